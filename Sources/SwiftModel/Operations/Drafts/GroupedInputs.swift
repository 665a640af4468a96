import APIModel

/// Which inputs of an operation are handed over in one struct, and what is known of that struct.
struct GroupedInputs {
    /// The positions of its parameters; none where there is no such struct.
    var parameters: [Int] = []
    /// The name that a directive gives to it.
    var name: String?
    /// Whether a value of the path comes from a struct, of parameters or of the body.
    var holdsPath = false
    /// Whether a directive asks for the struct, and nothing of the path is left beside it.
    var comesFirst = false
    /// The named schema that the struct is, where the description uses it as a type as well.
    var model: SchemaUse?
    /// Whether each member of the body is an argument.
    var takesBodyApart = false
    /// The team's own type that the struct is.
    var ownType: SwiftType?

    /// - Parameter maximum: how many query and header parameters an operation takes one by one.
    init(_ operation: Operation, body: ContentChoice?, api: API, maximum: Int) {
        let directives = operation.directives
        let path = operation.parameters.indices.filter { operation.parameters[$0].location == .path }
        switch directives.input {
        case .arguments?: takesBodyApart = body?.kind == .json || body?.kind == .form || body?.kind == .multipart
        case .structure(let fixed)?:
            name = fixed?.text
            let schema = name.flatMap { name in api.namedSchemas.first { api[$0].name == name } }
            let isBody = schema != nil && body?.content.use?.schema == schema
            if !isBody {
                model = schema.map { SchemaUse($0) }
                parameters = members(of: operation, in: api, body: body)
            }
            comesFirst = path.allSatisfy(parameters.contains)
        case nil where directives.arguments != nil: break
        case nil:
            let loose = operation.parameters.indices.filter { index in
                let parameter = operation.parameters[index]
                return parameter.location != .path && !directives.pins(parameter)
            }
            if loose.count > maximum { parameters = loose }
        }
        holdsPath = path.contains {
            parameters.contains($0) || directives.pathMember(of: operation.parameters[$0]) != nil
        }
    }

    /// The parameters that are members of the struct: those of its declaration, or all. A struct that operations share
    /// has a value of the path only where `pathValues` says so.
    private func members(of operation: Operation, in api: API, body: ContentChoice?) -> [Int] {
        let parameters = operation.parameters
        let words = model.map { Set(GroupedInputs.words(of: $0, in: api)) }
        let isDeclared = parameters.contains(where: \.isInputMember)
        let inBody = body?.content.use.map { Set(GroupedInputs.words(of: $0, in: api)) } ?? []
        return parameters.indices.filter {
            let parameter = parameters[$0]
            if operation.directives.pins(parameter) { return false }
            let supplied = operation.directives.pathMember(of: parameter)
            guard parameter.location == .path, !parameter.isInputMember else {
                return words?.contains(parameter.name ?? parameter.wireName) ?? (!isDeclared || parameter.isInputMember)
            }
            if let words { return supplied.map(words.contains) ?? false }
            guard let supplied else { return name == nil }
            return supplied == parameter.wireName && !inBody.contains(supplied)
        }
    }

    private static func words(of use: SchemaUse, in api: API) -> [String] {
        api.properties(of: use).flatMap { [$0.wireName, $0.name ?? $0.wireName] }
    }
}

extension OperationDirectives {
    /// Whether the repository fixes a parameter, so that nobody hands it over.
    fileprivate func pins(_ parameter: Parameter) -> Bool {
        pins.contains { $0.name == parameter.wireName || $0.name == parameter.name }
    }

    /// The member of the input that `pathValues` gives for a parameter: `reviewId` for `{ id: input.reviewId }`.
    func pathMember(of parameter: Parameter) -> String? {
        for value in pathValues where value.name == parameter.wireName {
            if case .member(let name) = value.value { return name }
        }
        return nil
    }
}
