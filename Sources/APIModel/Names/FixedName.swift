/// A name that a team fixes for its Swift code. It is an identifier, so that it can be written into code as it stands;
/// a keyword is one too, and gets its backquotes where it is written.
///
///     location   `location`
///     2nd        nil
///     a-b        nil
public struct FixedName: Sendable, Hashable {
    public let text: String

    public init?(_ text: some StringProtocol) {
        guard FixedName.isIdentifier(text) else { return nil }
        self.text = String(text)
    }

    /// What messages say of a text that is none.
    public static let expected =
        "a Swift name: letters, digits and `_`, with no digit first, and more than `_` alone"

    private static func isIdentifier(_ text: some StringProtocol) -> Bool {
        let scalars = text.unicodeScalars
        guard let first = scalars.first, first == "_" || first.properties.isXIDStart else { return false }
        return scalars.allSatisfy(\.properties.isXIDContinue) && scalars.contains { $0 != "_" }
    }
}

extension FixedName: ExpressibleByStringLiteral {
    /// For names that stand in the program.
    public init(stringLiteral text: String) {
        precondition(FixedName.isIdentifier(text), "no identifier")
        self.text = text
    }
}

extension FixedName: CustomStringConvertible {
    public var description: String { text }
}
