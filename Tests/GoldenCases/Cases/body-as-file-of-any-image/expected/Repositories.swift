import Foundation

nonisolated protocol AvatarRepository: Sendable {
    func putAvatar(_ request: FileUpload) async throws
    func postAvatar(_ request: FileUpload?) async throws
}

nonisolated extension AvatarRepository {
    func postAvatar() async throws {
        try await postAvatar(nil)
    }
}

nonisolated final class AvatarRepositoryImpl: AvatarRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func putAvatar(_ request: FileUpload) async throws {
        try await apiService.send(AvatarEndpoint.putAvatar(request))
    }

    func postAvatar(_ request: FileUpload?) async throws {
        try await apiService.send(AvatarEndpoint.postAvatar(request))
    }
}
