import Foundation

public nonisolated protocol ARepository: Sendable {
    func getA() async -> Result<Void, any Error>
}

public nonisolated struct ARepositoryImpl: ARepository {
    public init() {}

    public func getA() async -> Result<Void, any Error> {
        let request = AApi.getA
        return await NetworkManager.shared.send(requestType: request)
    }
}

public nonisolated protocol BRepository: Sendable {
    func getB() async -> Result<Void, any Error>
}

public nonisolated struct BRepositoryImpl: BRepository {
    public init() {}

    public func getB() async -> Result<Void, any Error> {
        let request = BApi.getB
        return await NetworkManager.shared.send(requestType: request)
    }
}
