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
