import Foundation

nonisolated enum DisksEndpoint: Endpoint {
    case putDisk(diskName: String, Disk)
    case tagDisk(diskName: String, TagDiskRequest)

    var path: String {
        switch self {
        case .putDisk(let diskName, _), .tagDisk(let diskName, _):
            return "/disks/\(diskName.pathEscaped)"
        }
    }

    var method: HTTPMethod {
        switch self {
        case .putDisk:
            return .put
        case .tagDisk:
            return .post
        }
    }

    var body: RequestBody? {
        switch self {
        case .putDisk(_, let request):
            return .json(request)
        case .tagDisk(_, let request):
            return .form(request)
        }
    }
}
