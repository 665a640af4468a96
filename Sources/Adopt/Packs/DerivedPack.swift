/// A pack that extends a bundled one with what a team calls its requests, their members, and its client.
package struct DerivedPack {
    /// What a pack writes and a team may not have.
    package enum Difference: Sendable {
        /// A use case for each operation.
        case useCases
        /// A client for all to use, which is asked for unless another one is handed over.
        case sharedClient
    }

    /// The files of the pack, by their names.
    package let files: [(name: String, text: String)]
    /// What has to be written by hand in it.
    package let remarks: [String]
    /// The modules in which the team's runtime is.
    package let modules: [String]

    /// - Parameter name: what the pack is called.
    /// - Parameter base: the pack that it extends.
    /// - Parameter unlike: what the pack that it extends has and the team may not have.
    package init?(
        _ index: SourceIndex, endpoints: [AdoptedEndpoint], name: String, extending base: String,
        unlike: Set<Difference> = []
    ) {
        let types = RequestTypes(index, endpoints)
        let owners = endpoints.map { types == nil ? $0.owner : RequestTypes.entry(of: $0, index)?.name ?? $0.owner }
        let sent = Set(endpoints.flatMap(\.roles))
        guard let runtime = TeamRuntime(index, owners: owners, areTypes: types != nil, roles: sent) else { return nil }
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
            ("api.stencil", DerivedPack.api(runtime, types, index)),
            (
                "runtime.stencil",
                DerivedPack.helpers(
                    runtime, index, isOpen: endpoints.contains(where: \.mayHoldAny),
                    hasIDs: endpoints.contains(where: \.hasID))
            ),
        ]
        if let types { files.append(types.call) }
        if runtime.library != nil { files.append(LibraryRuntime.query) }
        if let load = runtime.load, let perform = runtime.perform {
            files.append(("client_call.stencil", DerivedPack.call(load, perform)))
            files.append(("implementation_body.stencil", DerivedPack.body(load, discarding: runtime.discarding)))
        }
        let manifest = DerivedPack.manifest(
            runtime, types, name: name, base, replacing: files.map(\.0).filter(DerivedPack.replaced.contains),
            unlike: unlike)
        self.files = [("pack.yaml", manifest)] + files
    }

    /// Of the templates, those that stand in for the ones of the bundled packs.
    private static let replaced = ["api.stencil", "call.stencil", "client_call.stencil", "implementation_body.stencil"]

    private static func manifest(
        _ runtime: TeamRuntime, _ types: RequestTypes?, name: String, _ base: String, replacing: [String],
        unlike: Set<Difference>
    ) -> String {
        var text = """
            # Made by `netlayer adopt --write-pack`; it is yours from here on.
            pack: \(name)
            summary: Requests that conform to `\(runtime.requestProtocol.name)`, sent by the client that is there.
            extends: \(base)
            replaces: [\(replacing.joined(separator: ", "))]


            """
        var options = ["  mocks: none"]
        if let client = runtime.client {
            options.append("  client: \(client.name)")
            options.append("  clientIsProtocol: \(client.declaration?.kind == .protocolType)")
        } else if let library = runtime.library {
            options += ["  client: \(library.clientName)", "  clientIsProtocol: false", "  clientName: client"]
        }
        if runtime.client != nil, !runtime.isShared, unlike.contains(.sharedClient) {
            options.append("  dependency: injected")
        }
        if unlike.contains(.useCases) { options.append("  useCases: none") }
        if let name = runtime.clientName { options.append("  clientName: \(name)") }
        text += "options:\n" + options.joined(separator: "\n") + "\n\n" + (types?.names ?? "")
        // What says its address itself takes it from the environment.
        let hasAddress = runtime.members.contains { $0.role == .base && !$0.hasDefault }
        let environment = hasAddress ? "\n    when: plan.environment" : " false"
        // Without a client there is nothing that repositories could call.
        let repositories = runtime.load == nil ? "\n  repository: false" : ""
        return text + """
            files:
              security: false\(repositories)
              environment:\(environment)
              runtime:
                for: api
                template: runtime.stencil
                path: Runtime.swift

            """
    }

    private static func api(_ runtime: TeamRuntime, _ types: RequestTypes?, _ index: SourceIndex) -> String {
        let name = runtime.requestProtocol.name
        var members = runtime.members.compactMap { member -> String? in
            let cases = index.type(member.type)?.members.cases.map(\.name) ?? []
            return DerivedMember(member, methods: cases, isOfType: types != nil).text
        }
        if let types, runtime.library == nil { return types.api(of: name, members: members) }
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
    /// - Parameter hasIDs: whether a path has a `UUID`.
    private static func helpers(_ runtime: TeamRuntime, _ index: SourceIndex, isOpen: Bool, hasIDs: Bool) -> String {
        let id = """

            /// The same of an id.
            {{ swift.declaration }}func pathSegment(_ value: UUID, name: String, isPart: Bool = false) -> String {
                value.uuidString
            }

            """
        var text = "{# for: swift #}\n"
        if let library = runtime.library {
            text += library.helpers + (library.helpers.isEmpty ? "" : "\n")
            if runtime.client == nil { text += library.client + "\n" }
        }
        if isOpen, index.types["JSONValue"] == nil { text += "{% include \"support/JSONValue.swift.stencil\" %}\n\n" }
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

            """ + (hasIDs ? id : "")
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
