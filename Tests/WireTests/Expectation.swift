import Foundation

/// One expected request, or one expected outcome of a scripted exchange, as a data file says it.
struct Expectation: Sendable {
    var file: String
    var line: Int
    /// The call on a repository, by pack; that under an empty name holds for the packs that have none of their own.
    var calls: [String: String] = [:]
    /// The lines below the calls.
    var lines: [String] = []

    func call(pack: String) -> String { calls[pack] ?? calls[""] ?? "" }

    /// Reads `=== call` blocks; lines that start with `#` before or between blocks are comments.
    static func read(_ file: URL) throws -> [Expectation] {
        var found: [Expectation] = []
        var isInHead = false
        let text = try String(contentsOf: file, encoding: .utf8)
        for (index, line) in text.components(separatedBy: "\n").enumerated() {
            if line.hasPrefix("=== ") {
                if !isInHead { found.append(Expectation(file: file.lastPathComponent, line: index + 1)) }
                isInHead = true
                let words = line.dropFirst(4).components(separatedBy: ": ")
                let isOwn = words.count > 1 && words[0].allSatisfy { $0.isLetter || $0 == "-" }
                let call = isOwn ? words.dropFirst().joined(separator: ": ") : String(line.dropFirst(4))
                found[found.count - 1].calls[isOwn ? words[0] : ""] = call
            } else {
                isInHead = false
                if !line.hasPrefix("#"), !found.isEmpty { found[found.count - 1].lines.append(line) }
            }
        }
        for index in found.indices {
            while found[index].lines.last == "" { found[index].lines.removeLast() }
        }
        return found
    }
}
