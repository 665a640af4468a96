import Foundation

nonisolated protocol SocialRepository: Sendable {
    func follow(_ request: FollowInput, kind type: Kind, _ userId: Int) async throws
    func fetchPosts(
        page: Int?,
        of userId: Int,
        size: Int?,
        a: Int?,
        b: Int?,
        c: Int?,
        d: Int?,
        e: Int?
    ) async throws -> [Int]
    func mute(off isOff: Bool, userId: Int) async throws
}

nonisolated extension SocialRepository {
    func fetchPosts(
        page: Int? = nil,
        of userId: Int,
        size: Int? = nil,
        a: Int? = nil,
        b: Int? = nil,
        c: Int? = nil,
        d: Int? = nil,
        e: Int? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws -> [Int] {
        try await fetchPosts(page: page, of: userId, size: size, a: a, b: b, c: c, d: d, e: e)
    }
}

nonisolated final class SocialRepositoryImpl: SocialRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func follow(_ request: FollowInput, kind type: Kind, _ userId: Int) async throws {
        try await apiService.send(SocialEndpoint.follow(request, kind: type, userId))
    }

    func fetchPosts(
        page: Int?,
        of userId: Int,
        size: Int?,
        a: Int?,
        b: Int?,
        c: Int?,
        d: Int?,
        e: Int?
    ) async throws -> [Int] {
        try await apiService.request(
            SocialEndpoint.fetchPosts(page: page, of: userId, size: size, a: a, b: b, c: c, d: d, e: e)
        )
    }

    func mute(off isOff: Bool, userId: Int) async throws {
        try await apiService.send(SocialEndpoint.mute(off: isOff, userId: userId))
    }
}
