import Foundation

protocol RequestInterceptor: Sendable {
    func adapt(_ request: URLRequest, for endpoint: any SnapEndpoint) async throws -> URLRequest
}

struct AuthInterceptor: RequestInterceptor {
    let token: @Sendable () async -> String?
    func adapt(_ request: URLRequest, for endpoint: any SnapEndpoint) async throws -> URLRequest {
        guard endpoint.requiresAuth, let token = await token() else { return request }
        var request = request
        request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
        return request
    }
}

actor SnapClient {
    let interceptors: [any RequestInterceptor]
    let base = URL(string: "https://snapjar.example/api")!

    init(interceptors: [any RequestInterceptor]) { self.interceptors = interceptors }

    func send<T: Decodable & Sendable>(_ endpoint: some SnapEndpoint, as type: T.Type = T.self) async throws -> T {
        var request = URLRequest(url: base.appending(path: endpoint.path).appending(queryItems: endpoint.query))
        request.httpMethod = endpoint.method
        switch endpoint.body {
        case .empty: break
        case .json(let value):
            request.httpBody = try JSONEncoder().encode(value)
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        case .multipart(let parts):
            let boundary = UUID().uuidString
            request.setValue("multipart/form-data; boundary=\(boundary)", forHTTPHeaderField: "Content-Type")
            var data = Data()
            for part in parts {
                data.append(Data("--\(boundary)\r\n".utf8))
                var line = "Content-Disposition: form-data; name=\"\(part.name)\""
                if let filename = part.filename { line += "; filename=\"\(filename)\"" }
                data.append(Data((line + "\r\n").utf8))
                if let type = part.contentType { data.append(Data("Content-Type: \(type)\r\n".utf8)) }
                data.append(Data("\r\n".utf8))
                data.append(part.data)
                data.append(Data("\r\n".utf8))
            }
            data.append(Data("--\(boundary)--\r\n".utf8))
            request.httpBody = data
        }
        for interceptor in interceptors { request = try await interceptor.adapt(request, for: endpoint) }
        let (data, _) = try await URLSession.shared.data(for: request)
        return try JSONDecoder().decode(T.self, from: data)
    }
}

struct JarRepository {
    let client: SnapClient

    func jars() -> AsyncThrowingStream<[Jar], Error> {
        AsyncThrowingStream { continuation in
            let task = Task {
                var cursor: String?
                repeat {
                    let page: JarPage = try await client.send(JarAPI.list(after: cursor, limit: 50))
                    continuation.yield(page.jars)
                    cursor = page.next
                } while cursor != nil
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    func add(_ images: [UIImageData], title: String, tags: [String]) async throws -> Jar {
        try await client.send(JarAPI.add(images: images, title: title, tags: tags))
    }

    func share(_ jar: Jar, with people: [String]) async throws -> Jar {
        try await client.send(JarAPI.share(id: jar.id, with: people), as: Jar.self)
    }
}
