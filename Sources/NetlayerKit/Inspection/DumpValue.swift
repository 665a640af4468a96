import Diagnostics

/// A dump of an API before it is text, so that two of them can be compared.
enum DumpValue {
    case text(String)
    /// A number, true, false or null, as JSON has it.
    case word(String)
    case list([DumpValue])
    case object(DumpObject)

    /// Empty for lists and objects.
    var text: String {
        switch self {
        case .text(let text), .word(let text): text
        case .list, .object: ""
        }
    }

    var object: DumpObject? { if case .object(let object) = self { object } else { nil } }
}

/// One item of a dump. Its keys are in the order of the dump.
struct DumpObject {
    var fields: [(key: String, value: DumpValue)] = []
    /// Where in the description it stands.
    var range: SourceRange?

    subscript(key: String) -> DumpValue? { fields.first { $0.key == key }?.value }
}

extension JSONWriter {
    mutating func value(_ value: DumpValue) {
        switch value {
        case .text(let text): string(text)
        case .word(let word): raw(word)
        case .list(let items):
            beginArray()
            for item in items { self.value(item) }
            endArray()
        case .object(let object):
            beginObject()
            for field in object.fields {
                key(field.key)
                self.value(field.value)
            }
            endObject()
        }
    }
}

/// Makes the values of a dump in the order in which it is called. That each `begin` has its `end` is the caller's business.
struct DumpWriter {
    /// What is not ended yet; the items of a list have no keys.
    private struct Open {
        let key: String
        let isObject: Bool
        var fields: [(key: String, value: DumpValue)] = []
        var range: SourceRange?
    }

    private(set) var root = DumpValue.word("null")
    private var open: [Open] = []
    private var key = ""

    mutating func beginObject() { begin(isObject: true) }
    mutating func beginArray() { begin(isObject: false) }
    mutating func endObject() { end() }
    mutating func endArray() { end() }

    mutating func key(_ key: String) { self.key = key }

    mutating func string(_ text: String) { add(.text(text)) }
    mutating func bool(_ value: Bool) { raw(value ? "true" : "false") }
    mutating func null() { raw("null") }
    /// A value that is JSON already: the text of a number.
    mutating func raw(_ word: String) { add(.word(word)) }

    mutating func field(_ key: String, _ text: String) {
        self.key = key
        string(text)
    }

    mutating func field(_ key: String, _ value: Int) {
        self.key = key
        raw(String(value))
    }

    mutating func field(_ key: String, _ value: Bool) {
        self.key = key
        bool(value)
    }

    /// Where the object that is being written stands in the description.
    mutating func place(_ range: SourceRange?) { if !open.isEmpty { open[open.count - 1].range = range } }

    private mutating func begin(isObject: Bool) {
        open.append(Open(key: key, isObject: isObject))
        key = ""
    }

    private mutating func end() {
        guard let done = open.popLast() else { return }
        key = done.key
        let object = DumpObject(fields: done.fields, range: done.range)
        add(done.isObject ? .object(object) : .list(done.fields.map(\.value)))
    }

    private mutating func add(_ value: DumpValue) {
        if open.isEmpty { root = value } else { open[open.count - 1].fields.append((key, value)) }
        key = ""
    }
}
