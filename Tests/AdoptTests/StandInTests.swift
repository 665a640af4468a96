import Foundation
import SwiftCommands
import Testing

/// In proofs, what a layer uses of the app and of libraries gets stand-ins.
@Suite(.onOwnThreads) struct StandInTests {
    @Test(.thorough) func settingsOfTheAppAndSequencesGetStandIns() throws {
        #expect(
            try Adopter.verdicts(Self.ponies) == [
                "verified: the requests of 3 of 4 endpoints are equal, 1 more but for values from elsewhere, "
                    + "which nothing here says, 0 differ"
            ]
        )
        let edited = try Adopter.verdicts(Self.ponies) { spec in
            for (name, other) in [("/grooms", "/groom"), ("X-Stall", "X-Box")] {
                #expect(spec.contains(name))
                spec = spec.replacingOccurrences(of: name, with: other)
            }
        }
        #expect(edited.last?.hasSuffix(", 2 differ") == true)
    }

    /// An address in the app's settings, members that only Moya asks for, RxSwift's sequences, a value that isn't here, and
    /// an extension of a type that isn't.
    private static let ponies = #"""
        import Foundation
        import Moya
        import RxSwift

        struct Pony: Codable { let name: String }

        enum Stable {
            static let address: String = {
                guard let text = Bundle.main.infoDictionary?["STABLE_URL"] as? String else { fatalError("no address") }
                return text
            }()
        }

        protocol StableTarget: TargetType {
            var given: [String: Any]? { get }
        }
        extension StableTarget {
            var baseURL: URL { URL(string: Stable.address)! }
            var headers: [String: String]? { ["X-Stall": "north"] }
            var task: Moya.Task {
                if let given { return .requestParameters(parameters: given, encoding: URLEncoding.queryString) }
                return .requestPlain
            }
        }
        enum PonyTarget: StableTarget {
            case ponies(page: Int)
            case grooms
            var path: String {
                switch self {
                case .ponies: return "/ponies"
                case .grooms: return "/grooms"
                }
            }
            var method: Moya.Method { .get }
            var given: [String: Any]? {
                switch self {
                case .ponies(let page): return ["page": page]
                case .grooms: return nil
                }
            }
        }

        extension Photo { var isLarge: Bool { false } }

        final class PonyService {
            private let provider = MoyaProvider<PonyTarget>()
            func ponies(page: Int, done: @escaping ([Pony]?) -> Void) {
                provider.request(.ponies(page: page)) { result in
                    done(try? JSONDecoder().decode([Pony].self, from: result.get().data))
                }
            }
            func feed(id: Int) -> Single<Pony> {
                Single.create { single in
                    let url = URL(string: "https://stable.example/ponies/\(id)/meals?key=\(mealKey)")!
                    let task = URLSession.shared.dataTask(with: url) { data, _, error in
                        do {
                            single(.success(try JSONDecoder().decode(Pony.self, from: data ?? Data())))
                        } catch { single(.failure(error)) }
                    }
                    task.resume()
                    return Disposables.create { task.cancel() }
                }
            }
            func show(_ photo: Photo, of id: Int) -> Completable {
                let url = URL(string: "https://stable.example/ponies/\(id)/shown")!
                return Completable.create { event in
                    URLSession.shared.dataTask(with: url) { _, _, _ in event(.completed) }.resume()
                    return Disposables.create()
                }
            }
        }
        """#
}
