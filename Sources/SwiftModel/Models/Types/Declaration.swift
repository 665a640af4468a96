import APIModel

/// One type that will be declared: which schema it is for, where it stands and what it is called.
struct Declaration: Sendable {
    enum Source: Sendable {
        /// A named schema, under the name that the description gives.
        case named(Int)
        /// The schema of a body, a response or a parameter, by its position among the roots.
        case root(Int)
        /// A schema inside of another one.
        case inline
    }

    let schema: Int
    var source: Source
    /// The declaration in which it stands; nil at the top level.
    var owner: Int?
    /// The declaration from which its name is made: the owner, unless types are flat or nested too deeply.
    let parent: Int?
    /// The word that it gets from where it stands: `location`, `image` for an element of `images`.
    var word: String
    /// 0 at the top level.
    var depth = 0
    var isForm = false
    var name = SwiftIdentifier("Empty")
    var children: [Int] = []
    /// The top-level declarations that it, or anything inside of it, refers to by name; kept at the top level only.
    var references: Set<Int> = []
    /// What the app has in place of the service's type, or the other way around: mappers in the one name the other.
    var counterpart: Int?
    /// From the top level inwards.
    var path: [SwiftIdentifier] = []
}

extension [Declaration] {
    /// The words from the top level down to a type.
    func way(to index: Int) -> [String] {
        var words: [String] = []
        var current: Int? = index
        while let next = current {
            words.append(self[next].word)
            current = self[next].parent
        }
        return words.reversed()
    }

    /// How many types lie between a type and the one in whose braces it stands.
    func depth(of index: Int, in owner: Int) -> Int {
        var depth = 0
        var parent = self[index].parent
        while let next = parent, next != owner {
            depth += 1
            parent = self[next].parent
        }
        return depth
    }
}
