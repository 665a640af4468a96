import Adopt
import Diagnostics
import Directives
import NativeFrontend
import OpenAPIFrontend
import Platform
import SourceTree
import SwiftModel
import TemplateEngine
import TemplatePacks

/// Every kind of problem that Netlayer can report, from all stages, in the order of the pipeline.
public enum DiagnosticCodes {
    public static let all: [DiagnosticCode] =
        LimitCodes.all + SourceTreeCodes.all + OpenAPICodes.all + NativeCodes.all + DirectiveCodes.all
        + SwiftModelCodes.all + TemplateCodes.all + PackCodes.all + KitCodes.all + AdoptCodes.all

    public static func code(named name: String) -> DiagnosticCode? { all.first { $0.name == name } }
}

/// Every kind of problem that belongs to no single stage: formats, configuration, filters, output.
public enum KitCodes {
    static let unknownFormat = DiagnosticCode("unknown-format", .error)
    static let unreadableDocument = DiagnosticCode("unreadable-document", .error)
    static let outsideProject = DiagnosticCode("outside-project", .error)
    static let missingKey = DiagnosticCode("incomplete-configuration", .error)
    static let nestedTargets = DiagnosticCode("nested-targets", .error)
    static let unmatchedFilter = DiagnosticCode("unmatched-filter", .warning)
    static let emptyFilter = DiagnosticCode("empty-filter", .error)
    static let unmatchedName = DiagnosticCode("unmatched-name", .warning)
    static let unusedSecurity = DiagnosticCode("unused-security", .warning)
    static let unwrittenPart = DiagnosticCode("unwritten-part", .warning, isOmission: true)
    package static let pagedList = DiagnosticCode("paged-list", .warning, isOmission: true)
    static let sharedPath = DiagnosticCode("shared-path", .error)
    static let sharedName = DiagnosticCode("shared-name", .warning)
    static let sharedFolder = DiagnosticCode("shared-folder", .error)
    static let missingFolder = DiagnosticCode("missing-folder", .error)
    static let missingDescription = DiagnosticCode("missing-description", .error)

    // Overlays
    static let faultyOverlay = DiagnosticCode("faulty-overlay", .error)
    static let unmatchedOverlay = DiagnosticCode("unmatched-overlay", .warning)

    // Plugins
    static let shardsUnread = DiagnosticCode("shards-unread", .error)
    static let unwatchedDocument = DiagnosticCode("unwatched-document", .warning)
    static let crowdedShards = DiagnosticCode("crowded-shards", .error)

    // Drift
    static let fileMissing = DiagnosticCode("file-missing", .error)
    static let fileChanged = DiagnosticCode("file-changed", .error)
    static let fileEdited = DiagnosticCode("file-edited", .error)
    static let fileForeign = DiagnosticCode("file-foreign", .error)
    static let fileAdded = DiagnosticCode("file-added", .error)
    static let fileStale = DiagnosticCode("file-stale", .error)
    static let manifestEdited = DiagnosticCode("manifest-edited", .error)

    // Conversion
    static let conversionLoss = DiagnosticCode("conversion-loss", .warning)
    static let faultyConversion = DiagnosticCode("faulty-conversion", .error)
    static let sameForm = DiagnosticCode("same-form", .error)

    public static let all: [DiagnosticCode] = [
        unknownFormat, unreadableDocument, outsideProject, missingKey, nestedTargets, unmatchedFilter, emptyFilter,
        unmatchedName, unusedSecurity, unwrittenPart, pagedList, sharedPath, sharedName, sharedFolder, missingFolder,
        missingDescription, faultyOverlay, unmatchedOverlay, shardsUnread, unwatchedDocument, crowdedShards,
        fileMissing, fileChanged, fileEdited, fileForeign, fileAdded, fileStale, manifestEdited, conversionLoss,
        faultyConversion, sameForm,
    ]
}

