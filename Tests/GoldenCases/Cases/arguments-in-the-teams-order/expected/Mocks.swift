import Foundation

/// Replaces `SocialRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockSocialRepository: SocialRepository {
    let followSpy = MockMethod<(request: FollowInput, type: Kind, userId: Int), Void>(
        "SocialRepository.follow(_:kind:_:)"
    )
    let fetchPostsSpy = MockMethod<
        (page: Int?, userId: Int, size: Int?, a: Int?, b: Int?, c: Int?, d: Int?, e: Int?),
        [Int]
    >("SocialRepository.fetchPosts(page:of:size:a:b:c:d:e:)")
    let muteSpy = MockMethod<(isOff: Bool, userId: Int), Void>("SocialRepository.mute(off:userId:)")

    init() {}

    func follow(_ request: FollowInput, kind type: Kind, _ userId: Int) async throws {
        try await followSpy.call((request: request, type: type, userId: userId))
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
        try await fetchPostsSpy.call((page: page, userId: userId, size: size, a: a, b: b, c: c, d: d, e: e))
    }

    func mute(off isOff: Bool, userId: Int) async throws {
        try await muteSpy.call((isOff: isOff, userId: userId))
    }
}
