import APIModel
import Diagnostics
import SourceTree

/// The path, webhook or callback whose operations are being read, with what is reported once for all of them.
final class PathScope {
    enum Kind {
        case path
        /// The service sends the request, so that the path is only a name.
        case webhook
        case callback
    }

    let kind: Kind
    let key: SourceNode
    let document: DocumentIndex
    let path: PathText
    /// The variables without a declaration, each with the methods that lack one.
    var undeclared: [(variable: PathVariable, methods: [String])] = []

    private var misspelt: Set<Int> = []
    /// All variables, those of the query as well.
    let variables: [PathVariable]

    init(kind: Kind, key: SourceNode, document: DocumentIndex) {
        self.kind = kind
        self.key = key
        self.document = document
        path = PathText(kind == .path ? key.text : "/")
        variables =
            path.variables
            + path.query.compactMap { item in
                if case .variable(let variable) = item.value { return variable }
                return nil
            }
    }

    var text: String { key.text }

    func noteUndeclared(_ variable: PathVariable, in method: HTTPMethod) {
        if let index = undeclared.firstIndex(where: { $0.variable.bytes == variable.bytes }) {
            if !undeclared[index].methods.contains(method.name) { undeclared[index].methods.append(method.name) }
        } else {
            undeclared.append((variable, [method.name]))
        }
    }

    /// Whether the variable is noted for the first time.
    func noteMisspelt(_ variable: PathVariable) -> Bool { misspelt.insert(variable.bytes.lowerBound).inserted }

    /// The place of a part of the key, exact where the text stands in the file as it is.
    func range(of bytes: Range<Int>) -> SourceRange {
        let range = key.range
        let source = range.file.bytes
        let wanted = Array(key.text.utf8)
        for shift in 0...1 {
            let start = Int(range.startOffset) + shift
            if start + wanted.count <= source.count, source[start..<start + wanted.count].elementsEqual(wanted) {
                let first = start + bytes.lowerBound
                return SourceRange(file: range.file, startOffset: first, endOffset: start + bytes.upperBound)
            }
        }
        return range
    }
}
