import Foundation

extension LetterboxClient {
    public func letters(in folder: Folder, unreadOnly: Bool = false, before id: Letter.ID? = nil) async throws -> [Letter] {
        try await send(
            Request("folders", folder.rawValue, "letters")
                .query("unread", unreadOnly ? true : nil)
                .query("before", id)
        )
    }

    public func letter(_ id: Letter.ID, etag: String? = nil) async throws -> Letter {
        try await send(Request("letters", "\(id)").header("If-None-Match", etag))
    }

    @discardableResult
    public func send(letter: LetterDraft, urgent: Bool) async throws -> Letter {
        let request = try Request<Letter>("letters").method("POST").query("urgent", urgent).json(letter)
        return try await send(request)
    }

    public func move(_ ids: [Letter.ID], to folder: Folder) async throws {
        struct Move: Encodable { let ids: [Int]; let folder: Folder }
        _ = try await send(Request<Acknowledged>("letters", "move").method("PATCH").json(Move(ids: ids, folder: folder)))
    }
}

public enum Folder: String, Codable, Sendable { case inbox, sent, archive = "old" }
public struct Letter: Codable, Sendable, Identifiable { public let id: Int; let subject: String }
public struct LetterDraft: Codable, Sendable { let to: String; let text: String }
struct Acknowledged: Codable, Sendable {}
