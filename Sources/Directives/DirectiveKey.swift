/// The keys with which a team says what OpenAPI can't: the same ones in `netlayer.yml`, under `x-netlayer` and in the
/// long form of the native spec. This table serves the reader, the JSON Schemas and the reference.
public enum DirectiveKey: String, CaseIterable, Sendable {
    case name
    case alias
    case service
    case manual
    case useCase
    case skip
    case merge
    case header
    case param
    case input
    case pathValues
    case pin
    case `default`
    case envelope
    case requestMediaType
    case responseMediaType
    case responseHeaders

    /// One sentence for editors and the reference page.
    public var summary: String {
        switch self {
        case .name: return "The name of the operation in code, instead of the one made of its id."
        case .alias: return "The name of the repository's method, where it differs from the operation's."
        case .service: return "The service that owns the operation."
        case .manual: return "Declares the repository's method and leaves its body to a hand-written extension."
        case .useCase:
            return "Whether the operation gets a use case: `true` with `useCases: chosen`, `false` with `all`."
        case .skip: return "Leaves the operation out."
        case .merge:
            return "Makes one operation of this one and another one of the same path; a flag tells which is sent."
        case .header: return "A preset of headers by its name, or headers and where their values come from."
        case .param: return "The members that the request carries, where they are chosen one by one."
        case .input: return "How inputs are handed over: `arguments`, `struct`, or the name of a struct to share."
        case .pathValues: return "Path parameters that members of the input fill: `{ reviewId: input.reviewId }`."
        case .pin: return "Arguments that the repository fixes to a value, while the request keeps them."
        case .default: return "Values that arguments have unless the caller says otherwise."
        case .envelope: return "The key of the answer under which the value lies; empty for none."
        case .requestMediaType: return "The media type of the body that is sent, where several are possible."
        case .responseMediaType: return "The media type of the answer that is asked for, where several are possible."
        case .responseHeaders:
            return
                "Headers that the call returns beside the value, by name or pattern: `[X-Total-Count]`; `[]` for none."
        }
    }

    static let names = allCases.map(\.rawValue)
}
