import APIModel
import Diagnostics
import SourceTree

/// Reads `entities`: `separate`, or for each schema how its entity differs from the data that the service sends.
///
///     Post:
///       leaveOut: [attachment]
///       properties:
///         author.name: authorName
///         like_count: { name: likes, default: 0 }
///         price: { type: Money, by: money }
public struct EntityRulesReader {
    package static let ruleKeys = ["leaveOut", "properties"]
    package static let memberKeys = ["name", "default", "type", "by", "fails"]

    private var bag = DiagnosticBag()

    /// - Parameter canSayNone: whether `false` is allowed, which turns off the description's entities.
    public static func read(_ node: SourceNode, canSayNone: Bool = false, into bag: inout DiagnosticBag) -> EntityRules?
    {
        var rules = EntityRulesReader()
        defer { bag.append(contentsOf: rules.bag) }
        if node.isString, node.text == "separate" { return EntityRules(range: node.range) }
        if canSayNone, node.bool == false { return EntityRules(areSeparate: false, range: node.range) }
        guard node.isMapping else {
            let words: Message = canSayNone ? "`separate`, `false`" : "`separate`"
            return rules.refuse(node, "entities", "\(words), or schemas with how their entities differ")
        }
        return EntityRules(rules: node.entries.compactMap { rules.rule($0) }, range: node.range)
    }

    private mutating func rule(_ entry: SourceEntry) -> EntityRule? {
        let name = entry.key.text
        var rule = EntityRule(schema: name, range: entry.key.range)
        guard entry.value.isMapping, !entry.value.entries.isEmpty else {
            return refuse(entry.value, name, "`{ leaveOut: [NAME], properties: { NAME: NAME } }`, or left out")
        }
        bag.checkKeys(of: entry.value, among: Self.ruleKeys)
        if let names = entry.value.value(forKey: "leaveOut") {
            let patterns = reading("leaveOut") { $0.patterns(names) }
            rule.leftOut = (patterns ?? []).map { .init(text: $0.text, range: $0.origin.range) }
        }
        if let properties = entry.value.value(forKey: "properties") {
            guard properties.isMapping else { return refuse(properties, "properties", "properties with their names") }
            rule.members = properties.entries.compactMap { member($0) }
        }
        return rule
    }

    private mutating func member(_ entry: SourceEntry) -> EntityMember? {
        let (path, node) = (entry.key.text, entry.value)
        var member = EntityMember(path: path, range: entry.key.range)
        guard node.isMapping, !node.entries.isEmpty else {
            member.name = node.isString ? FixedName(node.text) : nil
            if member.name != nil { return member }
            return refuse(
                node, path, "the name of the property in Swift, or a mapping: `{ name: NAME, default: VALUE }`")
        }
        bag.checkKeys(of: node, among: Self.memberKeys)
        member.name = reading(path) { reader in reader.optionalPart("name", of: node) { $0.name($1) } }
        member.defaultValue = node.value(forKey: "default").map { LiteralReader.read($0) }
        if let type = node.value(forKey: "type") {
            member.type = type.isString ? FixedType(type.text) : nil
            if member.type?.isOpaque ?? true { return refuse(type, "type", "a Swift type, such as `Money`") }
        }
        member.conversion = reading(path) { reader in reader.optionalPart("by", of: node) { $0.name($1) } }
        member.canFail = reading(path) { reader in reader.optionalPart("fails", of: node) { $0.flag($1) } } ?? false
        if node.value(forKey: "by") != nil, node.value(forKey: "type") == nil {
            return bag.fail(.missingKey("type", of: path, at: node.range))
        }
        if member.canFail, node.value(forKey: "by") == nil {
            return bag.fail(.missingKey("by", of: path, at: node.range))
        }
        return member
    }

    /// Reads part of a value and collects the problems.
    private mutating func reading<Value>(_ key: String, _ read: (inout DirectiveValueReader) -> Value?) -> Value? {
        var reader = DirectiveValueReader(key: key)
        defer { bag.append(contentsOf: reader.bag) }
        return read(&reader)
    }

    private mutating func refuse<Value>(_ node: SourceNode, _ key: String, _ expected: String) -> Value? {
        bag.fail(.wrongType(key, expected: expected, at: node.range))
    }
}

extension Diagnostic {
    static func missingKey(_ key: String, of directive: String, at range: SourceRange) -> Diagnostic {
        DirectiveCodes.wrongType("`\(directive)` needs the key `\(key)`", at: range)
    }
}
