import Foundation

nonisolated struct A: Codable, Hashable, Sendable {
    /// With a sibling.
    ///
    /// - Warning: Deprecated.
    let inner: AInner
    let anchored: AInner
    let absolute: B?
    let list: [AList]?
    let same: AList?
    let dynamic: B?
    let constrained: String?
    let nullableRef: String?
    let other: C?

    init(
        inner: AInner,
        anchored: AInner,
        absolute: B? = nil,
        list: [AList]? = nil,
        same: AList? = nil,
        dynamic: B? = nil,
        constrained: String? = nil,
        nullableRef: String? = nil,
        other: C? = nil
    ) {
        self.inner = inner
        self.anchored = anchored
        self.absolute = absolute
        self.list = list
        self.same = same
        self.dynamic = dynamic
        self.constrained = constrained
        self.nullableRef = nullableRef
        self.other = other
    }
}

nonisolated struct B: Codable, Hashable, Sendable {
    let name: String?

    init(name: String? = nil) {
        self.name = name
    }
}

nonisolated struct C: Codable, Hashable, Sendable {
    let inner: CInner?
    let list: [Int]?

    init(inner: CInner? = nil, list: [Int]? = nil) {
        self.inner = inner
        self.list = list
    }
}

nonisolated struct AInner: Codable, Hashable, Sendable {
    let id: Int?

    init(id: Int? = nil) {
        self.id = id
    }
}

nonisolated struct AList: Codable, Hashable, Sendable {
    let x: Int
}

nonisolated struct CInner: Codable, Hashable, Sendable {
    let size: Double?

    init(size: Double? = nil) {
        self.size = size
    }
}
