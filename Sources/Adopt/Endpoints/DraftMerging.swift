/// Merges the runs that send the same method to the same path into one endpoint. Differences between them become
/// optional values or remarks.
struct DraftMerging {
    struct Group {
        var drafts: [RequestDraft]
        /// Remarks about what the app may send instead.
        var remarks: [Remark] = []
        var first: RequestDraft { drafts[0] }
    }

    /// The runs grouped by method and path, in the order of the runs. Code may add a slash to a server that lacks it.
    static func groups(_ drafts: [RequestDraft]) -> [Group] {
        let groups = drafts.grouped { ($0.method ?? "GET") + " /" + AddressSplitting($0.url).shape.drop { $0 == "/" } }
        return withoutEmptyPieces(groups.map { Group(drafts: $0.elements) })
    }

    /// Adds the runs that leave a piece of the path empty to those that fill it, the runs that have a number there for
    /// nil, and the runs that add no slash, since the value has one: `/notes//flag` to `/notes/{id}/flag`, `/notes/` and
    /// `/notes/0` for `"/notes/\(note.id ?? 0)"` to `/notes/{id}`, and `/notes{id}` to `/notes/{id}`
    private static func withoutEmptyPieces(_ groups: [Group]) -> [Group] {
        var result = groups
        for group in groups {
            let isEmpty = group.shape.contains("//") || group.shape.hasSuffix("/") && group.isForNil
            let isOfNumbers = !isEmpty && group.isOfNumbersForNil
            let isFilled = isEmpty || isOfNumbers
            let spaced = group.spaced
            if !isFilled, spaced == group.shape { continue }
            let whole = result.firstIndex {
                $0.first.method == group.first.method
                    && (isFilled ? $0.isFilled(group.shape) : $0.shape != group.shape && $0.spaced == spaced)
            }
            guard let whole, let own = result.firstIndex(where: { $0.shape == group.shape }), own != whole,
                result[own].first.method == group.first.method
            else { continue }
            result[whole].drafts += group.drafts
            let other = isEmpty ? "be an empty text" : isOfNumbers ? "be a number for nil" : "begin with a slash"
            let text = "a value within it may \(other), as the code decides: here it \(isFilled ? "isn't" : "doesn't")"
            result[whole].remarks.add(Remark(.path, text))
            result.remove(at: own)
        }
        return result
    }

    /// Keeps one of the groups that no argument tells apart and that no run sends together, since the app chooses one.
    static func withoutAlternatives(_ groups: [Group], _ condition: (Group) -> String?) -> [Group] {
        var result: [Group] = []
        /// The runs of each group in the result, and what arguments tell it apart from groups with other conditions.
        var untold: [(runs: Set<[Oracle.Decision]>, condition: String?)] = []
        for group in groups {
            let (runs, own) = (Set(group.drafts.map(\.decisions)), condition(group))
            let position = untold.indices.first {
                untold[$0].condition == own && untold[$0].runs.isDisjoint(with: runs)
                    && !group.isElsewhere(than: result[$0])
            }
            guard let position else {
                result.append(group)
                untold.append((runs, own))
                continue
            }
            let other = result[position]
            let isSamePath = group.shape == other.shape
            // Of two methods, the one on more paths through the code is better.
            let isBetter = isSamePath ? group.drafts.count > other.drafts.count : group.shape.count > other.shape.count
            var kept = isBetter ? group : other
            if isBetter { untold[position].runs = runs }
            kept.remarks = other.remarks
            if !isSamePath {
                let text =
                    "the path is `\(other.shape)` or `\(group.shape)`, as the app decides: the longer one is taken"
                kept.remarks.add(Remark(.path, text))
            }
            let bases = [other, group].map { AddressSplitting($0.first.url).base }
            if bases[0] != bases[1] {
                let shown = bases.map { $0.isEmpty ? "one that is made when the app runs" : "`\($0)`" }
                let text = "the address is \(shown.joined(separator: " or ")), as the app decides"
                kept.remarks.add(Remark(.server, text))
            }
            let methods = [other, group].map { $0.first.method ?? "GET" }
            if methods[0] != methods[1] {
                let text = "the method is `\(methods[0])` or `\(methods[1])`, as the app decides"
                kept.remarks.add(Remark(.method, text))
            }
            let text = "with another \(isSamePath ? "method" : "path"), the request may carry something else"
            kept.remarks.add(EndpointField.carried, text)
            result[position] = kept
        }
        return result
    }

