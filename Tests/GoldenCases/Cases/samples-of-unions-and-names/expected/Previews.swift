import Foundation

nonisolated extension Stage {
    static let previewValue: Self = .preview
}

nonisolated extension Shape {
    static let preview: Self = .circle(.preview)
}

nonisolated extension Circle {
    static let preview = Circle(kind: "circle", radius: 1.5)
}

nonisolated extension Square {
    static let preview = Square(kind: .square, side: 1.5)
}

nonisolated extension Square.Kind {
    static let preview: Self = .square
}

nonisolated extension Drawing {
    static let preview = Drawing(
        stage: .preview,
        shapes: [.preview],
        point: .preview,
        any: .string("value"),
        note: "Note",
        default: .preview,
        sizes: ["key": 1]
    )
}

nonisolated extension Drawing.Point {
    static let preview = Drawing.Point(first: 1.5, second: 1.5)
}

nonisolated extension Drawing.Default {
    static let preview = Drawing.Default(selfValue: true)
}
