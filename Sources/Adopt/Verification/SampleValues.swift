/// Swift expressions for values of a team's types, so that a request can be made without anybody's data.
struct SampleValues {
    /// Which values are taken where there are several kinds.
    package enum Variant: String, CaseIterable, Sendable {
        /// Everything that may be there is, and flags are set.
        case full
        /// What may be absent is, and flags aren't set.
        case bare
    }

    let index: SourceIndex
    let variant: Variant
    /// The module of each file's types.
    let module: (SwiftFile) -> String

    private static let deepest = 5

    /// A value of a type as it is written at a place; nil where none can be made up.
    /// - Parameter number: makes values of several arguments differ.
    func expression(_ written: String, from place: String?, number: Int, depth: Int = 0) -> String? {
        let type = SampleValues.trimmed(written)
        guard depth < SampleValues.deepest, !type.contains("->"), !type.hasPrefix("("), !type.contains("&") else {
            return nil
        }
        if type.hasSuffix("?") || type.hasSuffix("!") {
            if variant == .bare { return "nil" }
            return expression(String(type.dropLast()), from: place, number: number, depth: depth)
        }
        if let known = primitive(type, number) { return known }
        if type.hasPrefix("["), type.hasSuffix("]") {
            let inner = String(type.dropFirst().dropLast())
            guard let colon = inner.firstIndex(of: ":") else {
                return expression(inner, from: place, number: number, depth: depth + 1).map { "[\($0)]" }
            }
            let value = String(inner[inner.index(after: colon)...])
            return expression(value, from: place, number: number, depth: depth + 1).map { "[\"k\(number)\": \($0)]" }
        }
        if let alias = alias(type, from: place) {
            return expression(alias, from: nil, number: number, depth: depth + 1)
        }
        let entry = index.type(type, from: place)
        if entry == nil || entry?.declaration?.kind == .protocolType {
            // Of a protocol, any type that conforms will do.
            for name in index.order {
                guard let known = index.types[name], known.name != entry?.name,
                    index.conformances(of: known).contains(where: { SourceIndex.last($0) == SourceIndex.last(type) }),
                    let value = value(of: known, number: number, depth: depth + 1)
                else { continue }
                return value
            }
        }
        guard let entry else { return foreign(type).map { $0 + "()" } }
        return type.contains("<") ? nil : value(of: entry, number: number, depth: depth + 1)
    }

    /// The type with its module in front, so that no other one is meant.
    func typeText(_ written: String, from place: String?) -> String? {
        let type = SampleValues.trimmed(written)
        if type.hasSuffix("?") { return typeText(String(type.dropLast()), from: place).map { $0 + "?" } }
        if primitive(type, 0) != nil { return type }
        if type.hasPrefix("["), type.hasSuffix("]") {
            let inner = String(type.dropFirst().dropLast())
            guard let colon = inner.firstIndex(of: ":") else { return typeText(inner, from: place).map { "[\($0)]" } }
            let value = typeText(String(inner[inner.index(after: colon)...]), from: place)
            return value.map { "[\(inner[..<colon]): \($0)]" }
        }
        if let alias = alias(type, from: place) { return typeText(alias, from: nil) }
        guard let entry = index.type(type, from: place) else { return foreign(type) }
        return type.contains("<") ? nil : name(of: entry)
    }

    /// What an alias stands for, inside out.
    private func alias(_ type: String, from place: String?) -> String? {
        guard !type.contains("<") else { return nil }
        let plain = SourceIndex.plain(type)
        return (place.flatMap { index.aliases[$0 + "." + plain] } ?? index.aliases[plain])?.type
    }

    /// A type that isn't declared here has a stand-in.
    private func foreign(_ type: String) -> String? {
        type.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && type.first?.isUppercase == true
            ? "Elsewhere." + type : nil
    }

    func name(of entry: SourceIndex.Entry) -> String {
        let module = module(entry.file)
        // A type that is called like its module hides it.
        return (index.types[module] == nil ? module + "." : "") + SourceIndex.shown(entry.name)
    }

