import Adopt
import Diagnostics
import Foundation
import Testing

/// The compiler's parser is a program that others wrote.
@Suite struct SwiftParserTests {
    /// Of two hundred lists in one another it takes longer than anybody waits.
    @Test func parserWithoutAnEndIsEnded() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift")
        try Data("let a = 1\n".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let parser = SwiftParser(cache: nil, program: ["sh", "-c", "exec sleep 1000"], patience: 50)
        var bag = DiagnosticBag()
        #expect(try parser.read([file.path], into: &bag).map { $0.fault != nil } == [true])
        #expect(bag.diagnostics.map(\.code.name) == ["unreadable-source"])
    }
}
