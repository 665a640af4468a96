/// What a field of a view holds. It carries text, never identifiers, types or literals in parts: those are finished
/// before they come here.
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
}

extension TemplateValue {
    /// What `{% if value %}` asks: a set flag, text or a list that is not empty, a view that is present.
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
}
