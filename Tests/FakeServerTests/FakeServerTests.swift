import APIModel
import Diagnostics
import Foundation
import NetlayerKit
import Platform
import Testing

@testable import FakeServer

/// The server over loopback, with clients that behave and clients that don't.
@Suite struct FakeServerTests {
    @Test func aClientCreatesAndReads() async throws {
        try await withServer { address in
            let body = #"{"title": "Emma"}"#
            let made = try Client(address).call(
                "POST /books",
                ["Authorization: Bearer t", "Content-Type: application/json", "Content-Length: \(body.utf8.count)"],
                body
            )
            #expect(made.head.hasPrefix("HTTP/1.1 201 Created"))
            let id = try #require(JSON.read(Array(made.body.utf8)).value?["id"]?.plainText)
            #expect(try Client(address).call("GET /books/\(id)").body == made.body)
        }
    }

    @Test func requestsFollowEachOtherOnOneConnection() async throws {
        try await withServer { address in
            let client = try Client(address)
            let request = "GET /books/1 HTTP/1.1\r\nHost: localhost\r\n\r\n"
            client.send(request + request + "GET /books/2 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            let text = client.receiveAll()
            #expect(text.components(separatedBy: "HTTP/1.1 200 OK").count == 4)
        }
    }

    /// A client can close its side at once; what it sent before is answered.
    @Test func allRequestsBeforeTheEndAreAnswered() async throws {
        try await withServer { address in
            let client = try Client(address)
            let request = "GET /books/1 HTTP/1.1\r\nHost: localhost\r\n\r\n"
            client.send(request + request + request + "GET /books/1 HT")
            client.endSending()
            #expect(client.receiveAll().components(separatedBy: "HTTP/1.1 200 OK").count == 4)
        }
    }

    @Test func aCutLeavesTheHeadWhole() async throws {
        try await withServer(scenarios: "bad: { fetchBook: cut }", begin: "bad") { address in
            let client = try Client(address)
            client.send("HEAD /books/1 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            #expect(client.receiveAll().hasSuffix("\r\n\r\n"))
        }
    }

    /// Each of them holds a connection; the others are served meanwhile.
    @Test func slowAndHalfOpenClientsHoldUpNobody() async throws {
        try await withServer { address in
            let slow = try (0..<200).map { _ in try Client(address) }
            for client in slow { client.send("GET /books HTTP/1.1\r\nHo") }
            let halfOpen = try Client(address)
            halfOpen.send("GET /books/1 HTTP/1.1\r\nHost: localhost\r\n\r\n")
            halfOpen.endSending()
            #expect(halfOpen.receiveAll().contains("200 OK"))
            #expect(try Client(address).call("GET /books/1").head.hasPrefix("HTTP/1.1 200 OK"))
        }
    }

    @Test func whatIsNoRequestEndsTheConnection() async throws {
        try await withServer { address in
            var random = SystemRandomNumberGenerator()
            for length in [1, 10, 100, 70_000] {
                let client = try Client(address)
                client.send((0..<length).map { _ in UInt8.random(in: 0...255, using: &random) })
                client.endSending()
                _ = client.receiveAll()
            }
            let client = try Client(address)
            client.send("GET /__netlayer/../../etc/passwd HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            #expect(client.receiveAll().hasPrefix("HTTP/1.1 404"))
        }
    }

    @Test func repliesDropAsTheScenarioSays() async throws {
        try await withServer(scenarios: "bad: { fetchBook: [drop, cut, ok] }", begin: "bad") { address in
            let request = "GET /books/1 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
            var texts: [String] = []
            for _ in 0..<3 {
                let client = try Client(address)
                client.send(request)
                texts.append(client.receiveAll())
            }
            #expect(texts[0] == "")
            #expect(texts[1].hasPrefix("HTTP/1.1 200 OK") && texts[1].count < texts[2].count)
            #expect(texts[2].hasSuffix("}"))
        }
    }

    @Test func streamsPlayTheirEvents() async throws {
        let scenario = "live: { watchNews: { events: [{ after: 20ms, data: { id: 1 } }, { id: 2 }], then: end } }"
        try await withServer(scenarios: scenario, begin: "live") { address in
            let client = try Client(address)
            client.send("GET /news HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            let text = client.receiveAll()
            #expect(text.contains("Transfer-Encoding: chunked"))
            #expect(text.contains(#"data: {"id":1}"#) && text.contains(#"data: {"id":2}"#))
            #expect(text.hasSuffix("0\r\n\r\n"))
        }
    }

    @Test func channelsShakeHands() {
        // The example of RFC 6455.
        #expect(WebSocket.accept("dGhlIHNhbXBsZSBub25jZQ==") == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
    }

    private func withServer(
        scenarios: String? = nil,
        begin name: String? = nil,
        _ body: (String) async throws -> Void
    ) async throws {
        var settings = FakeServer.Settings()
        settings.scenarios = try scenarios.map(Fixture.tree)
        settings.scenario = name
        var bag = DiagnosticBag()
        let server = try #require(try FakeServer(Fixture.api(Fixture.library), settings, into: &bag))
        let (started, box) = (DispatchSemaphore(value: 0), Box(server))
        Thread.detachNewThread {
            box.server.run()
            started.signal()
        }
        defer { box.server.stop() }
        try await body(box.server.address)
    }
}

/// Two threads use a server: one runs it, the other one ends it.
private final class Box: @unchecked Sendable {
    let server: FakeServer
    init(_ server: FakeServer) { self.server = server }
}

/// A client of raw bytes.
final class Client {
    private var descriptor: Int32

    init(_ address: String) throws {
        let port = try #require(address.split(separator: ":").last.flatMap { UInt16($0) })
        descriptor = socket(AF_INET, Sockets.stream, 0)
        // Other tests start programs meanwhile, which would hold the connection open.
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        var place = sockaddr_in()
        place.sin_family = sa_family_t(AF_INET)
        place.sin_port = port.bigEndian
        place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let result = withUnsafePointer(to: &place) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        try #require(result == 0)
    }

    deinit { if descriptor >= 0 { _ = Platform.close(descriptor) } }

    func send(_ text: String) { send(Array(text.utf8)) }

    func send(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { buffer in
            var sent = 0
            while sent < buffer.count,
                case .bytes(let count) = Sockets.send(descriptor, UnsafeRawBufferPointer(rebasing: buffer[sent...]))
            {
                sent += count
            }
        }
    }

    /// Sends a request behind which the connection ends, and gives the reply.
    func call(_ line: String, _ headers: [String] = [], _ body: String = "") -> (head: String, body: String) {
        let lines = [line + " HTTP/1.1", "Host: localhost", "Connection: close"] + headers
        send(lines.joined(separator: "\r\n") + "\r\n\r\n" + body)
        let parts = receiveAll().components(separatedBy: "\r\n\r\n")
        return (parts[0], parts.dropFirst().joined(separator: "\r\n\r\n"))
    }

    func endSending() { _ = shutdown(descriptor, Int32(SHUT_WR)) }

    /// Whether the server ends the connection within some milliseconds.
    func hasEnded(within milliseconds: Int32) -> Bool {
        var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&polled, 1, milliseconds) > 0
    }

    /// Ends the connection as a crash does. Its number can belong to another one from then on.
    func reset() {
        Sockets.reset(descriptor)
        descriptor = -1
    }

    /// All that comes until the server ends the connection.
    func receiveAll() -> String {
        var bytes: [UInt8] = []
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 4_096, alignment: 1)
        defer { buffer.deallocate() }
        while case .bytes(let count) = Sockets.receive(descriptor, into: buffer) { bytes += buffer[..<count] }
        return String(decoding: bytes, as: UTF8.self)
    }
}
