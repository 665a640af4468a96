import LockerKit

enum LockerAPI {
    case lockers(station: LockerStation)
    case open(code: String, isSpare: Bool)
}

extension LockerAPI: LockerRequest {
    var param: Encodable? {
        switch self {
        case .lockers: return nil
        case .open(let code, _): return ["code": code]
        }
    }

    var method: LockerVerb {
        switch self {
        case .lockers: return .get
        case .open(_, let isSpare): return isSpare ? .put : .post
        }
    }

    var header: LockerHeaders {
        switch self {
        case .lockers: return .plain
        case .open(let code, _): return .with(["X-Code": code])
        }
    }

    var path: String {
        switch self {
        case .lockers(let station): return "/v1/stations/\(station.number)/lockers"
        case .open: return "/v1/openings"
        }
    }
}

protocol LockerRepository {
    func open(code: String, isSpare: Bool) async -> Result<LockerDoor, Error>
}

struct LockerRepositoryImpl: LockerRepository {
    func open(code: String, isSpare: Bool) async -> Result<LockerDoor, Error> {
        let request = LockerAPI.open(code: code, isSpare: isSpare)
        return await LockerNetwork.shared.request(call: request)
    }
}
