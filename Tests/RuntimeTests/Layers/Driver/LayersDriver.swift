import Foundation

/// What every pack generates around its repositories, against servers on this machine.
@main
enum LayersDriver {
    static func main() async throws {
        let server = try LoopbackServer()
        show("policies", await policies(server))
        show("writes", await writes(server))
        show("sharing", await sharing(server))
        show("files", try await files(server))
        show("full disk", try await fullDisk(server))
        show("outbox", try await outbox(server))
        show("channels", try await channels())
        server.stop()
    }

    private static func show(_ section: String, _ lines: [String]) {
        print("== \(section)")
        for line in lines {
            print(line)
        }
    }
}
