import APIModel
import Platform

/// Names referenced schemas that aren't in a list of schemas by the last significant part of their pointer. If two
/// names collide, each gets all significant parts, and then all parts; remaining duplicates are numbered in the order
/// of their pointers.
enum DeepNames {
    static func give(
        to schemas: [(id: SchemaID, located: Located)], in documents: DocumentSet, _ arena: inout SchemaArena
    ) {
        guard !schemas.isEmpty else { return }
        var entries = schemas.map { entry -> DeepName in
            let document = documents[entry.located.document]
            let tokens = document.pointers.tokens(to: entry.located.node.identity)
            let file = entry.located.document == .root ? nil : FilePath.stem(of: document.path)
            return DeepName(id: entry.id, pointer: documents.pointer(of: entry.located), tokens: tokens, file: file)
        }
        arena.api.namedSchemas += entries.map(\.id)
        entries.sort { $0.pointer < $1.pointer }
        var counts: [String: Int] = [:]
        var fullCounts: [String: Int] = [:]
        for entry in entries {
            counts[entry.short, default: 0] += 1
            fullCounts[entry.full, default: 0] += 1
        }
        for entry in entries {
            let isFree = counts[entry.short] == 1 && !arena.takenNames.contains(entry.short)
            let isFullFree = fullCounts[entry.full] == 1 && !arena.takenNames.contains(entry.full)
            var name = isFree ? entry.short : isFullFree ? entry.full : entry.long
            var number = 2
            while !arena.takenNames.insert(name).inserted {
                name = "\(entry.long)\(number)"
                number += 1
            }
            arena[entry.id].name = name
        }
    }
}

/// The possible names of a schema that is named after its place.
private struct DeepName {
    let id: SchemaID
    let pointer: String
    /// `#/components/schemas/Item/properties/size` → `Item.size`; the file `user.yaml` → `user`
    let short: String
    /// `#/components/schemas/Item/$defs/Size` → `Item.Size`
    let full: String
    /// `common.yaml#/definitions/Error` → `common.definitions.Error`
    let long: String

    init(id: SchemaID, pointer: String, tokens: [String], file: String?) {
        self.id = id
        self.pointer = pointer
        let start = tokens.lastIndex(where: DeepName.lists.contains)
        let own = start.map { tokens[($0 + 1)...] } ?? tokens[...]
        let isTelling = { (token: String) in
            !DeepName.structural.contains(token) && Int(token) == nil && !token.contains("/json")
        }
        let telling = own.filter(isTelling)
        let all = (file.map { [$0] } ?? []) + tokens.filter { $0 != "components" }
        long = all.joined(separator: ".")
        let last = start == nil ? telling.suffix(file == nil ? 3 : 1) : telling[...]
        let name = last.joined(separator: ".")
        let fullName = all.filter { isTelling($0) && !DeepName.lists.contains($0) }.joined(separator: ".")
        full = fullName.isEmpty ? long : fullName
        short = name.isEmpty ? (tokens.isEmpty ? file ?? "root" : long) : name
    }

    private static let lists: Set<String> = ["schemas", "definitions", "$defs"]
    private static let structural: Set<String> = [
        "properties", "items", "allOf", "oneOf", "anyOf", "additionalProperties", "schema", "content", "paths",
        "components", "responses", "parameters", "requestBody", "application/json", "requestBodies", "headers", "then",
        "else", "if", "not", "patternProperties", "prefixItems",
    ]
}
