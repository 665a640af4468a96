extension YAMLValue {
    /// With what clients call it, where that is not the wire name in another spelling: `x-ms-client-name`.
    func named(_ name: String?, besides wireName: String) -> YAMLValue {
        guard case .map(let entries) = self, let name, YAMLValue.letters(name) != YAMLValue.letters(wireName),
            !entries.contains(where: { $0.key == "x-ms-client-name" })
        else { return self }
        return .map(entries + [Entry("x-ms-client-name", .text(name))])
    }

    /// `created_at` → `createdat`
    private static func letters(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
}
