import APIModel
import Diagnostics
import Foundation
import NetlayerKit
import Platform
import Testing

@testable import FakeServer

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The server over loopback, with clients that behave and clients that don't.
@Suite(
    .enabled(
        if: ProcessInfo.processInfo.environment["NETLAYER_SERVER_TESTS"] != nil,
        "the process of all tests once ended with a corrupted heap while these ran; not understood yet"))
struct FakeServerTests {
    @Test func aClientCreatesAndReads() async throws {
        try await withServer { address in
            var request = URLRequest(url: try #require(URL(string: address + "/books")))
            request.httpMethod = "POST"
            request.httpBody = Data(#"{"title": "Emma"}"#.utf8)
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
            request.setValue("Bearer t", forHTTPHeaderField: "Authorization")
            let (made, response) = try await URLSession.shared.data(for: request)
            #expect((response as? HTTPURLResponse)?.statusCode == 201)
            let id = try #require(JSON.read(Array(made)).value?["id"]?.plainText)
            let (read, _) = try await URLSession.shared.data(from: try #require(URL(string: "\(address)/books/\(id)")))
            #expect(JSON.read(Array(read)).value == JSON.read(Array(made)).value)
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

    /// Each of them holds a connection; the others are served meanwhile.
    @Test func slowAndHalfOpenClientsHoldUpNobody() async throws {
        try await withServer { address in
            let slow = try (0..<200).map { _ in try Client(address) }
            for client in slow { client.send("GET /books HTTP/1.1\r\nHo") }
            let halfOpen = try Client(address)
            halfOpen.send("GET /books/1 HTTP/1.1\r\nHost: localhost\r\n\r\n")
            halfOpen.endSending()
            #expect(halfOpen.receiveAll().contains("200 OK"))
            let (_, response) = try await URLSession.shared.data(from: try #require(URL(string: address + "/books/1")))
            #expect((response as? HTTPURLResponse)?.statusCode == 200)
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
private final class Client {
    private let descriptor: Int32

    init(_ address: String) throws {
        let port = try #require(address.split(separator: ":").last.flatMap { UInt16($0) })
        descriptor = socket(AF_INET, Sockets.stream, 0)
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

    deinit { _ = Platform.close(descriptor) }

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

    func endSending() { _ = shutdown(descriptor, Int32(SHUT_WR)) }

    /// All that comes until the server ends the connection.
    func receiveAll() -> String {
        var bytes: [UInt8] = []
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 4_096, alignment: 1)
        defer { buffer.deallocate() }
        while case .bytes(let count) = Sockets.receive(descriptor, into: buffer) { bytes += buffer[..<count] }
        return String(decoding: bytes, as: UTF8.self)
    }
}
