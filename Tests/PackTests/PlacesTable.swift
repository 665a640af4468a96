import Foundation
import SwiftCommands
import Testing

/// What each row does at each place, in a file beside the test: the gate compares a third of the rows, all are with
/// `NETLAYER_ALL_CASES=1`, and `NETLAYER_UPDATE=1` rewrites the file.
struct PlacesTable {
    let file: URL
    /// The word above the rows.
    let corner: String
    let places: [String]

    /// Returns the lines of the file, without the first.
    @discardableResult
    func check(_ rows: [String], _ outcomes: (String) throws -> [String]) throws -> [String] {
        let head = ([corner] + places).joined(separator: "\t")
        func line(_ row: String) throws -> String { try ([Self.label(row)] + outcomes(row)).joined(separator: "\t") }
        if ProcessInfo.processInfo.environment["NETLAYER_UPDATE"] == "1" {
            let text = try ([head] + rows.map(line)).joined(separator: "\n") + "\n"
            try Data(text.utf8).write(to: file)
        }
        let expected = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
        let lines = Array(expected.dropFirst())
        #expect(expected.first == head)
        #expect(lines.map { String($0.prefix { $0 != "\t" }) } == rows.map(Self.label))
        for (row, expected) in zip(rows, lines) where SwiftCommands.isSampled(row, oneIn: 3) {
            #expect(try line(row) == expected)
        }
        return lines
    }

    private static func label(_ row: String) -> String { row.replacing("\t", with: " ") }
}
