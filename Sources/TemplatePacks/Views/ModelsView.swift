import SwiftModel
import TemplateEngine

extension ModelPlan: TabledView {
    /// What templates see of a declared type.
    public static let table = ViewTable<ModelPlan>(
        "model",
        "A declared type, with the types inside of it.",
        [
            .word("kind", Kind.allCases.map(\.rawValue), "What it is; `form` is a struct that is sent as multipart.") {
                $0.kind.rawValue
            },
            .word(
                "side",
                Side.allCases.map(\.rawValue),
                "Whose it is, where the app has types of its own (`entities`)."
            ) {
                $0.side.rawValue
            },
            .text("name", "Its name, where it is declared.") { $0.name.type },
            .text("file", "Its name as part of a file name, without quotes.") { $0.name.raw },
            .text("path", "Its name from the top level: `Post.Location`.") { $0.path },
            .optionalText("wire_name", "The name that the description gives to the schema.") { $0.wireName },
            .texts("documentation", "The lines of its documentation comment, `///` included.") { $0.documentation },
            .text("generic_clause", "`<T: Codable & Sendable>`, or empty.") { $0.genericClause },
            .texts("conformances", "What it conforms to, the raw type of an enum first.") {
                $0.conformances.map(\.text)
            },
            .optionalView("struct", "The members of a struct, a tuple or a form.") { $0.structure },
            .optionalView("enum", "The values of an enum.") { $0.enumeration },
            .optionalView("union", "The cases of a union.") { $0.union },
            .optionalType("aliased", "The type that an alias stands for.") { $0.aliased },
            .views("nested", "The types inside of it.") { $0.nested },
            .views("previews", "The sample values of the type and of those inside of it, where they are wanted.") {
                $0.samples
            },
        ] + ViewTable.saying { $0.statement }
    )
}
