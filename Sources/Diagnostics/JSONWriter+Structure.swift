extension JSONWriter {
    /// An object, under a key or as a value of its own.
    public mutating func object(_ key: String? = nil, _ write: (inout JSONWriter) -> Void) {
        if let key { self.key(key) }
        beginObject()
        write(&self)
        endObject()
    }

    /// A list under a key, empty or not.
    public mutating func list<Item>(_ key: String, _ items: [Item], _ write: (inout JSONWriter, Item) -> Void) {
        self.key(key)
        beginArray()
        for item in items { write(&self, item) }
        endArray()
    }

    /// A list of texts under a key, unless it is empty.
    public mutating func texts(_ key: String, _ texts: [String]) {
        if !texts.isEmpty { list(key, texts) { $0.string($1) } }
    }
}
