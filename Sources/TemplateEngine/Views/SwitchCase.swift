/// A view that stands for a case of an enum, so that `{% switch %}` can write patterns for it.
public protocol SwitchCase: TemplateView {
    /// The arguments of the case that the value of a field uses. `position` is the field's place among the
    /// `argumentFields` of the view's type.
    func arguments(ofField position: Int) -> [String]
    /// The types of some arguments: patterns that bind different types can't share an arm.
    func types(of arguments: [String]) -> [String]
    /// `.updateUser(let id, _)`, or `.updateUser` where nothing is bound.
    func pattern(binding arguments: [String]) -> String
    /// The pattern without its arguments: `.updateUser`.
    var unboundPattern: String { get }
    /// What stands for each argument in a pattern: `let id`, `_`. Nothing where nothing is bound.
    func bindings(of arguments: [String]) -> [String]
}

extension SwitchCase {
    public var asCase: (any SwitchCase)? { self }
}
