import APIModel
import SwiftModel

/// The entities of all collections, as they are after the requests so far.
struct Tables {
    struct Row {
        var value: Literal
        /// What the entity belongs to; nil for a seed, which belongs to whatever is asked for.
        var parents: [String: String]?
    }

    private let rules: CollectionRules
    private let samples: Samples
    private(set) var rows: [[Row]]
    private var created: [Int]
    private let seeds: [[Literal]]

    /// - Parameter seeds: what the team says that there is, by the name of a collection.
    init(_ rules: CollectionRules, _ samples: Samples, seeds: [String: [Literal]]) {
        self.rules = rules
        self.samples = samples
        self.seeds = rules.collections.map { collection in
            seeds[collection.name] ?? (0..<3).compactMap { Tables.sample(of: collection, samples, $0) }
        }
        rows = self.seeds.map { values in values.map { Row(value: $0, parents: nil) } }
        created = self.seeds.map(\.count)
    }

    private static func sample(of collection: Collection, _ samples: Samples, _ index: Int) -> Literal? {
        guard var value = samples.value(of: collection.entity, variant: index) else { return nil }
        if index > 0, let id = value[collection.idKey] { value[collection.idKey] = Tables.id(like: id, index + 1) }
        return value
    }

    /// The identifier of a new entity, of the same kind as another one: 7 → 12, `"7"` → `"12"`, a UUID for a UUID.
    private static func id(like other: Literal, _ number: Int) -> Literal {
        switch other {
        case .string(let text) where text.utf8.count == 36 && text.utf8.split(separator: UInt8(ascii: "-")).count == 5:
            let digits = String(number)
            return .string("00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits)
        case .string: return .string(String(number))
        default: return .number(String(number))
        }
    }

    mutating func reset() {
        rows = seeds.map { values in values.map { Row(value: $0, parents: nil) } }
        created = seeds.map(\.count)
    }

    /// All entities by the names of their collections, as JSON.
    var dump: Literal {
        .object(zip(rules.collections, rows).map { .init(name: $0.name, value: .array($1.map(\.value))) })
    }

    /// Takes what a dump gave, or a part of it; otherwise the name of what isn't a collection.
    mutating func restore(_ dump: Literal) -> String? {
        guard case .object(let members) = dump else { return "the state" }
        for member in members {
            guard let index = rules.collections.firstIndex(where: { $0.name == member.name }),
                case .array(let values) = member.value
            else { return member.name }
            rows[index] = values.map { Row(value: $0, parents: nil) }
        }
        return nil
    }

    private func parents(of collection: Int, _ values: [String: String]) -> [String: String] {
        Dictionary(rules.collections[collection].parents.map { ($0, values[$0] ?? "") }) { first, _ in first }
    }

    private func index(in collection: Int, _ values: [String: String]) -> Int? {
        let (rule, parents) = (rules.collections[collection], parents(of: collection, values))
        return rows[collection].firstIndex { row in
            row.value[rule.idKey]?.plainText == values[rule.idVariable]
                && (row.parents == nil || row.parents == parents)
        }
    }

    func read(_ collection: Int, _ values: [String: String]) -> Literal? {
        index(in: collection, values).map { rows[collection][$0].value }
    }

    func list(_ collection: Int, _ values: [String: String]) -> [Literal] {
        let parents = parents(of: collection, values)
        return rows[collection].filter { $0.parents == nil || $0.parents == parents }.map(\.value)
    }

    /// Adds an entity of a request's values, filled with a sample of what it lacks, and with an identifier of its own.
    mutating func create(_ collection: Int, _ request: Literal, _ values: [String: String]) -> Literal? {
        let rule = rules.collections[collection]
        guard case .object(let given) = request, let sample = samples.value(of: rule.entity) else { return nil }
        var entity = required(of: sample, rule.entity)
        for name in rule.parents {
            if let value = values[name], entity[name] != nil { entity[name] = like(entity[name], value) }
        }
        for member in given { entity[member.name] = member.value }
        if request[rule.idKey] == nil {
            let taken = Set(rows[collection].compactMap { $0.value[rule.idKey]?.plainText })
            var id: Literal
            repeat {
                created[collection] += 1
                id = Tables.id(like: sample[rule.idKey] ?? .number("1"), created[collection])
            } while taken.contains(id.plainText ?? "")
            entity[rule.idKey] = id
        }
        rows[collection].append(Row(value: entity, parents: parents(of: collection, values)))
        return entity
    }

    private func like(_ other: Literal?, _ text: String) -> Literal {
        if case .number? = other, Double(text) != nil { .number(text) } else { .string(text) }
    }

    /// What an entity can't be without, of a sample that has everything.
    private func required(of sample: Literal, _ use: SchemaUse) -> Literal {
        let names = Set(samples.api.properties(of: use).filter(\.isRequired).map(\.wireName))
        guard case .object(let members) = sample else { return sample }
        return .object(members.filter { names.contains($0.name) })
    }

    /// Puts the values of a request into an entity; replaced, it keeps only its identifier and what the request can't say.
    mutating func update(_ collection: Int, _ request: Literal, _ values: [String: String], replaces: Bool) -> Literal?
    {
        guard let index = index(in: collection, values), case .object(let given) = request else { return nil }
        var entity = rows[collection][index].value
        if replaces { entity = required(of: entity, rules.collections[collection].entity) }
        for member in given where member.name != rules.collections[collection].idKey {
            entity[member.name] = member.value
        }
        rows[collection][index].value = entity
        return entity
    }

    mutating func delete(_ collection: Int, _ values: [String: String]) -> Literal? {
        index(in: collection, values).map { rows[collection].remove(at: $0).value }
    }
}
