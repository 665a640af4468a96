import APIModel

/// A type as it is written in generated code. It names types; it declares none.
///
///     .optional(.array(.named("Item")))      [Item]?
///     .named("Page", ["Item"])               Page<Item>
public indirect enum SwiftType: Sendable, Hashable {
    case named(Name)
    /// Made by `optional`, which never wraps twice.
    case optionalOf(SwiftType)
    case array(SwiftType)
    case dictionary(key: SwiftType, value: SwiftType)

    /// The name of a type, with enclosing types and generic arguments.
    public struct Name: Sendable, Hashable {
        /// From the outside in: `Order`, `Status` is `Order.Status`.
        public let path: [SwiftIdentifier]
        public let arguments: [SwiftType]
        public let origin: Origin

        public init(_ path: [SwiftIdentifier], arguments: [SwiftType] = [], origin: Origin = .inScope) {
            self.path = path
            self.arguments = arguments
            self.origin = origin
        }

        /// The name with another path.
        public func at(_ path: [SwiftIdentifier]) -> Name { Name(path, arguments: arguments, origin: origin) }

        func applied(to arguments: [SwiftType]) -> Name { Name(path, arguments: arguments, origin: origin) }
    }

    /// The origin of a type.
    public enum Origin: Sendable, Hashable {
        /// The generated module, the standard library or Foundation.
        case inScope
        case support(SupportSymbol)
        /// A module of the team, which files that name the type import.
        case module(ModuleName)
    }

    /// A type by its full name in one text: `Order.Status`.
    public static func named(_ text: String, _ arguments: [SwiftType] = [], origin: Origin = .inScope) -> SwiftType {
        let path = text.split(separator: ".").map { SwiftIdentifier(String($0)) }
        return .named(Name(path, arguments: arguments, origin: origin))
    }

    public static func support(_ symbol: SupportSymbol, _ arguments: [SwiftType] = []) -> SwiftType {
        .named(symbol.rawValue, arguments, origin: .support(symbol))
    }

    public static func named(_ name: SwiftIdentifier, _ arguments: [SwiftType] = []) -> SwiftType {
        .named(Name([name], arguments: arguments))
    }

    /// `T` → `T?`, `T?` → `T?`.
    public var optional: SwiftType { isOptional ? self : .optionalOf(self) }

    /// `T?` → `T`, `T` → `T`.
    public var unwrapped: SwiftType { if case .optionalOf(let wrapped) = self { wrapped } else { self } }

    public var isOptional: Bool { if case .optionalOf = self { true } else { false } }

    /// The type with each name transformed, those of generic arguments included.
    public func mappingNames(_ transform: (Name) -> Name) -> SwiftType {
        switch self {
        case .named(let name):
            return .named(transform(name.applied(to: name.arguments.map { $0.mappingNames(transform) })))
        case .optionalOf(let wrapped): return .optionalOf(wrapped.mappingNames(transform))
        case .array(let element): return .array(element.mappingNames(transform))
        case .dictionary(let key, let value):
            return .dictionary(key: key.mappingNames(transform), value: value.mappingNames(transform))
        }
    }

    public var text: String {
        switch self {
        case .named(let name): name.text
        case .optionalOf(let wrapped): wrapped.text + "?"
        case .array(let element): "[\(element.text)]"
        case .dictionary(let key, let value): "[\(key.text): \(value.text)]"
        }
    }

    /// Visits each name in the type, those of generic arguments included.
    public func forEachName(_ visit: (Name) -> Void) {
        switch self {
        case .named(let name):
            visit(name)
            for argument in name.arguments { argument.forEachName(visit) }
        case .optionalOf(let wrapped), .array(let wrapped): wrapped.forEachName(visit)
        case .dictionary(let key, let value):
            key.forEachName(visit)
            value.forEachName(visit)
        }
    }

    /// The names that types of several modules have in common.
    static func sharedNames(in types: some Sequence<SwiftType>) -> Set<SwiftIdentifier> {
        var modules: [SwiftIdentifier: Set<ModuleName>] = [:]
        for type in types {
            type.forEachName { name in
                if case .module(let module) = name.origin { modules[name.path[0], default: []].insert(module) }
            }
        }
        return Set(modules.filter { $0.value.count > 1 }.keys)
    }

    /// With the module in front of names that are shared: `Core.Store`, `[Share.Store]`
    func qualified(among shared: Set<SwiftIdentifier>) -> SwiftType {
        if shared.isEmpty { return self }
        switch self {
        case .named(let name):
            var path = name.path
            if case .module(let module) = name.origin, shared.contains(path[0]) {
                path.insert(SwiftIdentifier(module.text), at: 0)
            }
            return .named(
                Name(path, arguments: name.arguments.map { $0.qualified(among: shared) }, origin: name.origin))
        case .optionalOf(let wrapped): return .optionalOf(wrapped.qualified(among: shared))
        case .array(let element): return .array(element.qualified(among: shared))
        case .dictionary(let key, let value):
            return .dictionary(key: key.qualified(among: shared), value: value.qualified(among: shared))
        }
    }

    /// The depth of nested types: 3 for `[Page<Item>]`.
    var depth: Int {
        switch self {
        case .named(let name): 1 + (name.arguments.map(\.depth).max() ?? 0)
        case .optionalOf(let wrapped), .array(let wrapped): 1 + wrapped.depth
        case .dictionary(let key, let value): 1 + max(key.depth, value.depth)
        }
    }

    func isSupport(_ symbol: SupportSymbol) -> Bool {
        if case .named(let name) = self { name.origin == .support(symbol) } else { false }
    }

    /// Adds the support code that the type names.
    func addSupport(to symbols: inout Set<SupportSymbol>) {
        forEachName { if case .support(let symbol) = $0.origin { symbols.insert(symbol) } }
    }

    /// The names of the team's types in it that are imported from modules.
    public var ownNames: [String] {
        var names: [String] = []
        forEachName { if case .module = $0.origin { names.append(Name($0.path).text) } }
        return names
    }

    /// The names in it that may need an import: those of the team's types, of Foundation and of the support code.
    public var importedNames: [String] {
        var names = ownNames
        forEachName { name in
            if name.origin == .inScope, let first = name.path.first?.raw, ReservedNames.foundationTypes.contains(first)
            {
                names.append(first)
            }
            if case .support(let symbol) = name.origin { names.append(symbol.rawValue) }
        }
        return names
    }
}

