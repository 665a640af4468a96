import Foundation

nonisolated protocol TagStoreRepository: Sendable {
    func addTags(
        action: AddTagsAction,
        version: AddTagsVersion,
        resource: String,
        format: Format?,
        xDate: String?
    ) async throws
}

nonisolated extension TagStoreRepository {
    func addTags(
        action: AddTagsAction = .addTags,
        version: AddTagsVersion = ._2010_05_08,
        resource: String,
        format: Format? = nil,
        xDate: String? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws {
        try await addTags(action: action, version: version, resource: resource, format: format, xDate: xDate)
    }
}

nonisolated final class TagStoreRepositoryImpl: TagStoreRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func addTags(
        action: AddTagsAction,
        version: AddTagsVersion,
        resource: String,
        format: Format?,
        xDate: String?
    ) async throws {
        try await apiService.send(
            TagStoreEndpoint.addTags(action: action, version: version, resource: resource, format: format, xDate: xDate)
        )
    }
}

nonisolated protocol TagsRepository: Sendable {
    func fetchTag(
        version: ByVersionTagsKeyByKeyVersion,
        key: String,
        limit: GetTagLimit,
        xTarget: GetTagXTarget,
        view: GetTagView?
    ) async throws
}

nonisolated extension TagsRepository {
    func fetchTag(
        version: ByVersionTagsKeyByKeyVersion = .v1,
        key: String,
        limit: GetTagLimit = ._20,
        xTarget: GetTagXTarget = .tagsGet,
        view: GetTagView? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws {
        try await fetchTag(version: version, key: key, limit: limit, xTarget: xTarget, view: view)
    }
}

nonisolated final class TagsRepositoryImpl: TagsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchTag(
        version: ByVersionTagsKeyByKeyVersion,
        key: String,
        limit: GetTagLimit,
        xTarget: GetTagXTarget,
        view: GetTagView?
    ) async throws {
        try await apiService.send(
            TagsEndpoint.getTag(version: version, key: key, limit: limit, xTarget: xTarget, view: view)
        )
    }
}
