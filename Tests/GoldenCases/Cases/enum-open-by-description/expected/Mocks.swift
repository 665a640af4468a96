import Foundation

/// Replaces `ModelsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockModelsRepository: ModelsRepository {
    let askSpy = MockMethod<
        (
            model2: Model,
            size: ModelsByModelAnswersSize,
            request: Question,
            voice: AskVoice?,
            voices: [Model]?,
            xModel: Model?,
            model: Model?
        ),
        Void
    >("ModelsRepository.ask(model2:size:_:voice:voices:xModel:model:)")

    init() {}

    func ask(
        model2: Model,
        size: ModelsByModelAnswersSize,
        _ request: Question,
        voice: AskVoice?,
        voices: [Model]?,
        xModel: Model?,
        model: Model?
    ) async throws {
        try await askSpy.call(
            (model2: model2, size: size, request: request, voice: voice, voices: voices, xModel: xModel, model: model)
        )
    }
}
