import APIModel

/// The body of a request.
public struct BodyPlan: Sendable, Hashable {
    public enum Kind: String, Sendable, CaseIterable {
        case json
        case form
        case multipart
        /// The elements of a list, each in a part of its own.
        case parts
        case text
        case data
        /// Data whose caller says what they are: the description allows `image/*`.
        case file
        /// The items of a list, each on a line of its own.
        case lines
        /// The items of a list, each behind a record separator.
        case sequence
    }

    public var kind: Kind
    public var content: RequestContent
    /// The argument that holds all of the body, whatever is sent of it; nil where each member is an argument.
    public var argument: SwiftIdentifier?
    /// The type of all of the body.
    public var type: SwiftType
    /// Whether a multipart body is a form of its own, and not a list of parts.
    public var isForm = false
    /// How an element of a list is sent that is a part.
    var part: ContentChoice.Part?
    /// The media type of the body, or of each of its parts, where it is not the usual one of its kind.
    public var contentType: String?
    /// The fields of a form whose encodings the description gives.
    public var fields: [FormFieldPlan] = []
    /// The last part of a multipart type, where it is not `form-data`.
    public var subtype: String?

    public var isOptional: Bool { content.isOptional }
    package var partWord: String? { part?.rawValue }

    var support: SupportSymbol? {
        switch kind {
        case .form: fields.isEmpty ? .formBody : .styledFormBody
        case .multipart, .parts: .multipartBody
        case .data where type.unwrapped == .fileUpload: .fileBody
        case .lines: .linesBody
        case .sequence: .sequenceBody
        case .json, .text, .data, .file: nil
        }
    }
}

/// A member of a body that is sent with one value.
public struct FixedMemberPlan: Sendable, Hashable {
    public var wireName: String
    public var value: SwiftExpression
}

extension [FixedMemberPlan] {
    func applied(to argument: SwiftIdentifier) -> String {
        let members = map { "\(SwiftLiteral.quoted($0.wireName)): \($0.value.text)" }.joined(separator: ", ")
        return "FixedMembers(of: \(argument.reference), [\(members)])"
    }
}

/// The encoding of one field of a form.
public struct FormFieldPlan: Sendable, Hashable {
    public var wireName: String
    public var encoding: ParameterEncoding
}
