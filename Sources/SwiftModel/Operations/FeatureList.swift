/// Which features of the support code the planned code uses, by the names that support files declare.
struct FeatureList {
    private var features: Set<String>
    /// Types whose text was searched already: most operations speak of the same ones.
    private var searched: Set<String> = []
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
        if operation.path.expression.holds(".pathEscaped") { features.insert("String.pathEscaped") }
        if operation.path.expression.holds("pathSegment(") { features.insert("pathSegment") }
        for header in operation.headers where header.text.holds("headerText(") { features.insert("headerText") }
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
        for argument in operation.caseArguments { search(argument.type) }
        for error in operation.errors { search(error.type) }
        search(operation.response.value.type)
        for header in operation.response.headers { search(header.type) }
        for answer in operation.response.cases { search(answer.type) }
        for property in operation.input?.properties ?? [] { search(property.type) }
        for property in operation.param.structure?.properties ?? [] { search(property.type) }
    }

    /// Support code that is named as a type.
    private mutating func search(_ type: String) {
        guard type.utf8.count >= 8, searched.insert(type).inserted else { return }
        for name in missing where type.holds(name) {
            features.insert(name)
            missing.removeAll { $0 == name }
        }
    }
}
