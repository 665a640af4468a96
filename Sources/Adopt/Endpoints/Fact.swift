/// What a request consists of, and what comes back.
package enum EndpointField: String, Sendable, CaseIterable {
    case server, method, path, query, headers, body, response

    /// All that a request carries.
    static let sent: [EndpointField] = [.server, .method, .path, .query, .headers, .body]
    /// What code adds to a request, piece by piece.
    static let carried: [EndpointField] = [.query, .headers, .body]
}

/// What isn't known for certain of an endpoint, and of which of its fields.
package struct Remark: Sendable, Hashable {
    package let field: EndpointField
    /// The one value of the query, the headers or the body that it concerns; nil for the field as a whole.
    package let member: String?
    /// Whether nobody can tell what is sent; otherwise the likeliest is taken.
    package let isUnknown: Bool
    package let text: String

    init(_ field: EndpointField, _ text: String, member: String? = nil, isUnknown: Bool = false) {
        self.field = field
        self.text = text
        self.member = member
        self.isUnknown = isUnknown
    }
}

/// What is known of one field, and where that stands.
package enum Fact<Value> {
    case known(Value, from: [String])
    case assumed(Value, why: String, from: [String])
    /// With what was seen of it, where that is something.
    case unknown(Value?, why: String, from: [String])

    package var state: String {
        switch self {
        case .known: "known"
        case .assumed: "assumed"
        case .unknown: "unknown"
        }
    }

    package var value: Value? {
        switch self {
        case .known(let value, _), .assumed(let value, _, _): value
        case .unknown(let value, _, _): value
        }
    }

    package var why: String? {
        switch self {
        case .known: nil
        case .assumed(_, let why, _), .unknown(_, let why, _): why
        }
    }

    package var from: [String] {
        switch self {
        case .known(_, let from), .assumed(_, _, let from), .unknown(_, _, let from): from
        }
    }

    init(_ value: Value?, _ remarks: [Remark], missing: String, from: [String]) {
        guard let value else {
            let why = remarks.isEmpty ? missing : Fact.text(remarks)
            self = .unknown(nil, why: why, from: from)
            return
        }
        if remarks.contains(where: \.isUnknown) {
            self = .unknown(value, why: Fact.text(remarks), from: from)
        } else if remarks.isEmpty {
            self = .known(value, from: from)
        } else {
            self = .assumed(value, why: Fact.text(remarks), from: from)
        }
    }

    private static func text(_ remarks: [Remark]) -> String { remarks.map(\.text).joined(separator: "; ") }
}

extension [Remark] {
    mutating func add(_ remark: Remark) { if !contains(remark) { append(remark) } }

    mutating func add(_ remarks: [Remark]) { for remark in remarks { add(remark) } }

    /// Those of one field, or of one of its members.
    func of(_ field: EndpointField, _ member: String? = nil) -> [Remark] {
        filter { $0.field == field && (member == nil || $0.member == member) }
    }
}

extension AdoptedEndpoint {
    /// The declaration, and the places that say this field where they are others.
    func places(of field: EndpointField) -> [String] {
        let own = sources[field] ?? []
        return own.isEmpty ? [file.shown(place)] : own
    }
}
