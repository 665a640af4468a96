/// A value that is known only when the code runs: what a caller hands over, or what the app takes from somewhere.
struct Symbol: Sendable, Hashable {
    /// How the code says it: `action.ratingKey`
    var text: String
    /// As it is written; nil where nothing says it.
    var type: String?
    /// Whether the caller hands it over; otherwise it comes from elsewhere in the app, such as a key or a setting.
    var isInput: Bool
    /// Whether the code sends something made of it, and not the value itself.
    var isChanged = false

    var isOptional: Bool { type.map { $0.hasSuffix("?") || $0.hasPrefix("Optional<") } ?? false }

    /// The value without its question mark.
    var unwrapped: Symbol {
        guard let type, type.hasSuffix("?") else { return self }
        var symbol = self
        symbol.type = String(type.dropLast())
        return symbol
    }

    /// Any one of a list's values.
    var element: Symbol {
        let type = unwrapped.type.flatMap { type in
            type.hasPrefix("[") && type.hasSuffix("]") && !type.contains(":")
                ? String(type.dropFirst().dropLast()) : nil
        }
        return Symbol(text: text + "[]", type: type, isInput: isInput)
    }

    /// The bytes that it is, or that are in the file that it names.
    var asData: Symbol {
        var symbol = self
        symbol.type = "Data"
        return symbol
    }

    func changed() -> Symbol {
        var symbol = self
        symbol.isChanged = true
        return symbol
    }
}
