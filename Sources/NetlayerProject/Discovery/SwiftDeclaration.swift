/// A type, protocol or extension in somebody's Swift source, as far as conventions show in it.
struct SwiftDeclaration: Equatable {
    enum Kind: String {
        case `protocol`
        case `struct`
        case `class`
        case `enum`
        case actor
        case `extension`
    }

    let kind: Kind
    let name: String
    /// The names after the colon, without modules and generic arguments.
    let parents: [String]
    let isPublic: Bool
    let isNonisolated: Bool
    /// The file, relative to the folder of the survey.
    let path: String
    var functions: [String] = []
    /// How many of its functions throw, and how many return a `Result`.
    var throwingCount = 0
    var resultCount = 0
    var asyncCount = 0
}
