import APIModel
import Diagnostics

/// Puts the path of one operation together from its text and the parameters that are declared for it. Variables that
/// nothing declares become required strings.
struct PathTemplateBuilder {
    private let scope: PathScope
    private let method: HTTPMethod
    private let schemas: SchemaReader
    private(set) var template: PathTemplate
    /// Those that are declared, after those that are made up.
    private(set) var parameters: [Parameter]
    private var madeUp: [Parameter] = []
    /// Those of the path, by their names and by the letters of those that no variable is called like; the first of each.
    private let declared: [String: Int]
    private let loosely: [String: Int]
    private var madeUpNames: Set<String> = []
    private(set) var problems: [Diagnostic] = []

    init(
        of scope: PathScope,
        method: HTTPMethod,
        parameters: [Parameter],
        schemas: SchemaReader,
        findings: inout PathFindings
    ) {
        self.scope = scope
        self.method = method
        self.schemas = schemas
        self.parameters = parameters
        let own = parameters.indices.filter { parameters[$0].location == .path }
        declared = Dictionary(own.map { (parameters[$0].wireName, $0) }, uniquingKeysWith: { first, _ in first })
        let unnamed = own.filter { !scope.names.contains(parameters[$0].wireName) }
        loosely = Dictionary(
            unnamed.map { (PathVariable.letters(of: parameters[$0].wireName), $0) },
            uniquingKeysWith: { first, _ in first }
        )
        template = PathTemplate(text: scope.text, parts: scope.kind == .path ? [] : [.literal(scope.text)])
        guard scope.kind == .path else { return }
        for piece in scope.path.pieces {
            switch piece {
            case .literal(let text): template.parts.append(.literal(text))
            case .variable(let variable):
                let name = declaredName(of: variable, &findings)
                template.parts.append(.parameter(name))
                if variable.isReserved {
                    problems.append(PathMessages.severalSegments(variable.raw, at: scope.range(of: variable.bytes)))
                }
                guard variable.isReserved, let index = declared[name] else { continue }
                self.parameters[index].encoding.allowsReserved = true
            }
        }
        for item in scope.path.query { addQueryItem(item, &findings) }
        self.parameters = madeUp + self.parameters
    }

    /// The wire name of the parameter for which a variable stands.
    private mutating func declaredName(of variable: PathVariable, _ findings: inout PathFindings) -> String {
        let name = variable.name
        if declared[variable.raw] != nil { return variable.raw }
        if declared[name] != nil || madeUpNames.contains(name) { return name }
        if let near = loosely[PathVariable.letters(of: name)].map({ parameters[$0] }) {
            if findings.noteMisspelt(variable) {
                let range = scope.range(of: variable.bytes)
                problems.append(PathMessages.misspelt(name, declared: near.wireName, at: range))
            }
            return near.wireName
        }
        findings.noteUndeclared(variable, in: method)
        var parameter = makeUp(name, in: .path, for: variable)
        parameter.encoding.allowsReserved = variable.isReserved
        madeUp.append(parameter)
        madeUpNames.insert(name)
        return name
    }

    private func makeUp(_ name: String, in location: Parameter.Location, for variable: PathVariable) -> Parameter {
        let origin = Origin(range: scope.range(of: variable.bytes))
        var parameter = Parameter(wireName: name, location: location, use: SchemaUse(schemas.text), origin: origin)
        parameter.isRequired = true
        return parameter
    }

    /// What the path's own query adds: fixed items that no parameter declares, and parameters for its variables.
    private mutating func addQueryItem(_ item: PathText.QueryItem, _ findings: inout PathFindings) {
        if let index = parameters.firstIndex(where: { $0.location == .query && $0.wireName == item.name }) {
            if case .fixed = item.value { parameters[index].isRequired = true }
            return
        }
        switch item.value {
        case .fixed(let value):
            template.fixedQuery.append(PathTemplate.FixedQueryItem(name: item.name, value: value))
        case .variable(let variable):
            let index = parameters.firstIndex { parameter in
                parameter.wireName == variable.name && (parameter.location == .query || parameter.location == .path)
            }
            guard let index else {
                findings.noteUndeclared(variable, in: method)
                madeUp.append(makeUp(item.name, in: .query, for: variable))
                return
            }
            if parameters[index].location == .path {
                parameters[index].location = .query
                parameters[index].encoding.style = .form
                parameters[index].encoding.isExploded = true
            }
            parameters[index].wireName = item.name
        }
    }
}
