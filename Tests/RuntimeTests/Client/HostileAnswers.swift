import Foundation

/// Answers of a hostile server, drawn by chance and the same in each run: sizes that lie, bytes that aren't text, redirects,
/// JSON of the wrong types and depths, ends in the middle, replies that drip or never end. Whatever comes, a call returns
/// or throws, nothing tells a credential, none is sent to another server, and no call takes 200 MB. `NETLAYER_HOSTILE` says
/// how many; `.ci/thorough` sends 10,000.
func hostileAnswers(_ server: LoopbackServer, _ other: LoopbackServer) async -> [String] {
    let count = ProcessInfo.processInfo.environment["NETLAYER_HOSTILE"].flatMap { Int($0) } ?? 200
    var dice = Dice(state: 33)
    let (laden, call) = laden(server)
    var client = laden
    client.timeout = 2
    client.replyLimit = 100_000
    let hostile = client
    var (told, strayed, ended) = (0, 0, 0)
    let saved = FileManager.default.temporaryDirectory.appendingPathComponent("netlayer-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: saved) }
    let before = Memory.restart()
    other.reset()
    for number in 0..<count {
        server.reset()
        let saves = number % 7 == 6
        server.play(dice.answer(server, other, ends: saves), dice.answer(server, other, ends: saves), .json("1"))
        other.play(.json("1"))
        do {
            switch number % 7 {
            case 0: _ = try await hostile.send(call).value(Shape.self)
            case 1: _ = try await hostile.send(call).value(JSONValue.self)
            case 2: _ = try await hostile.send(call).text()
            case 3: _ = try await hostile.send(call).header("ETag", as: [Int].self)
            case 4: try await read(StreamFormat<Shape>.lines(), hostile.stream(call))
            case 5: try await read(StreamFormat<ServerSentEvent<Shape>>.events(), hostile.stream(call))
            default: try await CallOptions.with(savingTo: saved) { _ = try await hostile.send(call).data.count }
            }
        } catch {
            told += allTexts(of: error).contains { $0.contains(canary) } ? 1 : 0
        }
        ended += 1
        strayed +=
            other.takeRequests().filter { request in
                request.target.contains(canary) || request.headers.contains { $0.value.contains(canary) }
            }.count
        other.reset()
    }
    var lines = [
        "hostile answers: all ended \(ended == count), \(told) told a credential, \(strayed) took one elsewhere, "
            + "200 MB more \(Memory.peak - before > 200)"
    ]
    if count > 200 {
        FileHandle.standardError.write(Data("\(count) answers, \(Memory.peak - before) MB more\n".utf8))
    }
    lines += await bombs(server)
    return lines + [await shortItems(server)]
}

/// Items each of which takes more room than its bytes do.
private func shortItems(_ server: LoopbackServer) async -> String {
    server.reset()
    server.play(ScriptedResponse(body: String(repeating: "1\n", count: 7_500_000)))
    let client = HTTPClient(retryPolicy: .none)
    let before = Memory.restart()
    let result = await outcome {
        var count = 0
        for try await _ in StreamFormat<Int>.lines().items(of: try await client.stream(parts(server))) {
            count += 1
            // All the others come meanwhile.
            if count == 1 { try await Task.sleep(for: .seconds(2)) }
            if count == 40_000 { break }
        }
        return count
    }
    return "short items: \(result), 200 MB more \(Memory.peak - before > 200)"
}

private func read<Item: Sendable>(_ format: StreamFormat<Item>, _ stream: HTTPStream) async throws {
    for try await _ in format.items(of: stream) {}
}

/// A few bytes that become 200 MB, in each place that takes a reply.
private func bombs(_ server: LoopbackServer) async -> [String] {
    let bomb = Deflate.zeros(200_000_000)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("netlayer-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let client = HTTPClient(retryPolicy: .none)
    let call = parts(server)
    let calls: [(String, Int, @Sendable () async throws -> Int)] = [
        ("plain", 200, { try await client.send(call).data.count }),
        ("an error's", 500, { try await client.send(call).data.count }),
        (
            "with progress", 200,
            { try await CallOptions.with(progress: { _ in }) { try await client.send(call).data.count } }
        ),
        (
            "an error's, saved", 500,
            { try await CallOptions.with(savingTo: file) { try await client.send(call).data.count } }
        ),
        (
            "stream", 200,
            {
                try await read(StreamFormat<Int>.lines(), client.stream(call)); return 0
            }
        ),
        (
            "an error's, stream", 500,
            {
                try await read(StreamFormat<Int>.lines(), client.stream(call)); return 0
            }
        ),
    ]
    var lines: [String] = []
    for (name, status, work) in calls {
        server.reset()
        server.play(ScriptedResponse(status, headers: ["Content-Encoding": "gzip"]).with { $0.body = bomb })
        let before = Memory.restart()
        let result = await outcome { try await work() }
        // A stream is refused for an item that is too long, or for what waits: whichever of the two threads is faster.
        let reason = result.prefix(name == "stream" ? 25 : 40)
        lines.append("bomb, \(name): \(reason), 100 MB more \(Memory.peak - before > 100)")
    }
    return lines
}

/// A value of each kind that descriptions have.
private struct Shape: Codable, Sendable {
    let date: Date
    let day: PlainDate
    let link: URL
    let price: Decimal
    let bytes: Data
    let id: UUID
    let counts: [String: Int]
    let rest: JSONValue
}

private struct Dice {
    var state: UInt64

    mutating func roll(_ sides: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(sides))
    }

    /// - Parameter ends: whether it has to end: a reply that is saved may be as long as the disk.
    mutating func answer(_ server: LoopbackServer, _ other: LoopbackServer, ends: Bool) -> ScriptedResponse {
        let statuses = [
            200, 200, 200, 201, 204, 206, 299, 300, 301, 302, 303, 304, 307, 308, 400, 401, 416, 429, 500, 599, 999,
        ]
        var response = ScriptedResponse(statuses[roll(statuses.count)])
        response.body = body()
        let goals = [
            server.baseURL, other.baseURL, "file:///etc/passwd", "//\(other.baseURL.dropFirst(7))", "", "ftp://a",
        ]
        response.headers = [
            "Content-Type": ["application/json", "text/event-stream", "text/plain; charset=x", ""][roll(4)],
            "Location": goals[roll(goals.count)] + ["/moved?k=\(canary)", ""][roll(2)],
            "Retry-After": ["NaN", "-1", "1e999", "Thu, 99 Foo 0000 99:99:99 GMT"][roll(4)],
            "Set-Cookie": "seat=\(canary); Max-Age=9999999999999999999",
            "Content-Encoding": ["identity", "gzip", "deflate", "br"][max(0, roll(12) - 8)],
            "ETag": ["\"a\"", "\u{FF}", ""][roll(3)],
            "WWW-Authenticate": "Basic realm=\"a\"",
        ]
        switch roll(10) {
        case 0: response.isDropped = true
        case 1: response.truncatedAfter = roll(response.body.count + 1)
        case 2: response.chunkSize = 1 + roll(5_000)
        case 3: (response.chunkSize, response.truncatedAfter) = (100, roll(response.body.count + 1))
        case 4: response.wire = wire(ends: ends)
        default: break
        }
        return response
    }

    /// A reply that no server of a library would send. None is a redirect: Foundation on Linux reads the body of one to its
    /// end before it goes on, and waits as long as that comes. No length rounds to 2^63 and no chunks end with trailers, on
    /// which Foundation traps there: the page on security says so.
    private mutating func wire(ends: Bool) -> [WireStep] {
        let head =
            "HTTP/1.1 \([200, 200, 299, 401, 500][roll(5)]) A\r\nContent-Type: application/json\r\nLocation: /moved\r\n"
        let lengths = [
            "-1", "99999999999999999999", "9223372036854774784", "5, 6", "0x10", "", "5\r\nContent-Length: 6",
        ]
        let piece = Data(["x", "1\n", "data: 1\n\n", "{\"a\":", "\r", "id: \u{FF}\n"][roll(6)].utf8)
        let body = Data(repeating: UInt8(roll(256)), count: 1 + roll(60_000)) + piece
        switch roll(ends ? 11 : 14) {
        case 0: return [.text(head + "Content-Length: \(lengths[roll(lengths.count)])\r\n\r\n"), .bytes(body)]
        case 1: return [.text(head + "\r\n"), .repeated(piece, count: 10, pause: 0.01), .halfClose, .pause(0.05)]
        case 2: return [.text(head + "Content-Length: 9\r\n\r\n"), .bytes(piece), .reset]
        case 3: return [.reset]
        case 4:
            return [
                .text("HTTP/1.1 200 OK\r\n"), .repeated(Data("X: \(String(repeating: "y", count: 9_000))\r\n".utf8)),
            ]
        case 5: return [.text("HTTP/1.1 200 OK\r\nX: "), .repeated(Data(repeating: 0x79, count: 9_000))]
        case 6: return [.repeated(Data("HTTP/1.1 103 Early\r\nX: y\r\n\r\n".utf8), count: 500), .text(head + "\r\n")]
        case 7: return [.text(head + "Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFF\r\n"), .bytes(body)]
        case 8: return [.bytes(body)]
        case 9: return [.text(head + "Content-Encoding: gzip, deflate, x\r\n\r\n"), .bytes(body)]
        case 10: return [.text("HTTP/1.1 200 OK\r\nX: a\u{0}b\r\n: y\r\nno colon\r\n folded\r\n\r\n"), .bytes(body)]
        case 11: return [.text(head + "\r\n"), .repeated(body)]
        case 12:
            return [.text(head + "Content-Encoding: gzip\r\n\r\n"), .bytes(Deflate.zeros(2_000_000 + roll(9_000_000)))]
        default:
            // Without an end, they would hold all sessions of Foundation on Linux: the page on security says so.
            let pieces = WireStep.repeated(Data("1\r\nx\r\n".utf8), count: 20_000)
            return [.text(head + "Transfer-Encoding: chunked\r\n\r\n"), pieces]
        }
    }

    private mutating func body() -> Data {
        let values = [
            "null", "1e400", "-0", "\"text\"", "[]", "{}", "\"\"",
            "\"2024-02-29T12:30:00.\(String(repeating: "9", count: 400))Z\"",
            "[[[[1]]]]", "9223372036854775808", "true", "\"\\ud800\"", "\"http://[\"", "\"AAA\"", "NaN", "{\"a\":{}}",
        ]
        switch roll(8) {
        case 0: return Data((0..<roll(3_000)).map { _ in UInt8(roll(256)) })
        case 1: return Data(repeating: UInt8(roll(256)), count: roll(400_000))
        case 2: return Data(String(repeating: ["[", "{\"a\":", "\"", "\\"][roll(4)], count: roll(40_000)).utf8)
        case 3: return Data((0..<roll(50)).map { _ in "data: \(values[roll(values.count)])\n\n" }.joined().utf8)
        case 4:
            return Data("id: \(String(repeating: "x", count: roll(9_000)))\nretry: 99999999999999999999\n:\r\r\n".utf8)
        default:
            let keys = ["date", "day", "link", "price", "bytes", "id", "counts", "rest"]
            let members = keys.map { "\"\($0)\":\(values[roll(values.count)])" } + ["\"token\":\"\(canary)\""]
            return Data("{\(members.joined(separator: ","))}".utf8)
        }
    }
}
