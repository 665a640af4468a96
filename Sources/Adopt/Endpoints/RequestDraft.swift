/// What one run of a team's code sends.
struct RequestDraft {
    var method: String?
    var url: [Value.Piece] = []
    var query: [Field] = []
    var body: Body = .none
    var headers: [Field] = []
    /// Whether an encoder writes names of the body in snake case.
    var isSnakeCase = false
    /// What stands between the host and the path that the request itself says, such as `/api`; nil where that isn't known.
    var prefix: String?
    /// Headers that the team's client adds.
    var clientHeaders: [String] = []
    var remarks: [Remark] = []
    /// Headers that a client adds where the request says so.
    var ambientHeaders: [String] = []
    /// The type of which the body is made, and what it consists of.
    var bodyType: String?
    var bodyMembers: [Field] = []
    var decisions: [Oracle.Decision] = []

    /// Whether the caller hands over the whole path.
    var isOfAnyPath: Bool {
        !hasWords
            && url.contains { piece in
                if case .hole(let symbol) = piece { return symbol.isInput }
                return false
            }
    }

    /// Whether the code says something of the path.
    var hasWords: Bool {
        AddressSplitting(url).path.contains { piece in
            if case .words(let words) = piece { return words.contains { $0.isLetter } }
            return false
        }
    }

    /// A named value: of the query, a header, a body.
    struct Field {
        var name: String
        var value: Content
        var isConditional = false
        /// Whether the name stands for all that a dictionary of the caller's holds.
        var isOpen = false
    }

    indirect enum Content {
        case constant(String, isText: Bool)
        case argument(Symbol)
        case fields([Field])
        case list(Content)
    }

    enum Body {
        case none
        case fields(BodyKind, [Field])
        /// A model, by the argument that carries it.
        case model(BodyKind, Symbol)

        var isSome: Bool {
            if case .none = self { return false }
            return true
        }
    }
}

/// How a body is written.
package enum BodyKind: String, Sendable {
    case json
    case form
    case multipart
    case text
    case data

    /// As reports call it.
    package var shown: String { self == .data ? "raw" : rawValue }
}
