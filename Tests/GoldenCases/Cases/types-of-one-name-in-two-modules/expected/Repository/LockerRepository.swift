import Foundation
import FoundationEssentials

nonisolated protocol LockerRepository: Sendable {
    func openLocker(_ request: Foundation.UUID) async throws -> [FoundationEssentials.UUID]
}

nonisolated final class LockerRepositoryImpl: LockerRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func openLocker(_ request: Foundation.UUID) async throws -> [FoundationEssentials.UUID] {
        try await apiService.request(LockerEndpoint.openLocker(request))
    }
}
