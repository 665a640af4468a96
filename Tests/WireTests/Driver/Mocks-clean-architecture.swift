import Foundation

func check(_ condition: Bool, _ what: String) {
    print(condition ? "ok \(what)" : "FAILED \(what)")
}

@MainActor
func mockChecks() async {
    let repository = MockAnswerRepository()
    let useCase = ReadAnswerUseCase(repository: repository)
    repository.readAnswerSpy.stub(Answer(id: 1, text: "one"))
    check((try? await useCase.execute(id: 1))?.text == "one", "a use case asks the repository")
    check(repository.readAnswerSpy.calls == [1], "the repository is asked with the arguments")
    let mock = MockReadAnswerUseCase()
    do {
        _ = try await mock.execute(id: 2)
        check(false, "an unstubbed use case fails")
    } catch {
        check(
            error as? MockError == .unstubbed("ReadAnswerUseCaseProtocol.execute(id:)"),
            "an unstubbed use case is named"
        )
    }
    mock.executeSpy.stub(Answer(id: 2, text: "two"))
    let any: any ReadAnswerUseCaseProtocol = mock
    check((try? await any.execute(id: 2))?.text == "two", "a stubbed use case answers")
}

extension Services {
    func complete(_ prompt: String) async throws -> Answer {
        try await feed.completeFeed(CompleteFeedRequest(prompt: prompt))
    }

    func completion(_ prompt: String) async throws -> AsyncThrowingStream<ServerSentEvent<Answer>, any Error> {
        try await feed.completeFeedStream(CompleteFeedRequest(prompt: prompt))
    }
}
