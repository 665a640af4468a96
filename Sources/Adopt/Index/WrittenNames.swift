/// The names that code in all files uses.
extension SourceIndex {
    /// All code of functions and properties, each with its type and its file.
    var bodies: [(code: [SwiftStatement], entry: Entry?, file: SwiftFile)] {
        let shared = globals.values.sorted { $0.name < $1.name }
        return entries.flatMap { entry in
            entry.members.functions.map { ($0.body ?? [], entry, $0.file) }
                + entry.members.properties.map { ($0.code, entry, $0.file) }
        } + functions.map { ($0.body ?? [], nil, $0.file) } + shared.map { ($0.code, nil, $0.file) }
    }

    /// A type, and the others of its name.
    func copies(of entry: Entry) -> [Entry] {
        [entry] + (2...max(2, copies[entry.name] ?? 2)).compactMap { types["\(entry.name)#\($0)"] }
    }

    /// The copies of enums without a case that the code nearest to them names, and that another copy has: what is left of
    /// an older version, which isn't built.
    var staleCopies: Set<String> {
        var stale: Set<String> = []
        if copies.isEmpty { return stale }
        for (code, entry, _) in bodies {
            guard let entry else { continue }
            SwiftWalk.visit(code) { expression in
                guard case .member(.name(let name)?, let member) = expression, copies[name] != nil,
                    let known = types[name]
                else { return }
                let meant = copy(of: known, from: entry.name)
                func has(_ copy: Entry) -> Bool { copy.members.cases.contains { $0.name == member } }
                if !meant.members.cases.isEmpty, !has(meant), copies(of: known).contains(where: has) {
                    stale.insert(meant.name)
                }
            }
        }
        return stale
    }

    /// The names that code assigns, except for initialisers that set their own members: `keyed`. Static members have
    /// their types as a prefix, global variables a dot: `Shop.isTest`, `.isTest`
    var assignedNames: Set<String> {
        var names: Set<String> = []
        var own: Set<String> = []
        func note(_ target: SwiftExpression, in type: String, isFirst: Bool) {
            switch target {
            case .name(let name), .member(.name("self")?, let name), .member(.name("Self")?, let name):
                names.insert(type + "." + name)
                if case .name = target { names.insert("." + name) }
                // A plain name can be a local variable.
                if case .name = target, !own.contains(name) { return }
                if !isFirst { names.insert(name) }
            case .member(let owner, let name):
                names.insert(name)
                if let type = owner?.namedType { names.insert(type.lastName + "." + name) }
            // `headers["X-Trace"] = id`
            case .element(let inner, _), .chained(let inner), .forced(let inner):
                note(inner, in: type, isFirst: isFirst)
            default: return
            }
        }
        func read(_ body: [SwiftStatement]?, in type: String, isFirst: Bool = false) {
            SwiftWalk.visit(body ?? []) { expression in
                switch expression {
                case .assignment(let target, _): note(target, in: type, isFirst: isFirst)
                case .binary(_, let target, _) where expression.isAssignment: note(target, in: type, isFirst: isFirst)
                case .call(.member(let owner?, let name), let arguments)
                where ["merge", "updateValue", "append"].contains(name) && arguments.areOfChange:
                    note(owner, in: type, isFirst: isFirst)
                default: return
                }
            }
        }
        for entry in entries {
            let type = Self.last(entry.name)
            own = Set(([entry] + ancestors(of: entry)).flatMap(\.members.properties).map(\.name))
            for function in entry.members.functions {
                read(function.body, in: type, isFirst: function.name == "init")
                // A closure in an initialiser can run at any time.
                SwiftWalk.visit(function.body ?? []) {
                    if case .closure(let closure) = $0 { read(closure.body, in: type) }
                }
            }
            for property in entry.members.properties { read(property.getter, in: type) }
        }
        own = globals.names
        for function in functions { read(function.body, in: "") }
        return names
    }

    /// Whether an encoder of the code writes names in another way than the types do.
    var writesOtherKeys: Bool {
        let values = (entries.flatMap(\.members.properties) + globals.values).compactMap(\.value)
        let code = values.map { SwiftStatement(kind: .expression($0), place: 0..<0) }
        return assigned.contains("keyEncodingStrategy") || code.names("keyEncodingStrategy")
    }

