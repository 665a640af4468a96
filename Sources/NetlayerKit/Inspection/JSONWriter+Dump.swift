import Diagnostics

extension JSONWriter {
    /// A list under a key, empty or not.
    mutating func list<Item>(_ key: String, _ items: [Item], _ write: (inout JSONWriter, Item) -> Void) {
        self.key(key)
        beginArray()
        for item in items { write(&self, item) }
        endArray()
    }

    /// A list of objects under a key, unless it is empty.
    mutating func objects<Item>(_ key: String, _ items: [Item], _ fields: (inout JSONWriter, Item) -> Void) {
        guard !items.isEmpty else { return }
        list(key, items) { writer, item in
            writer.beginObject()
            fields(&writer, item)
            writer.endObject()
        }
    }

    /// An object under a key, if there is one.
    mutating func object<Item>(_ key: String, _ item: Item?, _ fields: (inout JSONWriter, Item) -> Void) {
        guard let item else { return }
        self.key(key)
        beginObject()
        fields(&self, item)
        endObject()
    }

    /// A list of texts under a key, unless it is empty.
    mutating func texts(_ key: String, _ texts: [String]) {
        if !texts.isEmpty { list(key, texts) { $0.string($1) } }
    }

    mutating func optional(_ key: String, _ value: String?) {
        if let value { field(key, value) }
    }

    /// A flag that is written only where it is set.
    mutating func flag(_ key: String, _ value: Bool) {
        if value { field(key, true) }
    }
}
