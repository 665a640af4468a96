import APIModel
import Foundation
import Platform
import Testing

@testable import FakeServer

/// Clients, and descriptions, that want the server to end, to hang, to fill the memory, or to tell what isn't theirs.
@Suite struct HostileClientTests {
    private let token = ["Authorization": "Bearer t"]

    @Test(arguments: [
        "?page=9223372036854775807", "?page=-9223372036854775808", "?per_page=9223372036854775807",
        "?page=2&per_page=9223372036854775807", "?page=9223372036854775807&per_page=9223372036854775807",
    ])
    func pagesTakeAnyNumber(_ query: String) throws {
        for name in ["page", "offset", "cursor"] {
            let text = Fixture.library.replacing("name: page, in: query", with: "name: \(name), in: query")
                .replacing(", minimum: 1 } }\n        - { name: per_page", with: " } }\n        - { name: per_page")
            let reply = try Fixture(text).call("GET /books" + query.replacing("?page", with: "?\(name)")).reply
            #expect(reply.status < 500)
        }
        let first = Fixture.library.replacing(
            "operationId: listBooks",
            with: "operationId: listBooks\n      x-netlayer: { pages: { page: page, first: -9223372036854775808 } }"
        )
        #expect(try Fixture(first).call("GET /books\(query)").status < 500)
    }

    @Test(arguments: [
        "--9223372036854775808", "-9223372036854775807", "9223372036854775807-", "0-9223372036854775807", "--1", "5--3",
        "-0", "+1-+2",
    ])
    func rangesTakeAnyNumber(_ range: String) throws {
        #expect([200, 206, 416].contains(try Fixture().call("GET /books/1", ["Range": "bytes=\(range)"]).status))
    }

    /// A client of the network could read all files of the folder in which the server was started.
    @Test func requestsNameNoFile() throws {
        let library = try Fixture()
        let body = #"{"file": "Package.swift", "type": "text/plain"}"#
        let refused = library.call("PUT /__netlayer/replies/fetchBook", body: body)
        let reason = "a reply that is set by a request can't name a file"
        #expect(refused.status == 400 && refused.text.contains(reason), "\(refused.text)")
        #expect(library.call("PUT /__netlayer/scenario", body: #"{"fetchBook": \#(body)}"#).status == 400)
        #expect(!library.call("GET /books/1").text.contains("swift-tools-version"))
    }

