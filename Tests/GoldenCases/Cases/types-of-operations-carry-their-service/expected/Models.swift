import Foundation

nonisolated struct IssuesCreateRequest: Codable, Hashable, Sendable {
    let title: String
}

nonisolated struct ReplaceIssueRequest: Codable, Hashable, Sendable {
    let text: String
}

nonisolated struct GistsCreateRequest: Codable, Hashable, Sendable {
    let content: String
}

nonisolated struct PublishDraftRequest: Codable, Hashable, Sendable {
    let draft: String
}
