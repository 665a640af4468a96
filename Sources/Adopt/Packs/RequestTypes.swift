/// The requests of a team, each a type: `struct GetStore: APIRequest { typealias Response = Store … }`. A pack for the
/// team writes such types.
struct RequestTypes {
    /// The protocol's name for the response's type; nil if requests don't state it.
    let response: String?
    /// The team's type for responses without a body.
    let nothing: String?
    /// Whether the types are nested in another one.
    let isNested: Bool
    /// The ending of their names: `Request`
    let ending: String
    /// `let` or `var`, for stored properties.
    let keyword: String

    /// Nil if most requests are cases, or made by functions.
    init?(_ index: SourceIndex, _ endpoints: [AdoptedEndpoint]) {
        let types = endpoints.compactMap { RequestTypes.entry(of: $0, index) }
        guard types.count * 2 > endpoints.count else { return nil }
        let names = ResponseFinder.aliases
        response = names.first { name in
            types.contains { index.aliases[$0.name + "." + name] != nil || index.types[$0.name + "." + name] != nil }
        }
        nothing = ResponseFinder.nothing.sorted().first { index.types[$0]?.declaration?.kind == .structure }
        isNested = types.count { $0.name.contains(".") } * 2 > types.count
        ending =
            ["Request", "Endpoint", "Call"].first { ending in
                types.count { $0.name.hasSuffix(ending) } * 2 > types.count
            } ?? ""
        let stored = types.flatMap(\.members.properties).filter { $0.isStored && $0.value == nil }
        keyword = stored.count(where: \.isConstant) * 2 > stored.count ? "let" : "var"
    }

    /// The type that is an endpoint's request; nil for a case, or a request that a function makes.
    static func entry(of endpoint: AdoptedEndpoint, _ index: SourceIndex) -> SourceIndex.Entry? {
        let names = [endpoint.owner + "." + endpoint.name, endpoint.name]
        let entry = names.lazy.compactMap { index.type($0) }.first
        let kinds: [TypeDeclaration.Kind] = [.structure, .classType]
        return entry.flatMap { $0.declaration.map { kinds.contains($0.kind) } == true ? $0 : nil }
    }

    /// The lines of a pack's manifest that give the types their names.
    var names: String { "names:\n  operation:\n    request: \"{Operation}\(ending)\"\n\n" }

    /// The template of a service's requests.
    func api(of name: String, members: [String]) -> String {
        var lines = """
            {% for line in operation.documentation %}
            {{ line }}
            {% endfor %}
            {{ swift.\(isNested ? "access" : "declaration") }}struct {{ operation.request }}: \(name) {

            """
        if let response {
            let type = "{{ operation.response.type }}"
            let known = nothing.map { "{% if operation.response.kind == \"none\" %}\($0){% else %}\(type){% endif %}" }
            lines += "    {{ swift.access }}typealias \(response) = \(known ?? type)\n"
        }
        // An empty line separates members; none precedes the first one.
        lines += response == nil ? "" : "{% if operation.case_arguments %}\n\n{% endif %}\n"
        lines += """
            {% for argument in operation.case_arguments %}
                {{ swift.access }}\(keyword) {{ argument.name }}: {{ argument.type }}
            {% endfor %}
            {% if swift.access and operation.case_arguments %}

                {{ swift.access }}init({% group %}
                    {% for argument in operation.case_arguments separator ", " %}
                    {{ argument.name }}: {{ argument.type }}{% if argument.is_optional %} = nil{% endif %}
                    {% endfor %}
                {% endgroup %}) {
                {% for argument in operation.case_arguments %}
                    self.{{ argument.name }} = {{ argument.name }}
                {% endfor %}
                }
            {% endif %}
            \(members.joined(separator: "\n"))
            }

            """
        if isNested {
            lines = lines.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }
                .joined(separator: "\n")
        }
        let open = """
            {% declare type service.api %}
            {% for line in service.documentation %}
            {{ line }}
            {% endfor %}
            {{ swift.declaration }}enum {{ service.api }} {

            """
        return "{# for: service, swift, options, plan #}\n" + (isNested ? open : "")
            + "{% for operation in service.requests separator \"\\n\" %}\n" + lines + "{% endfor %}\n"
            + (isNested ? "}\n" : "") + RequestTypes.structures
    }

    /// The template of the types of a service's bodies.
    static let structures = """
        {% for operation in service.requests %}
        {% if operation.body.structure %}

        {% include "made_structure.stencil" with operation.body.structure as structure %}
        {% endif %}
        {% endfor %}

        """

    /// The template with which calls make a request.
    var call: (name: String, text: String) {
        let type = (isNested ? "{{ service.api }}." : "") + "{{ operation.request }}"
        let text = """
            {% inline %}
            \(type)({% group %}
                {% for argument in operation.case_arguments separator ", " %}
                {{ argument.name }}: {{ argument.element }}
                {% endfor %}
            {% endgroup %})
            {% endinline %}

            """
        return ("call.stencil", text)
    }
}
