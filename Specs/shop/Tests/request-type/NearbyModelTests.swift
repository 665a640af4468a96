import Foundation
import Testing

@testable import Shop

/// The screen of workshops nearby, with a mock in place of the service.
@MainActor
struct NearbyModelTests {
    let repository = MockWorkshopRepository()
    let here = NearbyInput(region: "north", latitude: 52.5, longitude: 13.4)

    @Test func showsWhatIsNearby() async {
        repository.fetchWorkshopsNearbyResult = .success(.preview)
        let model = NearbyModel(repository: repository)
        await model.load(around: here)
        #expect(model.state == .workshops([.preview]))
        #expect(repository.fetchWorkshopsNearbySpy.calls == [here])
    }

    @Test func tellsWhatWentWrong() async {
        repository.fetchWorkshopsNearbyResult = .failure(URLError(.notConnectedToInternet))
        let model = NearbyModel(repository: repository)
        await model.load(around: here)
        guard case .message = model.state else {
            Issue.record("\(model.state)")
            return
        }
    }

    @Test func continuesWhereThePageEnded() async {
        repository.fetchWorkshopsNearbyResult = .success(Page(contents: [.preview], nextCursor: "2", hasMore: true))
        repository.fetchWorkshopsOfKindSpy.stub(inOrder: [
            .success(Page(contents: [.preview, .preview], nextCursor: "3", hasMore: true)),
            .success(Page(contents: [], hasMore: false)),
        ])
        let model = NearbyModel(repository: repository)
        await model.load(around: here)
        await model.loadMore(of: .repair)
        await model.loadMore(of: .wash)
        await model.loadMore(of: .wash)
        #expect(model.state == .workshops([.preview, .preview, .preview]))
        #expect(repository.fetchWorkshopsOfKindSpy.calls.map(\.kind) == [.repair, .wash])
        #expect(repository.fetchWorkshopsOfKindSpy.calls.map(\.cursor) == ["2", "3"])
    }

    @Test func aCallThatNobodyStubbedNamesItself() async {
        let model = NearbyModel(repository: repository)
        await model.load(around: here)
        #expect(
            model.state
                == .message("WorkshopRepository.fetchWorkshopsNearby(input:) was called, but not stubbed")
        )
    }
}
