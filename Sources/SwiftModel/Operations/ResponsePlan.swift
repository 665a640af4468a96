/// What an operation answers with when it succeeds.
public struct ResponsePlan: Sendable, Hashable {
    public enum Kind: String, Sendable, CaseIterable {
        /// Nothing.
        case none
        /// A decoded value.
        case value
        case text
        case data
        /// One of several, by status.
        case cases
        /// Any of these with headers beside it.
        case headers
    }

    public var kind: Kind
    /// The Swift type, with `?` where the answer may be without a body; `Void` for none.
    public var type: String
    public var isOptional: Bool
    /// The key of the envelope as a literal.
    public var envelope: String?
    public var cases: [ResponseCasePlan]
    /// What lies beside the headers; nil for nothing, and where no headers are returned.
    public var body: ResponseBodyPlan?
    public var headers: [ResponseHeaderPlan] = []
    public var documentation: [String]
    /// A sample answer; nil where there is none, or none is wanted.
    public var sample: SampleValue?

    /// The call's value, without the headers that may lie beside it.
    public var value: ResponseBodyPlan {
        body ?? ResponseBodyPlan(kind: kind, type: type, isOptional: isOptional, envelope: envelope)
    }

    /// The enum of several successes; nil where there is no choice.
    public var casesType: String? { cases.isEmpty ? nil : body?.type ?? type }
}

/// What a call returns beside the headers of its answer.
public struct ResponseBodyPlan: Sendable, Hashable {
    public var kind: ResponsePlan.Kind
    public var type: String
    public var isOptional: Bool
    /// The key of the envelope as a literal.
    public var envelope: String?
}

/// A header of an answer, as a property beside the value.
public struct ResponseHeaderPlan: Sendable, Hashable {
    public var name: SwiftIdentifier
    /// The name on the wire as a literal.
    public var key: String
    /// The type of its value, without the `?` of one that may be absent.
    public var type: String
    public var isOptional: Bool
    public var documentation: [String]

    /// The type of the property: `Int?`.
    public var swiftType: String { isOptional ? type + "?" : type }
}

/// One of several successes.
public struct ResponseCasePlan: Sendable, Hashable {
    public var name: String
    /// The name after a dot.
    var member: String
    /// `200`, or `200...299`.
    public var status: String
    public var kind: ResponsePlan.Kind
    public var type: String
    public var documentation: [String]
}

/// A typed error body and the statuses that it stands for.
public struct ErrorPlan: Sendable, Hashable {
    /// `404`, `400...499`; nil for the default.
    public var status: String?
    public var type: String
}

/// Credentials that are needed together.
public struct SecurityAlternativePlan: Sendable, Hashable {
    public struct Requirement: Sendable, Hashable {
        /// The member of the generated list of schemes: `petAuth`.
        public var name: String
        /// The scopes as literals.
        public var scopes: [String]
    }

    public var requirements: [Requirement]
}

/// A security scheme of the API.
public struct SecuritySchemePlan: Sendable, Hashable {
    public var name: String
    /// The name in the description as a literal.
    public var key: String
    /// `apiKey`, `basic`, `bearer`, `http`, `oauth2`, `openIDConnect`, `mutualTLS`.
    public var kind: String
    /// The literal of an API key's name, or of another HTTP scheme.
    public var parameter: String?
    /// `header`, `query`, `cookie`.
    public var location: String?
    public var documentation: [String]
}
