import Foundation
import Moya

enum Garden {
    case plants(page: Int, filter: PlantFilter)
    case plant(id: String)
    case add(Plant, notify: Bool)
    case water(plantID: Int, litres: Double, note: String?)
    case photo(id: Int, image: Data, caption: String)
    case archive(URL)
    case remove(ids: [Int])
    case login(user: String, password: String)
    case rename(id: Int, name: String)
    case diary(id: Int)
    case sync(items: [Plant])
}

struct PlantFilter { var kind: String?; var isThirsty: Bool }
struct Plant: Codable { let id: Int; var name: String; var kind: Kind; enum Kind: String, Codable { case herb, tree } }

extension Garden: TargetType {
    var baseURL: URL { URL(string: "https://garden.example/api")! }
    var path: String {
        switch self {
        case .plants, .add: return "plants"
        case let .plant(id): return "plants/\(id)"
        case .water(let plantID, _, _): return "plants/\(plantID)/water"
        case .photo(let id, _, _): return "plants/" + String(id) + "/photo"
        case .archive: return "archive"
        case .remove: return "plants/batch"
        case .login: return "session"
        case let .rename(id, _): return "plants/\(id)"
        case let .diary(id): return "plants/\(id)/diary"
        case .sync: return "sync"
        }
    }
    var method: Moya.Method {
        switch self {
        case .plants, .plant, .diary: return .get
        case .rename: return .patch
        case .remove: return .delete
        default: return .post
        }
    }
    var task: Task {
        switch self {
        case let .plants(page, filter):
            var parameters: [String: Any] = ["page": page, "thirsty": filter.isThirsty ? 1 : 0]
            filter.kind.map { parameters["kind"] = $0 }
            return .requestParameters(parameters: parameters, encoding: URLEncoding.default)
        case .plant, .diary:
            return .requestPlain
        case let .add(plant, notify):
            return .requestCompositeData(bodyData: try! JSONEncoder().encode(plant), urlParameters: ["notify": notify])
        case let .water(_, litres, note):
            return .requestCompositeParameters(
                bodyParameters: ["litres": litres, "note": note as Any],
                bodyEncoding: JSONEncoding.default,
                urlParameters: ["unit": "l"]
            )
        case let .photo(_, image, caption):
            let parts = [
                MultipartFormData(provider: .data(image), name: "image", fileName: "p.jpg", mimeType: "image/jpeg"),
                MultipartFormData(provider: .data(caption.data(using: .utf8)!), name: "caption"),
            ]
            return .uploadCompositeMultipart(parts, urlParameters: ["public": true])
        case .archive(let file):
            return .uploadFile(file)
        case .remove(let ids):
            return .requestParameters(
                parameters: ["ids": ids],
                encoding: URLEncoding(destination: .queryString, arrayEncoding: .noBrackets)
            )
        case let .login(user, password):
            return .requestParameters(parameters: ["user": user, "password": password], encoding: URLEncoding.httpBody)
        case let .rename(_, name):
            return .requestCustomJSONEncodable(["name": name], encoder: JSONEncoder())
        case .sync(let items):
            return .requestJSONEncodable(items)
        }
    }
    var headers: [String: String]? {
        switch self {
        case .photo: return ["X-Kind": "photo"]
        case .login(let user, _): return ["X-User": user.lowercased()]
        default: return nil
        }
    }
    var sampleData: Data { Data() }
}
