import APIModel
import Diagnostics
import SourceTree

/// Reads `entities`: `separate`, or by schema how its entity differs from what the service sends.
///
///     Post:
///       leaveOut: [attachment]
///       properties:
///         author.name: authorName
///         like_count: { name: likes, default: 0 }
///         price: { type: Money, by: money }
public struct EntityRulesReader {
    private static let ruleKeys = ["leaveOut", "properties"]
    private static let memberKeys = ["name", "default", "type", "by", "fails"]

    private var reader = DirectiveValueReader(key: "entities")

    public static func read(_ node: SourceNode, into bag: inout DiagnosticBag) -> EntityRules? {
        var rules = EntityRulesReader()
        defer { bag.append(contentsOf: rules.reader.bag) }
        if node.isString, node.text == "separate" { return EntityRules(range: node.range) }
        guard node.isMapping else {
            return rules.reader.wrong(node, "`separate`, or schemas with how their entities differ")
        }
        return EntityRules(rules: node.entries.compactMap { rules.rule($0) }, range: node.range)
    }

    private mutating func rule(_ entry: SourceEntry) -> EntityRule? {
        var rule = EntityRule(schema: entry.key.text, range: entry.key.range)
        guard entry.value.isMapping else {
            return reader.wrong(entry.value, "`{ leaveOut: [NAME], properties: { NAME: NAME } }`")
        }
        checkKeys(of: entry.value, among: Self.ruleKeys)
        if let names = entry.value.value(forKey: "leaveOut") {
            rule.leftOut = (reader.patterns(names) ?? []).map { .init(text: $0.text, range: $0.origin.range) }
        }
        if let properties = entry.value.value(forKey: "properties") {
            guard properties.isMapping else { return reader.wrong(properties, "properties with their names") }
            rule.members = properties.entries.compactMap { member($0) }
        }
        if entry.value.entries.isEmpty {
            return reader.wrong(entry.value, "what is said of the entity; `entities: separate` keeps all of them apart")
        }
        return rule
    }

    private mutating func member(_ entry: SourceEntry) -> EntityMember? {
        var member = EntityMember(path: entry.key.text, range: entry.key.range)
        guard entry.value.isMapping else {
            member.name = reader.name(entry.value)
            return member.name == nil ? nil : member
        }
        checkKeys(of: entry.value, among: Self.memberKeys)
        if entry.value.entries.isEmpty { return reader.wrong(entry.value, "what is said of the property") }
        member.name = reader.optionalPart("name", of: entry.value) { $0.name($1) }
        member.defaultValue = entry.value.value(forKey: "default").map { LiteralReader.read($0) }
        if let type = entry.value.value(forKey: "type") {
            member.type = type.isString ? FixedType(type.text) : nil
            if member.type?.isOpaque ?? true { return reader.wrong(type, "a Swift type, such as `Money`") }
        }
        member.conversion = reader.optionalPart("by", of: entry.value) { $0.name($1) }
        member.canFail = reader.optionalPart("fails", of: entry.value) { $0.flag($1) } ?? false
        if member.conversion != nil, member.type == nil {
            return reader.wrong(entry.value, "the `type` that `by` makes: `{ type: Money, by: money }`")
        }
        if member.canFail, member.conversion == nil {
            return reader.wrong(entry.value, "the function that `fails`: `{ type: Money, by: money, fails: true }`")
        }
        return member
    }

    private mutating func checkKeys(of node: SourceNode, among known: [String]) {
        for entry in node.entries where !known.contains(entry.key.text) {
            reader.bag.report(DirectiveMessages.unknownKey(entry.key.text, among: known, at: entry.key.range))
        }
    }
}
