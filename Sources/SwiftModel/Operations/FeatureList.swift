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
        if operation.body?.type == "JSONValue" || operation.response.type.contains("JSONValue") {
            features.insert("JSONValue")
        }
        for type in operation.arguments.map(\.type) + operation.errors.map(\.type) + [operation.response.type] {
            for name in ["JSONValue", "PlainDate", "Nullable", "FileUpload"] where type.contains(name) {
                features.insert(name)
            }
        }
    }
}
