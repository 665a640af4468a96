import Diagnostics
import Directives
import NativeFrontend
import OpenAPIFrontend
import SourceTree
import SwiftModel
import TemplateEngine
import TemplatePacks

public enum DiagnosticCodes {
    public static let all: [DiagnosticCode] =
        LimitCodes.all + SourceTreeCodes.all + OpenAPICodes.all + NativeCodes.all + DirectiveCodes.all
        + SwiftModelCodes.all + TemplateCodes.all + PackCodes.all + KitCodes.all + SourceCodes.all + ServingCodes.all

    public static func code(named name: String) -> DiagnosticCode? { all.first { $0.name == name } }
}

/// Every kind of problem that belongs to no single stage: formats, configuration, filters, output.
public enum KitCodes: String, DiagnosticKind {
    case unknownFormat, unreadableDocument, outsideProject, missingKey = "incomplete-configuration", nestedTargets,
        unmatchedFilter, emptyFilter, unmatchedName, unusedSecurity, unwrittenPart, pagedList, sharedPath, sharedName,
        sharedFolder, missingFolder, missingDescription, faultyOverlay, unmatchedOverlay, shardsUnread,
        unwatchedDocument, crowdedShards, fileMissing, fileChanged, fileEdited, fileForeign, fileAdded, fileStale,
        manifestEdited, missingFormatter, failedFormatter, conversionLoss, faultyConversion, sameForm

    private static let warnings: Set<Self> = [
        .unmatchedFilter, .unmatchedName, .unusedSecurity, .unwrittenPart, .pagedList, .sharedName, .unmatchedOverlay,
        .unwatchedDocument, .conversionLoss,
    ]
    public var severity: Severity { Self.warnings.contains(self) ? .warning : .error }
    private static let omissions: Set<Self> = [.unwrittenPart, .pagedList]
    public var isOmission: Bool { Self.omissions.contains(self) }
}

/// The problems of the inputs of a test server.
public enum ServingCodes: String, DiagnosticKind {
    case faultyScenario, faultySeed

    public var severity: Severity { .error }
}

extension Diagnostic {
    public static func sharedFolder(_ folder: String, of configuration: String) -> Diagnostic {
        KitCodes.sharedFolder("`\(folder)` is filled by `\(configuration)` already").help(
            "choose another `output`, or make both targets of one configuration")
    }
}
