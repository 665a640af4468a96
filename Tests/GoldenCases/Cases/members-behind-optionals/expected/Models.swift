import Foundation

nonisolated struct NoteDTO: Codable, Hashable, Sendable {
    let age: Int
    let text: String?
    let note: Nullable<String>?

    init(age: Int, text: String? = nil, note: Nullable<String>? = nil) {
        self.age = age
        self.text = text
        self.note = note
    }
}

nonisolated struct AuthorDTO: Codable, Hashable, Sendable {
    let link: String
    let age: Int
    let kind: Kind
    let things: [ThingDTO]

    nonisolated enum Kind: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
        case guest
        case editor
        /// A value that was not known when this code was written.
        case unknown(String)

        static let allCases: [Self] = [.guest, .editor]

        init(rawValue: String) {
            switch rawValue {
            case "guest":
                self = .guest
            case "editor":
                self = .editor
            default:
                self = .unknown(rawValue)
            }
        }

        var rawValue: String {
            switch self {
            case .guest:
                return "guest"
            case .editor:
                return "editor"
            case .unknown(let rawValue):
                return rawValue
            }
        }
    }
}

nonisolated struct ThingDTO: Codable, Hashable, Sendable {
    let name: String
}

nonisolated struct PostDTO: Codable, Hashable, Sendable {
    let id: String
    let editor: AuthorDTO?
    let reviewer: Nullable<AuthorDTO>?

    init(id: String, editor: AuthorDTO? = nil, reviewer: Nullable<AuthorDTO>? = nil) {
        self.id = id
        self.editor = editor
        self.reviewer = reviewer
    }
}

nonisolated struct Note: Hashable, Sendable {
    let age: Int
    let text: String?
    let note: Nullable<String>?

    init(age: Int, text: String? = nil, note: Nullable<String>? = nil) {
        self.age = age
        self.text = text
        self.note = note
    }
}

nonisolated struct Author: Hashable, Sendable {
    let link: String
    let age: Int
    let kind: Kind
    let things: [Thing]

    nonisolated enum Kind: RawRepresentable, CaseIterable, Hashable, Sendable {
        case guest
        case editor
        /// A value that was not known when this code was written.
        case unknown(String)

        static let allCases: [Self] = [.guest, .editor]

        init(rawValue: String) {
            switch rawValue {
            case "guest":
                self = .guest
            case "editor":
                self = .editor
            default:
                self = .unknown(rawValue)
            }
        }

        var rawValue: String {
            switch self {
            case .guest:
                return "guest"
            case .editor:
                return "editor"
            case .unknown(let rawValue):
                return rawValue
            }
        }
    }
}

nonisolated struct Thing: Hashable, Sendable {
    let name: String
}

nonisolated struct Post: Hashable, Sendable {
    let id: String
    let editorLink: URL?
    let kind: Author.Kind?
    let things: [Thing]?
    let reviewerAge: Int?

    init(
        id: String,
        editorLink: URL? = nil,
        kind: Author.Kind? = nil,
        things: [Thing]? = nil,
        reviewerAge: Int? = nil
    ) {
        self.id = id
        self.editorLink = editorLink
        self.kind = kind
        self.things = things
        self.reviewerAge = reviewerAge
    }
}

nonisolated struct ListPostsResponseDTO: Codable, Hashable, Sendable {
    let items: Nullable<[PostDTO]>?
    let meta: Nullable<Meta>?

    init(items: Nullable<[PostDTO]>? = nil, meta: Nullable<Meta>? = nil) {
        self.items = items
        self.meta = meta
    }

    nonisolated struct Meta: Codable, Hashable, Sendable {
        let next: Int
    }
}

nonisolated struct ListPostsResponse: Hashable, Sendable {
    let items: Nullable<[Post]>?
    let meta: Nullable<Meta>?

    init(items: Nullable<[Post]>? = nil, meta: Nullable<Meta>? = nil) {
        self.items = items
        self.meta = meta
    }

    nonisolated struct Meta: Hashable, Sendable {
        let next: Int
    }
}
