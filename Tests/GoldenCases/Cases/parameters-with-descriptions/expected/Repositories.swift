import Foundation

nonisolated protocol VideosRepository: Sendable {
    /// Lists videos.
    ///
    /// - Parameters:
    ///   - limit: How many, at most.
    ///   - sort: Deprecated. By what the videos are sorted, the newest of them first where two of them have the
    ///     same date; the words that the service knows are those of its page of help.
    ///     The first word counts.
    ///   - kind:
    ///     - short
    ///     - long
    func listVideos(limit: Int?, sort: String?, page: Int?, kind: String?) async throws
    /// - Parameter id: Of the video.
    func deleteVideo(id: String) async throws
    /// Replaces a video.
    ///
    /// - Parameter request: What the video shall be.
    func replaceVideo(id: String, _ request: ReplaceVideoRequest) async throws
}

nonisolated extension VideosRepository {
    func listVideos(
        limit: Int? = nil,
        sort: String? = nil,
        page: Int? = nil,
        kind: String? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws {
        try await listVideos(limit: limit, sort: sort, page: page, kind: kind)
    }
}

nonisolated final class VideosRepositoryImpl: VideosRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listVideos(limit: Int?, sort: String?, page: Int?, kind: String?) async throws {
        try await apiService.send(VideosEndpoint.listVideos(limit: limit, sort: sort, page: page, kind: kind))
    }

    func deleteVideo(id: String) async throws {
        try await apiService.send(VideosEndpoint.deleteVideo(id: id))
    }

    func replaceVideo(id: String, _ request: ReplaceVideoRequest) async throws {
        try await apiService.send(VideosEndpoint.replaceVideo(id: id, request))
    }
}
