import Foundation

nonisolated extension Store {
    /// Converts the service's value to an entity.
    init(_ transfer: RawStore) throws {
        self.init(
            id: transfer.id,
            storeURL: try EntityConversionError.unwrap(
                URL(string: transfer.storeURL),
                of: transfer.storeURL,
                at: "Store.storeURL"
            ),
            opening: Date(timeIntervalSince1970: TimeInterval(transfer.openedAt)),
            closedAt: transfer.closedAt.map { Date(timeIntervalSince1970: TimeInterval($0)) },
            revenue: try EntityConversionError.unwrap(
                EntityConversionError.decimal(transfer.revenue),
                of: transfer.revenue,
                at: "Store.revenue"
            ),
            visits: transfer.visits,
            owner: try transfer.ownerID.map { try EntityConversion.owner($0) },
            latitude: transfer.place.lat,
            place: transfer.place,
            corner: Store.Corner(transfer.corner),
            kind: Store.Kind(transfer.kind),
            size: Store.Size(transfer.size),
            branches: try transfer.branches.map { try $0.mapValues { try $0.map { try Store($0) } } },
            mood: transfer.mood.map { $0.map { Store.Mood($0) } },
            parent: try transfer.parent.map { try Store($0) },
            additionalProperties: transfer.additionalProperties
        )
    }
}

nonisolated extension RawStore {
    /// Converts an entity to the service's type.
    init(_ entity: Store) throws {
        self.init(
            id: entity.id,
            storeURL: entity.storeURL.absoluteString,
            openedAt: Int(entity.opening.timeIntervalSince1970.rounded()),
            closedAt: entity.closedAt.map { Int($0.timeIntervalSince1970.rounded()) },
            revenue: entity.revenue.description,
            visits: entity.visits,
            ownerID: try entity.owner.map { try EntityConversion.owner($0) },
            place: entity.place,
            corner: RawStore.Corner(entity.corner),
            kind: RawStore.Kind(entity.kind),
            size: RawStore.Size(entity.size),
            branches: try entity.branches.map { try $0.mapValues { try $0.map { try RawStore($0) } } },
            mood: entity.mood.map { $0.map { RawStore.Mood($0) } },
            parent: try entity.parent.map { try RawStore($0) },
            additionalProperties: entity.additionalProperties
        )
    }
}

nonisolated extension Store.Corner {
    /// Converts the service's value to an entity.
    init(_ transfer: RawStore.Corner) {
        self.init(first: transfer.first, second: transfer.second)
    }
}

nonisolated extension RawStore.Corner {
    /// Converts an entity to the service's type.
    init(_ entity: Store.Corner) {
        self.init(first: entity.first, second: entity.second)
    }
}

nonisolated extension Store.Kind {
    /// Converts the service's value to an entity.
    init(_ transfer: RawStore.Kind) {
        switch transfer {
        case .cafe:
            self = .cafe
        case .bar:
            self = .bar
        }
    }
}

nonisolated extension RawStore.Kind {
    /// Converts an entity to the service's type.
    init(_ entity: Store.Kind) {
        switch entity {
        case .cafe:
            self = .cafe
        case .bar:
            self = .bar
        }
    }
}

nonisolated extension Store.Size {
    /// Converts the service's value to an entity.
    init(_ transfer: RawStore.Size) {
        switch transfer {
        case ._1:
            self = ._1
        case ._2:
            self = ._2
        case ._3:
            self = ._3
        }
    }
}

nonisolated extension RawStore.Size {
    /// Converts an entity to the service's type.
    init(_ entity: Store.Size) {
        switch entity {
        case ._1:
            self = ._1
        case ._2:
            self = ._2
        case ._3:
            self = ._3
        }
    }
}

nonisolated extension Store.Mood {
    /// Converts the service's value to an entity.
    init(_ transfer: RawStore.Mood) {
        switch transfer {
        case .string(let value):
            self = .string(value)
        case .place(let value):
            self = .place(value)
        }
    }
}

nonisolated extension RawStore.Mood {
    /// Converts an entity to the service's type.
    init(_ entity: Store.Mood) {
        switch entity {
        case .string(let value):
            self = .string(value)
        case .place(let value):
            self = .place(value)
        }
    }
}

nonisolated extension AddStoreInput {
    /// Converts the service's value to an entity.
    init(_ transfer: RawAddStoreInput) {
        self.init(
            name: transfer.name,
            place: transfer.place,
            kind: transfer.kind.map { AddStoreInput.Kind($0) },
            note: transfer.note
        )
    }
}

nonisolated extension RawAddStoreInput {
    /// Converts an entity to the service's type.
    init(_ entity: AddStoreInput) {
        self.init(
            name: entity.name,
            place: entity.place,
            kind: entity.kind.map { RawAddStoreInput.Kind($0) },
            note: entity.note
        )
    }
}

nonisolated extension AddStoreInput.Kind {
    /// Converts the service's value to an entity.
    init(_ transfer: RawAddStoreInput.Kind) {
        switch transfer {
        case .cafe:
            self = .cafe
        case .bar:
            self = .bar
        }
    }
}

nonisolated extension RawAddStoreInput.Kind {
    /// Converts an entity to the service's type.
    init(_ entity: AddStoreInput.Kind) {
        switch entity {
        case .cafe:
            self = .cafe
        case .bar:
            self = .bar
        }
    }
}

nonisolated extension AddStoreResponseAccepted {
    /// Converts the service's value to an entity.
    init(_ transfer: RawAddStoreResponseAccepted) {
        self.init(ticket: transfer.ticket)
    }
}

nonisolated extension RawAddStoreResponseAccepted {
    /// Converts an entity to the service's type.
    init(_ entity: AddStoreResponseAccepted) {
        self.init(ticket: entity.ticket)
    }
}
