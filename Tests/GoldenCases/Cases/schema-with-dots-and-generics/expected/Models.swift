import Foundation

nonisolated struct IoObservatoryAPIV1Telescope: Codable, Hashable, Sendable {
    let name: String?

    init(name: String? = nil) {
        self.name = name
    }
}

nonisolated struct PageTelescope: Codable, Hashable, Sendable {
    let items: [IoObservatoryAPIV1Telescope]?

    init(items: [IoObservatoryAPIV1Telescope]? = nil) {
        self.items = items
    }
}

nonisolated struct Page1SystemStringMscorlib: Codable, Hashable, Sendable {
    let items: [String]?

    init(items: [String]? = nil) {
        self.items = items
    }
}
