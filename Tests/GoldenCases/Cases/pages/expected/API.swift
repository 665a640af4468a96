import Foundation

nonisolated enum ListsEndpoint: Endpoint {
    case listEvents(room: String, cursor: String?)
    case listRooms(input: ListRoomsInput)
    case listPeople(offset: Int, limit: Int?)
    case listCommits(page: Int?)
    case listPages(after: Int?)
    case listCharges(startingAfter: String?)
    case listWhole(cursor: String?)
    case listNotes(maxId: String?)

    var path: String {
        switch self {
        case .listEvents:
            return "/events"
        case .listRooms:
            return "/rooms"
        case .listPeople:
            return "/people"
        case .listCommits:
            return "/commits"
        case .listPages:
            return "/pages"
        case .listCharges:
            return "/charges"
        case .listWhole:
            return "/whole"
        case .listNotes:
            return "/notes"
        }
    }

    var method: HTTPMethod {
        .get
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .listEvents(let room, let cursor):
            return [QueryItem("room", room), QueryItem("cursor", cursor)]
        case .listRooms(let input):
            return [QueryItem("page", input.page), QueryItem("a", input.a), QueryItem("b", input.b)]
        case .listPeople(let offset, let limit):
            return [QueryItem("offset", offset), QueryItem("limit", limit)]
        case .listCommits(let page):
            return [QueryItem("page", page)]
        case .listPages(let after):
            return [QueryItem("after", after)]
        case .listCharges(let startingAfter):
            return [QueryItem("starting_after", startingAfter)]
        case .listWhole(let cursor):
            return [QueryItem("cursor", cursor)]
        case .listNotes(let maxId):
            return [QueryItem("max_id", maxId)]
        }
    }
}