    /// The decisions that all runs of a group share, and that other runs make differently.
    /// - Parameter isTelling: whether a decision concerns a value from the caller.
    static func decisions(of group: Group, among all: [RequestDraft], _ isTelling: (Oracle.Decision) -> Bool) -> [Oracle
        .Decision]
    {
        guard let first = group.drafts.first else { return [] }
        var common = Set(first.decisions)
        for draft in group.drafts.dropFirst() { common.formIntersection(draft.decisions) }
        let telling = first.decisions.filter { common.contains($0) && isTelling($0) }
        guard !telling.isEmpty else { return [] }
        var outcomes: [String: Set<String>] = [:]
        for decision in all.flatMap(\.decisions) { outcomes[decision.subject, default: []].insert(decision.outcome) }
        return telling.filter { outcomes[$0.subject, default: []].count > 1 }
    }

    /// The enum values that decide which parameters a request of this group has.
    static func dividing(_ group: Group) -> [String] {
        let shapes = Set(group.drafts.map { $0.query.map(\.name).joined(separator: "&") })
        guard shapes.count > 1 else { return [] }
        var outcomes: [String: Set<String>] = [:]
        for decision in group.drafts.flatMap(\.decisions) where decision.isCase {
            outcomes[decision.subject, default: []].insert(decision.outcome)
        }
        return outcomes.filter { $0.value.count > 1 }.keys.sorted().map { String($0.dropLast(3)) }
    }

    static func fields(_ lists: [[RequestDraft.Field]], of field: EndpointField, _ remarks: inout [Remark])
        -> [AdoptedEndpoint.Field]
    {
        lists.flatMap { $0 }.grouped(by: \.name).map { name, fields in
            let first = fields[0]
            let isOptional = fields.count < lists.count || fields.contains { $0.isConditional }
            let keys = Set(fields.map { $0.value.key })
            var content = content(first.value)
            if fields.count > lists.count, field == .query {
                let text = "`\(name)` is sent several times: here it's an argument with a list of values"
                remarks.add(Remark(field, text, member: name))
                content = .argument(name: name, type: .list("String"))
            } else if keys.count > 1 {
                content = several(fields, name, field, &remarks)
            }
            return AdoptedEndpoint.Field(
                name: name, content: content, isOptional: isOptional, isOpen: first.isOpen, text: first.value.text)
        }
    }

    /// A field that has different values in different runs.
    private static func several(
        _ fields: [RequestDraft.Field], _ name: String, _ role: EndpointField, _ remarks: inout [Remark]
    ) -> AdoptedEndpoint.Content {
        let objects = fields.compactMap { if case .fields(let inner) = $0.value { inner } else { nil } }
        // Members that an object has only in some runs are optional.
        if objects.count == fields.count { return .fields(Self.fields(objects, of: role, &remarks)) }
        var constants: [String] = []
        var isText = true
        for field in fields {
            switch field.value {
            case .constant(let text, let isWords):
                if !constants.contains(text) { constants.append(text) }
                isText = isText && isWords
            case .argument(let symbol):
                let text = "`\(name)` is `\(symbol.text)` or something else, as the code decides: here it's an argument"
                remarks.add(Remark(role, text, member: name, isChosen: true))
                return .argument(name: symbol.name, type: symbol.type)
            default:
                let text = "`\(name)` is one thing or another, as the code decides: the first is taken"
                remarks.add(Remark(role, text, member: name))
                return content(field.value)
            }
        }
        let list = Remark.alternatives(constants)
        let text = "`\(name)` is \(list), as the code decides: here it's an argument"
        remarks.add(Remark(role, text, member: name, isChosen: true))
        return .argument(name: name, type: isText ? "String" : constants.first.map { SwiftType($0.literalType) })
    }

