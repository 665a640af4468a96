import Diagnostics
import Platform
import SourceTree

/// Reads a text and returns one line for each diagnostic: `1:3-1:4 trailing-comma`.
func problems(_ bytes: [UInt8], name: String = "api.yaml", limits: Limits = .standard) -> [String] {
    var bag = DiagnosticBag()
    _ = SourceReader.read(bytes, name: name, limits: limits, into: &bag)
    return bag.diagnostics.map { diagnostic in
        guard let range = diagnostic.range else { return diagnostic.code.name }
        let (start, end) = (range.start, range.end)
        return "\(start.line):\(start.column)-\(end.line):\(end.column) \(diagnostic.code.name)"
    }
}

func plain(_ text: String, name: String = "api.yaml") -> String? {
    var bag = DiagnosticBag()
    return SourceReader.read(Array(text.utf8), name: name, into: &bag)?.root.plainJSON
}

/// A text with `⟦` and `⟧` around the place that a diagnostic must point at.
struct MarkedText {
    let text: String
    let start: Int
    let end: Int

    init(_ marked: String) {
        let parts = marked.components("⟦", "⟧")
        text = parts.joined()
        start = parts[0].utf8.count
        end = start + (parts.count > 2 ? parts[1].utf8.count : 0)
    }
}

extension String {
    fileprivate func components(_ separators: Character...) -> [String] {
        split(omittingEmptySubsequences: false) { separators.contains($0) }.map(String.init)
    }
}
