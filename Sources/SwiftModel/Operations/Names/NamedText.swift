/// A name that a pack's manifest asked for, under the manifest's own key: `repository` → `ShopRepository`.
public struct NamedText: Sendable, Hashable {
    public var key: String
    public var text: String

    public init(key: String, text: String) {
        self.key = key
        self.text = text
    }
}
