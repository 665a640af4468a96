import Diagnostics

/// Every kind of problem that an OpenAPI document can have.
public enum OpenAPICodes: String, DiagnosticKind {
    // Any object
    case unknownKey, wrongType, quotedBoolean, missingVersion, unknownVersion

    // References
    case missingFile, remoteReference, danglingReference, cyclicReference

    // Schemas
    case undeclaredRequired, requiredFlag, unknownType, ignoredLimit, enumValues, wrongDefault, conflictingTypes,
        twoUnions, cyclicAllOf, cyclicUnion, tooDeep, discriminator

    // Operations
    case foreignKey, missingKey, ignoredSibling, unsupportedFeature, noOperations, undeclaredServerVariable,
        unknownSecurityScheme, invalidSecurityScheme, invalidPath, pathWithoutSlash, queryInPath, fragmentInPath,
        repeatedPathParameter, undeclaredPathParameter, unusedPathParameter, invalidMethod, repeatedMethod,
        duplicateOperationID, missingResponses, invalidStatus, incompleteOperation, contentWithoutBody,
        invalidParameterLocation, duplicateParameter, optionalPathParameter, parameterContent, missingSchema,
        misplacedSchema, invalidStyle, unknownCollectionFormat, ignoredHeaderKey, ignoredCredential, invalidMediaType,
        emptyBody, conflictingBodies, bareExample, channel

    private static let errors: Set<Self> = [.missingVersion, .unknownVersion, .cyclicReference]
    public var severity: Severity { Self.errors.contains(self) ? .error : .warning }
    private static let omissions: Set<Self> = [.unsupportedFeature]
    public var isOmission: Bool { Self.omissions.contains(self) }
}
