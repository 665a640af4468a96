extension CaseDeclaration {
    /// What an associated value without a name is called: after its type, or by its place.
    func unnamed(_ position: Int) -> String {
        guard let type = parameters[position].type else { return "value\(position + 1)" }
        let word = SourceIndex.last(SourceIndex.plain(type)).filter { $0.isLetter || $0.isNumber }
        guard let first = word.first, parameters.filter({ $0.type == type }).count == 1 else {
            return "value\(position + 1)"
        }
        // `UUID` → `uuid`, `URLKind` → `urlKind`
        let head = word.prefix { $0.isUppercase }
        if head.count == word.count { return word.lowercased() }
        if head.count > 1 { return head.dropLast().lowercased() + word.dropFirst(head.count - 1) }
        return first.lowercased() + word.dropFirst()
    }
}

extension SourceIndex {
    /// The name without the number of a second type of that name.
    package static func shown(_ name: String) -> String {
        name.split(separator: ".").map { $0.split(separator: "#").first.map(String.init) ?? "" }.joined(separator: ".")
    }
}