/// The wording of problems that belong to no single stage.
public enum KitMessages {
    static func unknownFormat(_ tree: SourceTree) -> Diagnostic {
        let root = tree.root
        let found: String
        var near: Message?
        var help: Message =
            "the root must have `openapi` (3.0 to 3.2), `swagger` (2.0), or `netlayer` (the native spec)"
        if root.isMapping {
            if root["paths"] != nil { help = "add `openapi: 3.1.0`, or the version that the document follows" }
            let keys = root.entries.prefix(4).map { "`\($0.key.text)`" }
            found = keys.isEmpty ? "its root is empty" : "its root has the keys \(keys.joined(separator: ", "))"
            let marks = ["openapi", "swagger", "netlayer"]
            near =
                root.entries.lazy.compactMap { entry in
                    entry.key.text.count > 4 ? suggestion(for: entry.key.text, among: marks) : nil
                }.first
        } else {
            found = root.isSequence ? "its root is a list" : "its root is a single value"
            if root.isScalar, root.text.hasPrefix("<") {
                help = "this looks like HTML or XML: was a page saved instead of the description?"
            }
        }
        return KitCodes.unknownFormat("this is not an API description: \(found)").at(
            root.entries.first?.key.range ?? root.range
        ).help(near ?? help)
    }

    static func unreadableDocument(_ error: MachineError, at range: SourceRange) -> Diagnostic {
        KitCodes.unreadableDocument("\(error.message)").at(range)
    }

    static func tooManyDocuments(_ limits: Limits, at range: SourceRange) -> Diagnostic {
        Limit.documents.exceeded({ "the description refers to more than \($0) files" }, of: limits, at: range)
    }

    static func outsideProject(_ path: String, at range: SourceRange?) -> Diagnostic {
        KitCodes.outsideProject("`\(path)` is outside the project").at(range).help(
            "move it into the project, or give `--root` with a folder that holds both")
    }

    static func missingKey(_ key: String, at range: SourceRange?) -> Diagnostic {
        KitCodes.missingKey("`\(key)` is missing").at(
            range.map { SourceRange(file: $0.file, startOffset: Int($0.startOffset), endOffset: Int($0.startOffset)) }
        ).help("add `\(key): …`, or give `--\(key)`")
    }

    static func nestedTargets(at range: SourceRange) -> Diagnostic {
        KitCodes.nestedTargets("a target has no targets of its own").at(range)
    }

    static func unmatchedFilter(_ pattern: String, known: [String], at range: SourceRange?) -> Diagnostic {
        KitCodes.unmatchedFilter("`\(pattern)` matches nothing").at(range).help(suggestion(for: pattern, among: known))
    }

    static func neededSchemas(_ pattern: String, at range: SourceRange?) -> Diagnostic {
        KitCodes.unmatchedFilter("`\(pattern)` leaves out nothing, since operations that are kept need it").at(range)
            .help("exclude the operations, too")
    }

    static func emptyFilter(at range: SourceRange?) -> Diagnostic {
        KitCodes.emptyFilter("the filter leaves nothing of the description").at(range)
    }

    static func unmatchedName(_ name: String, known: [String], at range: SourceRange?) -> Diagnostic {
        let near = suggestion(for: name, among: known)
        return KitCodes.unmatchedName("the description has no `\(name)`").at(range).help(near)
    }

    static func unusedSecurity(at range: SourceRange?) -> Diagnostic {
        KitCodes.unusedSecurity("the description says itself which credentials its operations need").at(range).help(
            "remove `requests.security`, or correct `security` in the description")
    }

    static func nothingWritten(for job: Job, by pack: Pack) -> Diagnostic {
        let help: Message =
            pack.manifest.files.isEmpty
            ? "let the pack extend one that has entries, `extends: base`, or add some to `files` of its manifest"
            : job.only != nil
                ? "add a kind to `only`"
                : "`netlayer templates list \(job.pack) --files` shows for what its entries write files"
        return KitCodes.unwrittenPart("the pack `\(job.pack)` writes no file for this description").at(job.packRange)
            .help(help)
    }

    static func sharedPath(_ path: String, at range: SourceRange?, first: SourceRange?) -> Diagnostic {
        KitCodes.sharedPath("`\(path)` is written twice, with different contents").at(range).notes(
            first.map { [Diagnostic.Note("the other one comes from here", at: $0)] } ?? []
        ).help("give each its own `output`, or its own folder below it")
    }

