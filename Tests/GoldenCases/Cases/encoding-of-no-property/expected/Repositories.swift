import Foundation

nonisolated protocol PhotosRepository: Sendable {
    func addPhoto(_ request: AddPhotoForm) async throws
}

nonisolated final class PhotosRepositoryImpl: PhotosRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func addPhoto(_ request: AddPhotoForm) async throws {
        try await apiService.send(PhotosEndpoint.addPhoto(request))
    }
}

nonisolated protocol TagsRepository: Sendable {
    func addTags(_ request: AddTagsRequest) async throws
}

nonisolated final class TagsRepositoryImpl: TagsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func addTags(_ request: AddTagsRequest) async throws {
        try await apiService.send(TagsEndpoint.addTags(request))
    }
}

nonisolated protocol FoundRepository: Sendable {
    func listFound(filter: ListFoundFilter?) async throws
}

nonisolated extension FoundRepository {
    func listFound(filter: ListFoundFilter? = nil, isolation _: isolated (any Actor)? = #isolation) async throws {
        try await listFound(filter: filter)
    }
}

nonisolated final class FoundRepositoryImpl: FoundRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listFound(filter: ListFoundFilter?) async throws {
        try await apiService.send(FoundEndpoint.listFound(filter: filter))
    }
}
