import Foundation

/// The functions that mappers need and that can't be generated. Write them in an extension of `EntityConversion`;
/// until then, the compiler says which of them are missing.
nonisolated protocol EntityConverting {
    /// For `price`.
    static func money(_ value: String) -> Money
    /// `Rating` has no value for `source` of `RatingDTO`.
    static func ratingDTO(_ value: Rating) -> RatingDTO
}

nonisolated enum EntityConversion: EntityConverting {}
