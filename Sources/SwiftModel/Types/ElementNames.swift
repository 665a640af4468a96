import APIModel

/// The words that name the members of a union without names: the first of these that no other member has.
///
///     discriminator's value     card
///     title                     Credit Card
///     the base of an `allOf`    Card
///     a constant property       response.created
///     an unshared property      with_iban
///     its kind                  object, option
struct UnionWords {
    let members: [UnionShape.Member]
    let graph: SchemaGraph

    /// One word for each member, in their order.
    func words() -> [String] {
        var words = members.map { named($0) }
        lazy var owners = owners()
        let rules = [discriminatorValue, title, base, constant, { ownProperty($0, owners) }]
        for rule in rules where words.contains(nil) {
            let found = members.indices.map { words[$0] == nil ? rule(members[$0]) : nil }
            let taken = Dictionary((words + found).compactMap { ($0.map(fold) ?? "", 1) }, uniquingKeysWith: +)
            for (index, word) in found.enumerated() { if let word, taken[fold(word)] == 1 { words[index] = word } }
        }
        return zip(words, members).map { $0 ?? said(of: $1) ?? kind(of: schema(of: $1)) }
    }

    /// The word that several members have in common; numbers tell them apart.
    private func said(of member: UnionShape.Member) -> String? {
        discriminatorValue(member) ?? title(member) ?? constant(member)
    }

    private func schema(of member: UnionShape.Member) -> Schema { graph.schema(behind: member.use) }

    private func properties(of member: UnionShape.Member) -> [Property]? { graph.shape(of: member.use)?.properties }

    /// `Credit Card` and `creditCard` are one name.
    private func fold(_ word: String) -> String { IdentifierStyle.upperCamel.name(of: word) }
}

extension UnionWords {
    private func named(_ member: UnionShape.Member) -> String? { member.name ?? schema(of: member).name }

    private func discriminatorValue(_ member: UnionShape.Member) -> String? {
        member.discriminatorValues.first.flatMap { isName($0, words: 6) ? $0 : nil }
    }

    private func title(_ member: UnionShape.Member) -> String? {
        let title = member.use.annotations.title ?? schema(of: member).annotations.title
        return title.flatMap { isName($0, words: 4) ? $0 : nil }
    }

    private func base(_ member: UnionShape.Member) -> String? {
        guard let shape = graph.shape(of: member.use), shape.bases.count == 1 else { return nil }
        return graph.api[shape.bases[0]].name
    }

    /// The only value of the schema, or of the first property that has one value; a required one counts more.
    private func constant(_ member: UnionShape.Member) -> String? {
        guard let properties = properties(of: member) else { return constant(of: schema(of: member)) }
        for property in properties.filter(\.isRequired) + properties.filter({ !$0.isRequired }) {
            if let value = constant(of: graph.schema(behind: property.use)) { return value }
        }
        return nil
    }

    private func constant(of schema: Schema) -> String? {
        guard case .enumeration(let enumeration) = schema.kind, enumeration.values.count == 1,
            case .string(let value) = enumeration.values[0].literal, isName(value, words: 6)
        else { return nil }
        return value
    }

    /// The first property that no other object has, required ones first: `with_iban`.
    private func ownProperty(_ member: UnionShape.Member, _ owners: [String: Int]) -> String? {
        guard let own = properties(of: member) else { return nil }
        let unique = own.filter { owners[$0.wireName] == 1 }
        let property = unique.first(where: \.isRequired) ?? unique.first
        return property.map { "with_" + ($0.name ?? $0.wireName) }
    }

    /// The number of objects that have a property of each name; empty where fewer than two members are objects.
    private func owners() -> [String: Int] {
        let objects = members.compactMap(properties)
        guard objects.count > 1 else { return [:] }
        var owners: [String: Int] = [:]
        for properties in objects { for name in Set(properties.map(\.wireName)) { owners[name, default: 0] += 1 } }
        return owners
    }

    /// `option`, `tuple`…
    private func kind(of schema: Schema) -> String {
        switch schema.kind {
        case .object: return "object"
        case .enumeration: return "option"
        case .tuple: return "tuple"
        case .union: return "choice"
        default: return "value"
        }
    }

    /// A few words of letters and digits: a name, not a sentence.
    private func isName(_ text: String, words: Int) -> Bool {
        guard text.utf8.count <= 50, text.unicodeScalars.first?.properties.isAlphabetic == true else { return false }
        return WordSplitter.words(of: text).count <= words
    }
}

/// The name of one element of a list.
///
///     images → image      categories → category      addresses → address      boxes → box
///     children → child    movies → movie             aliases → alias          people → person
///     status → statusItem    series → seriesItem     data → dataItem
enum SingularWord {
    static func of(_ word: String) -> String {
        if word == "item" { return word }
        // All endings below are an `s`, or that of `children`, `people` or `criteria`.
        guard let last = word.utf8.last, "sSnNeEaA".utf8.contains(last) else { return word + "_item" }
        let lowered = word.lowercased()
        for (ending, count, replacement) in irregular where lowered.hasSuffix(ending) {
            return String(word.dropLast(count)) + replacement
        }
        guard lowered.hasSuffix("s"), !singular.contains(where: lowered.hasSuffix) else { return word + "_item" }
        if lowered.hasSuffix("ies"), lowered.utf8.count > 4 { return String(word.dropLast(3)) + "y" }
        for ending in ["sses", "xes", "ches", "shes", "tuses"] where lowered.hasSuffix(ending) {
            return String(word.dropLast(2))
        }
        return lowered.utf8.count > 2 ? String(word.dropLast()) : word + "_item"
    }

    /// Endings of words that are singular, or whose singular is the same.
    private static let singular = ["ss", "us", "is", "news", "series", "species", "alias", "bias", "canvas"]

    /// An ending, the number of letters to drop, and the text to add instead.
    private static let irregular = [
        ("children", 3, ""), ("people", 5, "erson"), ("criteria", 1, "on"), ("indices", 4, "ex"), ("vertices", 4, "ex"),
        ("matrices", 3, "x"), ("movies", 1, ""), ("cookies", 1, ""), ("calories", 1, ""), ("caches", 1, ""),
        ("aliases", 2, ""), ("biases", 2, ""), ("canvases", 2, ""), ("bonuses", 2, ""), ("viruses", 2, ""),
        ("buses", 2, ""), ("heroes", 2, ""), ("quizzes", 3, ""), ("shelves", 3, "f"),
    ]
}

/// The names of the elements of a tuple: `first`, `second`, … `tenth`, `element11`.
enum TupleWords {
    private static let words = [
        "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    ]

    static func words(count: Int) -> [String] { (0..<count).map { $0 < words.count ? words[$0] : "element\($0 + 1)" } }
}
