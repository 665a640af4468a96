import Foundation

struct MultipartPart: Sendable {
    let name: String
    var filename: String?
    var contentType: String?
    let data: Data

    static func text(_ name: String, _ value: String) -> Self { .init(name: name, data: Data(value.utf8)) }
    static func file(_ name: String, _ data: Data, filename: String, type: String) -> Self {
        .init(name: name, filename: filename, contentType: type, data: data)
    }
}

enum RequestBody: Sendable {
    case empty
    case json(any Encodable & Sendable)
    case multipart([MultipartPart])
}

protocol SnapEndpoint: Sendable {
    var path: String { get }
    var method: String { get }
    var query: [URLQueryItem] { get }
    var body: RequestBody { get }
    var requiresAuth: Bool { get }
}

extension SnapEndpoint {
    var method: String { "GET" }
    var query: [URLQueryItem] { [] }
    var body: RequestBody { .empty }
    var requiresAuth: Bool { true }
}

enum JarAPI: SnapEndpoint {
    case list(after: String?, limit: Int)
    case add(images: [UIImageData], title: String, tags: [String])
    case replace(id: String, cover: Data?, fields: [String: String])
    case share(id: String, with: [String])
    case refresh(token: String)

    var path: String {
        switch self {
        case .list, .add: "jars"
        case .replace(let id, _, _): "jars/\(id)"
        case let .share(id, _): "jars/\(id)/share"
        case .refresh: "auth/refresh"
        }
    }

    var method: String {
        switch self {
        case .list: "GET"
        case .replace: "PUT"
        case .add, .share, .refresh: "POST"
        }
    }

    var query: [URLQueryItem] {
        guard case .list(let after, let limit) = self else { return [] }
        return [after.map { URLQueryItem(name: "after", value: $0) }, URLQueryItem(name: "limit", value: limit.description)].compactMap(\.self)
    }

    var body: RequestBody {
        switch self {
        case .list: .empty
        case .add(let images, let title, let tags):
            .multipart(
                [.text("title", title)]
                    + tags.map { .text("tags[]", $0) }
                    + images.enumerated().map { .file("images", $1.data, filename: "\($0).heic", type: "image/heic") }
            )
        case .replace(_, let cover, let fields):
            .multipart(fields.map { MultipartPart.text($0.key, $0.value) } + [cover.map { .file("cover", $0, filename: "cover.jpg", type: "image/jpeg") }].compactMap { $0 })
        case .share(_, let people): .json(["people": people])
        case .refresh(let token): .json(["refresh_token": token])
        }
    }

    var requiresAuth: Bool { if case .refresh = self { false } else { true } }
}

struct UIImageData: Sendable { let data: Data }
struct Jar: Decodable, Sendable { let id: String }
struct JarPage: Decodable, Sendable { let jars: [Jar]; let next: String? }
struct Tokens: Decodable, Sendable { let access: String }
