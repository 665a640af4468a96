import APIModel
import Diagnostics

/// A parameter of a list with the place where it was declared, before lists are merged.
struct DeclaredParameter {
    let declaration: ParameterDeclaration
    let range: SourceRange
    let document: DocumentIndex
    /// What tells it from others: two of one key declare one parameter.
    let key: Key

    /// A parameter's place and name.
    struct Key: Hashable {
        /// Which of its kind it is: `path` and the others, or a body or form field.
        fileprivate let place: Place
        /// The wire name; in small letters for a header, since headers are equal whatever their case.
        fileprivate let name: String
    }

    fileprivate enum Place: Hashable {
        case parameter(Parameter.Location)
        case body
        case field
        case ignored
    }

    init(declaration: ParameterDeclaration, range: SourceRange, document: DocumentIndex) {
        self.declaration = declaration
        self.range = range
        self.document = document
        switch declaration {
        case .parameter(let parameter):
            let name = parameter.location == .header ? parameter.wireName.lowercased() : parameter.wireName
            key = Key(place: .parameter(parameter.location), name: name)
        case .body: key = Key(place: .body, name: "")
        case .field(let field): key = Key(place: .field, name: field.property.wireName)
        case .ignored: key = Key(place: .ignored, name: "")
        }
    }
}
