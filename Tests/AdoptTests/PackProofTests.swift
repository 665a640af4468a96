import Testing

/// `--write-pack` leaves out what a pack can't write, and proves the rest.
@Suite(.onOwnThreads) struct PackProofTests {
    @Test func operationsThatDoNotCompileAreLeftOut() throws {
        let pack = try Adopter.pack(Self.library())
        #expect(pack.said.first == "Pack: the requests of 3 of 3 endpoints are equal, and none differs")
        #expect(pack.said.contains("Pack: 1 of 4 endpoints are left out; `adopted.md` says why"))
        #expect(!pack.said.contains { $0.contains("Swift 5 mode") })
        #expect(pack.left.count == 1 && pack.left[0].contains("'Cover' conform to 'Decodable' (`Book.cover`)"))
        // What the protocol asks for besides is as in the code.
        #expect(pack.said.contains { $0.hasSuffix("`audience: Audience`: `api.stencil` has the values of the code") })
        #expect(pack.configuration.contains("\nfilter:\n  exclude:\n    operations: [cover]\n"))
    }

    @Test(.thorough) func requestsAreWrittenAloneIfTheClientCannotSendMost() throws {
        let pack = try Adopter.pack(Self.library(response: "Cover"))
        #expect(pack.said.first == "Pack: the requests of 4 of 4 endpoints are equal, and none differs")
        #expect(pack.said.contains { $0.hasPrefix("Pack: it writes requests alone, no repositories: 3 of 4 ") })
        #expect(pack.left.isEmpty)
    }

    @Test func whatAPackLacksIsLeftOutUnlessItIsCompared() throws {
        let pack = try Adopter.pack(Self.notes)
        #expect(pack.said.first == "Pack: the requests of 2 of 2 endpoints are equal, and none differs")
        #expect(
            pack.left == ["- the pack has no member for its body, and the request wasn't compared (`Note.add`)"]
        )
    }

    /// A member that depends on the caller, in a request that ends the program.
    private static let notes = """
        import Foundation

        struct Note: Codable, Sendable { let text: String }

        protocol NoteRequest {
            var path: String { get }
            var method: String { get }
            var note: Note? { get }
        }

        enum NoteEndpoint: NoteRequest {
            case notes
            case note(id: Int)
            case add(Note)

            var path: String {
                switch self {
                case .notes, .add: return "/notes"
                case .note(let id): return "/notes/\\(id)"
                }
            }
            var method: String {
                if case .add = self { fatalError("not yet") }
                return "GET"
            }
            var note: Note? {
                if case .add(let note) = self { return note }
                return nil
            }
        }

        final class NoteClient: Sendable {
            func load<Value: Decodable & Sendable>(_ request: any NoteRequest) async throws -> Value {
                var sent = URLRequest(url: URL(string: "https://notes.example" + request.path)!)
                sent.httpMethod = request.method
                sent.httpBody = request.note.flatMap { try? JSONEncoder().encode($0) }
                return try JSONDecoder().decode(Value.self, from: try await URLSession.shared.data(for: sent).0)
            }
        }

        final class NoteRepository {
            let client: NoteClient
            init(client: NoteClient) { self.client = client }
            func notes() async throws -> [Note] { try await client.load(NoteEndpoint.notes) }
            func note(id: Int) async throws -> Note { try await client.load(NoteEndpoint.note(id: id)) }
            func add(_ note: Note) async throws -> Note { try await client.load(NoteEndpoint.add(note)) }
        }
        """

    @Test(.thorough) func formsOfMoyaAreWritten() throws {
        let pack = try Adopter.pack(Self.covers)
        #expect(pack.said.first == "Pack: the requests of 2 of 2 endpoints are equal, and none differs")
        #expect(pack.left.isEmpty)
    }

    private static let covers = """
        import Foundation
        import Moya

        struct Book: Codable, Sendable { let title: String }

        enum CoverTarget: TargetType {
            case covers(page: Int)
            case upload(title: String, pages: [String], cover: Data)

            var baseURL: URL { URL(string: "https://books.example")! }
            var path: String { "/covers" }
            var method: Moya.Method {
                switch self {
                case .covers: return .get
                case .upload: return .post
                }
            }
            var headers: [String: String]? { nil }
            var task: Moya.Task {
                switch self {
                case .covers(let page):
                    return .requestParameters(parameters: ["page": page], encoding: URLEncoding.queryString)
                case .upload(let title, let pages, let cover):
                    var parts = [MultipartFormData(provider: .data(Data(title.utf8)), name: "title")]
                    for page in pages {
                        parts.append(MultipartFormData(provider: .data(Data(page.utf8)), name: "pages"))
                    }
                    parts.append(
                        MultipartFormData(
                            provider: .data(cover), name: "cover", fileName: "cover.png", mimeType: "image/png"))
                    return .uploadMultipart(parts)
                }
            }
        }
        """

    /// Four requests; the response of one of them isn't `Decodable`.
    private static func library(response: String = "Book") -> String {
        """
        import Foundation

        struct Book: Codable, Sendable { let title: String }
        struct Cover: Sendable { let bytes: [UInt8] }

        enum HTTPMethod: String { case get, put }
        enum Audience: String { case all, staff }

        protocol LibraryRequest {
            var path: String { get }
        }
        protocol BookRequest: LibraryRequest {
            var method: HTTPMethod { get }
            var query: [String: String] { get }
            var audience: Audience { get }
        }

        enum BookEndpoint: BookRequest {
            case books(page: Int)
            case book(id: String)
            case cover(id: String)
            case rename(id: String, title: String)

            var path: String {
                switch self {
                case .books: return "/books"
                case .book(let id), .rename(let id, _): return "/books/\\(id)"
                case .cover(let id): return "/books/\\(id)/cover"
                }
            }
            var method: HTTPMethod {
                switch self {
                case .rename: return .put
                default: return .get
                }
            }
            var audience: Audience {
                if case .rename = self { return .staff }
                return .all
            }
            var query: [String: String] {
                switch self {
                case .books(let page): return ["page": String(page)]
                case .rename(_, let title): return ["title": title]
                default: return [:]
                }
            }
        }

        final class BookClient: Sendable {
            func load<Value: Decodable & Sendable>(_ request: any BookRequest) async throws -> Value {
                var parts = URLComponents(string: "https://books.example" + request.path)!
                parts.queryItems = request.query.map { URLQueryItem(name: $0.key, value: $0.value) }
                var sent = URLRequest(url: parts.url!)
                sent.httpMethod = request.method.rawValue.uppercased()
                sent.setValue(request.audience.rawValue, forHTTPHeaderField: "X-Audience")
                return try JSONDecoder().decode(Value.self, from: try await URLSession.shared.data(for: sent).0)
            }
        }

        final class BookRepository {
            let client: BookClient
            init(client: BookClient) { self.client = client }
            func books(page: Int) async throws -> [\(response)] { try await client.load(BookEndpoint.books(page: page)) }
            func book(id: String) async throws -> \(response) { try await client.load(BookEndpoint.book(id: id)) }
            func cover(id: String) async throws -> Cover { try await client.load(BookEndpoint.cover(id: id)) }
            func rename(id: String, title: String) async throws -> Book {
                try await client.load(BookEndpoint.rename(id: id, title: title))
            }
        }
        """
    }
}
