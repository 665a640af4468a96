import Foundation

nonisolated struct Page: Codable, Hashable, Sendable {
    let link: URIText
    let icon: URIText?

    init(link: URIText, icon: URIText? = nil) {
        self.link = link
        self.icon = icon
    }
}
