/// The arguments of a command as they were given, checked against its definition.
struct Invocation: Sendable {
    struct Given: Sendable {
        let option: String
        let value: String?
    }

    var given: [Given] = []
    var arguments: [String] = []

    func has(_ option: String) -> Bool { given.contains { $0.option == option } }
    /// The value that was given last.
    func value(_ option: String) -> String? { given.last { $0.option == option }?.value }
    func values(_ option: String) -> [String] { given.filter { $0.option == option }.compactMap(\.value) }
}
