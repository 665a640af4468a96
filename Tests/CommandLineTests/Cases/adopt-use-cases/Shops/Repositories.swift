import Foundation
import Model
public protocol ShopRepository {
    func fetchShop(input: FetchShopInput) async -> Result<ShopResponse, Error>
    func fetchAroundShops(latitude: Double, longitude: Double, cursor: String?) async -> Result<ContentsWithCursor<ShopResponse>, Error>
    func saveVisit(storeId: String, isDelete: Bool) async -> Result<String, Error>
    func editShop(shopId: Int, input: EditShopInput, nonceToken: String) async -> Result<ShopResponse, Error>
    func report(storeId: Int, type: ReportType) async -> Result<String?, Error>
}
public struct ShopRepositoryImpl: ShopRepository {
    public init() { }
    public func fetchShop(input: FetchShopInput) async -> Result<ShopResponse, Error> {
        let request = ShopApi.fetchShop(input: input)
        return await NetworkManager.shared.request(requestType: request)
    }
    public func fetchAroundShops(latitude: Double, longitude: Double, cursor: String?) async -> Result<ContentsWithCursor<ShopResponse>, Error> {
        let request = ShopApi.fetchShops(latitude: latitude, longitude: longitude, cursor: cursor)
        return await NetworkManager.shared.request(requestType: request)
    }
    public func saveVisit(storeId: String, isDelete: Bool) async -> Result<String, Error> {
        let request = ShopApi.saveVisit(storeId: storeId, isDelete: isDelete)
        return await NetworkManager.shared.request(requestType: request)
    }
    public func editShop(shopId: Int, input: EditShopInput, nonceToken: String) async -> Result<ShopResponse, Error> {
        await NetworkManager.shared.request(requestType: ShopApi.editShop(shopId: shopId, input: input, nonceToken: nonceToken))
    }
    public func report(storeId: Int, type: ReportType) async -> Result<String?, Error> {
        let request = ShopApi.report(storeId: storeId, type: type)
        return await NetworkManager.shared.request(requestType: request)
    }
}
public protocol UserRepository {
    func fetchUser() async -> Result<UserResponse, Error>
}
public struct UserRepositoryImpl: UserRepository {
    public init() { }
    public func fetchUser() async -> Result<UserResponse, Error> {
        let request = UserApi.fetchUser
        return await NetworkManager.shared.request(requestType: request)
    }
    public func editUser(nickname: String?, marketing: Bool) async -> Result<UserResponse, Error> {
        let request = UserApi.editUser(nickname: nickname, marketing: marketing)
        return await NetworkManager.shared.request(requestType: request)
    }
}
