import Foundation

/// Brings bodies that mean the same into one text: JSON without regard to the order of keys, also line by line, forms as their decoded
/// pairs, multipart bodies part by part.
enum BodyMeaning {
    static func of(_ body: String, _ type: String, _ boundary: String?) -> String {
        if type.contains("ndjson") {
            return body.split(separator: "\n").map(String.init).map(json).joined(separator: "\n")
        }
        if type.contains("json") { return json(body) }
        if type.contains("urlencoded") {
            return body.split(separator: "&").map { pair in
                let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(unescaped)
                return sides.map(json).joined(separator: " = ")
            }.joined(separator: "\n")
        }
        if type.contains("multipart"), let boundary { return parts(body, boundary) }
        return body
    }

    private static func unescaped(_ text: Substring) -> String {
        let spaced = text.replacingOccurrences(of: "+", with: " ")
        return spaced.removingPercentEncoding ?? spaced
    }

    /// Canonical JSON; text that is none stays.
    private static func json(_ text: String) -> String {
        let options: JSONSerialization.ReadingOptions = []
        guard text.hasPrefix("{") || text.hasPrefix("["),
            let value = try? JSONSerialization.jsonObject(with: Data(text.utf8), options: options),
            let data = try? JSONSerialization.data(
                withJSONObject: value,
                options: [.sortedKeys, .withoutEscapingSlashes]
            )
        else { return text }
        return String(decoding: data, as: UTF8.self)
    }

    private static func parts(_ body: String, _ boundary: String) -> String {
        let lines = body.replacingOccurrences(of: "\r\n", with: "\n")
        return lines.components(separatedBy: "--\(boundary)").map { part in
            guard let gap = part.range(of: "\n\n") else { return part.trimmingCharacters(in: .newlines) }
            let head = part[..<gap.lowerBound].split(separator: "\n").sorted().joined(separator: "\n")
            return head + "\n\n" + json(part[gap.upperBound...].trimmingCharacters(in: .newlines))
        }.joined(separator: "\n--\n")
    }
}
