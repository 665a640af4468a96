import Foundation
import SwiftCommands
import Testing

/// Mappers between the types of the service and of the app, at work on values.
@Suite(.onOwnThreads) struct EntityTests {
    /// The table on the page `Entities`, and what an entity does to the values around it.
    @Test("Entities are made of what is sent, and back")
    func roundTrips() throws {
        let golden = SwiftCommands.repository.appendingPathComponent("Tests/GoldenCases/Cases/entities")
        let files = ["Entities", "TransferObjects", "Mappers", "EntityConversion", "Previews"].map {
            golden.appendingPathComponent("expected/\($0).swift")
        }
        let driver = SwiftCommands.swiftFiles(in: "Tests/RuntimeTests/Entities")
        let own = SwiftCommands.swiftFiles(below: golden.appendingPathComponent("handwritten"))
        try SwiftCommands.withFolder { folder in
            let support = try SupportCode.expand("clean-architecture", isPublic: false, to: folder)
            let outcome = try SwiftCommands.output(of: files + own + driver + support)
            #expect(outcome.output == "20 checks\n")
        }
    }

    @Test("Each row of the table of conversions converts values, and refuses others", .thorough)
    func conversions() throws {
        let golden = SwiftCommands.repository.appendingPathComponent("Tests/GoldenCases/Cases/entities-conversions")
        let files = ["Entities", "TransferObjects", "Mappers"].map {
            golden.appendingPathComponent("expected/\($0).swift")
        }
        let driver = SwiftCommands.swiftFiles(in: "Tests/RuntimeTests/Conversions")
        try SwiftCommands.withFolder { folder in
            let support = try SupportCode.expand("clean-architecture", isPublic: false, to: folder)
            let outcome = try SwiftCommands.output(of: files + driver + support)
            #expect(outcome.output == "29 checks\n")
        }
    }

    @Test("Messages of channels are entities, and what the service sends on the other side", .thorough)
    func channels() throws {
        let golden = SwiftCommands.repository.appendingPathComponent("Tests/GoldenCases/Cases/entities-in-channels")
        let files = SwiftCommands.swiftFiles(below: golden.appendingPathComponent("expected"))
        let driver = SwiftCommands.swiftFiles(in: "Tests/RuntimeTests/EntityChannels")
        try SwiftCommands.withFolder { folder in
            let support = try SupportCode.expand("endpoint", isPublic: false, to: folder)
            let outcome = try SwiftCommands.output(of: files + driver + support)
            let file = SwiftCommands.repository.appendingPathComponent(
                "Tests/RuntimeTests/Expected/entity-channels.txt"
            )
            let expected = try String(contentsOf: file, encoding: .utf8)
            #expect(outcome.output == expected)
        }
    }
}
