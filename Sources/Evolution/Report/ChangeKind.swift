import Diagnostics

/// The kind of a change. The same kind can have different verdicts.
public enum ChangeKind: String, Sendable, CaseIterable {
    case operationRemoved, operationAdded, operationRenamed, operationMoved, operationDeprecated
    case serviceRemoved, serviceAdded, serviceRenamed
    case argumentRemoved, argumentAdded, argumentRenamed, argumentType, argumentOrder, argumentDefault
    case responseType, responseCase, messageType, responseHeader, errorBody
    case pathChanged, methodChanged, valueSent, bodySent, mediaTypes, envelope, server, security
    case typeRemoved, typeAdded, typeRenamed, typeKind, typeMeaning, conformance
    case propertyRemoved, propertyAdded, propertyRenamed, propertyType, propertyOptional, propertyRequired,
        propertyDefault, propertyOrder, propertyKey, propertyDeprecated
    case caseRemoved, caseAdded, caseRenamed, caseValue, caseType
    case documentation

    /// The stable name: `operationRemoved` → `operation-removed`
    public var name: String { rawValue.hyphenated }
}
