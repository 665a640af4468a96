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
