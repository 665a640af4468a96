/// Makes Swift expressions for values of a team's types, so that a request needs no real data.
struct SampleValues {
    /// The kind of values to choose.
    package enum Variant: String, CaseIterable, Sendable {
        /// Optionals have values, and flags are true.
        case full
        /// Optionals are nil, and flags are false.
        case bare
    }

    let index: SourceIndex
    let variant: Variant
    /// The server that the values are made for.
    var server = ""
    /// The type arguments of the code that is called, by type parameter.
    var chosen: [String: SwiftType] = [:]
    /// The module of each file's types.
    let module: (SwiftFile) -> String

    private static let deepest = 5

    /// A value of a type as it is written at a place; nil if none can be made up.
    /// - Parameter number: a number by which the values of several arguments differ.
    func expression(_ type: SwiftType?, from place: String?, number: Int, depth: Int = 0) -> String? {
        guard let type = type?.unmarked.replacing(chosen), depth < SampleValues.deepest else { return nil }
        if let closure = closure(type) { return closure }
        if let known = primitive(type, number) { return known }
        switch type {
        case .optional(let inner):
            return variant == .bare ? "nil" : expression(inner, from: place, number: number, depth: depth) ?? "nil"
        case .list(let element):
            return expression(element, from: place, number: number, depth: depth + 1).map { "[\($0)]" }
        case .dictionary(_, let value):
            return expression(value, from: place, number: number, depth: depth + 1).map { "[\"k\(number)\": \($0)]" }
        case .tuple(let elements):
            var texts: [String] = []
            for (position, element) in elements.enumerated() {
                guard let value = expression(element.type, from: place, number: number + position, depth: depth + 1)
                else { return nil }
                texts.append((element.label.map { $0 + ": " } ?? "") + value)
            }
            return "(" + texts.joined(separator: ", ") + ")"
        case .metatype(let inner): return typeText(inner, from: place).map { $0 + ".self" }
        case .named: break
        default: return nil
        }
        if let alias = alias(type, from: place) {
            return expression(alias, from: place, number: number, depth: depth + 1)
        }
        let entry = index.type(type, from: place)
        if entry == nil || entry?.declaration?.kind == .protocolType {
            // Any conforming type can be used for a protocol.
            for name in index.order {
                guard let known = index.types[name], known.name != entry?.name,
                    index.conformances(of: known).contains(where: { SourceIndex.last($0) == type.lastName }),
                    let value = value(of: known, number: number, depth: depth + 1)
                else { continue }
                return value
            }
        }
        guard let entry, entry.declaration != nil else { return foreign(type).map { $0 + "()" } }
        let arguments = typeArguments(of: type, entry, from: place)
        return value(of: entry, arguments, number: number, depth: depth + 1)
    }

    /// The type with its module as a prefix, so that no other type is meant.
    func typeText(_ type: SwiftType?, from place: String?, depth: Int = 0) -> String? {
        guard let type = type?.unmarked.replacing(chosen), depth < SampleValues.deepest else { return nil }
        func text(_ inner: SwiftType) -> String? { typeText(inner, from: place, depth: depth + 1) }
        if type == "URLSession" { return "RecordedSession" }
        if primitive(type, 0) != nil { return type.text }
        switch type {
        case .optional(let inner): return text(inner).map { $0 + "?" }
        case .list(let element): return text(element).map { "[\($0)]" }
        case .dictionary(let key, let value): return text(value).map { "[\(key.text): \($0)]" }
        case .tuple: return type.text
        case .metatype(let inner): return text(inner).map { $0 + ".Type" }
        case .named: break
        default: return nil
        }
        if let alias = alias(type, from: place) { return text(alias) }
        guard let entry = index.type(type, from: place), entry.declaration != nil else { return foreign(type) }
        let arguments = typeArguments(of: type, entry, from: place)
        return arguments.count == entry.declaration?.typeParameters.count ? name(of: entry, arguments) : nil
    }

