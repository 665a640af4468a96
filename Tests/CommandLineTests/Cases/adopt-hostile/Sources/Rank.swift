import Foundation

enum Rank: Int, Codable {
    case last = 9223372036854775807
}

struct Item: Codable {
    let rank: Rank
    let doc: String
    let extends: String?
    let `enum`: [Int]
}

enum ItemApi: TargetType {
    case add(item: Item)

    var baseURL: URL { URL(string: "https://stores.example")! }
    var path: String { "/items" }
    var method: Moya.Method { .post }

    var task: Task {
        switch self {
        case .add(let item): return .requestJSONEncodable(item)
        }
    }
}
