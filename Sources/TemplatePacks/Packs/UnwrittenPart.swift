/// A part of what a description or a team asks for of which a pack may have no template.
public enum UnwrittenPart: Sendable, CaseIterable {
    case channels
    case caches
    case outbox
}

extension PackRenderer {
    /// The parts for which the pack writes nothing, whatever a description has of them.
    public var unwrittenParts: [UnwrittenPart] {
        let templates = compiled.entries.map(\.template)
        return UnwrittenPart.allCases.filter { part in
            switch part {
            case .channels:
                !templates.contains { $0.reads("sent", of: "channel") || $0.reads("received", of: "channel") }
            case .caches: !templates.contains { $0.reads("operation", of: "cache") }
            case .outbox: !templates.contains { $0.reads("waits", of: "operation") }
            }
        }
    }
}
