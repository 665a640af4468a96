import APIModel
import SourceTree

extension Lowering {
    /// Lowers the schemas that the root document names, in its order.
    func lowerNamedSchemas() {}

    /// The use of the schema that stands at a node, inline or by reference. Nothing that concerns the use itself (a
    /// parameter's description, say) is added. A broken reference or schema gives a use of `any`, with a diagnostic.
    func schemaUse(_ located: Located) -> SchemaUse {
        SchemaUse(newSchema(.any))
    }

    /// The use of the schema that a parameter, a header or an `items` of Swagger 2.0 is itself.
    func parameterSchemaUse(_ located: Located) -> SchemaUse {
        schemaUse(located)
    }

    /// A schema that no node declares: the string of a text body, the element of a stream.
    func newSchema(_ kind: SchemaKind, constraints: Constraints? = nil) -> SchemaID {
        let id = SchemaID(api.schemas.count)
        api.schemas.append(Schema(id: id, kind: kind, constraints: constraints))
        return id
    }

    /// Lowers what was only referred to, and then what needs all schemas: inheritance, unions, aliases.
    func finishSchemas() {}
}
