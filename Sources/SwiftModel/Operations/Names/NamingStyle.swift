/// The styles in which a team writes names, made once a run.
struct NamingStyle: Sendable {
    let acronyms: Acronyms
    let lower: IdentifierStyle
    let upper: IdentifierStyle
    let arguments: ReservedNames

    init(_ names: NamingConventions) {
        acronyms = names.spellings
        lower = IdentifierStyle(.lowerCamel, acronyms: acronyms)
        upper = IdentifierStyle(.upperCamel, acronyms: acronyms)
        arguments = .parameters.adding(names.reservedArguments)
    }
}
