import APIModel
import Diagnostics
import SourceTree

/// The path, webhook or callback whose operations are being read.
struct PathScope {
    enum Kind {
        case path
        /// The service sends the request, so that the path is only a name.
        case webhook
        case callback
    }

    let kind: Kind
    let key: SourceNode
    let path: PathText
    /// All variables, those of the query as well.
    let variables: [PathVariable]
    /// The names of the variables.
    let names: Set<String>
    /// The names by which parameters can be meant: as they are written, without operators, and by their letters.
    private let meant: Set<String>
    /// Where the key's text begins in the file, if it stands there as it is.
    private let textStart: Int?

    init(kind: Kind, key: SourceNode) {
        self.kind = kind
        self.key = key
        path = PathText(kind == .path ? key.text : "/")
        variables =
            path.variables
            + path.query.compactMap { item in
                if case .variable(let variable) = item.value { return variable }
                return nil
            }
        names = Set(variables.map(\.name))
        textStart = PathScope.textStart(of: key)
        meant = names.union(variables.map(\.raw)).union(names.map(PathVariable.letters))
    }

    /// Whether a variable can stand for a declared parameter.
    func holds(_ parameter: String) -> Bool {
        meant.contains(parameter) || meant.contains(PathVariable.letters(of: parameter))
    }

    var text: String { key.text }

    /// The place of a part of the key, exact where the text stands in the file as it is.
    func range(of bytes: Range<Int>) -> SourceRange {
        let range = key.range
        guard let start = textStart else { return range }
        return SourceRange(
            file: range.file,
            startOffset: start + bytes.lowerBound,
            endOffset: start + bytes.upperBound
        )
    }

    private static func textStart(of key: SourceNode) -> Int? {
        let range = key.range
        let source = range.file.bytes
        let wanted = Array(key.text.utf8)
        return (0...1).lazy.map { Int(range.startOffset) + $0 }.first { start in
            start + wanted.count <= source.count && source[start..<start + wanted.count].elementsEqual(wanted)
        }
    }

    /// What is odd about the path itself.
    var problems: [Diagnostic] {
        var problems: [Diagnostic] = []
        if let fault = path.fault {
            problems.append(PathMessages.fault(fault.fault, path: path.text, at: range(of: fault.bytes)))
        }
        if !path.hasLeadingSlash { problems.append(PathMessages.missingSlash(path.text, at: key.range)) }
        if let bytes = path.queryBytes { problems.append(PathMessages.query(path.text, at: range(of: bytes))) }
        if let bytes = path.fragmentBytes { problems.append(PathMessages.fragment(path.text, at: range(of: bytes))) }
        var names: Set<String> = []
        for variable in path.variables where !names.insert(variable.name).inserted {
            problems.append(PathMessages.repeated(variable.name, path: path.text, at: range(of: variable.bytes)))
        }
        return problems
    }
}
