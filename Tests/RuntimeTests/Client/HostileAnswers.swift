import Foundation

/// Answers of a hostile server, drawn by chance and the same in each run: sizes that lie, bytes that are no text, redirects,
/// JSON of the wrong types and depths, ends in the middle. Whatever comes, a call returns or throws, nothing tells a
/// credential, and none is sent to another server. `NETLAYER_HOSTILE` says how many; `.ci/thorough` sends 10,000.
func hostileAnswers(_ server: LoopbackServer, _ other: LoopbackServer) async -> [String] {
    let count = ProcessInfo.processInfo.environment["NETLAYER_HOSTILE"].flatMap { Int($0) } ?? 200
    var dice = Dice(state: 33)
    let (laden, call) = laden(server)
    var client = laden
    client.timeout = 2
    client.replyLimit = 100_000
    let hostile = client
    var (told, strayed, ended) = (0, 0, 0)
    other.reset()
    for number in 0..<count {
        server.reset()
        server.play(dice.answer(server, other), dice.answer(server, other), .json("1"))
        other.play(.json("1"))
        do {
            switch number % 4 {
            case 0: _ = try await hostile.send(call).value(Shape.self)
            case 1: _ = try await hostile.send(call).value(JSONValue.self)
            case 2: _ = try await hostile.send(call).text()
            default: try await read(hostile.stream(call))
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
    return ["hostile answers: all ended \(ended == count), \(told) told a credential, \(strayed) took one elsewhere"]
}

private func read(_ stream: HTTPStream) async throws {
    let format = StreamFormat<ServerSentEvent<Shape>>.events()
    for try await _ in format.items(of: stream) {}
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

    mutating func answer(_ server: LoopbackServer, _ other: LoopbackServer) -> ScriptedResponse {
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
        ]
        switch roll(10) {
        case 0: response.isDropped = true
        case 1: response.truncatedAfter = roll(response.body.count + 1)
        case 2: response.chunkSize = 1 + roll(5_000)
        case 3: (response.chunkSize, response.truncatedAfter) = (100, roll(response.body.count + 1))
        default: break
        }
        return response
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
