/// A string literal with expressions in it: `"/users/\(id)"`. The text between them is data, and escaped as such.
public struct SwiftInterpolation: Sendable, Hashable {
    /// A stretch of the string.
    public enum Piece: Sendable, Hashable {
        case text(String)
        /// An expression of the planner's own: `id.pathSegment`.
        case expression(String)
    }

    public var pieces: [Piece]

    public init(_ pieces: [Piece]) { self.pieces = pieces }

    /// `[text("/users/"), expression("id")]` → `"/users/\(id)"`.
    public var text: String {
        var result = "\""
        for piece in pieces {
            switch piece {
            case .text(let text): SwiftLiteral.appendEscaped(text, to: &result)
            case .expression(let expression):
                result += "\\("
                result += expression
                result += ")"
            }
        }
        result += "\""
        return result
    }
}
