import APIModel

/// Finds operations by what people call them: the id, or method and path.
struct OperationLookup {
    private var byWord: [String: [Int]] = [:]
    /// Ids and keys in the order of the document.
    let words: [String]

    init(_ operations: [Operation]) {
        var words: [String] = []
        for (index, operation) in operations.enumerated() {
            for word in [operation.identifier, operation.key].compactMap({ $0 }) {
                byWord[word, default: []].append(index)
                words.append(word)
            }
        }
        self.words = words
    }

    /// `get /items` and `GET /items` are the same.
    func indices(of word: String) -> [Int] {
        if let found = byWord[word] { return found }
        guard let space = word.firstIndex(of: " ") else { return [] }
        return byWord[word[..<space].uppercased() + word[space...]] ?? []
    }
}
