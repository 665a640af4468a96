import SpecWriters

/// Writes the values that a request carries as properties of the native spec.
struct SpecFields {
    var types: SpecTypes
    private(set) var remarks: [Remark] = []
    /// The part of the request that is being written.
    var role = EndpointField.query
    /// Whether the form can have files: `File` means a file there, even if the team has a type of that name.
    var holdsFiles = false
    /// Whether a field has a default that the request sends, as for an argument with a default, or a constant.
    private(set) var hasDefaults = false
    /// The arguments whose defaults in the code the spec can't express.
    private(set) var lostDefaults: [String] = []
    /// The defaults of arguments, by their names in the code.
    private let defaults: [String: CallSignature.Default]

    init(_ types: SpecTypes, of call: CallSignature?) {
        self.types = types
        let known = (call?.arguments ?? []).compactMap { argument in argument.defaultValue.map { (argument.name, $0) } }
        defaults = Dictionary(known) { first, _ in first }
    }

    /// `name: String?`, `pageSize: Int = page_size`
    /// - Parameter isBody: whether they are members of a JSON body, which can have the team's own types.
    mutating func properties(_ fields: [AdoptedEndpoint.Field], isNested: Bool = false, isBody: Bool = false)
        -> [YAMLValue.Entry]
    {
        zip(fields, SpecFields.names(of: fields, isNested: isNested)).map { field, name in
            YAMLValue.Entry(
                NativeNames.key(name, isOptional: field.isOptional && field.content.isStructure),
                property(field, name, isBody: isBody))
        }
    }

    /// The names of the properties: those of the code's arguments, if that keeps them distinct.
    static func names(of fields: [AdoptedEndpoint.Field], isNested: Bool = false) -> [String] {
        var names: Set<String> = []
        return fields.map { field in
            var name = SpecNames.isIdentifier(field.name) ? field.name : SpecNames.identifier(field.name)
            if !isNested, case .argument(let own, _) = field.content, SpecNames.isIdentifier(own),
                !fields.contains(where: { $0.name == own && $0.name != field.name })
            {
                name = own
            }
            return SpecNames.free(name, &names)
        }
    }

    /// Inline properties. If one is named `type`, they have to be in the long form, whose key that is.
    static func structure(_ properties: [YAMLValue.Entry]) -> YAMLValue {
        properties.contains { $0.key == "type" } ? .map([.init("type", .map(properties))]) : .map(properties)
    }

    private mutating func property(_ field: AdoptedEndpoint.Field, _ name: String, isBody: Bool) -> YAMLValue {
        let isRenamed = name != field.name
        let mark = field.isOptional ? "?" : ""
        let wire: [YAMLValue.Entry] = isRenamed ? [.init("wire", .text(field.name))] : []
        switch field.content {
        case .constant(let text, let isText):
            let type = (isText ? "String" : text.literalType) + mark
            if hides(field, "here it's an argument") {
                return isRenamed ? .map([.init("type", .text(type))] + wire) : .text(type)
            }
            if field.isOptional {
                remark(
                    "`\(field.name)` is `\(text)` or left out, as the code decides: here it's an argument",
                    member: field.name)
                return isRenamed ? .map([.init("type", .text(type))] + wire) : .text(type)
            }
            hasDefaults = true
            let value = YAMLValue.Entry("default", isText ? .text(text) : .raw(text))
            return .map([.init("type", .text(type))] + wire + [value])
        case .argument(let own, let type):
            if isBody { types.hold(type) }
            let text = self.type(type, of: field.name, isModel: isBody && types.isEncodable(type)) + mark
            if let value = defaultValue(of: own, as: text) {
                return .map([.init("type", .text(text))] + wire + [.init("default", value)])
            }
            if !isRenamed { return .text(text) }
            if SpecNames.isIdentifier(field.name), !text.contains("=") { return .text(text + " = " + field.name) }
            return .map([.init("type", .text(text))] + wire)
        case .fields(let fields):
            let inner = YAMLValue.map(properties(fields, isNested: true, isBody: isBody))
            if !isRenamed, case .map(let entries) = inner, !entries.isEmpty { return SpecFields.structure(entries) }
            return .map([YAMLValue.Entry("type", fields.isEmpty ? .text("Any" + mark) : inner)] + wire)
        case .list(let inner):
            var type = YAMLValue.list([])
            if case .fields(let fields) = inner, !fields.isEmpty {
                type = .list([.map(properties(fields, isNested: true, isBody: isBody))])
            } else {
                type = .text("[\(element(inner, of: field.name))]" + mark)
            }
            return isRenamed ? .map([.init("type", type)] + wire) : type
        }
    }