    /// The arguments of a generic type; if it is written without them, those of an alias, or else types that fit.
    private func typeArguments(of type: SwiftType, _ entry: SourceIndex.Entry, from place: String?) -> [SwiftType] {
        guard entry.declaration?.typeParameters.isEmpty == false else { return [] }
        if !type.arguments.isEmpty { return type.arguments.map { index.resolved($0, from: place) ?? $0 } }
        let others = index.aliases.filter { $0.value.typeParameters.isEmpty && !$0.value.type.arguments.isEmpty }
        for (name, alias) in others.sorted(by: { $0.key < $1.key }) {
            let scope = SourceIndex.parent(name)
            guard index.type(alias.type, from: scope)?.name == entry.name else { continue }
            return alias.type.arguments.map { index.resolved($0, from: scope) ?? $0 }
        }
        let types = choice(for: entry.declaration?.typeParameters ?? [])
        return entry.declaration?.typeParameters.compactMap { types[$0.name] } ?? []
    }

    /// For each type parameter a type that has its bounds; none for a parameter without such a type.
    func choice(for parameters: [TypeParameter]) -> [String: SwiftType] {
        let plain = ["Any", "Codable", "Encodable", "Decodable", "Hashable", "Equatable", "Comparable", "Sendable"]
        var types: [String: SwiftType] = [:]
        for parameter in parameters {
            let bounds = (parameter.bound?.composed ?? []).filter { !plain.contains($0.lastName) }
            guard let first = bounds.first else {
                types[parameter.name] = "String"
                continue
            }
            let names = bounds.map { index.type($0)?.name ?? $0.name }
            let fitting = index.type(first).map { index.conforming(to: $0.name) } ?? []
            let found = fitting.first { entry in
                guard let declaration = entry.declaration, declaration.kind != .protocolType,
                    declaration.typeParameters.isEmpty
                else { return false }
                return Set(index.conformances(of: entry)).isSuperset(of: names)
            }
            if let found { types[parameter.name] = SwiftType(found.name) }
        }
        return types
    }

    /// A closure that does nothing; nil for other types, and for closures that have to return a value.
    func closure(_ type: SwiftType?) -> String? {
        guard let (parameters, result) = type?.closure, result == "Void" else { return nil }
        let names = repeatElement("_", count: parameters.count)
        return parameters.isEmpty ? "{}" : "{ " + names.joined(separator: ", ") + " in }"
    }

    /// The type behind an alias, searched from the inside out.
    private func alias(_ type: SwiftType, from place: String?) -> SwiftType? {
        type.arguments.isEmpty ? index.meant(type.name, from: place) : nil
    }

    /// The name of a type that isn't declared here and so has a stand-in; nil if it can't have one.
    private func foreign(_ type: SwiftType) -> String? {
        !index.isTypeParameter(type.name) && type.arguments.isEmpty
            && type.name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && type.name.first?.isUppercase == true
            ? type.name : nil
    }

    func name(of entry: SourceIndex.Entry, _ arguments: [SwiftType] = []) -> String {
        let module = module(entry.file)
        // A type with the name of its module hides the module.
        let isHidden = index.types[module] != nil || SampleValues.isPrimitive(SwiftType(module))
        let name = (isHidden ? "" : module + ".") + SourceIndex.shown(entry.name)
        let texts = arguments.map { typeText($0, from: nil) ?? $0.text }
        return texts.isEmpty ? name : name + "<" + texts.joined(separator: ", ") + ">"
    }

    static func isPrimitive(_ type: SwiftType) -> Bool {
        SampleValues(index: SourceIndex([]), variant: .full) { _ in "" }.primitive(type, 0) != nil
    }

