import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What the page on security promises of the client: credentials stay where they belong, and replies have limits.
func promises(_ server: LoopbackServer) async throws -> [String] {
    let other = try LoopbackServer()
    defer { other.stop() }
    var lines = try await redirects(server, other)
    lines += await replyLimits(server)
    lines += await movedBodies(server, other)
    lines += handshakes(server, other)
    lines += await headerBreaks(server)
    lines += await unfitTexts(server)
    lines += await deepReplies(server)
    lines += await endlessWork(server)
    lines += await challenges(server)
    lines += await texts(server)
    lines += redactedTexts()
    lines += await hostileAnswers(server, other)
    return lines + (try await hostileJournals(other))
}

let canary = "CANARY-1f5e"

/// A call that has the canary in each place that a credential may have.
func laden(_ server: LoopbackServer) -> (HTTPClient, RequestParts) {
    let schemes = [
        SecurityScheme("query", .apiKey(name: "k", location: .query)),
        SecurityScheme("header", .apiKey(name: "X-Door", location: .header)),
        SecurityScheme("cookie", .apiKey(name: "seat", location: .cookie)),
        SecurityScheme("bearer", .bearer),
    ]
    var call = parts(server)
    call.security = [SecurityRequirement(schemes)]
    call.headers["X-Own-Name"] = canary
    let credentials = Dictionary(uniqueKeysWithValues: schemes.map { ($0.name, Credential.token(canary)) })
    let client = HTTPClient(
        defaultHeaders: ["X-Default": canary],
        credentials: FixedCredentials(credentials),
        retryPolicy: .none
    )
    return (client, call)
}

