import Diagnostics
import SourceTree

extension ArtefactKind {
    /// A kind of a list; nil, which is said at its place, for what is none.
    package init?(_ node: SourceNode, of path: String, into bag: inout DiagnosticBag) {
        if let kind = ArtefactKind(rawValue: node.text) {
            self = kind
        } else {
            let words = ArtefactKind.allCases.map(\.rawValue)
            bag.report(PackMessages.wrongWord(node.text, of: path, words: words, at: node.range))
            return nil
        }
    }
}
