/// Finds functions and constants that make a value which describes a request:
/// `static func store(id: Int) -> Endpoint<Store> { Endpoint(path: "/stores/\(id)", method: .get) }`
struct FactoryEndpoints {
    let index: SourceIndex
    let finder: EndpointFinder

    struct Factory {
        let subject: EndpointReader.Subject
        let entry: SourceIndex.Entry
        let make: (Evaluator) -> Value
    }

    func all() -> [Factory] {
        index.order.compactMap { index.types[$0] }.flatMap { owner in
            owner.members.functions.compactMap { factory($0, in: owner) }
                + owner.members.properties.compactMap { factory($0, in: owner) }
        }
    }

    private func factory(_ function: FunctionDeclaration, in owner: SourceIndex.Entry) -> Factory? {
        guard function.isStatic, function.body != nil, let (entry, response) = description(function.result, owner)
        else {
            return nil
        }
        let subject = EndpointReader.Subject(
            owner: SourceIndex.shown(owner.name),
            name: function.name,
            documentation: function.documentation,
            file: function.file,
            place: function.place,
            inputs: Set(function.parameters.compactMap(\.name)),
            response: response,
            call: CallSignature(of: function)
        )
        return Factory(subject: subject, entry: entry) { evaluator in
            let payload = function.parameters.map { parameter in
                let type = index.resolved(parameter.type, from: owner.name)
                let symbol = Symbol(text: parameter.name ?? "_", type: type, isInput: true)
                return Value.Part(label: parameter.label, value: .symbol(symbol))
            }
            return evaluator.invoke(function, owner.name, payload, this: nil)
        }
    }

    private func factory(_ property: PropertyDeclaration, in owner: SourceIndex.Entry) -> Factory? {
        guard property.isStatic, let (entry, response) = description(property.type, owner) else { return nil }
        let subject = EndpointReader.Subject(
            owner: SourceIndex.shown(owner.name),
            name: property.name,
            documentation: property.documentation,
            file: property.file,
            place: property.place,
            inputs: [],
            response: response,
            call: nil
        )
        return Factory(subject: subject, entry: entry) { $0.value(of: property, this: nil, type: owner.name) }
    }

    /// The described type that is made, and the response that its generic argument names.
    private func description(
        _ written: String?,
        _ owner: SourceIndex.Entry
    ) -> (SourceIndex.Entry, AdoptedEndpoint.Response)? {
        guard let written else { return nil }
        let plain = SourceIndex.plain(written)
        let found = plain == "Self" ? owner : index.type(plain, from: owner.name)
        guard let entry = found, finder.isDescription(entry) else { return nil }
        guard let open = written.firstIndex(of: "<"), let close = written.lastIndex(of: ">") else {
            return (entry, .unknown)
        }
        let argument = String(written[written.index(after: open)..<close])
        return (entry, argument == "Void" ? .nothing : .type(argument))
    }
}
