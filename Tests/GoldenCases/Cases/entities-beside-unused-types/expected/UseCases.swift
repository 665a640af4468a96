import Foundation

nonisolated protocol SendParcelUseCaseProtocol: Sendable {
    func execute(_ request: Parcel) async throws
}

nonisolated final class SendParcelUseCase: SendParcelUseCaseProtocol {
    private let repository: any ParcelsRepositoryProtocol

    init(repository: any ParcelsRepositoryProtocol) {
        self.repository = repository
    }

    func execute(_ request: Parcel) async throws {
        try await repository.sendParcel(request)
    }
}