    static func field(_ field: RequestDraft.Field) -> AdoptedEndpoint.Field {
        AdoptedEndpoint.Field(
            name: field.name, content: content(field.value), isOptional: field.isConditional, isOpen: field.isOpen,
            text: field.value.text)
    }

    static func content(_ content: RequestDraft.Content) -> AdoptedEndpoint.Content {
        switch content {
        case .constant(let text, let isText): return .constant(text, isText: isText)
        case .argument(let symbol): return .argument(name: symbol.name, type: symbol.type)
        case .fields(let fields): return .fields(fields.map(field))
        case .list(let inner): return .list(self.content(inner))
        }
    }

    private static let otherBody = Remark(
        .body, "the body is one of several kinds, as the code decides: the first is taken")

    static func body(_ drafts: [RequestDraft], _ remarks: inout [Remark]) -> AdoptedEndpoint.Body {
        var lists: [[RequestDraft.Field]] = []
        var kind = BodyKind.json
        for draft in drafts {
            switch draft.body {
            case .none: lists.append([])
            case .fields(let found, let fields):
                if kind != found, lists.contains(where: { !$0.isEmpty }) { remarks.add(otherBody) }
                kind = found
                lists.append(fields)
            case .model(let kind, let symbol):
                if drafts.contains(where: { !$0.body.isSome }) {
                    remarks.add(Remark(.body, "in some cases the code sends no body: here it's always sent"))
                }
                let isOne = drafts.allSatisfy { draft in
                    guard case .model(kind, let other) = draft.body else { return !draft.body.isSome }
                    return other.type == symbol.type
                }
                if !isOne { remarks.add(otherBody) }
                return .model(kind, type: symbol.type)
            }
        }
        let isSent = Set(drafts.map(\.body.isSome))
        let text = "in some cases the code sends no body: here it's sent without members"
        if isSent.count > 1 { remarks.add(Remark(.body, text)) }
        let members = fields(lists, of: .body, &remarks)
        // A form without members is a body of nothing, if none is left out.
        let isNothing = kind == .form && members.isEmpty && !remarks.contains { $0.field == .body && $0.isUnknown }
        return isSent.contains(true) && !isNothing ? .fields(kind, members) : .none
    }
}

extension DraftMerging.Group {
    fileprivate var shape: String { AddressSplitting(first.url).shape }

    /// The path with a slash before each value: `/notes/{}` of `/notes{}`
    fileprivate var spaced: String { shape.replacing("{", with: "/{").replacing("//", with: "/") }

    /// Whether its path has values in place of empty pieces of another one, and is the same otherwise.
    fileprivate func isFilled(_ other: String) -> Bool {
        let pieces = [shape, other].map { $0.split(separator: "/", omittingEmptySubsequences: false) }
        return shape != other && pieces[0].count == pieces[1].count
            && zip(pieces[0], pieces[1]).allSatisfy { $0 == $1 || $0 == "{}" && ($1.isEmpty || Int($1) != nil) }
    }

    /// Whether its path has numbers, and all its runs found a value to be nil.
    fileprivate var isOfNumbersForNil: Bool { shape.split(separator: "/").contains { Int($0) != nil } && isForNil }

    /// Whether all its runs found a value to be nil.
    fileprivate var isForNil: Bool {
        drafts.allSatisfy { $0.decisions.contains { $0.isOfNil && $0.outcome == "true" } }
    }

