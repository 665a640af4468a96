import APIModel

extension Literal {
    /// Whether a value is one of a type: `"a"` of string, `1.0` of integer.
    func fits(_ type: TypeWord) -> Bool {
        switch (self, type) {
        case (.null, .null), (.bool, .boolean), (.string, .string), (.number, .number), (.array, .array),
            (.object, .object):
            return true
        case (.number, .integer):
            return isWhole
        default:
            return false
        }
    }

    /// Whether a whole number is one that the type of its format can hold.
    func isInRange(of format: String?) -> Bool {
        guard case .number(let text) = self, text.utf8.allSatisfy({ $0 &- 0x30 < 10 || $0 == UInt8(ascii: "-") }) else {
            return true
        }
        switch format {
        case "int32": return Int32(text) != nil
        case "uint64": return UInt64(text) != nil
        default: return Int64(text) != nil
        }
    }

    /// Whether a text looks like its format: `2024-05-01` as `date`, `2024-05-01T08:00:00Z` as `date-time`. Formats
    /// other than these two are not looked at.
    func isPlausible(as format: String?) -> Bool {
        guard case .string(let text) = self, format == "date" || format == "date-time" else { return true }
        let bytes = Array(text.utf8)
        guard bytes.count >= 10, bytes.count == 10 || format == "date-time" else { return false }
        let isDate = (0..<10).allSatisfy { index in
            index == 4 || index == 7 ? bytes[index] == UInt8(ascii: "-") : bytes[index] &- 0x30 < 10
        }
        return isDate && (format == "date" || bytes.count > 10)
    }

    /// Whether a number has no fraction: `3`, `3.0`, `99999999999999999999`.
    var isWhole: Bool {
        guard case .number(let text) = self else { return false }
        if text.utf8.allSatisfy({ $0 &- 0x30 < 10 || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }) {
            return true
        }
        guard let value = Double(text) else { return text.hasPrefix("0x") || text.hasPrefix("0o") }
        return value == value.rounded()
    }
}

extension Enumeration.Base {
    /// What the values have in common.
    init(of values: [Literal], declared: TypeWord?) {
        if values.allSatisfy({ $0.fits(.string) }) {
            self = .string
        } else if values.allSatisfy({ $0.fits(.boolean) }) {
            self = .boolean
        } else if values.allSatisfy({ $0.fits(.number) }) {
            self = declared != .number && values.allSatisfy(\.isWhole) ? .integer : .number
        } else {
            self = .mixed
        }
    }
}
