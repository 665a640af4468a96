import APIModel
import Diagnostics

/// The API that planning reads. Equal inline schemas are one where a team shares their types, and schemas that
/// operations send and receive have copies where the app has its own types. Nothing makes schemas after it.
public struct NormalisedAPI: Sendable {
    let api: API
    /// The copies of schemas for the app; nil where the app uses the service's types.
    let entities: EntitySchemas?
    /// Problems with the rules for entities.
    let faults: DiagnosticBag
    /// The team's conventions, with those that follow from the API.
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
        conventions.names.reserved += NormalisedAPI.nestedTypes(of: shared)
        api = entities?.api ?? shared
        self.conventions = conventions
        self.faults = faults
    }

    /// The types that templates nest in repositories with an outbox, where they would hide models of the same names.
    private static func nestedTypes(of api: API) -> [String] {
        api.operations.contains { $0.directives.waits == true } ? ["Optimistic", "Write"] : []
    }
}
