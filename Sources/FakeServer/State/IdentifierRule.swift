import APIModel

/// Makes the identifiers of new entities, which their schema has to take.
struct IdentifierRule {
    private let check: SchemaCheck
    private let use: SchemaUse?
    private let step: Int
    /// Whether texts have to follow a pattern or a format.
    private let hasForm: Bool
    /// The values of an enum.
    private let choices: [Literal]
    private static let attempts = 1_000

    init(_ collection: Collection, _ api: API, _ check: SchemaCheck) {
        self.check = check
        use = api.properties(of: collection.entity).first { $0.wireName == collection.idKey }?.use
        let schema = use.map { api[api.resolved($0).schema] }
        step = schema?.constraints?.multipleOf.flatMap { Int($0) } ?? 1
        let isFormatted = if case .string(format: .some)? = schema?.kind { true } else { false }
        choices =
            if case .enumeration(let enumeration)? = schema?.kind { enumeration.values.map(\.literal) } else { [] }
        hasForm = isFormatted || schema?.constraints?.pattern != nil
    }

    /// The next identifier of the same kind as another one that no entity has; nil where the schema takes no further one.
    func next(like other: Literal, _ number: inout Int, _ taken: Set<String>) -> Literal? {
        for _ in 0..<Self.attempts {
            number += 1
            let id = candidates(like: other, number).first { id in
                use.map { check.accepts(id, $0) } != false && !taken.contains(id.plainText ?? "")
            }
            if let id { return id }
        }
        return nil
    }

    /// The identifiers with a number, the plainest first: 7 → 12, `"7"` → `"12"` or `"0012"`, a UUID for a UUID. The
    /// last ones continue from the other one: 1000 → 1001, `u-00` → `u-01`, 2024-01-15 → 2024-01-16.
    private func candidates(like other: Literal, _ number: Int) -> [Literal] {
        let digits = String(number)
        if !choices.isEmpty { return choices }
        switch other {
        case .string(let text) where SchemaCheck.isUUID(text): return [.string(Self.uuid(number))]
        case .string(let text):
            let counted = Literal.string(Self.counted(text, by: number - 1))
            let padded = String(repeating: "0", count: max(0, text.count - digits.count)) + digits
            return hasForm ? [counted] : [.string(digits), .string(padded), counted]
        case .number(let text):
            let (product, overflows) = step.multipliedReportingOverflow(by: number - 1)
            let counted = overflows ? nil : Int(text)?.addingReportingOverflow(product)
            return [.number(digits)] + (counted.map { $0.overflow ? [] : [.number("\($0.partialValue)")] } ?? [])
        default: return []
        }
    }

    /// An identifier as it is compared: the letters of UUIDs have no case.
    static func compared(_ text: String) -> String { SchemaCheck.isUUID(text) ? text.lowercased() : text }

    /// `00000000-0000-4000-8000-000000000012`
    static func uuid(_ number: Int) -> String {
        let digits = String(number)
        return "00000000-0000-4000-8000-" + String(repeating: "0", count: max(0, 12 - digits.count)) + digits
    }

    /// Increments the digits of a text or, if it has none, its letters: `a9-x` → `a0-x`, `ab` → `ac`.
    private static func counted(_ text: String, by number: Int) -> String {
        var (bytes, rest) = (Array(text.utf8), number)
        let hasDigits = bytes.contains { 0x30...0x39 ~= $0 }
        let ranges: [ClosedRange<UInt8>] = hasDigits ? [0x30...0x39] : [0x61...0x7A, 0x41...0x5A]
        for index in bytes.indices.reversed() where rest > 0 {
            guard let range = ranges.first(where: { $0.contains(bytes[index]) }) else { continue }
            let sum = Int(bytes[index] - range.lowerBound) + rest
            bytes[index] = range.lowerBound + UInt8(sum % range.count)
            rest = sum / range.count
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
