import APIModel
import Diagnostics

/// A parameter of a list with the place where it was declared, before lists are merged.
struct DeclaredParameter {
    let declaration: ParameterDeclaration
    let range: SourceRange
    let document: DocumentIndex
    /// Which of its kind it is: `path` and the others, or a body or form field.
    private let place: Place
    /// The wire name; in small letters for a header, since headers are equal whatever their case.
    private let name: String

    private enum Place: Equatable {
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
            place = .parameter(parameter.location)
            name = parameter.location == .header ? parameter.wireName.lowercased() : parameter.wireName
        case .body: (place, name) = (.body, "")
        case .field(let field): (place, name) = (.field, field.property.wireName)
        case .ignored: (place, name) = (.ignored, "")
        }
    }

    /// Whether both declare one parameter: by place and name.
    func isSame(as other: DeclaredParameter) -> Bool { place == other.place && name == other.name }
}
