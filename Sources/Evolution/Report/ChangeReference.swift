/// The reference page of all kinds of changes, made of their table.
public enum ChangeReference {
    public static var page: String {
        var text = """
            # Changes

            `netlayer diff OLD NEW` compares the code that two versions of a description make. A *caller* calls methods of
            repositories and use cases, makes values that are sent, reads values that are received, and switches over enums
            without `default`. Whoever implements a repository's protocol (a mock of one's own), switches over the cases of
            a request enum, or makes responses, as tests do, is told by notes. This page is generated.

            | verdict | what it means | version |
            |---|---|---|
            | breaking | callers no longer compile | major |
            | behaviour | callers compile, and something else travels | minor |
            | addition | there is something new; callers go on as they are | minor |
            | deprecation | callers compile with a warning | minor |
            | documentation | only comments differ | patch |

            What an operation is follows from its name, then from method and path; what a type is, from its name, then from
            the description's name, then from its properties or values. So a renamed operation is a renaming, and not one
            that is gone and a new one.

            ## Kinds


            """
        for kind in ChangeKind.allCases { text += "- `\(kind.rawValue)`: \(kind.meaning)\n" }
        return text
    }
}
