import Foundation
import SwiftCommands
import Testing

/// `--verify` calls the team's code where parts of it don't compile, and finds what differs.
@Suite(.onOwnThreads) struct VerificationTests {
    @Test(.thorough) func codeIsCalledThatCompilesInPart() throws {
        #expect(
            try Adopter.verdicts(Self.kennels) == [
                "verified: the requests of 4 of 4 endpoints are equal, 0 differ"
            ]
        )
        let edited = try Adopter.verdicts(Self.kennels) { spec in
            for (name, other) in [("size:", "length:"), ("X-Length", "X-Long")] {
                #expect(spec.contains(name))
                spec = spec.replacingOccurrences(of: name, with: other)
            }
        }
        #expect(edited.contains("    headers: by hand `x-length: short`, generated `x-long: short`"))
        #expect(edited.contains("    `length` is sent by the generated code alone"))
        #expect(edited.last == "verified: the requests of 2 of 4 endpoints are equal, 2 differ")
    }

    /// Requests that are private or stand for several operations, an initialiser with a property that isn't here, and clients that report what happens.
    private static let kennels = #"""
        import Foundation
        import KennelKit

        struct Kennel: Codable { let name: String }

        enum Mark: String {
            case dry
            var field: MarkField { MarkField(name: "X-Mark", value: rawValue) }
        }

        struct Place {
            let name: String
            private let fields: [MarkField]
            init(_ name: String, marks: [Mark] = []) {
                self.name = name
                fields = marks.map { $0.field }
            }
        }

        protocol KennelRequest {
            var method: String { get }
            var path: String { get }
            var query: [String: String] { get }
        }

        struct AtPlace: KennelRequest {
            private let place: Place
            private let size: Int
            init(place: Place, size: Int) { (self.place, self.size) = (place, size) }
            var method: String { "GET" }
            var path: String { "https://kennels.example/places/\(place.name)" }
            var query: [String: String] { ["size": "\(size)"] }
        }

        final class KennelClient {
            func send(_ sent: KennelRequest, completion: @escaping (Kennel?) -> Void) {
                var parts = URLComponents(string: sent.path)!
                parts.queryItems = sent.query.map { URLQueryItem(name: $0.key, value: $0.value) }
                var request = URLRequest(url: parts.url!)
                request.httpMethod = sent.method
                URLSession.shared.dataTask(with: request) { data, _, error in
                    if let error {
                        let fault: KennelFault? = KennelTrouble(status: (error as NSError).code, code: nil, title: "")
                        fault?.report(error, nil)
                    }
                    completion(data.flatMap { try? JSONDecoder().decode(Kennel.self, from: $0) })
                }.resume()
            }
        }

        protocol WalkRequest {
            var method: String { get }
            var path: String { get }
            var headers: [String: String] { get }
        }

        struct ShortWalk: WalkRequest {
            let dog: Int
            var method: String { "GET" }
            var path: String { "https://kennels.example/walks/\(dog)" }
            var headers: [String: String] { ["X-Length": "short"] }
        }

        struct Bones: WalkRequest {
            enum Action {
                case bury(place: String)
                case dig
            }

            /// Nobody else's.
            private let action: Action
            init(action: Action) { self.action = action }
            var method: String {
                switch action {
                case .bury: "PUT"
                case .dig: "GET"
                }
            }
            var path: String {
                switch action {
                case .bury(let place): "https://kennels.example/bones/\(place)"
                case .dig: "https://kennels.example/bones"
                }
            }
            var headers: [String: String] { [:] }
        }

        final class WalkClient {
            func run(_ walk: WalkRequest) async throws -> Kennel {
                var request = URLRequest(url: URL(string: walk.path)!)
                request.httpMethod = walk.method
                request.allHTTPHeaderFields = walk.headers
                report(request)
                return try await JSONDecoder().decode(Kennel.self, from: URLSession.shared.data(for: request).0)
            }

            private func report(_ request: URLRequest) { WalkLog.shared.log(request, nil) }
        }
        """#

    @Test(.thorough) func clientsThatThrowAndLibrariesAreCalled() throws {
        #expect(
            try Adopter.verdicts(Self.orchards) == [
                "verified: the requests of 5 of 5 endpoints are equal, 0 differ"
            ]
        )
    }

    /// A flag that decides on a constant, a type that only an extension lets conform, a server that a type offers, a client
    /// whose initialiser throws, one that hands its requests to Alamofire, and an extension that mentions what no request
    /// needs.
    private static let orchards = #"""
        import Alamofire
        import Foundation
        import UIKit

        protocol Spoken { var spoken: String { get } }
        extension Double: Spoken { var spoken: String { "\(self)" } }
        struct Weight<Value: Codable & Spoken>: Codable { let value: Value }
        struct Apple: Codable { let weight: Weight<Double> }

        struct Stage {
            let address: String
            let word: String
            static func live(word: String) -> Self { Stage(address: "https://orchards.example/v2", word: word) }
        }

        final class OrchardClient {
            struct Closed: Error {}
            private let stage: Stage
            init(stage: Stage) throws {
                if stage.word.isEmpty { throw Closed() }
                self.stage = stage
            }
            func apple(id: Int) async throws -> Apple {
                let url = URL(string: "\(stage.address)/apples/\(id)")!
                let (data, _) = try await URLSession.shared.data(from: url)
                return try JSONDecoder().decode(Apple.self, from: data)
            }
            func ripe(isRed: Bool, page: Int) async throws -> Apple {
                var parts = URLComponents(string: stage.address + "/ripe")!
                parts.queryItems = [URLQueryItem(name: "page", value: String(page))]
                if isRed { parts.queryItems?.append(URLQueryItem(name: "color", value: "red")) }
                let (data, _) = try await URLSession.shared.data(from: parts.url!)
                return try JSONDecoder().decode(Apple.self, from: data)
            }
            func pick(treeRow: Int) async throws -> Apple {
                var request = URLRequest(url: URL(string: stage.address + "/apples")!)
                request.httpMethod = "POST"
                request.setValue("application/json", forHTTPHeaderField: "Content-Type")
                request.httpBody = try JSONSerialization.data(withJSONObject: ["tree_row": treeRow])
                let (data, _) = try await URLSession.shared.data(for: request)
                return try JSONDecoder().decode(Apple.self, from: data)
            }
        }

        final class OrchardShop {
            func search(word: String, completion: @escaping (Apple?) -> Void) {
                AF.request("https://shop.orchards.example/apples", method: .get, parameters: ["q": word])
                    .validate()
                    .responseDecodable(of: Apple.self) { completion($0.value) }
            }
            func order(id: Int, completion: @escaping (Apple?) -> Void) {
                AF.request(
                    "https://shop.orchards.example/orders", method: .post, parameters: ["id": id],
                    encoding: JSONEncoding.default
                ).responseDecodable(of: Apple.self) { completion($0.value) }
            }
        }

        extension UIStoryboard {
            static var main: UIStoryboard { UIStoryboard(name: "Main", bundle: nil) }
            var orchard: OrchardViewController { instantiateViewController(OrchardViewController.self) }
        }

        final class OrchardViewController: UIViewController {
            @objc func refresh() { tableView.reloadData() }
        }
        """#

    @Test(.thorough) func valuesFromElsewhereAndLibrariesThatAreNotHereAreGivenToBothSides() throws {
        #expect(
            try Adopter.verdicts(Self.barges) == [
                "not verified: 1 of 5, since no value of `Knot?` can be made up",
                "verified: the requests of 3 of 5 endpoints are equal, 1 more but for values from elsewhere, "
                    + "which nothing here says, 0 differ",
            ]
        )
        let edited = try Adopter.verdicts(Self.barges) { spec in
            for (name, other) in [("= harbour_key", "= harbor_key"), ("/locks/", "/lock/")] {
                #expect(spec.contains(name))
                spec = spec.replacingOccurrences(of: name, with: other)
            }
        }
        #expect(edited.contains("    `harbor_key` is sent by the generated code alone"))
        #expect(edited.contains("    path: by hand `/locks/s0`, generated `/lock/s0`"))
        #expect(edited.last == "verified: the requests of 2 of 5 endpoints are equal, 2 differ")
    }

    /// A key from a type that isn't here, an `endpointClosure` that a private client makes, a log of the system's, a key of a
    /// library that isn't here, and aliases that stand for each other.
    private static let barges = #"""
        import AsyncHTTPClient
        import Foundation
        import Moya
        import Rigging
        import os.log

        struct Barge: Codable { let name: String }

        enum BargeAPI: TargetType {
            case barges(page: Int)
            case rename(id: Int, name: String)
            var baseURL: URL { URL(string: "https://barges.example")! }
            var path: String {
                switch self {
                case .barges: return "/barges"
                case .rename(let id, _): return "/barges/\(id)"
                }
            }
            var method: Moya.Method {
                switch self {
                case .barges: return .get
                case .rename: return .put
                }
            }
            var task: Moya.Task {
                switch self {
                case .barges(let page):
                    return .requestParameters(parameters: ["page": page], encoding: URLEncoding.queryString)
                case .rename(_, let name):
                    return .requestParameters(parameters: ["name": name], encoding: JSONEncoding.default)
                }
            }
            var headers: [String: String]? { nil }
        }

        final class BargeClient {
            private let provider: MoyaProvider<BargeAPI>
            private init(word: String) {
                provider = MoyaProvider(endpointClosure: { target in
                    let usual = MoyaProvider<BargeAPI>.defaultEndpointMapping(for: target)
                    return usual.adding(newHTTPHeaderFields: ["X-Fleet": "north"])
                })
            }
            func barges(page: Int, done: @escaping ([Barge]?) -> Void) {
                provider.request(.barges(page: page)) { result in
                    done(try? JSONDecoder().decode([Barge].self, from: result.get().data))
                }
            }
            func rename(id: Int, name: String, done: @escaping (Barge?) -> Void) {
                provider.request(.rename(id: id, name: name)) { result in
                    done(try? JSONDecoder().decode(Barge.self, from: result.get().data))
                }
            }
        }

        typealias Knot = Bend
        typealias Bend = Knot

        struct TideClient {
            func moor(knot: Knot?) async throws {
                _ = try await URLSession.shared.data(from: URL(string: "https://tides.example/moorings")!)
            }
            func tides(day: Int) async throws -> [Double] {
                let url = URL(string: "https://tides.example/tides?day=\(day)&harbour_key=\(Harbour.current.key)")!
                let (data, _) = try await URLSession.shared.data(from: url)
                return try JSONDecoder().decode([Double].self, from: data)
            }
        }

        actor LockClient {
            private static let log = Logger(subsystem: "barges", category: "locks")
            private let rope: Rope.Hemp
            private let client = HTTPClient.shared
            init(knots: Int) throws { rope = try Rope.Hemp(knots: knots, isWet: true) }
            func open(lock: String) async throws -> Barge {
                var request = HTTPClientRequest(url: "https://locks.example/locks/\(lock)")
                request.method = .POST
                request.headers.add(name: "X-Rope", value: rope.mark(of: lock))
                Self.log.info("opens \(lock, privacy: .public)")
                let response = try await client.execute(request, timeout: .seconds(5))
                return try JSONDecoder().decode(Barge.self, from: await response.body.collect(upTo: 1 << 20))
            }
        }
        """#
}
