import Foundation

/// The functions that mappers need and that can't be generated. Write them in an extension of `EntityConversion`;
/// until then, the compiler says which of them are missing.
public nonisolated protocol EntityConverting {
    /// `Broken` has no value for `owner.email` of `BrokenDTO`.
    static func brokenDTO(_ value: Broken) -> BrokenDTO
}

public nonisolated enum EntityConversion: EntityConverting {}
