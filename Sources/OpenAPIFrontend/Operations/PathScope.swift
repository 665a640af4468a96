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
    /// The variables of the path and of its query.
    let variables: [PathVariable]
    let names: Set<String>
    /// The names by which a parameter can match a variable: as written, without operators, and by letters only.
    private let meant: Set<String>
    private let place: ScalarText

    init(kind: Kind, key: SourceNode) {
        self.kind = kind
        self.key = key
        path = PathText(kind == .path ? key.text : "/")
        variables = path.variables + path.query.compactMap(\.value.variable)
        names = Set(variables.map(\.name))
        place = ScalarText(key)
        meant = names.union(variables.map(\.raw)).union(names.map(PathVariable.letters))
    }

    /// Whether some variable matches a declared parameter.
    func holds(_ parameter: String) -> Bool {
        meant.contains(parameter) || meant.contains(PathVariable.letters(of: parameter))
    }

    var text: String { key.text }

    /// The place of a part of the key; exact if the file contains the text literally.
    func range(of bytes: Range<Int>) -> SourceRange { place.range(bytes.lowerBound, bytes.upperBound) }

    /// The problems of the path itself.
    var problems: [Diagnostic] {
        var problems: [Diagnostic] = []
        if let fault = path.fault { problems.append(.fault(fault.fault, path: path.text, at: range(of: fault.bytes))) }
        if !path.hasLeadingSlash {
            problems.append(
                OpenAPICodes.pathWithoutSlash(
                    "path `\(path.text)` does not begin with a slash", at: key.range,
                    help: "it is taken for `/\(path.text)`"))
        }
        if let bytes = path.queryBytes {
            problems.append(
                OpenAPICodes.queryInPath(
                    "path `\(path.text)` contains a query; it is sent with every request", at: range(of: bytes),
                    help: "declare its items as parameters with `in: query`"))
        }
        if let bytes = path.fragmentBytes {
            problems.append(
                OpenAPICodes.fragmentInPath(
                    "path `\(path.text)` contains a fragment, which is never sent", at: range(of: bytes)))
        }
        var names: Set<String> = []
        for variable in path.variables where !names.insert(variable.name).inserted {
            problems.append(
                OpenAPICodes.repeatedPathParameter(
                    "path `\(path.text)` uses `{\(variable.name)}` twice; both get the same value",
                    at: range(of: variable.bytes)))
        }
        return problems
    }
}

/// The problems that operations of one path share, reported once for all of them.
struct PathFindings {
    /// The variables without a declaration, each with the methods that lack one.
    private var undeclared: [(variable: PathVariable, methods: [String])] = []
    /// The positions in `undeclared`, by the start of the variable.
    private var positions: [Int: Int] = [:]
    private var misspelt: Set<Int> = []

    mutating func noteUndeclared(_ variable: PathVariable, in method: HTTPMethod) {
        if let index = positions[variable.bytes.lowerBound] {
            if !undeclared[index].methods.contains(method.name) { undeclared[index].methods.append(method.name) }
        } else {
            positions[variable.bytes.lowerBound] = undeclared.count
            undeclared.append((variable, [method.name]))
        }
    }

    /// Notes a misspelt variable; false if it was noted before.
    mutating func noteMisspelt(_ variable: PathVariable) -> Bool { misspelt.insert(variable.bytes.lowerBound).inserted }

    func problems(in scope: PathScope) -> [Diagnostic] {
        undeclared.map { missing in
            .undeclaredParameter(
                missing.variable.name, methods: missing.methods, path: scope.text,
                at: scope.range(of: missing.variable.bytes))
        }
    }
}

extension Diagnostic {
    fileprivate static func fault(_ fault: PathText.Fault, path: String, at range: SourceRange) -> Self {
        switch fault {
        case .unbalancedBrace:
            return OpenAPICodes.invalidPath(
                "path `\(path)` has an unmatched brace; it is sent unchanged", at: range,
                help: "write parameters as `{name}`")
        case .emptyName:
            return OpenAPICodes.invalidPath(
                "a parameter of path `\(path)` has no name; its braces are sent unchanged", at: range)
        case .colon(let name):
            return OpenAPICodes.invalidPath(
                "`:\(name)` of path `\(path)` is sent unchanged", at: range, help: "write the parameter as `{\(name)}`")
        }
    }

    fileprivate static func undeclaredParameter(_ name: String, methods: [String], path: String, at range: SourceRange)
        -> Self
    {
        let verb = methods.count == 1 ? "declares" : "declare"
        return OpenAPICodes.undeclaredPathParameter(
            "\(methods.joined(separator: ", ")) of path `\(path)` \(verb) no parameter `\(name)`; "
                + "it is taken for a string", at: range,
            help: "add `{ name: \(name), in: path, required: true, … }` to `parameters`")
    }
}
