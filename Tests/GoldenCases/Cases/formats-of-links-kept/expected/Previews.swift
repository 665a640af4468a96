import Foundation

nonisolated extension Page {
    static let preview = Page(link: "https://example.com", icon: "/icon.png")
}
