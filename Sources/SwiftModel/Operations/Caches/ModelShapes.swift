/// Gives each kept response its shape: a text that changes with any type that it consists of and with how the service's
/// types become the app's, but not with the order of keys.
struct ModelShapes {
    private let models: [ModelPlan]
    private let mappers: [SwiftIdentifier: MapperPlan]
    private var positions: [String: Int] = [:]

    /// Does nothing where nothing is kept.
    static func describe(_ services: inout [ServicePlan], models: [ModelPlan], mappers: [MapperPlan]) {
        guard services.contains(where: { $0.operations.contains { $0.cache != nil } }) else { return }
        let shapes = ModelShapes(models, mappers)
        for service in services.indices {
            for index in services[service].operations.indices {
                let operation = services[service].operations[index]
                guard operation.cache != nil else { continue }
                services[service].operations[index].cache?.shape = shapes.shape(of: operation.response)
            }
        }
    }

    private init(_ models: [ModelPlan], _ mappers: [MapperPlan]) {
        self.mappers = Dictionary(mappers.map { ($0.name, $0) }) { first, _ in first }
        self.models = models
        for (index, model) in models.enumerated() { positions[model.name.raw] = index }
    }

    private func shape(of response: ResponsePlan) -> String {
        var hash = StableHash()
        let headers = response.headers.sorted { $0.wireName < $1.wireName }
        let types = [response.value.type] + headers.map(\.type) + response.cases.map(\.type)
        for type in types { hash.add(type.text) }
        // The app's types hold other values when the service's types or the mapping between the two changes.
        let sources = ([response.value.mapped] + response.cases.map(\.mapped)).compactMap { $0?.transfer }
        for header in headers { hash.add(header.wireName) }
        var seen: Set<Int> = []
        var open = (types + sources).flatMap(\.rootNames).compactMap { positions[$0] }
        while let index = open.popLast() {
            guard seen.insert(index).inserted else { continue }
            open += models[index].references
        }
        for index in seen.sorted(by: { models[$0].name.raw < models[$1].name.raw }) {
            add(models[index], to: &hash)
            for mapping in mappers[models[index].name]?.initialisers ?? [] where !mapping.isWritten {
                add(mapping, to: &hash)
            }
        }
        return hash.text
    }

    private func add(_ mapping: MappingPlan, to hash: inout StableHash) {
        hash.add(mapping.source.text)
        hash.add(mapping.function ?? "")
        for member in mapping.members {
            hash.add(member.label)
            for text in [member.opening] + member.items { hash.add(text) }
        }
        for item in mapping.cases {
            hash.add(item.pattern)
            hash.add(item.value)
        }
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
