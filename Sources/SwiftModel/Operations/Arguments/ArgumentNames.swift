/// What the arguments of an operation are called inside its methods. An argument that has the name of a member which the
/// bodies of methods call gets another one there and keeps its label: `search(search searchValue: String)`.
struct ArgumentNames {
    private let table: NameTable
    /// Names inside by the names of labels, where they differ.
    private var renamed: [SwiftIdentifier: SwiftIdentifier] = [:]

    init(_ table: NameTable, besides members: [String]) {
        self.table = table
        for name in table.names where members.contains(name.declaration) {
            let taken = Set(members + table.names.map(\.raw))
            let free = ReservedNames(taken, suffix: ReservedNames.parameters.suffix)
            renamed[name] = SwiftIdentifier(free.freed(name.raw))
        }
    }

    subscript(claim: NameScope.Claim) -> SwiftIdentifier { renamed[table[claim]] ?? table[claim] }

    /// The argument with its label.
    func labelled(_ argument: ArgumentPlan) -> ArgumentPlan {
        if renamed.isEmpty { return argument }
        var argument = argument
        argument.external = renamed.first { $0.value == argument.identifier }?.key
        return argument
    }
}
