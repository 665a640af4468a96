import Foundation

/// Functions that mappers need but that can't be generated. Write them in an extension of
/// `EntityConversion`. Until then, the compiler reports the missing ones.
nonisolated protocol EntityConverting {
    /// For `price`.
    static func money(_ value: String) -> Money
    /// `Rating` has no value for `source` of `RatingDTO`.
    static func ratingDTO(_ value: Rating) -> RatingDTO
}

nonisolated enum EntityConversion: EntityConverting {}
