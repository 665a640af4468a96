import APIModel

/// One named value of a request: a query item, a header, a cookie, a member of `param`.
public struct RequestValue: Sendable, Hashable {
    /// How the value becomes text.
    public enum TextForm: Sendable {
        /// It is a text: `id`.
        case plain
        /// `String(page)`
        case described
        /// `sort.rawValue`
        case rawValue
        /// The support code encodes it: `headerText(ids)`.
        case encoded
    }

    public let wireName: String
    public let source: ValueSource
    public let type: SwiftType
    public let textForm: TextForm
    public let encoding: ParameterEncoding
    /// Whether style and explode are the defaults of the place.
    public let hasUsualStyle: Bool
    /// Whether it is the whole query string.
    public let isWholeQuery: Bool
    /// The encodings of the members of a whole query, where the description states them.
    public let fields: [FormFieldPlan]

    init(
        _ wireName: String, _ input: TypedSource, kind: ValueKind, location: Parameter.Location,
        encoding: ParameterEncoding? = nil, fields: [FormFieldPlan] = []
    ) {
        self.fields = fields
        let usual = ParameterEncoding.usual(in: location)
        self.wireName = wireName
        source = input.source
        type = input.type
        self.encoding = encoding ?? usual
        hasUsualStyle = self.encoding.style == usual.style && self.encoding.isExploded == usual.isExploded
        isWholeQuery = location == .querystring
        switch kind {
        case _ where self.encoding.isJSON: textForm = .encoded
        case .text: textForm = .plain
        case .whole: textForm = .described
        case .enumeration: textForm = .rawValue
        case .fraction, .other: textForm = .encoded
        }
    }

    public var isOptional: Bool { type.isOptional }

    /// The support code that `text` calls.
    var textSupport: SupportSymbol? { textForm == .encoded ? .headerText : nil }

    /// The value as text: `String(page)`, `sort?.rawValue`.
    public var text: String {
        let value = isOptional ? source.operand : source.text
        switch textForm {
        case .plain: return source.text
        case .rawValue: return isOptional ? "\(value)?.rawValue" : "\(value).rawValue"
        case .described: return isOptional ? "\(value).map { String($0) }" : "String(\(value))"
        case .encoded: return isOptional ? "\(value).map { \(headerText(of: "$0")) }" : headerText(of: value)
        }
    }

    private func headerText(of value: String) -> String {
        if encoding.isJSON { return "headerText(json: \(value))" }
        let style = encoding.style == .simple ? "" : ", style: .\(encoding.style.rawValue)"
        return "headerText(\(value)\(style)\(encoding.isExploded ? ", explode: true" : ""))"
    }
}

/// Where a value of a request comes from.
public enum ValueSource: Sendable, Hashable {
    /// `id`
    case argument(SwiftIdentifier)
    /// `input.page`, or `request?.name` where the argument may be absent; `input.note?.value` of a `Nullable`.
    case member(SwiftIdentifier, of: SwiftIdentifier, isOptional: Bool, tellsNull: Bool = false)
    /// One value for all calls: `"v1"`.
    case constant(SwiftExpression)

    /// The argument of the case that the value comes from; nil for a constant.
    public var argument: SwiftIdentifier? {
        switch self {
        case .argument(let name), .member(_, of: let name, isOptional: _, tellsNull: _): name
        case .constant: nil
        }
    }

    /// The value as an expression.
    public var text: String {
        switch self {
        case .argument(let name): name.reference
        case .member(let member, of: let name, let isOptional, let tellsNull):
            "\(name.reference)\(isOptional ? "?." : ".")\(member.member)\(tellsNull ? "?.value" : "")"
        case .constant(let expression): expression.text
        }
    }

    /// The value before `.map` or `?.`, which would otherwise apply to the member alone: `(request?.name)`.
    var operand: String {
        if case .member(_, of: _, isOptional: true, tellsNull: _) = self { return "(\(text))" }
        return text
    }
}

/// An input of a request, with the type of its values.
public struct TypedSource: Sendable {
    public var source: ValueSource
    public var type: SwiftType
}

/// The kind of a value, as far as its text in a request depends on that.
enum ValueKind {
    case text
    case enumeration
    /// A number or a flag, which is sent as its interpolation.
    case whole
    /// A floating-point number: `1.0` is sent as `1`.
    case fraction
    /// A value that the support code encodes: a list, an object, a date.
    case other

    init(_ type: SwiftType, isStringEnumeration: Bool) {
        self = isStringEnumeration ? .enumeration : ValueKind.kinds[type.unwrapped] ?? .other
    }

    private static let kinds: [SwiftType: ValueKind] = [
        .string: .text, .int: .whole, .int32: .whole, .int64: .whole, .bool: .whole, .double: .fraction,
        .float: .fraction,
    ]
}

/// The method of a request, constant or chosen by a flag.
public struct MethodPlan: Sendable {
    /// A method, as it is sent and as generated code names it.
    public struct Word: Sendable {
        /// As it is sent: `GET`.
        public let wireName: String
        let isStandard: Bool

        init(_ method: HTTPMethod) {
            wireName = method.name
            isStandard = method.isStandard
        }

        /// The code after the dot, where the method's type is known: `get`, or `init(rawValue: "LINK")` for a method
        /// that isn't a standard one.
        public var text: String {
            isStandard ? wireName.lowercased() : "init(rawValue: \(SwiftLiteral.quoted(wireName)))"
        }
    }

    /// The method; where a flag chooses, the one for false.
    public let usual: Word
    /// The argument that chooses.
    public let flag: SwiftIdentifier?
    public let whenTrue: Word?

    init(_ method: HTTPMethod, flag: SwiftIdentifier? = nil, whenTrue: HTTPMethod? = nil) {
        usual = Word(method)
        self.flag = flag
        self.whenTrue = whenTrue.map(Word.init)
    }
}

extension API {
    /// Gives lists in queries without a style the encoding that a project wants, and those with `deepObject`, which
    /// has no rule for lists.
    package mutating func writeArrays(_ arrays: OperationConventions.Arrays) {
        guard arrays != .repeated else { return }
        for index in operations.indices {
            for position in operations[index].parameters.indices {
                let parameter = operations[index].parameters[position]
                let isUnsaid = parameter.encoding == .usual(in: .query) || parameter.encoding.style == .deepObject
                guard parameter.location == .query, isUnsaid, case .array = resolvedKind(of: parameter.use.schema)
                else { continue }
                operations[index].parameters[position] = parameter.writing(arrays)
            }
        }
    }
}

extension Parameter {
    fileprivate func writing(_ arrays: OperationConventions.Arrays) -> Parameter {
        var parameter = self
        switch arrays {
        case .repeated: break
        case .comma: parameter.encoding = ParameterEncoding(style: .form, isExploded: false)
        case .space: parameter.encoding = ParameterEncoding(style: .spaceDelimited, isExploded: false)
        case .pipe: parameter.encoding = ParameterEncoding(style: .pipeDelimited, isExploded: false)
        case .brackets:
            parameter.encoding = .usual(in: .query)
            guard !wireName.hasSuffix("[]") else { break }
            parameter.name = name ?? wireName
            parameter.wireName += "[]"
        }
        return parameter
    }
}
