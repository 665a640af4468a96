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
        var isString = true
        var isNumber = true
        var isWhole = true
        var isBoolean = true
        for value in values {
            switch value {
            case .string: (isNumber, isBoolean) = (false, false)
            case .number:
                (isString, isBoolean) = (false, false)
                isWhole = isWhole && value.isWhole
            case .bool: (isString, isNumber) = (false, false)
            default: (isString, isNumber, isBoolean) = (false, false, false)
            }
        }
        if isString {
            self = .string
        } else if isBoolean {
            self = .boolean
        } else if isNumber {
            self = isWhole && declared != .number ? .integer : .number
        } else {
            self = .mixed
        }
    }
}
