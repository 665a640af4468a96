import SpecWriters

/// Types of the team's code in the words of the native spec.
struct SpecTypes {
    /// Who owns the types that endpoints name.
    package enum Ownership: String, Sendable {
        /// The team: the spec names them, and nothing declares them.
        case own
        /// The spec: they are declared in it.
        case spec
    }

    private static let primitives: [String: String] = [
        "String": "String", "Substring": "String", "Character": "String", "Int": "Int", "Int8": "Int", "Int16": "Int",
        "Int32": "Int32", "Int64": "Int64", "UInt": "Int", "UInt32": "Int", "UInt64": "Int", "Double": "Double",
        "CGFloat": "Double", "TimeInterval": "Double", "Float": "Float", "Decimal": "Decimal", "Bool": "Bool",
        "UUID": "UUID", "URL": "URL", "Date": "Date", "Data": "Data", "Any": "Any", "AnyObject": "Any",
        "AnyHashable": "Any", "NSNumber": "Double", "File": "File",
    ]

    /// `[Store]?` → `[Store]`; the question mark is the caller's business. Nil for a type that the spec can't name.
    func text(_ written: String) -> String? {
        var type = written.filter { !$0.isWhitespace }
        while type.hasSuffix("?") || type.hasSuffix("!") { type.removeLast() }
        if type.hasPrefix("any") || type.hasPrefix("some") || type.contains("->") || type.contains("&") { return nil }
        if let primitive = SpecTypes.primitives[type] { return primitive }
        if type.hasPrefix("["), type.hasSuffix("]") {
            let inner = String(type.dropFirst().dropLast())
            guard let colon = inner.firstIndex(of: ":") else { return text(inner).map { "[\($0)]" } }
            return text(String(inner[inner.index(after: colon)...])).map { "Map<\($0)>" }
        }
        for (word, shape) in [("Array<", "["), ("Set<", "["), ("Optional<", "")] where type.hasPrefix(word) {
            let inner = String(type.dropFirst(word.count).dropLast())
            return text(inner).map { shape.isEmpty ? $0 : "[\($0)]" }
        }
        return named(type)
    }

    /// A type of the team's own.
    private func named(_ type: String) -> String? { nil }
}
