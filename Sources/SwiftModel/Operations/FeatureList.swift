/// Which features of the support code the planned code uses, by the names that support files declare.
struct FeatureList {
    private var features: Set<String>
    private var missing = ["JSONValue", "PlainDate", "Nullable", "FileUpload", "MultipartPart"]

    static func features(of services: [ServicePlan], models: [String]) -> [String] {
        var list = FeatureList(features: Set(models))
        list.missing.removeAll { list.features.contains($0) }
        for service in services {
            for operation in service.operations { list.add(operation) }
        }
        return list.features.sorted()
    }

    private init(features: Set<String>) { self.features = features }

    private mutating func add(_ operation: OperationPlan) {
        for value in operation.path.values {
            switch value.form {
            case .plain: break
            case .escaped, .escapedRawValue: features.insert("String.pathEscaped")
            case .encoded: features.insert("pathSegment")
            }
        }
        if operation.headers.contains(where: { $0.textForm == .encoded }) { features.insert("headerText") }
        switch operation.body?.kind {
        case .form?:
            let isStyled = operation.body?.fields.isEmpty == false
            features.insert(isStyled ? "RequestBody.styledForm" : "RequestBody.form")
        case .multipart?: features.insert("RequestBody.multipart")
        default: break
        }
        switch operation.response.kind {
        case .cases, .headers: features.insert("ResponseDecodable")
        case .none, .value, .text, .data: break
        }
        if !missing.isEmpty { addTypes(of: operation) }
    }

    private mutating func addTypes(of operation: OperationPlan) {
        for argument in operation.caseArguments { add(argument.type) }
        for error in operation.errors { add(error.type) }
        add(operation.response.value.type)
        for header in operation.response.headers { add(header.type) }
        for item in operation.response.cases { add(item.type) }
        for property in operation.input?.properties ?? [] { add(property.type) }
        for property in operation.param.structure?.properties ?? [] { add(property.type) }
    }

    /// Support code that is named as a type.
    private mutating func add(_ type: SwiftType) {
        switch type {
        case .optionalOf(let wrapped), .array(let wrapped): add(wrapped)
        case .dictionary(let key, let value):
            add(key)
            add(value)
        case .named(let name):
            for argument in name.arguments { add(argument) }
            guard name.path.count == 1, let index = missing.firstIndex(of: name.path[0].raw) else { return }
            features.insert(missing.remove(at: index))
        }
    }
}
