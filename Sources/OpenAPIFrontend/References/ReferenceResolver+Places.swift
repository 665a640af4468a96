import Diagnostics
import Platform
import SourceTree

extension ReferenceResolver {
    /// The schema with an `$id` from which the pointer of a reference leads on, by JSON Schema; the document is tried first,
    /// as descriptions write `#/components/schemas/Item` everywhere.
    func resource(of reference: Located, besides root: Located) -> Located? {
        guard version.hasFullJSONSchema, reference.node.text.hasPrefix("#/"),
            let node = documents[reference.document].anchors.resource(of: reference.node),
            node.identity != root.node.identity
        else { return nil }
        return reference.at(node)
    }

    /// What a reference that leads nowhere may have meant. It is looked for once for each text, which may stand in
    /// thousands of places, and not at all where dozens were wrong before: nobody reads that many.
    func suggestion(for reference: Located, otherwise near: () -> String?) -> String? {
        let document = documents[reference.document]
        let text = reference.node.text
        if let known = document.followed.suggestions[text] { return known }
        guard document.followed.suggestions.count < 50 else { return nil }
        let found = namesake(of: text) ?? near()
        document.followed.suggestions[text] = .some(found)
        return found
    }

    /// The part of the root document that has exactly the name in which a reference ends. `Pet`, `#Pet` and
    /// `#/definitions/Pet` → `#/components/schemas/Pet`
    private func namesake(of text: String) -> String? {
        let last = text.split(whereSeparator: { $0 == "/" || $0 == "#" }).last ?? ""
        let name = JSONPointer.unescape(last)
        let sections =
            version == .swagger2
            ? [["definitions"], ["parameters"], ["responses"]]
            : ["schemas", "parameters", "responses", "requestBodies", "headers"].map { ["components", $0] }
        for section in sections {
            var node: SourceNode? = documents.root.node
            for key in section { node = node?.value(forKey: key) }
            if node?.value(forKey: name) != nil { return JSONPointer.text(section + [name]) }
        }
        return nil
    }
}
