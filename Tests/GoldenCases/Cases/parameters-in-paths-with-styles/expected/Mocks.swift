import Foundation

/// Replaces `SimpleRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockSimpleRepository: SimpleRepository {
    let simpleSpy = MockMethod<[Int], Void>("SimpleRepository.simple(ids:)")

    init() {}

    func simple(ids: [Int]) async throws {
        try await simpleSpy.call(ids)
    }
}

/// Replaces `LabelRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockLabelRepository: LabelRepository {
    let labelSpy = MockMethod<[Int], Void>("LabelRepository.label(ids:)")

    init() {}

    func label(ids: [Int]) async throws {
        try await labelSpy.call(ids)
    }
}

/// Replaces `MatrixRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockMatrixRepository: MatrixRepository {
    let matrixSpy = MockMethod<Place, Void>("MatrixRepository.matrix(place:)")

    init() {}

    func matrix(place: Place) async throws {
        try await matrixSpy.call(place)
    }
}
