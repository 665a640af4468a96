import APIModel
import Diagnostics
import SwiftModel

/// The entities of all collections, after the requests so far.
struct Tables {
    struct Row {
        var value: Literal
        /// The values of the path's parent variables; nil for a seed, which is part of every list.
        var parents: [String: String]?
    }

    private let rules: CollectionRules
    private let samples: Samples
    private let check: SchemaCheck
    /// The rows by collection; nil until the first request for it, so that samples are only made when they are needed.
    private var tables: [[Row]?]
    private var created: [Int]
    private let seeds: [String: [Literal]]

    /// - Parameter seeds: the team's initial entities, by the names of collections.
    init(_ rules: CollectionRules, _ samples: Samples, seeds: [String: [Literal]]) {
        self.rules = rules
        self.samples = samples
        check = SchemaCheck(api: samples.api, direction: .response)
        self.seeds = seeds
        tables = rules.collections.map { _ in nil }
        created = rules.collections.map { _ in 0 }
    }

    private subscript(collection: Int) -> [Row] {
        mutating get {
            if tables[collection] == nil {
                let rule = rules.collections[collection]
                let values = seeds[rule.name] ?? samples(of: rule)
                put(values, into: collection)
            }
            return tables[collection] ?? []
        }
    }

    private mutating func put(_ values: [Literal], into collection: Int) {
        tables[collection] = values.map { Row(value: $0, parents: nil) }
        created[collection] = values.count
    }

    /// Three samples, or fewer where the schema takes fewer identifiers.
    private func samples(of rule: Collection) -> [Literal] {
        let ids = IdentifierRule(rule, samples.api, check)
        let first = samples.value(of: rule.entity)?[rule.idKey]
        var (number, taken): (Int, Set<String>) = (1, [])
        return (0..<3).compactMap { index in
            guard var value = samples.value(of: rule.entity, variant: index) else { return nil }
            if index > 0, let first {
                guard let id = ids.next(like: first, &number, taken) else { return nil }
                value[rule.idKey] = id
            }
            if let id = value[rule.idKey]?.plainText { taken.insert(id) }
            return value
        }
    }

    mutating func reset() { tables = rules.collections.map { _ in nil } }

    /// All entities by the names of their collections, as JSON.
    mutating func dump() -> Literal {
        .object(
            rules.collections.indices.map { index in
                .init(name: rules.collections[index].name, value: .array(self[index].map(\.value)))
            })
    }

    /// Restores a dump or a part of one. If that isn't possible, returns the reason and changes nothing.
    mutating func restore(_ dump: Literal) -> String? {
        guard case .object(let members) = dump else { return "the state is an object: `{\"users\": [{\"id\": 1}]}`" }
        var new: [(index: Int, values: [Literal])] = []
        for member in members {
            guard let index = rules.collections.firstIndex(where: { $0.name == member.name }) else {
                let near = nearestWord(to: member.name, among: rules.collections.map(\.name))
                return "there is no collection `\(member.name)`" + (near.map { "; did you mean `\($0)`?" } ?? "")
            }
            guard case .array(let values) = member.value else { return "`\(member.name)` isn't a list of entities" }
            if let fault = rules.collections[index].fault(of: values, check) {
                return "entity \(fault.index + 1) of `\(member.name)`\(fault.reason)"
            }
            new.append((index, values))
        }
        for (index, values) in new { put(values, into: index) }
        return nil
    }

    /// The identifier in a new entity's values, if another entity has it.
    mutating func takenID(_ collection: Int, _ request: Literal, _ values: [String: String]) -> String? {
        let rule = rules.collections[collection]
        guard let id = request[rule.idKey]?.plainText else { return nil }
        var values = values
        values[rule.idVariable] = id
        return index(in: collection, values) == nil ? nil : id
    }

    private func parents(of collection: Int, _ values: [String: String]) -> [String: String] {
        Dictionary(rules.collections[collection].parents.map { ($0, values[$0] ?? "") }) { first, _ in first }
    }

    private mutating func index(in collection: Int, _ values: [String: String]) -> Int? {
        let (rule, parents) = (rules.collections[collection], parents(of: collection, values))
        let id = values[rule.idVariable].map(IdentifierRule.compared)
        return self[collection].firstIndex { row in
            row.value[rule.idKey]?.plainText.map(IdentifierRule.compared) == id
                && (row.parents == nil || row.parents == parents)
        }
    }

