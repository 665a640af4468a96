import Foundation

nonisolated enum PapersEndpoint: Endpoint {
    case listPapers
    case createPaper(PaperDTO)
    case getPaper(id: Int)

    var path: String {
        switch self {
        case .listPapers, .createPaper:
            return "/papers"
        case .getPaper(let id):
            return "/papers/\(id)"
        }
    }

    var method: HTTPMethod {
        switch self {
        case .listPapers, .getPaper:
            return .get
        case .createPaper:
            return .post
        }
    }

    var body: RequestBody? {
        switch self {
        case .createPaper(let request):
            return .json(request)
        default:
            return nil
        }
    }
}
