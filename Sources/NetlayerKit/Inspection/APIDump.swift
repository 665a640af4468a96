import APIModel
import Diagnostics
import SwiftModel

/// Writes an API as stable JSON, for tools that generate other code than Swift. The contract is the page "The API
/// dump": keys without a value are left out, and everything is in the order of the description.
public struct APIDump {
    let api: API
    /// The object that is being written.
    var current = DumpObject()
    /// Inline schemas that were written out already; further places refer to them by their pointer.
    var written: Set<SchemaID> = []

    /// - Parameter pattern: keeps the operations, webhooks, services and schemas whose names match.
    public static func json(_ api: API, matching pattern: String? = nil) -> String {
        var json = JSONWriter()
        json.value(value(of: api, matching: pattern.map { GlobPattern($0) }))
        return json.text + "\n"
    }

    static func value(of api: API, matching pattern: GlobPattern? = nil) -> DumpValue {
        var dump = APIDump(api: api)
        return dump.value(of: pattern) { $0.write(matching: $1) }
    }

    private mutating func write(matching pattern: GlobPattern?) {
        field(.format, 1)
        field(.title, api.title)
        field(.version, api.version)
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
    }

    private mutating func write(named id: SchemaID) {
        field(.name, api[id].name ?? "")
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

// MARK: - Helpers for all types

extension APIDump {
    /// An object with the fields that a function writes for an item.
    mutating func value<Item>(of item: Item, _ write: (inout APIDump, Item) -> Void) -> DumpValue {
        let outer = current
        defer { current = outer }
        current = DumpObject()
        write(&self, item)
        return .object(current)
    }

    /// An object under a key, if there is one.
    mutating func object<Item>(_ key: DumpKey, _ item: Item?, _ write: (inout APIDump, Item) -> Void) {
        if let item { field(key, value(of: item, write)) }
    }

    /// A list of objects under a key, empty or not.
    mutating func list<Item>(_ key: DumpKey, _ items: [Item], _ write: (inout APIDump, Item) -> Void) {
        field(key, DumpValue.list(items.map { value(of: $0, write) }))
    }

    /// A list of objects under a key, unless it is empty.
    mutating func listIfAny<Item>(_ key: DumpKey, _ items: [Item], _ write: (inout APIDump, Item) -> Void) {
        if !items.isEmpty { list(key, items, write) }
    }

    /// A list of values under a key, unless it is empty.
    mutating func values(_ key: DumpKey, _ values: [DumpValue]) {
        if !values.isEmpty { field(key, DumpValue.list(values)) }
    }

    mutating func texts(_ key: DumpKey, _ texts: [String]) { values(key, texts.map(DumpValue.text)) }

    mutating func field(_ key: DumpKey, _ value: DumpValue?) {
        if let value { current.fields.append((.key(key), value)) }
    }

    mutating func field(_ key: DumpKey, _ text: String?) { field(key, text.map(DumpValue.text)) }

    mutating func field(_ key: DumpKey, _ number: Int?) { field(key, number.map { DumpValue.word(String($0)) }) }

    mutating func field(_ key: DumpKey, _ flag: Bool?) { field(key, flag.map(DumpValue.flag)) }

    mutating func field(_ key: DumpKey, _ literal: Literal?) { field(key, literal.map { DumpValue($0) }) }

    /// A flag that is written only where it is set.
    mutating func flag(_ key: DumpKey, _ flag: Bool) { if flag { field(key, true) } }

    mutating func number(_ key: DumpKey, _ text: String?) { field(key, text.map(DumpValue.number)) }

    mutating func pointer(_ origin: Origin) {
        guard !origin.pointer.isEmpty else { return }
        current.range = origin.range
        field(.pointer, origin.pointer)
    }

    mutating func extensions(_ extensions: [Extension], as key: DumpKey = .extensions) {
        if extensions.isEmpty { return }
        let fields = extensions.map { (key: DumpName.given($0.name), value: DumpValue($0.value)) }
        field(key, DumpValue.object(DumpObject(fields: fields)))
    }

    mutating func write(_ service: Service) {
        field(.name, service.name)
        field(.documentation, service.documentation)
        pointer(service.origin)
    }

    mutating func write(_ server: Server) {
        field(.name, server.name)
        field(.url, server.url)
        field(.documentation, server.documentation)
        listIfAny(.variables, server.variables) { dump, variable in
            dump.field(.name, variable.name)
            dump.field(.default, variable.defaultValue)
            dump.texts(.values, variable.allowedValues)
            dump.field(.documentation, variable.documentation)
        }
    }

    mutating func write(_ scheme: SecurityScheme) {
        field(.name, scheme.name)
        switch scheme.kind {
        case .apiKey(let name, let location):
            field(.kind, "apiKey")
            field(.parameter, name)
            field(.in, location.rawValue)
        case .http(let name, let bearerFormat):
            field(.kind, "http")
            field(.scheme, name)
            field(.bearerFormat, bearerFormat)
        case .oauth2(let flows):
            field(.kind, "oauth2")
            texts(.flows, flows)
        case .openIDConnect(let url):
            field(.kind, "openIdConnect")
            field(.url, url)
        case .mutualTLS: field(.kind, "mutualTLS")
        }
        field(.documentation, scheme.documentation)
        pointer(scheme.origin)
    }

    /// Writes how the types of the app differ from those of the service.
    mutating func write(_ entities: EntityRules) {
        field(.separate, true)
        listIfAny(.rules, entities.inWireNames(of: api).rules) { dump, rule in
            dump.field(.name, rule.schema)
            dump.texts(.leaveOut, rule.leftOut.map(\.text))
            dump.listIfAny(.properties, rule.members) { $0.write($1) }
        }
    }

    private mutating func write(_ member: EntityMember) {
        field(.name, member.path)
        field(.givenName, member.name?.text)
        field(.default, member.defaultValue)
        field(.type, member.type?.text)
        field(.by, member.conversion?.text)
        flag(.fails, member.canFail)
    }

    /// Writes alternatives, each as a list of the schemes that are needed together.
    mutating func security(_ alternatives: [SecurityAlternative]) {
        let lists = alternatives.map { alternative in
            DumpValue.list(
                alternative.requirements.map { requirement in
                    value(of: requirement) {
                        $0.field(.scheme, $1.scheme)
                        $0.texts(.scopes, $1.scopes)
                    }
                })
        }
        values(.security, lists)
    }
}
