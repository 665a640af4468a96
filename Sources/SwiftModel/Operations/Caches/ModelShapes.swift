/// Says of each kept response which shape it has: a text that changes with any type that it consists of, but not with the
/// order of keys.
struct ModelShapes {
    private let models: [ModelPlan]
    private var positions: [String: Int] = [:]

    /// Does nothing where nothing is kept.
    static func describe(_ services: inout [ServicePlan], models: [ModelPlan]) {
        guard services.contains(where: { $0.operations.contains { $0.cache != nil } }) else { return }
        let shapes = ModelShapes(models)
        for service in services.indices {
            for index in services[service].operations.indices {
                let operation = services[service].operations[index]
                guard operation.cache != nil else { continue }
                services[service].operations[index].cache?.shape = shapes.shape(of: operation.response)
            }
        }
    }

    private init(_ models: [ModelPlan]) {
        self.models = models
        for (index, model) in models.enumerated() { positions[model.name.raw] = index }
    }

    private func shape(of response: ResponsePlan) -> String {
        var hash = StableHash()
        let headers = response.headers.sorted { $0.wireName < $1.wireName }
        let types = [response.value.type] + headers.map(\.type) + response.cases.map(\.type)
        for type in types { hash.add(type.text) }
        for header in headers { hash.add(header.wireName) }
        var seen: Set<Int> = []
        var open = types.flatMap(\.rootNames).compactMap { positions[$0] }
        while let index = open.popLast() {
            guard seen.insert(index).inserted else { continue }
            open += models[index].references
        }
        for index in seen.sorted(by: { models[$0].name.raw < models[$1].name.raw }) { add(models[index], to: &hash) }
        return hash.text
    }

    private func add(_ model: ModelPlan, to hash: inout StableHash) {
        hash.add(model.path)
        hash.add(model.kind.rawValue)
        for property in (model.structure?.properties ?? []).sorted(by: { $0.wireName < $1.wireName }) {
            hash.add(property.wireName)
            hash.add(property.type.text)
        }
        hash.add(model.structure?.additional?.valueType.text ?? "")
        hash.add(model.enumeration?.rawType.text ?? "")
        for value in model.enumeration?.cases ?? [] { hash.add(value.rawValue.text) }
        hash.add(model.union?.discriminator?.key ?? "")
        for member in model.union?.cases ?? [] {
            hash.add(member.type.text)
            for value in member.discriminatorValues.sorted() { hash.add(value) }
        }
        hash.add(model.aliased?.text ?? "")
        for nested in model.nested.sorted(by: { $0.name.raw < $1.name.raw }) { add(nested, to: &hash) }
    }
}
