import Foundation

nonisolated protocol AvatarRepository: Sendable {
    func putAvatar(_ request: FileUpload) async throws
    func postAvatar(_ request: FileUpload?) async throws
}

nonisolated extension AvatarRepository {
    func postAvatar(_ request: FileUpload? = nil, isolation _: isolated (any Actor)? = #isolation) async throws {
        try await postAvatar(request)
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
