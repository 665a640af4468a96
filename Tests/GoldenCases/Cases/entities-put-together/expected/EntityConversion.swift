import Foundation

/// Functions that mappers need but that can't be generated. Write them in an extension of
/// `EntityConversion`. Until then, the compiler reports the missing ones.
public nonisolated protocol EntityConverting {
    /// `Broken` has no value for `owner.email` of `BrokenDTO`.
    static func brokenDTO(_ value: Broken) -> BrokenDTO
}

public nonisolated enum EntityConversion: EntityConverting {}
