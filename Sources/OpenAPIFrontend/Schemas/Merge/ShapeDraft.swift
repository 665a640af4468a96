import APIModel
import Diagnostics

/// What a schema says of its values, while schemas are still being put together.
struct ShapeDraft {
    var kind: SchemaKind
    var isNullable = false
    var constraints: Constraints? {
        get { limits?.value }
        set { limits = newValue.map(Limits.init) }
    }
    private var limits: Limits?
    /// Whether the kind is only guessed from limits (`pattern`, `required`), so that anything else that is said wins.
    var isSoft = false
    /// Whether nothing but a format says that it is a number, which texts may have, too.
    var isImplied = false
    /// The names of required properties that are not declared here: they may be where this one is merged.
    var unmetRequired: [RequiredName] = []
    /// Properties that stand beside a union and belong to each of its members.
    var common: ObjectShape?
    /// What a text holds.
    var content: HeldContent?
    /// The place that a conflict points at.
    var range: SourceRange?

    static func soft(_ kind: SchemaKind = .any) -> ShapeDraft { ShapeDraft(kind: kind, isSoft: true) }

    init(kind: SchemaKind, isNullable: Bool = false, isSoft: Bool = false, range: SourceRange? = nil) {
        self.kind = kind
        self.isNullable = isNullable
        self.isSoft = isSoft
        self.range = range
    }

    var object: ObjectShape? {
        if case .object(let object) = kind { return object }
        return nil
    }
}

/// What `contentSchema` says that a text holds.
struct HeldContent {
    let use: SchemaUse
    /// Whether it is written as JSON, and that as it is.
    let isJSON: Bool
    let place: NodeIdentity
    let range: SourceRange
}

/// Constraints behind a pointer, which keeps shapes small.
private final class Limits {
    let value: Constraints

    init(_ value: Constraints) { self.value = value }
}

/// One entry of a `required` list.
struct RequiredName {
    var name: String
    var range: SourceRange
    var isReported = false
}
