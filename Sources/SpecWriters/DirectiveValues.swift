import APIModel
import Directives

/// Writes the directives of an operation, for OpenAPI and the native spec.
enum DirectiveValues {
    /// - Parameters:
    ///   - envelope: the envelope that is already written for all operations.
    ///   - others: keys that the description expresses otherwise.
    static func entries(
        of operation: Operation, in api: API, besides envelope: String?, leavingOut others: Set<String> = []
    ) -> YAMLMap {
        let directives = operation.directives
        var map = YAMLMap()
        for directive in Directive.all where !others.contains(directive.key) {
            switch directive.key {
            // Services are tags or sections, servers are written with the operation, and the others have been applied.
            case "service", "server", "skip", "merge": continue
            case "header" where directives.headerPreset == nil: continue
            case "envelope":
                let key = directives.envelope ?? ""
                guard directives.envelope != envelope, opens(key, in: operation, of: api) else { continue }
            default: break
            }
            map.add(directive.key, directive.written(directives).map { YAMLValue($0) })
        }
        return map
    }

    /// Whether an envelope has an effect: that of a whole API has none where nothing is returned.
    private static func opens(_ envelope: String, in operation: Operation, of api: API) -> Bool {
        if envelope.isEmpty { return true }
        let uses = operation.successes.flatMap { operation.responses[$0].contents.compactMap(\.use) }
        return uses.contains { api.properties(of: $0).contains { $0.wireName == envelope } }
    }

    static func headers(_ directives: OperationDirectives) -> YAMLMap {
        var map = YAMLMap()
        if case .object(let members) = OperationDirectives.literal(directives.headers) {
            for header in members { map.add(header.name, YAMLValue(header.value)) }
        }
        return map
    }
}

/// Writes the rules for entities, in the form that OpenAPI and the native spec share.
enum EntityValues {
    /// - Parameter names: the names of a schema in the written document; several if it is generic.
    static func value(of entities: EntityRules, in api: API, named names: (String) -> [String]) -> YAMLValue {
        if entities.rules.isEmpty { return .text("separate") }
        return .map(
            entities.inWireNames(of: api).rules.flatMap { rule in names(rule.schema).map { .init($0, value(of: rule)) }
            })
    }

    private static func value(of rule: EntityRule) -> YAMLValue {
        var map = YAMLMap()
        map.add("leaveOut", list: rule.leftOut.map { .text($0.text) })
        var members = YAMLMap()
        for member in rule.members { members.add(member.path, value(of: member)) }
        map.add("properties", map: members)
        return map.value
    }

    private static func value(of member: EntityMember) -> YAMLValue {
        var map = YAMLMap()
        map.add("name", text: member.name?.text)
        map.add("default", member.defaultValue.map { YAMLValue($0) })
        map.add("type", text: member.type?.text)
        map.add("by", text: member.conversion?.text)
        map.add("fails", flag: member.canFail)
        return map.entries.count == 1 && member.name != nil ? map.entries[0].value : map.value
    }
}
