extension DocumentSet {
    /// The schema or the document that has an address, among the documents that were read.
    func resource(at address: String) -> Located? {
        while registeredCount < documents.count {
            register(DocumentIndex(number: registeredCount))
            registeredCount += 1
        }
        return addresses[address]
    }

    private func register(_ index: DocumentIndex) {
        let document = self[index]
        guard document.instance == nil, document.hasAddresses else { return }
        for resource in document.resources.resources where addresses[resource.address] == nil {
            addresses[resource.address] = Located(node: resource.node, document: index)
        }
    }
}
