import Foundation

nonisolated struct Nest: Codable, Hashable, Sendable {
    let inner: Deep<Int>
}

nonisolated struct Deep<T: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    let value: T
    @Indirect var deeper: Deep<Deep<T>>?

    init(value: T, deeper: Deep<Deep<T>>? = nil) {
        self.value = value
        _deeper = Indirect(deeper)
    }
}

nonisolated struct Left<T: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    let right: Right<T>
    let lists: Right<[T]>?

    init(right: Right<T>, lists: Right<[T]>? = nil) {
        self.right = right
        self.lists = lists
    }
}

nonisolated struct Right<T: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    let value: T?
    @Indirect var maps: Left<[String: T]>?

    init(value: T? = nil, maps: Left<[String: T]>? = nil) {
        self.value = value
        _maps = Indirect(maps)
    }
}
