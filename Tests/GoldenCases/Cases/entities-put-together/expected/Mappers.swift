import Foundation

nonisolated extension Profile {
    /// Converts the service's value to an entity.
    public init(_ transfer: ProfileDTO) {
        self.init(
            id: transfer.id,
            theme: transfer.settings?.theme,
            ownerID: transfer.owner.id,
            ownerPhoto: transfer.owner.avatar?.url,
            x: transfer.place?.x,
            y: transfer.place?.y,
            color: transfer.look?.color ?? "red",
            size: transfer.look?.size
        )
    }
}

nonisolated extension ProfileDTO {
    /// Converts an entity to the service's type.
    public init(_ entity: Profile) throws {
        self.init(
            id: entity.id,
            settings: entity.theme.map { ProfileDTO.Settings(theme: $0) },
            owner: ProfileDTO.Owner(
                id: entity.ownerID,
                avatar: entity.ownerPhoto.map { ProfileDTO.Owner.Avatar(url: $0) }
            ),
            place: entity.x == nil && entity.y == nil
                ? nil
                : ProfileDTO.Place(
                    x: try EntityConversionError.unwrap(entity.x, of: entity.x, at: "ProfileDTO.Place.x"),
                    y: try EntityConversionError.unwrap(entity.y, of: entity.y, at: "ProfileDTO.Place.y")
                ),
            look: entity.size.map { ProfileDTO.Look(color: entity.color, size: $0) }
        )
    }
}

nonisolated extension Broken {
    /// Converts the service's value to an entity.
    public init(_ transfer: BrokenDTO) {
        self.init(name: transfer.name, ownerID: transfer.owner?.id)
    }
}

nonisolated extension BrokenDTO {
    /// Converts an entity to the service's type.
    public init(_ entity: Broken) {
        self = EntityConversion.brokenDTO(entity)
    }
}
