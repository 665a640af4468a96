import APIModel

/// The path of a request as one string literal with interpolations: `"/users/\(id)"`.
public struct PathPlan: Sendable, Hashable {
    public var expression: String
    package var arguments: [String]
}

/// The method of a request, constant or chosen by a flag.
public struct MethodPlan: Sendable, Hashable {
    /// As it is sent: `GET`.
    public let name: String
    /// What follows the point where the method's type is known: `get`, or `init(rawValue: "LINK")` for a method of the
    /// server's own.
    public let word: String
    /// The argument that chooses; then `word` stands for false.
    public let flag: String?
    public let wordWhenTrue: String?
    public let nameWhenTrue: String?

    init(_ method: HTTPMethod, flag: String? = nil, whenTrue: HTTPMethod? = nil) {
        name = method.name
        word = MethodPlan.word(for: method)
        self.flag = flag
        wordWhenTrue = whenTrue.map(MethodPlan.word)
        nameWhenTrue = whenTrue?.name
    }

    private static func word(for method: HTTPMethod) -> String {
        method.isStandard ? method.name.lowercased() : "init(rawValue: \(SwiftLiteral.quoted(method.name)))"
    }
}

/// The body of a request.
public struct BodyPlan: Sendable, Hashable {
    public enum Kind: String, Sendable, CaseIterable {
        case json
        case form
        case multipart
        case text
        case data
    }

    public var kind: Kind
    public var value: String
    public var type: String
    public var isOptional: Bool
    /// Whether a multipart body is a form of its own, and not a list of parts.
    public var isForm: Bool
    /// The media type as a literal, where it is not the usual one of its kind.
    public var contentType: String?
    /// The fields of a form whose styles the description gives.
    public var fields: [FormFieldPlan] = []
    /// The last part of a multipart type: `form-data`.
    public var subtype: String?
    package var arguments: [String]
}

/// The style of one field of a form.
public struct FormFieldPlan: Sendable, Hashable {
    /// The wire name as a literal.
    public var key: String
    public var style: String
    public var isExploded: Bool
    public var allowsReserved: Bool
}

/// What the one-member convention sends: the query of some methods, the body of others.
public struct ParamPlan: Sendable, Hashable {
    public enum Kind: String, Sendable, CaseIterable {
        case none
        /// An argument as it is.
        case value
        /// A dictionary of one key.
        case dictionary
        /// A small struct made on the spot.
        case structure
    }

    public var kind: Kind
    public var value: String
    public var isOptional: Bool
    public var structure: InputPlan?
    public var members: [RequestValue]
    /// Whether it goes into the query, where the method alone would say otherwise.
    public var usesQuery: Bool?
    /// What `param` can't carry.
    public var extraQuery: [RequestValue]
    public var extraBody: BodyPlan?
    package var arguments: [String]
}

/// A struct that carries the inputs of an operation.
public struct InputPlan: Sendable, Hashable {
    public var name: String
    public var documentation: [String]
    public var properties: [InputPropertyPlan]
    public var codingKeys: Bool
    /// Whether it is sent as it is.
    public var isEncodable: Bool
    public var isHashable: Bool
}

/// One member of an input struct.
public struct InputPropertyPlan: Sendable, Hashable {
    public var name: SwiftIdentifier
    public var type: String
    /// The wire name as a literal.
    public var key: String
    /// Whether the name differs from the wire name.
    public var hasKey: Bool
    public var isOptional: Bool
    public var defaultValue: String?
    public var documentation: [String]
    public var place: ArgumentPlace
}