    private static func trimmed(_ written: String) -> String {
        var text = written.drop { $0.isWhitespace }.trimmingEnd
        for word in ["any ", "@escaping ", "inout "] where text.hasPrefix(word) { text = text.dropFirst(word.count) }
        return String(text)
    }

    static func isPrimitive(_ type: String) -> Bool {
        SampleValues(index: SourceIndex([]), variant: .full) { _ in "" }.primitive(type, 0) != nil
    }

    private func primitive(_ type: String, _ number: Int) -> String? {
        switch type {
        case "String", "Substring", "Any", "AnyHashable": return "\"s\(number)\""
        case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64":
            return "\(number + 3)"
        case "Double", "Float", "CGFloat", "TimeInterval", "Decimal": return "\(number + 1).5"
        case "Bool": return variant == .full ? "true" : "false"
        case "Date": return "Date(timeIntervalSince1970: \(number))"
        case "URL": return "URL(string: \"https://sample.example/\(number)\")!"
        case "UUID": return "UUID(uuidString: \"00000000-0000-0000-0000-00000000000\(number % 10)\")!"
        case "Data": return "Data(\"d\(number)\".utf8)"
        default: return nil
        }
    }

    private func value(of entry: SourceIndex.Entry, number: Int, depth: Int) -> String? {
        guard let declaration = entry.declaration, declaration.typeParameters.isEmpty else { return nil }
        switch declaration.kind {
        case .enumeration:
            let plain = entry.members.cases.filter(\.parameters.isEmpty)
            if let known = variant == .full ? plain.first : plain.last { return "\(name(of: entry)).`\(known.name)`" }
            guard let known = entry.members.cases.first else { return nil }
            return arguments(known.parameters, entry, number, depth).map { "\(name(of: entry)).\(known.name)(\($0))" }
        case .structure, .classType:
            if let maker = SampleValues.maker(of: entry) {
                return arguments(maker.parameters, entry, number, depth).map { "\(name(of: entry))(\($0))" }
            }
            let stored = entry.members.properties.filter { $0.isStored && !($0.isConstant && $0.value != nil) }
            let parameters = stored.map {
                SwiftParameter(label: $0.name, name: $0.name, type: $0.type, defaultValue: $0.value)
            }
            return arguments(parameters, entry, number, depth).map { "\(name(of: entry))(\($0))" }
        case .protocolType, .extensionOf: return nil
        }
    }

    /// The initialiser that takes the most.
    static func maker(of entry: SourceIndex.Entry) -> FunctionDeclaration? {
        entry.members.functions.filter { $0.name == "init" && $0.parameters.first?.label != "from" }.max {
            $0.parameters.count < $1.parameters.count
        }
    }

    /// What stands between the brackets of a call; what has a default is left out.
    private func arguments(_ parameters: [SwiftParameter], _ entry: SourceIndex.Entry, _ number: Int, _ depth: Int)
        -> String?
    {
        var texts: [String] = []
        for (position, parameter) in parameters.enumerated() where parameter.defaultValue == nil {
            guard let type = parameter.type,
                let value = expression(type, from: entry.name, number: number + position, depth: depth)
            else { return nil }
            texts.append((parameter.label.map { $0 + ": " } ?? "") + value)
        }
        return texts.joined(separator: ", ")
    }
}

extension SourceIndex {
    /// What types conform to without being declared here.
    package var foreignProtocols: Set<String> {
        let entries = order.compactMap { types[$0] }
        let bounds = entries.flatMap(\.members.functions).flatMap(\.typeParameters).compactMap { parameter in
            parameter.split(separator: ":").dropFirst().first.map { $0.filter { !$0.isWhitespace } }
        }
        let named = entries.flatMap(\.inherits) + bounds
        return Set(named.flatMap { $0.split(separator: "&").map { Self.plain(String($0)) } }.filter { !isDeclared($0) })
    }
}
