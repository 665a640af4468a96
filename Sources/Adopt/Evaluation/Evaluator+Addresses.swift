extension Evaluator {
    /// The address that a client has unless somebody says otherwise: `init(baseURL: URL = URL(string: "https://…")!)`
    func usualAddress(_ property: PropertyDeclaration, _ this: Value?, _ type: String?) -> Value? {
        switch this {
        case .instance(let instance)? where !instance.isInput && instance.fields[property.name] == nil: break
        case .symbol(let symbol)? where !symbol.isInput: break
        default: return nil
        }
        guard !property.isStatic, AddressSplitting.isAddress(property.name),
            let entry = type.flatMap({ index.type($0) })
        else { return nil }
        let makers = entry.members.functions.filter { $0.name == "init" }
        for parameter in makers.flatMap(\.parameters) where parameter.name == property.name {
            guard let value = parameter.defaultValue else { continue }
            var scope = Scope(this: nil, type: type, file: property.file)
            let address = typed(evaluate(value, in: &scope), as: property.type, from: type)
            return address.pieceList.contains { !($0.words ?? "").isEmpty } ? address : nil
        }
        return nil
    }
}
