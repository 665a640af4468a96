import Foundation
import Security

/// A token in the keychain, which other apps can't read and which stays there when the app ends.
nonisolated struct KeychainToken: Sendable {
    /// What the system answered instead, by its own number.
    struct Failure: Error {
        let status: Int32
    }

    private let service: String
    private let account: String

    init(service: String, account: String = "token") {
        self.service = service
        self.account = account
    }

    /// The token; nil where none is kept.
    func read() throws -> String? {
        var query = self.query
        query[kSecReturnData as String] = true
        query[kSecMatchLimit as String] = kSecMatchLimitOne
        var found: AnyObject?
        let status = unsafe SecItemCopyMatching(query as CFDictionary, &found)
        if status == errSecItemNotFound {
            return nil
        }
        guard status == errSecSuccess, let data = found as? Data else {
            throw Failure(status: status)
        }
        return String(data: data, encoding: .utf8)
    }

    /// Keeps a token in place of the one before; nil removes it.
    func write(_ token: String?) throws {
        let removed = SecItemDelete(query as CFDictionary)
        guard removed == errSecSuccess || removed == errSecItemNotFound else {
            throw Failure(status: removed)
        }
        guard let token else {
            return
        }
        var item = query
        item[kSecValueData as String] = Data(token.utf8)
        item[kSecAttrAccessible as String] = kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly
        let added = SecItemAdd(item as CFDictionary, nil)
        guard added == errSecSuccess else {
            throw Failure(status: added)
        }
    }

    private var query: [String: Any] {
        [
            kSecClass as String: kSecClassGenericPassword,
            kSecAttrService as String: service,
            kSecAttrAccount as String: account,
        ]
    }
}

nonisolated extension RefreshingCredentials {
    /// Begins with the token that the keychain has, and keeps each new one there.
    init(keptIn keychain: KeychainToken, refresh: @escaping @Sendable (String?) async throws -> String) throws {
        self.init(token: try keychain.read()) { refused in
            let token = try await refresh(refused)
            try keychain.write(token)
            return token
        }
    }
}
