import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The repositories of an app over one client. It is written by hand, against the generated code.
public struct PostOffice: Sendable {
    public let parcels: any ParcelRepository

    public init(client: HTTPClient) {
        parcels = ParcelRepositoryImpl(apiService: APIServiceImpl(client: client))
    }

    /// The client of the app.
    public static func client(at baseURL: String = APIEnvironment.production.baseURL) -> HTTPClient {
        HTTPClient(
            baseURL: baseURL,
            defaultHeaders: ["User-Agent": "PostOffice/1.0"],
            credentials: RefreshingCredentials(token: "expired") { _ in try await login(at: baseURL) },
            retryPolicy: RetryPolicy(maximumAttempts: 3, baseDelay: 0.1),
            timeout: 30
        )
    }

    /// Gets a token; the description doesn't say how, so the request is put together here.
    private static func login(at baseURL: String) async throws -> String {
        struct Reply: Decodable, Sendable { let token: String }
        var login = RequestParts(method: "POST", baseURL: baseURL, path: "/login")
        let form = Data("grant_type=client_credentials&client_id=desk".utf8)
        login.body = .data(form, contentType: "application/x-www-form-urlencoded")
        return try await HTTPClient().send(login).value(Reply.self).token
    }
}
