import Foundation

public nonisolated protocol ShelfRepository: Sendable {
    func findBooks(input: BookQuery) async -> Result<[String], any Error>
    func findAuthors(input: FindAuthorsInput) async -> Result<[String], any Error>
    func lend(input: ShelfLendInput) async -> Result<Void, any Error>
    func addBook(shelf: Int, input: Book) async -> Result<Void, any Error>
    func search(shelf: Int, input: String, note: String) async -> Result<Void, any Error>
}

public nonisolated struct ShelfRepositoryImpl: ShelfRepository {
    public init() {}

    public func findBooks(input: BookQuery) async -> Result<[String], any Error> {
        let request = ShelfApi.findBooks(input: input)
        return await NetworkManager.shared.request(requestType: request)
    }

    public func findAuthors(input: FindAuthorsInput) async -> Result<[String], any Error> {
        let request = ShelfApi.findAuthors(input: input)
        return await NetworkManager.shared.request(requestType: request)
    }

    public func lend(input: ShelfLendInput) async -> Result<Void, any Error> {
        let request = ShelfApi.lend(input: input)
        return await NetworkManager.shared.send(requestType: request)
    }

    public func addBook(shelf: Int, input: Book) async -> Result<Void, any Error> {
        let request = ShelfApi.addBook(shelf: shelf, input: input)
        return await NetworkManager.shared.send(requestType: request)
    }

    public func search(shelf: Int, input: String, note: String) async -> Result<Void, any Error> {
        let request = ShelfApi.search(shelf: shelf, input: input, note: note)
        return await NetworkManager.shared.send(requestType: request)
    }
}
