import Foundation
import NetworkKit

/// Replaces `KitesRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockKitesRepository: KitesRepository {
    let listKitesSpy = MockMethod<Shape?, [Kite]>("KitesRepository.listKites(shape:)")
    let addKiteSpy = MockMethod<(request: Kite, shape: Shape?), String>("KitesRepository.addKite(_:shape:)")

    init() {}

    func listKites(shape: Shape?) async throws -> [Kite] {
        try await listKitesSpy.call(shape)
    }

    func addKite(_ request: Kite, shape: Shape?) async throws -> String {
        try await addKiteSpy.call((request: request, shape: shape))
    }
}

/// Replaces `WindsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockWindsRepository: WindsRepository {
    let listWindsSpy = MockMethod<Void, AsyncThrowingStream<ServerSentEvent<JSONValue>, any Error>>(
        "WindsRepository.listWinds()"
    )
    let addWindSpy = MockMethod<AddWindRequest, Void>("WindsRepository.addWind(_:)")

    init() {}

    func listWinds() async throws -> AsyncThrowingStream<ServerSentEvent<JSONValue>, any Error> {
        try await listWindsSpy.call(())
    }

    func addWind(_ request: AddWindRequest) async throws {
        try await addWindSpy.call(request)
    }
}
