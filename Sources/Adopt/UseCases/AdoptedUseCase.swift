/// A type of the team's that stands for one call of a repository: `GetShopUseCase`
package struct AdoptedUseCase: Sendable {
    package enum Outcome: Sendable {
        /// A generated one can take its place.
        case taken
        /// It stays by hand, for this reason.
        case left(String)
    }

    package let name: String
    /// The protocol by which it is held; nil for none.
    package let contract: String?
    /// `execute`, `callAsFunction`
    package let method: String
    package let isStructure: Bool
    /// What it sends, by the key of the endpoint; nil where that isn't one request.
    package let endpoint: String?
    /// The place of the function that this endpoint is; nil for other endpoints.
    let site: String?
    package var outcome: Outcome
    package var remarks: [String] = []
    package let file: SwiftFile
    package let place: Range<Int>

    package var isTaken: Bool { if case .taken = outcome { true } else { false } }
}

extension AdoptedEndpoint {
    /// `ShopApi.fetchShop`, or the name of a type that is one request.
    var key: String { owner == name ? name : owner + "." + name }
}
