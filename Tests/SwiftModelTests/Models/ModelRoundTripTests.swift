import Foundation
import SwiftCommands
import Testing

@testable import SwiftModel

/// One description with every kind of schema: its golden Swift text, and the output of its compiled code for JSON.
@Suite(.serialized, .onOwnThreads) struct ModelRoundTripTests {
    private static let folder = ModelGeneration.root.appendingPathComponent("Tests/SwiftModelTests/ModelsCases")
    private static let description = folder.appendingPathComponent("kinds.yaml")

    @Test(arguments: ["public", "internal", "flat"])
    func looksAsExpected(_ name: String) throws {
        let models = try ModelGeneration(description: Self.description, conventions: Self.conventions(name))
        let golden = Self.folder.appendingPathComponent("kinds.\(name).swift.txt")
        let text = "import Foundation\n\n" + models.text
        if ProcessInfo.processInfo.environment["NETLAYER_UPDATE"] != nil {
            try text.write(to: golden, atomically: true, encoding: .utf8)
        }
        let expected = (try? String(contentsOf: golden, encoding: .utf8)) ?? ""
        #expect(text == expected, "\(text)")
    }

    private static let ways = ["public", "internal", "flat"].flatMap { [($0, false), ($0, true)] }

    /// A third of the ways, or all with `NETLAYER_ALL_CASES=1`.
    @Test(arguments: SwiftCommands.sample(of: ways, oneIn: 3, from: 1))
    func compilesWithoutWarning(_ name: String, isOnMainActor: Bool) throws {
        let flags = isOnMainActor ? ["-default-isolation", "MainActor"] : []
        let conventions = Self.conventions(name)
        let models = try ModelGeneration(description: Self.description, conventions: conventions)
        #expect(try SwiftCompilation(models, conventions: conventions).typecheck(flags: flags) == "")
    }

    @Test(arguments: ["public", "internal", "flat"])
    func isFormatted(_ name: String) throws {
        let golden = Self.folder.appendingPathComponent("kinds.\(name).swift.txt")
        try SwiftCommands.withFolder { folder in
            try FileManager.default.copyItem(at: golden, to: folder.appendingPathComponent("Models.swift"))
            #expect(try SwiftCommands.unformatted(below: folder) == [])
        }
    }

    @Test func decodesAndEncodesEveryKind() throws {
        let conventions = Self.conventions("public")
        let models = try ModelGeneration(description: Self.description, conventions: conventions)
        let main = try String(contentsOf: Self.folder.appendingPathComponent("roundtrip.txt"), encoding: .utf8)
        let output = try SwiftCompilation(models, conventions: conventions).run(main: main)
        let expected = try String(
            contentsOf: Self.folder.appendingPathComponent("roundtrip.output.txt"),
            encoding: .utf8
        )
        #expect(output == expected, "\(output)")
    }

    private static func conventions(_ name: String) -> Conventions {
        var conventions = Conventions()
        conventions.names.acronyms = ["URL", "UUID"]
        switch name {
        case "public": conventions.access = .public
        case "flat":
            conventions.access = .public
            conventions.models.nesting = .flat
            conventions.models.nulls = .distinct
            conventions.models.mutability = .var
            conventions.models.coding = .byDirection
            conventions.models.unknownCases = .never
            conventions.models.isHashable = false
            conventions.models.isIdentifiable = true
            conventions.models.keyStrategy = .snakeCase
        default:
            conventions.models.isHashable = true
        }
        return conventions
    }
}
