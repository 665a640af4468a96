import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Errors of an app's credentials.
private struct SignInNeeded: Error {}

/// A service that answers as its script says, or as the last line of it for ever.
private final class Service: HTTPTransport {
    typealias Answer = @Sendable () async throws -> HTTPReply
    private let answers = Locked<[Answer]>([])
    let sent = Locked<[String]>([])

    func say(_ answers: Answer...) {
        self.answers.withLock { $0 = answers }
    }

    func send(_ attempt: HTTPAttempt) async throws -> HTTPReply {
        let request = attempt.request
        let key = request.value(forHTTPHeaderField: "Idempotency-Key")
        sent.withLock { $0.append("\(request.url?.path ?? "") \(key == nil ? "no key" : "key")") }
        return try await answers.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] }()
    }

    static func status(_ code: Int, _ headers: [String: String] = [:], _ body: String = "") -> Answer {
        { HTTPReply(statusCode: code, headers: headers, data: Data(body.utf8)) }
    }
}

/// An outbox over a folder, from one run of an app to the next.
private final class Account: Sendable {
    let service = Service()
    let waits = Locked<[Int]>([])
    let token = Locked<@Sendable () async throws -> String>({ "secret" })
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("rules-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: folder) }

    var client: HTTPClient {
        let credentials = RefreshingCredentials { [token] _ in try await token.value() }
        return HTTPClient(transport: service, baseURL: "http://localhost", credentials: credentials, retryPolicy: .none)
    }

    func open(
        returnsAtOnce: Bool = false,
        network: any NetworkMonitor = UnknownNetwork(),
        refusal: (@Sendable (OutboxEntry, any Error) async -> OutboxDecision)? = nil
    ) throws -> Outbox {
        try Outbox(
            client: client,
            folder: folder,
            network: network,
            backOff: RetryPolicy(maximumAttempts: .max, baseDelay: 1, maximumDelay: 300) { [waits] seconds in
                waits.withLock { $0.append(Int(seconds.rounded())) }
                try await Task.sleep(for: .seconds(3600))
            },
            returnsAtOnce: returnsAtOnce,
            refusal: refusal
        )
    }

    func put(_ name: String, _ outbox: Outbox, then map: @escaping @Sendable () throws -> Void = {}) async -> String {
        await outcome {
            var parts = RequestParts(method: "PUT", path: "/notes/\(name)")
            parts.security = [[SecurityScheme("token", .bearer)]]
            let request = parts
            let client = client
            return try await outbox.send("putNote", OutboxRequest(request, encoder: JSONEncoder())) {
                _ = try await client.send(request)
                try map()
                return "done"
            } postponed: {
                "postponed"
            }
        }
    }
}

private func settled(_ outbox: Outbox, _ count: Int = 0) async {
    for await entries in await outbox.changes() where entries.count <= count {
        return
    }
}

/// Waits until the head's wait has begun once more.
private func waited(_ account: Account, _ count: Int) async {
    while account.waits.value.count < count {
        await Task.yield()
    }
}

private func texts(_ entries: [OutboxEntry]) -> String {
    entries.map { "\($0.request.path) \($0.attempts)" }.joined(separator: ", ")
}

/// What ends a wait, what counts as an attempt, and what becomes of a request after each kind of error.
func outboxRules() async throws -> [String] {
    try await attempts() + credentialErrors() + replies() + refusals() + decisions() + endings()
}

private func attempts() async throws -> [String] {
    var lines: [String] = []
    let account = Account()
    account.service.say(Service.status(503))
    var outbox = try account.open()
    for number in 1...60 {
        _ = await account.put("\(number)", outbox)
    }
    lines.append("60 writes at a 503: \(await outbox.pending.count) wait, \(account.service.sent.value.count) sent")
    for number in 2...60 {
        await outbox.resume()
        await waited(account, number)
    }
    lines.append("resumed 59 times: \(texts(Array(await outbox.pending.prefix(2))))")
    for _ in 1...50 {
        await outbox.stop()
        outbox = try account.open()
        let count = account.waits.value.count
        await outbox.resume()
        await waited(account, count + 1)
    }
    lines.append("50 starts: \(texts(Array(await outbox.pending.prefix(2)))), \(await outbox.pending.count) wait")
    account.service.sent.withLock { $0 = [] }
    account.service.say(Service.status(204))
    await outbox.resume()
    await settled(outbox)
    let order = account.service.sent.value == (1...60).map { "/notes/\($0) key" }
    lines.append("in their order: \(order), refused: \(await outbox.refused.count)")
    await outbox.stop()

    let hanging = Account()
    hanging.service.say(
        Service.status(503),
        {
            try await Task.sleep(for: .seconds(3600)); throw CancellationError()
        }
    )
    outbox = try hanging.open()
    lines.append("the head fails: \(await hanging.put("a", outbox))")
    await outbox.resume()
    while hanging.service.sent.value.count < 2 {
        await Task.yield()
    }
    let start = ContinuousClock.now
    let results = [await hanging.put("b", outbox), await hanging.put("c", outbox)]
    lines.append("while it hangs: \(results), at once: \(ContinuousClock.now - start < .seconds(1))")
    await outbox.stop()
    lines.append("stopped meanwhile: \(texts(await outbox.pending))")

    let early = Account()
    early.service.say({
        try await Task.sleep(for: .seconds(3600)); throw CancellationError()
    })
    outbox = try early.open(returnsAtOnce: true)
    lines.append("at once by an option: \(await early.put("a", outbox))")
    await outbox.stop()
    return lines
}

private func credentialErrors() async throws -> [String] {
    var lines: [String] = []
    let account = Account()
    account.service.say(Service.status(401))
    let outbox = try account.open()
    let calls = Locked(0)
    account.token.withLock { token in
        token = {
            if calls.withLock({ calls in
                calls += 1; return calls
            }) > 1 {
                throw SignInNeeded()
            }
            return "old"
        }
    }
    lines.append("a renewal fails: \(await account.put("a", outbox)), \(texts(await outbox.pending))")
    account.token.withLock {
        $0 = { throw NetworkError.status(code: 400, body: nil, reply: HTTPReply(statusCode: 400)) }
    }
    await outbox.resume()
    await waited(account, 2)
    lines.append("a token is refused: \(texts(await outbox.pending)), refused: \(await outbox.refused.count)")
    let client = HTTPClient(transport: account.service, baseURL: "http://localhost", retryPolicy: .none)
    account.service.sent.withLock { $0 = [] }
    account.service.say(Service.status(200), Service.status(204))
    account.token.withLock { token in
        token = {
            _ = try await client.send(RequestParts(method: "POST", path: "/token"))
            return "new"
        }
    }
    await outbox.resume()
    await settled(outbox)
    lines.append("signed in again: \(account.service.sent.value)")
    await outbox.stop()
    return lines
}

private func replies() async throws -> [String] {
    var lines: [String] = []
    let dates = ["Date": "Sun, 06 Nov 1994 08:49:37 GMT", "Retry-After": "Sun, 06 Nov 1994 08:51:37 GMT"]
    let old = ["Date": "Sun Nov  6 08:49:37 1994", "Retry-After": "Sunday, 06-Nov-94 08:51:37 GMT"]
    let cases: [(String, Service.Answer)] = [
        ("seconds", Service.status(503, ["Retry-After": "120"])), ("a date", Service.status(429, dates)),
        ("old dates", Service.status(429, old)), ("too long", Service.status(503, ["Retry-After": "86400"])),
        ("neither", Service.status(503, ["Retry-After": "soon"])), ("asks for patience", Service.status(403, dates)),
        ("not for us", Service.status(407)), ("elsewhere", Service.status(307)), ("gone", Service.status(410)),
        ("a conflict", Service.status(409)), ("too old", Service.status(412)),
        ("cut off", { throw URLError(.networkConnectionLost) }), ("an app's own error", { throw SignInNeeded() }),
    ]
    for (name, answer) in cases {
        let account = Account()
        account.service.say(answer)
        let outbox = try account.open()
        let result = await account.put("a", outbox)
        if result == "postponed" {
            await waited(account, 1)
        }
        lines.append("\(name): \(result), waits \(account.waits.value)")
        await outbox.stop()
    }
    let account = Account()
    account.service.say(Service.status(204))
    let outbox = try account.open()
    lines.append(
        "unreadable: \(await account.put("a", outbox) { throw SignInNeeded() }), waiting: \(await outbox.pending.count)"
    )
    await outbox.stop()
    return lines
}

private func refusals() async throws -> [String] {
    var lines: [String] = []
    let account = Account()
    account.service.say(Service.status(503), Service.status(409, ["ETag": "\"2\""], "theirs"), Service.status(204))
    var outbox = try account.open()
    _ = await account.put("a", outbox)
    _ = await account.put("b", outbox)
    await outbox.resume()
    await settled(outbox)
    let refused = await outbox.refused
    lines.append("refused by default: \(texts(refused)), \(refused[0].refusal?.status ?? 0)")
    lines.append("what it said: \(String(decoding: refused[0].refusal?.body ?? Data(), as: UTF8.self))")
    await outbox.stop()
    outbox = try account.open()
    lines.append("after a restart: \(texts(await outbox.refused)), waiting: \(await outbox.pending.count)")
    lines.append("tried again: \(try await outbox.retry(refused[0].id))")
    await settled(outbox)
    lines.append("left: \(texts(await outbox.refused)), sent: \(account.service.sent.value)")
    account.service.say(Service.status(503), Service.status(422))
    _ = await account.put("c", outbox)
    await outbox.resume()
    await settled(outbox)
    lines.append("taken back: \(try await outbox.cancel(outbox.refused[0].id)), left: \(await outbox.refused.count)")
    await outbox.stop()
    let files = try FileManager.default.contentsOfDirectory(atPath: account.folder.path)
    lines.append("files: \(files.filter { $0.hasSuffix(".request") })")
    return lines
}

/// What a closure for refusals may do: make another write, and end the outbox.
private func decisions() async throws -> [String] {
    var lines: [String] = []
    let account = Account()
    let current = Locked<Outbox?>(nil)
    let written = Locked<[String]>([])
    account.service.say(Service.status(503), Service.status(409), Service.status(204))
    var outbox = try account.open { [unowned account] entry, _ in
        guard let outbox = current.value else {
            return .keep
        }
        if entry.request.path == "/notes/b" {
            await outbox.stop()
        } else {
            let result = await account.put("other", outbox)
            written.withLock { $0.append(result) }
        }
        return .drop
    }
    current.withLock { [outbox] in $0 = outbox }
    _ = await account.put("a", outbox)
    await outbox.resume()
    await settled(outbox)
    lines.append("written in a decision: \(written.value), sent: \(account.service.sent.value)")
    account.service.say(Service.status(503), Service.status(409))
    _ = await account.put("b", outbox)
    await outbox.resume()
    while case nil = try? account.open() {
        try await Task.sleep(for: .milliseconds(5))
    }
    current.withLock { $0 = nil }
    outbox = try account.open()
    lines.append("stopped in a decision: \(texts(await outbox.pending)) waits")
    await outbox.stop()
    return lines
}

/// Never says that the network is there, nor waits for it.
private struct UselessMonitor: NetworkMonitor {
    let asked = Locked(0)

