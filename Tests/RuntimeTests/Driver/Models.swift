import Foundation

nonisolated struct Node: Codable, Hashable, Sendable {
    var name: String
    @Indirect var parent: Node?
    @Indirect var twin: Twin

    nonisolated struct Twin: Codable, Hashable, Sendable {
        private var indirectNode: Indirect<Node?>

        var node: Node? {
            get {
                indirectNode.wrappedValue
            }
            set {
                indirectNode = Indirect(newValue)
            }
        }

        init(node: Node?) {
            indirectNode = Indirect(node)
        }

        enum CodingKeys: String, CodingKey {
            case indirectNode = "node"
        }
    }

    init(name: String, parent: Node?, twin: Twin) {
        self.name = name
        _parent = Indirect(parent)
        _twin = Indirect(twin)
    }
}

struct Link: Codable, Hashable, Sendable {
    @Indirect var next: Nullable<Link>?

    init(next: Nullable<Link>? = nil) {
        _next = Indirect(next)
    }
}

struct Patch: Codable, Hashable, Sendable {
    var note: Nullable<String>?
    var tags: Nullable<[String]>?
    var rank: Nullable<Int>?
}

struct Labelled: Codable, Hashable, Sendable {
    var id: Int
    var additionalProperties: [String: JSONValue] = [:]

    enum CodingKeys: String, CodingKey, CaseIterable {
        case id = "_id"
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(Int.self, forKey: .id)
        additionalProperties = try decoder.additionalProperties(JSONValue.self, besides: CodingKeys.self)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try encoder.encode(additionalProperties: additionalProperties, besides: CodingKeys.self)
    }
}

private struct Remark: Codable {
    var detail: JSONValue?
}

