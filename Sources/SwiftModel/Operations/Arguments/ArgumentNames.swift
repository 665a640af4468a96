/// What the arguments of an operation are called inside its methods. An argument that has the name of a member which the
/// bodies of methods call gets another one there and keeps its label: `search(search searchValue: String)`.
struct ArgumentNames {
    private let table: NameTable
    /// Names inside by the names of labels, where they differ.
    private var renamed: [SwiftIdentifier: SwiftIdentifier] = [:]

    init(_ table: NameTable, besides members: Set<String>) {
        self.table = table
        let all = Set(table.names.map(\.raw))
        for name in table.names where members.contains(name.declaration) {
            let free = ReservedNames(members.union(all), suffix: ReservedNames.parameters.suffix)
            renamed[name] = SwiftIdentifier(free.freed(name.raw))
        }
    }

    subscript(claim: NameScope.Claim) -> SwiftIdentifier { renamed[table[claim]] ?? table[claim] }

    /// The argument with its label.
    func labelled(_ argument: ArgumentPlan) -> ArgumentPlan {
        var argument = argument
        argument.external = renamed.first { $0.value == argument.identifier }?.key
        return argument
    }
}
