import Platform
import TemplatePacks

/// How a template of a project's own stands to the one of the pack in whose place it stands.
public struct TemplateStatus: Sendable {
    public enum State: String, Sendable, CaseIterable {
        /// It differs, and the pack's is what it was copied from.
        case changed
        /// The pack's has changed since it was copied.
        case moved = "origin moved on"
        /// It says what the pack's says, and is not needed.
        case same = "same as the pack's"
        /// It was not copied by `netlayer templates eject`, so that nobody knows from what.
        case unknown = "origin unknown"
        /// The pack has no template of this name.
        case added
    }

    public let name: String
    public let state: State

    /// Of each template that the project brings, in the order of their names.
    public static func all(of pack: Pack, in folder: String) throws(MachineError) -> [TemplateStatus] {
        let origins = try TemplateEjection.origins(in: folder)
        return pack.projectTemplates.sorted().map { name in
            guard let template = pack.templates[name], let original = pack.overridden[name] else {
                return TemplateStatus(name: name, state: .added)
            }
            if template.bytes == original.bytes { return TemplateStatus(name: name, state: .same) }
            guard let records = origins.records[name] else { return TemplateStatus(name: name, state: .unknown) }
            let hash = ContentHash.of(original.bytes)
            return TemplateStatus(name: name, state: records.contains { $0.hash == hash } ? .changed : .moved)
        }
    }
}
