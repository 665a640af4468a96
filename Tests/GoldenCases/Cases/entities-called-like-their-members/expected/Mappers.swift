import Foundation

nonisolated extension Query {
    /// The entity of what the service sends.
    init(_ transfer: QueryDTO) {
        self.init(query: Query.Details(transfer.query), queryDto: transfer.queryDto.map { Query.QueryDto($0) })
    }
}

nonisolated extension QueryDTO {
    /// What the service is sent of an entity.
    init(_ entity: Query) {
        self.init(query: QueryDTO.QueryDetails(entity.query), queryDto: entity.queryDto.map { QueryDTO.QueryDto($0) })
    }
}

nonisolated extension Query.Details {
    /// The entity of what the service sends.
    init(_ transfer: QueryDTO.QueryDetails) {
        self.init(text: transfer.text)
    }
}

nonisolated extension QueryDTO.QueryDetails {
    /// What the service is sent of an entity.
    init(_ entity: Query.Details) {
        self.init(text: entity.text)
    }
}

nonisolated extension Query.QueryDto {
    /// The entity of what the service sends.
    init(_ transfer: QueryDTO.QueryDto) {
        self.init(rawValue: transfer.rawValue)
    }
}

nonisolated extension QueryDTO.QueryDto {
    /// What the service is sent of an entity.
    init(_ entity: Query.QueryDto) {
        self.init(rawValue: entity.rawValue)
    }
}
