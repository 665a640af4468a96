import Foundation

/// Replaces `ApplesRepository` with entities in memory. Each method can be stubbed through its spy;
/// methods other than create, read, update, delete and list must be.
nonisolated final class MockApplesRepository: ApplesRepository {
    let apples = FakeTable<Apple>(id: "id")
    let listApplesSpy = MockMethod<Void, ListApplesResponse>(
        "ApplesRepository.listApples()",
        answer: ListApplesResponse(body: [.preview], totalCount: 1, season: .preview)
    )
    let plantAppleSpy = MockMethod<NewApple, PlantAppleResponse>(
        "ApplesRepository.plantApple(_:)",
        answer: PlantAppleResponse(body: .created(.preview), cost: 1)
    )
    let fetchAppleSpy = MockMethod<Int, GetAppleResponse>("ApplesRepository.fetchApple(id:)")
    let checkAppleSpy = MockMethod<Int, CheckAppleResponse>(
        "ApplesRepository.checkApple(id:)",
        answer: CheckAppleResponse(eTag: "Example")
    )
    let fellAppleSpy = MockMethod<Int, FellAppleResponse>("ApplesRepository.fellApple(id:)")
    let fetchPhotoSpy = MockMethod<Int, GetPhotoResponse>(
        "ApplesRepository.fetchPhoto(id:)",
        answer: GetPhotoResponse(body: Data("example".utf8))
    )

    init() {}

    func listApples() async throws -> ListApplesResponse {
        try await listApplesSpy.call(())
    }

    func plantApple(_ request: NewApple) async throws -> PlantAppleResponse {
        try await plantAppleSpy.call(request)
    }

    func fetchApple(id: Int) async throws -> GetAppleResponse {
        try await fetchAppleSpy.call(id) {
            GetAppleResponse(body: try apples.read(id))
        }
    }

    func checkApple(id: Int) async throws -> CheckAppleResponse {
        try await checkAppleSpy.call(id)
    }

    func fellApple(id: Int) async throws -> FellAppleResponse {
        try await fellAppleSpy.call(id) {
            try apples.delete(id)
            return FellAppleResponse()
        }
    }

    func fetchPhoto(id: Int) async throws -> GetPhotoResponse {
        try await fetchPhotoSpy.call(id)
    }
}
