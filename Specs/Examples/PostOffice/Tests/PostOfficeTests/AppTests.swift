import Foundation
import NetlayerTestServer
import PostOffice
import Testing

/// The app in a process of its own, as UI tests have it: this one serves the description, and says what it replies.
@Suite struct AppTests {
    @Test func theAppShowsWhatTheServerReplies() async throws {
        let description = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/PostOffice/postoffice.yaml")
        let testServer = try NetlayerTestServer(description.path)
        let server = NetlayerServer(try #require(URL(string: testServer.address)))
        try await server.reply(to: .fetchParcel, inOrder: .status(503), .notFound(Problem(message: "gone")))
        #expect(try whereIs("9", at: testServer) == "gone")
        try await server.reply(to: .fetchParcel, with: .ok(Parcel(id: "9", to: "Ada")))
        #expect(try whereIs("9", at: testServer) == "on its way to Ada")
        let calls = try await server.calls()
        #expect(calls.map(\.path) == ["/parcels/9", "/parcels/9", "/parcels/9"])
        #expect(calls.map(\.status) == [503, 404, 200])
    }

    /// What the app prints.
    private func whereIs(_ id: String, at server: NetlayerTestServer) throws -> String {
        let app = Process()
        let output = Pipe()
        app.executableURL = products.appendingPathComponent("PostOfficeApp")
        app.arguments = [id]
        app.environment = ["POST_OFFICE_SERVER": server.address]
        app.standardOutput = output
        try app.run()
        let data: Data = output.fileHandleForReading.readDataToEndOfFile()
        app.waitUntilExit()
        return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
    }

    /// The folder of what SwiftPM built.
    private var products: URL {
        #if os(macOS)
            let bundle: Bundle? = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
            return (bundle ?? .main).bundleURL.deletingLastPathComponent()
        #else
            return Bundle.main.bundleURL
        #endif
    }
}
