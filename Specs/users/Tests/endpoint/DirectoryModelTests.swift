import Foundation
import Testing

@testable import Users

/// The directory's screen: once with a fake that keeps people in memory, once with stubbed answers.
@MainActor
struct DirectoryModelTests {
    let repository = MockUserRepository()

    @Test func whoIsAddedIsShown() async {
        let model = DirectoryModel(repository: repository)
        await model.add(name: "Ada", email: "ada@example.com")
        await model.add(name: "Grace", email: "grace@example.com")
        #expect(model.people.map(\.name) == ["Ada", "Grace"])
        #expect(model.people.map(\.role) == [.member, .member])
        #expect(model.total == 2)
        #expect(model.problem == nil)
    }

    @Test func whoIsRenamedKeepsTheRest() async {
        repository.users.entities = [.preview]
        let model = DirectoryModel(repository: repository)
        await model.load()
        await model.rename(.preview, to: "Ada Byron")
        #expect(model.people.map(\.name) == ["Ada Byron"])
        #expect(model.people.map(\.email) == [User.preview.email])
    }

    @Test func whoIsRemovedIsGone() async {
        repository.users.entities = [.preview]
        let model = DirectoryModel(repository: repository)
        await model.remove(.preview)
        #expect(model.people.isEmpty)
        await model.remove(.preview)
        #expect(model.problem == "There is nobody of that kind any more.")
    }

    @Test func aStubWinsOverWhatTheFakeKeeps() async {
        repository.users.entities = [.preview]
        repository.fetchUsersSpy.stub(throwing: NetworkError.timeout)
        let model = DirectoryModel(repository: repository)
        await model.load()
        #expect(model.people.isEmpty)
        #expect(model.problem != nil)
        #expect(repository.fetchUsersSpy.callCount == 1)
    }

    @Test func whatAFakeCanNotKnowHasToBeStubbed() async throws {
        await #expect(throws: MockError.unstubbed("UserRepository.checkHealth()")) {
            try await repository.checkHealth()
        }
        repository.checkHealthSpy.stub("fine")
        #expect(try await repository.checkHealth() == "fine")
    }
}
