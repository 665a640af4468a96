import Foundation

/// A view model as a team writes it: on the main actor, with a repository that may be a mock.
@MainActor
final class AnswersModel {
    private let repository: any AnswerRepository
    private(set) var answers: [Answer] = []
    private(set) var message: String?

    init(repository: any AnswerRepository) {
        self.repository = repository
    }

    func load() async {
        do {
            answers = try await repository.listAnswers()
        } catch {
            message = (error as? any LocalizedError)?.errorDescription ?? "\(error)"
        }
    }

    func add(_ text: String) async {
        do {
            _ = try await repository.addAnswer(Answer(id: answers.count + 1, text: text))
            await load()
        } catch {
            message = "\(error)"
        }
    }
}

func check(_ condition: Bool, _ what: String) {
    print(condition ? "ok \(what)" : "FAILED \(what)")
}

func mockChecks() async {
    await fakeKeepsEntities()
    await spiesAnswer()
    await tasksShareMock()
}

@MainActor
private func fakeKeepsEntities() async {
    let mock = MockAnswerRepository()
    let model = AnswersModel(repository: mock)
    await model.add("first")
    await model.add("second")
    check(model.answers.map(\.text) == ["first", "second"], "a fake keeps what is created")
    try? await mock.removeAnswer(id: 1)
    await model.load()
    check(model.answers.map(\.id) == [2], "a fake forgets what is deleted")
    check((try? await mock.readAnswer(id: 2))?.text == "second", "a fake reads by id")
    do {
        _ = try await mock.readAnswer(id: 9)
        check(false, "a fake has no entity 9")
    } catch {
        check((error as? NetworkError)?.statusCode == 404, "a fake answers 404 for what it does not have")
    }
    do {
        _ = try await mock.renewAnswers()
        check(false, "what a fake can't do fails")
    } catch {
        check(
            error as? MockError == .unstubbed("AnswerRepository.renewAnswers()"),
            "an unstubbed call names the method"
        )
    }
}

@MainActor
private func spiesAnswer() async {
    let mock = MockAnswerRepository()
    mock.listAnswersSpy.stub(throwing: URLError(.notConnectedToInternet))
    let model = AnswersModel(repository: mock)
    await model.load()
    check(model.message != nil && mock.listAnswersSpy.callCount == 1, "a stub goes before the fake")
    mock.readAnswerSpy.stub { id in Answer(id: id, text: "answer \(id)") }
    check((try? await mock.readAnswer(id: 7))?.text == "answer 7", "a closure answers by the arguments")
    mock.readAnswerSpy.stub { id in
        try await Task.sleep(nanoseconds: 1)
        return Answer(id: id, text: "late")
    }
    check((try? await mock.readAnswer(id: 7))?.text == "late", "a closure may wait")
    check(mock.readAnswerSpy.calls == [7, 7], "calls are recorded with their arguments")
    mock.readAnswerSpy.stub(inOrder: [.success(Answer(id: 1, text: "a")), .failure(CancellationError())])
    check((try? await mock.readAnswer(id: 1))?.text == "a", "the first of several answers")
    do {
        _ = try await mock.readAnswer(id: 1)
        check(false, "the second of several answers")
    } catch {
        check(error is CancellationError, "the second of several answers")
    }
    do {
        _ = try await mock.readAnswer(id: 1)
        check(false, "a third answer")
    } catch {
        let name = "AnswerRepository.readAnswer(id:)"
        check(error as? MockError == .exhausted(name, answers: 2), "a third call has no answer")
    }
    mock.readAnswerSpy.reset()
    check(mock.readAnswerSpy.calls.isEmpty && mock.readAnswerSpy.result == nil, "a reset forgets all")
}

private func tasksShareMock() async {
    let mock = MockAnswerRepository()
    await withTaskGroup(of: Void.self) { group in
        for index in 0..<100 {
            group.addTask {
                _ = try? await mock.addAnswer(Answer(id: index, text: "\(index)"))
                _ = try? await mock.listAnswers()
                mock.renewAnswersSpy.stub(Answer(id: index, text: ""))
                _ = try? await mock.renewAnswers()
            }
        }
    }
    check(mock.answers.entities.count == 100 && mock.renewAnswersSpy.callCount == 100, "tasks share a mock")
}

extension Services {
    func complete(_ prompt: String) async throws -> Answer {
        try await feed.completeFeed(CompleteFeedRequest(prompt: prompt))
    }

    func completion(_ prompt: String) async throws -> AsyncThrowingStream<ServerSentEvent<Answer>, any Error> {
        try await feed.completeFeedStream(CompleteFeedRequest(prompt: prompt))
    }
}
