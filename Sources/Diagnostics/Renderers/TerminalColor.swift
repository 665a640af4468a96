/// The colors that a terminal shows text in.
public enum TerminalColor: String, Sendable {
    case bold = "1"
    case red = "1;31"
    case green = "1;32"
    case yellow = "1;33"
    case blue = "1;34"
    case magenta = "1;35"
    case cyan = "1;36"
    case dimRed = "31"
    case dimGreen = "32"
    case dimCyan = "36"

    /// The text in this color, or as it is where colors are not wanted.
    public func paint(_ text: String, isColored: Bool) -> String {
        isColored ? "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" : text
    }
}
