import Foundation
import SwiftCommands
import Testing

/// Files and folders that a page for contributors names are there.
@Suite struct PageFilesTests {
    @Test(arguments: [".github/ARCHITECTURE.md", ".github/CONTRIBUTING.md"])
    func namedFilesExist(page: String) throws {
        let text = try String(contentsOf: SwiftCommands.repository.appendingPathComponent(page), encoding: .utf8)
        let names = PageFilesTests.names(in: text)
        #expect(names.count > 3)
        for name in names { #expect(Self.paths.contains { $0 == name || $0.hasSuffix("/" + name) }, "\(name)") }
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
