/// Arguments that can't be followed: what is wrong, and what was probably meant.
struct UsageError: Error, Sendable {
    let message: String
    var help: String?
    /// The command whose help would tell more.
    var command: String?

    init(_ message: String, help: String? = nil, command: String? = nil) {
        self.message = message
        self.help = help
        self.command = command
    }
}