func models() -> [String] {
    let json = #"{"a":[1,2.5,-3,true,null,"x\"é"],"b":{},"big":12345678901234567890,"c":1e400}"#
    var value: JSONValue = ["a": [1, 2.5, nil], "b": ["c": true]]
    value["d"] = "x"
    var twin = Node.Twin(node: nil)
    let before = twin
    twin.node = Node(name: "a", parent: Node(name: "b", parent: nil, twin: twin), twin: twin)
    return [
        "indirect: " + roundTrip(Node.self, #"{"name":"a","twin":{},"parent":{"name":"b","twin":{"node":null}}}"#),
        "indirect missing: " + roundTrip(Node.self, #"{"name":"a"}"#),
        "indirect values: \(twin.node?.parent?.name ?? "") \(twin == twin) \(twin == before) \(before.node == nil)",
        "indirect null: " + roundTrip(Link.self, #"{"next":{"next":null}}"#),
        "indirect null absent: " + roundTrip(Link.self, #"{"next":{}}"#),
        "nullable: " + roundTrip(Patch.self, #"{"note":null,"tags":["x"]}"#),
        "nullable wrong: " + roundTrip(Patch.self, #"{"rank":"x"}"#),
        "nullable absent: " + roundTrip(Patch.self, "{}"),
        "nullable equal: \(Patch(note: .null) == Patch(note: nil)) \(Patch(note: .value("x")).note?.value ?? "")",
        "additional: " + roundTrip(Labelled.self, #"{"z":[1],"_id":7,"a":null,"id":8}"#),
        "any json: " + roundTrip(JSONValue.self, #"{"a":[1,2.5,-3,true,null,"x\"é"],"b":{},"n":0.1}"#),
        "any json as a member: " + roundTrip(Remark.self, #"{"detail":null}"#) + " " + roundTrip(Remark.self, "{}"),
        "big number: " + roundTrip(JSONValue.self, "[12345678901234567890,9223372036854775807,1.0]"),
        "too big: " + (roundTrip(JSONValue.self, json).hasPrefix("throws") ? "throws" : "accepted"),
        "subscripts: \(value["a"]?[1] == 2.5) \(value["b"]?["c"] == true) \(value["d"] == "x") \(value["e"] == nil)",
        "subscript out of range: \(value["a"]?[9] == nil) \(value["a"]?[-1] == nil)",
        "lock: \(lockedCount())",
    ]
}

func lockedCount() -> Int {
    let count = Locked(0)
    DispatchQueue.concurrentPerform(iterations: 1_000) { _ in
        count.withLock { $0 += 1 }
    }
    return count.value
}

struct Cat: Codable, Hashable, Sendable {
    var name: String?
    var lives: Int
}

struct Dog: Codable, Hashable, Sendable {
    var name: String?
    var bark: String?
    var size: String?
}

enum Shade: Codable, Hashable, Sendable {
    case dark
    case unknown(String)

    var isKnown: Bool {
        self == .dark
    }

    init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        self = text == "dark" ? .dark : .unknown(text)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .dark: try container.encode("dark")
        case .unknown(let text): try container.encode(text)
        }
    }
}

/// Every kind of member, in an unhelpful order.
enum Thing: Codable {
    case text(String)
    case shade(Shade)
    case id(UUID)
    case date(Date)
    case number(Double)
    case count(Int)
    case flag(Bool)
    case dog(Dog)
    case cat(Cat)
    case dogs([Dog])
    case cats([Cat])
    case nothing

    init(from decoder: any Decoder) throws {
        self = try UnionDecoder(decoder).bestMatch([
            .string(String.self) { .text($0) },
            .string(Shade.self, isKnown: { $0.isKnown }) { .shade($0) },
            .string(UUID.self) { .id($0) },
            .string(Date.self) { .date($0) },
            .number(Double.self) { .number($0) },
            .integer(Int.self) { .count($0) },
            .bool(Bool.self) { .flag($0) },
            .object(Dog.self, keys: ["name", "bark", "size"], where: { $0.size != "none" }) { .dog($0) },
            .object(Cat.self, keys: ["name", "lives"], required: ["lives"]) { .cat($0) },
            .array([Dog].self, keys: ["name", "bark", "size"]) { .dogs($0) },
            .array([Cat].self, keys: ["name", "lives"]) { .cats($0) },
            .null { .nothing },
        ])
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .text(let value): try container.encode(value)
        case .shade(let value): try container.encode(value)
        case .id(let value): try container.encode(value)
        case .date(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .count(let value): try container.encode(value)
        case .flag(let value): try container.encode(value)
        case .dog(let value): try container.encode(value)
        case .cat(let value): try container.encode(value)
        case .dogs(let value): try container.encode(value)
        case .cats(let value): try container.encode(value)
        case .nothing: try container.encodeNil()
        }
    }
}

/// Nothing but an enum with an unknown case, and nothing but objects that need a key.
enum Narrow: Codable {
    case shade(Shade)
    case cat(Cat)

    init(from decoder: any Decoder) throws {
        self = try UnionDecoder(decoder).bestMatch([
            .string(Shade.self, isKnown: { $0.isKnown }) { .shade($0) },
            .object(Cat.self, keys: ["name", "lives"], required: ["lives"]) { .cat($0) },
        ])
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .shade(let value): try container.encode(value)
        case .cat(let value): try container.encode(value)
        }
    }
}

enum Open: Codable {
    case any(JSONValue)
    case cat(Cat)

    init(from decoder: any Decoder) throws {
        self = try UnionDecoder(decoder).bestMatch([
            .any(JSONValue.self) { .any($0) },
            .object(Cat.self, keys: ["name", "lives"], required: ["lives"]) { .cat($0) },
        ])
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .any(let value): try container.encode(value)
        case .cat(let value): try container.encode(value)
        }
    }
}

func unions() -> [String] {
    let texts = [
        #""hello""#, #""dark""#, #""E621E1F8-C36C-495A-93FC-0C247A3E6E5F""#, #""2024-02-29T12:30:00Z""#, "1", "1.5",
        "1e20",
        "true", "null", #"{"name":"a","lives":9}"#, #"{"name":"a","bark":"w"}"#, #"{"name":"a"}"#, "{}",
        #"{"lives":"nine","name":"a"}"#, #"{"lives":9,"bark":"w","size":"s"}"#, #"{"size":"none"}"#, #"[{"lives":9}]"#,
        #"[{"bark":"w"}]"#, "[]", "[1]",
    ]
    var lines = texts.map { "\($0) → " + decoded(Thing.self, $0) }
    lines += [#""light""#, #"{"name":"a"}"#, "1"].map { "narrow \($0) → " + decoded(Narrow.self, $0) }
    lines += [#"{"lives":9}"#, #"{"lives":"x"}"#, "[1]"].map { "open \($0) → " + decoded(Open.self, $0) }
    // Where a member would lose a key, the value goes to the one that keeps all of it.
    let more: String = #"{"age":3,"lives":9}"#
    let kept: String = outcome {
        let open: Open = try JSONCoding.makeDecoder().decode(Open.self, from: Data(more.utf8))
        let encoder: JSONEncoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(open), as: UTF8.self)
    }
    return lines + ["open \(more) keeps \(kept)"]
}

/// The case and its payload, without the module's name.
func decoded<Value: Decodable>(_ type: Value.Type, _ json: String) -> String {
    outcome {
        "\(try JSONCoding.makeDecoder().decode(type, from: Data(json.utf8)))".replacingOccurrences(
            of: "driver.",
            with: ""
        )
    }
}
