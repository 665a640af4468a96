/// A pack that extends a bundled one with the names of a team's requests, their members, and its client.
package struct DerivedPack {
    /// A part that packs write and that a team might not have.
    package enum Difference: Sendable {
        /// A use case for each operation.
        case useCases
        /// A shared client, which is used unless another one is passed.
        case sharedClient
    }

    /// An operation of the spec, and the request in the code that it describes.
    package struct Operation: Sendable {
        let service: String
        /// `GET /stores/{id}`
        let key: String
        let endpoint: AdoptedEndpoint

        package init(service: String, key: String, endpoint: AdoptedEndpoint) {
            self.service = service
            self.key = key
            self.endpoint = endpoint
        }
    }

    /// The files of the pack, by their names.
    package let files: [(name: String, text: String)]
    /// Whether it writes repositories, which send requests by the team's client.
    package let sends: Bool
    /// The parts that have to be written by hand.
    package let remarks: [String]
    /// The modules that contain the team's runtime, by their folders.
    package let modules: [String]
    /// The modules of the library that sends its requests.
    package let libraries: [String]
    /// The operations that the pack isn't for, by their numbers, and the reasons.
    package let strangers: [Int: String]
    /// The operations whose requests the pack may write in part, by their numbers, and the reasons.
    package let lacking: [Int: String]
    /// Whether it writes forms in parts.
    package let hasForms: Bool
    /// The names that stand for values to write by hand, and the reasons.
    package let placeholders: [String: String]
    /// Whether requests are types nested in another one.
    package let isNested: Bool
    /// The types that the generated code needs.
    package let roots: Set<String>
    /// The name and code of a stand-in for a client that the sources use but don't declare.
    package let standIn: (name: String, text: String)?

    /// - Parameter name: the name of the pack.
    /// - Parameter base: the pack that it extends.
    /// - Parameter unlike: the parts of the extended pack that the team might not have.
    /// - Parameter sends: whether the pack writes repositories, which send requests by the team's client.
    /// - Parameter bundled: returns a template of the bundled packs.
    package init?(
        _ index: SourceIndex, operations: [Operation], name: String, extending base: String,
        unlike: Set<Difference> = [], sends: Bool = true, bundled: (String) -> String?
    ) {
        self.sends = sends
        let endpoints = operations.map(\.endpoint)
        let types = RequestTypes(index, endpoints)
        let owners = endpoints.map { types == nil ? $0.owner : RequestTypes.entry(of: $0, index)?.name ?? $0.owner }
        let sent = Set(endpoints.flatMap(\.roles))
        guard let runtime = TeamRuntime(index, owners: owners, areTypes: types != nil, roles: sent, sends: sends) else {
            return nil
        }
        let given = runtime.unknown.map { ($0, GivenMember($0, operations, index)) }
        placeholders = Dictionary(given.compactMap(\.1?.reason).map { ($0.name, $0.text) }) { first, _ in first }
        var strangers: [Int: String] = [:]
        for (number, endpoint) in endpoints.enumerated() where runtime.library == nil {
            let entry = RequestTypes.entry(of: endpoint, index) ?? index.type(endpoint.owner)
            if entry.map({ RequestProtocol.isOther(than: runtime.requestProtocol, $0, index) }) == true {
                strangers[number] = "its request isn't a `\(runtime.requestProtocol.name)`"
            }
        }
        self.strangers = strangers
        lacking = DerivedPack.lacking(runtime, given.compactMap(\.1), endpoints)
        hasForms = runtime.library?.form.isEmpty == false && endpoints.contains(where: \.isInParts)
        remarks = runtime.remarks + given.map { runtime.remark(on: $0, isGiven: $1 != nil) }
        var modules: [String] = []
        for entry in [runtime.requestProtocol, runtime.client].compactMap({ $0 }) {
            // A type that isn't declared here is imported by the code that uses it.
            let file = entry.declaration == nil && runtime.library == nil ? endpoints.first?.file : entry.file
            let module = (file ?? entry.file).module
            if module != "Model", !modules.contains(module) { modules.append(module) }
        }
        self.modules = modules
        libraries = runtime.library?.modules ?? []
        isNested = types?.isNested ?? false
        let named = [runtime.requestProtocol.name, runtime.client?.name, runtime.nothing].compactMap { $0 }
        roots = Set(
            named + [runtime.fallback.map(SourceIndex.parent)].compactMap { $0 } + runtime.members.map(\.type.name)
                + runtime.unknown.compactMap(\.type?.unwrapped.name))
        standIn = runtime.client.flatMap { client in
            guard client.declaration == nil, let load = runtime.load else { return nil }
            let result =
                load.givesResult
                ? "async -> Result<Value, any Error> { .failure(CancellationError()) }"
                : "async throws -> Value { throw CancellationError() }"
            let text = """
                public final class \(client.name): Sendable {
                    public static let shared = \(client.name)()
                    public func \(load.name)<Value>(\(load.label.map { $0 + " " } ?? "_ ")request: Any) \(result)
                }

                """
            return (client.name, text)
        }
        var files = [
            ("api.stencil", DerivedPack.api(runtime, types, given.compactMap(\.1), index)),
            ("runtime.stencil", DerivedPack.helpers(runtime, index, endpoints)),
        ]
        if let types, sends { files.append(types.call) }
        if runtime.library != nil { files.append(LibraryRuntime.query) }
        if let load = runtime.load, let perform = runtime.perform {
            files.append(("client_call.stencil", DerivedPack.call(load, perform)))
            files.append(("implementation_body.stencil", DerivedPack.body(load, discarding: runtime.discarding)))
        }
        // A type that holds a client that isn't `Sendable` can't be `Sendable`.
        for name in runtime.isSendable ? [] : ["protocol.stencil", "use_case.stencil"] {
            guard let text = bundled(name), let mark = text.firstRange(of: ": Sendable {") else { continue }
            files.append((name, text[..<mark.lowerBound] + " {" + text[mark.upperBound...]))
        }
        let manifest = DerivedPack.manifest(
            runtime, types, name: name, base, replacing: files.map(\.0).filter(DerivedPack.replaced.contains),
            unlike: unlike)
        self.files = [("pack.yaml", manifest)] + files
    }

    /// What the team's own protocol has no known member for. For a library, the pack writes the request itself.
    private static func lacking(_ runtime: TeamRuntime, _ given: [GivenMember], _ endpoints: [AdoptedEndpoint]) -> [Int:
        String]
    {
        guard runtime.library == nil else { return [:] }
        var found: [Int: String] = [:]
        for member in given {
            for number in member.unknown { found[number] = member.reason.text + ", and the request wasn't compared" }
        }
        let known = Set(runtime.members.map(\.role))
        for (number, endpoint) in endpoints.enumerated() where !known.contains(.parameters) {
            let roles = endpoint.roles.filter { [.query, .body].contains($0) && !known.contains($0) }
            if let role = roles.first {
                found[number] = "the pack has no member for its \(role), and the request wasn't compared"
            }
        }
        return found
    }

    /// The templates that replace those of the bundled packs.
    private static let replaced = [
        "api.stencil", "call.stencil", "client_call.stencil", "implementation_body.stencil", "protocol.stencil",
        "use_case.stencil",
    ]

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
        } else if let library = runtime.library, runtime.load != nil {
            options += ["  client: \(library.clientName)", "  clientIsProtocol: false", "  clientName: client"]
        }
        if runtime.fallback == nil, !runtime.isShared, unlike.contains(.sharedClient) {
            options.append("  dependency: injected")
        }
        if let fallback = runtime.fallback { options += ["  dependency: defaulted", "  sharedClient: \(fallback)"] }
        if unlike.contains(.useCases) || runtime.load == nil { options.append("  useCases: none") }
        if let name = runtime.clientName { options.append("  clientName: \(name)") }
        text += "options:\n" + options.joined(separator: "\n") + "\n\n" + (types?.names ?? "")
        // Requests that declare their own address take it from the environment.
        let hasAddress = runtime.members.contains { $0.role == .base && !$0.hasDefault }
        let environment = hasAddress ? "\n    when: plan.environment" : " false"
        // Without a client, repositories have nothing to call.
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

    private static func api(
        _ runtime: TeamRuntime, _ types: RequestTypes?, _ given: [GivenMember], _ index: SourceIndex
    ) -> String {
        let name = runtime.requestProtocol.name
        var members = runtime.members.compactMap { member -> String? in
            let cases = index.type(member.type)?.members.cases.map(\.name) ?? []
            return DerivedMember(member, methods: cases, headerCases: runtime.headerCases, isOfType: types != nil).text
        }
        members += given.map { $0.text(isOfType: types != nil && runtime.library == nil) }
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
            \(RequestTypes.structures)
            """
    }

    /// The helpers that expressions of the plan call and the team's runtime doesn't have.
    private static func helpers(_ runtime: TeamRuntime, _ index: SourceIndex, _ endpoints: [AdoptedEndpoint]) -> String
    {
        func file(_ name: String) -> String { AdoptFiles.text(name + ".stencil") ?? "" }
        func has(_ name: String) -> Bool {
            index.types["String"]?.members.properties.contains { $0.name == name } == true
        }
        var text = "{# for: swift, plan #}\n"
        if let library = runtime.library {
            text += library.helpers + (library.helpers.isEmpty ? "" : "\n")
            if endpoints.contains(where: \.isInParts) { text += library.form }
            if runtime.client == nil, runtime.load != nil { text += library.client + "\n" }
        }
        if index.types["JSONValue"] == nil {
            text += """
                {% if plan.has_open_values %}
                {% include "support/JSONValue.swift.stencil" %}

                {% endif %}

                """
        }
        if !has("pathEscaped") {
            let isEscapedLater = runtime.library?.escapesPaths ?? PathEscaping(index).isDoneByClient
            text += file(isEscapedLater ? "path-plain" : "path-escaped")
        }
        if !has("pathPartEscaped") { text += file("path-part") }
        return text + file("runtime") + (endpoints.contains(where: \.hasID) ? file("uuid") : "")
    }
}

/// Whether a team's client escapes paths itself.
private struct PathEscaping {
    let isDoneByClient: Bool

    init(_ index: SourceIndex) {
        let signs: Set<String> = ["appendingPathComponent", "appending", "addingPercentEncoding"]
        isDoneByClient = (index.functions + index.entries.flatMap(\.members.functions)).contains { function in
            let words = ReferencedNames(function.body)
            return !words.names.isDisjoint(with: signs) || words.names.isSuperset(of: ["URLComponents", "path"])
        }
    }
}

/// The properties of endpoints that decide which templates a pack needs.
extension AdoptedEndpoint {
    /// The parts of the request besides path and method.
    var roles: [EndpointRole] {
        var roles: [EndpointRole] = query.isEmpty ? [] : [.query]
        if !headers.isEmpty { roles.append(.headers) }
        if case .none = body { return roles }
        return roles + [.body]
    }

    /// Whether its path has a `UUID`, or a value whose type could be one.
    var hasID: Bool {
        path.contains { piece in
            guard case .value(_, let type?) = piece else { return false }
            return type.name == "UUID" || type.lastName == "ID"
        }
    }

    var isInParts: Bool { if case .fields(.multipart, _) = body { true } else { false } }
}

/// The templates that call a team's client.
extension DerivedPack {
    static func call(_ load: TeamRuntime.Sending, _ perform: TeamRuntime.Sending) -> String {
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

    static func body(_ load: TeamRuntime.Sending, discarding: String?) -> String {
        let call = "{% include \"client_call.stencil\" %}"
        let first = load.isFirst ? ".0" : ""
        if load.givesResult {
            let failure = load.failsInOwnWay ? ".mapError { $0 }" : ""
            let value = load.isFirst ? ".map { $0.0 }" : ""
            return """
                {% if options.result == "result" %}
                await \(call)\(value)\(failure)
                {% else %}
                try await \(call).get()\(first)
                {% endif %}

                """
        }
        let isNothing = "{% if operation.response.kind == \"none\" %}"
        let discarded = discarding.map { isNothing + $0 + " = {% endif %}" } ?? ""
        let plain = "    return .success(try await \(call)\(first))"
        let success =
            discarding.map { discarding in
                """
                {% if operation.response.kind == "none" %}
                    \(discarding) = try await \(call)
                    return .success(())
                {% else %}
                \(plain)
                {% endif %}
                """
            } ?? plain
        return """
            {% if options.result == "result" %}
            do {
            \(success)
            } catch {
                return .failure(error)
            }
            {% else %}
            \(discarded)try await \(call)\(first)
            {% endif %}

            """
    }
}
