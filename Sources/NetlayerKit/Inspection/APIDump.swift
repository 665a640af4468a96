import APIModel
import Diagnostics
import SwiftModel

/// Writes an API as stable JSON, for tools that emit something else than Swift. The contract is the page "The API dump";
/// keys without a value are left out, and everything stands in the order of the description.
public struct APIDump {
    let api: API
    var writer = DumpWriter()
    /// Inline schemas that were written out already: from the second place on they are referred to by their pointer.
    var written: Set<SchemaID> = []

    /// - Parameter pattern: keeps the operations, webhooks, services and schemas whose names match.
    public static func json(_ api: API, matching pattern: String? = nil) -> String {
        var json = JSONWriter()
        json.value(value(of: api, matching: pattern.map { GlobPattern($0) }))
        return json.text + "\n"
    }

    static func value(of api: API, matching pattern: GlobPattern? = nil) -> DumpValue {
        var dump = APIDump(api: api)
        dump.write(matching: pattern)
        return dump.writer.root
    }

    private init(api: API) { self.api = api }

    private mutating func write(matching pattern: GlobPattern?) {
        writer.beginObject()
        writer.field(.format, 1)
        writer.field(.title, api.title)
        writer.field(.version, api.version)
        field(.documentation, api.documentation)
        if pattern == nil { extensions(api.infoExtensions, as: .infoExtensions) }
        list(.servers, pattern == nil ? api.servers : []) { $0.write($1) }
        list(.securitySchemes, pattern == nil ? api.securitySchemes : []) { $0.write($1) }
        list(.services, api.services.filter { pattern?.matches($0.name) ?? true }) { $0.write($1) }
        list(.operations, api.operations.filter { $0.isNamed(pattern) }) { $0.write($1) }
        list(.webhooks, api.webhooks.filter { $0.isNamed(pattern) }) { $0.write($1) }
        let schemas = api.namedSchemas.filter { pattern?.matches(api[$0].name ?? "") ?? true }
        list(.schemas, schemas.filter { api[$0].nameSource == .document }) { $0.write(named: $1) }
        listIfAny(.furtherSchemas, schemas.filter { api[$0].nameSource != .document }) { $0.write(named: $1) }
        if pattern == nil {
            object(.entities, api.entities) { $0.write($1) }
            extensions(api.extensions)
        }
        writer.endObject()
    }

    private mutating func write(named id: SchemaID) {
        writer.field(.name, api[id].name ?? "")
        fields(of: api[id])
    }
}

extension Operation {
    /// Whether the pattern matches the id, the path, or method and path.
    func isNamed(_ pattern: GlobPattern?) -> Bool {
        guard let pattern else { return true }
        return identifier.map(pattern.matches) ?? false || pattern.matches(path.text) || pattern.matches(key)
    }
}

// MARK: - What the emitters of all types use

extension APIDump {
    /// An object under a key, if there is one.
    mutating func object<Item>(_ key: DumpKey, _ item: Item?, _ write: (inout APIDump, Item) -> Void) {
        guard let item else { return }
        writer.key(key)
        object(item, write)
    }

    private mutating func object<Item>(_ item: Item, _ write: (inout APIDump, Item) -> Void) {
        writer.beginObject()
        write(&self, item)
        writer.endObject()
    }

    /// A list of objects under a key, empty or not.
    mutating func list<Item>(_ key: DumpKey, _ items: [Item], _ write: (inout APIDump, Item) -> Void) {
        writer.key(key)
        writer.beginArray()
        for item in items { object(item, write) }
        writer.endArray()
    }

    /// A list of objects under a key, unless it is empty.
    mutating func listIfAny<Item>(_ key: DumpKey, _ items: [Item], _ write: (inout APIDump, Item) -> Void) {
        if !items.isEmpty { list(key, items, write) }
    }

    /// A list of values under a key, unless it is empty.
    mutating func valuesIfAny<Item>(_ key: DumpKey, _ items: [Item], _ write: (inout APIDump, Item) -> Void) {
        guard !items.isEmpty else { return }
        writer.key(key)
        writer.beginArray()
        for item in items { write(&self, item) }
        writer.endArray()
    }

    mutating func texts(_ key: DumpKey, _ texts: [String]) { valuesIfAny(key, texts) { $0.writer.string($1) } }

    mutating func field(_ key: DumpKey, _ value: String?) { if let value { writer.field(key, value) } }

