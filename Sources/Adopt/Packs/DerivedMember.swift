/// The template of one member of a team's request protocol, by its role and type.
struct DerivedMember {
    private let member: TeamRuntime.Member
    /// The names of the cases of the member's type.
    private let methods: [String]
    /// The cases of the team's own type of headers: one with headers, and one without.
    private let headerCases: (with: String, without: String)?
    /// Whether each request is a type of its own instead of a case of an enum.
    private let isOfType: Bool

    init(
        _ member: TeamRuntime.Member, methods: [String], headerCases: (with: String, without: String)? = nil,
        isOfType: Bool = false
    ) {
        let isDictionary = DerivedMember.valueType(DerivedMember.plain(member.type)) != nil
        self.headerCases = member.role == .headers && !isDictionary ? headerCases : nil
        self.member = member
        self.methods = methods
        self.isOfType = isOfType
    }

    /// Whether values of a type can be made from a description.
    static func isKnown(_ role: EndpointRole, _ type: SwiftType) -> Bool {
        let plain = self.plain(type)
        switch role {
        case .path: return plain == "String"
        case .method: return true
        case .query: return plain == items || valueType(plain) != nil
        case .body: return isEncodable(plain) || plain == "Data" || valueType(plain) != nil
        case .headers: return valueType(plain) == "String"
        case .base: return plain == "String" || plain == "URL"
        case .parameters: return valueType(plain) != nil || isEncodable(plain)
        case .task, .encoding, .route: return false
        }
    }

    /// The lines of the member; nil for one that requests don't have to declare.
    var text: String? {
        switch member.role {
        case .path: return always("operation.path", "{% group hang %}{{ operation.path }}{% endgroup %}")
        case .method: return always("operation.method", method)
        case .query: return where_("operation.query", query("operation.query"))
        case .headers: return where_("operation.headers", headers)
        case .body: return where_("operation.body", body)
        case .parameters: return where_("operation.query, operation.body", parameters)
        case .base: return member.hasDefault ? nil : (isOfType ? "\n" : "") + base
        case .task, .encoding, .route: return nil
        }
    }

    private static let items = SwiftType.list("URLQueryItem")

    private static func plain(_ type: SwiftType) -> SwiftType {
        switch type.unwrapped {
        case "Parameters": return .dictionary("String", "Any")
        case "HTTPHeaders": return .dictionary("String", "String")
        case let plain: return plain
        }
    }

    /// `Any` of `[String: Any]`
    private static func valueType(_ plain: SwiftType) -> SwiftType? {
        plain.pair.flatMap { $0.key == "String" ? $0.value : nil }
    }

    private static func isEncodable(_ plain: SwiftType) -> Bool {
        plain.composed.contains("Encodable") || plain.composed.contains("Codable")
    }

    // MARK: Layout

    private var nothing: String {
        if let headerCases { return "." + headerCases.without }
        if member.type.isOptional { return "nil" }
        return DerivedMember.valueType(DerivedMember.plain(member.type)) == nil ? "[]" : "[:]"
    }

    private var head: String {
        "    {{ swift.access }}\(member.isStatic ? "static " : "")var \(member.name): \(member.type.text) {"
    }

    private func always(_ field: String, _ value: String) -> String {
        isOfType
            ? "\n\(head)\n        \(value)\n    }"
            : """
            \(head)
                    {% switch operation in service.requests by \(field) %}
                        \(value)
                    {% endswitch %}
                }
            """
    }

    /// A member that is written if some request has it, or if the protocol has no default.
    private func where_(_ fields: String, _ value: String) -> String {
        if isOfType { return ownWhere(fields, value) }
        let lines = value.split(separator: "\n").map { "            " + $0 }.joined(separator: "\n")
        let text = """
            \(head)
                    {% switch operation in service.requests by \(fields) %}
            \(lines)
                    {% default %}
                        \(nothing)
                    {% endswitch %}
                }
            """
        guard member.hasDefault else { return text }
        let names = fields.split(separator: ",").map { $0.drop { $0 == " " }.dropFirst("operation.".count) }
        let condition = names.map { "any service.requests." + $0 }.joined(separator: " or ")
        return "{% if \(condition) %}\n\(text)\n{% endif %}"
    }

