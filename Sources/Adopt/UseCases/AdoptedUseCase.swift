/// A type of the team that wraps one call of a repository: `GetShopUseCase`
package struct AdoptedUseCase: Sendable {
    package enum Outcome: Sendable {
        /// A generated type can replace it.
        case taken
        /// It stays hand-written, for this reason.
        case left(String)
    }

    package let name: String
    /// The protocol that declares its method; nil for none.
    package let contract: String?
    /// `execute`, `callAsFunction`
    package let method: String
    package let isStructure: Bool
    /// The key of the endpoint that it sends; nil unless it sends one request.
    package let endpoint: String?
    /// The place of the function that is the endpoint; nil for other endpoints.
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
