import SwiftModel
import TemplateEngine

extension EnumPlan: TabledView {
    /// What templates see of an enum's values.
    public static let table = ViewTable<EnumPlan>(
        "model_enum",
        "The values of an enum.",
        [
            .word("style", Style.allCases.map(\.rawValue), "An enum with raw values, an open one, or constants.") {
                $0.style.rawValue
            },
            .text("raw_type", "The type of the raw values.") { $0.rawType.text },
            .flag("is_mixed", "Whether values are of several kinds, so that coding has to be written.") { $0.isMixed },
            .views("cases", "Its values.") { $0.cases },
        ]
    )
}

extension EnumPlan.Case: TabledView {
    /// What templates see of a value of an enum.
    public static let table = ViewTable<EnumPlan.Case>(
        "model_enum_case",
        "A value of an enum.",
        [
            .text("name", "Its name, where it is declared.") { $0.name.declaration },
            .text("member", "Its name after a dot.") { $0.name.member },
            .text("raw_value", "Its raw value, as a literal.") { $0.rawValue.text },
            .flag("states_raw_value", "Whether Swift would not guess the raw value from the name.") {
                $0.statesRawValue
            },
            .texts("documentation", "The lines of its documentation comment, `///` included.") { $0.documentation },
        ]
    )
}
