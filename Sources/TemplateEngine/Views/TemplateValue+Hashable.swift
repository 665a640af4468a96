/// What tells the cases of a switch apart.
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
        case .views(let views):
            for index in 0..<views.viewCount { views.view(at: index).hash(into: &hasher) }
        }
    }
}