    /// A union in a union was tried anew by each member of the union around it.
    @Test(.timeLimit(.minutes(1))) func unionsAreTriedOnce() throws {
        let text = """
            openapi: 3.1.0
            info: { title: Search, version: '1' }
            components:
              schemas:
                Filter:
                  oneOf: [{ $ref: '#/components/schemas/Not' }, { $ref: '#/components/schemas/Only' }, { type: integer }]
                Not:
                  type: object
                  required: [of, kind]
                  properties: { of: { $ref: '#/components/schemas/Filter' }, kind: { type: string, enum: [not] } }
                Only:
                  type: object
                  required: [of, kind]
                  properties: { of: { $ref: '#/components/schemas/Filter' }, kind: { type: string, enum: [only] } }
            paths:
              /search:
                post:
                  requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Filter' } } } }
                  responses: { '204': { description: Done } }
            """
        let search = try Fixture(text)
        func nested(_ core: String) -> String {
            String(repeating: #"{"of":"#, count: 28) + core + String(repeating: #","kind":"not"}"#, count: 28)
        }
        #expect(search.call("POST /search", body: nested("1")).status == 204)
        #expect(search.call("POST /search", body: nested(#""x""#)).status == 400)
        // Names with a slash lead to places of their own.
        #expect(
            search.call("POST /search", body: #"{"of/of":1,"of":{"of":"x","kind":"not"},"kind":"not"}"#).status == 400
        )
    }

    /// `{a}-{b}-{c}-{d}` has as many ways to cut a text as there are ways to choose three of its hyphens.
    @Test(.timeLimit(.minutes(1))) func pathsAreCutOnce() throws {
        let names = ["a", "b", "c", "d", "e", "f"]
        let parameters = names.map { "{ name: \($0), in: path, required: true, schema: { type: string } }" }
        let text = """
            openapi: 3.1.0
            info: { title: Files, version: '1' }
            paths:
              /files/{a}-{b}-{c}-{d}-{e}-{f}.zip:
                get:
                  parameters: [\(parameters.joined(separator: ", "))]
                  responses: { '204': { description: Done } }
            """
        let files = try Fixture(text)
        #expect(files.call("GET /files/" + String(repeating: "-", count: 5_000)).status == 404)
        for name in ["1-2-3-4-5-6-7.zip", "------------.zip", "1-2-3-4-5-6%2Ezip", "a-.-zip-4-5-6.zip.zip"] {
            #expect(files.call("GET /files/\(name)").status == 204, "\(name)")
        }
        for name in ["1-2-3-4-5.zip", "----------.zip", "1-2-3-4-5-6.zipp", "1-2-3-4-5-.zip"] {
            #expect(files.call("GET /files/\(name)").status == 404, "\(name)")
        }
    }

    /// Five lists in one another that need a hundred elements each are ten thousand million texts.
    @Test(.timeLimit(.minutes(1))) func samplesEnd() throws {
        let lists = (0..<5).map { number in
            "L\(number): { type: array, minItems: 100, items: { $ref: '#/components/schemas/L\(number + 1)' } }"
        }
        let text = """
            openapi: 3.1.0
            info: { title: Lists, version: '1' }
            components: { schemas: { \(lists.joined(separator: ", ")), L5: { type: string } } }
            paths:
              /lists:
                get:
                  responses: { '200': { description: All, content: { application/json: { schema: { $ref: '#/components/schemas/L0' } } } } }
            """
        #expect(try Fixture(text).call("GET /lists").text.utf8.count < 1_000_000)
    }

    @Test(.timeLimit(.minutes(1))) func entitiesWithManyMembersAreMadeAtOnce() throws {
        let text = Fixture.library.replacing("additionalProperties: false", with: "additionalProperties: true")
        let library = try Fixture(text)
        let members = (0..<60_000).map { #""a\#($0)":1"# }.joined(separator: ",")
        let made = library.call("POST /books", token, body: #"{"title":"A",\#(members)}"#)
        #expect(made.status == 201)
        let id = try #require(made.json?["id"]?.plainText)
        #expect(library.call("PATCH /books/\(id)", body: #"{"title":"B",\#(members)}"#).status == 200)
    }

    @Test func entitiesHaveALimit() throws {
        let library = try Fixture(Fixture.library.replacing("additionalProperties: false", with: "description: It"))
        let body = #"{"title":"\#(String(repeating: "a", count: 900_000))"}"#
        let statuses = (0..<20).map { _ in library.call("POST /books", token, body: body).status }
        #expect(statuses.first == 201)
        #expect(statuses.last == 507)
        #expect(library.call("DELETE /__netlayer/state").status == 204)
        #expect(library.call("POST /books", token, body: body).status == 201)
    }

    /// The log keeps the newest calls, as far as 4 MB go.
    @Test func theLogHasALimit() throws {
        let library = try Fixture()
        let body = String(repeating: "a", count: 100_000)
        for number in 0..<100 { library.call("PUT /books/\(number)", body: body) }
        let calls = library.call("GET /__netlayer/calls").text
        #expect(calls.utf8.count > 3 << 20 && calls.utf8.count < 5 << 20)
        #expect(calls.contains("/books/99") && !calls.contains("/books/9\""))
        for _ in 0..<1_010 { library.call("GET /books/1") }
        guard case .array(let last)? = library.call("GET /__netlayer/calls").json else { return }
        #expect(last.count == 1_000)
    }

    /// Each name that isn't known is looked for among those of all operations.
    @Test(.timeLimit(.minutes(1))) func mistakesOfScenariosAreReadUpToALimit() throws {
        let paths = (0..<300).map { "  /path\($0): { get: { operationId: call\($0), responses: { '204': { description: It } } } }\n" }
        let many = try Fixture("openapi: 3.1.0\ninfo: { title: Many, version: '1' }\npaths:\n\(paths.joined())")
        let body = (0..<20_000).map { "cell\($0): 404\n" }.joined()
        let reply = many.call("PUT /__netlayer/scenario", body: body)
        #expect(reply.status == 400 && reply.text.utf8.count < 10_000)
        #expect(reply.text.contains("cell19") && !reply.text.contains("cell20"))
    }

    /// A body that comes byte by byte would hold its connection for ever.
    @Test func bodiesHaveTheirTime() throws {
        var ends: [Int32] = [-1, -1]
        try #require(socketpair(AF_UNIX, Sockets.stream, 0, &ends) == 0)
        defer { _ = Platform.close(ends[1]) }
        let connection = Connection(ends[0], LateLoop(-1))
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 4_096, alignment: 1)
        defer { buffer.deallocate() }
        var (now, sent) = (Terminal.milliseconds(), Array("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n".utf8))
        var count = 0
        while connection.isOpen, count < 1_000 {
            _ = write(ends[1], &sent, sent.count)
            connection.read(into: buffer)
            connection.advance(at: now)
            (sent, now, count) = ([0x61], now + 20_000, count + 1)
        }
        #expect(count < 50)
    }

    /// What was left was copied for each event.
    @Test(.timeLimit(.minutes(1))) func longStreamsAreSentAtOnce() throws {
        let (listener, port) = try Sockets.listen(host: "127.0.0.1", port: 0)
        let loop = LateLoop(listener)
        loop.events = (0..<100_000).map { _ in Reply.Event(delay: 0, bytes: [0x61]) }
        Thread.detachNewThread { loop.run() }
        defer { loop.value.stop() }
        let client = try Client("http://127.0.0.1:\(port)")
        client.send("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        #expect(client.receiveAll().hasSuffix("0\r\n\r\n"))
    }

    /// Each body may be short, and all of them together fill the memory.
    @Test(.timeLimit(.minutes(1))) func bodiesHaveALimitTogether() async throws {
        let (listener, port) = try Sockets.listen(host: "127.0.0.1", port: 0)
        let loop = LateLoop(listener)
        Thread.detachNewThread { loop.run() }
        defer { loop.value.stop() }
        let begin = "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n"
        let piece = [UInt8](repeating: 0x61, count: 900_000)
        var ended = 0
        var clients: [Client] = []
        for _ in 0..<90 {
            let client = try Client("http://127.0.0.1:\(port)")
            client.send(begin)
            client.send(piece)
            clients.append(client)
        }
        // Those that are let go end at once; the others wait for the rest of their bodies.
        for client in clients where client.hasEnded(within: 20) { ended += 1 }
        #expect(ended > 10 && ended < 40)
    }

    /// What clients send has a limit; what they asked for hasn't.
    @Test(.timeLimit(.minutes(1))) func largeReplyComesWhole() throws {
        let (listener, port) = try Sockets.listen(host: "127.0.0.1", port: 0)
        let loop = LateLoop(listener)
        loop.body = [UInt8](repeating: 0x61, count: 80 << 20)
        Thread.detachNewThread { loop.run() }
        defer { loop.value.stop() }
        let client = try Client("http://127.0.0.1:\(port)")
        client.send("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        #expect(client.receiveAll().utf8.count > 80 << 20)
    }

    /// A message takes memory until it's whole, in one frame or in many.
    @Test func messagesHaveALimit() throws {
        func read(_ frames: [[UInt8]]) throws -> Int {
            var reader = WebSocketReader()
            var count = 0
            for frame in frames {
                frame.withUnsafeBytes { reader.feed($0) }
                while case .message(let bytes, _)? = try reader.next() { count += bytes.count }
            }
            return count
        }
        func head(_ code: UInt8, _ length: Int) -> [UInt8] {
            [code, 0xFF] + (0..<8).reversed().map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) } + [0, 0, 0, 0]
        }
        let piece = [UInt8](repeating: 0x61, count: 1 << 19)
        let half = head(0x00, 1 << 19) + piece
        #expect(try read([head(0x01, 1 << 19) + piece, head(0x80, 1 << 19) + piece]) == 1 << 20)
        // None of them is waited for: the lengths alone are refused.
        for frames in [
            [head(0x81, 1 << 20 + 1)], [head(0x81, Int.max)], [head(0x81, -1)],
            [head(0x01, 1 << 19) + piece, half, head(0, 1)],
            [head(0x89, 126)], [[0x09, 0x80, 0, 0, 0, 0]],
        ] { #expect(throws: WebSocketReader.Violation.self) { try read(frames) } }
    }

    /// A client that goes away while its reply waits would wake the loop until that is due.
    @Test func whoIsGoneWakesNobody() async throws {
        let (listener, port) = try Sockets.listen(host: "127.0.0.1", port: 0)
        let loop = LateLoop(listener)
        let ended = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            loop.run()
            ended.signal()
        }
        let client = try Client("http://127.0.0.1:\(port)")
        client.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        usleep(100_000)
        client.reset()
        usleep(500_000)
        loop.value.stop()
        #expect(ended.wait(timeout: .now() + 10) == .success)
        #expect(loop.seconds < 0.25)
    }

    /// What waits for a descriptor would wake the loop again and again, since it's there to be accepted.
    @Test(.timeLimit(.minutes(1))) func whoFindsNoDescriptorWaits() throws {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("netlayer-\(UUID().uuidString).yaml")
        try Fixture.library.write(to: place, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: place) }
        let own = try #require(Bundle.main.executableURL?.deletingLastPathComponent().path)
        let built = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/../../.build/debug"
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.environment = ["PATH": "\(own):\(built):/usr/bin:/bin", "SPEC": place.path]
        process.arguments = ["-c", "ulimit -n 24; exec netlayer serve \"$SPEC\" --port 0 2>&1"]
        process.standardOutput = output
        try process.run()
        defer { kill(process.processIdentifier, SIGKILL) }
        var text = ""
        while !text.contains("serves") {
            let data = output.fileHandleForReading.availableData
            try #require(!data.isEmpty, "\(text)")
            text += String(decoding: data, as: UTF8.self)
        }
        let address = try #require(text.firstMatch(of: /http:\/\/[\d.]+:\d+/)).output
        try expectLoopbackAlone(at: #require(address.split(separator: ":").last.flatMap { UInt16($0) }))
        do {
            let clients = try (0..<40).map { _ in try Client(String(address)) }
            // A task that sleeps may get its thread back after the server has lost patience, since other tests hold it.
            usleep(2_000_000)
            #expect(clients[0].call("GET /books/1").head.hasPrefix("HTTP/1.1 200 OK"))
        }
        #expect(try Client(String(address)).call("GET /books/1").head.hasPrefix("HTTP/1.1 200 OK"))
        // The kernel of Linux says how many hundredths of a second the program has run, for itself and in the system.
        guard let status = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)
        else {
            return
        }
        let times = status.split(separator: " ").dropFirst(13).prefix(2).compactMap { Int($0) }
        #expect(times.count == 2 && times.reduce(0, +) < 100, "\(times)")
    }
}

/// The kernel of Linux says at which addresses of this machine a port is open: `0100007F:1F90` is 127.0.0.1:8080.
private func expectLoopbackAlone(at port: UInt16) throws {
    guard let table = try? String(contentsOfFile: "/proc/net/tcp", encoding: .utf8) else { return }
    let digits = String(port, radix: 16, uppercase: true)
    let ending = ":" + String(repeating: "0", count: 4 - digits.count) + digits
    let places = table.split(separator: "\n").compactMap { $0.split(separator: " ").dropFirst().first.map(String.init) }
    let own = places.filter { $0.hasSuffix(ending) }
    #expect(!own.isEmpty && own.allSatisfy { $0 == "0100007F\(ending)" }, "\(own)")
}

/// A loop whose replies are due in a minute, and the processor time that it took.
private final class LateLoop: RequestHandler, @unchecked Sendable {
    private(set) var seconds = 0.0
    private let listener: Int32
    private(set) lazy var value = EventLoop(listener: listener, handler: self)
    /// What is sent at once; a reply without a body comes after a minute.
    var body: [UInt8] = []
    var events: [Reply.Event] = []

    init(_ listener: Int32) {
        self.listener = listener
        _ = value
    }

    func run() {
        value.run()
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        seconds = Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    func reply(to request: Request) -> Reply {
        var reply = Reply(body.isEmpty ? 204 : 200, body)
        if !events.isEmpty {
            reply.body = .events(events, staysOpen: false)
        } else if body.isEmpty {
            reply.delay = 60_000
        }
        return reply
    }

    func received(_ message: [UInt8], over request: Request) {}
}