    /// The same for a request that is a type.
    private func ownWhere(_ fields: String, _ value: String) -> String {
        let condition = fields.split(separator: ",").map { $0.drop { $0 == " " } }.joined(separator: " or ")
        let lines = value.split(separator: "\n").map { "        " + $0 }.joined(separator: "\n")
        guard member.hasDefault else {
            return "\n\(head)\n{% if \(condition) %}\n\(lines)\n{% else %}\n        \(nothing)\n{% endif %}\n    }"
        }
        return "{% if \(condition) %}\n\n\(head)\n\(lines)\n    }\n{% endif %}"
    }

    // MARK: Values

    private var method: String {
        let isText = DerivedMember.plain(member.type) == "String"
        let isUpper = !isText && methods.contains("GET")
        func word(_ suffix: String) -> String {
            isText ? "\"{{ method.name\(suffix) }}\"" : ".{{ method.\(isUpper ? "name" : "word")\(suffix) }}"
        }
        return "{% with operation.method as method %}"
            + "{% if method.flag %}{{ method.flag }} ? \(word("_when_true")) : {% endif %}\(word(""))" + "{% endwith %}"
    }

    /// A list of query items as a dictionary.
    static func dictionary(of list: String) -> String {
        let member = TeamRuntime.Member(role: .query, name: "", type: .dictionary("String", "Any"), hasDefault: false)
        return DerivedMember(member, methods: []).query(list) + "\n"
    }

    private func query(_ list: String) -> String {
        let plain = DerivedMember.plain(member.type)
        let isItems = plain == DerivedMember.items
        let value = DerivedMember.isEncodable(plain) ? "String" : DerivedMember.valueType(plain)
        // A dictionary of optional values can keep missing ones.
        let mayBeAbsent = value == .optional("String")
        let field = isItems || mayBeAbsent || value == "String" ? "text" : "value"
        let item =
            isItems
            ? "URLQueryItem(name: {{ item.key }}, value: {{ item.text }})" : "{{ item.key }}: {{ item.\(field) }}"
        let items = """
            [{% group trailing "," %}
                {% for item in \(list) separator ", " %}\(item){% endfor %}
            {% endgroup %}]
            """
        if isItems { return items + "{% if any \(list).is_optional %}.filter { $0.value != nil }{% endif %}" }
        if mayBeAbsent { return items }
        let isPlain = value == "String"
        let open = isPlain ? items : "{% if any \(list).is_optional %}({% endif %}" + items
        let cast = isPlain ? "" : " as [String: (\(value?.text ?? ""))?])"
        return open + "{% if any \(list).is_optional %}\(cast).compactMapValues { $0 }{% endif %}"
    }

    private var headers: String {
        if let headerCases {
            if headerCases.with.isEmpty { return "." + headerCases.without }
            return
                "{% inline %}\n.\(headerCases.with)({% include \"headers_value.stencil\" %}{% if operation.has_optional_headers %}.compactMapValues { $0 }{% endif %})\n{% endinline %}"
        }
        return """
            {% include "headers_value.stencil" %}
            {% if operation.has_optional_headers %}.compactMapValues { $0 }{% endif %}
            """
    }

    private var body: String {
        """
        {% inline %}
        {% with operation.body as body %}
        {% if body.kind == "json" %}
            \(encoded)
        {% else %}
            {% include "optional_body.stencil" %}
        {% endif %}
        {% endwith %}
        {% endinline %}
        """
    }

    /// The body, or the value that is made from the members that are sent.
    private static let bodyValue = "{% include \"made_value.stencil\" with body as content %}"

    private var encoded: String {
        let type = DerivedMember.plain(member.type)
        if DerivedMember.isEncodable(type) { return DerivedMember.bodyValue }
        if type == "Data" { return "try? JSONEncoder().encode(\(DerivedMember.bodyValue))" }
        let empty = nothing == "nil" ? "" : " ?? [:]"
        return "(try? JSONSerialization.jsonObject(with: JSONEncoder().encode(\(DerivedMember.bodyValue))))"
            + " as? [String: \(DerivedMember.valueType(type)?.text ?? "Any")]\(empty)"
    }

    private var parameters: String {
        let list = query("operation.query").split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
        let body = self.body.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
        return "{% inline %}\n{% if operation.query %}\n\(list)\n{% else %}\n\(body)\n{% endif %}\n{% endinline %}"
    }

    private var base: String {
        let isURL = DerivedMember.plain(member.type) == "URL"
        let url = "{{ plan.environment.default_url }}"
        let literal = "{% if plan.environment.default_url %}\(url){% else %}\"\"{% endif %}"
        return "\(head)\n        \(isURL ? "URL(string: \(literal))!" : literal)\n    }"
    }
}
