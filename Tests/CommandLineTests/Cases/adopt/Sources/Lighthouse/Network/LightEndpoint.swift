import Foundation

/// What a lighthouse can be asked.
enum LightEndpoint {
    /// All lights along a coast.
    case lights(coast: Coast, page: Int, size: Int?)
    case light(id: Int)
    case switchLight(id: Int, isOn: Bool)
    case report(LightReport)
    case fog
}

extension LightEndpoint: Endpoint {
    private var basePath: String { "/v1" + Folder.lights.rawValue }

    var path: String {
        switch self {
        case .lights: return basePath
        case let .light(id): return "\(basePath)/\(id)"
        case let .switchLight(id, _): return basePath + "/\(id)/lamp"
        case .report: return basePath + "/reports"
        default: return "/v1/fog"
        }
    }

    var method: HTTPMethod {
        switch self {
        case .lights, .light, .fog: return .get
        case let .switchLight(_, isOn): return isOn ? .put : .delete
        case .report: return .post
        }
    }

    var query: [String: Any]? {
        guard case let .lights(coast, page, size) = self else { return nil }
        var query: [String: Any] = ["coast": coast.rawValue, "page": max(1, page), "kind": "lit"]
        if let size { query["page_size"] = size }
        return query
    }

    var body: [String: Any]? {
        guard case let .report(report) = self else { return nil }
        return ["light_id": report.lightId, "text": report.text, "seen_at": Clock.now]
    }
}

private enum Folder: String {
    case lights = "/lights"
}
