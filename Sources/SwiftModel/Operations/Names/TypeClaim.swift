import APIModel

/// A name at the top level that something other than a model asks for: an API enum, a repository, an input.
struct TypeClaim {
    /// Stands for a claim until its name is known. There is none without a claim.
    struct Ticket: Hashable, Sendable {
        let position: Int
    }

    /// Orders claims of one name, whatever else the description holds.
    var key: String
    var proposal: String
    /// Names to try when the proposal is taken.
    var alternatives: [String] = []
    var origin: Origin = .none
}

/// A schema that an operation speaks of and that may need a declaration of its own.
struct InlineRoot {
    /// Stands for a root until it is known whether a type is declared for it.
    struct Ticket: Hashable, Sendable {
        let position: Int
    }

    var use: SchemaUse
    var proposal: String
    var alternatives: [String]
    /// `POST /items body`: orders roots of one name, and says in messages what is meant.
    var key: String
    /// Whether it is sent as multipart, part by part.
    var isForm = false
    var isRequest = false
    var encodings: [PartEncoding] = []
    var origin: Origin = .none
}
