import Foundation

nonisolated protocol PhotoRepository: Sendable {
    func fetchPhoto() async throws -> Data
}

nonisolated final class PhotoRepositoryImpl: PhotoRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchPhoto() async throws -> Data {
        try await apiService.data(PhotoEndpoint.getPhoto)
    }
}

nonisolated protocol NoteRepository: Sendable {
    func fetchNote() async throws -> String
}

nonisolated final class NoteRepositoryImpl: NoteRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchNote() async throws -> String {
        try await apiService.text(NoteEndpoint.getNote)
    }
}

nonisolated protocol BothRepository: Sendable {
    func fetchBoth() async throws -> String
}

nonisolated final class BothRepositoryImpl: BothRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchBoth() async throws -> String {
        try await apiService.text(BothEndpoint.getBoth)
    }
}
