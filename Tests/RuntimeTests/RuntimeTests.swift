import Foundation
import SwiftCommands
import Testing

/// The support code of the packs, compiled from its templates and run against a server on this machine.
///
/// `Expected/styles.txt` is the table of styles of the OpenAPI Specification; the other files there are what the driver
/// printed, read against the standards. `NETLAYER_UPDATE=1 swift test --filter RuntimeTests` writes them anew.
@Suite("Runtime", .onOwnThreads)
struct RuntimeTests {
    static let sections = [
        "styles", "escaping", "climbing", "dates", "scalars", "models", "unions", "requests", "bodies", "security",
        "failures",
        "retries",
        "network-manager", "streams", "pages",
    ]
    static let packs = ["request-type", "endpoint", "endpoint-parameters", "clean-architecture"]

    @Test("The driver prints what is expected")
    func sections() throws {
        let driver = SwiftCommands.swiftFiles(in: "Tests/RuntimeTests/Driver")
        let outcome = try SupportCode.output(ofPack: "request-type", driver: driver)
        try #require(outcome.status == 0, "\(outcome.output)")
        var printed: [String: String] = [:]
        for section in outcome.output.components(separatedBy: "== ").dropFirst() {
            let name = section.prefix { $0 != "\n" }
            printed[String(name)] = String(section.dropFirst(name.count + 1))
        }
        #expect(Set(printed.keys) == Set(Self.sections))
        for name in Self.sections { try compare(printed[name] ?? "nothing", withExpected: name) }
    }

    @Test("Each facade sends the same requests", .thorough, arguments: packs.dropFirst())
    func facade(pack: String) throws {
        let driver = SwiftCommands.repository.appendingPathComponent("Tests/RuntimeTests/Facades/\(pack).swift")
        try compare(try SupportCode.output(ofPack: pack, driver: [driver]).output, withExpected: pack)
    }

    /// The gate takes one: they share all but how a call reaches the client.
    @Test(
        "Each pack's client does the same around a request",
        arguments: SwiftCommands.one(of: packs, at: 1)
    )
    func client(pack: String) throws {
        let driver = SwiftCommands.swiftFiles(in: "Tests/RuntimeTests/Client")
        let outcome = try SupportCode.output(ofPack: pack, driver: driver, options: ["operationInfo"], usesFiles: true)
        // With more hostile answers than the gate sends, it also says how much memory they took.
        let lines = outcome.output.components(separatedBy: "\n")
        let figures = lines.filter { $0.hasSuffix(" MB more") }
        for line in figures { print("\(pack): \(line)") }
        let rest = lines.filter { !figures.contains($0) }
        try compare(rest.joined(separator: "\n"), withExpected: "client")
    }

    @Test("Coding keys that a decoder converts come back as the service's keys", .thorough)
    func convertedKeys() throws {
        let driver = SwiftCommands.repository.appendingPathComponent("Tests/RuntimeTests/Facades/converted-keys.swift")
        let outcome = try SupportCode.output(ofPack: "endpoint", driver: [driver], convertsKeys: true)
        try compare(outcome.output, withExpected: "converted-keys")
    }

    @Test("Internal code compiles with main-actor isolation by default", arguments: SwiftCommands.one(of: packs, at: 2))
    func mainActor(pack: String) throws {
        try SwiftCommands.withFolder { folder in
            let files = try SupportCode.expand(pack, isPublic: false, to: folder)
            let outcome = try SwiftCommands.compile(files, ["-default-isolation", "MainActor", "-typecheck"])
            #expect(outcome.isFine, "\(outcome.output)")
        }
    }

    @Test(
        "Actors of the support code can be made at the top level of a program",
        .thorough,
        arguments: packs.prefix(1)
    )
    func topLevel(pack: String) throws {
        try SwiftCommands.withFolder { folder in
            let files = try SupportCode.expand(pack, isPublic: false, to: folder)
            let main = folder.appendingPathComponent("main.swift")
            let code = """
                import Foundation
                let folder = URL(fileURLWithPath: "/tmp/top-level")
                let credentials = RefreshingCredentials { _ in "token" }
                let stores: [any CacheStore] = [DiskCacheStore(folder: folder), MemoryCacheStore()]
                """
            try code.write(to: main, atomically: true, encoding: .utf8)
            let outcome = try SwiftCommands.compile(files + [main], ["-wmo", "-typecheck"])
            #expect(outcome.isFine, "\(outcome.output)")
        }
    }

