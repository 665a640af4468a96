import APIModel
import Diagnostics
import SourceTree

/// Reads `parameters`. A parameter to which several lists refer is read once.
final class ParameterReader {
    let nodes: NodeReader
    let schemas: SchemaReader
    let contents: ContentReader
    private var sharedParameters: [NodeIdentity: ParameterDeclaration] = [:]

    init(nodes: NodeReader, schemas: SchemaReader, contents: ContentReader) {
        self.nodes = nodes
        self.schemas = schemas
        self.contents = contents
    }

    /// The parameters of a list; of duplicates (same name and location) the first one counts.
    func parameters(_ list: Located, place: @autoclosure () -> Message) -> [DeclaredParameter] {
        guard let elements = nodes.list(list, "`parameters`") else {
            return [DeclaredParameter(declaration: .unreadable, range: list.range)]
        }
        var declared: [DeclaredParameter] = []
        var positions: [DeclaredParameter.Key: Int] = [:]
        for located in elements where !located.node.isNull {
            let declaration = parameter(located)
            if case .ignored = declaration { continue }
            let new = DeclaredParameter(declaration: declaration, range: nameRange(of: located))
            if let first = positions[new.key], !new.isUnreadable {
                nodes.report(.duplicate(new, first: declared[first].range, place: place()))
                continue
            }
            positions[new.key] = declared.count
            declared.append(new)
        }
        return declared
    }

    /// The place that a message underlines for a parameter: its name, or the reference to it.
    func nameRange(of located: Located) -> SourceRange {
        (located.node["name"] ?? located.node["$ref"] ?? located.node).range
    }

    /// One parameter, inline or by reference. `isShared` marks a component, to which others may refer.
    func parameter(_ located: Located, isShared: Bool = false) -> ParameterDeclaration {
        if nodes.references.reference(in: located.node) == nil {
            return isShared ? sharedParameter(located) : readParameter(located)
        }
        guard let (target, documentation) = nodes.resolve(located, section: .parameters) else { return .unreadable }
        let name = nodes.references.componentName(at: located)
        switch sharedParameter(target) {
        case .parameter(var parameter):
            parameter.documentation = documentation ?? parameter.documentation
            parameter.sharing = name.map(Parameter.Sharing.component)
            return .parameter(parameter)
        case .body(var body, let use):
            body.component = name
            return .body(body, use)
        case let other: return other
        }
    }

    private func sharedParameter(_ target: Located) -> ParameterDeclaration {
        let declaration = sharedParameters[target.identity] ?? readParameter(target)
        sharedParameters[target.identity] = declaration
        return declaration
    }

    private func readParameter(_ located: Located) -> ParameterDeclaration {
        guard let located = nodes.mapping(located, "a parameter") else { return .unreadable }
        return nodes.version == .swagger2 ? simpleParameter(located) : fullParameter(located)
    }

    /// The treatment of a header that OpenAPI 3 describes elsewhere or that the client's connection sends itself; nil
    /// for other headers. Swagger 2.0 describes `Authorization` as a header.
    func ignoredHeader(_ name: String) -> ParameterDeclaration? {
        switch name.lowercased() {
        case "accept", "connection", "content-length", "content-type", "host", "transfer-encoding": .ignored
        case "authorization" where nodes.version > .swagger2: .credential
        default: nil
        }
    }

    /// The location of a parameter; nil, with a message, for an unknown one.
    func location(_ located: Located, parameter: String) -> Parameter.Location? {
        guard let text = nodes.string(located.node, "in") else { return nil }
        switch text {
        case "path": return .path
        case "query": return .query
        case "header": return .header
        case "cookie" where nodes.version != .swagger2: return .cookie
        case "querystring" where nodes.version >= .openAPI32: return .querystring
        default:
            let version = nodes.version
            return nodes.fail(.invalidLocation(text, parameter, version: version, at: located.range))
        }
    }

    /// Whether the parameter is required. Those of a path always are, with a warning if the description doesn't say so.
    func isRequired(_ field: Located?, _ parameter: Parameter, of located: Located) -> Bool {
        let isRequired = field.flatMap { nodes.bool($0.node, "required") } ?? false
        guard parameter.location == .path, !isRequired else { return isRequired }
        let range = field?.range ?? nameRange(of: located)
        nodes.report(
            .optionalPathParameter,
            "path parameter `\(parameter.wireName)` is not marked as required, but a path always needs it", at: range,
            help: "add `required: true`")
        return true
    }
}

