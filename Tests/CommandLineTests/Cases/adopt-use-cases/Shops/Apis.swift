import Foundation
import Model

enum ShopApi {
    case fetchShop(input: FetchShopInput)
    case fetchShops(latitude: Double, longitude: Double, cursor: String?)
    case saveVisit(storeId: String, isDelete: Bool)
    case editShop(shopId: Int, input: EditShopInput, nonceToken: String)
    case uploadPhotos(shopId: Int)
    case report(storeId: Int, type: ReportType)
}

extension ShopApi: RequestType {
    var param: Encodable? {
        switch self {
        case .fetchShop(let input): return input
        case .fetchShops(let latitude, let longitude, let cursor):
            var params: [String: String] = [:]
            params["latitude"] = "\(latitude)"
            params["longitude"] = String(longitude)
            if let cursor { params["cursor"] = cursor }
            return params
        case .saveVisit: return nil
        case .editShop(_, let input, _): return input
        case .uploadPhotos: return nil
        case .report(_, let type): return ["type": type.rawValue]
        }
    }
    var method: RequestMethod {
        switch self {
        case .fetchShop, .fetchShops: return .get
        case .saveVisit(_, let isDelete): return isDelete ? .delete : .put
        case .editShop: return .patch
        case .uploadPhotos, .report: return .post
        }
    }
    var header: HTTPHeaderType {
        switch self {
        case .fetchShop(let input): return .custom(["X-Device-Latitude": String(input.latitude), "X-Device-Longitude": String(input.longitude)])
        case .editShop(_, _, let nonceToken): return .custom(["X-Nonce-Token": nonceToken])
        default: return .json
        }
    }
    var path: String {
        switch self {
        case .fetchShop(let input): return "/api/v4/shop/\(input.shopId)"
        case .fetchShops: return "/api/v4/shops/around"
        case .saveVisit(let storeId, _): return "/api/v1/store/\(storeId)/visit"
        case .editShop(let shopId, _, _): return "/api/v4/shop/\(shopId)"
        case .uploadPhotos(let shopId): return "/api/v4/shop/\(shopId)/photos"
        case .report(let storeId, _): return "/api/v2/store/\(storeId)/report"
        }
    }
}

enum UserApi: RequestType {
    case fetchUser
    case editUser(nickname: String?, marketing: Bool)
    case signOut

    var param: Encodable? {
        switch self {
        case .editUser(let nickname, let marketing): return EditUserRequest(nickname: nickname, marketing: marketing)
        default: return nil
        }
    }
    var method: RequestMethod {
        switch self { case .fetchUser: .get; case .editUser: .patch; case .signOut: .delete }
    }
    var header: HTTPHeaderType { .json }
    var path: String {
        switch self {
        case .fetchUser, .editUser: "/api/v2/user"
        case .signOut: "/api/v2/user/session"
        }
    }
}
