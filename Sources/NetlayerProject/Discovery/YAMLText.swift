import SpecWriters

/// Texts as YAML writes them.
enum YAMLText {
    private static let words: Set<String> = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"]

    /// `api.yaml` → `api.yaml`; `{Service}Api` → `"{Service}Api"`
    static func scalar(_ text: String) -> String {
        if isPlain(text) { return text }
        return YAMLScalar.quoted(text)
    }

    private static func isPlain(_ text: String) -> Bool {
        guard let first = text.utf8.first, !words.contains(text.lowercased()) else { return false }
        // What begins like a number may be one.
        guard isLetter(first) || first == UInt8(ascii: ".") || first == UInt8(ascii: "/") else { return false }
        if first == UInt8(ascii: "."), text.utf8.count > 1, !text.hasPrefix("./"), !text.hasPrefix("../") {
            return false
        }
        for byte in text.utf8 {
            let isDigit = byte &- UInt8(ascii: "0") < 10
            let isOther = byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "-")
            guard isLetter(byte) || isDigit || isOther else { return false }
        }
        return true
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_")
    }
}
