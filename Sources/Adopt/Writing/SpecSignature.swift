import SpecWriters

/// Writes how the team's code calls an endpoint, as directives of its operation: the method's name, and the order and
/// labels of its arguments.
struct SpecSignature {
    private let endpoint: AdoptedEndpoint
    /// The arguments of the operation in the planner's order, with their names in the code and in the spec.
    private var known: [(own: String, name: String, isOptional: Bool, isBody: Bool)] = []
    /// Whether the names of all arguments are known.
    private var isComplete = true
    /// Whether members of the body are arguments in the code.
    private var hasMembers = false

    /// - Parameter open: the fields of the query that aren't constants.
    init(_ endpoint: AdoptedEndpoint, open: [AdoptedEndpoint.Field]) {
        self.endpoint = endpoint
        for case .value(let name, _) in endpoint.path { known.append((name, name, false, false)) }
        if let choice = endpoint.choice { known.append((choice.flag, choice.flag, false, false)) }
        add(open, SpecFields.names(of: open))
        let headers = endpoint.headers.filter { $0.name.lowercased() != "content-type" && !$0.isOpen }
        add(headers, headers.map(SpecSignature.argument))
        switch endpoint.body {
        case .none: break
        case .fields(let kind, let list):
            let isPlain = kind != .multipart && list.allSatisfy { $0.isArgument && !$0.isOpen } && !list.isEmpty
            if isPlain { add(list, SpecFields.names(of: list)) } else { isComplete = false }
            hasMembers = isPlain
        case .model: known.append(("", "body", false, true))
        }
        if endpoint.query.contains(where: { $0.isOpen || $0.isCredential }) { isComplete = false }
    }

    /// - Parameter operation: the name of the operation.
    func entries(operation: String) -> [YAMLValue.Entry] {
        guard let call = endpoint.call, endpoint.condition == nil else { return [] }
        var entries: [YAMLValue.Entry] = []
        let first = call.name.prefix { $0.isLowercase }
        if SpecNames.isIdentifier(call.name), call.name != operation || ["get", "list"].contains(first) {
            entries.append(.init("alias", .text(call.name)))
        }
        guard isComplete, let matched = matched(call) else { return entries }
        if hasMembers { entries.append(.init("input", .text("arguments"))) }
        let isUsual = matched.map(\.name) == usualOrder && matched.allSatisfy { $0.label == $0.name && !$0.isBody }
        if !isUsual {
            let list = matched.map { argument -> YAMLValue in
                if argument.label == argument.name { return .text(argument.name) }
                return .map([.init(argument.name, .text(argument.label))])
            }
            entries.append(.init("arguments", .list(list)))
        }
        return entries
    }

    /// The call in the code, if the operation takes other arguments: `fetchShop(input:)`
    var otherCall: String? {
        guard let call = endpoint.call, !call.arguments.isEmpty || !known.isEmpty else { return nil }
        guard !isComplete || matched(call) == nil || endpoint.condition != nil else { return nil }
        return call.name + "(" + call.arguments.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }

    private mutating func add(_ fields: [AdoptedEndpoint.Field], _ names: [String]) {
        for (field, name) in zip(fields, names) {
            switch field.content {
            case .constant: continue
            case .argument(let own, _): known.append((own, name, field.isOptional, false))
            case .fields, .list: isComplete = false
            }
        }
    }

    /// The name of a header's argument.
    static func argument(of header: AdoptedEndpoint.Field) -> String {
        if case .argument(let own, _) = header.content, SpecNames.isIdentifier(own) { return own }
        return SpecNames.identifier(header.name)
    }

    /// The arguments in the order of the code, with labels; nil if the code takes other ones.
    private func matched(_ call: CallSignature) -> [(name: String, label: String, isBody: Bool)]? {
        guard !call.arguments.isEmpty, call.arguments.count == known.count, call.pins.isEmpty else { return nil }
        var rest = known
        var result: [(name: String, label: String, isBody: Bool)] = []
        for argument in call.arguments {
            let position = rest.firstIndex { $0.own == argument.name && !$0.isBody } ?? rest.firstIndex { $0.isBody }
            guard let position else { return nil }
            let found = rest.remove(at: position)
            let label = argument.label ?? "_"
            guard label == "_" || SpecNames.isIdentifier(label) else { return nil }
            result.append((found.name, label, found.isBody))
        }
        return result
    }

    /// The default order of arguments: required ones come first.
    private var usualOrder: [String] {
        known.filter { !$0.isOptional }.map(\.name) + known.filter(\.isOptional).map(\.name)
    }
}

extension AdoptedEndpoint.Field {
    /// Whether the caller passes its value.
    fileprivate var isArgument: Bool { if case .argument = content { true } else { false } }
}
