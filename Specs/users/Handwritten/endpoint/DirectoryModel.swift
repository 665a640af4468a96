import Foundation

/// What the directory's screen shows: written by hand, as any team would over the generated repository.
@MainActor
final class DirectoryModel {
    private(set) var people: [User] = []
    private(set) var total = 0
    private(set) var problem: String?
    private let repository: any UserRepository

    init(repository: any UserRepository) {
        self.repository = repository
    }

    func load() async {
        await run {
            let page = try await repository.fetchUsers()
            people = page.items
            total = page.total
        }
    }

    func add(name: String, email: String) async {
        await run {
            _ = try await repository.createUser(CreateUserRequest(name: name, email: email))
        }
        await load()
    }

    func rename(_ user: User, to name: String) async {
        await run {
            _ = try await repository.updateUser(id: user.id, UpdateUserRequest(name: name))
        }
        await load()
    }

    func remove(_ user: User) async {
        await run {
            try await repository.deleteUser(id: user.id)
        }
        await load()
    }

    private func run(_ work: () async throws -> Void) async {
        do {
            try await work()
        } catch NetworkError.status(404, _, _) {
            problem = "There is nobody of that kind any more."
        } catch {
            problem = error.localizedDescription
        }
    }
}
