import Foundation

nonisolated extension Nest {
    static let preview = Nest(inner: .preview)
}

nonisolated extension Deep<Int> {
    static var preview: Self {
        Deep<Int>(value: 1)
    }
}

nonisolated extension Deep<Deep<Int>> {
    static var preview: Self {
        Deep<Deep<Int>>(value: .preview)
    }
}

nonisolated extension Deep<Deep<Deep<Int>>> {
    static var preview: Self {
        Deep<Deep<Deep<Int>>>(value: .preview)
    }
}

nonisolated extension Deep<Deep<Deep<Deep<Int>>>> {
    static var preview: Self {
        Deep<Deep<Deep<Deep<Int>>>>(value: .preview)
    }
}

nonisolated extension Deep<Deep<Deep<Deep<Deep<Int>>>>> {
    static var preview: Self {
        Deep<Deep<Deep<Deep<Deep<Int>>>>>(value: .preview)
    }
}

nonisolated extension Deep<Deep<Deep<Deep<Deep<Deep<Int>>>>>> {
    static var preview: Self {
        Deep<Deep<Deep<Deep<Deep<Deep<Int>>>>>>(value: .preview)
    }
}

nonisolated extension Deep<Deep<Deep<Deep<Deep<Deep<Deep<Int>>>>>>> {
    static var preview: Self {
        Deep<Deep<Deep<Deep<Deep<Deep<Deep<Int>>>>>>>(value: .preview)
    }
}

nonisolated extension Left<Int> {
    static var preview: Self {
        Left<Int>(right: .preview)
    }
}

nonisolated extension Right<Int> {
    static var preview: Self {
        Right<Int>(value: 1)
    }
}
