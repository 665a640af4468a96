import Foundation

nonisolated struct Line: Encodable, Hashable, Sendable {
    let from: From

    nonisolated struct From: Encodable, Hashable, Sendable {
        let first: Point
        let second: String

        init(first: Point, second: String) {
            self.first = first
            self.second = second
        }

        func encode(to encoder: any Encoder) throws {
            var container: any UnkeyedEncodingContainer = encoder.unkeyedContainer()
            try container.encode(first)
            try container.encode(second)
        }
    }
}

nonisolated struct Point: Encodable, Hashable, Sendable {
    let x: Double?

    init(x: Double? = nil) {
        self.x = x
    }
}
