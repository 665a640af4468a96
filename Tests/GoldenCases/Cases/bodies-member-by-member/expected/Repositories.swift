import Foundation

nonisolated protocol PlaceRepository: Sendable {
    func closePlace(id: Int, reason: String, requestId: Int, until: Date?, notes: [String]?) async throws
    func movePlace(id: Int, to street: String, notify: Bool?, city: String) async throws -> Place
    func addPhoto(id: Int, file: FileUpload, title: String?) async throws
}

nonisolated extension PlaceRepository {
    func closePlace(
        id: Int,
        reason: String,
        requestId: Int,
        until: Date? = nil,
        notes: [String]? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws {
        try await closePlace(id: id, reason: reason, requestId: requestId, until: until, notes: notes)
    }

    func movePlace(
        id: Int,
        to street: String,
        notify: Bool? = nil,
        city: String = "Ghent",
        isolation _: isolated (any Actor)? = #isolation
    ) async throws -> Place {
        try await movePlace(id: id, to: street, notify: notify, city: city)
    }

    func addPhoto(
        id: Int,
        file: FileUpload,
        title: String? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws {
        try await addPhoto(id: id, file: file, title: title)
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
