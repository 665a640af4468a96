/// The names of the elements of a tuple: `first`, `second`, … `tenth`, `element11`.
enum TupleWords {
    private static let words = [
        "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    ]

    static func words(count: Int) -> [String] {
        (0..<count).map { $0 < words.count ? words[$0] : "element\($0 + 1)" }
    }
}
