import Foundation

/// Deprecated.
nonisolated struct Plate: Codable, Hashable, Sendable {
    /// The emulsion.
    let glass: String?

    init(glass: String? = nil) {
        self.glass = glass
    }
}