    mutating func field(_ key: DumpKey, _ value: Int?) { if let value { writer.field(key, value) } }

    /// A flag that is written only where it is set.
    mutating func flag(_ key: DumpKey, _ value: Bool) { if value { writer.field(key, true) } }

    mutating func field(_ key: DumpKey, _ value: Literal?) {
        guard let value else { return }
        writer.key(key)
        write(value)
    }

    mutating func pointer(_ origin: Origin) {
        guard !origin.pointer.isEmpty else { return }
        writer.place(origin.range)
        writer.field(.pointer, origin.pointer)
    }

    mutating func extensions(_ extensions: [Extension], as key: DumpKey = .extensions) {
        guard !extensions.isEmpty else { return }
        writer.key(key)
        writer.beginObject()
        for item in extensions {
            writer.key(named: item.name)
            write(item.value)
        }
        writer.endObject()
    }

    mutating func write(_ literal: Literal) {
        switch literal {
        case .null: writer.null()
        case .bool(let value): writer.bool(value)
        case .number(let text): number(text)
        case .string(let text): writer.string(text)
        case .array(let items):
            writer.beginArray()
            for item in items { write(item) }
            writer.endArray()
        case .object(let members):
            writer.beginObject()
            for member in members {
                writer.key(named: member.name)
                write(member.value)
            }
            writer.endObject()
        }
    }

    /// A number as it was written where JSON has it so; otherwise as text: `.inf` → `".inf"`.
    mutating func number(_ text: String) {
        var digits = text[...]
        if digits.first == "-" { digits = digits.dropFirst() }
        let isPlain =
            digits.first.map { $0.isASCII && $0.isNumber } ?? false
            && !(digits.first == "0" && digits.dropFirst().first.map { $0 != "." && $0 != "e" && $0 != "E" } ?? false)
            && digits.last != "." && digits.allSatisfy { $0.isASCII && ($0.isNumber || ".eE+-".contains($0)) }
        if isPlain { writer.raw(text) } else { writer.string(text) }
    }

    mutating func write(_ service: Service) {
        writer.field(.name, service.name)
        field(.documentation, service.documentation)
        pointer(service.origin)
    }

    mutating func write(_ server: Server) {
        field(.name, server.name)
        writer.field(.url, server.url)
        field(.documentation, server.documentation)
        listIfAny(.variables, server.variables) { dump, variable in
            dump.writer.field(.name, variable.name)
            dump.writer.field(.default, variable.defaultValue)
            dump.texts(.values, variable.allowedValues)
            dump.field(.documentation, variable.documentation)
        }
    }

    mutating func write(_ scheme: SecurityScheme) {
        writer.field(.name, scheme.name)
        switch scheme.kind {
        case .apiKey(let name, let location):
            writer.field(.kind, "apiKey")
            writer.field(.parameter, name)
            writer.field(.in, location.rawValue)
        case .http(let name, let bearerFormat):
            writer.field(.kind, "http")
            writer.field(.scheme, name)
            field(.bearerFormat, bearerFormat)
        case .oauth2(let flows):
            writer.field(.kind, "oauth2")
            texts(.flows, flows)
        case .openIDConnect(let url):
            writer.field(.kind, "openIdConnect")
            writer.field(.url, url)
        case .mutualTLS: writer.field(.kind, "mutualTLS")
        }
        field(.documentation, scheme.documentation)
        pointer(scheme.origin)
    }

    /// How the types of the app differ from those of the service.
    mutating func write(_ entities: EntityRules) {
        writer.field(.separate, true)
        listIfAny(.rules, entities.inWireNames(of: api).rules) { dump, rule in
            dump.writer.field(.name, rule.schema)
            dump.texts(.leaveOut, rule.leftOut.map(\.text))
            dump.listIfAny(.properties, rule.members) { $0.write($1) }
        }
    }

    private mutating func write(_ member: EntityMember) {
        writer.field(.name, member.path)
        field(.givenName, member.name?.text)
        field(.default, member.defaultValue)
        field(.type, member.type?.text)
        field(.by, member.conversion?.text)
        flag(.fails, member.canFail)
    }

    /// An alternative is a list of what is needed together.
    mutating func write(_ alternative: SecurityAlternative) {
        writer.beginArray()
        for requirement in alternative.requirements {
            object(requirement) { dump, requirement in
                dump.writer.field(.scheme, requirement.scheme)
                dump.texts(.scopes, requirement.scopes)
            }
        }
        writer.endArray()
    }
}
