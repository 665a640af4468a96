/// A list of values, closed unless it says that it is open. A constant is an enumeration of one.
public struct Enumeration: Sendable, Hashable {
    public enum Base: String, Sendable, Hashable {
        case string
        case integer
        case number
        case boolean
        /// Values of several kinds.
        case mixed
    }

    public struct Value: Sendable, Hashable {
        public var literal: Literal
        /// A name that the document gives to the value (`x-enum-varnames`, a title, the native spec).
        public var name: String?
        public var documentation: String?
        /// Whether the document advises against it.
        public var isDeprecated: Bool

        public init(
            _ literal: Literal,
            name: String? = nil,
            documentation: String? = nil,
            isDeprecated: Bool = false
        ) {
            self.literal = literal
            self.name = name
            self.documentation = documentation
            self.isDeprecated = isDeprecated
        }
    }

    public var base: Base
    public var format: String?
    public var values: [Value]
    public var isConstant: Bool
    /// Whether any other value of the base is allowed as well, so that the list is of the known ones only.
    public var isOpen = false

    public init(base: Base, format: String? = nil, values: [Value], isConstant: Bool = false) {
        self.base = base
        self.format = format
        self.values = values
        self.isConstant = isConstant
    }
}

extension Enumeration {
    /// The value of one that has no other.
    package var onlyValue: Literal? { values.count == 1 ? values[0].literal : nil }

    /// Whether it is of texts, all of which are numbers.
    package var areTextsNumbers: Bool {
        base == .string
            && values.allSatisfy { value in
                if case .string(let text) = value.literal { Double(text) != nil } else { false }
            }
    }
}
