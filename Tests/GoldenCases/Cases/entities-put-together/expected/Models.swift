public import Foundation

public nonisolated struct ProfileDTO: Codable, Hashable, Sendable {
    public let id: String
    public let settings: Settings?
    public let owner: Owner
    public let place: Place?
    public let look: Look?

    public init(id: String, settings: Settings? = nil, owner: Owner, place: Place? = nil, look: Look? = nil) {
        self.id = id
        self.settings = settings
        self.owner = owner
        self.place = place
        self.look = look
    }

    public nonisolated struct Settings: Codable, Hashable, Sendable {
        public let theme: String
        public let size: Int?

        public init(theme: String, size: Int? = nil) {
            self.theme = theme
            self.size = size
        }
    }

    public nonisolated struct Owner: Codable, Hashable, Sendable {
        public let id: UUID
        public let avatar: Avatar?

        public init(id: UUID, avatar: Avatar? = nil) {
            self.id = id
            self.avatar = avatar
        }

        public nonisolated struct Avatar: Codable, Hashable, Sendable {
            public let url: URL

            public init(url: URL) {
                self.url = url
            }
        }
    }

    public nonisolated struct Place: Codable, Hashable, Sendable {
        public let x: Int
        public let y: Int

        public init(x: Int, y: Int) {
            self.x = x
            self.y = y
        }
    }

    public nonisolated struct Look: Codable, Hashable, Sendable {
        public let color: String?
        public let size: Int

        public init(color: String? = nil, size: Int) {
            self.color = color
            self.size = size
        }
    }
}

public nonisolated struct BrokenDTO: Encodable, Hashable, Sendable {
    public let name: String
    public let owner: Owner?

    public init(name: String, owner: Owner? = nil) {
        self.name = name
        self.owner = owner
    }

    public nonisolated struct Owner: Encodable, Hashable, Sendable {
        public let id: UUID
        public let email: String

        public init(id: UUID, email: String) {
            self.id = id
            self.email = email
        }
    }
}

public nonisolated struct Profile: Hashable, Sendable {
    public let id: String
    public let theme: String?
    public let ownerID: UUID
    public let ownerPhoto: URL?
    public let x: Int?
    public let y: Int?
    public let color: String
    public let size: Int?

    public init(
        id: String,
        theme: String? = nil,
        ownerID: UUID,
        ownerPhoto: URL? = nil,
        x: Int? = nil,
        y: Int? = nil,
        color: String = "red",
        size: Int? = nil
    ) {
        self.id = id
        self.theme = theme
        self.ownerID = ownerID
        self.ownerPhoto = ownerPhoto
        self.x = x
        self.y = y
        self.color = color
        self.size = size
    }
}

public nonisolated struct Broken: Hashable, Sendable {
    public let name: String
    public let ownerID: UUID?

    public init(name: String, ownerID: UUID? = nil) {
        self.name = name
        self.ownerID = ownerID
    }
}
