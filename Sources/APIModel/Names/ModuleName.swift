/// A module of a team's own, to be imported by generated code: `Payments`, or a submodule such as `Foundation.NSDate`.
public struct ModuleName: Sendable, Hashable {
    public let text: String

    public init?(_ text: some StringProtocol) {
        let text = String(text)
        let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.allSatisfy({ FixedName(Substring($0)) != nil }) else { return nil }
        self.text = text
    }

    public init(_ name: FixedName) { text = name.text }

    /// What messages say of a text that is none.
    public static let expected = "a module: letters, digits and `_`, with no digit first, and no keyword"
}

extension ModuleName: ExpressibleByStringLiteral {
    /// For modules that stand in the program.
    public init(stringLiteral text: String) { self.init(FixedName(stringLiteral: text)) }
}

extension ModuleName: CustomStringConvertible {
    public var description: String { text }
}
