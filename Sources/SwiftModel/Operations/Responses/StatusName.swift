import APIModel

/// What people call a success or a failure: `200` → `ok`, `404` → not, found, error.
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

    /// `404` → not, found, error; `418` → error418.
    static func words(ofFailure status: ResponseStatus) -> [String] {
        switch status {
        case .code(let code): failures[code].map { $0 + ["error"] } ?? ["error\(code)"]
        case .range(4): ["client", "error"]
        case .range(5): ["server", "error"]
        case .range(let hundreds): ["error\(hundreds)XX"]
        case .default: ["error"]
        }
    }

    /// The same for a case of an enum that holds nothing but errors: not, found; status418.
    static func caseWords(ofFailure status: ResponseStatus) -> [String] {
        switch status {
        case .code(let code): failures[code] ?? ["status\(code)"]
        case .range: words(ofFailure: status)
        case .default: ["unexpected"]
        }
    }

    private static let failures: [Int: [String]] = [
        400: ["bad", "request"], 401: ["unauthorized"], 402: ["payment", "required"], 403: ["forbidden"],
        404: ["not", "found"], 405: ["method", "not", "allowed"], 406: ["not", "acceptable"], 408: ["timeout"],
        409: ["conflict"], 410: ["gone"], 411: ["length", "required"], 412: ["precondition", "failed"],
        413: ["too", "large"], 415: ["unsupported", "media", "type"], 416: ["range", "not", "satisfiable"],
        422: ["unprocessable"], 423: ["locked"], 424: ["failed", "dependency"], 428: ["precondition", "required"],
        429: ["too", "many", "requests"], 451: ["unavailable", "for", "legal", "reasons"], 500: ["internal", "server"],
        501: ["not", "implemented"], 502: ["bad", "gateway"], 503: ["service", "unavailable"],
        504: ["gateway", "timeout"],
        507: ["insufficient", "storage"],
    ]
}
