import Foundation

nonisolated protocol SimpleRepository: Sendable {
    func simple(ids: [Int]) async throws
}

nonisolated final class SimpleRepositoryImpl: SimpleRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func simple(ids: [Int]) async throws {
        try await apiService.send(SimpleEndpoint.simple(ids: ids))
    }
}

nonisolated protocol LabelRepository: Sendable {
    func label(ids: [Int]) async throws
}

nonisolated final class LabelRepositoryImpl: LabelRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func label(ids: [Int]) async throws {
        try await apiService.send(LabelEndpoint.label(ids: ids))
    }
}

nonisolated protocol MatrixRepository: Sendable {
    func matrix(place: Place) async throws
}

nonisolated final class MatrixRepositoryImpl: MatrixRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func matrix(place: Place) async throws {
        try await apiService.send(MatrixEndpoint.matrix(place: place))
    }
}
