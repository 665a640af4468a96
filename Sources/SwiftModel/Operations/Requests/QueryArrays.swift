import APIModel

extension API {
    /// Gives the lists in queries of which the description says nothing the encoding that a project wants. `deepObject`
    /// says nothing of lists.
    package mutating func writeArrays(_ arrays: OperationConventions.Arrays) {
        guard arrays != .repeated else { return }
        for index in operations.indices {
            for position in operations[index].parameters.indices {
                let parameter = operations[index].parameters[position]
                let isUnsaid = parameter.encoding == .usual(in: .query) || parameter.encoding.style == .deepObject
                guard parameter.location == .query, isUnsaid,
                    case .array = resolvedKind(of: parameter.use.schema)
                else { continue }
                operations[index].parameters[position] = parameter.writing(arrays)
            }
        }
    }
}

extension Parameter {
    fileprivate func writing(_ arrays: OperationConventions.Arrays) -> Parameter {
        var parameter = self
        switch arrays {
        case .repeated: break
        case .comma: parameter.encoding = ParameterEncoding(style: .form, isExploded: false)
        case .space: parameter.encoding = ParameterEncoding(style: .spaceDelimited, isExploded: false)
        case .pipe: parameter.encoding = ParameterEncoding(style: .pipeDelimited, isExploded: false)
        case .brackets:
            parameter.encoding = .usual(in: .query)
            guard !wireName.hasSuffix("[]") else { break }
            parameter.name = name ?? wireName
            parameter.wireName += "[]"
        }
        return parameter
    }
}
