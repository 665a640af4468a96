import APIModel
import Diagnostics
import SourceTree

extension DocumentLowering {
    /// The parameters of a list; of two with one name in one place the first one counts.
    func parameters(_ list: Located, place: @autoclosure () -> String) -> [DeclaredParameter] {
        guard lowering.expectSequence(list, what: "`parameters`") else { return [] }
        var declared: [DeclaredParameter] = []
        var positions: [DeclaredParameter.Key: Int] = [:]
        for element in list.node.elements where !element.isNull {
            let located = list.at(element)
            let declaration = parameter(located, position: nil)
            if case .ignored = declaration { continue }
            let new = DeclaredParameter(
                declaration: declaration,
                range: nameRange(of: located),
                document: list.document
            )
            if let first = positions[new.key] {
                let problem = ParameterMessages.duplicate(new, first: declared[first].range, place: place())
                report(problem, in: list.document)
                continue
            }
            positions[new.key] = declared.count
            declared.append(new)
        }
        return declared
    }

    /// What stands for a parameter in a message: its name, or the reference to it.
    func nameRange(of located: Located) -> SourceRange {
        (located.node["name"] ?? located.node["$ref"] ?? located.node).range
    }

    /// One parameter, inline or by reference. `position` is its name among the components.
    func parameter(_ located: Located, position: SourceNode?) -> ParameterDeclaration {
        if lowering.reference(in: located.node) == nil {
            guard position != nil else { return readParameter(located) }
            return sharedParameter(located)
        }
        guard let (target, documentation) = resolve(located, section: .parameters) else { return .ignored }
        let shared = sharedParameter(target)
        guard let documentation, case .parameter(var parameter) = shared else { return shared }
        parameter.documentation = documentation
        return .parameter(parameter)
    }

    private func sharedParameter(_ target: Located) -> ParameterDeclaration {
        if let known = sharedParameters[target.identity] { return known }
        let declaration = readParameter(target)
        sharedParameters[target.identity] = declaration
        return declaration
    }

    private func readParameter(_ located: Located) -> ParameterDeclaration {
        guard lowering.expectMapping(located, what: "a parameter") else { return .ignored }
        return version == .swagger2 ? simpleParameter(located) : fullParameter(located)
    }

    /// Adds an operation's own parameters to those of its path, which they replace by location and name.
    func merge(_ shared: [DeclaredParameter], with own: [DeclaredParameter]) -> [DeclaredParameter] {
        if own.isEmpty || shared.isEmpty { return shared + own }
        let hasOwnForm = own.contains { if case .field = $0.declaration { return true } else { return false } }
        let hasOwnBody = own.contains { if case .body = $0.declaration { return true } else { return false } }
        let replaced = Set(own.map(\.key))
        let kept = shared.filter { inherited in
            if case .body = inherited.declaration, hasOwnForm { return false }
            if case .field = inherited.declaration, hasOwnBody { return false }
            return !replaced.contains(inherited.key)
        }
        return kept + own
    }

    /// Whether a header says what the standard says elsewhere.
    func isIgnoredHeader(_ name: String) -> Bool {
        switch name.utf8.count {
        case 6: return name.lowercased() == "accept"
        case 12: return name.lowercased() == "content-type"
        case 13: return name.lowercased() == "authorization"
        default: return false
        }
    }

    /// The location that a parameter of OpenAPI 3 names; nil, with a diagnostic, for none of them.
    func location(_ located: Located, parameter: String) -> Parameter.Location? {
        guard let text = string(located, "in") else { return nil }
        switch text {
        case "path": return .path
        case "query": return .query
        case "header": return .header
        case "cookie" where version != .swagger2: return .cookie
        case "querystring" where version >= .openAPI32: return .querystring
        default:
            let problem = ParameterMessages.invalidLocation(text, parameter, version: version, at: located.range)
            report(problem, in: located.document)
            return nil
        }
    }

    /// `true` for parameters of a path, with a warning where the description doesn't say so.
    func isRequired(_ field: Located?, _ parameter: Parameter, of located: Located) -> Bool {
        let isRequired = field.flatMap { bool($0, "required") } ?? false
        guard parameter.location == .path, !isRequired else { return isRequired }
        let range = field?.range ?? nameRange(of: located)
        report(ParameterMessages.optionalInPath(parameter.wireName, at: range), in: located.document)
        return true
    }
}
