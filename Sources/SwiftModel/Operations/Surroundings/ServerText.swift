/// The address of a server, split at its variables. A variable may be declared and not stand in it, and the other way round.
struct ServerText {
    enum Part {
        case text(String)
        case variable(String)

        func piece(_ names: [String: SwiftIdentifier]) -> ServerPlan.Piece {
            switch self {
            case .text(let text): .text(text)
            case .variable(let name): names[name].map { .variable($0) } ?? .text("{\(name)}")
            }
        }
    }

    private(set) var parts: [Part] = []

    init(_ url: String) {
        var rest = url[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            parts.append(.text(String(rest[..<open])))
            parts.append(.variable(String(rest[rest.index(after: open)..<close])))
            rest = rest[rest.index(after: close)...]
        }
        parts.append(.text(String(rest)))
    }

    /// In the order of the text, each once.
    var variables: [String] {
        var known: Set<String> = []
        return parts.compactMap { part in
            guard case .variable(let name) = part, !name.isEmpty, known.insert(name).inserted else { return nil }
            return name
        }
    }
}
