import Foundation

struct GraphQLRequest<Variables: Encodable>: Encodable {
    let query: String
    let operationName: String
    let variables: Variables
}

struct GraphQLResponse<Value: Decodable>: Decodable { let data: Value? }

@MainActor
final class RelayAPI {
    enum Host {
        static let graphql = URL(string: "https://relay.example/graphql")!
        static let files = URL(string: "https://files.relay.example")!
        static let socket = "wss://live.relay.example/socket"
    }

    let session = URLSession.shared
    var accessToken: String? = nil

    func threads(first: Int, after cursor: String?) async throws -> ThreadList {
        struct Variables: Encodable { let first: Int; let after: String? }
        return try await execute(
            "query Threads($first: Int!, $after: String) { threads(first: $first, after: $after) { nodes { id title } } }",
            name: "Threads",
            variables: Variables(first: first, after: cursor)
        )
    }

    func post(message: String, in thread: String) async throws -> Message {
        try await execute(
            """
            mutation Post($thread: ID!, $text: String!) {
                post(thread: $thread, text: $text) { id }
            }
            """,
            name: "Post",
            variables: ["thread": thread, "text": message]
        )
    }

    private func execute<Value: Decodable, Variables: Encodable>(_ query: String, name: String, variables: Variables) async throws -> Value {
        var request = URLRequest(url: Host.graphql)
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        if let accessToken { request.setValue("Bearer \(accessToken)", forHTTPHeaderField: "Authorization") }
        request.httpBody = try JSONEncoder().encode(GraphQLRequest(query: query, operationName: name, variables: variables))
        let (data, _) = try await session.data(for: request)
        guard let value = try JSONDecoder().decode(GraphQLResponse<Value>.self, from: data).data else { throw URLError(.cannotParseResponse) }
        return value
    }

    func upload(file: URL, name: String, to thread: String) async throws -> Attachment {
        let boundary = "Boundary-\(UUID().uuidString)"
        var request = URLRequest(url: Host.files.appending(path: "threads/\(thread)/attachments"))
        request.httpMethod = "POST"
        request.setValue("multipart/form-data; boundary=\(boundary)", forHTTPHeaderField: "Content-Type")
        var body = Data()
        body.append("--\(boundary)\r\n".data(using: .utf8)!)
        body.append("Content-Disposition: form-data; name=\"title\"\r\n\r\n".data(using: .utf8)!)
        body.append("\(name)\r\n".data(using: .utf8)!)
        body.append("--\(boundary)\r\n".data(using: .utf8)!)
        body.append("Content-Disposition: form-data; name=\"file\"; filename=\"\(file.lastPathComponent)\"\r\n".data(using: .utf8)!)
        body.append("Content-Type: application/octet-stream\r\n\r\n".data(using: .utf8)!)
        body.append(try Data(contentsOf: file))
        body.append("\r\n--\(boundary)--\r\n".data(using: .utf8)!)
        let (data, _) = try await session.upload(for: request, from: body)
        return try JSONDecoder().decode(Attachment.self, from: data)
    }

    func uploadPhotos(_ photos: [Data], caption: String?, to thread: String) async throws -> [Attachment] {
        let boundary = UUID().uuidString
        var body = Data()
        for (index, photo) in photos.enumerated() {
            body.append(part(boundary, name: "photos[]", filename: "photo\(index).jpg", mime: "image/jpeg", data: photo))
        }
        if let caption {
            body.append(part(boundary, name: "caption", data: Data(caption.utf8)))
        }
        body.append(Data("--\(boundary)--\r\n".utf8))
        var request = URLRequest(url: Host.files.appending(path: "threads").appending(path: thread).appending(path: "photos"))
        request.httpMethod = "POST"
        request.setValue("multipart/form-data; boundary=" + boundary, forHTTPHeaderField: "Content-Type")
        request.httpBody = body
        let (data, _) = try await session.data(for: request)
        return try JSONDecoder().decode([Attachment].self, from: data)
    }

    private func part(_ boundary: String, name: String, filename: String? = nil, mime: String? = nil, data: Data) -> Data {
        var part = Data("--\(boundary)\r\n".utf8)
        var disposition = "Content-Disposition: form-data; name=\"\(name)\""
        if let filename { disposition += "; filename=\"\(filename)\"" }
        part.append(Data("\(disposition)\r\n".utf8))
        if let mime { part.append(Data("Content-Type: \(mime)\r\n".utf8)) }
        part.append(Data("\r\n".utf8))
        part.append(data)
        part.append(Data("\r\n".utf8))
        return part
    }

    func download(attachment id: String, thumbnail: Bool = false) async throws -> URL {
        var url = Host.files.appending(path: "attachments/\(id)")
        if thumbnail { url.append(queryItems: [URLQueryItem(name: "size", value: "small")]) }
        let (file, _) = try await session.download(from: url)
        return file
    }

    func live(thread: String) -> URLSessionWebSocketTask {
        var components = URLComponents(string: Host.socket)!
        components.queryItems = [URLQueryItem(name: "thread", value: thread), URLQueryItem(name: "token", value: accessToken)]
        return session.webSocketTask(with: components.url!)
    }
}

struct ThreadList: Decodable { struct Node: Decodable { let id: String }; let nodes: [Node] }
struct Message: Decodable { let id: String }
struct Attachment: Decodable { let id: String }
