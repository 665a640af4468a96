import Diagnostics
import Platform
import SourceTree

/// A key of one kind of object in a description, with its name as its raw value.
protocol ObjectKey: RawRepresentable<String>, CaseIterable, Equatable, Sendable {
    static var table: KeyTable<Self> { get }
    /// Whether the object may have `x-netlayer`.
    static var takesDirectives: Bool { get }
}

extension ObjectKey { static var takesDirectives: Bool { false } }

// No dictionaries and no constrained type parameters here: for each kind of object, they would cost a search through
// all conformances of the program at each start.
extension KeyTable where Key: RawRepresentable<String> & CaseIterable & Equatable {
    /// - Parameter exceptions: the keys whose versions differ from `versions`.
    init(
        _ versions: ClosedRange<SpecVersion> = .all,
        except exceptions: KeyValuePairs<ClosedRange<SpecVersion>, [Key]> = [:]
    ) {
        self.init(
            Key.allCases.map { ($0.rawValue, $0) },
            versions: Key.allCases.map { key in exceptions.first { $0.value.contains(key) }?.key ?? versions })
    }
}

extension ClosedRange<SpecVersion> {
    static var all: Self { .swagger2 ... .openAPI32 }
    static var onlySwagger2: Self { .swagger2 ... .swagger2 }
    static var since30: Self { .openAPI30 ... .openAPI32 }
    static var since31: Self { .openAPI31 ... .openAPI32 }
    static var since32: Self { .openAPI32 ... .openAPI32 }

    /// `.since31` → `OpenAPI 3.1`
    var displayName: String { lowerBound.displayName }
}

/// The keys of a kind of object, looked up by their bytes without making a string.
struct KeyTable<Key: Sendable>: Sendable {
    let names: [String]
    private let keys: [Key]
    /// The versions that have each key; empty if all versions have all keys.
    private let versions: [ClosedRange<SpecVersion>]
    /// The bytes of all names, concatenated, and the end of each.
    private let bytes: [UInt8]
    private let ends: [Int]
    /// Open addressing: the position of a name plus one; 0 is a free slot.
    private let slots: [UInt8]

    init(_ rows: [(name: String, key: Key)], versions: [ClosedRange<SpecVersion>] = []) {
        precondition(rows.count < 128, "a place has few keys")
        names = rows.map(\.name)
        keys = rows.map(\.key)
        self.versions = versions
        var bytes: [UInt8] = []
        var ends: [Int] = []
        var slots = [UInt8](repeating: 0, count: KeyTable.capacity(for: rows.count))
        for (position, row) in rows.enumerated() {
            let name = Array(row.name.utf8)
            var slot = name.withUnsafeBytes(KeyTable.hash) & (slots.count - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = UInt8(position + 1)
            bytes += name
            ends.append(bytes.count)
        }
        self.bytes = bytes
        self.ends = ends
        self.slots = slots
    }

    /// The meaning of a key of a document; nil for an unknown key.
    func key(of node: SourceNode) -> Key? { position(of: node).map { keys[$0] } }

    func key(at position: Int) -> Key { keys[position] }

    func versions(at position: Int) -> ClosedRange<SpecVersion> { versions[position] }

    func position(of node: SourceNode) -> Int? {
        node.withTextBytes { text in
            var slot = KeyTable.hash(text) & (slots.count - 1)
            while slots[slot] != 0 {
                let position = Int(slots[slot]) - 1
                if isName(at: position, equalTo: text) { return position }
                slot = (slot + 1) & (slots.count - 1)
            }
            return nil
        }
    }

    private func isName(at position: Int, equalTo text: UnsafeRawBufferPointer) -> Bool {
        let start = position == 0 ? 0 : ends[position - 1]
        guard ends[position] - start == text.count else { return false }
        guard let first = text.baseAddress else { return true }
        return bytes.withUnsafeBytes { names in
            names.baseAddress.map { memcmp($0 + start, first, text.count) == 0 } ?? false
        }
    }

    /// The number of slots: a power of two, so that at most a quarter of them is used.
    private static func capacity(for count: Int) -> Int {
        var capacity = 16
        while capacity < count * 4 { capacity *= 2 }
        return capacity
    }

    private static func hash(_ bytes: UnsafeRawBufferPointer) -> Int {
        let count = bytes.count
        guard count > 0 else { return 0 }
        let ends = Int(bytes[0]) &* 5 &+ Int(bytes[count - 1]) &* 23
        return count &* 37 &+ Int(bytes[count >> 1]) &* 11 &+ ends
    }
}

extension SourceNode {
    /// Whether a key is a vendor extension: `x-internal`.
    var isExtensionKey: Bool {
        withTextBytes { $0.count > 1 && ($0[0] | 0x20) == UInt8(ascii: "x") && $0[1] == UInt8(ascii: "-") }
    }
}

/// The known entries of one object, for objects whose parts are read in another order than they are written.
struct ObjectFields<Key> {
    /// The object, with references followed.
    let located: Located
    private let nodes: NodeReader
    /// The positions of the known entries.
    private var positions: [(key: Key, position: Int32)] = []

