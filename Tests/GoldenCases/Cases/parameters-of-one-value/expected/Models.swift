import Foundation

nonisolated enum AddTagsAction: String, Codable, CaseIterable, Sendable {
    case addTags = "AddTags"
}

nonisolated enum AddTagsVersion: String, Codable, CaseIterable, Sendable {
    case _2010_05_08 = "2010-05-08"
}

nonisolated enum Format: String, Codable, CaseIterable, Sendable {
    case _1 = "1"
    case _2 = "2"
}

nonisolated enum ByVersionTagsKeyByKeyVersion: String, Codable, CaseIterable, Sendable {
    case v1
}

nonisolated enum GetTagXTarget: String, Codable, CaseIterable, Sendable {
    case tagsGet = "Tags.Get"
}

nonisolated enum GetTagView: String, Codable, CaseIterable, Sendable {
    case full
}

nonisolated enum GetTagLimit: Int, Codable, CaseIterable, Sendable {
    case _20 = 20
}
