import Foundation

nonisolated enum TeasEndpoint: Endpoint {
    case addTea(TeaDTO)

    var path: String {
        "/teas"
    }

    var method: HTTPMethod {
        .post
    }

    var body: RequestBody? {
        switch self {
        case .addTea(let request):
            return .json(request)
        }
    }
}

nonisolated enum MoodsEndpoint: Endpoint {
    case setMoods(Moods)

    var path: String {
        "/moods"
    }

    var method: HTTPMethod {
        .put
    }

    var body: RequestBody? {
        switch self {
        case .setMoods(let request):
            return .json(request)
        }
    }
}
