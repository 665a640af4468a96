import Diagnostics

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
        unmatchedName, unusedSecurity, unwrittenPart, sharedPath, sharedName, sharedFolder, missingFolder,
        missingDescription,
        faultyOverlay,
        unmatchedOverlay, shardsUnread,
        unwatchedDocument, crowdedShards, fileMissing, fileChanged, fileEdited, fileForeign, fileAdded, fileStale,
        manifestEdited, conversionLoss, faultyConversion, sameForm,
    ]
}
