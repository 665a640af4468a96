import Foundation

enum Kind: CaseIterable { case users, notes, charges, events, rooms, tags }

/// A call of a collection, on whatever serves it.
enum Call {
    case create(Kind, String)
    case read(Kind, Int)
    case replace(Int, String)
    case change(Kind, Int, text: String?, weight: Double?)
    case remove(Kind, Int)
    case list(Kind)

    /// What was returned, or the status of the error.
    func made(on desk: any DeskRepository, isFake: Bool) async -> String {
        do {
            return try await result(on: desk, isFake: isFake)
        } catch NetworkError.status(let code, _, _) {
            return "\(code)"
        } catch {
            return "\(error)"
        }
    }

    private func result(on desk: any DeskRepository, isFake: Bool) async throws -> String {
        switch self {
        case .create(.users, let text):
            return show(try await desk.createUser(UserValues(text: text, weight: 1.5, isOpen: true)))
        case .create(.notes, let text):
            return show(
                try await desk.createNote(userId: owner(text), NoteValues(text: text, weight: 1.5, isOpen: true))
            )
        case .create(.charges, let text):
            return show(try await desk.createCharge(ChargeValues(text: text, weight: 2, isOpen: false)))
        case .create(.events, let text):
            return show(try await desk.createEvent(EventValues(text: text, weight: 2, isOpen: false)))
        case .create(.rooms, let text):
            return show(try await desk.createRoom(RoomValues(text: text, weight: 2, isOpen: false)))
        case .create(.tags, let text):
            return show(try await desk.createTag(TagValues(text: text, weight: 2, isOpen: false)))
        case .read(.users, let id): return show(try await desk.fetchUser(userId: id))
        case .read(.notes, let id): return show(try await desk.fetchNote(userId: id % 2, noteId: uuid(id)))
        case .read(.charges, let id): return show(try await desk.fetchCharge(chargeId: "\(id)"))
        case .read(.events, let id): return show(try await desk.fetchEvent(eventId: id))
        case .read(.rooms, let id): return show(try await desk.fetchRoom(roomId: id))
        case .read(.tags, let id): return show(try await desk.fetchTag(tagId: id))
        case .replace(let id, let text):
            let user = NewUser(text: text, weight: text.utf8.count > 2 ? 9 : nil)
            return show(try await desk.replaceUser(userId: id, user))
        case .change(.notes, let id, let text, let weight):
            return show(
                try await desk.changeNote(userId: id % 2, noteId: uuid(id), NoteChanges(text: text, weight: weight))
            )
        case .change(_, let id, let text, let weight):
            return show(try await desk.changeUser(userId: id, UserChanges(text: text, weight: weight)))
        case .remove(.users, let id): try await desk.removeUser(userId: id)
        case .remove(.notes, let id): try await desk.removeNote(userId: id % 2, noteId: uuid(id))
        case .remove(.charges, let id): try await desk.removeCharge(chargeId: "\(id)")
        case .remove(.events, let id): try await desk.removeEvent(eventId: id)
        case .remove(.rooms, let id): try await desk.removeRoom(roomId: id)
        case .remove(.tags, let id): try await desk.removeTag(tagId: id)
        case .list(let kind): return try await list(kind, of: desk, isFake: isFake)
        }
        return "removed"
    }

    /// A fake's page is the whole list.
    private func list(_ kind: Kind, of desk: any DeskRepository, isFake: Bool) async throws -> String {
        var all: [String] = []
        switch kind {
        case .users where isFake: all = try await desk.listUsers(offset: nil, limit: nil).users.map(show)
        case .notes where isFake: all = try await desk.listNotes(userId: 1, cursor: nil, limit: nil).notes.map(show)
        case .charges where isFake: all = try await desk.listCharges(startingAfter: nil, limit: nil).charges.map(show)
        case .events where isFake: all = try await desk.listEvents(after: nil, limit: nil).events.map(show)
        case .rooms where isFake: all = try await desk.listRooms(page: nil, limit: nil).rooms.map(show)
        case .tags where isFake: all = try await desk.listTags(page: nil, limit: nil).body.map(show)
        case .users: for try await one in desk.listUsersItems() { all.append(show(one)) }
        case .notes: for try await one in desk.listNotesItems(userId: 1) { all.append(show(one)) }
        case .charges: for try await one in desk.listChargesItems() { all.append(show(one)) }
        case .events: for try await one in desk.listEventsItems() { all.append(show(one)) }
        case .rooms: for try await one in desk.listRoomsItems() { all.append(show(one)) }
        case .tags: for try await one in desk.listTagsItems() { all.append(show(one)) }
        }
        return "[" + all.joined(separator: ", ") + "]"
    }

    private func owner(_ text: String) -> Int { text.utf8.count % 2 }
    private func uuid(_ id: Int) -> UUID { UUID(uuidString: "00000000-0000-4000-8000-00000000000\(id)") ?? UUID() }

    private func show(_ one: User) -> String { show(one.id, one.text, one.weight, one.isOpen) }
    private func show(_ one: Note) -> String { show(one.id, one.text, one.weight, one.isOpen) }
    private func show(_ one: Charge) -> String { show(one.id, one.text, one.weight, one.isOpen) }
    private func show(_ one: Event) -> String { show(one.id, one.text, one.weight, one.isOpen) }
    private func show(_ one: Room) -> String { show(one.id, one.text, one.weight, one.isOpen) }
    private func show(_ one: Tag) -> String { show(one.id, one.text, one.weight, one.isOpen) }
    private func show(_ id: some Any, _ text: String, _ weight: Double?, _ isOpen: Bool?) -> String {
        "\(id) \(text) \(weight.map { "\($0)" } ?? "nil") \(isOpen.map { "\($0)" } ?? "nil")"
    }
}

/// A generator whose numbers follow from its seed (SplitMix64).
struct Chance: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    /// Few kinds and ids, so that calls meet the entities of earlier ones.
    mutating func call(of kinds: [Kind]) -> Call {
        let kind = kinds.randomElement(using: &self) ?? .users
        let id = Int.random(in: 1...3, using: &self)
        let text = String(repeating: "x", count: Int.random(in: 1...4, using: &self))
        switch Int.random(in: 0..<10, using: &self) {
        case 0..<4: return .create(kind, text)
        case 4: return .read(kind, id)
        case 5, 6: return .list(kind)
        case 7: return .remove(kind, id)
        case 8: return .replace(id, text)
        default:
            let weight = Bool.random(using: &self) ? Double(id) : nil
            return .change(
                [.users, .notes].randomElement(using: &self) ?? .users,
                id,
                text: weight == nil ? text : nil,
                weight: weight
            )
        }
    }
}
