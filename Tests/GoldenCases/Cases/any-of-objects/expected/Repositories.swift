import Foundation

public nonisolated protocol ContactsRepository: Sendable {
    func addContact(input: Contact) async -> Result<Found, any Error>
}

public nonisolated struct ContactsRepositoryImpl: ContactsRepository {
    public init() {}

    public func addContact(input: Contact) async -> Result<Found, any Error> {
        let request = ContactsApi.addContact(input: input)
        return await NetworkManager.shared.request(requestType: request)
    }
}
