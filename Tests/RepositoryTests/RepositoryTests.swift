import Foundation
import SwiftCommands
import Testing

/// The rules of the code base that a machine can hold.
@Suite struct RepositoryTests {
    static let sources: [URL] = ["Sources", "Plugins", "Tests"].flatMap {
        SwiftCommands.swiftFiles(below: SwiftCommands.repository.appendingPathComponent($0))
    }

    /// Files that may be longer than 380 lines, and why.
    static let exceptions: [String: String] = [:]

    @Test func filesStayShort() throws {
        #expect(Self.sources.count > 200)
        for file in Self.sources where !Self.isExpected(file) {
            let lines = try String(contentsOf: file, encoding: .utf8).split(
                separator: "\n",
                omittingEmptySubsequences: false
            )
            let isExcused = Self.exceptions[file.lastPathComponent] != nil
            #expect(lines.count <= 381 || isExcused, "\(file.lastPathComponent) has \(lines.count - 1) lines")
        }
    }

    /// No template needs to be scrolled sideways. Support code is measured without its tags, since `swift format` decides
    /// its lines once `{{ swift.access }}` is a word.
    @Test func templatesStayNarrow() throws {
        let folder = SwiftCommands.repository.appendingPathComponent("Templates")
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".stencil") }
        #expect(names.count > 100)
        for name in names {
            let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            let isSupport = name.contains("/support/")
            for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                let measured = isSupport ? line.replacing(/\{\{.*?\}\}/, with: "") : line
                #expect(measured.count <= 120, "\(name):\(index + 1)")
            }
        }
    }

    /// Phrases that a reader stops at; CONTRIBUTING has the words to use instead. Pages have none, and comments may only
    /// get fewer.
    @Test func wordsArePlain() throws {
        let phrases = [" of which ", " of whom ", " circle", " heir", "laid over", "what is said", "who wants to know"]
        var inComments = 0
        for file in Self.sources where file.path.contains("/Sources/") && !file.path.contains("/Adopt/") {
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                guard let comment = line.range(of: "//").map({ line[$0.lowerBound...] }) else { continue }
                inComments += phrases.filter { comment.contains($0) }.count
            }
        }
        #expect(inComments <= Self.phrasesInComments)
        for page in Self.pages {
            let file = SwiftCommands.repository.appendingPathComponent(page)
            let text = try String(contentsOf: file, encoding: .utf8)
            for phrase in phrases { #expect(!text.contains(phrase), "\(page): \(phrase)") }
        }
    }

    private static let phrasesInComments = 5

    /// "It isn't an object", never the other way round: in comments, messages and pages.
    @Test func negationsArePlain() throws {
        let pages = Self.pages.map { SwiftCommands.repository.appendingPathComponent($0) }
        for file in Self.sources.filter({ $0.path.contains("/Sources/") }) + pages {
            // The expression takes a hundred times as long as the search for one word of it.
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") where line.contains(" no ") {
                for match in line.matches(of: /\b(?:(there) )?\b(?:is|are|was) no (longer|more|smaller)?/.ignoresCase()) {
                    #expect(match.1 != nil || match.2 != nil, "\(file.lastPathComponent): \(line)")
                }
            }
        }
    }

    @Test func sourcesNeedNoFoundation() throws {
        for file in Self.sources where file.path.contains("/Sources/") {
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(!text.contains("\nimport Foundation"), "\(file.lastPathComponent)")
        }
    }

    @Test func nothingIsForced() throws {
        for file in Self.sources where file.path.contains("/Sources/") && !Self.isExpected(file) {
            let text = try String(contentsOf: file, encoding: .utf8)
            // There is nothing to be done, and nothing to be told, where no memory is left.
            let lines = text.split(separator: "\n").filter { !$0.contains("out of memory") }
            for word in ["try!", "as!", "fatalError(", "TODO", "FIXME"] {
                let isFound = lines.contains { $0.contains(word) }
                #expect(!isFound, "\(file.lastPathComponent) holds `\(word)`")
            }
        }
    }

    @Test func topLevelIsWhatItShouldBe() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: SwiftCommands.repository.path)
        let expected: Set = ["Package.swift", "Sources", "Tests", "Templates", "Specs", "Plugins", "README.md"]
        let found = Set(names.filter { !$0.hasPrefix(".") })
        #expect(found.subtracting(["Package.resolved", "Example"]) == expected)
    }

    private static let pages: [String] =
        ["README.md"]
        + ["Specs", "Sources/NetlayerKit/NetlayerKit.docc"].flatMap { folder -> [String] in
            let place = SwiftCommands.repository.appendingPathComponent(folder).path
            let found = (try? FileManager.default.subpathsOfDirectory(atPath: place)) ?? []
            return found.filter { $0.hasSuffix(".md") && !$0.contains(".build/") }.sorted().map { folder + "/" + $0 }
        }

    /// The files to which a page leads exist.
    @Test(arguments: pages) func linksLeadSomewhere(page: String) throws {
        let place = SwiftCommands.repository.appendingPathComponent(page)
        let text = try String(contentsOf: place, encoding: .utf8)
        let links = text.matches(of: /\]\(([^)#\s]+)\)/).map { String($0.output.1) }
        for link in links where !link.contains("://") {
            let path = place.deletingLastPathComponent().appendingPathComponent(link).path
            #expect(FileManager.default.fileExists(atPath: path), "\(link)")
        }
    }

    @Test func thePagesAreFound() {
        #expect(Self.pages.count > 40)
        #expect(Self.pages.contains("Specs/Examples/PostOffice/README.md"))
    }

    /// Code that is an expected output is as long as it is.
    private static func isExpected(_ file: URL) -> Bool {
        ["/Cases/", "/ModelsCases/", "/Expected/", "/expected/"].contains { file.path.contains($0) }
    }
}
