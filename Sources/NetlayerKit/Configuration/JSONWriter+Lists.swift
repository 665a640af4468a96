import Diagnostics

extension JSONWriter {
    /// A list under a key, empty or not.
    mutating func list<Item>(_ key: String, _ items: [Item], _ write: (inout JSONWriter, Item) -> Void) {
        self.key(key)
        beginArray()
        for item in items { write(&self, item) }
        endArray()
    }

    /// A list of texts under a key, unless it is empty.
    mutating func texts(_ key: String, _ texts: [String]) {
        if !texts.isEmpty { list(key, texts) { $0.string($1) } }
    }
}
