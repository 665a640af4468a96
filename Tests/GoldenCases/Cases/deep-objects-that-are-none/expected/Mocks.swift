import Foundation

/// Replaces `PlacesRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockPlacesRepository: PlacesRepository {
    let placesSpy = MockMethod<
        (text: String?, sort: Sort?, page: Int?, created: PlacesCreated?, range: RangeModel?),
        Void
    >("PlacesRepository.places(text:sort:page:created:range:)")
    let addPlaceSpy = MockMethod<AddPlaceRequest?, Void>("PlacesRepository.addPlace(_:)")

    init() {}

    func places(text: String?, sort: Sort?, page: Int?, created: PlacesCreated?, range: RangeModel?) async throws {
        try await placesSpy.call((text: text, sort: sort, page: page, created: created, range: range))
    }

    func addPlace(_ request: AddPlaceRequest?) async throws {
        try await addPlaceSpy.call(request)
    }
}
