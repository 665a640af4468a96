import Foundation

struct Owner: Codable, Hashable, Sendable {
    let id: UUID
}

extension EntityConversion {
    static func owner(_ value: UUID) throws -> Owner { Owner(id: value) }

    static func owner(_ value: Owner) throws -> UUID { value.id }
}
