import Foundation

nonisolated struct Log: Codable, Hashable, Sendable {
    let lines: [Line]?

    init(lines: [Line]? = nil) {
        self.lines = lines
    }
}

nonisolated struct Line: Codable, Hashable, Sendable {
    let text: String?

    init(text: String? = nil) {
        self.text = text
    }
}
