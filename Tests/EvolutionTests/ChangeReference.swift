@testable import Evolution

/// The reference page of all kinds of changes.
enum ChangeReference {
    static var page: String {
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

            Forwarders (`deprecatedForwarders`) pass on every value that the service still takes. A method has none where a value
            could be lost or go elsewhere, or where its old name, or a label, belongs to something else now.

            ## Kinds


            """
        for kind in ChangeKind.allCases { text += "- `\(kind.name)`: \(kind.meaning)\n" }
        return text
    }
}

extension ChangeKind {
    /// Its meaning for callers, for the reference page.
    fileprivate var meaning: String {
        switch self {
        case .operationRemoved: return "A method is gone. Breaking."
        case .operationAdded: return "A new method. An addition; a mock of your own has to get it, too."
        case .operationRenamed: return "The same request under another name. Breaking; forwarders soften it."
        case .operationMoved: return "The method went to another repository. Breaking."
        case .operationDeprecated: return "The method is deprecated now, or no longer."
        case .serviceRemoved: return "A whole repository is gone. Breaking."
        case .serviceAdded: return "A new repository. An addition."
        case .serviceRenamed: return "A repository has another name. Breaking; forwarders soften it."
        case .argumentRemoved: return "A method lost an argument. Breaking."
        case .argumentAdded:
            return "A new argument: breaking where it is required or calls name all arguments, otherwise an addition."
        case .argumentRenamed:
            return "The same value under another label. Breaking; behaviour where calls compile, since another argument has the label."
        case .argumentType: return "An argument has another type. Breaking, unless it only became optional."
        case .argumentOrder: return "Arguments changed places. Breaking."
        case .argumentDefault: return "The default that is sent has changed. Behaviour."
        case .responseType: return "A method returns something else. Breaking, unless it returned nothing."
        case .responseCase:
            return
                "The list of possible responses, or of an enum of errors, changed. Breaking for a `switch`; a further one "
                + "is an addition with `models.nonexhaustive`."
        case .messageType: return "A channel sends or receives something else. Breaking."
        case .responseHeader:
            return "A header that a call returns came (breaking where it is always there), went or has another type."
        case .errorBody: return "An error has another body, or a status has one now."
        case .pathChanged: return "The request goes to another path. Behaviour."
        case .methodChanged: return "The request has another method. Behaviour."
        case .valueSent: return "A value travels in another place, under another key, or in another form. Behaviour."
        case .bodySent: return "The body travels in another form. Behaviour."
        case .mediaTypes: return "Other media types are accepted. Behaviour."
        case .envelope: return "The value is under another key of the response. Behaviour."
        case .server:
            return "A server came (breaking for a `switch`), went or was renamed (breaking), or moved (behaviour)."
        case .security: return "Other credentials are sent. Behaviour."
        case .typeRemoved: return "A type is gone. Breaking."
        case .typeAdded: return "A new type. An addition."
        case .typeRenamed: return "The same data under another name. Breaking; forwarders soften it."
        case .typeKind: return "A struct became an enum, an enum a struct, or the like. Breaking."
        case .typeMeaning: return "A name stands for another type. Breaking."
        case .conformance: return "A type lost a protocol (breaking), or has one more (an addition)."
        case .propertyRemoved: return "A property is gone. Breaking."
        case .propertyAdded:
            return "A new property: breaking where callers make the value and have to give it, otherwise an addition."
        case .propertyRenamed: return "The same value under another name, and perhaps another key. Breaking; behaviour where another one has the name."
        case .propertyType: return "A property has another type. Breaking."
        case .propertyOptional:
            return "A property may be absent now. Breaking where callers read it, an addition where they only send it."
        case .propertyRequired: return "A property is always there now. Breaking: `?` and `nil` no longer fit."
        case .propertyDefault: return "The default is gone (breaking for who sends it), new, or another (behaviour)."
        case .propertyOrder: return "The arguments of an initialiser changed places. Breaking where callers use it."
        case .propertyKey: return "A property has another key in JSON. Behaviour."
        case .propertyDeprecated: return "A property is deprecated now, or no longer."
        case .caseRemoved: return "A case is gone. Breaking."
        case .caseAdded:
            return
                "A new case. Breaking for a `switch` that names all cases; an addition to constants, and with `models.nonexhaustive`."
        case .caseRenamed: return "The same value under another name. Breaking; forwarders soften it."
        case .caseValue: return "A case stands for another value. Behaviour."
        case .caseType: return "A case carries another type. Breaking."
        case .documentation: return "Comments differ."
        }
    }
}
