import Foundation

package struct Ship: Codable, Hashable, Sendable {
    package let name: String?

    package init(name: String? = nil) {
        self.name = name
    }
}
