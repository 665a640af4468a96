import APIModel
import Diagnostics

/// Every kind of problem that planning Swift types can find.
public enum SwiftModelCodes: String, DiagnosticKind {
    case endlessType, deepType, noValue, enumValue, unionMember, sameKey, lostKey, nameConflict, unknownName,
        repeatedName, serverAddress, headerName, unsentParameter, nestedParameter, unfitStyle, sharedInput, fixedValue,
        pages, liveRead, formContent, unusedDefault, unusedContent, unsentBody, unsentNull, openedEnvelope,
        relativeServer, unaskedCredentials, unusedServer, formatSpelling, wrongLeniency, unsetProperty, entityRule,
        entityUse, entityLoss, useCase, nilFailure

    private static let errors: Set<Self> = [
        .nameConflict, .unknownName, .headerName, .sharedInput, .fixedValue, .pages, .liveRead, .entityRule, .entityUse,
        .useCase, .nilFailure,
    ]
    public var severity: Severity { Self.errors.contains(self) ? .error : .warning }
    private static let omissions: Set<Self> = [
        .unsentParameter, .nestedParameter, .unusedDefault, .unusedContent, .unsentBody, .openedEnvelope,
        .relativeServer, .unaskedCredentials, .unusedServer,
    ]
    public var isOmission: Bool { Self.omissions.contains(self) }
}

func label(_ schema: Schema) -> Message { schema.name.map { "`\($0)`" } ?? "\(schema.origin.pointer)" }
