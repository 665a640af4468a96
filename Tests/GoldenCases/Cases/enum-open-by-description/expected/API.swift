import Foundation

nonisolated enum ModelsEndpoint: Endpoint {
    case ask(
        model2: Model,
        size: ModelsByModelAnswersSize,
        Question,
        voice: AskVoice?,
        voices: [Model]?,
        xModel: Model?,
        model: Model?
    )

    var path: String {
        switch self {
        case .ask(let model2, let size, _, _, _, _, _):
            return "/models/\(model2.rawValue.pathEscaped)/answers/\(pathSegment(size, name: "size"))"
        }
    }

    var method: HTTPMethod {
        .post
    }

    var headers: [String: String]? {
        switch self {
        case .ask(_, _, _, _, _, let xModel, _):
            return ["X-Model": xModel?.rawValue].compactMapValues { $0 }
        }
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .ask(_, _, _, let voice, let voices, _, _):
            return [QueryItem("voice", voice), QueryItem("voices", voices)]
        }
    }

    var body: RequestBody? {
        switch self {
        case .ask(_, _, let request, _, _, _, _):
            return .json(request)
        }
    }

    var cookies: [QueryItem] {
        switch self {
        case .ask(_, _, _, _, _, _, let model):
            return [QueryItem("model", model)]
        }
    }
}
