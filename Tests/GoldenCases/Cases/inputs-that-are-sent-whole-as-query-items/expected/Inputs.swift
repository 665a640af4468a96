import Foundation

/// The inputs of `GET /shelves/{shelf}/books`.
nonisolated struct BookQuery: Encodable, Hashable, Sendable {
    var shelf: Int
    var text: String?
    var reader: String

    init(shelf: Int, text: String? = nil, reader: String) {
        self.shelf = shelf
        self.text = text
        self.reader = reader
    }
}

/// The inputs of `GET /shelves/{shelf}/authors`.
nonisolated struct FindAuthorsInput: Encodable, Hashable, Sendable {
    var shelf: Int
    var letter: String?
    var reader: String

    init(shelf: Int, letter: String? = nil, reader: String) {
        self.shelf = shelf
        self.letter = letter
        self.reader = reader
    }
}

/// The inputs of `POST /shelves/{shelf}/loans`.
nonisolated struct ShelfLendInput: Encodable, Hashable, Sendable {
    var shelf: Int

    init(shelf: Int) {
        self.shelf = shelf
    }
}
