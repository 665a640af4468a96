import Foundation

/// The inputs of `GET /shelves/{shelf}/books`.
public nonisolated struct BookQuery: Encodable, Hashable, Sendable {
    public var shelf: Int
    public var text: String?
    public var reader: String

    public init(shelf: Int, text: String? = nil, reader: String) {
        self.shelf = shelf
        self.text = text
        self.reader = reader
    }
}

/// The inputs of `GET /shelves/{shelf}/authors`.
public nonisolated struct FindAuthorsInput: Encodable, Hashable, Sendable {
    public var shelf: Int
    public var letter: String?
    public var reader: String

    public init(shelf: Int, letter: String? = nil, reader: String) {
        self.shelf = shelf
        self.letter = letter
        self.reader = reader
    }
}

/// The inputs of `POST /shelves/{shelf}/loans`.
public nonisolated struct ShelfLendInput: Encodable, Hashable, Sendable {
    public var shelf: Int

    public init(shelf: Int) {
        self.shelf = shelf
    }
}
