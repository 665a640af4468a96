import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Calls a server of another process by the generated client, and the generated fakes in this one.
@main
struct ServeDriver {
    let server: any DeskRepository
    let control = Control()

    static func main() async throws {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = 10
        let client = HTTPClient(
            transport: URLSession(configuration: configuration),
            baseURL: serverAddress + "/v1",
            retryPolicy: .none
        )
        let driver = ServeDriver(server: DeskRepositoryImpl(apiService: APIServiceImpl(client: client)))
        try await driver.pages()
        try await driver.sequences()
        try await driver.scenarios()
        try await driver.replies()
        print("done")
    }

    // MARK: Pages

    private func pages() async throws {
        for count in [0, 1, 3, 7, 9] {
            let seeds = (1...max(1, count)).prefix(count).map { number in
                #"{"id": \#(number), "text": "t\#(number)"}"#
            }
            let texts = seeds.map {
                $0.replacingOccurrences(of: #""id": "#, with: #""id": ""#).replacingOccurrences(
                    of: ", \"text",
                    with: "\", \"text"
                )
            }
            let notes = (1...max(1, count)).prefix(count).map { number in
                #"{"id": "00000000-0000-4000-8000-00000000000\#(number)", "text": "t\#(number)"}"#
            }
            let numbers = "[" + seeds.joined(separator: ",") + "]"
            let state =
                #"{"users": \#(numbers), "events": \#(numbers), "rooms": \#(numbers), "tags": \#(numbers), "charges": [\#(texts.joined(separator: ","))], "notes": [\#(notes.joined(separator: ","))]}"#
            try await control.put("state", state)
            let wanted = (1...max(1, count)).prefix(count).map { "t\($0)" }
            for limit in [nil, 1, 3, 100] {
                var found: [String: [String]] = [:]
                for try await one in server.listUsersItems(limit: limit) {
                    found["offset", default: []].append(one.text)
                }
                for try await one in server.listNotesItems(userId: 1, limit: limit) {
                    found["cursor", default: []].append(one.text)
                }
                for try await one in server.listChargesItems(limit: limit) {
                    found["last", default: []].append(one.text)
                }
                for try await one in server.listEventsItems(limit: limit) { found["url", default: []].append(one.text) }
                for try await one in server.listRoomsItems(limit: limit) { found["page", default: []].append(one.text) }
                for try await one in server.listTagsItems(limit: limit) { found["link", default: []].append(one.text) }
                for kind in ["offset", "cursor", "last", "url", "page", "link"] where found[kind, default: []] != wanted
                {
                    print("pages by \(kind), \(count) by \(limit ?? 0): \(found[kind, default: []])")
                }
            }
        }
    }

    // MARK: Sequences

    private func sequences() async throws {
        for sequence in 0..<sequenceCount {
            try await control.put(
                "state",
                #"{"users": [], "notes": [], "charges": [], "events": [], "rooms": [], "tags": []}"#
            )
            let fake = MockDeskRepository()
            var random = Chance(seed: UInt64(sequence))
            let kinds: [Kind] = [.users, Kind.allCases[sequence % Kind.allCases.count]]
            for step in 0..<12 {
                let call = random.call(of: kinds)
                let (ours, theirs) = (
                    await call.made(on: fake, isFake: true), await call.made(on: server, isFake: false)
                )
                if ours != theirs {
                    return print("sequence \(sequence), step \(step): \(call)\n  fake: \(ours)\n  server: \(theirs)")
                }
            }
        }
    }

    // MARK: Scenarios

