import Foundation

/// Ten calls at once that are sent with a token that has expired; the server answers each, as its header says.
private struct TenCalls {
    let server: LoopbackServer
    let refreshes = Locked(0)

    func run(_ credentials: RefreshingCredentials, method: String = "GET") async -> [String] {
        let transport = TokenTransport()
        let client = HTTPClient(transport: transport, credentials: credentials, retryPolicy: .none)
        var parts = parts(server, method)
        parts.security = [[SecurityScheme("token", .bearer)]]
        let request = parts
        let outcomes = await withTaskGroup(of: String.self) { group in
            for _ in 0..<10 {
                group.addTask { await outcome { try await client.send(request).statusCode } }
            }
            return await group.reduce(into: [String]()) { $0.append($1) }
        }
        let counted = Dictionary(grouping: outcomes) { $0 }.map { "\($0.value.count) × \($0.key)" }.sorted()
        return counted + ["\(refreshes.value) refreshes, \(transport.count) requests"]
    }
}

/// Refuses every token but "new", and lets ten requests come in before it refuses the first.
private final class TokenTransport: HTTPTransport {
    private let seen = Locked(0)

    var count: Int {
        seen.value
    }

    func send(_ attempt: HTTPAttempt) async throws -> HTTPReply {
        seen.withLock { $0 += 1 }
        guard attempt.request.value(forHTTPHeaderField: "Authorization") != "Bearer new" else {
            return HTTPReply()
        }
        while seen.value < 10 {
            try await Task.sleep(nanoseconds: 1_000_000)
        }
        // The refusals come one after the other, some of them when the refresh is long over.
        try await Task.sleep(nanoseconds: UInt64.random(in: 0...30_000_000))
        return HTTPReply(statusCode: 401)
    }
}

struct Refused: Error {}

func tokens(_ server: LoopbackServer) async throws -> [String] {
    var lines: [String] = []
    for (name, method) in [("GET", "GET"), ("POST", "POST")] {
        let ten = TenCalls(server: server)
        let credentials = RefreshingCredentials(token: "old") { _ in
            ten.refreshes.withLock { $0 += 1 }
            try await Task.sleep(nanoseconds: 5_000_000)
            return "new"
        }
        lines.append("expired, \(name): " + (await ten.run(credentials, method: method)).joined(separator: ", "))
    }
    let none = TenCalls(server: server)
    let first = RefreshingCredentials { refused in
        none.refreshes.withLock { $0 += 1 }
        return refused == nil ? "new" : "wrong"
    }
    lines.append("none yet: " + (await none.run(first)).joined(separator: ", "))
    let failing = TenCalls(server: server)
    let credentials = RefreshingCredentials(token: "old") { _ in
        failing.refreshes.withLock { $0 += 1 }
        try await Task.sleep(nanoseconds: 5_000_000)
        if failing.refreshes.value == 1 {
            throw Refused()
        }
        return "new"
    }
    lines.append("refresh fails: " + (await failing.run(credentials)).joined(separator: ", "))
    let scheme = SecurityScheme("token", .bearer)
    lines.append("the next call: \(try await credentials.credential(for: scheme)?.text ?? "none")")
    lines.append("and its refreshes: \(failing.refreshes.value)")
    lines += try await exchanges(server)
    lines += try await cancelledCalls()
    lines += try await logout()
    return lines
}

/// Calls that wait for a token when the user logs out.
private func logout() async throws -> [String] {
    let scheme = SecurityScheme("token", .bearer)
    let credentials = RefreshingCredentials { _ in
        try await Task.sleep(for: .seconds(3600))
        return "late"
    }
    let tasks = (0..<2).map { _ in
        Task { await outcome { try await credentials.credential(for: scheme)?.text ?? "none" } }
    }
    try await Task.sleep(for: .milliseconds(20))
    await credentials.set(token: nil)
    var lines: [String] = []
    for task in tasks {
        lines.append("logged out meanwhile: \(await task.value)")
    }
    return lines
}

/// What is sent over the network when a token is refreshed by a call of the same client.
private func exchanges(_ server: LoopbackServer) async throws -> [String] {
    server.reset()
    let login = ScriptedResponse.json(#"{"token":"new"}"#)
    server.play(ScriptedResponse(401), login, .json("1"), ScriptedResponse(401), login, ScriptedResponse(401))
    let client = Locked(HTTPClient(baseURL: server.baseURL, retryPolicy: .none))
    let scheme = SecurityScheme("token", .bearer)
    let credentials = RefreshingCredentials(token: "old", for: scheme) { refused in
        var login: RequestParts = parts(server, "POST", path: "/login")
        login.security = [[scheme], []]
        login.body = .json(["refused": refused])
        return try await client.value.send(login).value([String: String].self)["token"] ?? "none"
    }
    client.withLock { $0.credentials = credentials }
    var call = parts(server)
    call.security = [[scheme]]
    let request = call
    var lines = [await outcome { try await client.value.send(request).value(Int.self) }]
    await credentials.set(token: "set")
    lines.append("refused twice: " + (await outcome { try await client.value.send(request).value(Int.self) }))
    lines += server.takeRequests().map {
        "\($0.method) \($0.target) \($0.header("Authorization") ?? "-") \($0.bodyText)"
    }
    let other = try await credentials.credential(for: SecurityScheme("other", .bearer))
    return lines + ["for another scheme: \(other == nil ? "none" : "one")"]
}

/// Calls that are cancelled while they wait for a token end at once, and take nobody with them.
private func cancelledCalls() async throws -> [String] {
    let scheme = SecurityScheme("token", .bearer)
    let isOpen = Locked(false)
    let refreshes = Locked(0)
    let credentials = RefreshingCredentials { _ in
        refreshes.withLock { $0 += 1 }
        while !isOpen.value {
            try await Task.sleep(nanoseconds: 1_000_000)
        }
        return "new"
    }
    let tasks = (0..<10).map { _ in
        Task { await outcome { try await credentials.credential(for: scheme)?.text ?? "none" } }
    }
    try await Task.sleep(nanoseconds: 20_000_000)
    for task in tasks.prefix(9) {
        task.cancel()
    }
    var lines: [String] = []
    for task in tasks.prefix(9) {
        lines.append(await task.value)
    }
    isOpen.withLock { $0 = true }
    lines = ["cancelled: \(Set(lines).sorted())", "the tenth: \(await tasks[9].value)"]
    return lines + ["refreshes: \(refreshes.value)"]
}
