import Foundation

/// The functions that mappers need and that can't be generated. Write them in an extension of `EntityConversion`;
/// until then, the compiler says which of them are missing.
nonisolated protocol EntityConverting {
    /// For `owner_id`.
    static func owner(_ value: UUID) throws -> Owner
    /// For `owner_id`.
    static func owner(_ value: Owner) throws -> UUID
}

nonisolated enum EntityConversion: EntityConverting {}
