import Foundation

/// Replaces `VideosRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockVideosRepository: VideosRepository {
    let listVideosSpy = MockMethod<(limit: Int?, sort: String?, page: Int?, kind: String?), Void>(
        "VideosRepository.listVideos(limit:sort:page:kind:)"
    )
    let deleteVideoSpy = MockMethod<String, Void>("VideosRepository.deleteVideo(id:)")
    let replaceVideoSpy = MockMethod<(id: String, request: ReplaceVideoRequest), Void>(
        "VideosRepository.replaceVideo(id:_:)"
    )

    init() {}

    func listVideos(limit: Int?, sort: String?, page: Int?, kind: String?) async throws {
        try await listVideosSpy.call((limit: limit, sort: sort, page: page, kind: kind))
    }

    func deleteVideo(id: String) async throws {
        try await deleteVideoSpy.call(id)
    }

    func replaceVideo(id: String, _ request: ReplaceVideoRequest) async throws {
        try await replaceVideoSpy.call((id: id, request: request))
    }
}
