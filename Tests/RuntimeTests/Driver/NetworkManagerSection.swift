import Foundation

struct Search: Encodable, Sendable {
    var term = "a b"
    var kinds = ["x", "y"]
    var cursor: String?
}

enum PetApi {
    case search(input: Search)
    case create(input: Search)
    case near
    case rename(id: String, token: String?)
    case photo(id: String)
    case count
}

extension PetApi: RequestType {
    var param: (any Encodable & Sendable)? {
        switch self {
        case .search(let input), .create(let input):
            return input
        default:
            return nil
        }
    }

    var method: RequestMethod {
        switch self {
        case .create:
            return .post
        case .rename:
            return .patch
        default:
            return .get
        }
    }

    var header: HTTPHeaderType {
        switch self {
        case .near:
            return .location
        case .rename(_, let token):
            return .custom(["X-Token": token, "X-Kind": "cat"])
        default:
            return .default
        }
    }

    var path: String {
        switch self {
        case .search, .create:
            return "/pets"
        case .near:
            return "/near"
        case .rename(let id, _), .photo(let id):
            return "/pets/\(id.pathEscaped)"
        case .count:
            return "/count"
        }
    }
}

enum CountResponse: ResponseDecodable {
    case exact(Int)
    case later

    init(reply: HTTPReply) throws {
        switch reply.statusCode {
        case 202:
            self = .later
        default:
            self = .exact(try reply.value(Int.self))
        }
    }
}

func networkManager(_ server: LoopbackServer) async throws -> [String] {
    server.reset()
    let manager = NetworkManager(client: HTTPClient(baseURL: server.baseURL))
    manager.configure { $0.defaultHeaders = ["X-App": "tests"] }
    manager.configure(locationHeaders: { ["X-Latitude": "1.5"] })
    server.play(
        .json(#"{"data":[1]}"#),
        ScriptedResponse(201),
        ScriptedResponse(204),
        ScriptedResponse(200),
        .json("7"),
        ScriptedResponse(202),
        ScriptedResponse(200, body: "png"),
        .json("[]", status: 404)
    )
    let found: Result<[Int], any Error> = await manager.request(
        requestType: PetApi.search(input: Search()),
        envelope: "data"
    )
    let created: Result<Int?, any Error> = await manager.request(requestType: PetApi.create(input: Search()))
    let near = await manager.send(requestType: PetApi.near)
    let renamed = await manager.reply(requestType: PetApi.rename(id: "a/b", token: nil))
    let counted: Int = try await manager.request(PetApi.count)
    let response: CountResponse = try await manager.response(PetApi.count)
    let photo = await manager.data(requestType: PetApi.photo(id: "a/b"))
    let missing = await manager.text(requestType: PetApi.count)
    var lines = [
        "found \(outcome { try found.get() })",
        "created \(outcome { try created.get().map { "\($0)" } ?? "nil" })",
        "near \(outcome { try near.get() })",
        "renamed \(outcome { try renamed.get().statusCode })",
        "counted \(counted) \(response)",
        "photo \(outcome { try photo.get() })",
        "missing \(outcome { try missing.get() })",
    ]
    for request in server.takeRequests() {
        let headers = request.headers.filter { $0.name.hasPrefix("X-") }.map { "\($0.name): \($0.value)" }.sorted()
        lines.append("\(request.method) \(request.target) \(headers.joined(separator: ", ")) \(request.bodyText)")
    }
    return lines
}