    /// The names of nested types that code also uses where these aren't visible, for other types: `Parameters` of
    /// Alamofire, if `Upload` has a `Parameters` of its own.
    var foreignNames: Set<String> {
        var found: Set<String> = []
        func note(_ name: String, in place: String?) {
            guard isOnlyNested(name), !found.contains(name), !isVisible(name, from: place) else { return }
            found.insert(name)
        }
        func note(_ types: [SwiftType?], in place: String?) {
            for type in types {
                _ = type?.contains { name in
                    note(name, in: place)
                    return false
                }
            }
        }
        func note(_ code: [SwiftStatement]?, in place: String?) {
            SwiftWalk.visit(code ?? []) { expression in
                switch expression {
                case .name(let name): note(name, in: place)
                case .type(let type): note([type], in: place)
                default: return
                }
            }
        }
        func note(_ functions: [FunctionDeclaration], in place: String?) {
            for function in functions {
                note(function.parameters.map(\.type) + [function.result], in: place)
                note(function.typeParameters.map(\.bound), in: place)
                note(function.body, in: place)
            }
        }
        note(functions, in: nil)
        for entry in entries {
            note(entry.inherits, in: entry.parent)
            note(entry.members.functions, in: entry.name)
            note(entry.members.cases.flatMap(\.parameters).map(\.type), in: entry.name)
            for property in entry.members.properties {
                note([property.type], in: entry.name)
                note(property.getter, in: entry.name)
            }
        }
        return found
    }

    /// Whether code can name a nested type without its owner: within the owner, and within types that inherit from it.
    private func isVisible(_ name: String, from place: String?) -> Bool {
        Self.scopes(place).contains { outer in
            let owners: [String] = [outer] + (types[outer].map(ancestors) ?? []).map(\.name)
            return owners.contains { types[$0 + "." + name] != nil || aliases[$0 + "." + name] != nil }
        }
    }
}

extension [SwiftArgument] {
    /// Whether a call can change a dictionary or a list: only its first argument can lack a label.
    /// `policy.merge(one, two)` makes a new value.
    fileprivate var areOfChange: Bool {
        dropFirst().allSatisfy { if case .closure = $0.value { true } else { $0.label != nil } }
    }
}

extension SourceIndex {
    /// `Store` of `Api.Store`
    package static func last(_ name: String) -> String {
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return name }
        let rest = name[name.utf8.index(after: dot)...]
        return rest.isEmpty ? name.split(separator: ".").last.map(String.init) ?? name : String(rest)
    }

    /// A type with those that it is nested in, from the inside out.
    static func scopes(_ place: String?) -> [String] {
        guard let place else { return [] }
        return [place] + (place.contains(".") ? scopes(parent(place)) : [])
    }

    /// `Api` of `Api.Store`
    package static func parent(_ name: String) -> String {
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return "" }
        let rest = name[..<dot]
        return rest.hasSuffix(".") ? name.split(separator: ".").dropLast().joined(separator: ".") : String(rest)
    }
}

extension SwiftMembers {
    mutating func add(_ other: SwiftMembers) {
        properties += other.properties
        functions += other.functions
        subscripts += other.subscripts
        cases += other.cases
        types += other.types
        aliases += other.aliases
    }
}

/// An address that code passes to an initialiser: `baseURL: .production` in `Client(baseURL: .production)`
struct AddressSite: Sendable {
    let label: String
    let value: SwiftExpression
    /// The type that contains the code; nil for globals.
    let type: String?
    let file: SwiftFile
    /// The parameters of the surrounding function.
    var parameters: [SwiftParameter] = []
    /// Whether the surrounding function isn't an initialiser.
    var isMade = false
    /// The code of the surrounding function.
    var body: [SwiftStatement] = []
}

extension SourceIndex {
    /// Notes an address that code gives to an object which a type or the app keeps: `client.base = settings.base`
    func note(
        _ expression: SwiftExpression, in place: String?, _ file: SwiftFile, _ taken: [SwiftParameter],
        _ body: [SwiftStatement]
    ) {
        guard case .assignment(.member(.name(let owner)?, let label), let value) = expression,
            AddressSplitting.isAddress(label)
        else { return }
        let kept = place.flatMap { types[$0] }?.members.properties.first { $0.name == owner } ?? globals[owner]
        guard let name = (kept?.type ?? kept?.value?.madeType)?.name else { return }
        var site = AddressSite(label: label, value: value, type: place, file: file)
        (site.parameters, site.isMade, site.body) = (taken, true, body)
        addresses[Self.last(name), default: []].append(site)
    }
}

extension [SwiftType] {
    /// The types, with the two parts of `Codable`, which code may extend.
    var withParts: [SwiftType] { contains("Codable") ? self + ["Encodable", "Decodable"] : self }
}

extension SwiftExpression {
    /// `Environment(host: "…")`, `.production`
    var isMade: Bool {
        switch self {
        case .call(let callee, _): return callee.madeName != nil
        case .member(nil, _): return true
        case .member(let base?, _): return base.namedType?.name.first?.isUppercase == true
        default: return false
        }
    }

    var isSuperInit: Bool { if case .member(.name("super")?, "init") = self { true } else { false } }

    /// `Client` of `Client(…)`, `Client.init(…)`, `Client<Store>(…)`
    var madeName: String? {
        if case .member(let base?, "init") = self { return base.namedType?.name }
        guard let type = namedType, type.lastName.first?.isUppercase == true else { return nil }
        return type.name
    }
}

extension SourceIndex.Entry {
    /// The file of the type, or of its first member.
    var file: SwiftFile {
        declaration?.file ?? members.properties.first?.file ?? members.functions.first?.file ?? SwiftFile.none
    }
}
