import Foundation

/// The functions that mappers need and that can't be generated. Write them in an extension of `EntityConversion`;
/// until then, the compiler says which of them are missing.
nonisolated protocol EntityConverting {
    /// `Post` has no value for `editor.age` of `PostDTO`.
    static func postDTO(_ value: Post) -> PostDTO
}

nonisolated enum EntityConversion: EntityConverting {}
