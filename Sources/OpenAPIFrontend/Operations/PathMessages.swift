import Diagnostics
import SourceTree

/// The wording of problems with paths and their variables.
enum PathMessages {
    static func fault(_ fault: PathText.Fault, path: String, at range: SourceRange) -> Diagnostic {
        switch fault {
        case .unbalancedBrace:
            return OpenAPICodes.invalidPath("a brace of path `\(path)` has no counterpart; it is sent as it is")
                .at(range).help("write parameters as `{name}`")
        case .emptyName:
            return OpenAPICodes.invalidPath(
                "a parameter of path `\(path)` has no name; its braces are sent as they are"
            )
            .at(range)
        case .colon(let name):
            return OpenAPICodes.invalidPath("`:\(name)` of path `\(path)` is sent as it is")
                .at(range).help("write the parameter as `{\(name)}`")
        }
    }

    static func missingSlash(_ path: String, at range: SourceRange) -> Diagnostic {
        OpenAPICodes.pathWithoutSlash("path `\(path)` does not begin with a slash")
            .at(range).help("it is taken for `/\(path)`")
    }

    static func severalSegments(_ variable: String, at range: SourceRange) -> Diagnostic {
        let text: Message = "the slashes in values of `{\(variable)}` are escaped: a path parameter is in one segment"
        return ObjectMessages.unsupported(text, at: range)
    }

    static func anyMethod(_ key: SourceNode, path: String) -> Diagnostic {
        let text: Message = "`\(key.text)` of path `\(path)` names no method, so that no operation is made of it"
        return ObjectMessages.unsupported(text, at: key.range)
            .help("describe it under the methods that you call: `get`, `post`")
    }

    static func query(_ path: String, at range: SourceRange) -> Diagnostic {
        OpenAPICodes.queryInPath("path `\(path)` holds a query; it is sent with every request")
            .at(range).help("declare its items as parameters with `in: query`")
    }

    static func fragment(_ path: String, at range: SourceRange) -> Diagnostic {
        OpenAPICodes.fragmentInPath("path `\(path)` holds a fragment, which is never sent").at(range)
    }

    static func invalidMethod(_ key: SourceNode) -> Diagnostic {
        OpenAPICodes.invalidMethod("`\(key.text)` is not the name of a method; the operation is left out")
            .at(key.range).help("write letters, digits and dashes only")
    }

    static func repeatedMethod(_ method: String, path: String, _ key: SourceNode, kept: SourceRange) -> Diagnostic {
        OpenAPICodes.repeatedMethod("path `\(path)` has another operation for \(method); this one is left out")
            .at(key.range).note("this one is kept", at: kept)
    }

    static func repeated(_ name: String, path: String, at range: SourceRange) -> Diagnostic {
        OpenAPICodes.repeatedPathParameter("path `\(path)` uses `{\(name)}` twice; both get the same value").at(range)
    }

    static func undeclaredParameter(
        _ name: String,
        methods: [String],
        path: String,
        at range: SourceRange
    ) -> Diagnostic {
        let verb = methods.count == 1 ? "declares" : "declare"
        return OpenAPICodes.undeclaredPathParameter(
            "\(methods.joined(separator: ", ")) of path `\(path)` \(verb) no parameter `\(name)`; "
                + "it is taken for a string"
        )
        .at(range).help("add `{ name: \(name), in: path, required: true, … }` to `parameters`")
    }

    static func misspelt(_ name: String, declared: String, at range: SourceRange) -> Diagnostic {
        OpenAPICodes.undeclaredPathParameter("`{\(name)}` is taken for the declared parameter `\(declared)`")
            .at(range).help("write both alike")
    }
}