private func redirects(_ server: LoopbackServer, _ other: LoopbackServer) async throws -> [String] {
    let (client, call) = laden(server)
    let target = FileManager.default.temporaryDirectory.appendingPathComponent("netlayer-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: target) }
    let calls: [(String, @Sendable () async throws -> Int)] = [
        ("plain", { try await client.send(call).statusCode }),
        ("saved", { try await CallOptions.with(savingTo: target) { try await client.send(call).statusCode } }),
        ("stream", { try await client.stream(call).head.statusCode }),
        (
            "socket",
            {
                _ = try await client.socket(call, subprotocols: []); return 101
            }
        ),
    ]
    var lines: [String] = []
    for (name, work) in calls {
        for (place, goal) in [("another server", other), ("its own", server)] {
            for status in [301, 302, 303, 307, 308] {
                server.reset()
                other.reset()
                server.play(.redirect(to: goal.baseURL + "/moved?k=\(canary)&page=2", status: status))
                goal.play(.json("1"))
                let result = await outcome { try await work() }
                let seen = goal.takeRequests().filter { $0.target.hasPrefix("/moved") }
                let told = seen.map { $0.target + $0.headers.map { "\n\($0.name): \($0.value)" }.joined() }.joined()
                let count = told.components(separatedBy: canary).count - 1
                // Where libcurl has no WebSockets, nothing is sent at all.
                if name != "socket" {
                    lines.append("\(name) by \(status) to \(place): \(result), \(seen.count) there, \(count) canaries")
                } else if place == "another server", count > 0 || !seen.isEmpty {
                    lines.append("socket by \(status) to \(place): \(seen.count) there, \(count) canaries")
                }
            }
        }
    }
    return lines
}

private func replyLimits(_ server: LoopbackServer) async -> [String] {
    var lines: [String] = []
    let client = HTTPClient(retryPolicy: .none, replyLimit: 1_000)
    let call = parts(server)
    func play(_ name: String, _ response: ScriptedResponse, _ client: HTTPClient, limit: Int? = nil) async {
        server.reset()
        server.play(response)
        let result = await outcome {
            try await CallOptions.with(replyLimit: limit) { try await client.send(call).data.count }
        }
        lines.append("\(name): \(result)")
    }
    let text = String(repeating: "x", count: 1_001)
    await play("within the limit", ScriptedResponse(body: String(text.dropLast())), client)
    await play("beyond it", ScriptedResponse(body: text), client)
    await play("chunked", ScriptedResponse(body: text).with { $0.chunkSize = 10 }, client)
    await play("an error's", ScriptedResponse(500, body: text), client)
    await play("more for this call", ScriptedResponse(body: text), client, limit: 2_000)
    await play("less for this call", ScriptedResponse(body: text), client, limit: 10)
    await play("100 MB", ScriptedResponse().with { $0.body = Data(count: 100_000_000) }, HTTPClient(retryPolicy: .none))
    let memory = HTTPClient(transport: MemoryTransport(.json(text)), retryPolicy: .none, replyLimit: 10)
    lines.append("of another transport: " + (await outcome { try await memory.send(call).data.count }))
    return lines
}

/// All that can be printed of what a call throws.
private func texts(_ server: LoopbackServer) async -> [String] {
    let (client, call) = laden(server)
    let gone = HTTPClient(
        baseURL: "http://user:\(canary)@127.0.0.1:1",
        credentials: client.credentials,
        retryPolicy: .none
    )
    var broken = call
    broken.baseURL = "nowhere at all"
    let unplaced = broken
    let secret = #"{"session":"\#(canary)","id":"/a?key=\#(canary)"}"#
    var lines: [String] = []
    func check(_ name: String, _ responses: [ScriptedResponse], _ work: () async throws -> Void) async {
        server.reset()
        for response in responses {
            server.play(response)
        }
        do {
            try await work()
            lines.append("\(name): no error")
        } catch {
            lines.append("\(name): \(allTexts(of: error).filter { $0.contains(canary) }.count) texts tell")
        }
    }
    await check("no server", []) { _ = try await gone.send(call) }
    await check("no URL", []) { _ = try await client.send(unplaced) }
    await check("closed", [.dropped]) { _ = try await client.send(call) }
    await check("stream", [ScriptedResponse(body: "12").with { $0.truncatedAfter = 1 }]) {
        let stream = try await client.stream(call)
        while try await stream.next() != nil {}
    }
    await check("socket", [.dropped]) { _ = try await client.socket(call, subprotocols: []) }
    let cookie = ["Set-Cookie": "seat=\(canary)", "Location": "/next#access_token=\(canary)"]
    await check("status", [ScriptedResponse(400, headers: cookie, body: secret)]) { _ = try await client.send(call) }
    await check("decoding", [ScriptedResponse(headers: cookie, body: secret)]) {
        _ = try await client.send(call).value([Int].self)
    }
    await check("value", [ScriptedResponse(body: #"{"expires_token":"\#(canary)"}"#)]) {
        _ = try await client.send(call).value([String: Date].self)
    }
    await check("header", [ScriptedResponse(headers: ["X-Session": canary])]) {
        _ = try await client.send(call).header("X-Session", as: Int.self)
    }
    let attempt = HTTPAttempt(URLRequest(url: URL(string: "http://a/?k=\(canary)")!), secrets: ["k"])
    var options = CallOptions()
    options.headers = ["Authorization": canary]
    let reply = HTTPReply(headers: ["Set-Cookie": canary], data: Data(secret.utf8))
    let values: [any Sendable] = [
        attempt, Credential.token(canary), client, gone, call, options, reply,
        RefreshingCredentials(token: canary) { _ in "" },
        FixedCredentials(["bearer": .token(canary)]),
    ]
    let telling = values.filter { value in
        var text = "\(value) \(String(reflecting: value))"
        dump(value, to: &text)
        return text.contains(canary)
    }
    lines.append("values: \(telling.map { "\(type(of: $0))" }) tell")
    return lines
}

func allTexts(of error: any Error) -> [String] {
    var dumped = ""
    dump(error, to: &dumped)
    var all = ["\(error)", String(reflecting: error), error.localizedDescription, dumped, "\(error as NSError)"]
    all.append("\((error as NSError).userInfo)")
    if case NetworkError.transport(let cause) = error {
        all += allTexts(of: cause)
    }
    if let reply = (error as? NetworkError)?.reply {
        all += ["\(reply)", String(reflecting: reply)]
    }
    return all
}

/// The rules by which names and texts are known to hold credentials.
private func redactedTexts() -> [String] {
    let hidden = [
        "X-Auth", "X-Access-Key", "Ocp-Apim-Subscription-Key", "DD-APPLICATION-KEY", "jwt", "session", "sig", "key",
        "code", "otp", "accessToken", "user[password]", "X-ApiKey", "SAMLAssertion", "refresh_token", "client_secret",
        "PHPSESSID", "connect.sid", "AWSAccessKeyId", "X-Amz-Signature", "verificationCode", "pin", "csrfToken",
    ]
    let shown = [
        "author", "statusCode", "error_code", "zipCode", "Idempotency-Key", "keyboard", "pinned", "design", "Accept",
        "ETag", "compass", "page", "country_code", "Content-Type",
    ]
    let texts = [
        "grant_type=x&password=\(canary)&a=1", "https://u:\(canary)@h/p?a=1&sig=\(canary)#access_token=\(canary)",
        #"{"body":"{\"token\":\"\#(canary)\",\"a\":1}"}"#, #"{"tok\u0065n":["\#(canary)"],"a":1}"#,
        #"</next?key=\#(canary)>; rel="next""#, "Authorization: Bearer \(canary)", #"{"otp":\#(canary)"#,
        "/go?to=https%3A%2F%2Fh%2F%3Ftoken%3D\(canary)&a=1", "a=1;jwt=\(canary)",
    ]
    var lines = [
        "not hidden: \(hidden.filter { !Redaction.hides($0) })", "hidden: \(shown.filter { Redaction.hides($0) })",
    ]
    lines += texts.map { Redaction.excerpt(of: Data($0.utf8)) }
    // A server may send headers of 100 KB, in which nothing is found.
    for piece in ["a", "\\", "-eyJ", "\""] {
        let start = Date()
        let text = Redaction.headers(["X": String(repeating: piece, count: 100_000 / piece.count)])["X"] ?? ""
        lines.append("long \(piece): \(text.count), slow \(Date().timeIntervalSince(start) > 3)")
    }
    // What is escaped may be escaped again, as often as the text is long.
    let nested = String(repeating: "a=", count: 20_000) + "%" + String(repeating: "25", count: 20_000)
    lines.append("nested: \(Redaction.headers(["X": nested])["X"] ?? "")")
    lines.append(
        "\(Redaction.headers(["Location": "/a?code=\(canary)", "X-Door": canary], besides: ["x-door"]).sorted { $0.key < $1.key })"
    )
    return lines
}
