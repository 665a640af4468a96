#if hasFeature(InternalImportsByDefault)
    package import Foundation
#else
    import Foundation
#endif

package struct Ship: Codable, Hashable, Sendable {
    package let name: String?
    package let launchedAt: Date?

    package init(name: String? = nil, launchedAt: Date? = nil) {
        self.name = name
        self.launchedAt = launchedAt
    }
}