    /// The type of a list's elements.
    private mutating func element(_ content: AdoptedEndpoint.Content, of name: String) -> String {
        if case .argument(_, let type?) = content, let known = types.text(type) { return known }
        if case .constant(let text, let isText) = content { return isText ? "String" : text.literalType }
        remark("the elements of `\(name)` have a type that the spec can't name: Any is taken", member: name)
        return "Any"
    }

    /// The default of an argument that is always sent, in the type that is sent: flags can be sent as 1 and 0.
    /// - Parameter type: the type in the spec, with a question mark if the argument can be left out.
    private mutating func defaultValue(of argument: String, as type: String) -> YAMLValue? {
        let value: YAMLValue?
        switch defaults[argument] {
        case nil: return nil
        case .other?: value = nil
        case .literal(let literal)?:
            switch (type, literal.isText ? "String" : literal.text.literalType) {
            case ("String", "String"): value = .text(literal.text)
            case ("Int", "Bool"): value = .raw(literal.text == "true" ? "1" : "0")
            case ("Int", "Int"), ("Double", "Int"), ("Double", "Double"), ("Bool", "Bool"): value = .raw(literal.text)
            default: value = nil
            }
        }
        if let value {
            hasDefaults = true
            return value
        }
        lostDefaults.append(argument)
        return nil
    }

    /// The type in the spec. Adds a remark if the code doesn't state it, or states one that the spec can't name.
    /// - Parameter isModel: whether it can be one of the team's own types.
    /// - Parameter name: the name of the member; nil for a whole body.
    mutating func type(_ written: SwiftType?, of name: String?, isModel: Bool = false) -> String {
        let shown = name.map { "`\($0)`" } ?? "the body"
        guard let written else {
            remark("the type of \(shown) isn't said where it is sent: String is taken", member: name)
            return "String"
        }
        if holdsFiles, written.unwrapped == "File" { return "File" }
        if let known = types.text(written, isModel: isModel) { return known }
        let usual = isModel && types.holdsAny(written) ? "Any" : "String"
        remark("\(shown) is a `\(written.shown)` in the code: \(usual) is taken", member: name)
        return usual
    }

    /// The type of a body as a whole.
    mutating func body(_ written: SwiftType?) -> String {
        guard let written, !types.isEncodable(written) else { return type(written, of: nil, isModel: true) }
        let text = "nothing says how a `\(written.shown)` is encoded: Any is taken"
        remarks.add(Remark(role, text, isUnknown: true))
        return "Any"
    }

    /// Whether a constant looks like a credential, so that the spec doesn't have it; adds a remark.
    /// - Parameter what: what the spec has instead.
    mutating func hides(_ field: AdoptedEndpoint.Field, _ what: String) -> Bool {
        guard field.isCredential else { return false }
        remark("`\(field.name)` is a constant in the code that looks like a credential: \(what)", member: field.name)
        return true
    }

    mutating func remark(_ text: String, member: String? = nil) { remarks.add(Remark(role, text, member: member)) }
}

extension AdoptedEndpoint.Content {
    /// Whether the spec writes it as properties.
    fileprivate var isStructure: Bool {
        switch self {
        case .fields(let fields), .list(.fields(let fields)): return !fields.isEmpty
        default: return false
        }
    }
}
