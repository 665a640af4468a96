import Foundation

nonisolated enum BlobsEndpoint: Endpoint {
    case putBlob(id: String, FileUpload)
    case deleteBlob(id: String)

    var path: String {
        switch self {
        case .putBlob(let id, _), .deleteBlob(let id):
            return "/blobs/\(id.pathEscaped)"
        }
    }

    var method: HTTPMethod {
        switch self {
        case .putBlob:
            return .put
        case .deleteBlob:
            return .delete
        }
    }

    var body: RequestBody? {
        switch self {
        case .putBlob(_, let request):
            return .data(request)
        default:
            return nil
        }
    }
}
