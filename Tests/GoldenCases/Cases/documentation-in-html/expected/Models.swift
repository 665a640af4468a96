import Foundation

nonisolated struct Voucher: Codable, Hashable, Sendable {
    /// The last part of /vouchers/<b>, and not `<p>one</p>` or List<String> or a < b
    let id: String
    /// A link without an address and one that is none
    let note: String?

    init(id: String, note: String? = nil) {
        self.id = id
        self.note = note
    }
}
