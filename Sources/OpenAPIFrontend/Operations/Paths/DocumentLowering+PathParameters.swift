import APIModel
import Diagnostics
import SourceTree

extension DocumentLowering {
    /// Whether a declaration is no path parameter or has its place in the path; a warning says what is left out.
    func isInTemplate(_ declared: DeclaredParameter, _ scope: PathScope, place: @autoclosure () -> String) -> Bool {
        guard scope.kind == .path, case .parameter(let parameter) = declared.declaration, parameter.location == .path
        else { return true }
        let name = parameter.wireName
        if scope.variables.contains(where: { $0.raw == name || $0.name == name || isLoosely($0.name, name) }) {
            return true
        }
        let names = scope.variables.map(\.name)
        report(
            ParameterMessages.notInPath(name, place: place(), variables: names, at: declared.range),
            in: declared.document
        )
        return false
    }

    /// Whether two names differ in case and separators only: `userId`, `user_id` → true
    private func isLoosely(_ left: String, _ right: String) -> Bool {
        func letters(_ text: String) -> String { text.lowercased().filter { $0 != "_" && $0 != "-" } }
        return letters(left) == letters(right)
    }

    /// The path of an operation in terms of its parameters. Variables that nothing declares become required strings.
    func template(
        _ scope: PathScope,
        _ method: HTTPMethod,
        parameters: inout [Parameter]
    ) -> PathTemplate {
        guard scope.kind == .path else { return PathTemplate(text: scope.text, parts: [.literal(scope.text)]) }
        var template = PathTemplate(text: scope.text, parts: [])
        var madeUp: [Parameter] = []
        for piece in scope.path.pieces {
            switch piece {
            case .literal(let text): template.parts.append(.literal(text))
            case .variable(let variable):
                let name = declaredName(of: variable, scope, method, parameters, &madeUp)
                template.parts.append(.parameter(name))
                guard variable.isReserved, let index = pathParameter(named: name, in: parameters) else { continue }
                parameters[index].allowsReserved = true
            }
        }
        for item in scope.path.query { addQueryItem(item, scope, method, &parameters, &madeUp, &template) }
        parameters = madeUp + parameters
        return template
    }

    private func pathParameter(named name: String, in parameters: [Parameter]) -> Int? {
        parameters.firstIndex { $0.location == .path && $0.wireName == name }
    }

    /// The wire name of the parameter for which a variable stands.
    private func declaredName(
        of variable: PathVariable,
        _ scope: PathScope,
        _ method: HTTPMethod,
        _ parameters: [Parameter],
        _ madeUp: inout [Parameter]
    ) -> String {
        let name = variable.name
        if pathParameter(named: variable.raw, in: parameters) != nil { return variable.raw }
        if pathParameter(named: name, in: parameters + madeUp) != nil { return name }
        let near = parameters.first { parameter in
            parameter.location == .path && isLoosely(parameter.wireName, name)
                && !scope.variables.contains { $0.name == parameter.wireName }
        }
        if let near {
            if scope.noteMisspelt(variable) {
                let range = scope.range(of: variable.bytes)
                report(PathMessages.misspelt(name, declared: near.wireName, at: range), in: scope.document)
            }
            return near.wireName
        }
        scope.noteUndeclared(variable, in: method)
        var parameter = makeUp(name, .path, variable, scope)
        parameter.allowsReserved = variable.isReserved
        madeUp.append(parameter)
        return name
    }

    private func makeUp(
        _ name: String,
        _ location: Parameter.Location,
        _ variable: PathVariable,
        _ scope: PathScope
    ) -> Parameter {
        let origin = Origin(range: scope.range(of: variable.bytes))
        var parameter = Parameter(wireName: name, location: location, use: SchemaUse(textSchema), origin: origin)
        parameter.isRequired = true
        return parameter
    }

    /// What the path's own query adds: fixed items that no parameter declares, and parameters for its variables.
    private func addQueryItem(
        _ item: PathText.QueryItem,
        _ scope: PathScope,
        _ method: HTTPMethod,
        _ parameters: inout [Parameter],
        _ madeUp: inout [Parameter],
        _ template: inout PathTemplate
    ) {
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
                scope.noteUndeclared(variable, in: method)
                madeUp.append(makeUp(item.name, .query, variable, scope))
                return
            }
            if parameters[index].location == .path {
                parameters[index].location = .query
                parameters[index].style = .form
                parameters[index].isExploded = true
            }
            parameters[index].wireName = item.name
        }
    }
}
