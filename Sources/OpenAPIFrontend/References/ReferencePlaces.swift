import Diagnostics
import Platform
import SourceTree

extension ReferenceResolver {
    /// Where the fragment of a reference starts.
    struct Start {
        /// A document, or a schema with an `$id`.
        let root: Located
        /// The number of the schema among those of its document; 0 is the document.
        var place = 0
        /// Where a pointer is looked for that leads nowhere from the schema, since descriptions write
        /// `#/components/schemas/Item` everywhere.
        var document: Located?
    }

    /// Finds the document or the schema that a reference names, which is relative to where the reference stands. Problems of
    /// a file that can't be read are reported.
    func start(of file: String, from reference: Located) -> Start? {
        let document = documents[reference.document]
        let whole = documents.root(of: reference.document)
        guard version.hasFullJSONSchema else {
            return file.isEmpty
                ? Start(root: whole) : self.document(at: file, address: file, from: reference).map(start)
        }
        let place = document.place(of: reference.node)
        if file.isEmpty {
            guard place > 0 else { return Start(root: whole) }
            let resource = document.resources.resources[place]
            return Start(root: reference.at(resource.node), place: place, document: whole)
        }
        let base = place > 0 ? document.resources.resources[place].address : document.address
        let address = ResourceAddress.resolve(file, against: base)
        if let known = documents.resource(at: address) ?? identified(file, from: reference) ?? elsewhere(address) {
            return start(at: known)
        }
        var unread: Start?
        let index = self.document(at: file, address: address, from: reference) {
            unread = self.elsewhere(address, isFile: true).map(self.start(at:))
            return unread != nil
        }
        return index.map(start) ?? unread
    }

    /// The start in a schema with an `$id` of its own, or in a document.
    private func start(at resource: Located) -> Start {
        let all = documents[resource.document].resources.resources
        return Start(root: resource, place: all.firstIndex { $0.node.identity == resource.node.identity } ?? 0)
    }

    private func start(in document: DocumentIndex) -> Start { Start(root: documents.root(of: document)) }

    /// The schema of the same document whose `$id` the reference repeats, whatever both are relative to.
    private func identified(_ text: String, from reference: Located) -> Located? {
        let document = documents[reference.document]
        guard document.hasAddresses else { return nil }
        return document.resources.node(identified: text).map(reference.at)
    }

    /// What has an address in a document that was not read yet. What may be a file is looked for there first.
    private func elsewhere(_ address: String, isFile: Bool = false) -> Located? {
        guard isFile || ResourceAddress.hasScheme(address), !documents.hasReadAll, !documents.isMapped(address) else {
            return nil
        }
        documents.readAll()
        return documents.resource(at: address)
    }

    /// What a reference that leads nowhere may have meant. It is looked for once for each text, which may stand in
    /// thousands of places, and not at all where dozens were wrong before: nobody reads that many.
    func suggestion(for reference: Located, otherwise near: () -> String?) -> String? {
        let followed = documents[reference.document].followed(at: reference.node)
        let text = reference.node.text
        if let known = followed.suggestions[text] { return known }
        guard followed.suggestions.count < 50 else { return nil }
        let found = namesake(of: text) ?? near()
        followed.suggestions[text] = .some(found)
        return found
    }

    /// The part of the root document that has exactly the name in which a reference ends, first of a section that the
    /// reference means. `Pet`, `#Pet` and `#/definitions/Pet` → `#/components/schemas/Pet`; `#/response/Gone` →
    /// `#/components/responses/Gone`
    private func namesake(of text: String) -> String? {
        let last = text.split(whereSeparator: { $0 == "/" || $0 == "#" }).last ?? ""
        let name = JSONPointer.unescape(last)
        let sections =
            version == .swagger2
            ? [["definitions"], ["parameters"], ["responses"]]
            : ["schemas", "parameters", "responses", "requestBodies", "headers"].map { ["components", $0] }
        let meant = sections.filter { text.contains($0[$0.count - 1].dropLast()) }
        for section in meant + sections {
            var node: SourceNode? = documents.root.node
            for key in section { node = node?.value(forKey: key) }
            if node?.value(forKey: name) != nil { return JSONPointer.text(section + [name]) }
        }
        return nil
    }
}
