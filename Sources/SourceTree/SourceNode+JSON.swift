import Diagnostics

extension SourceNode {
    /// What the node says as JSON on one line, by the core schema and without style or place: `{a: 0x10}` → `{"a":16}`
    public var plainJSON: String {
        var writer = JSONWriter(isPretty: false)
        writePlain(to: &writer)
        return writer.text
    }

    /// Writes what the node says as a JSON value.
    public func writePlain(to writer: inout JSONWriter) {
        switch kind {
        case .mapping:
            writer.beginObject()
            for entry in entries {
                writer.key(entry.key.text)
                entry.value.writePlain(to: &writer)
            }
            writer.endObject()
        case .sequence:
            writer.beginArray()
            for element in elements { element.writePlain(to: &writer) }
            writer.endArray()
        case .scalar:
            writePlainScalar(to: &writer)
        }
    }

    private func writePlainScalar(to writer: inout JSONWriter) {
        switch meaning {
        case .null: writer.null()
        case .bool(let value): writer.bool(value)
        case .integer, .float: writer.raw(jsonNumber(from: text))
        case .string: writer.string(text)
        }
    }
}

/// A number of the core schema as JSON has it: `+.5` → `0.5`, `0x10` → `16`, `007` → `7`; `.inf` → `null`
private func jsonNumber(from text: String) -> String {
    let isNegative = text.hasPrefix("-")
    var digits = text[...]
    if isNegative || text.hasPrefix("+") { digits = digits.dropFirst() }
    if digits.hasPrefix("0x") || digits.hasPrefix("0o") {
        let radix = digits.hasPrefix("0x") ? 16 : 8
        return UInt64(digits.dropFirst(2), radix: radix).map { String($0) } ?? "null"
    }
    let exponentStart = digits.firstIndex { $0 == "e" || $0 == "E" } ?? digits.endIndex
    let parts = digits[..<exponentStart].split(separator: ".", omittingEmptySubsequences: false)
    let whole = parts.first.map { $0.drop { $0 == "0" } } ?? ""
    guard whole.allSatisfy(\.isWholeNumber) else { return "null" }
    let fraction = parts.count > 1 ? parts[1] : ""
    guard fraction.allSatisfy(\.isWholeNumber) else { return "null" }
    let mantissa = (whole.isEmpty ? "0" : String(whole)) + (fraction.isEmpty ? "" : "." + fraction)
    return (isNegative ? "-" : "") + mantissa + digits[exponentStart...]
}
