import Foundation
import NetlayerTestServer
import Testing

/// The server in the process of a test, as the page shows it.
@Suite struct TestServerTests {
    @Test func aTestServesAScenario() throws {
        try withLibrary { file in
            let server = try NetlayerTestServer(file, scenario: "fetchBook: [503, ok]")
            #expect(try Client(server.address).call("GET /books/1").head.hasPrefix("HTTP/1.1 503"))
            #expect(try Client(server.address).call("GET /books/1").head.hasPrefix("HTTP/1.1 200"))
            try server.set("listBooks: 429")
            #expect(try Client(server.address).call("GET /books").head.hasPrefix("HTTP/1.1 429"))
            server.stop()
            server.stop()
        }
    }

    @Test func mistakesAreTold() throws {
        try withLibrary { file in
            let server = try NetlayerTestServer(file)
            let mistake = #expect(throws: NetlayerTestServer.Failure.self) { try server.set("fetchBok: 503") }
            #expect(mistake?.description.contains("did you mean `fetchBook`?") == true)
            #expect(throws: NetlayerTestServer.Failure.self) { try server.begin("offline") }
            #expect(throws: NetlayerTestServer.Failure.self) { try NetlayerTestServer(file + ".none") }
        }
    }

    private func withLibrary(_ body: (String) throws -> Void) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("library-\(UUID().uuidString).yaml")
        try Data(Fixture.library.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        try body(file.path)
    }
}
