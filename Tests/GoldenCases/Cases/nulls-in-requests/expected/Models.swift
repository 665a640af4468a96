import Foundation

nonisolated struct Note: Codable, Hashable, Sendable {
    let text: String?

    init(text: String? = nil) {
        self.text = text
    }
}

nonisolated struct NoteChange: Codable, Hashable, Sendable {
    let text: Nullable<String>?
    let pages: Nullable<Int>?
    let due: Nullable<Due>?
    let editor: String?
    let title: String?

    init(
        text: Nullable<String>? = nil,
        pages: Nullable<Int>? = nil,
        due: Nullable<Due>? = nil,
        editor: String?,
        title: String? = nil
    ) {
        self.text = text
        self.pages = pages
        self.due = due
        self.editor = editor
        self.title = title
    }

    private enum CodingKeys: String, CodingKey {
        case text
        case pages
        case due
        case editor
        case title
    }

    func encode(to encoder: any Encoder) throws {
        var container: KeyedEncodingContainer<CodingKeys> = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(text, forKey: .text)
        try container.encodeIfPresent(pages, forKey: .pages)
        try container.encodeIfPresent(due, forKey: .due)
        try container.encode(editor, forKey: .editor)
        try container.encodeIfPresent(title, forKey: .title)
    }
}

nonisolated struct Due: Codable, Hashable, Sendable {
    let at: Nullable<Date>?

    init(at: Nullable<Date>? = nil) {
        self.at = at
    }
}

nonisolated struct Search: Codable, Hashable, Sendable {
    let text: String?

    init(text: String? = nil) {
        self.text = text
    }
}