    private func primitive(_ type: SwiftType, _ number: Int) -> String? {
        switch type.text {
        case "String", "Substring", "Any", "AnyHashable": return "\"s\(number)\""
        case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64":
            return "\(number + 3)"
        case "Double", "Float", "CGFloat", "TimeInterval", "Decimal": return "\(number + 1).5"
        case "Bool": return variant == .full ? "true" : "false"
        case "AnyObject": return "NSString(string: \"s\(number)\")"
        case "NSNumber": return "NSNumber(value: \(number + 3))"
        // Alamofire's name for a dictionary, and protocols that a dictionary conforms to.
        case "Parameters", "Encodable", "Codable": return "[\"k\(number)\": \"s\(number)\"]"
        case "Date": return "Date(timeIntervalSince1970: \(number))"
        case "URL": return "URL(string: \"https://sample.example/\(number)\")!"
        case "UUID": return "UUID(uuidString: \"00000000-0000-0000-0000-00000000000\(number % 10)\")!"
        case "Data": return "Data(\"d\(number)\".utf8)"
        case "URLSession": return "RecordedSession.shared"
        case "URLSessionConfiguration": return "URLSessionConfiguration.default"
        case "Void": return "()"
        case "JSONDecoder", "JSONEncoder", "NSObject", "OperationQueue", "DateInterval", "DateComponents", "IndexSet",
            "URLComponents":
            return type.text + "()"
        case "Calendar": return "Calendar(identifier: .iso8601)"
        case "TimeZone": return "TimeZone(secondsFromGMT: 0)!"
        case "URLRequest": return "URLRequest(url: URL(string: \"https://sample.example/\(number)\")!)"
        case "CLLocation", "CLLocationCoordinate2D":
            return "\(type.text)(latitude: \(number).5, longitude: \(number).25)"
        case "Locale": return "Locale(identifier: \"en_US\")"
        default: return nil
        }
    }

    private func value(of entry: SourceIndex.Entry, _ filled: [SwiftType] = [], number: Int, depth: Int) -> String? {
        guard let declaration = entry.declaration, declaration.typeParameters.count == filled.count else { return nil }
        let types = declaration.typeParameters.given(filled)
        let name = name(of: entry, filled)
        func call(_ parameters: [SwiftParameter], _ function: String) -> String? {
            arguments(parameters, entry, types, number, depth).map { "\(function)(\($0))" }
        }
        switch declaration.kind {
        case .enumeration:
            let plain = entry.members.cases.filter(\.parameters.isEmpty)
            if let known = variant == .full ? plain.first : plain.last { return "\(name).`\(known.name)`" }
            return entry.members.cases.lazy.compactMap { call($0.parameters, "\(name).\($0.name)") }.first
        case .structure, .classType:
            if let offer = offer(of: entry, name, call) { return offer }
            // A class without initialisers inherits those of its superclass.
            let classes = index.ancestors(of: entry).filter { $0.declaration?.kind == .classType }
            if let maker = ([entry] + classes).lazy.compactMap(SampleValues.maker).first {
                return call(maker.parameters, name).map { maker.isFailable ? "found(\($0))" : $0 }
            }
            let stored = entry.members.properties.filter { $0.isStored && !($0.isConstant && $0.value != nil) }
            let isMade = stored.allSatisfy { $0.value != nil || !$0.isConstant && $0.type?.isOptional == true }
            guard declaration.kind == .structure || isMade else { return nil }
            if declaration.kind == .classType { return name + "()" }
            return call(
                stored.map { SwiftParameter(label: $0.name, name: $0.name, type: $0.type, defaultValue: $0.value) },
                name)
        case .protocolType, .extensionOf: return nil
        }
    }

    /// A static member of the type whose code contains the server: `Environment.live(key: "s0")`
    private func offer(of entry: SourceIndex.Entry, _ name: String, _ call: ([SwiftParameter], String) -> String?)
        -> String?
    {
        guard !server.isEmpty else { return nil }
        let own = ["Self", SourceIndex.last(entry.name)]
        for function in entry.members.functions where function.isStatic && !function.isAsync && !function.isThrowing {
            guard let result = function.result, own.contains(result.lastName), names(server, in: function.body ?? [])
            else { continue }
            if let made = call(function.parameters, "\(name).\(function.name)") { return made }
        }
        return entry.members.properties.first { property in
            property.isStatic && own.contains(property.type?.lastName ?? own[1])
                && names(server, in: property.getter ?? [], property.value)
        }.map { "\(name).\($0.name)" }
    }