    /// AsyncHTTPClient itself can't be had without a network; what the transport names of it is declared as it is there.
    @Test(
        "The transport over AsyncHTTPClient compiles beside the client",
        arguments: SwiftCommands.one(of: packs, at: 1)
    )
    func asyncHTTPClient(pack: String) throws {
        try SwiftCommands.withFolder { folder in
            _ = try SupportCode.expand(pack, isPublic: true, to: folder)
            let modules = ["NIOCore", "NIOHTTP1", "AsyncHTTPClient"].map { name in
                SwiftCommands.repository.appendingPathComponent("Tests/RuntimeTests/Modules/\(name).swift")
            }
            #expect(try SwiftCommands.typecheck(folder, modules: modules).output == "")
        }
    }

    /// The packages can't be had here either, nor Apple's module.
    @Test("The bridges to swift-log, swift-metrics, signposts, the keychain and defaults compile beside the client")
    func bridges() throws {
        try SwiftCommands.withFolder { folder in
            let bridges = SwiftCommands.swiftFiles(in: "Specs/Bridges")
            #expect(bridges.count == 5)
            for file in bridges {
                try FileManager.default.copyItem(at: file, to: folder.appendingPathComponent(file.lastPathComponent))
            }
            #expect(try SwiftCommands.unformatted(below: folder) == [])
            _ = try SupportCode.expand("endpoint", isPublic: true, options: ["operationInfo"], to: folder)
            let modules = ["Logging", "CoreMetrics", "os", "Security"].map { name in
                SwiftCommands.repository.appendingPathComponent("Tests/RuntimeTests/Modules/\(name).swift")
            }
            #expect(try SwiftCommands.typecheck(folder, modules: modules).output == "")
        }
    }

    @Test(
        "Expanded code is as swift format leaves it",
        arguments: SwiftCommands.one(of: packs, at: 3),
        [true, false]
    )
    func formatting(pack: String, isPublic: Bool) throws {
        try SwiftCommands.withFolder { folder in
            let files = try [true, false].flatMap { isOn in
                let place = folder.appendingPathComponent(isOn ? "converting" : "verbatim")
                let options = isOn ? ["operationInfo"] : []
                return try SupportCode.expand(
                    pack,
                    isPublic: isPublic,
                    convertsKeys: isOn,
                    options: options,
                    usesFiles: isOn,
                    to: place
                )
            }
            #expect(!files.isEmpty)
            #expect(try SwiftCommands.unformatted(below: folder) == [])
        }
    }

    @Test("Each file names the types that it needs, and those that it declares", arguments: packs)
    func needs(pack: String) throws {
        let templates = try SupportCode.templates(of: pack)
        let declared = templates.flatMap(\.declares)
        #expect(Set(declared).count == declared.count)
        for template in templates {
            let code = template.unconditionalText.components(separatedBy: "\n").filter { !$0.contains("///") }
                .joined(separator: "\n")
            let words = Set(code.components(separatedBy: CharacterSet.alphanumerics.inverted))
            let used = declared.filter { words.contains($0) && !template.declares.contains($0) }
            let missing = used.filter { !template.needs.contains($0) }
            #expect(missing.isEmpty, "\(template.name) needs \(missing)")
            let unused = template.needs.filter { !$0.contains(".") && !used.contains($0) }
            #expect(unused.isEmpty, "\(template.name) does not need \(unused)")
            let unknown = template.needs.filter { !declared.contains($0) }
            #expect(unknown.isEmpty, "\(template.name) needs \(unknown), which nothing declares")
            for name in template.declares where !name.contains(".") {
                #expect(words.contains(name), "\(template.name) does not declare \(name)")
            }
        }
    }

    private func compare(_ actual: String, withExpected name: String) throws {
        let file = SwiftCommands.repository.appendingPathComponent("Tests/RuntimeTests/Expected/\(name).txt")
        if ProcessInfo.processInfo.environment["NETLAYER_UPDATE"] != nil {
            try actual.write(to: file, atomically: true, encoding: .utf8)
        }
        let expected = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
        let lines = actual.components(separatedBy: "\n")
        for (index, line) in lines.enumerated() {
            #expect(line == (index < expected.count ? expected[index] : "nothing"), "\(name).txt:\(index + 1)")
        }
        #expect(lines.count == expected.count)
    }
}
