import APIModel

/// The names of types in a native spec: words of letters, digits and `_`, none of them a built-in one's.
package struct NativeNames {
    private var names: [SchemaID: String] = [:]
    private static let builtIn: Set<String> = [
        "String", "Int", "Int32", "Int64", "Double", "Float", "Decimal", "Bool", "Date", "Day", "Duration", "UUID",
        "URL", "Data", "File", "Any", "Array", "Set", "Map",
    ]

    init(_ api: API) {
        var taken: Set<String> = []
        let plain = api.namedSchemas.filter { NativeNames.isFree(api[$0].name ?? "") }
        for id in plain {
            names[id] = api[id].name
            taken.insert(api[id].name ?? "")
        }
        for id in api.namedSchemas where names[id] == nil {
            let word = NativeNames.word(of: api[id].name ?? "")
            var name = word
            var number = 2
            while !NativeNames.isFree(name) || !taken.insert(name).inserted {
                name = word + String(number)
                number += 1
            }
            names[id] = name
        }
    }

    subscript(id: SchemaID) -> String? { names[id] }

    /// The names that had to become others.
    func renames(_ api: API) -> [String: String] {
        var renames: [String: String] = [:]
        for id in api.namedSchemas {
            if let old = api[id].name, let new = names[id], old != new { renames[old] = new }
        }
        return renames
    }

    /// The key that is read as the name of a property, whatever stands beside it: a word of the form is written in backticks.
    package static func key(_ name: String, isOptional: Bool = false) -> String {
        let isQuoted = name.utf8.count > 1 && name.first == "`" && name.last == "`"
        let isPlain = !formWords.contains(name) && !name.hasSuffix("?") && !isQuoted
        return (isPlain ? name : "`\(name)`") + (isOptional ? "?" : "")
    }

    /// Keys of a type that are no properties, or make something else of a struct.
    private static let formWords: Set<String> = [
        "doc", "extends", "others", "deprecated", "nullable", "enum", "oneOf", "anyOf", "alias", "String",
    ]

    private static func isFree(_ name: String) -> Bool { isWord(name) && !isBuiltIn(name) }

    /// Whether the spec has a type of this name itself.
    package static func isBuiltIn(_ name: String) -> Bool { builtIn.contains(name) }

    static func isWord(_ text: String) -> Bool {
        guard let first = text.utf8.first, !(first &- 0x30 < 10) else { return false }
        return text.utf8.allSatisfy { isLetter($0) || $0 &- 0x30 < 10 }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 || byte == 0x5F || byte >= 0x80 }

    /// The key of a server, which names the case in code: as one word where that reads the same.
    ///
    ///     eu west       euWest
    ///     127.0.0.1     127.0.0.1
    static func serverKey(_ name: String) -> String {
        let words = name.split(separator: " ")
        let isJoined = words.allSatisfy { $0.utf8.allSatisfy { $0 &- 0x61 < 26 } }
        return isJoined && !words.isEmpty ? word(of: name) : name
    }

    /// `io.k8s.Pod` → `ioK8sPod`; `2fa` → `_2fa`; `` → `Type`
    static func word(of text: String) -> String {
        var word = ""
        var isStart = false
        for character in text {
            guard character.utf8.allSatisfy({ isLetter($0) || $0 &- 0x30 < 10 }) else {
                isStart = !word.isEmpty
                continue
            }
            word += isStart ? character.uppercased() : String(character)
            isStart = false
        }
        if word.isEmpty { return "Type" }
        return word.utf8.first.map { $0 &- 0x30 < 10 } == true ? "_" + word : word
    }
}
