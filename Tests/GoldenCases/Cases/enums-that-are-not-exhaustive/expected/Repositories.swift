import Foundation

public nonisolated protocol PotsRepository: Sendable {
    func fetchPot(id: String) async throws -> GetPotResponse
}

public nonisolated final class PotsRepositoryImpl: PotsRepository {
    private let apiService: any APIService

    public init(apiService: any APIService) {
        self.apiService = apiService
    }

    public func fetchPot(id: String) async throws -> GetPotResponse {
        try await apiService.response(PotsEndpoint.getPot(id: id))
    }
}

nonisolated protocol StaffRepository: Sendable {
    func listShifts() async throws -> [String]
}

nonisolated final class StaffRepositoryImpl: StaffRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listShifts() async throws -> [String] {
        try await apiService.request(StaffEndpoint.listShifts)
    }
}
