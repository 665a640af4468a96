import APIModel

/// Which inputs of an operation are handed over in one struct, and what is known of that struct.
struct GroupedInputs {
    /// The positions of its parameters; none where there is no such struct.
    var parameters: [Int] = []
    /// The name that a directive gives to it.
    var name: String?
    /// Whether everything, path included, is handed over in it.
    var holdsPath = false
    /// The named schema that the struct is, where the description uses it as a type as well.
    var model: SchemaUse?

    /// - Parameter maximum: how many query and header parameters an operation takes one by one.
    init(_ operation: Operation, body: ContentChoice?, api: API, maximum: Int) {
        let directives = operation.directives
        let free = GroupedInputs.freeParameters(of: operation)
        switch directives.input {
        case .arguments?: break
        case .structure(let fixed)?:
            let name = fixed?.text
            holdsPath = true
            let isBody = body.flatMap { $0.content.use }.map { api[$0.schema].name == name && name != nil } ?? false
            guard !isBody else { return }
            parameters = free
            self.name = name
            model = name.flatMap { name in
                api.namedSchemas.first { api[$0].name == name }.map { SchemaUse($0) }
            }
        case nil:
            let pinned = Set(directives.pins.map(\.name))
            let loose = free.filter { index in
                let parameter = operation.parameters[index]
                return parameter.location != .path && !pinned.contains(parameter.name ?? parameter.wireName)
            }
            if loose.count > maximum { parameters = loose }
        }
    }

    /// The parameters that nothing else supplies a value for.
    private static func freeParameters(of operation: Operation) -> [Int] {
        let supplied = Set(operation.directives.pathValues.map(\.name))
        return operation.parameters.indices.filter {
            operation.parameters[$0].location != .path || !supplied.contains(operation.parameters[$0].wireName)
        }
    }
}
