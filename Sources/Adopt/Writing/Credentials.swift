/// Constants in the code that don't belong in a description.
enum Credentials {
    /// Whether a constant looks like a credential by its name, as for the logs of generated code, and by its length,
    /// since kinds and flags are short.
    static func holds(_ name: String, _ text: String) -> Bool {
        guard text.count > 6 else { return false }
        let words = name.lowercased().split { !$0.isLetter }.map(String.init)
        let joined = words.joined()
        if joined.hasSuffix("idempotencykey") { return false }
        return joined.hasSuffix("key") || parts.contains(where: joined.contains)
            || words.contains(where: whole.contains)
    }

    /// `https://user:password@shop.example`
    static func areIn(address: String) -> Bool {
        guard let start = address.firstRange(of: "://") else { return false }
        return address[start.upperBound...].prefix { $0 != "/" }.contains("@")
    }

    private static let parts = [
        "token", "secret", "password", "passwd", "passphrase", "passcode", "credential", "signature", "authorization",
        "authentication", "oauth", "apikey", "session", "sessid", "cookie", "bearer", "jwt",
    ]
    private static let whole = ["auth", "hmac", "keys", "otp", "pass", "pin", "pw", "pwd", "sas", "sid", "sig", "sso"]
}

extension AdoptedEndpoint.Field {
    /// Whether it is a constant that looks like a credential, which the spec doesn't have.
    var isCredential: Bool { if case .constant(let text, _) = content { Credentials.holds(name, text) } else { false } }
}
