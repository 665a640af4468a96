import Diagnostics

/// Every kind of problem that an OpenAPI document can have.
public enum OpenAPICodes {
    public static let all: [DiagnosticCode] = shared + references + schemas + operations

    static let shared: [DiagnosticCode] = [unknownKey, wrongType, quotedBoolean, missingVersion, unknownVersion]

    static let unknownKey = DiagnosticCode("unknown-key", .warning)
    static let wrongType = DiagnosticCode("wrong-type", .warning)
    static let quotedBoolean = DiagnosticCode("quoted-boolean", .warning)
    static let missingVersion = DiagnosticCode("missing-version", .error)
    static let unknownVersion = DiagnosticCode("unknown-version", .error)

    static let references: [DiagnosticCode] = [missingFile, remoteReference, danglingReference, cyclicReference]

    static let missingFile = DiagnosticCode("missing-file", .warning)
    static let remoteReference = DiagnosticCode("remote-reference", .warning)
    static let danglingReference = DiagnosticCode("dangling-reference", .warning)
    static let cyclicReference = DiagnosticCode("cyclic-reference", .error)

    static let schemas: [DiagnosticCode] = [
        undeclaredRequired, requiredFlag, unknownType, ignoredLimit, enumValues, wrongDefault, conflictingTypes,
        twoUnions, cyclicAllOf, cyclicUnion, tooDeep, discriminator,
    ]

    static let undeclaredRequired = DiagnosticCode("undeclared-required", .warning)
    static let requiredFlag = DiagnosticCode("required-flag", .warning)
    static let unknownType = DiagnosticCode("unknown-type", .warning)
    static let ignoredLimit = DiagnosticCode("ignored-limit", .warning)
    static let enumValues = DiagnosticCode("enum-values", .warning)
    static let wrongDefault = DiagnosticCode("wrong-default", .warning)
    static let conflictingTypes = DiagnosticCode("conflicting-types", .warning)
    static let twoUnions = DiagnosticCode("two-unions", .warning)
    static let cyclicAllOf = DiagnosticCode("cyclic-all-of", .warning)
    static let cyclicUnion = DiagnosticCode("cyclic-union", .warning)
    static let tooDeep = DiagnosticCode("too-deep", .warning)
    static let discriminator = DiagnosticCode("discriminator", .warning)

    static let operations: [DiagnosticCode] = [
        foreignKey, missingKey, ignoredSibling, unsupportedFeature, noOperations, undeclaredServerVariable,
        unknownSecurityScheme, invalidSecurityScheme, invalidPath, pathWithoutSlash, queryInPath, fragmentInPath,
        repeatedPathParameter, undeclaredPathParameter, unusedPathParameter, invalidMethod, repeatedMethod,
        duplicateOperationID, missingResponses, invalidStatus, incompleteOperation, contentWithoutBody,
        invalidParameterLocation, duplicateParameter, optionalPathParameter, parameterContent, missingSchema,
        misplacedSchema, invalidStyle, unknownCollectionFormat, ignoredHeaderKey, ignoredCredential, invalidMediaType,
        emptyBody, conflictingBodies, bareExample, channel,
    ]

    static let foreignKey = DiagnosticCode("foreign-key", .warning)
    static let missingKey = DiagnosticCode("missing-key", .warning)
    static let ignoredSibling = DiagnosticCode("ignored-sibling", .warning)
    static let unsupportedFeature = DiagnosticCode("unsupported-feature", .warning, isOmission: true)
    static let noOperations = DiagnosticCode("no-operations", .warning)
    static let undeclaredServerVariable = DiagnosticCode("undeclared-server-variable", .warning)
    static let unknownSecurityScheme = DiagnosticCode("unknown-security-scheme", .warning)
    static let invalidSecurityScheme = DiagnosticCode("invalid-security-scheme", .warning)
    static let invalidPath = DiagnosticCode("invalid-path", .warning)
    static let pathWithoutSlash = DiagnosticCode("path-without-slash", .warning)
    static let queryInPath = DiagnosticCode("query-in-path", .warning)
    static let fragmentInPath = DiagnosticCode("fragment-in-path", .warning)
    static let repeatedPathParameter = DiagnosticCode("repeated-path-parameter", .warning)
    static let undeclaredPathParameter = DiagnosticCode("undeclared-path-parameter", .warning)
    static let unusedPathParameter = DiagnosticCode("unused-path-parameter", .warning)
    static let invalidMethod = DiagnosticCode("invalid-method", .warning)
    static let repeatedMethod = DiagnosticCode("repeated-method", .warning)
    static let duplicateOperationID = DiagnosticCode("duplicate-operation-id", .warning)
    static let missingResponses = DiagnosticCode("missing-responses", .warning)
    static let invalidStatus = DiagnosticCode("invalid-status", .warning)
    static let incompleteOperation = DiagnosticCode("incomplete-operation", .warning)
    static let contentWithoutBody = DiagnosticCode("content-without-body", .warning)
    static let invalidParameterLocation = DiagnosticCode("invalid-parameter-location", .warning)
    static let duplicateParameter = DiagnosticCode("duplicate-parameter", .warning)
    static let optionalPathParameter = DiagnosticCode("optional-path-parameter", .warning)
    static let parameterContent = DiagnosticCode("parameter-content", .warning)
    static let missingSchema = DiagnosticCode("missing-schema", .warning)
    static let misplacedSchema = DiagnosticCode("misplaced-schema", .warning)
    static let invalidStyle = DiagnosticCode("invalid-style", .warning)
    static let unknownCollectionFormat = DiagnosticCode("unknown-collection-format", .warning)
    static let ignoredHeaderKey = DiagnosticCode("ignored-header-key", .warning)
    static let ignoredCredential = DiagnosticCode("ignored-credential", .warning)
    static let invalidMediaType = DiagnosticCode("invalid-media-type", .warning)
    static let emptyBody = DiagnosticCode("empty-body", .warning)
    static let conflictingBodies = DiagnosticCode("conflicting-bodies", .warning)
    static let bareExample = DiagnosticCode("bare-example", .warning)
    static let channel = DiagnosticCode("channel", .warning)
}
