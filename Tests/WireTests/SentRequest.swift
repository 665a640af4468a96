import Foundation

/// A request as the loopback server recorded it.
struct SentRequest {
    var method: String
    var target: String
    var headers: [[String]]
    var bodyText: String

    init(_ json: [String: Any]) {
        method = json["method"] as? String ?? ""
        target = json["target"] as? String ?? ""
        headers = json["headers"] as? [[String]] ?? []
        let data = (json["body"] as? String).flatMap { Data(base64Encoded: $0) } ?? Data()
        bodyText = String(decoding: data, as: UTF8.self)
    }

    func header(_ name: String) -> String? {
        headers.first { $0[0].lowercased() == name.lowercased() }?[1]
    }

    /// What separates the parts of a multipart body.
    var boundary: String? {
        guard let type = header("Content-Type"), let start = type.range(of: "boundary=") else { return nil }
        return type[start.upperBound...].split(separator: ";").first.map { $0.trimmingCharacters(in: ["\""]) }
    }
}
