import Foundation

func check(_ condition: Bool, _ what: String) {
    print(condition ? "ok \(what)" : "FAILED \(what)")
}

@MainActor
func mockChecks() async {
    let mock = MockBodyRepository()
    mock.everywhereSpy.stub()
    try? await mock.everywhere(id: 7, Parcel(weightKg: 1, tags: []), dryRun: nil)
    let call = mock.everywhereSpy.calls.first
    check(call?.id == 7 && call?.request.weightKg == 1 && call?.dryRun == nil, "several arguments are recorded by name")
    let answers = MockAnswerRepository()
    answers.readAnswerSpy.result = .success(Answer(id: 1, text: "one"))
    check((try? await answers.readAnswer(id: 1))?.text == "one", "a stubbed result answers")
}

extension Services {
    func complete(_ prompt: String) async throws -> Answer {
        try await feed.completeFeed(CompleteFeedRequest(prompt: prompt))
    }

    func completion(_ prompt: String) async throws -> AsyncThrowingStream<ServerSentEvent<Answer>, any Error> {
        try await feed.completeFeedStream(CompleteFeedRequest(prompt: prompt))
    }
}
