import Foundation

/// A note is kept for thirty days after it was last changed, and then moved to the archive, where it is kept
/// for as long as the account of its author is open.
///
/// Short lines
/// are somebody's layout.
nonisolated struct Note: Codable, Hashable, Sendable {
    let id: String?

    init(id: String? = nil) {
        self.id = id
    }
}
