/// Swift that a team writes where a value stands: on one line, so that it ends nothing and begins nothing around it.
public struct FixedExpression: Sendable, Hashable {
    public let text: String

    public init?(_ text: String) {
        let isPlain = text.unicodeScalars.allSatisfy { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: false
            default: !";{}#".unicodeScalars.contains(scalar)
            }
        }
        guard isPlain, !text.contains("//"), !text.contains("/*"), !text.contains("*/") else { return nil }
        self.text = text
    }

    /// What messages say of a text that is none.
    public static let expected = "an expression on one line, without `;`, braces and comments"
}
