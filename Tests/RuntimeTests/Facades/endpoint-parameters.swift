import Foundation

struct Search: Encodable, Sendable {
    var term = "a b"
    var kinds = ["x", "y"]
}

enum PetEndpoint: Endpoint {
    case search(Search)
    case create(Search, trace: String?)
    case get(id: String)
    case delete(id: String)

    var baseURL: String {
        "https://unused.example"
    }

    var path: String {
        switch self {
        case .search, .create:
            return "/pets"
        case .get(let id), .delete(let id):
            return "/pets/\(id.pathEscaped)"
        }
    }

    var method: HTTPMethod {
        switch self {
        case .create:
            return .post
        case .delete:
            return .delete
        default:
            return .get
        }
    }

    var headers: [String: String]? {
        switch self {
        case .create(_, let trace):
            return ["X-Trace": trace, "X-Kind": "cat"].compactMapValues { $0 }
        default:
            return nil
        }
    }

    var parameters: RequestParameters? {
        switch self {
        case .search(let search):
            return .query([QueryItem("term", search.term), QueryItem("kinds", search.kinds, explode: false)])
        case .create(let search, _):
            return .json(search)
        default:
            return nil
        }
    }
}

struct Created: ResponseDecodable {
    let status: Int
    let location: String?

    init(reply: HTTPReply) throws {
        status = reply.statusCode
        location = reply.header("location")
    }
}

@main
enum Driver {
    static func main() async throws {
        let server = try LoopbackServer()
        server.play(
            .json(#"{"data":[1]}"#),
            ScriptedResponse(201, headers: ["Location": "/pets/1"]),
            .json("7"),
            ScriptedResponse(204),
            ScriptedResponse(200, body: "text"),
            ScriptedResponse(200, body: "data"),
            .json("{}", status: 404)
        )
        let client = APIClient.shared
        client.configure { $0.baseURL = server.baseURL }
        let found: [Int] = try await client.request(PetEndpoint.search(Search()), envelope: "data")
        let created: Created = try await client.response(PetEndpoint.create(Search(), trace: nil))
        let pet: Int? = try await client.request(PetEndpoint.get(id: "a/b"))
        try await client.send(PetEndpoint.delete(id: "1"))
        let text = try await client.text(PetEndpoint.get(id: "t"))
        let data = try await client.data(PetEndpoint.get(id: "d"))
        print(found, created.status, created.location ?? "nowhere", pet ?? 0, text, data.count)
        do {
            print(try await client.reply(PetEndpoint.get(id: "x")).statusCode)
        } catch let error as NetworkError {
            print("status \(error.statusCode ?? 0)")
        }
        for request in server.takeRequests() {
            let headers = request.headers.filter { $0.name.hasPrefix("X-") }.map { "\($0.name): \($0.value)" }.sorted()
            print("\(request.method) \(request.target) \(headers.joined(separator: ", ")) \(request.bodyText)")
        }
        print(try PetEndpoint.search(Search()).makeRequest().url?.absoluteString ?? "no URL")
    }
}
