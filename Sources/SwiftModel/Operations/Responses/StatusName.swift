import APIModel

/// What people call a success: `200` → `ok`, `202` → `accepted`.
enum StatusName {
    static func name(of status: ResponseStatus) -> String {
        switch status {
        case .code(200): return "ok"
        case .code(201): return "created"
        case .code(202): return "accepted"
        case .code(203): return "nonAuthoritative"
        case .code(204): return "noContent"
        case .code(205): return "resetContent"
        case .code(206): return "partialContent"
        case .code(207): return "multiStatus"
        case .code(let code): return "status\(code)"
        case .range: return "success"
        case .default: return "other"
        }
    }
}
