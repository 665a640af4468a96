import SwiftModel
import TemplateEngine

extension Declarations {
    /// Takes down what a template says that it declares.
    mutating func insert(_ declaration: TemplateDeclaration) {
        switch declaration.kind {
        case .type: types.insert(declaration.name)
        case .protocol:
            types.insert(declaration.name)
            protocols.insert(declaration.name)
        case .case: cases[declaration.owner, default: []].insert(declaration.name)
        case .method: methods[declaration.owner, default: []].insert(declaration.name)
        case .shortcut: shortcuts[declaration.owner, default: []].insert(declaration.name)
        case .defaults: defaults[declaration.owner, default: []].insert(declaration.name)
        case .private: return
        }
    }
}
