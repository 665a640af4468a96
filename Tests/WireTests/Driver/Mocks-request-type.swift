import Foundation

func check(_ condition: Bool, _ what: String) {
    print(condition ? "ok \(what)" : "FAILED \(what)")
}

@MainActor
final class AnswerModel {
    private let repository: any AnswerRepository
    private(set) var text = ""

    init(repository: any AnswerRepository) {
        self.repository = repository
    }

    func load(_ id: Int) async {
        switch await repository.readAnswer(id: id) {
        case .success(let answer): text = answer.text
        case .failure(let error): text = error.localizedDescription
        }
    }
}

@MainActor
func mockChecks() async {
    let mock = MockAnswerRepository()
    let model = AnswerModel(repository: mock)
    await model.load(3)
    check(
        model.text == "AnswerRepository.readAnswer(id:) was called, but not stubbed",
        "an unstubbed call names the method"
    )
    mock.readAnswerResult = .success(Answer(id: 3, text: "three"))
    await model.load(4)
    check(model.text == "three", "a stubbed result answers")
    check(mock.readAnswerSpy.calls == [3, 4], "calls are recorded with their arguments")
    mock.removeAnswerResult = .success(())
    if case .failure = await mock.removeAnswer(id: 1) { check(false, "nothing can be stubbed") }
    await withTaskGroup(of: Void.self) { group in
        for _ in 0..<100 { group.addTask { _ = await mock.readAnswer(id: 5) } }
    }
    check(mock.readAnswerSpy.callCount == 102, "tasks share a mock")
    let many = MockCookieRepository()
    many.cookieSeveralResult = .success(())
    _ = await many.cookieSeveral(input: CookieSeveralInput(session: "s", count: 1))
    check(many.cookieSeveralSpy.calls.first?.session == "s", "a struct of inputs is recorded as such")
}

extension Services {
    func complete(_ prompt: String) async throws -> Answer {
        try await feed.completeFeed(input: CompleteFeedInput(prompt: prompt)).get()
    }

    func completion(_ prompt: String) async throws -> AsyncThrowingStream<ServerSentEvent<Answer>, any Error> {
        try await feed.completeFeedStream(input: CompleteFeedInput(prompt: prompt)).get()
    }
}
