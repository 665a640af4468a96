import Diagnostics
import Foundation
import NetlayerKit
import Testing

@Suite struct DiagnosticCodesTests {
    @Test(arguments: DiagnosticCodes.all) func theReferenceExplains(_ code: DiagnosticCode) throws {
        let reference = try #require(code.reference, "Diagnostics.md has no whole section `\(code.name)`")
        for text in [reference.title, reference.cause, reference.fix] {
            #expect(text.hasSuffix(".") || text.hasSuffix("?"), "no sentence: \(text)")
            #expect(text.count > 10)
        }
        #expect(!reference.example.isEmpty)
        #expect(reference.severity == code.severity.rawValue)
        #expect(code.name.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") })
    }

    @Test func theReferenceExplainsNothingElse() {
        #expect(Set(DiagnosticReference.all.keys) == Set(DiagnosticCodes.all.map(\.name)))
    }

    @Test func codesAreUnique() {
        let names = DiagnosticCodes.all.map(\.name)
        #expect(Set(names).count == names.count, "\(names.filter { name in names.count { $0 == name } > 1 })")
    }

    /// The codes that no case folder shows, with the reasons.
    private static let unshown = [
        "crowded-shards": "needs more private declarations of one name than a plugin's build has files",
        "faulty-conversion": "would be a fault of the converter",
        "file-too-large": "needs a file of that size",
        "missing-version": "is for users of the library: the command asks for the version before it reads",
        "template-wrong-roots": "would be a fault of the program that uses the engine",
        "too-deep": "needs thousands of schemas",
        "unreadable-source": "needs a file on which the compiler's parser ends",
        "unreadable-document": "needs a file that its reader may not read, and tests may run as root",
    ]

    @Test func everyCodeIsShownByACase() throws {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let files = try #require(FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil))
        var shown: Set<String> = []
        while let file = files.nextObject() as? URL {
            guard ["txt", "tsv"].contains(file.pathExtension) else { continue }
            for part in String(decoding: try Data(contentsOf: file), as: UTF8.self).split(separator: "[").dropFirst() {
                if let end = part.firstIndex(of: "]") { shown.insert(String(part[..<end])) }
            }
        }
        for code in DiagnosticCodes.all.map(\.name) where Self.unshown[code] == nil {
            if !shown.contains(code) { Issue.record("no case shows `\(code)`") }
        }
        for code in Self.unshown.keys.sorted() where shown.contains(code) { Issue.record("a case shows `\(code)`") }
    }
}
