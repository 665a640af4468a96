import Foundation

nonisolated extension Query {
    /// Converts the service's value to an entity.
    init(_ transfer: QueryDTO) {
        self.init(query: Query.Details(transfer.query), queryDto: transfer.queryDto.map { Query.QueryDto($0) })
    }
}

nonisolated extension QueryDTO {
    /// Converts an entity to the service's type.
    init(_ entity: Query) {
        self.init(query: QueryDTO.QueryDetails(entity.query), queryDto: entity.queryDto.map { QueryDTO.QueryDto($0) })
    }
}

nonisolated extension Query.Details {
    /// Converts the service's value to an entity.
    init(_ transfer: QueryDTO.QueryDetails) {
        self.init(text: transfer.text)
    }
}

nonisolated extension QueryDTO.QueryDetails {
    /// Converts an entity to the service's type.
    init(_ entity: Query.Details) {
        self.init(text: entity.text)
    }
}

nonisolated extension Query.QueryDto {
    /// Converts the service's value to an entity.
    init(_ transfer: QueryDTO.QueryDto) {
        self.init(rawValue: transfer.rawValue)
    }
}

nonisolated extension QueryDTO.QueryDto {
    /// Converts an entity to the service's type.
    init(_ entity: Query.QueryDto) {
        self.init(rawValue: entity.rawValue)
    }
}