    private func names(_ server: String, in code: [SwiftStatement], _ value: SwiftExpression? = nil) -> Bool {
        var isNamed = false
        func look(_ expression: SwiftExpression) {
            guard case .text(let pieces) = expression else { return }
            if pieces.first?.words?.hasPrefix(server) == true { isNamed = true }
        }
        SwiftWalk.visit(code, look)
        if let value { SwiftWalk.visit(value, look) }
        return isNamed
    }

    /// The initialiser with the most parameters; a private one only if there are no others.
    static func maker(of entry: SourceIndex.Entry) -> FunctionDeclaration? {
        let all = entry.members.functions.filter { $0.name == "init" && $0.parameters.first?.label != "from" }
        let open = all.filter { !$0.isPrivate }
        return (open.isEmpty ? all : open).max { $0.parameters.count < $1.parameters.count }
    }

    /// The arguments of a call, without those that have defaults; nil if a value can't be made up.
    private func arguments(
        _ parameters: [SwiftParameter], _ entry: SourceIndex.Entry, _ types: [String: SwiftType], _ number: Int,
        _ depth: Int
    ) -> String? {
        var texts: [String] = []
        for (position, parameter) in parameters.enumerated() where parameter.defaultValue == nil {
            guard let type = parameter.type?.replacing(types),
                let value = parameter.absentServer
                    ?? expression(type, from: entry.name, number: number + position, depth: depth)
            else { return nil }
            texts.append((parameter.label.map { $0 + ": " } ?? "") + value)
        }
        return texts.joined(separator: ", ")
    }
}

extension SwiftParameter {
    /// A placeholder for a parameter that takes the server.
    var absentServer: String? {
        let words = ["url", "host", "base", "server", "endpoint", "domain"]
        let name = (name ?? "").lowercased()
        guard words.contains(where: name.contains) else { return nil }
        switch type?.unwrapped.text {
        case "URL": return "URL(string: \"https://not-here.invalid\")!"
        case "String": return name == "host" ? "\"not-here.invalid\"" : "\"https://not-here.invalid\""
        default: return nil
        }
    }
}

extension SourceIndex {
    /// The labels with which the code makes values of types that aren't declared here, by type.
    package var foreignMakers: [String: Set<[String]>] {
        var found: [String: Set<[String]>] = [:]
        func look(_ expression: SwiftExpression) {
            guard case .call(_, let arguments) = expression, let type = expression.madeType, !isDeclared(type.name),
                arguments.contains(where: { $0.label != nil })
            else { return }
            let isPlain = arguments.allSatisfy { if case .closure = $0.value { false } else { true } }
            if isPlain { found[type.name, default: []].insert(arguments.map { $0.label ?? "_" }) }
        }
        SwiftWalk.visit(bodies.flatMap(\.code), look)
        return found
    }

    /// The texts with which code may ask for a setting of the app: `BASE_URL` of `infoDictionary?["BASE_URL"]`
    package var infoKeys: Set<String> {
        var keys: Set<String> = []
        var isAsked = false
        func look(_ expression: SwiftExpression) {
            if case .member(_, "infoDictionary") = expression { isAsked = true }
            if case .text(let pieces) = expression, pieces.count == 1, let key = pieces[0].words { keys.insert(key) }
        }
        SwiftWalk.visit(bodies.flatMap(\.code), look)
        for value in entries.flatMap(\.members.cases).compactMap(\.rawValue) { look(value) }
        return isAsked ? keys : []
    }

    /// The names of values whose members code asks for: `session` of `session.token`
    package var memberOwners: Set<String> {
        var names: Set<String> = []
        SwiftWalk.visit(bodies.flatMap(\.code)) { if case .member(.name(let name)?, _) = $0 { names.insert(name) } }
        return names
    }

    /// The protocols and superclasses of types, and bounds of type parameters, that aren't declared here.
    package var foreignProtocols: Set<String> {
        let entries = order.compactMap { types[$0] }
        let bounds = entries.flatMap(\.members.functions).flatMap(\.typeParameters).compactMap(\.bound)
        let named = entries.flatMap(\.inherits) + bounds.flatMap(\.composed)
        return Set(named.map(\.name).filter { !isDeclared($0) })
    }
}
