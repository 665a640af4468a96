import APIModel

extension ResponseStatus {
    /// The pattern of a `case`: `404`, `400...499`; nil for what `default` stands for.
    public var pattern: String? {
        switch self {
        case .code(let code): "\(code)"
        case .range(let hundreds): "\(hundreds)00...\(hundreds)99"
        case .default: nil
        }
    }
}