    init(of located: Located, nodes: NodeReader) {
        self.located = located
        self.nodes = nodes
    }

    mutating func note(_ key: Key, at position: Int) { positions.append((key, Int32(position))) }
}

extension ObjectFields where Key: ObjectKey {
    subscript(key: Key) -> Located? {
        guard let position = positions.last(where: { $0.key == key })?.position else { return nil }
        return located.at(located.node.entries[Int(position)].value)
    }

    /// The text of a key that must have one.
    func string(_ key: Key) -> String? { self[key].flatMap { nodes.string($0.node, key.rawValue) } }

    /// The value of a flag; false where it is not given.
    func bool(_ key: Key) -> Bool { self[key].flatMap { nodes.bool($0.node, key.rawValue) } ?? false }

    /// The texts of a list; nil where it is not given.
    func texts(_ key: Key) -> [SourceNode]? { self[key].map { nodes.texts($0, key.rawValue) } }

    /// Whether an unknown key is probably a misspelling of this one, which then isn't reported as missing.
    func hasMisspelt(_ key: Key) -> Bool {
        located.node.entries.contains { entry in
            Key.table.key(of: entry.key) == nil && nearestWord(to: entry.key.text, among: [key.rawValue]) != nil
        }
    }
}

/// The known entries of one object, in its order. Iterating warns of unknown keys and of keys of other versions.
struct ObjectItems<Key> {
    private let mapping: Located
    private let entries: SourceNode.Entries
    private let nodes: NodeReader
    private let place: () -> Message
    private let keepsNull: Bool
    private var index = 0

    init(of mapping: Located, nodes: NodeReader, place: @escaping () -> Message, keepsNull: Bool) {
        self.mapping = mapping
        entries = mapping.node.entries
        self.nodes = nodes
        self.place = place
        self.keepsNull = keepsNull
    }
}

extension ObjectItems: Sequence, IteratorProtocol where Key: ObjectKey {
    mutating func next() -> (key: Key, value: Located, position: Int)? {
        while index < entries.count {
            let position = index
            let entry = entries[position]
            index += 1
            guard let row = Key.table.position(of: entry.key) else {
                nodes.reportUnknownKey(entry.key, in: place(), of: Key.self)
                continue
            }
            let versions = Key.table.versions(at: row)
            guard versions.contains(nodes.version) else {
                nodes.report(.foreignKey(entry.key, in: place(), of: versions, nodes.version))
                continue
            }
            if keepsNull || !entry.value.isNull { return (Key.table.key(at: row), mapping.at(entry.value), position) }
        }
        return nil
    }
}

extension Diagnostic {
    fileprivate static func foreignKey(
        _ key: SourceNode, in place: Message, of versions: ClosedRange<SpecVersion>, _ version: SpecVersion
    ) -> Self {
        let home = versions.lowerBound > version ? "\(versions.displayName) and later" : versions.upperBound.displayName
        return OpenAPICodes.foreignKey(
            "`\(key.text)` in \(place) has no meaning in \(version.displayName)", at: key.range,
            help: counterpart(of: key.text, in: version) ?? "it is a key of \(home)")
    }

    /// The counterpart in OpenAPI 3 of a key of Swagger 2.0, and vice versa.
    private static func counterpart(of key: String, in version: SpecVersion) -> Message? {
        if version == .swagger2 {
            switch key {
            case "servers": return "Swagger 2.0 has `host`, `basePath` and `schemes`"
            case "components": return "Swagger 2.0 has `definitions`, `parameters` and `responses`"
            case "requestBody": return "Swagger 2.0 has a parameter with `in: body`"
            case "content": return "Swagger 2.0 has `schema`, and `produces` with the media types"
            case "openapi": return "write `swagger: \"2.0\"`"
            default: return nil
            }
        }
        switch key {
        case "swagger": return "write `openapi: …`"
        case "host", "basePath", "schemes": return "\(version.displayName) has `servers`"
        case "consumes", "produces": return "\(version.displayName) has the media types as keys of `content`"
        case "definitions": return "\(version.displayName) has `components/schemas`"
        case "securityDefinitions": return "\(version.displayName) has `components/securitySchemes`"
        case "parameters", "responses": return "\(version.displayName) has `components/\(key)`"
        case "schema": return "write `content: { application/json: { schema: … } }`"
        default: return nil
        }
    }
}
