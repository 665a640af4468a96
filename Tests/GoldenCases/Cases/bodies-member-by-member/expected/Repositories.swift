import Foundation

nonisolated protocol PlaceRepository: Sendable {
    func closePlace(id: Int, reason: String, requestId: Int, until: Date?, notes: [String]?) async throws
    func movePlace(id: Int, to street: String, notify: Bool?, city: String) async throws -> Place
    func addPhoto(id: Int, file: FileUpload, title: String?) async throws
}

nonisolated extension PlaceRepository {
    func closePlace(id: Int, reason: String, requestId: Int) async throws {
        try await closePlace(id: id, reason: reason, requestId: requestId, until: nil, notes: nil)
    }

    func movePlace(id: Int, to street: String) async throws -> Place {
        try await movePlace(id: id, to: street, notify: nil, city: "Ghent")
    }

    func addPhoto(id: Int, file: FileUpload) async throws {
        try await addPhoto(id: id, file: file, title: nil)
    }
}

nonisolated final class PlaceRepositoryImpl: PlaceRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func closePlace(id: Int, reason: String, requestId: Int, until: Date?, notes: [String]?) async throws {
        try await apiService.send(
            PlaceEndpoint.closePlace(id: id, reason: reason, requestId: requestId, until: until, notes: notes)
        )
    }

    func movePlace(id: Int, to street: String, notify: Bool?, city: String) async throws -> Place {
        try await apiService.request(
            PlaceEndpoint.movePlace(id: id, to: street, kind: .fixed, notify: notify, city: city)
        )
    }

    func addPhoto(id: Int, file: FileUpload, title: String?) async throws {
        try await apiService.send(PlaceEndpoint.addPhoto(id: id, file: file, title: title))
    }
}