    private func scenarios() async throws {
        try await control.put("state", #"{"users": [{"id": 1, "text": "t"}]}"#)
        try await control.delete("calls")
        try await control.put("replies/fetchUser", "[503, ok]")
        var found = [await Call.read(.users, 1).made(on: server, isFake: false)]
        found.append(await Call.read(.users, 1).made(on: server, isFake: false))
        try await control.put("scenario", "createUser: { status: 429, headers: { Retry-After: 1 } }\nfetchUser: 500")
        found.append(await Call.create(.users, "x").made(on: server, isFake: false))
        found.append(await Call.read(.users, 1).made(on: server, isFake: false))
        try await control.delete("scenario")
        found.append(await Call.read(.users, 1).made(on: server, isFake: false))
        let one = "1 t nil nil"
        if found != ["503", one, "429", "500", one] { print("scenarios: \(found)") }
        let calls = try JSONDecoder().decode([Logged].self, from: try await control.get("calls"))
        let log = calls.map { "\($0.operation ?? "") \($0.status)" }
        if log != ["fetchUser 503", "fetchUser 200", "createUser 429", "fetchUser 500", "fetchUser 200"] {
            print("calls: \(log)")
        }
        let refusal = try await control.refusal(of: "scenario", "fetchUser: 500\nfetchUsr: 500")
        if !refusal.contains("line 2: there is no operation `fetchUsr`") { print("a faulty scenario: \(refusal)") }
    }

    // MARK: Replies

    /// The same words for a transport in this process and for the server.
    private func replies() async throws {
        let control = NetlayerServer(try address("")), transport = MemoryTransport()
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = 1
        var found: [[String]] = []
        for isServer in [true, false] {
            let client = HTTPClient(
                transport: isServer ? URLSession(configuration: configuration) : transport,
                baseURL: serverAddress + "/v1",
                retryPolicy: .none
            )
            let desk = DeskRepositoryImpl(apiService: APIServiceImpl(client: client))
            func set(_ replies: FetchUserReply...) async throws {
                for reply in replies {
                    if isServer {
                        try await control.reply(to: .fetchUser, with: reply)
                    } else {
                        transport.reply(to: .fetchUser, with: reply)
                    }
                }
            }
            func read() async -> String {
                do {
                    let user = try await desk.fetchUser(userId: 1)
                    return "\(user.id) \(user.text)"
                } catch NetworkError.status(let code, let body, _) {
                    return "\(code) \((body as? Problem)?.title ?? "")"
                } catch NetworkError.decoding {
                    return "malformed"
                } catch NetworkError.timeout {
                    return "timeout"
                } catch {
                    return "\(error)"
                }
            }
            let ok = FetchUserReply.ok(User(id: 9, text: "ni\"ne ✓"))
            var texts: [String] = []
            for reply in [ok, .notFound(Problem(title: "gone")), .status(418), .malformed, .timeout] {
                try await set(reply)
                texts.append(await read())
            }
            try await set(ok)
            if isServer {
                try await control.reply(to: .fetchUser, inOrder: .status(503), ok.with(headers: ["ETag": "1"]))
            } else {
                transport.reply(to: .fetchUser, inOrder: .status(503), ok.with(headers: ["ETag": "1"]))
            }
            texts += [await read(), await read()]
            found.append(texts)
        }
        let nine = "9 ni\"ne ✓"
        let wanted = [nine, "404 gone", "418 ", "malformed", "timeout", "503 ", nine]
        if found != [wanted, wanted] { print("replies: \(found)") }
        let statuses = try await control.calls().map(\.status)
        if statuses.suffix(7) != [200, 404, 418, 200, nil, 503, 200] { print("replies in the log: \(statuses)") }
        await unexpected(transport)
        try await control.endScenario()
    }

    private func unexpected(_ transport: MemoryTransport) async {
        for (path, wanted) in [
            ("/v1/rooms/7", "'fetchRoom' (GET /rooms/{roomId}) was called, and nothing replies to it"),
            ("/v1/room/7", "GET /v1/room/7; the nearest is 'fetchRoom' (GET /rooms/{roomId})"),
            ("/user/1", "GET /user/1; the nearest is 'fetchUser' (GET /users/{userId})"),
        ] {
            do {
                let reply = try await transport.send(HTTPAttempt(URLRequest(url: address(path))))
                print("\(path) has a reply: \(reply)")
            } catch {
                if !"\(error)".contains(wanted) { print("\(path): \(error)") }
            }
        }
    }

    private func address(_ path: String) throws -> URL {
        guard let url = URL(string: serverAddress + path) else { throw Control.Refused(text: path) }
        return url
    }

    private struct Logged: Decodable {
        let operation: String?
        let status: Int
    }
}

/// The server's own addresses.
struct Control {
    struct Refused: Error { let text: String }

    func put(_ path: String, _ body: String) async throws { _ = try await send("PUT", path, body) }
    func delete(_ path: String) async throws { _ = try await send("DELETE", path, nil) }
    func get(_ path: String) async throws -> Data { try await send("GET", path, nil) }

    func refusal(of path: String, _ body: String) async throws -> String {
        do {
            try await put(path, body)
            return "none"
        } catch let refused as Refused {
            return refused.text
        }
    }

    private func send(_ method: String, _ path: String, _ body: String?) async throws -> Data {
        guard let url = URL(string: serverAddress + "/__netlayer/" + path) else { throw Refused(text: path) }
        var request = URLRequest(url: url)
        request.httpMethod = method
        request.httpBody = body.map { Data($0.utf8) }
        let (data, response) = try await URLSession.shared.data(for: request)
        guard let status = (response as? HTTPURLResponse)?.statusCode, status < 300 else {
            throw Refused(text: String(decoding: data, as: UTF8.self))
        }
        return data
    }
}
