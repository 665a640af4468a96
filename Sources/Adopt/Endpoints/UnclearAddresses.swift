/// Looks for addresses in functions that may send something, and that no endpoint ran: nothing is passed over in silence.
struct UnclearAddresses {
    let index: SourceIndex
    /// The keys of the functions and properties that endpoints ran.
    let covered: Set<String>
    let left: [LeftEndpoint]

    func all() -> [LeftEndpoint] {
        let senders = SendingFunctions(index)
        let known = Set(left.map { "\($0.file.path):\($0.place.lowerBound)" })
        var found: [LeftEndpoint] = []
        for name in index.order {
            guard let entry = index.types[name], entry.declaration?.kind != .protocolType else { continue }
            for function in entry.members.functions where senders.contains(function) {
                guard !covered.contains(Evaluator.key(of: function, in: name)),
                    !known.contains("\(function.file.path):\(function.place.lowerBound)"),
                    let address = address(in: function.body ?? [])
                else { continue }
                found.append(
                    LeftEndpoint(
                        owner: SourceIndex.shown(name), name: function.name, reason: reason(address),
                        file: function.file, place: function.place))
            }
            guard entry.declaration?.kind == .enumeration else { continue }
            for property in entry.members.properties where !covered.contains(Evaluator.key(of: property, in: name)) {
                guard let getter = property.getter, let address = address(in: getter) else { continue }
                found.append(
                    LeftEndpoint(
                        owner: SourceIndex.shown(name), name: property.name, reason: reason(address),
                        file: property.file, place: property.place))
            }
        }
        return found
    }

    private func reason(_ address: String) -> String {
        "the address `\(address)` stands here, and no request was found with it"
    }

    private func address(in body: [SwiftStatement]) -> String? {
        var words = ReferencedNames()
        words.read(body)
        return words.addresses.first
    }
}
