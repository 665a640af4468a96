/// The cases of the YAML test suite that are decided or read otherwise, each with its reason.
enum YAMLSuiteExceptions {
    static let decisions: [String: String] = [:]

    static let trees: [String: String] = [:]
}
