import Foundation

/// Functions that mappers need but that can't be generated. Write them in an extension of
/// `EntityConversion`. Until then, the compiler reports the missing ones.
nonisolated protocol EntityConverting {
    /// For `owner_id`.
    static func owner(_ value: UUID) throws -> Owner
    /// For `owner_id`.
    static func owner(_ value: Owner) throws -> UUID
}

nonisolated enum EntityConversion: EntityConverting {}
