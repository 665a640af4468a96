/// The reference page of all kinds of changes, made of their table.
public enum ChangeReference {
    public static var page: String {
        var text = """
            # Changes

            `netlayer diff OLD NEW` compares the code that is generated from two versions of a description. A *caller* calls
            methods of repositories and use cases, makes values that are sent, reads values that are received, and switches over
            enums without `default`. Other code is mentioned in notes: code that implements a repository's protocol (a mock of your
            own), switches over the cases of a request enum, or makes responses, as tests do. This page is generated.

            | verdict | what it means | version |
            |---|---|---|
            | breaking | callers no longer compile | major |
            | behaviour | callers compile, and something else travels | minor |
            | addition | there is something new; callers go on as they are | minor |
            | deprecation | callers compile with a warning | minor |
            | documentation | only comments differ | patch |

            Operations of the two versions belong together if they have the same name, or else the same method and path. Types do
            if they have the same name in Swift, or else in the description, or else the same properties or values. So a renamed
            operation is one change: it isn't removed and added.

            ## Kinds


            """
        for kind in ChangeKind.allCases { text += "- `\(kind.rawValue)`: \(kind.meaning)\n" }
        return text
    }
}
