import APIModel
import Diagnostics
import SourceTree

@testable import NativeFrontend

/// Reads a native spec from a text, as the pipeline does.
func read(_ text: String) -> (api: API?, diagnostics: [String]) {
    var bag = DiagnosticBag()
    var api: API?
    if let tree = SourceReader.read(Array(text.utf8), name: "spec.yaml", into: &bag) {
        api = NativeReader.read(tree, into: &bag)
    }
    return (api, bag.diagnostics.map(line))
}

/// `4:7-9 native-unknown-type unknown type `Itm`; did you mean `Item`?; note 2:3`
func line(_ diagnostic: Diagnostic) -> String {
    var text = "\(place(diagnostic.range)) \(diagnostic.code.name): \(diagnostic.message)"
    for note in diagnostic.notes { text += " | \(note.message) \(place(note.range))" }
    if let help = diagnostic.help { text += " | \(help)" }
    return text
}

private func place(_ range: SourceRange?) -> String {
    guard let range else { return "-" }
    let end = range.start.line == range.end.line ? "\(range.end.column)" : "\(range.end.line):\(range.end.column)"
    return "\(range.start.line):\(range.start.column)-\(end)"
}