    static func sharedName(_ path: String, _ other: String, at range: SourceRange?, first: SourceRange?) -> Diagnostic {
        KitCodes.sharedName("`\(path)` and `\(other)` can't be in one module").at(range).notes(
            first.map { [Diagnostic.Note("the other one comes from here", at: $0)] } ?? []
        ).help("make targets of the descriptions, with outputs in modules of their own or with names that differ")
    }

    public static func sharedFolder(_ folder: String, of configuration: String) -> Diagnostic {
        KitCodes.sharedFolder("`\(folder)` is filled by `\(configuration)` already").help(
            "choose another `output`, or make both targets of one configuration")
    }

    package static func shardsUnread(_ job: Job, read: Int) -> Diagnostic {
        KitCodes.shardsUnread("`shards` is \(job.plugin.shards), but the plugin of the build read \(read)").at(
            job.plugin.shardsRange
        ).help("write `shards: \(job.plugin.shards)` under `plugin`, and nothing else of that name")
    }

    package static func unwatchedDocument(_ path: String, at range: SourceRange?) -> Diagnostic {
        KitCodes.unwatchedDocument("`\(path)` is read, but the build does not watch it").at(range)
    }

    package static func crowdedShards(_ path: String, shards: Int, at range: SourceRange?) -> Diagnostic {
        KitCodes.crowdedShards("`\(path)` has a private declaration of a name that is in each of \(shards) files").at(
            range
        ).help("set `plugin: { shards: \(shards * 2) }`")
    }

    static func missingDescription(_ error: MachineError, at range: SourceRange) -> Diagnostic {
        KitCodes.missingDescription("\(error.message)").at(range).help(
            "paths are relative to the file in which they stand")
    }

    static func missingVersion(_ error: MachineError, at range: SourceRange) -> Diagnostic {
        KitCodes.missingDescription("\(error.message)").at(range).help(
            "name a revision that git knows, or a description's path relative to this file")
    }

    static func missingFolder(_ error: MachineError, at range: SourceRange?) -> Diagnostic {
        KitCodes.missingFolder("\(error.message)").at(range)
    }

    /// - Parameter wanted: the line that would stand at the place.
    static func drift(_ change: FileChange, _ path: String, at range: SourceRange, wanted: String? = nil) -> Diagnostic
    {
        let notes = wanted.map { [Diagnostic.Note("it would be `\($0.drop { $0 == " " })`")] } ?? []
        let why = causes(change.causes)
        switch change.state {
        case .missing:
            let text = change.isOwned ? "somebody removed it" : "it is new"
            return KitCodes.fileMissing("`\(path)` is missing: \(text)").at(range)
        case .unchanged, .changed:
            let reason = why.map { ": \($0) changed" } ?? ""
            return KitCodes.fileChanged("out of date from here on\(reason)").at(range).notes(notes)
        case .edited:
            let isUpToDate = change.causes.isEmpty || change.causes == [.tool]
            let reason = isUpToDate ? nil : why.map { ", and \($0) changed, too" }
            return KitCodes.fileEdited("edited by hand\(reason ?? "")").at(range).notes(notes)
        case .foreign: return KitCodes.fileForeign("not a generated file").at(range).notes(notes)
        case .added: return KitCodes.fileAdded("netlayer did not generate this file").at(range)
        case .stale, .staleEdited:
            let edit = change.state == .staleEdited ? "; and it was edited by hand" : ""
            let reason = why.map { ": \($0) changed" } ?? ""
            return KitCodes.fileStale("nothing generates this file any more\(reason)\(edit)").at(range)
        }
    }

    static func manifestEdited(at range: SourceRange) -> Diagnostic {
        KitCodes.manifestEdited("this line is not as netlayer wrote it, and counts for nothing").at(range)
    }

    /// `the description and the configuration`
    private static func causes(_ causes: [FileOrigin.Cause]) -> String? {
        guard let last = causes.last else { return nil }
        let rest = causes.dropLast().map(\.rawValue).joined(separator: ", ")
        return rest.isEmpty ? last.rawValue : rest + " and " + last.rawValue
    }
}
