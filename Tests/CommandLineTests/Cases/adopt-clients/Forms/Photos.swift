import Foundation

struct MultipartForm {
    private let boundary = UUID().uuidString
    private var data = Data()
    var contentType: String { "multipart/form-data; boundary=\(boundary)" }

    mutating func append(_ value: String, named name: String) {
        data.append("--\(boundary)\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(value)\r\n".data(using: .utf8)!)
    }

    mutating func append(_ file: Data, named name: String, fileName: String) {
        data.append("--\(boundary)\r\n".data(using: .utf8)!)
        data.append(Data("Content-Disposition: form-data; name=\"\(name)\"; filename=\"\(fileName)\"\r\n\r\n".utf8))
        data.append(file)
    }

    func finalize() -> Data { data + Data("\r\n--\(boundary)--\r\n".utf8) }
}

final class PhotoAPI {
    private let base = URL(string: "https://photos.example/api/v1")!

    func add(_ photo: Data, named fileName: String, caption: String?, to album: Int) async throws {
        var form = MultipartForm()
        form.append(photo, named: "photo", fileName: fileName)
        if let caption { form.append(caption, named: "caption") }
        var request = URLRequest(url: URL(string: "/albums/\(album)", relativeTo: base)!)
        request.httpMethod = "POST"
        request.setValue(form.contentType, forHTTPHeaderField: "Content-Type")
        request.httpBody = form.finalize()
        _ = try await URLSession.shared.data(for: request)
    }

    /// The service says where to.
    func upload(_ file: URL, with ticket: Ticket) async throws {
        var request = URLRequest(url: ticket.url)
        request.httpMethod = "PUT"
        _ = try await URLSession.shared.upload(for: request, fromFile: file)
    }

    func thumbnail(_ path: String, width: Int) async throws -> Data {
        let url = base.appending(component: "w\(width)").appending(path: path).appendingPathExtension("png")
        return try await URLSession.shared.data(from: url).0
    }
}

protocol CRUDService {
    associatedtype Model: Codable
    static var collection: String { get }
}

extension CRUDService {
    func list() async throws -> [Model] {
        let url = URL(string: "https://photos.example/" + Self.collection)!
        return try await JSONDecoder().decode([Model].self, from: URLSession.shared.data(from: url).0)
    }
}

enum Feed {
    case page(Int)
    var path: String {
        switch self {
        case .page(let number): "/feed/\(number)"
        }
    }
    var httpMethod: String { "GET" }
    var url: URL { URL(string: "https://photos.example" + path)! }
}

extension Feed: Sendable {}

final class FeedModel {
    func load(_ page: Int) async throws -> [Ticket] { try await fetch(.page(page)) }

    private func fetch<T: Decodable>(_ feed: Feed) async throws -> T {
        var request = URLRequest(url: feed.url)
        request.httpMethod = feed.httpMethod
        return try await JSONDecoder().decode(T.self, from: URLSession.shared.data(for: request).0)
    }
}

struct Ticket: Decodable { let url: URL }
