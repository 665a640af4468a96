/// An address that stands in code of which no request is known.
package struct UnclearAddress: Sendable {
    /// `AlertService.alerts`
    package let name: String
    package let address: String
    package let file: SwiftFile
    package let place: Range<Int>
}

/// Looks for addresses in functions that may send something, and that no endpoint ran: nothing is passed over in silence.
struct UnclearAddresses {
    let index: SourceIndex
    /// The keys of the functions and properties that endpoints ran.
    let covered: Set<String>
    let left: [LeftEndpoint]

    func all() -> [UnclearAddress] {
        let senders = SendingFunctions(index)
        let known = Set(left.map { "\($0.file.path):\($0.place.lowerBound)" })
        var found: [UnclearAddress] = []
        for name in index.order {
            guard let entry = index.types[name], entry.declaration?.kind != .protocolType else { continue }
            for function in entry.members.functions where senders.contains(function) {
                guard !covered.contains(Evaluator.key(of: function, in: name)),
                    !known.contains("\(function.file.path):\(function.place.lowerBound)"),
                    let address = address(in: function.body ?? [])
                else { continue }
                found.append(
                    UnclearAddress(
                        name: SourceIndex.shown(name) + "." + function.name, address: address, file: function.file,
                        place: function.place))
            }
            guard entry.declaration?.kind == .enumeration else { continue }
            for property in entry.members.properties where !covered.contains(Evaluator.key(of: property, in: name)) {
                guard let getter = property.getter, let address = address(in: getter) else { continue }
                found.append(
                    UnclearAddress(
                        name: SourceIndex.shown(name) + "." + property.name, address: address, file: property.file,
                        place: property.place))
            }
        }
        return found
    }

    private func address(in body: [SwiftStatement]) -> String? {
        var words = ReferencedNames()
        words.read(body)
        return words.addresses.first
    }
}
