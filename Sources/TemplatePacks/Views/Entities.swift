import SwiftModel
import TemplateEngine

extension MapperPlan: TabledView {
    public static let table = ViewTable<MapperPlan>(
        "mapper", "How the types of the service and of the app become each other (`entities`).",
        [
            .text("name", "The name of the entity.") { $0.name.type },
            .text("file", "Its name as part of a file name, without quotes.") { $0.name.raw },
            .views("initialisers", "The initialisers of the types and of those inside of them.") { $0.initialisers },
        ])
}

extension MappingPlan: TabledView {
    public static let table = ViewTable<MappingPlan>(
        "mapping", "An initialiser that makes a value of the app of one of the service, or the other way around.",
        [
            .type("type", "What it makes.") { $0.type }, .type("source", "What it is made of.") { $0.source },
            .text("argument", "The name of what it is made of: `transfer` or `entity`.") { $0.argument },
            .flag("is_written", "Whether it makes what the service is sent.") { $0.isWritten },
            .text("initialiser", "`init`, with the clause of a generic one: `init<ElementDTO: Codable & Sendable>`.") {
                "init" + $0.genericClause
            }, .texts("closures", "The parameters that map generic arguments.") { $0.closures },
            .word("effect", "What may go wrong.") { $0.effect }, .word("kind", "What its body is.") { $0.kind },
            .views("members", "The arguments of the type's own initialiser: `title: transfer.title`.") { $0.members },
            .views("cases", "What each case becomes.") { $0.cases },
            .optionalText("function", "The team's function that does it.") { $0.function },
        ])
}

extension MappingPlan.Member: TabledView {
    public static let table = ViewTable<MappingPlan.Member>(
        "mapping_member",
        "An argument that an initialiser makes a value of, in parts, so that a long one can go over several lines.",
        [
            .text("label", "Its label.") { $0.label },
            .text("opening", "The value, or what stands before its items: `try EntityConversionError.unwrap`.") {
                $0.opening
            }, .texts("items", "The arguments of a call, or the expression of a closure.") { $0.items },
            .flag("is_closure", "Whether a closure follows, and no arguments.") { $0.isClosure },
            .optionalText("absence", "Where it holds, the value is nil.") { $0.absence },
        ])
}

extension MappingPlan.Case: TabledView {
    public static let table = ViewTable<MappingPlan.Case>(
        "mapping_case", "What one case becomes.",
        [.text("pattern", "`.photo(let value)`") { $0.pattern }, .text("value", "`.photo(Photo(value))`") { $0.value }])
}

extension ConversionPlan: TabledView {
    public static let table = ViewTable<ConversionPlan>(
        "conversion", "A function that the team writes for its entities.",
        [
            .text("name", "Its name, where it is declared.") { $0.name.declaration },
            .type("parameter", "What it takes.") { $0.parameter }, .type("result", "What it makes.") { $0.result },
            .flag("can_fail", "Whether it may throw.") { $0.canFail },
            .texts("documentation", "The lines of its documentation comment, `///` included.") { $0.documentation },
        ])
}

extension MappedValue: TabledView {
    public static let table = ViewTable<MappedValue>(
        "mapped_value", "A value that the app has in another type than the service.",
        [
            .type("type", "The service's type.") { $0.transfer },
            .text("value", "What is made of a `response` of it: `Post(response)`.") { $0.text(of: "response") },
            .text("conversion", "What is made of `$0`, in a closure: `try Post($0)`.") {
                ($0.canThrow ? "try " : "") + $0.text(of: "$0")
            }, .flag("can_throw", "Whether making it may throw.") { $0.canThrow },
        ])
}

extension ConversionsPlan: TabledView {
    public static let table = ViewTable<ConversionsPlan>(
        "conversions", "The functions that the team has to write for its entities.",
        [
            .text("name", "The type that the team extends with them.") { $0.name },
            .text("requirement", "The protocol that asks for them.") { $0.requirement },
            .views("functions", "The functions.") { $0.functions },
        ])
}
