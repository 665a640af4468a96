import Foundation

nonisolated struct Page: Codable, Hashable, Sendable {
    let items: [JSONValue]
    let next: String?
    let counts: Counts?

    init(items: [JSONValue], next: String? = nil, counts: Counts? = nil) {
        self.items = items
        self.next = next
        self.counts = counts
    }

    nonisolated struct Counts: Codable, Hashable, Sendable {
        let all: Int?

        init(all: Int? = nil) {
            self.all = all
        }
    }
}

nonisolated struct UserPage: Codable, Hashable, Sendable {
    let items: [User]
    let next: String?
    let counts: Page.Counts?

    init(items: [User], next: String? = nil, counts: Page.Counts? = nil) {
        self.items = items
        self.next = next
        self.counts = counts
    }
}

nonisolated struct LogPage: Codable, Hashable, Sendable {
    let items: [LogPageItem]
    let next: String?
    let counts: Page.Counts?
    let more: Bool?

    init(items: [LogPageItem], next: String? = nil, counts: Page.Counts? = nil, more: Bool? = nil) {
        self.items = items
        self.next = next
        self.counts = counts
        self.more = more
    }
}

nonisolated struct User: Codable, Hashable, Sendable {
    let name: String?

    init(name: String? = nil) {
        self.name = name
    }
}

nonisolated struct Tree: Codable, Hashable, Sendable {
    let value: JSONValue?
    let children: [Tree]?

    init(value: JSONValue? = nil, children: [Tree]? = nil) {
        self.value = value
        self.children = children
    }
}

nonisolated struct TextTree: Codable, Hashable, Sendable {
    let value: String?
    let children: [TextTree]?

    init(value: String? = nil, children: [TextTree]? = nil) {
        self.value = value
        self.children = children
    }
}

nonisolated struct NamedPage: Codable, Hashable, Sendable {
    let items: [JSONValue]
    let next: String?
    let counts: Page.Counts?
    let name: String?

    init(items: [JSONValue], next: String? = nil, counts: Page.Counts? = nil, name: String? = nil) {
        self.items = items
        self.next = next
        self.counts = counts
        self.name = name
    }
}

nonisolated struct TeamPage: Codable, Hashable, Sendable {
    let items: [TeamPageItem]
    let next: String?
    let counts: Page.Counts?
    let name: String?

    init(items: [TeamPageItem], next: String? = nil, counts: Page.Counts? = nil, name: String? = nil) {
        self.items = items
        self.next = next
        self.counts = counts
        self.name = name
    }
}

nonisolated struct Report: Codable, Hashable, Sendable {
    let first: Page?
    let title: String?

    init(first: Page? = nil, title: String? = nil) {
        self.first = first
        self.title = title
    }
}

nonisolated struct TeamReport: Codable, Hashable, Sendable {
    let first: First?
    let title: String?

    init(first: First? = nil, title: String? = nil) {
        self.first = first
        self.title = title
    }

    nonisolated struct First: Codable, Hashable, Sendable {
        let items: [TeamReportItem]
        let next: String?
        let counts: Page.Counts?

        init(items: [TeamReportItem], next: String? = nil, counts: Page.Counts? = nil) {
            self.items = items
            self.next = next
            self.counts = counts
        }
    }
}

nonisolated struct LogPageItem: Codable, Hashable, Sendable {
    let line: String?

    init(line: String? = nil) {
        self.line = line
    }
}

nonisolated struct TeamPageItem: Codable, Hashable, Sendable {
    let members: Int?

    init(members: Int? = nil) {
        self.members = members
    }
}

nonisolated struct TeamReportItem: Codable, Hashable, Sendable {
    let items: [TeamReportItem]
    let next: String?
    let counts: Page.Counts?
    let name: String?

    init(items: [TeamReportItem], next: String? = nil, counts: Page.Counts? = nil, name: String? = nil) {
        self.items = items
        self.next = next
        self.counts = counts
        self.name = name
    }
}
