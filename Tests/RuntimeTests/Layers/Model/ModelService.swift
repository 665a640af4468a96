import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A service that remembers what it was asked to change, and fails as its chance has it.
final class ModelService: Sendable {
    struct State: Sendable {
        var chance: Chance
        var names: [Int: String] = [:]
        /// The numbers of the writes in the order in which they were applied first.
        var applied: [Int] = []
        var keys: [String: HTTPReply] = [:]
        var repeats: Int = 0
        var failures: Int = 0
        var token: Int = 0
        var isWell: Bool = false

        /// How long a reply takes that never comes: it hangs until somebody gives up.
        mutating func isHanging() -> Bool {
            !isWell && chance.next(below: 50) == 0
        }
    }

    let state: Locked<State>

    init(seed: UInt64) {
        state = Locked(State(chance: Chance(seed: seed)))
    }

    /// Writes that the service refuses for good.
    static func refuses(_ number: Int) -> Bool {
        number % 37 == 0
    }

    /// What the service does with a request before anybody can look.
    func reply(to request: URLRequest) throws -> HTTPReply {
        try state.withLock { state in
            let fate = state.isWell ? 100 : state.chance.next(below: 100)
            state.failures += fate < 40 ? 1 : 0
            switch fate {
            case 0..<8: throw URLError(.networkConnectionLost)
            case 8..<12: throw URLError(.timedOut)
            case 12..<20: return HTTPReply(statusCode: 503, headers: [:], data: Data())
            case 20..<23: return HTTPReply(statusCode: 500, headers: [:], data: Data())
            case 23..<25: return HTTPReply(statusCode: 429, headers: ["Retry-After": "7"], data: Data())
            case 25..<29: state.token += 1
            default: break
            }
            guard request.value(forHTTPHeaderField: "Authorization") == "Bearer \(state.token)" else {
                return HTTPReply(statusCode: 401, headers: [:], data: Data())
            }
            let reply = Self.applied(request, &state)
            if (29..<40).contains(fate) {
                throw URLError(.networkConnectionLost)
            }
            return reply
        }
    }

    private static func applied(_ request: URLRequest, _ state: inout State) -> HTTPReply {
        let path = request.url?.path.split(separator: "/").map(String.init) ?? []
        let id = path.dropFirst().first.flatMap { Int($0) } ?? 0
        guard request.httpMethod != "GET" else {
            guard id == 0 else {
                return json(id, state.names[id] ?? "new")
            }
            let items = (1...3).map { #"{"id":\#($0),"name":"\#(state.names[$0] ?? "new")"}"# }
            let headers = ["Content-Type": "application/json"]
            return HTTPReply(statusCode: 200, headers: headers, data: Data("[\(items.joined(separator: ","))]".utf8))
        }
        let key = request.value(forHTTPHeaderField: "Idempotency-Key") ?? "none"
        if let reply = state.keys[key] {
            state.repeats += 1
            return reply
        }
        let number = number(path: request.url?.path ?? "", body: request.httpBody)
        var reply = HTTPReply(statusCode: 204, headers: [:], data: Data())
        if refuses(number) {
            reply = HTTPReply(statusCode: 409, headers: [:], data: Data())
        } else {
            state.applied.append(number)
            if request.httpMethod == "PUT" {
                state.names[id] = "w\(number)"
                reply = json(id, "w\(number)")
            }
        }
        state.keys[key] = reply
        return reply
    }

    private static func json(_ id: Int, _ name: String) -> HTTPReply {
        let headers = ["Content-Type": "application/json", "ETag": "\"\(name)\""]
        return HTTPReply(statusCode: 200, headers: headers, data: Data(#"{"id":\#(id),"name":"\#(name)"}"#.utf8))
    }

    /// The number of a write: that of the name it sets, or the item that it likes.
    static func number(path: String, body: Data?) -> Int {
        let text = body.map { String(decoding: $0, as: UTF8.self) } ?? ""
        if let name = text.firstMatch(of: /"w([0-9]+)"/) {
            return Int(name.1) ?? 0
        }
        return path.split(separator: "/").compactMap { Int($0) }.first ?? 0
    }
}

/// The way of one run of the app to the service. Nothing goes through once the run is over.
final class ModelTransport: HTTPTransport {
    private let service: ModelService
    private let isOver = Locked(false)

    init(_ service: ModelService) {
        self.service = service
    }

    func end() {
        isOver.withLock { $0 = true }
    }

    func send(_ attempt: HTTPAttempt) async throws -> HTTPReply {
        await Task.yield()
        if service.state.withLock({ $0.isHanging() }) {
            // The service may have the request all the same.
            if service.state.withLock({ $0.chance.next(below: 2) }) == 0 {
                _ = try? service.reply(to: attempt.request)
            }
            try await Task.sleep(for: .milliseconds(3))
            throw URLError(.timedOut)
        }
        let reply = Result {
            try isOver.withLock { isOver in
                guard !isOver else {
                    throw CancellationError()
                }
                return try service.reply(to: attempt.request)
            }
        }
        await Task.yield()
        guard !isOver.value else {
            throw CancellationError()
        }
        return try reply.get()
    }
}

/// SplitMix64, so that a seed tells what happens.
struct Chance: Sendable {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next(below limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((word ^ (word >> 31)) % UInt64(limit))
    }
}
