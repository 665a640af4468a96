import Foundation
import SwiftCommands
import Testing

/// The files, folders, types and members that a page for contributors names are there.
@Suite struct PageFilesTests {
    @Test(arguments: [".github/ARCHITECTURE.md", ".github/CONTRIBUTING.md"])
    func namedFilesExist(page: String) throws {
        let text = try String(contentsOf: SwiftCommands.repository.appendingPathComponent(page), encoding: .utf8)
        let names = PageFilesTests.names(in: text)
        #expect(names.count > 3)
        for name in names { #expect(Self.paths.contains { $0 == name || $0.hasSuffix("/" + name) }, "\(name)") }
    }

    @Test(arguments: [".github/ARCHITECTURE.md", ".github/CONTRIBUTING.md"])
    func namedDeclarationsExist(page: String) throws {
        let text = try String(contentsOf: SwiftCommands.repository.appendingPathComponent(page), encoding: .utf8)
        let names = PageFilesTests.declarations(in: text)
        #expect(names.count > 3)
        for name in names { #expect(Self.isDeclared(name), "\(name)") }
    }

    /// The commands of the page on other builds take the options that it gives them; its files are those of a plugin.
    @Test func otherBuildsNameWhatThereIs() throws {
        let pages = SwiftCommands.repository.appendingPathComponent("Sources/NetlayerKit/NetlayerKit.docc")
        let page = try String(contentsOf: pages.appendingPathComponent("OtherBuilds.md"), encoding: .utf8)
        let reference = try String(contentsOf: pages.appendingPathComponent("CommandLine.md"), encoding: .utf8)
        let commands = page.matches(of: /netlayer (plugin [a-z]+)((?: --[a-z]+ [^\s"]+)+)/)
        #expect(Set(commands.map(\.output.1)) == ["plugin generate", "plugin filelists"])
        for command in commands {
            let sections = reference.components(separatedBy: "\n## netlayer \(command.output.1)\n").dropFirst()
            let section = sections.first?.components(separatedBy: "\n## ").first ?? ""
            for option in command.output.2.matches(of: /--[a-z]+/) { #expect(section.contains("\(option.output) ")) }
        }
        let plugin = SwiftCommands.repository.appendingPathComponent("Plugins/NetlayerPlugin/Generation.swift")
        let kinds = #"["Support", "Models", "Operations", "Services", "Mocks"]"#
        #expect(page.contains(kinds))
        #expect(try String(contentsOf: plugin, encoding: .utf8).contains(kinds))
    }

    @Test func declarationsAreFound() {
        #expect(
            PageFilesTests.declarations(in: "`Pipeline.run` and `Scope`, in `Scope.swift`") == [
                "Pipeline.run", "Scope",
            ]
        )
        #expect(Self.isDeclared("Pipeline.run"))
        #expect(!Self.isDeclared("Pipeline.walk"))
        #expect(!Self.isDeclared("NoSuchType"))
    }

    @Test func namesAreFound() {
        let text = "`SchemaReader.swift` in `Schemas/Read`, of `#/components/schemas/A` and `GET /a/{b}`, by `Scope`"
        #expect(PageFilesTests.names(in: text) == ["SchemaReader.swift", "Schemas/Read"])
        #expect(!Self.paths.contains { $0.hasSuffix("/NoSuchFile.swift") })
    }

    /// `SchemaReader.swift`, `Schemas/Read`: what stands in backquotes and is the name of a file or a folder.
    private static func names(in text: String) -> [String] {
        text.matches(of: /`([\w.+-]+(?:\/[\w.+-]+)*)`/).map { String($0.output.1) }.filter { name in
            name.contains("/") || [".swift", ".md", ".yaml", ".stencil", ".h"].contains { name.hasSuffix($0) }
        }
    }

    /// `Pipeline.run`, `NameScope`: what stands in backquotes and could be a type, with or without a member.
    /// `Any` is Swift's own.
    private static func declarations(in text: String) -> [String] {
        text.matches(of: /`([A-Z]\w+(?:\.\w+)*)`/).map { String($0.output.1) }.filter {
            $0 != "Any" && !names(in: "`\($0)`").contains($0)
        }
    }

    /// Whether it is a type, a member of one, or the name of a target, a folder or a file without its ending.
    private static func isDeclared(_ name: String) -> Bool {
        let parts = name.split(separator: ".").map(String.init)
        if parts.count == 1, places.contains(name) { return true }
        let sources = declarations[parts[0]] ?? []
        return !sources.isEmpty
            && parts.dropFirst().allSatisfy { part in
                sources.contains { $0.contains(part) }
            }
    }

    /// The names of folders, and of files without their endings.
    private static let places = Set(
        paths.flatMap { $0.split(separator: "/").map { String($0.prefix { $0 != "." }) } }
    )

    /// For each type the names that the files with it declare.
    private static let declarations: [String: [Set<String>]] = {
        let keywords: Set<Substring> = [
            "struct", "class", "enum", "protocol", "actor", "typealias", "extension", "func", "var", "let", "case",
        ]
        var found: [String: [Set<String>]] = [:]
        for path in paths where path.hasSuffix(".swift") && path.hasPrefix("Sources/") {
            let file = SwiftCommands.repository.appendingPathComponent(path)
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
            var names: Set<String> = []
            for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
                let words = line.split { !($0 == UInt8(ascii: "_") || $0 >= 0x30 && $0 < 0x3A || $0 >= 0x41) }
                for (keyword, name) in zip(words, words.dropFirst()) where keywords.contains(Substring(keyword)) {
                    names.insert(String(Substring(name)))
                }
            }
            for name in names where name.first?.isUppercase == true { found[name, default: []].append(names) }
        }
        return found
    }()

    /// All files and folders that are part of the repository.
    private static let paths: [String] = {
        let roots = ["Sources", "Templates", "Tests", "Plugins", ".github", ".ci"]
        return roots.flatMap { root -> [String] in
            let folder = SwiftCommands.repository.appendingPathComponent(root)
            let found = try? FileManager.default.subpathsOfDirectory(atPath: folder.path)
            return (found ?? []).map { root + "/" + $0 }
        }
    }()
}