    /// Whether other statements send it to another path, so that it is another request.
    fileprivate func isElsewhere(than other: Self) -> Bool {
        let (sites, others) = (drafts.compactMap(\.site), other.drafts.compactMap(\.site))
        return shape != other.shape && !sites.isEmpty && !others.isEmpty && Set(sites).isDisjoint(with: others)
    }
}

extension Oracle.Decision {
    /// Whether it decides which case a value is.
    var isCase: Bool { subject.hasSuffix(" is") && outcome != "true" && outcome != "false" }

    /// The first word of the subject: `action` in `action.key == nil`
    var root: String { String(subject.prefix { $0.isLetter || $0.isNumber || $0 == "_" }) }

    /// Whether it decides whether a value is nil.
    var isOfNil: Bool { subject.hasSuffix(" == nil") }

    /// `flag`, `!flag`, `id == nil`
    var words: String {
        switch outcome {
        case "true": return subject
        case "false": return isOfNil ? String(subject.dropLast(7)) + " != nil" : "!" + subject
        default: return subject + " ." + outcome
        }
    }
}

extension RequestDraft.Content {
    /// A text that tells two values apart.
    fileprivate var key: String {
        switch self {
        case .constant(let text, _): return "=" + text
        case .argument(let symbol): return symbol.text
        case .fields(let fields): return "{" + fields.map { $0.name + $0.value.key }.joined(separator: ",") + "}"
        case .list(let inner): return "[" + inner.key + "]"
        }
    }
}

extension Symbol {
    /// The last word of the expression: `ratingKey` in `action.ratingKey`
    var name: String {
        let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        let word = words.last { !["value", "rawValue", "uuidString", "absoluteString"].contains($0) }
        let name = String(word ?? "value")
        return name.first?.isNumber == true ? "value" + name : name
    }
}

/// Merges two endpoints that differ only in the method, if a flag chooses it.
enum MethodChoices {
    static func merged(_ endpoints: [AdoptedEndpoint]) -> [AdoptedEndpoint] {
        var result: [AdoptedEndpoint] = []
        var last: [String: Int] = [:]
        for endpoint in endpoints {
            let name = endpoint.owner + "." + endpoint.name
            if let position = last[name], let merged = merge(result[position], endpoint) {
                result[position] = merged
            } else {
                last[name] = result.count
                result.append(endpoint)
            }
        }
        return result
    }

    private static func merge(_ first: AdoptedEndpoint, _ second: AdoptedEndpoint) -> AdoptedEndpoint? {
        guard let one = first.condition, let two = second.condition, first.choice == nil else { return nil }
        let (yes, no) = two == "!" + one ? (first, second) : (second, first)
        guard let flag = yes.condition, no.condition == "!" + flag, SpecNames.isIdentifier(flag) else { return nil }
        guard first.method != second.method, first.pathText == second.pathText, first.base == second.base,
            first.contents == second.contents
        else { return nil }
        var merged = no
        merged.condition = nil
        merged.decisions = []
        merged.choice = AdoptedEndpoint.MethodChoice(flag: flag, whenTrue: yes.method)
        merged.remarks.add(yes.remarks)
        return merged
    }
}

extension RequestDraft.Content {
    /// The expression, if it is more than a name.
    fileprivate var text: String? {
        guard case .argument(let symbol) = self else { return nil }
        return symbol.isOpposite || symbol.text != symbol.name ? (symbol.isOpposite ? "!" : "") + symbol.text : nil
    }
}

extension Sequence {
    /// The elements with equal keys, ordered by the first occurrence of each key.
    func grouped<Key: Hashable>(by key: (Element) -> Key) -> [(key: Key, elements: [Element])] {
        var places: [Key: Int] = [:]
        var groups: [(key: Key, elements: [Element])] = []
        for element in self {
            let place = places[key(element), default: groups.count]
            if place == groups.count { groups.append((key(element), [])) }
            groups[place].elements.append(element)
            places[groups[place].key] = place
        }
        return groups
    }
}