/// The types that planning itself knows.
extension SwiftType {
    public static let string = SwiftType.named("String")
    public static let int = SwiftType.named("Int")
    public static let int32 = SwiftType.named("Int32")
    public static let int64 = SwiftType.named("Int64")
    public static let uint64 = SwiftType.named("UInt64")
    public static let double = SwiftType.named("Double")
    public static let float = SwiftType.named("Float")
    public static let bool = SwiftType.named("Bool")
    public static let data = SwiftType.named("Data")
    public static let date = SwiftType.named("Date")
    public static let url = SwiftType.named("URL")
    public static let uuid = SwiftType.named("UUID")
    public static let decimal = SwiftType.named("Decimal")
    public static let void = SwiftType.named("Void")

    /// `AsyncThrowingStream<Item, any Error>`
    static func stream(of item: SwiftType) -> SwiftType {
        .named("AsyncThrowingStream", [item, .named(SwiftIdentifier("any Error"))])
    }

    static let jsonValue = SwiftType.support(.jsonValue)
    static let plainDate = SwiftType.support(.plainDate)
    static let uriText = SwiftType.support(.uriText)
    static let fileUpload = SwiftType.support(.fileUpload)
    static let multipartPart = SwiftType.support(.multipartPart)

    static let codable = SwiftType.named("Codable")
    static let decodable = SwiftType.named("Decodable")
    static let encodable = SwiftType.named("Encodable")
    static let hashable = SwiftType.named("Hashable")
    static let sendable = SwiftType.named("Sendable")
    static let caseIterable = SwiftType.named("CaseIterable")
    static let identifiable = SwiftType.named("Identifiable")
    static let rawRepresentable = SwiftType.named("RawRepresentable")
}

extension SwiftType.Name {
    /// `Order.Status`, `Page<Item>`.
    public var text: String {
        if path.count == 1, arguments.isEmpty { return path[0].type }
        var result = ""
        for (index, name) in path.enumerated() {
            if index > 0 { result += "." }
            result += name.type
        }
        if !arguments.isEmpty { result += "<" + arguments.map(\.text).joined(separator: ", ") + ">" }
        return result
    }
}

extension SwiftType {
    /// A type that a team names. `Payments.Money` is `Money` of the module `Payments`; a name without a module may be
    /// one that planning knows: `Int64`, `JSONValue`.
    package init(_ type: FixedType) {
        switch type {
        case .named(let path): self = SwiftType(path)
        case .optional(let wrapped): self = SwiftType(wrapped).optional
        case .array(let element): self = .array(SwiftType(element))
        case .dictionary(let key, let value): self = .dictionary(key: SwiftType(key), value: SwiftType(value))
        case .any, .some, .composition: self = .named(Name([SwiftIdentifier(type.text)]))
        }
    }

    private init(_ path: [FixedType.Component]) {
        let arguments = (path.last?.arguments ?? []).map { SwiftType($0) }
        let names = path.dropLast().map(\.text) + path.suffix(1).map(\.name.text)
        if path.count == 1, let symbol = SupportSymbol(rawValue: names[0]) {
            self = .support(symbol, arguments)
        } else if path.count > 1, path[0].arguments.isEmpty {
            let inner = names.dropFirst().map { SwiftIdentifier($0) }
            self = .named(Name(inner, arguments: arguments, origin: .module(ModuleName(path[0].name))))
        } else {
            self = .named(Name(names.map { SwiftIdentifier($0) }, arguments: arguments))
        }
    }

    /// The type with generic arguments, unless it has some already: `Page` → `Page<Item>`.
    func applied(to arguments: [SwiftType]) -> SwiftType {
        guard !arguments.isEmpty, case .named(let name) = self, name.arguments.isEmpty else { return self }
        return .named(name.applied(to: arguments))
    }
}

/// The access level of the generated code.
public enum AccessLevel: String, Sendable, CaseIterable, Comparable {
    case `public`
    case package
    case `internal`

    /// The more restricted level is the smaller one.
    public static func < (left: AccessLevel, right: AccessLevel) -> Bool {
        guard let first = allCases.firstIndex(of: left), let second = allCases.firstIndex(of: right) else {
            return false
        }
        return first > second
    }

    /// The prefix of a type or a free function: `public `, or nothing for `internal`.
    public var declarationPrefix: String { self == .internal ? "" : rawValue + " " }

    /// The prefix of a declaration that must not get the module's default isolation to an actor: `public nonisolated `.
    public func declarationPrefix(isNonisolated: Bool) -> String {
        declarationPrefix + (isNonisolated ? "nonisolated " : "")
    }

    /// The prefix of a type's member.
    public var memberPrefix: String { declarationPrefix }

    /// The prefix of `extension`, whose members state their access themselves: `nonisolated ` where it must not get the
    /// module's default isolation to an actor.
    public func extensionPrefix(isNonisolated: Bool) -> String { isNonisolated ? "nonisolated " : "" }
}
