import Foundation

/// Functions that mappers need but that can't be generated. Write them in an extension of
/// `EntityConversion`. Until then, the compiler reports the missing ones.
nonisolated protocol EntityConverting {
    /// `Post` has no value for `editor.age` of `PostDTO`.
    static func postDTO(_ value: Post) -> PostDTO
}

nonisolated enum EntityConversion: EntityConverting {}
