import SourceTree

extension SourceNode {
    /// What clients call a property or a parameter, where a description for AutoRest says so: `x-ms-client-name`.
    var clientName: String? {
        guard let name = self["x-ms-client-name"], name.isString, !name.text.isEmpty else { return nil }
        return name.text
    }
}
