import Foundation

nonisolated protocol ModelsRepository: Sendable {
    func ask(
        model2: Model,
        size: ModelsByModelAnswersSize,
        _ request: Question,
        voice: AskVoice?,
        voices: [Model]?,
        xModel: Model?,
        model: Model?
    ) async throws
}

nonisolated extension ModelsRepository {
    func ask(
        model2: Model,
        size: ModelsByModelAnswersSize,
        _ request: Question,
        voice: AskVoice? = nil,
        voices: [Model]? = nil,
        xModel: Model? = nil,
        model: Model? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws {
        try await ask(model2: model2, size: size, request, voice: voice, voices: voices, xModel: xModel, model: model)
    }
}

nonisolated final class ModelsRepositoryImpl: ModelsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func ask(
        model2: Model,
        size: ModelsByModelAnswersSize,
        _ request: Question,
        voice: AskVoice?,
        voices: [Model]?,
        xModel: Model?,
        model: Model?
    ) async throws {
        try await apiService.send(
            ModelsEndpoint.ask(
                model2: model2,
                size: size,
                request,
                voice: voice,
                voices: voices,
                xModel: xModel,
                model: model
            )
        )
    }
}
