import APIModel
import Diagnostics

/// Finds what one API says and another one doesn't, by the values of their dumps, whose keys are a contract.
struct DumpDifference {
    /// Something that is lost or became something else, with all the places where it is.
    struct Loss {
        /// `the summary of operations`
        let subject: String
        /// `is lost`, `becomes double`
        let verb: String
        var places: [(name: String, range: SourceRange?)]
    }

    private let renames: [String: String]
    private let old: DumpSchemas
    private let new: DumpSchemas
    /// Pairs of schemas that were compared where one of them was written out before: recursion has no other end.
    private var compared: Set<[String]> = []
    private var losses: [Loss] = []
    private var indices: [String: Int] = [:]

    /// - Parameter range: the place of what has none of its own.
    static func losses(from old: API, to new: API, renames: [String: String], at range: SourceRange?) -> [Loss] {
        let (old, new) = (APIDump.value(of: old), APIDump.value(of: new))
        var difference = DumpDifference(renames: renames, old: DumpSchemas(old), new: DumpSchemas(new))
        let place = Place(kind: "the description", name: "", range: range)
        difference.compare("", old, with: new, at: place)
        return difference.losses
    }

    private init(renames: [String: String], old: DumpSchemas, new: DumpSchemas) {
        self.renames = renames
        self.old = old
        self.new = new
    }

    /// Where in the dump: what kind of item, which one, and where it stands in the description.
    private struct Place {
        var kind: String
        var name: String
        var range: SourceRange?
        /// The documentation of the item.
        var words: String?
    }

    private mutating func add(_ key: String, _ verb: String, at place: Place) {
        let subject = key.isEmpty ? "one of the \(place.kind)" : "`\(key)` of \(place.kind)"
        let index = indices[subject + verb] ?? losses.count
        if index == losses.count {
            indices[subject + verb] = index
            losses.append(Loss(subject: subject, verb: verb, places: []))
        }
        losses[index].places.append((place.name, place.range))
    }
}

// MARK: - Walking

extension DumpDifference {
    /// Lists of items: what such an item is called, and the keys by which one is known again.
    private static let lists: [String: (kind: String, keys: [String])] = [
        "operations": ("operations", ["method", "path"]), "webhooks": ("webhooks", ["method", "path"]),
        "parameters": ("parameters", ["in", "name"]), "responses": ("responses", ["status"]),
        "headers": ("headers", ["name"]), "contents": ("contents", ["mediaType"]),
        "properties": ("properties", ["name"]), "schemas": ("types", ["name"]), "furtherSchemas": ("types", ["name"]),
        "services": ("services", ["name"]), "servers": ("servers", ["url"]), "variables": ("variables", ["name"]),
        "securitySchemes": ("security schemes", ["name"]), "rules": ("types", ["name"]),
        "values": ("enum values", ["value"]), "encodings": ("encodings", ["property"]),
    ]

    private mutating func compare(_ given: DumpObject, with other: DumpObject, at place: Place) {
        var (old, new) = (given, other)
        if let places = DumpSchemas.places(given, other) {
            if !compared.insert(places).inserted { return }
            let areBoth = DumpSchemas.isShared(given) && DumpSchemas.isShared(other)
            old = self.old.writtenOut(given, onlyWords: areBoth)
            new = self.new.writtenOut(other, onlyWords: areBoth)
        }
        var place = place
        place.range = old.range ?? place.range
        let words = old["summary"]?.text
        let isMoved = words != nil && old["documentation"] == nil && new["documentation"]?.text == words
        if isMoved { add("summary", "becomes the documentation", at: place) }
        for (key, value) in old.fields where !isMoved || key != "summary" {
            // The format of the dump itself has the same key as a schema's.
            if key == "pointer" || key == "format" && value.isWord { continue }
            guard let other = new[key] else {
                if !value.isNothing, !isSaidAgain(key, value.text, of: old, by: new, at: place) {
                    add(key, "is lost", at: place)
                }
                continue
            }
            compare(key, value, with: other, at: place)
        }
        for (key, value) in new.fields where old[key] == nil {
            // A name of its own for Swift is no other meaning.
            if ["pointer", "givenName", "directives"].contains(key) || value.isNothing { continue }
            if isMoved && key == "documentation" || isSaidAgain(key, value.text, of: new, by: old, at: place) {
                continue
            }
            add(key, "is new", at: place)
        }
    }

    /// Whether what only one side says follows from what the other one says.
    private func isSaidAgain(_ key: String, _ text: String, of one: DumpObject, by other: DumpObject, at place: Place)
        -> Bool
    {
        switch (key, place.kind) {
        case ("documentation", "parameters"), ("documentation", "headers"):
            // A parameter and its schema may say the same.
            return text == place.words
        case ("name", "servers"), ("documentation", "servers"):
            return [other["name"]?.text, other["documentation"]?.text].contains(text) || key == "name"
        case ("server", "operations"): return true
        case ("name", "enum values"): return text == one["value"]?.text
        case ("givenName", _): return DumpDifference.letters(text) == DumpDifference.letters(one["name"]?.text ?? "")
        default: return false
        }
    }

