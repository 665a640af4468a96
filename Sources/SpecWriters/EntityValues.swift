import APIModel

/// What a team says of its entities, in the keys that both forms share.
enum EntityValues {
    /// - Parameter names: what a schema is called in the form that is written; several where it is generic.
    static func value(of entities: EntityRules, in api: API, named names: (String) -> [String]) -> YAMLValue {
        if entities.rules.isEmpty { return .text("separate") }
        return .map(
            entities.inWireNames(of: api).rules.flatMap { rule in
                names(rule.schema).map { .init($0, value(of: rule)) }
            }
        )
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
