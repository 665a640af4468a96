import APIModel
import Diagnostics
import SourceTree

extension OperationReader {
    /// What all operations of a path item share.
    func shared(by item: PathItem, _ scope: PathScope) -> SharedByPath {
        let place: Message = "path `\(scope.text)`"
        return SharedByPath(
            parameters: item.parameters.map { declared($0, scope, place: place).map(\.ofPath) } ?? [],
            servers: item.servers.map(servers.servers) ?? [],
            summary: item.summary,
            documentation: item.documentation
        )
    }

    /// Reads what a request carries: parameters, the path that holds some of them, and the body. The place of what
    /// can't be read comes back.
    func readInputs(
        _ fields: ObjectFields<OperationKey>,
        _ scope: PathScope,
        _ shared: SharedByPath,
        place: Message,
        into operation: inout Operation,
        _ findings: inout PathFindings
    ) -> SourceRange? {
        let own = fields[.parameters].map { declared($0, scope, place: place) } ?? []
        let all = shared.parameters.replaced(by: own)
        readPath(scope, all, into: &operation, &findings)
        if scope.kind == .path, operation.security.allSatisfy(\.requirements.isEmpty),
            let credential = all.first(where: \.isCredential)
        {
            nodes.report(ParameterMessages.ignoredCredential(of: place, at: credential.range))
        }
        if nodes.version == .swagger2 {
            let consumes = fields.texts(.consumes).map(bodies.contents.mediaTypes) ?? defaults.consumes
            operation.body = bodies.body(of: all, consumes: consumes)
        } else if let field = fields[.requestBody] {
            switch bodies.requestBody(field) {
            case .body(let body): operation.body = body
            case .empty: break
            case .unreadable: return field.range
            }
        }
        return all.first(where: \.isUnreadable)?.range
    }

    /// The same of what carries no body: the opening of a channel.
    func readParameters(
        _ list: Located?,
        _ scope: PathScope,
        _ place: Message,
        into operation: inout Operation,
        _ findings: inout PathFindings
    ) -> SourceRange? {
        let own = list.map { declared($0, scope, place: place) } ?? []
        readPath(scope, own, into: &operation, &findings)
        return own.first(where: \.isUnreadable)?.range
    }

    private func readPath(
        _ scope: PathScope,
        _ parameters: [DeclaredParameter],
        into operation: inout Operation,
        _ findings: inout PathFindings
    ) {
        let path = PathTemplateBuilder(
            of: scope,
            method: operation.method,
            parameters: parameters.compactMap(\.parameter),
            schemas: schemas,
            findings: &findings
        )
        path.problems.forEach(nodes.report)
        operation.path = path.template
        operation.parameters = path.parameters
    }

    /// The parameters of a list. A warning says of those that the path doesn't hold that they are left out.
    private func declared(_ list: Located, _ scope: PathScope, place: Message) -> [DeclaredParameter] {
        parameters.parameters(list, place: place).filter { declared in
            guard scope.kind == .path, let parameter = declared.parameter, parameter.location == .path,
                !scope.holds(parameter.wireName)
            else { return true }
            let names = scope.variables.map(\.name)
            let name = parameter.wireName
            nodes.report(ParameterMessages.notInPath(name, place: place, variables: names, at: declared.range))
            return false
        }
    }
}
