import APIModel

extension API {
    /// The API without its documentation, which the page shows beside the code.
    func withoutDocumentation() -> API {
        var api = self
        for index in api.services.indices { api.services[index].documentation = nil }
        for index in api.operations.indices { api.operations[index].dropDocumentation() }
        for index in api.schemas.indices { api.schemas[index].dropDocumentation() }
        return api
    }
}

extension Operation {
    fileprivate mutating func dropDocumentation() {
        (summary, documentation) = (nil, nil)
        body?.documentation = nil
        for index in parameters.indices {
            parameters[index].documentation = nil
            parameters[index].use.annotations.documentation = nil
        }
        for index in responses.indices {
            responses[index].documentation = nil
            for header in responses[index].headers.indices { responses[index].headers[header].documentation = nil }
        }
    }
}

extension Schema {
    fileprivate mutating func dropDocumentation() {
        annotations.documentation = nil
        switch kind {
        case .object(var shape):
            for index in shape.properties.indices { shape.properties[index].use.annotations.documentation = nil }
            kind = .object(shape)
        case .enumeration(var enumeration):
            for index in enumeration.values.indices { enumeration.values[index].documentation = nil }
            kind = .enumeration(enumeration)
        default: break
        }
    }
}