/// The result of reading one element of `parameters`. Swagger 2.0 declares bodies among parameters.
indirect enum ParameterDeclaration {
    case parameter(Parameter)
    /// The body parameter of Swagger 2.0 and its schema; the body's media types are the operation's.
    case body(Body, SchemaUse?)
    case field(FormField)
    /// A header that is described elsewhere (`Accept`, `Content-Type`) or never the caller's (`Host`), or a broken one.
    case ignored
    /// The header `Authorization`, which security schemes describe.
    case credential
    /// An unreadable parameter; operations with it can't be sent.
    case unreadable

    /// A `formData` parameter of Swagger 2.0: a property of the form.
    struct FormField {
        var property: Property
        var encoding: PartEncoding?
        var isFile: Bool
    }
}

typealias FormField = ParameterDeclaration.FormField

/// A parameter of a list with the place where it was declared, before lists are merged.
struct DeclaredParameter {
    let declaration: ParameterDeclaration
    let range: SourceRange
    /// The identity of the parameter: two with the same key are the same one.
    let key: Key

    /// The parameter; nil for the bodies of Swagger 2.0.
    var parameter: Parameter? { if case .parameter(let parameter) = declaration { parameter } else { nil } }

    /// This declaration, marked as shared by all methods of its path.
    var ofPath: DeclaredParameter {
        guard case .parameter(var parameter) = declaration, parameter.sharing == nil else { return self }
        parameter.sharing = .path
        return DeclaredParameter(declaration: .parameter(parameter), range: range)
    }

    var isCredential: Bool { if case .credential = declaration { true } else { false } }

    var isUnreadable: Bool { if case .unreadable = declaration { true } else { false } }

    enum Key: Hashable {
        /// The wire name is in lower case for a header, since headers are case-insensitive.
        case parameter(Parameter.Location, String)
        case field(String)
        case body, ignored, credential, unreadable
    }

    init(declaration: ParameterDeclaration, range: SourceRange) {
        self.declaration = declaration
        self.range = range
        switch declaration {
        case .parameter(let parameter):
            let name = parameter.location == .header ? parameter.wireName.lowercased() : parameter.wireName
            key = .parameter(parameter.location, name)
        case .body: key = .body
        case .field(let field): key = .field(field.property.wireName)
        case .ignored: key = .ignored
        case .credential: key = .credential
        case .unreadable: key = .unreadable
        }
    }
}

extension [DeclaredParameter] {
    /// Merges an operation's parameters into those of its path; they replace those with the same location and name.
    func replaced(by own: [DeclaredParameter]) -> [DeclaredParameter] {
        if own.isEmpty || isEmpty { return self + own }
        let hasOwnForm = own.contains { if case .field = $0.declaration { return true } else { return false } }
        let hasOwnBody = own.contains { if case .body = $0.declaration { return true } else { return false } }
        let replaced = Set(own.map(\.key))
        let kept = filter { inherited in
            if case .body = inherited.declaration, hasOwnForm { return false }
            if case .field = inherited.declaration, hasOwnBody { return false }
            return !replaced.contains(inherited.key)
        }
        return kept + own
    }
}

extension Diagnostic {
    fileprivate static func duplicate(_ parameter: DeclaredParameter, first: SourceRange, place: Message) -> Self {
        let described: Message
        switch parameter.declaration {
        case .parameter(let value): described = "parameter `\(value.wireName)` in `\(value.location.rawValue)`"
        case .field(let field): described = "form parameter `\(field.property.wireName)`"
        case .credential: described = "parameter `Authorization` in `header`"
        case .body, .ignored, .unreadable: described = "a body parameter"
        }
        return OpenAPICodes.duplicateParameter(
            "\(described) is declared twice by \(place); the first one counts", at: parameter.range
        ).note("the first one is here", at: first)
    }

    fileprivate static func invalidLocation(
        _ text: String, _ parameter: String, version: SpecVersion, at range: SourceRange
    ) -> Self {
        let swagger2 = ["path", "query", "header", "body", "formData"]
        let known = version == .swagger2 ? swagger2 : ["path", "query", "header", "cookie"]
        var help = suggestion(for: text, among: known)
        if version != .swagger2, text == "body" || text == "formData" { help = "describe bodies with `requestBody`" }
        return OpenAPICodes.invalidParameterLocation(
            "`\(text)` is not a place for a parameter; `\(parameter)` is left out", at: range,
            help: help ?? "use \(known.map { "`\($0)`" }.joined(separator: ", "))")
    }
}
