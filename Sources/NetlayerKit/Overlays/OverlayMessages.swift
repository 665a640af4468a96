import Diagnostics
import Platform
import SourceTree

/// The wording of problems of overlays.
enum OverlayMessages {
    static func noOverlay(at range: SourceRange) -> Diagnostic {
        KitCodes.faultyOverlay("this is no overlay: the root has no `overlay`").at(range)
            .help("an overlay begins with `overlay: 1.0.0`, `info` and `actions`")
    }

    static func unknownVersion(_ text: String, at range: SourceRange) -> Diagnostic {
        KitCodes.faultyOverlay("overlays of version `\(text)` are not known").at(range).help("write `1.0.0` or `1.1.0`")
    }

    static func wrongValue(_ key: String, wanted: Message, at range: SourceRange) -> Diagnostic {
        KitCodes.faultyOverlay("`\(key)` must be \(wanted)").at(range)
    }

    static func unknownKey(_ key: String, in place: String, known: [String], at range: SourceRange) -> Diagnostic {
        KitCodes.faultyOverlay("unknown key `\(key)` in \(place)").at(range)
            .help(suggestion(for: key, among: known) ?? "keys: \(known.joined(separator: ", "))")
    }

    static func idleAction(at range: SourceRange) -> Diagnostic {
        KitCodes.faultyOverlay("the action does nothing").at(range).help("add `update: …` or `remove: true`")
    }

    static func faultyPath(_ fault: JSONPath.Fault, at range: SourceRange) -> Diagnostic {
        KitCodes.faultyOverlay("this is no JSONPath: \(fault.message), at its character \(fault.offset + 1)").at(range)
    }

    static func exceeded(_ limit: Limit, of limits: Limits, at range: SourceRange?) -> Diagnostic {
        limit.exceeded({ "the overlays exceed a limit: \($0) \(limit.counts)" }, of: limits, at: range)
    }

    static func misfit(at range: SourceRange) -> Diagnostic {
        KitCodes.faultyOverlay("an object or a list can't be replaced by something of another kind").at(range)
            .help("remove it first, and update what holds it")
    }

    static func rootRemoval(at range: SourceRange) -> Diagnostic {
        KitCodes.faultyOverlay("the whole description can't be removed").at(range)
    }

    static func ambiguousCopy(_ path: String, _ count: Int, at range: SourceRange) -> Diagnostic {
        KitCodes.faultyOverlay("`\(path)` leads to \(count) nodes; one is copied").at(range)
    }

    static func unmatched(_ path: String, at range: SourceRange) -> Diagnostic {
        KitCodes.unmatchedOverlay("`\(path)` leads to nothing in the description").at(range)
            .help("the description may have changed: look where its target is now, or remove the action")
    }
}
