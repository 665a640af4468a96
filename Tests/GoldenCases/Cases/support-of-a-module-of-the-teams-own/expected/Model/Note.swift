import Foundation
public import NetworkKit

public nonisolated struct Note: Codable, Hashable, Sendable {
    public let text: String
    public let more: JSONValue

    public init(text: String, more: JSONValue) {
        self.text = text
        self.more = more
    }
}
