import Foundation

nonisolated protocol PostsRepository: Sendable {
    func listPosts(cursor: String?) async throws -> ListPostsResponse
    func addPost(_ request: Post?) async throws
}

nonisolated extension PostsRepository {
    func listPosts(
        cursor: String? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws -> ListPostsResponse {
        try await listPosts(cursor: cursor)
    }

    func addPost(_ request: Post? = nil, isolation _: isolated (any Actor)? = #isolation) async throws {
        try await addPost(request)
    }
}

nonisolated extension PostsRepository {
    /// The items of all pages of `listPosts`. A page is read when its first item is needed.
    func listPostsItems(cursor: String? = nil) -> PagedItems<Post, String> {
        PagedItems(from: cursor) { cursor in
            let response = try await self.listPosts(cursor: cursor)
            return (response.items?.value ?? [], (response.meta?.value?.next).map { String($0) })
        }
    }
}

nonisolated final class PostsRepositoryImpl: PostsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listPosts(cursor: String?) async throws -> ListPostsResponse {
        try await BackgroundWork.run {
            let response: ListPostsResponseDTO = try await apiService.request(PostsEndpoint.listPosts(cursor: cursor))
            return try EntityConversionError.located(in: "listPosts", "/posts", ListPostsResponse(response))
        }
    }

    func addPost(_ request: Post?) async throws {
        try await BackgroundWork.run {
            try await apiService.send(PostsEndpoint.addPost(request.map { PostDTO($0) }))
        }
    }
}

nonisolated protocol NotesRepository: Sendable {
    func addAge(_ request: Note?) async throws
    func addNote(_ request: Note) async throws
}

nonisolated extension NotesRepository {
    func addAge(_ request: Note? = nil, isolation _: isolated (any Actor)? = #isolation) async throws {
        try await addAge(request)
    }
}

nonisolated final class NotesRepositoryImpl: NotesRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func addAge(_ request: Note?) async throws {
        try await BackgroundWork.run {
            try await apiService.send(NotesEndpoint.addAge(request.map { NoteDTO($0) }))
        }
    }

    func addNote(_ request: Note) async throws {
        try await BackgroundWork.run {
            try await apiService.send(NotesEndpoint.addNote(NoteDTO(request)))
        }
    }
}
