/// A value that templates can look into by the numbers of its fields. Swift types conform through `TabledView`, views
/// whose fields are known only at run time are a `RecordView`.
public protocol TemplateView: Sendable {
    var viewType: ViewType { get }
    func value(at field: Int) -> TemplateValue
    /// The view as a case of an enum; nil for all others.
    var asCase: (any SwitchCase)? { get }
    /// The key of the operation or the name of the model that pages show code for; nil for all others.
    var subject: String? { get }
    /// Whether another view has the same type and the same values.
    func holdsSame(as other: any TemplateView) -> Bool
    func hash(into hasher: inout Hasher)
}

extension TemplateView {
    public var asCase: (any SwitchCase)? { nil }
    public var subject: String? { nil }

    /// Compares all fields, which is everything that templates see of a view.
    public func holdsSame(as other: any TemplateView) -> Bool {
        viewType === other.viewType && viewType.fields.indices.allSatisfy { value(at: $0) == other.value(at: $0) }
    }

    public func hash(into hasher: inout Hasher) {
        for field in viewType.fields.indices { hasher.combine(value(at: field)) }
    }
}

/// A view that declares its fields once, in `table`; the conformance is that one line.
public protocol TabledView: TemplateView { static var table: ViewTable<Self> { get } }

extension TabledView {
    @inlinable public var viewType: ViewType { Self.table.viewType }

    @inlinable public func value(at field: Int) -> TemplateValue { Self.table.value(of: self, at: field) }
}

extension TabledView where Self: Hashable {
    @inlinable public func holdsSame(as other: any TemplateView) -> Bool { other as? Self == self }
}

/// The value of a view's field. Identifiers, types and literals are finished texts here, never parts to assemble.
public enum TemplateValue: Sendable {
    case none
    case flag(Bool)
    case number(Int)
    case text(String)
    /// Text with the watched names in it, and whether declarations expose these.
    case code(String, names: [String], isExposed: Bool)
    case texts([String])
    case view(any TemplateView)
    case views(any ViewList)

    /// Whether `{% if value %}` is true: for a set flag, text or a list that is not empty, a view that is present.
    var isTrue: Bool {
        switch self {
        case .none: return false
        case .flag(let flag): return flag
        case .number(let number): return number != 0
        case .text(let text), .code(let text, _, _): return !text.isEmpty
        case .texts(let texts): return !texts.isEmpty
        case .view: return true
        case .views(let views): return views.viewCount > 0
        }
    }

    /// The result of `==` between two fields: whether they print the same, or are flags that are set alike.
    func isSame(as other: TemplateValue) -> Bool {
        switch (self, other) {
        case (.flag(let left), .flag(let right)): left == right
        case (.number(let left), .number(let right)): left == right
        default: text == other.text
        }
    }

    /// The text that the value prints, empty if it is absent; nil for values other than texts.
    private var text: String? {
        switch self {
        case .none: ""
        case .text(let text), .code(let text, _, _): text
        default: nil
        }
    }
}

/// Equality, to distinguish the cases of a switch.
extension TemplateValue: Hashable {
    public static func == (left: TemplateValue, right: TemplateValue) -> Bool {
        switch (left, right) {
        case (.none, .none): return true
        case (.flag(let left), .flag(let right)): return left == right
        case (.number(let left), .number(let right)): return left == right
        case (.text(let left), .text(let right)): return left == right
        case (.code(let left, let leftNames, _), .code(let right, let rightNames, _)):
            return left == right && leftNames == rightNames
        case (.texts(let left), .texts(let right)): return left == right
        case (.view(let left), .view(let right)): return left.holdsSame(as: right)
        case (.views(let left), .views(let right)):
            return left.viewCount == right.viewCount
                && (0..<left.viewCount).allSatisfy { left.view(at: $0).holdsSame(as: right.view(at: $0)) }
        default: return false
        }
    }

    public func hash(into hasher: inout Hasher) {
        switch self {
        case .none: break
        case .flag(let flag): hasher.combine(flag)
        case .number(let number): hasher.combine(number)
        case .text(let text), .code(let text, _, _): hasher.combine(text)
        case .texts(let texts): hasher.combine(texts)
        case .view(let view): view.hash(into: &hasher)
        case .views(let views): for index in 0..<views.viewCount { views.view(at: index).hash(into: &hasher) }
        }
    }
}

/// A view whose fields are known only at run time, such as the options that a pack's manifest declares.
public final class RecordView: TemplateView {
    public let viewType: ViewType
    public let values: [TemplateValue]

    /// `values` follow the order of the type's fields; missing ones are absent.
    public init(_ viewType: ViewType, values: [TemplateValue]) {
        self.viewType = viewType
        self.values = values
    }

    public func value(at field: Int) -> TemplateValue { field < values.count ? values[field] : .none }
}

/// A list of views that makes its elements on demand, so that checking whether it is empty costs nothing. Every array
/// of one view type is such a list.
public protocol ViewList: Sendable {
    var viewCount: Int { get }
    func view(at index: Int) -> any TemplateView
}

extension Array: ViewList where Element: TemplateView {
    @inlinable public var viewCount: Int { count }

    @inlinable public func view(at index: Int) -> any TemplateView { self[index] }
}

/// A view that represents a case of an enum, so that `{% switch %}` can write patterns for it.
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
    /// The pattern's part for each argument: `let id`, `_`. Empty where nothing is bound.
    func bindings(of arguments: [String]) -> [String]
}

extension SwitchCase { public var asCase: (any SwitchCase)? { self } }
