import APIModel
import Diagnostics

/// A parameter of a list with the place where it was declared, before lists are merged.
struct DeclaredParameter {
    let declaration: ParameterDeclaration
    let range: SourceRange
    /// What tells it from others: two of one key declare one parameter.
    let key: Key

    /// The parameter; nil for the bodies of Swagger 2.0.
    var parameter: Parameter? {
        if case .parameter(let parameter) = declaration { return parameter }
        return nil
    }

    /// The same, shared by all methods of its path.
    var ofPath: DeclaredParameter {
        guard case .parameter(var parameter) = declaration, parameter.sharing == nil else { return self }
        parameter.sharing = .path
        return DeclaredParameter(declaration: .parameter(parameter), range: range)
    }

    var isCredential: Bool {
        if case .credential = declaration { return true }
        return false
    }

    var isUnreadable: Bool {
        if case .unreadable = declaration { return true }
        return false
    }

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
        case credential
        case unreadable
    }

    init(declaration: ParameterDeclaration, range: SourceRange) {
        self.declaration = declaration
        self.range = range
        switch declaration {
        case .parameter(let parameter):
            let name = parameter.location == .header ? parameter.wireName.lowercased() : parameter.wireName
            key = Key(place: .parameter(parameter.location), name: name)
        case .body: key = Key(place: .body, name: "")
        case .field(let field): key = Key(place: .field, name: field.property.wireName)
        case .ignored: key = Key(place: .ignored, name: "")
        case .credential: key = Key(place: .credential, name: "")
        case .unreadable: key = Key(place: .unreadable, name: "")
        }
    }
}

extension [DeclaredParameter] {
    /// The parameters of a path with those of an operation, which replace them by location and name.
    func replaced(by own: [DeclaredParameter]) -> [DeclaredParameter] {
        if own.isEmpty || isEmpty { return self + own }
        let hasOwnForm = own.contains { if case .field = $0.declaration { return true } else { return false } }
        let hasOwnBody = own.contains { if case .body = $0.declaration { return true } else { return false } }
        let replaced = Set(own.map(\.key))
        let kept = filter { inherited in
            if case .body = inherited.declaration, hasOwnForm { return false }
            if case .field = inherited.declaration, hasOwnBody { return false }
            return !replaced.contains(inherited.key)
        }
        return kept + own
    }
}
