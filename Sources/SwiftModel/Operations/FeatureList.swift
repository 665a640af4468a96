/// Which features of the support code the planned code uses, by the names that support files declare.
enum FeatureList {
    static func features(of services: [ServicePlan], models: [String]) -> [String] {
        var features = Set(models)
        for service in services {
            for operation in service.operations { add(operation, to: &features) }
        }
        return features.sorted()
    }

    private static func add(_ operation: OperationPlan, to features: inout Set<String>) {
        if operation.path.expression.contains(".pathEscaped") { features.insert("String.pathEscaped") }
        if operation.path.expression.contains("pathSegment(") { features.insert("pathSegment") }
        if operation.headers.contains(where: { $0.text.contains("headerText(") }) { features.insert("headerText") }
        switch operation.body?.kind {
        case .form?: features.insert("RequestBody.form")
        case .multipart?: features.insert("RequestBody.multipart")
        default: break
        }
        if operation.response.kind == .cases { features.insert("ResponseDecodable") }
        for type in types(of: operation) {
            for name in typeFeatures where type.contains(name) { features.insert(name) }
        }
    }

    /// Support code that is named as a type.
    private static let typeFeatures = ["JSONValue", "PlainDate", "Nullable", "FileUpload", "MultipartPart"]

    private static func types(of operation: OperationPlan) -> [String] {
        var types = operation.caseArguments.map(\.type) + operation.errors.map(\.type) + [operation.response.type]
        types += operation.response.cases.map(\.type)
        types += operation.input?.properties.map(\.type) ?? []
        types += operation.param.structure?.properties.map(\.type) ?? []
        return types
    }
}
