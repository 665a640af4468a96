import Foundation

nonisolated extension QueryDTO {
    static let preview = QueryDTO(query: .preview, queryDto: .a)
}

nonisolated extension QueryDTO.QueryDetails {
    static let preview = QueryDTO.QueryDetails(text: "Text")
}

nonisolated extension QueryDTO.QueryDto {
    static let preview: Self = .a
}

nonisolated extension Query {
    static let preview = Query(query: .preview, queryDto: .a)
}

nonisolated extension Query.Details {
    static let preview = Query.Details(text: "Text")
}

nonisolated extension Query.QueryDto {
    static let preview: Self = .a
}