    /// An entity in the form that an operation replies with: a sample of it, with the entity's values that fit there.
    func shown(_ entity: Literal, of collection: Int, as use: SchemaUse?) -> Literal {
        let rule = rules.collections[collection]
        let entity = rule.received(entity)
        guard let use, !rules.isSame(use, rule.entity), var form = samples.value(of: use) else { return entity }
        for property in samples.api.properties(of: use) where !samples.api.isOneWay(property, .request) {
            guard let value = entity[property.wireName], check.accepts(value, property.use) else { continue }
            form[property.wireName] = value
        }
        return form
    }

    mutating func read(_ collection: Int, _ values: [String: String]) -> Literal? {
        index(in: collection, values).map { self[collection][$0].value }
    }

    mutating func list(_ collection: Int, _ values: [String: String]) -> [Literal] {
        let parents = parents(of: collection, values)
        return self[collection].filter { $0.parents == nil || $0.parents == parents }.map(\.value)
    }

    /// Adds an entity with a request's values, the required members of a sample, and an identifier of its own.
    mutating func create(_ collection: Int, _ request: Literal, _ values: [String: String]) -> Literal? {
        let rule = rules.collections[collection]
        guard case .object(let given) = request, let sample = samples.value(of: rule.entity) else { return nil }
        var entity = required(of: sample, rule.entity)
        for name in rule.parents {
            if let value = values[name], entity[name] != nil { entity[name] = like(entity[name], value) }
        }
        let kept = fitting(given, rule).kept
        entity.set(kept)
        if !kept.contains(where: { $0.name == rule.idKey && $0.value.plainText != nil }) {
            let taken = Set(self[collection].compactMap { $0.value[rule.idKey]?.plainText })
            created[collection] = max(created[collection], self[collection].count)
            let ids = IdentifierRule(rule, samples.api, check)
            guard let id = ids.next(like: sample[rule.idKey] ?? .number("1"), &created[collection], taken) else {
                return nil
            }
            entity[rule.idKey] = id
        }
        let row = Row(value: entity, parents: parents(of: collection, values))
        tables[collection]?.append(row)
        return entity
    }

    private func like(_ other: Literal?, _ text: String) -> Literal {
        if case .number? = other, Double(text) != nil { .number(text) } else { .string(text) }
    }

    /// The members of a request that fit the entity (unlike an amount with a currency for a number), and the names of
    /// those that the request removes: by null where the entity can't be null, and in a merge patch.
    private func fitting(_ given: [Literal.Member], _ rule: Collection, isMerge: Bool = false) -> (
        kept: [Literal.Member], removed: Set<String>
    ) {
        let properties = samples.api.properties(of: rule.entity)
        let known = Dictionary(properties.map { ($0.wireName, $0) }) { first, _ in first }
        var removed: Set<String> = []
        let kept = given.filter { member in
            guard member.value == .null else {
                return known[member.name].map { check.accepts(member.value, $0.use) } ?? true
            }
            let property = known[member.name]
            let canBeNull = property.map { check.accepts(.null, $0.use) } ?? true
            if property?.isRequired != true, isMerge || !canBeNull {
                removed.insert(member.name)
                return false
            }
            return canBeNull
        }
        return (kept, removed)
    }

    /// The members of a sample that an entity requires.
    private func required(of sample: Literal, _ use: SchemaUse) -> Literal {
        let names = Set(samples.api.properties(of: use).filter(\.isRequired).map(\.wireName))
        guard case .object(let members) = sample else { return sample }
        return .object(members.filter { names.contains($0.name) })
    }

    /// Writes the values of a request into an entity. A replaced entity keeps only its identifier and parents besides,
    /// or all other members if it isn't valid without them.
    mutating func update(
        _ collection: Int, _ request: Literal, _ values: [String: String], replaces: Bool, isMerge: Bool = false
    ) -> Literal? {
        guard let index = index(in: collection, values), case .object(let given) = request else { return nil }
        let rule = rules.collections[collection]
        let old = self[collection][index].value
        var entity = old
        let (kept, removed) = fitting(given, rule, isMerge: isMerge)
        entity.set(kept.filter { $0.name != rule.idKey })
        entity.remove(removed.subtracting([rule.idKey]))
        if replaces, case .object(let all) = entity {
            let names = Set(given.map(\.name) + [rule.idKey] + rule.parents)
            let new = Literal.object(all.filter { names.contains($0.name) })
            if check.accepts(new, rule.entity) { entity = new }
        }
        tables[collection]?[index].value = entity
        return entity
    }

    mutating func delete(_ collection: Int, _ values: [String: String]) -> Literal? {
        index(in: collection, values).flatMap { tables[collection]?.remove(at: $0).value }
    }
}
