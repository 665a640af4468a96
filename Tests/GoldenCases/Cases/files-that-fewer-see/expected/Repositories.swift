import Foundation

public nonisolated protocol ShedRepository: Sendable {
    func fetchShed(shedId: Int) async -> Result<Shed, any Error>
    func saveShed(shedId: Int, input: Shed) async -> Result<Void, any Error>
}

public nonisolated struct ShedRepositoryImpl: ShedRepository {
    public init() {}

    public func fetchShed(shedId: Int) async -> Result<Shed, any Error> {
        let request = ShedApi.fetchShed(shedId: shedId)
        return await NetworkManager.shared.request(requestType: request)
    }

    public func saveShed(shedId: Int, input: Shed) async -> Result<Void, any Error> {
        let request = ShedApi.saveShed(shedId: shedId, input: input)
        return await NetworkManager.shared.send(requestType: request)
    }
}
