import APIModel
import Diagnostics

/// The API that planning reads: equal inline schemas are one where a team shares their types, and what operations send and
/// receive has a copy for the app where a team wants types of its own. Nothing makes schemas after it.
public struct NormalisedAPI: Sendable {
    let api: API
    /// The copies of schemas for the app; nil where both sides are one.
    let entities: EntitySchemas?
    /// What is wrong with rules for entities.
    let faults: DiagnosticBag
    /// A team's, with what the API adds to them.
    let conventions: Conventions

    /// - Parameter described: an API whose envelopes are opened.
    public init(_ described: API, by conventions: Conventions) {
        var (shared, conventions, faults) = (described, conventions, DiagnosticBag())
        conventions.names.keepsSpelling = described.namesAreForCode
        if conventions.models.equalTypes == .shared {
            let style = IdentifierStyle(.upperCamel, acronyms: conventions.names.spellings)
            shared = SharedInlineTypes.merged(described, style: style)
        }
        entities = EntitySchemas(shared, into: &faults)
        if entities != nil {
            let requirements = ConversionRequirements(conventions.names)
            conventions.names.reserved += [requirements.owner, requirements.requirement]
        }
        api = entities?.api ?? shared
        self.conventions = conventions
        self.faults = faults
    }
}
