import APIModel
import Diagnostics

/// Finds the bodies in which null removes a value and an absent key keeps it (`application/merge-patch+json`), and whose types
/// can't tell them apart, since responses have them as well.
struct MergePatches {
    let catalog: SchemaTypes

    func report(into bag: inout DiagnosticBag) {
        var seen: Set<Int> = []
        for operation in catalog.graph.api.operations {
            guard let body = operation.body, let use = patch(body, of: operation) else { continue }
            let schema = catalog.graph.target(of: use).schema
            guard catalog.directions.isReceived(schema), seen.insert(schema).inserted,
                let property = unsaidNull(in: schema)
            else { continue }
            let named = catalog.graph.schema(schema)
            let range = body.origin.range ?? operation.origin.range
            bag.report(ModelMessages.unsentNull(property.wireName, of: operation.key, named, at: range))
        }
    }

    private func patch(_ body: Body, of operation: Operation) -> SchemaUse? {
        let preferred = operation.directives.requestMediaType
        let choice = ContentChoice.request(body.contents, preferred: preferred, in: catalog.graph.api)
        guard let content = choice?.content, content.mediaType.essence == "application/merge-patch+json" else {
            return nil
        }
        return content.use
    }

    /// The first property that may be null, and need not be there.
    private func unsaidNull(in schema: Int) -> Property? {
        guard case .object(let shape) = catalog.graph.schema(schema).kind else { return nil }
        return shape.properties.first { property in
            !property.isRequired && !property.use.annotations.isReadOnly
                && catalog.graph.target(of: property.use).isNullable
        }
    }
}