    /// `created_at` → `createdat`
    private static func letters(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }

    private mutating func compare(_ key: String, _ old: DumpValue, with new: DumpValue, at place: Place) {
        switch (old, new) {
        case (.object(let old), .object(let new)):
            var inner = place
            if key == "requestBody" { inner.kind = "request bodies" }
            compare(old, with: new, at: inner)
        case (.list(let old), .list(let new)): compareLists(key, old, with: new, at: place)
        case (.object, _), (.list, _), (_, .object), (_, .list): add(key, "becomes something else", at: place)
        case (.text, _), (.word, _): compare(key, old.text, with: new.text, at: place)
        }
    }

    private mutating func compare(_ key: String, _ old: String, with new: String, at place: Place) {
        var text = old
        if key == "ref" || key == "bases" || key == "name" && place.kind == "types" {
            // Inline schemas are known by their places, which differ.
            if text.hasPrefix("#"), new.hasPrefix("#") { return }
            text = renames[text] ?? text
        }
        if text == new || key == "givenName" || key == "path" { return }
        let isLong = text.count > 24 || new.count > 24
        add(key, isLong ? "is said otherwise" : "becomes \(new) and was \(old)", at: place)
    }

    private mutating func compareLists(_ key: String, _ given: [DumpValue], with other: [DumpValue], at place: Place) {
        let (old, new) = (given.compactMap(\.object), other.compactMap(\.object))
        guard let list = DumpDifference.lists[key], old.count == given.count else {
            if given.count != other.count { return add(key, "becomes something else", at: place) }
            for (item, other) in zip(given, other) { compare(key, item, with: other, at: place) }
            return
        }
        var waiting: [String: [Int]] = [:]
        for (index, item) in new.enumerated().reversed() {
            waiting[identity(of: item, list.keys), default: []].append(index)
        }
        var isTaken = new.map { _ in false }
        for item in old {
            let identity = identity(of: item, list.keys)
            var inner = Place(kind: list.kind, name: identity, range: place.range)
            inner.words = item["documentation"]?.text
            inner.range = item.range ?? place.range
            let wanted = list.kind == "types" ? renames[identity] ?? identity : identity
            guard let index = waiting[wanted]?.popLast() else {
                add("", "is lost", at: inner)
                continue
            }
            isTaken[index] = true
            compare(item, with: new[index], at: inner)
        }
        for (item, isTaken) in zip(new, isTaken) where !isTaken {
            add("", "is new", at: Place(kind: list.kind, name: identity(of: item, list.keys), range: place.range))
        }
    }

    /// `query page`, `GET /items`: what stands behind a question mark is in a list of its own.
    private func identity(of item: DumpObject, _ keys: [String]) -> String {
        keys.map { key in
            let text = item[key]?.text ?? ""
            return key == "path" ? String(text.prefix { $0 != "?" }) : text
        }.joined(separator: " ")
    }
}

extension DumpValue {
    fileprivate var isWord: Bool { if case .word = self { true } else { false } }

    fileprivate var isNothing: Bool {
        switch self {
        case .text(let text): text.isEmpty
        case .word(let word): word == "null"
        case .list(let items): items.isEmpty
        // That a list is a set is said twice, and so is the server that a directive names.
        case .object(let object): object.fields.allSatisfy { ["uniqueItems", "server"].contains($0.key) }
        }
    }
}

/// Inline schemas of a dump that stand at several places: it writes them out at the first one, and refers to them at the others.
struct DumpSchemas {
    private var schemas: [String: DumpObject] = [:]

    init(_ dump: DumpValue) {
        var open = [dump]
        while let next = open.popLast() {
            switch next {
            case .text, .word: break
            case .list(let items): open += items
            case .object(let object):
                if let pointer = object["pointer"]?.text, object["kind"] != nil { schemas[pointer] = object }
                open += object.fields.map(\.value)
            }
        }
    }

    static func isShared(_ object: DumpObject) -> Bool { object["ref"]?.text.hasPrefix("#") == true }

    /// What a pair is known by of which at least one refers to what stands elsewhere; nil for others.
    static func places(_ old: DumpObject, _ new: DumpObject) -> [String]? {
        guard isShared(old) || isShared(new) else { return nil }
        return [old, new].map { ($0["ref"] ?? $0["pointer"])?.text ?? "" }
    }

    /// A schema as it stands at its first place, with what is said of it here.
    /// - Parameter onlyWords: leaves out its shape, which is compared at its first place.
    func writtenOut(_ object: DumpObject, onlyWords: Bool) -> DumpObject {
        guard DumpSchemas.isShared(object), let first = schemas[object["ref"]?.text ?? ""] else { return object }
        var result = DumpObject(range: object.range ?? first.range)
        result.fields = object.fields.filter { $0.key != "ref" }
        result.fields += first.fields.filter { field in
            object[field.key] == nil && (!onlyWords || DumpSchemas.words.contains(field.key))
        }
        return result
    }

    /// What is said of a schema besides its shape, where it is declared or where it is used.
    private static let words: Set<String> = [
        "title", "documentation", "deprecated", "readOnly", "writeOnly", "nullable", "default", "examples",
        "extensions",
    ]
}
