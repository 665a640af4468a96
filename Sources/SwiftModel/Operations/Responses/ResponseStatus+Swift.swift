import APIModel

extension ResponseStatus {
    /// 0 for one status, more for several.
    var breadth: Int {
        switch self {
        case .code: 0
        case .range: 1
        case .default: 2
        }
    }

    /// The pattern of a `case`: `404`, `400...499`; nil for what `default` stands for.
    public var pattern: String? {
        switch self {
        case .code(let code): "\(code)"
        case .range(let hundreds): "\(hundreds)00...\(hundreds)99"
        case .default: nil
        }
    }
}
