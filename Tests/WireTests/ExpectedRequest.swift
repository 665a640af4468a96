import Foundation

/// A request as the data file wants it: path and query byte for byte, some of the headers, and what the body means.
struct ExpectedRequest {
    var requestLine: String
    var headers: [(name: String, value: String)] = []
    var absentHeaders: [String] = []
    var body: String?

    init(_ lines: [String]) {
        requestLine = lines.first ?? ""
        let parts = lines.dropFirst().split(separator: "", maxSplits: 1, omittingEmptySubsequences: false)
        for line in parts.first ?? [] {
            if line.hasPrefix("-") {
                absentHeaders.append(String(line.dropFirst()))
            } else if let colon = line.range(of: ": ") {
                headers.append((String(line[..<colon.lowerBound]), String(line[colon.upperBound...])))
            }
        }
        if parts.count > 1 { body = parts[1].joined(separator: "\n") }
    }

    /// What is different about a request that was sent; empty if nothing is.
    func differences(from request: SentRequest) -> [String] {
        var found: [String] = []
        func compare(_ what: String, _ expected: String, _ actual: String) {
            if expected != actual { found.append("\(what)\n  expected: \(expected)\n  sent:     \(actual)") }
        }
        compare("request line", requestLine, "\(request.method) \(request.target)")
        let boundary = request.boundary
        for header in headers {
            var value = request.header(header.name) ?? "(absent)"
            if let boundary { value = value.replacingOccurrences(of: boundary, with: "BOUNDARY") }
            compare(header.name, header.value, value.replacingOccurrences(of: "\"BOUNDARY\"", with: "BOUNDARY"))
        }
        for name in absentHeaders where request.header(name) != nil {
            found.append("\(name) is sent: \(request.header(name) ?? "")")
        }
        let type = request.header("Content-Type") ?? ""
        compare("body", BodyMeaning.of(body ?? "", type, "BOUNDARY"), BodyMeaning.of(request.bodyText, type, boundary))
        return found
    }
}
