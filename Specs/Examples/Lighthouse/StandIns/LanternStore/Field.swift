import Foundation

/// A value in a document.
public enum Field: Hashable, Sendable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([Field])
    case fields([String: Field])

    /// What a value is as a field.
    init(_ value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        let data = try encoder.encode([value])
        self = try JSONDecoder().decode([Field].self, from: data)[0]
    }

    func value<Value: Decodable>() throws -> Value {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try decoder.decode([Value].self, from: JSONEncoder().encode([self]))[0]
    }
}

extension Field: Comparable {
    /// Values of different kinds are ordered by their kinds.
    public static func < (first: Field, second: Field) -> Bool {
        switch (first, second) {
        case (.flag(let first), .flag(let second)): !first && second
        case (.number(let first), .number(let second)): first < second
        case (.text(let first), .text(let second)): first < second
        default: first.rank < second.rank
        }
    }

    private var rank: Int {
        switch self {
        case .null: 0
        case .flag: 1
        case .number: 2
        case .text: 3
        case .list: 4
        case .fields: 5
        }
    }
}

extension Field: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let list = try? container.decode([Field].self) {
            self = .list(list)
        } else {
            self = .fields(try container.decode([String: Field].self))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .flag(let flag): try container.encode(flag)
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        case .list(let list): try container.encode(list)
        case .fields(let fields): try container.encode(fields)
        }
    }
}

extension Field: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByBooleanLiteral {
    public init(integerLiteral value: Int) { self = .number(Double(value)) }
    public init(stringLiteral value: String) { self = .text(value) }
    public init(booleanLiteral value: Bool) { self = .flag(value) }
}
