import Alamofire
import Foundation

enum Router: URLRequestConvertible {
    static let base = URL(string: "https://shop.example/v2")!

    case products(category: Category, sort: Sort = .price, page: Int?)
    case product(UUID)
    case create(ProductInput)
    case update(UUID, changes: [String: Any])
    case price(id: UUID, Decimal)
    case basket(Basket)

    enum Category: String { case fruit, bread = "bakery" }
    enum Sort: Int { case price = 1, name }
    indirect enum Basket { case add(product: UUID, count: Int); case clear; case show(coupon: String?) }

    private var endpoint: (HTTPMethod, String) {
        switch self {
        case .products(let category, _, _): (.get, "products/\(category.rawValue)")
        case .product(let id): (.get, "product/\(id.uuidString.lowercased())")
        case .create: (.post, "products")
        case .update(let id, _): (.put, "product/\(id)")
        case .price(let id, _): (.patch, "product/\(id)/price")
        case .basket(.add(let product, _)): (.post, "basket/\(product)")
        case .basket(.clear): (.delete, "basket")
        case .basket(.show): (.get, "basket")
        }
    }

    func asURLRequest() throws -> URLRequest {
        let (method, path) = endpoint
        var request = URLRequest(url: Router.base.appendingPathComponent(path))
        request.method = method
        request.headers.add(name: "X-Client", value: "app")
        request.headers.update(.acceptLanguage(Locale.current.identifier))
        switch self {
        case let .products(_, sort, page):
            request = try URLEncodedFormParameterEncoder(destination: .queryString).encode(
                ["sort": "\(sort.rawValue)", "page": page.map(String.init)],
                into: request
            )
        case .create(let input):
            request = try JSONParameterEncoder(encoder: .snake).encode(input, into: request)
        case .update(_, let changes):
            request = try JSONEncoding.default.encode(request, with: changes)
        case .price(_, let amount):
            request = try JSONParameterEncoder.default.encode(["amount": amount], into: request)
        case .basket(let basket):
            switch basket {
            case .add(_, let count):
                request = try URLEncoding.httpBody.encode(request, with: ["count": count])
            case .show(let coupon?):
                request = try URLEncoding.queryString.encode(request, with: ["coupon": coupon])
            case .show, .clear: break
            }
        case .product: break
        }
        return request
    }
}
struct ProductInput: Encodable { var productName: String; var price: Decimal }
extension JSONEncoder {
    static let snake: JSONEncoder = {
        let e = JSONEncoder(); e.keyEncodingStrategy = .convertToSnakeCase; return e
    }()
}
