/// A pack that extends a bundled one with what a team calls its requests, their members, and its client.
package struct DerivedPack {
    /// The files of the pack, by their names.
    package let files: [(name: String, text: String)]
    /// What has to be written by hand in it.
    package let remarks: [String]
    /// The modules in which the team's runtime is.
    package let modules: [String]

    /// - Parameter name: what the pack is called.
    /// - Parameter base: the pack that it extends.
    package init?(_ index: SourceIndex, endpoints: [AdoptedEndpoint], name: String, extending base: String) {
        guard let runtime = TeamRuntime(index, owners: endpoints.map(\.owner)) else { return nil }
        let inParts = endpoints.filter(\.isInParts).map { "`\($0.owner).\($0.name)`" }
        remarks =
            runtime.remarks
            + (inParts.isEmpty || runtime.library == nil
                ? []
                : ["\(inParts.joined(separator: ", ")) sends a form in parts: leave it out of the spec, and by hand"])
        var modules: [String] = []
        for entry in [runtime.requestProtocol, runtime.client].compactMap({ $0 }) {
            let module = entry.file.module
            if module != "Model", !modules.contains(module) { modules.append(module) }
        }
        if let library = runtime.library { modules += library.modules.filter { !modules.contains($0) } }
        self.modules = modules
        var files = [
            ("pack.yaml", DerivedPack.manifest(runtime, name: name, base)),
            ("api.stencil", DerivedPack.api(runtime, index)),
            ("runtime.stencil", DerivedPack.helpers(runtime, index, isOpen: endpoints.contains(where: \.mayHoldAny))),
        ]
        if runtime.library != nil { files.append(LibraryRuntime.query) }
        if let load = runtime.load, let perform = runtime.perform {
            files.append(("client_call.stencil", DerivedPack.call(load, perform)))
            files.append(("implementation_body.stencil", DerivedPack.body(load)))
        }
        self.files = files
    }

    private static func manifest(_ runtime: TeamRuntime, name: String, _ base: String) -> String {
        var text = """
            # Made by `netlayer adopt --write-pack`; it is yours from here on.
            pack: \(name)
            summary: Requests that conform to `\(runtime.requestProtocol.name)`, sent by the client that is there.
            extends: \(base)


            """
        var options = ["  mocks: none"]
        if let client = runtime.client {
            options.append("  client: \(client.name)")
            options.append("  clientIsProtocol: \(client.declaration?.kind == .protocolType)")
        } else if let library = runtime.library {
            options += ["  client: \(library.clientName)", "  clientIsProtocol: false", "  clientName: client"]
        }
        if let name = runtime.clientName { options.append("  clientName: \(name)") }
        text += "options:\n" + options.joined(separator: "\n") + "\n\n"
        // What says its address itself takes it from the environment.
        let hasAddress = runtime.members.contains { $0.role == .base && !$0.hasDefault }
        let environment = hasAddress ? "\n    when: plan.environment" : " false"
        return text + """
            files:
              security: false
              environment:\(environment)
              runtime:
                for: api
                template: runtime.stencil
                path: Runtime.swift

            """
    }

    private static func api(_ runtime: TeamRuntime, _ index: SourceIndex) -> String {
        let name = runtime.requestProtocol.name
        var members = runtime.members.compactMap { member -> String? in
            let cases = index.type(member.type)?.members.cases.map(\.name) ?? []
            return DerivedMember(member, methods: cases).text
        }
        if let library = runtime.library { members.append(library.template) }
        return """
            {# for: service, swift, options, plan #}
            {% declare type service.api %}
            {% for line in service.documentation %}
            {{ line }}
            {% endfor %}
            {{ swift.declaration }}enum {{ service.api }}{% if options.conformance == "inline" %}: \(name){% endif %} {
            {% include "cases.stencil" %}
            {% if options.conformance == "extension" %}
            }

            {{ swift.extension }}extension {{ service.api }}: \(name) {
            {% else %}

            {% endif %}
            \(members.joined(separator: "\n\n"))
            }
            {% for operation in service.requests %}
            {% if operation.body.structure %}

            {% include "made_structure.stencil" with operation.body.structure as structure %}
            {% endif %}
            {% endfor %}

            """
    }

    /// What expressions of the plan call that is no member of the team's runtime.
    /// - Parameter isOpen: whether something in the description may be any JSON.
    private static func helpers(_ runtime: TeamRuntime, _ index: SourceIndex, isOpen: Bool) -> String {
        var text = "{# for: swift #}\n"
        if let library = runtime.library {
            text += library.helpers + (library.helpers.isEmpty ? "" : "\n")
            if runtime.client == nil { text += library.client + "\n" }
            if isOpen { text += "{% include \"support/JSONValue.swift.stencil\" %}\n\n" }
        }
        if index.types["String"]?.members.properties.contains(where: { $0.name == "pathEscaped" }) != true {
            let isEscapedLater = runtime.library?.escapesPaths ?? PathEscaping(index).isDoneByClient
            text += """
                {{ swift.extension }}extension String {
                    /// \(isEscapedLater ? "As it is: the client escapes paths." : "As one segment of a path.")
                    var pathEscaped: String {
                        \(isEscapedLater ? "self" : "addingPercentEncoding(withAllowedCharacters: .pathSegment) ?? self")
                    }
                }


                """
            if !isEscapedLater {
                text += """
                    {{ swift.extension }}extension CharacterSet {
                        static let pathSegment = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: "/;"))
                    }


                    """
            }
        }
        if index.types["String"]?.members.properties.contains(where: { $0.name == "pathPartEscaped" }) != true {
            text += """
                {{ swift.extension }}extension String {
                    /// As a part of a segment of a path.
                    var pathPartEscaped: String {
                        pathEscaped
                    }
                }


                """
        }
        return text + """
            /// How lists and objects would be written; a value with a raw value is neither.
            {{ swift.declaration }}enum TextStyle {
                case form, simple
            }

            /// What travels for a value with a raw value.
            {{ swift.declaration }}func headerText<Value: RawRepresentable>(
                _ value: Value,
                style: TextStyle = .simple,
                explode: Bool = false
            ) -> String where Value.RawValue: LosslessStringConvertible {
                String(value.rawValue)
            }

            /// The same as a segment of a path.
            {{ swift.declaration }}func pathSegment<Value: RawRepresentable>(
                _ value: Value,
                name: String,
                isPart: Bool = false
            ) -> String
            where Value.RawValue: LosslessStringConvertible {
                String(value.rawValue).pathEscaped
            }

            """
    }

    private static func call(_ load: TeamRuntime.Sending, _ perform: TeamRuntime.Sending) -> String {
        """
        {% inline %}
        {% if operation.response.kind == "none" %}
            {% include "client_value.stencil" %}.\(call(perform))
        {% else %}
            {% include "client_value.stencil" %}.\(call(load))
        {% endif %}
        {% endinline %}

        """
    }

    private static func call(_ sending: TeamRuntime.Sending) -> String {
        var text = "\(sending.name)({% group %}{% item %}"
        if let label = sending.label { text += label + ": " }
        text += "{% include \"call.stencil\" %}{% enditem %}"
        if sending.hasTypeParameter {
            let label = sending.typeLabel.map { $0 + ": " } ?? ""
            text += "{% item %}\(label){{ operation.response.type }}.self{% enditem %}"
        }
        return text + "{% endgroup %})"
    }

    private static func body(_ load: TeamRuntime.Sending) -> String {
        let call = "{% include \"client_call.stencil\" %}"
        if load.givesResult {
            let failure = load.failsInOwnWay ? ".mapError { $0 }" : ""
            return """
                {% if options.result == "result" %}
                await \(call)\(failure)
                {% else %}
                try await \(call).get()
                {% endif %}

                """
        }
        return """
            {% if options.result == "result" %}
            do {
                return .success(try await \(call))
            } catch {
                return .failure(error)
            }
            {% else %}
            try await \(call)
            {% endif %}

            """
    }
}

/// Whether a team's client escapes paths itself.
private struct PathEscaping {
    let isDoneByClient: Bool

    init(_ index: SourceIndex) {
        let signs: Set<String> = ["appendingPathComponent", "appending", "addingPercentEncoding"]
        let functions = index.functions + index.order.flatMap { index.types[$0]?.members.functions ?? [] }
        isDoneByClient = functions.contains { function in
            var words = ReferencedNames()
            words.read(function.body ?? [])
            return !words.names.isDisjoint(with: signs) || words.names.isSuperset(of: ["URLComponents", "path"])
        }
    }
}

extension AdoptedEndpoint {
    /// Whether its body or its response may be any JSON.
    fileprivate var mayHoldAny: Bool {
        if case .unknown = response { return true }
        if case .type(let type) = response, type.contains("Any") { return true }
        guard case .fields(_, let fields) = body else { return false }
        return fields.isEmpty || fields.contains { $0.isOpen || $0.mayHoldAny }
    }

    fileprivate var isInParts: Bool {
        if case .fields(.multipart, _) = body { return true }
        return false
    }
}

extension AdoptedEndpoint.Field {
    fileprivate var mayHoldAny: Bool {
        if case .argument(_, let type?) = content { return type.contains("Any") }
        return false
    }
}
