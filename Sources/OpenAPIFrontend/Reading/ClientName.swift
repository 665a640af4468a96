import SourceTree

extension SourceNode {
    private static let clientNameKey: StaticString = "x-ms-client-name"

    /// What clients call a property or a parameter, where a description for AutoRest says so: `x-ms-client-name`.
    var clientName: String? {
        guard let name = self[SourceNode.clientNameKey], name.isString, !name.text.isEmpty else { return nil }
        return name.text
    }

    /// Whether a key is that of a name for clients, which is no extension that others would have to understand.
    var isClientNameKey: Bool {
        let key = SourceNode.clientNameKey
        let bytes = UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount)
        return withTextBytes { $0.elementsEqual(bytes) }
    }
}
