import APIModel
import Diagnostics

/// A parameter of a list with the place where it was declared, before lists are merged.
struct DeclaredParameter {
    var declaration: ParameterDeclaration
    let range: SourceRange
    let document: DocumentIndex

    /// What no two parameters of a list may share: location and name; header names are equal whatever their case.
    func isSame(as other: DeclaredParameter) -> Bool {
        switch (declaration, other.declaration) {
        case (.parameter(let left), .parameter(let right)):
            guard left.location == right.location else { return false }
            if left.wireName == right.wireName { return true }
            return left.location == .header && left.wireName.lowercased() == right.wireName.lowercased()
        case (.body, .body): return true
        case (.field(let left), .field(let right)): return left.property.wireName == right.property.wireName
        default: return false
        }
    }
}
