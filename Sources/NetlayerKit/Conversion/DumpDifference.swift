import APIModel
import Diagnostics
import SourceTree

/// Finds what one API says and another one doesn't, by their dumps: both are trees of keys whose meaning is a contract.
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
    private let ranges: [String: SourceRange]
    private var losses: [Loss] = []
    private var indices: [String: Int] = [:]

    /// - Parameter range: the place of what has none of its own.
    static func losses(
        from old: API,
        to new: API,
        renames: [String: String],
        at range: SourceRange?
    ) -> [Loss] {
        var bag = DiagnosticBag()
        let texts = [old, new].map { APIDump.json($0) }
        guard let before = SourceReader.read(Array(texts[0].utf8), name: "<old>", into: &bag),
            let after = SourceReader.read(Array(texts[1].utf8), name: "<new>", into: &bag)
        else { return [] }
        var difference = DumpDifference(renames: renames, ranges: DumpDifference.ranges(of: old))
        difference.compare(before.root, after.root, Place(kind: "the description", name: "", range: range))
        return difference.losses
    }

    private init(renames: [String: String], ranges: [String: SourceRange]) {
        self.renames = renames
        self.ranges = ranges
    }

    /// Where in the dump: what kind of item, which one, and where it stands in the description.
    private struct Place {
        var kind: String
        var name: String
        var range: SourceRange?
        /// The documentation of the item.
        var words: String?
    }

    /// The places of everything that has a pointer.
    private static func ranges(of api: API) -> [String: SourceRange] {
        var ranges: [String: SourceRange] = [:]
        func add(_ origin: Origin) {
            if let range = origin.range, ranges[origin.pointer] == nil { ranges[origin.pointer] = range }
        }
        for schema in api.schemas { add(schema.origin) }
        for operation in api.operations + api.webhooks {
            add(operation.origin)
            for parameter in operation.parameters { add(parameter.origin) }
            for response in operation.responses { add(response.origin) }
            if let body = operation.body { add(body.origin) }
        }
        for scheme in api.securitySchemes { add(scheme.origin) }
        for service in api.services { add(service.origin) }
        return ranges
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
        "parameters": ("parameters", ["in", "name"]), "responses": ("answers", ["status"]),
        "headers": ("headers", ["name"]), "contents": ("contents", ["mediaType"]),
        "properties": ("properties", ["name"]), "schemas": ("types", ["name"]),
        "furtherSchemas": ("types", ["name"]), "services": ("services", ["name"]), "servers": ("servers", ["url"]),
        "variables": ("variables", ["name"]), "securitySchemes": ("security schemes", ["name"]),
        "values": ("enum values", ["value"]), "encodings": ("encodings", ["property"]),
    ]

    private mutating func compare(_ old: SourceNode, _ new: SourceNode, _ place: Place) {
        var place = place
        if let pointer = old["pointer"]?.text, let range = ranges[pointer] { place.range = range }
        let words = old["summary"]?.text
        let isMoved = words != nil && old["documentation"] == nil && new["documentation"]?.text == words
        if isMoved { add("summary", "becomes the documentation", at: place) }
        for entry in old.entries where !isMoved || entry.key.text != "summary" {
            let key = entry.key.text
            // The format of the dump itself has the same key as a schema's.
            if key == "pointer" || key == "format" && entry.value.integer != nil { continue }
            guard let other = new.value(forKey: key) else {
                if !isNothing(entry.value), !isSaidAgain(key, entry.value.text, old, new, place) {
                    add(key, "is lost", at: place)
                }
                continue
            }
            compare(key, entry.value, other, place)
        }
        for entry in new.entries where old.value(forKey: entry.key.text) == nil {
            let key = entry.key.text
            // A name of its own for Swift is no other meaning.
            if ["pointer", "givenName", "directives"].contains(key) || isNothing(entry.value) { continue }
            if isMoved && key == "documentation" || isSaidAgain(key, entry.value.text, new, old, place) { continue }
            add(key, "is new", at: place)
        }
    }

    /// Whether what only one side says follows from what the other one says.
    private func isSaidAgain(_ key: String, _ text: String, _ one: SourceNode, _ other: SourceNode, _ place: Place)
        -> Bool
    {
        switch (key, place.kind) {
        case ("documentation", "parameters"), ("documentation", "headers"):
            // A parameter and its schema may say the same.
            return text == place.words
        case ("name", "servers"), ("documentation", "servers"):
            return [other["name"]?.text, other["documentation"]?.text].contains(text) || key == "name"
        case ("name", "enum values"): return text == one["value"]?.text
        case ("givenName", _):
            return DumpDifference.letters(text) == DumpDifference.letters(one["name"]?.text ?? "")
        default: return false
        }
    }

    /// `created_at` → `createdat`
    private static func letters(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }

    private func isNothing(_ node: SourceNode) -> Bool {
        if node.isScalar { return node.text.isEmpty || node.isNull }
        // That a list is a set is said twice.
        return node.count == 0 || node.count == 1 && node["uniqueItems"] != nil
    }

    private mutating func compare(_ key: String, _ old: SourceNode, _ new: SourceNode, _ place: Place) {
        if old.isMapping, new.isMapping {
            var inner = place
            if key == "requestBody" { inner.kind = "request bodies" }
            return compare(old, new, inner)
        }
        if old.isSequence, new.isSequence { return compareLists(key, Array(old.elements), Array(new.elements), place) }
        guard old.isScalar, new.isScalar else { return add(key, "becomes something else", at: place) }
        var text = old.text
        if key == "ref" || key == "name" && place.kind == "types" {
            // Inline schemas are known by their places, which differ.
            if text.hasPrefix("#"), new.text.hasPrefix("#") { return }
            text = renames[text] ?? text
        }
        if text == new.text || key == "givenName" || key == "path" { return }
        let isLong = text.count > 24 || new.text.count > 24
        add(key, isLong ? "is said otherwise" : "becomes \(new.text) and was \(old.text)", at: place)
    }

    private mutating func compareLists(_ key: String, _ old: [SourceNode], _ new: [SourceNode], _ place: Place) {
        guard let list = DumpDifference.lists[key], old.allSatisfy(\.isMapping) else {
            if old.count != new.count { return add(key, "becomes something else", at: place) }
            for (item, other) in zip(old, new) { compare(key, item, other, place) }
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
            if let range = item["pointer"].flatMap({ ranges[$0.text] }) { inner.range = range }
            let wanted = list.kind == "types" ? renames[identity] ?? identity : identity
            guard let index = waiting[wanted]?.popLast() else {
                add("", "is lost", at: inner)
                continue
            }
            isTaken[index] = true
            compare(item, new[index], inner)
        }
        for (item, isTaken) in zip(new, isTaken) where !isTaken {
            add("", "is new", at: Place(kind: list.kind, name: identity(of: item, list.keys), range: place.range))
        }
    }

    /// `query page`, `GET /items`: what stands behind a question mark is in a list of its own.
    private func identity(of node: SourceNode, _ keys: [String]) -> String {
        keys.map { key in
            let text = node.value(forKey: key)?.text ?? ""
            return key == "path" ? String(text.prefix { $0 != "?" }) : text
        }.joined(separator: " ")
    }
}
