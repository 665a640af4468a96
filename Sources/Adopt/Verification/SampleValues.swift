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
        if let closure = closure(type) { return closure }
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
        let arguments = typeArguments(of: type, entry, from: place)
        return value(of: entry, arguments, number: number, depth: depth + 1)
    }

    /// The type with its module in front, so that no other one is meant.
    func typeText(_ written: String, from place: String?) -> String? {
        let type = SampleValues.trimmed(written)
        if type.hasSuffix("?") { return typeText(String(type.dropLast()), from: place).map { $0 + "?" } }
        if type == "URLSession" { return "RecordedSession" }
        if primitive(type, 0) != nil { return type }
        if type.hasPrefix("["), type.hasSuffix("]") {
            let inner = String(type.dropFirst().dropLast())
            guard let colon = inner.firstIndex(of: ":") else { return typeText(inner, from: place).map { "[\($0)]" } }
            let value = typeText(String(inner[inner.index(after: colon)...]), from: place)
            return value.map { "[\(inner[..<colon]): \($0)]" }
        }
        if let alias = alias(type, from: place) { return typeText(alias, from: nil) }
        guard let entry = index.type(type, from: place) else { return foreign(type) }
        let arguments = typeArguments(of: type, entry, from: place)
        return arguments.count == entry.declaration?.typeParameters.count ? name(of: entry, arguments) : nil
    }

    /// What stands for the parameters of a type; where it's written without them, what an alias says.
    private func typeArguments(of type: String, _ entry: SourceIndex.Entry, from place: String?) -> [String] {
        guard entry.declaration?.typeParameters.isEmpty == false else { return [] }
        if type.contains("<") { return type.typeArguments.map { index.resolved($0, from: place) ?? $0 } }
        let others = index.aliases.filter { $0.value.typeParameters.isEmpty && $0.value.type.contains("<") }
        for (name, alias) in others.sorted(by: { $0.key < $1.key }) {
            let scope = SourceIndex.parent(name)
            guard index.type(SourceIndex.plain(alias.type), from: scope)?.name == entry.name else { continue }
            return alias.type.typeArguments.map { index.resolved($0, from: scope) ?? $0 }
        }
        return []
    }

    /// A closure that does nothing; nil for other types, and for one that has to return something.
    func closure(_ written: String) -> String? {
        let type = SampleValues.trimmed(written)
        guard let arrow = type.firstRange(of: "->"), type.hasPrefix("(") || type.hasPrefix("@") else { return nil }
        let result = type[arrow.upperBound...].filter { !$0.isWhitespace && $0 != ")" && $0 != "?" }
        guard ["Void", "("].contains(result) else { return nil }
        let start = type.prefix { $0 != "(" }.count
        let parameters = type[..<arrow.lowerBound].dropFirst(start).drop { $0 == "(" }
        var depth = 0
        var count = parameters.first == ")" ? 0 : 1
        for character in parameters {
            if "([<".contains(character) { depth += 1 }
            if ")]>".contains(character) { depth -= 1 }
            if depth < 0 { break }
            if depth == 0, character == "," { count += 1 }
        }
        return count == 0 ? "{}" : "{ " + repeatElement("_", count: count).joined(separator: ", ") + " in }"
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

    func name(of entry: SourceIndex.Entry, _ arguments: [String] = []) -> String {
        let module = module(entry.file)
        // A type that is called like its module hides it.
        let name = (index.types[module] == nil ? module + "." : "") + SourceIndex.shown(entry.name)
        let texts = arguments.map { typeText($0, from: nil) ?? $0 }
        return texts.isEmpty ? name : name + "<" + texts.joined(separator: ", ") + ">"
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
        case "URLSession": return "RecordedSession.shared"
        case "URLSessionConfiguration": return "URLSessionConfiguration.default"
        case "JSONDecoder", "JSONEncoder", "NSObject", "OperationQueue": return type + "()"
        case "CLLocation", "CLLocationCoordinate2D": return "\(type)(latitude: \(number).5, longitude: \(number).25)"
        case "Locale": return "Locale(identifier: \"en_US\")"
        default: return nil
        }
    }

    private func value(of entry: SourceIndex.Entry, _ filled: [String] = [], number: Int, depth: Int) -> String? {
        guard let declaration = entry.declaration, declaration.typeParameters.count == filled.count else { return nil }
        let names = declaration.typeParameters.map { String($0.prefix { $0.isLetter || $0.isNumber || $0 == "_" }) }
        let words = Dictionary(zip(names, filled)) { first, _ in first }
        let name = name(of: entry, filled)
        func call(_ parameters: [SwiftParameter], _ function: String) -> String? {
            arguments(parameters, entry, words, number, depth).map { "\(function)(\($0))" }
        }
        switch declaration.kind {
        case .enumeration:
            let plain = entry.members.cases.filter(\.parameters.isEmpty)
            if let known = variant == .full ? plain.first : plain.last { return "\(name).`\(known.name)`" }
            return entry.members.cases.lazy.compactMap { call($0.parameters, "\(name).\($0.name)") }.first
        case .structure, .classType:
            if let maker = SampleValues.maker(of: entry) { return call(maker.parameters, name) }
            let stored = entry.members.properties.filter { $0.isStored && !($0.isConstant && $0.value != nil) }
            return call(
                stored.map { SwiftParameter(label: $0.name, name: $0.name, type: $0.type, defaultValue: $0.value) },
                name)
        case .protocolType, .extensionOf: return nil
        }
    }

    /// The initialiser that takes the most.
    static func maker(of entry: SourceIndex.Entry) -> FunctionDeclaration? {
        let all = entry.members.functions.filter { $0.name == "init" && $0.parameters.first?.label != "from" }
        return all.filter { !$0.isPrivate }.max { $0.parameters.count < $1.parameters.count }
    }

    /// What stands between the brackets of a call; what has a default is left out.
    private func arguments(
        _ parameters: [SwiftParameter], _ entry: SourceIndex.Entry, _ words: [String: String], _ number: Int,
        _ depth: Int
    ) -> String? {
        var texts: [String] = []
        for (position, parameter) in parameters.enumerated() where parameter.defaultValue == nil {
            guard let type = parameter.type?.replacing(words: words),
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
