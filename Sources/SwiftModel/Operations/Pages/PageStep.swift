import APIModel

/// Makes the expression of the next page's position.
struct PageStep {
    let paging: Paging
    let types: any PlannedTypes
    let api: API
    let response: ResponsePlan
    /// What the response is called.
    let name: SwiftIdentifier
    let root: MemberPath
    /// What the items are, of which a position may be made.
    let element: SchemaUse
    let items: SwiftIdentifier

    /// `response.meta?.next`, `items.isEmpty ? nil : page + 1`; nil where what is there is nothing to ask with.
    func expression(at position: SwiftIdentifier, type: SwiftType) -> String? {
        var more: MemberPath?
        if let names = paging.more {
            guard let path = root.following(names, types, of: api), types.plainType(of: path.use).unwrapped == .bool
            else {
                return nil
            }
            more = path
        }
        guard let next = paging.next else {
            guard PageStep.whole.contains(type) else { return nil }
            let end = more.map { $0.isOptional ? " || \($0.text) != true" : " || !\($0.text)" } ?? ""
            let count = "\(items.reference).count"
            let step = paging.step == .page ? "1" : type == .int ? count : "\(type.text)(\(count))"
            return "\(items.reference).isEmpty\(end) ? nil : \(position.reference) + \(step)"
        }
        guard let value = value(next, as: type) else { return nil }
        return more.map { "\($0.text)\($0.isOptional ? " == true" : "") ? \(value) : nil" } ?? value
    }

    private func value(_ next: Paging.Next, as type: SwiftType) -> String? {
        switch next {
        case .member(let path):
            return root.following(path, types, of: api).flatMap {
                converted($0.text, isOptional: $0.isOptional, from: types.plainType(of: $0.use).unwrapped, to: type)
            }
        case .lastItem(let path):
            let last = MemberPath("\(items.reference).last", isOptional: true, use: element)
            return last.following(path, types, of: api).flatMap {
                converted($0.text, isOptional: true, from: types.plainType(of: $0.use).unwrapped, to: type)
            }
        case .url(let path):
            guard let url = root.following(path, types, of: api) else { return nil }
            switch types.plainType(of: url.use).unwrapped {
            case .string: return query(of: "in: \(url.text)", as: type)
            case .url: return query(of: "in: \(url.text)\(url.isOptional ? "?." : ".")absoluteString", as: type)
            default: return nil
            }
        case .link:
            guard let header = response.headers.first(where: { $0.wireName.lowercased() == "link" }),
                header.type == .string
            else { return nil }
            return query(of: "linked: \(name.reference).\(header.name.member)", as: type)
        }
    }

    /// The parameter in the query of a page's address.
    private func query(of address: String, as type: SwiftType) -> String? {
        let text = "PageAddress.value(of: \(SwiftLiteral.quoted(paging.parameter)), \(address))"
        return converted(text, isOptional: true, from: .string, to: type)
    }

    private static let whole: Set<SwiftType> = [.int, .int32, .int64]

    private func converted(_ text: String, isOptional: Bool, from source: SwiftType, to target: SwiftType) -> String? {
        if source == target { return text }
        let isWhole = PageStep.whole.contains(source)
        guard target == .string ? isWhole : PageStep.whole.contains(target) && (isWhole || source == .string) else {
            return nil
        }
        guard isOptional else { return "\(target.text)(\(text))" }
        return "\(text).\(source == .string ? "flatMap" : "map") { \(target.text)($0) }"
    }
}