    var isReachable: Bool {
        get async {
            asked.withLock { $0 += 1 }
            return false
        }
    }

    func waitUntilReachable() async throws {
        throw SignInNeeded()
    }
}

private func endings() async throws -> [String] {
    var lines: [String] = []
    let away = (account: Account(), monitor: UselessMonitor())
    let waitingOutbox = try away.account.open(network: away.monitor)
    lines.append("no network: \(await away.account.put("a", waitingOutbox))")
    await waited(away.account, 1)
    lines.append("the monitor was asked \(away.monitor.asked.value) times")
    await waitingOutbox.stop()
    let account = Account()
    let (arrived, arrive) = AsyncStream.makeStream(of: Void.self)
    account.service.say({
        arrive.yield()
        // The reply comes although the outbox is stopped meanwhile.
        await Task.detached { try? await Task.sleep(for: .milliseconds(50)) }.value
        return HTTPReply(statusCode: 204)
    })
    var outbox = try account.open()
    let call = Task { [outbox] in await account.put("a", outbox) }
    for await _ in arrived {
        break
    }
    await outbox.stop()
    outbox = try account.open()
    lines.append("stopped while it is accepted: \(await call.value), waiting: \(await outbox.pending.count)")
    account.service.say(Service.status(503))
    var options = CallOptions()
    options.idempotencyKey = .fixed("mine")
    let results = await CallOptions.$current.withValue(options) { [outbox] in
        [await account.put("b", outbox), await account.put("b", outbox)]
    }
    lines.append("a key of the caller: \(results), waiting: \(await outbox.pending.map(\.id))")
    await outbox.stop()
    return lines + (try await meetings())
}

/// What happens while a request is sent: a write by what sends it, and a read.
private func meetings() async throws -> [String] {
    var lines: [String] = []
    let account = Account()
    let outbox = try account.open()
    let inner = Locked("")
    account.service.say(
        {
            let result = await account.put("inner", outbox)
            inner.withLock { $0 = result }
            return HTTPReply(statusCode: 204)
        },
        Service.status(204)
    )
    lines.append("written by what sends: \(await account.put("outer", outbox)), \(inner.value)")
    await settled(outbox)
    account.service.say(Service.status(503))
    lines.append("before the read: \(await account.put("c", outbox))")
    let reads = Locked(0)
    let value = try await outbox.value({ [$0[0], $1.count] }) {
        reads.withLock { $0 += 1 }
        account.service.say(Service.status(204))
        await outbox.resume()
        await settled(outbox)
        return [reads.value]
    }
    lines.append("delivered during the read: \(value)")
    await outbox.stop()
    return lines
}
