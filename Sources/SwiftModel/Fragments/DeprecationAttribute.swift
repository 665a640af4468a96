/// `@available(*, deprecated, message: "…")`, with the message on one line.
public struct DeprecationAttribute: Sendable, Hashable {
    public var message: String?

    public init(message: String? = nil) { self.message = message }

    public var text: String {
        let words = SingleLine.text(message ?? "")
        if words.isEmpty { return "@available(*, deprecated)" }
        return "@available(*, deprecated, message: \(SwiftLiteral.quoted(words)))"
    }
}
