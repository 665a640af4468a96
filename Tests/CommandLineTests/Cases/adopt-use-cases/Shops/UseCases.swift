import Foundation
public protocol GetShopUseCase {
    func execute(input: FetchShopInput) async -> Result<ShopResponse, Error>
}
public final class GetShopUseCaseImpl: GetShopUseCase {
    private let repository: ShopRepository
    public init(repository: ShopRepository = ShopRepositoryImpl()) { self.repository = repository }
    public func execute(input: FetchShopInput) async -> Result<ShopResponse, Error> {
        await repository.fetchShop(input: input)
    }
}
public protocol LoadNearbyShopsUseCase {
    func execute(latitude: Double, longitude: Double, cursor: String?) async -> Result<ContentsWithCursor<ShopResponse>, Error>
}
public final class LoadNearbyShopsUseCaseImpl: LoadNearbyShopsUseCase {
    private let repository: ShopRepository
    public init(repository: ShopRepository) { self.repository = repository }
    public func execute(latitude: Double, longitude: Double, cursor: String?) async -> Result<ContentsWithCursor<ShopResponse>, Error> {
        await repository.fetchAroundShops(latitude: latitude, longitude: longitude, cursor: cursor)
    }
}
public protocol ReportShopUseCase {
    func execute(storeId: Int, type: ReportType) async -> Result<String?, Error>
}
public struct ReportShopUseCaseImpl: ReportShopUseCase {
    let shopRepository: ShopRepository
    public func execute(storeId: Int, type: ReportType) async -> Result<String?, Error> {
        if storeId == 0 { return .success(nil) }
        return await shopRepository.report(storeId: storeId, type: type)
    }
}
public protocol ProfileUseCase {
    func execute() async -> Result<(UserResponse, ShopResponse), Error>
}
public struct ProfileUseCaseImpl {
    let users: UserRepository
    let shops: ShopRepository
    public func execute() async -> UserResponse? {
        _ = await shops.fetchShop(input: FetchShopInput(shopId: 1, latitude: 0, longitude: 0))
        return try? await users.fetchUser().get()
    }
}
public protocol ShopStore {
    func edit(shopId: Int, input: EditShopInput, nonceToken: String) async -> Result<ShopResponse, Error>
}
public struct ShopStoreImpl: ShopStore {
    let shops: ShopRepository
    public func edit(shopId: Int, input: EditShopInput, nonceToken: String) async -> Result<ShopResponse, Error> {
        await shops.editShop(shopId: shopId, input: input, nonceToken: nonceToken)
    }
}
public struct EditShopUseCase {
    let shops: ShopStore
    public func execute(shopId: Int, input: EditShopInput, nonceToken: String) async -> Result<ShopResponse, Error> {
        await shops.edit(shopId: shopId, input: input, nonceToken: nonceToken)
    }
}
