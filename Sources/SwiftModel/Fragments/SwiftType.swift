/// A type as it is written in generated code. It names types; it declares none.
///
///     .optional(.array(.named("Item")))      [Item]?
///     .named("Page", ["Item"])               Page<Item>
///     .named("Date", module: "Foundation")   Foundation.Date
public indirect enum SwiftType: Sendable, Hashable {
    case named(Name)
    /// Made by `optional`, which never wraps twice.
    case optionalOf(SwiftType)
    case array(SwiftType)
    case dictionary(key: SwiftType, value: SwiftType)

    /// The name of a type, with module, enclosing types and generic arguments.
    public struct Name: Sendable, Hashable {
        public var module: String?
        /// From the outside in: `Order`, `Status` is `Order.Status`.
        public var path: [SwiftIdentifier]
        public var arguments: [SwiftType]

        public init(_ path: [SwiftIdentifier], module: String? = nil, arguments: [SwiftType] = []) {
            self.path = path
            self.module = module
            self.arguments = arguments
        }
    }

    /// `Order.Status` may be given as one text.
    public static func named(_ text: String, _ arguments: [SwiftType] = [], module: String? = nil) -> SwiftType {
        let path = text.split(separator: ".").map { SwiftIdentifier(String($0)) }
        return .named(Name(path, module: module, arguments: arguments))
    }

    public static func named(_ name: SwiftIdentifier, _ arguments: [SwiftType] = []) -> SwiftType {
        .named(Name([name], arguments: arguments))
    }

    /// `T` → `T?`, `T?` → `T?`.
    public var optional: SwiftType { isOptional ? self : .optionalOf(self) }

    /// `T?` → `T`, `T` → `T`.
    public var unwrapped: SwiftType { if case .optionalOf(let wrapped) = self { wrapped } else { self } }

    public var isOptional: Bool { if case .optionalOf = self { true } else { false } }

    /// The same type with other names, those of generic arguments included.
    public func mappingNames(_ transform: (Name) -> Name) -> SwiftType {
        switch self {
        case .named(var name):
            name.arguments = name.arguments.map { $0.mappingNames(transform) }
            return .named(transform(name))
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

    public static let string = SwiftType.named("String")
    public static let int = SwiftType.named("Int")
    public static let int32 = SwiftType.named("Int32")
    public static let int64 = SwiftType.named("Int64")
    public static let double = SwiftType.named("Double")
    public static let float = SwiftType.named("Float")
    public static let bool = SwiftType.named("Bool")
    public static let data = SwiftType.named("Data")
    public static let date = SwiftType.named("Date")
    public static let url = SwiftType.named("URL")
    public static let uuid = SwiftType.named("UUID")
    public static let decimal = SwiftType.named("Decimal")
    public static let void = SwiftType.named("Void")
}

extension SwiftType.Name {
    /// `Foundation.Date`, `Page<Item>`.
    public var text: String {
        if path.count == 1, module == nil, arguments.isEmpty { return path[0].type }
        var result = module.map { $0 + "." } ?? ""
        for (index, name) in path.enumerated() {
            if index > 0 { result += "." }
            result += name.type
        }
        if !arguments.isEmpty { result += "<" + arguments.map(\.text).joined(separator: ", ") + ">" }
        return result
    }
}
