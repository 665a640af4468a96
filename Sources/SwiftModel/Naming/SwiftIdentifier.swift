/// A name of the generated code, with the spelling that each position needs.
///
///     raw        declaration     reference     member         parameter     label        type
///     name       name            name          name           name          name         name
///     default    `default`       `default`     default        default       default      `default`
///     init       `init`          `init`        `init`         init          init         `init`
///     await      `await`         `await`       await          await         await        `await`
///     let        `let`           `let`         let            `let`         let          `let`
///     inout      `inout`         `inout`       inout          `inout`       `inout`      `inout`
public struct SwiftIdentifier: Sendable, Hashable, Comparable {
    /// Without quotes, as in a file name, a doc comment, or a part of a larger name.
    public let raw: String

    /// Takes a name in the form of an identifier; any other text goes through `IdentifierStyle` first.
    public init(_ raw: String) { self.raw = raw }

    /// Where a property, a case, a function or a local is declared.
    public var declaration: String { SwiftKeywords.needsQuotes(raw) ? "`\(raw)`" : raw }
    /// As an expression or a pattern's binding.
    public var reference: String { declaration }
    /// After a dot.
    public var member: String { SwiftKeywords.needsQuotesAsMember(raw) ? "`\(raw)`" : raw }
    /// Before the colon where a parameter, or a value of a case, is declared.
    public var parameter: String { SwiftKeywords.needsQuotesAsParameter(raw) ? "`\(raw)`" : raw }
    /// Before the colon of an argument.
    public var label: String { SwiftKeywords.needsQuotesAsLabel(raw) ? "`\(raw)`" : raw }
    /// Where a type is declared or named.
    public var type: String { SwiftKeywords.needsQuotesAsType(raw) ? "`\(raw)`" : raw }

    /// Whether a text is a name that needs no quotes anywhere: `client` → true, `self` → false, `my-client` → false.
    public static func isPlain(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, !first.isASCIIDigit else { return false }
        return text.unicodeScalars.allSatisfy { $0 == "_" || LetterKind($0) != .symbol }
            && !SwiftKeywords.needsQuotes(text)
    }

    public static func < (left: SwiftIdentifier, right: SwiftIdentifier) -> Bool { left.raw < right.raw }
}

/// The words that the compiler (Swift 6.3) reserves, by the position of a name. Words that are keywords only in context
/// (`get`, `async`, `actor`, `any`…) need no quotes as members, parameters or locals.
enum SwiftKeywords {
    /// Need back-quotes where a member, a case, a function or a local is declared, `` let `default`: Int ``, and as an
    /// expression, `` f(`default`) ``. `await` needs them only there, but a function is called as it is declared.
    static func needsQuotes(_ word: String) -> Bool { word == "await" || isReserved(word) }

    /// Need back-quotes after a dot: `` value.`init` ``, but `value.default`.
    static func needsQuotesAsMember(_ word: String) -> Bool {
        word == "init" || word == "self" || word == "Type" || word == "Protocol"
    }

    /// Need back-quotes where a parameter is declared, with or without a second name after the label; on other words,
    /// quotes are a warning.
    static func needsQuotesAsParameter(_ word: String) -> Bool { word == "inout" || word == "let" || word == "var" }

    /// Need back-quotes as the label of an argument; on other words, quotes are a warning.
    static func needsQuotesAsLabel(_ word: String) -> Bool { word == "inout" }

    /// Need back-quotes as the name of a type.
    static func needsQuotesAsType(_ word: String) -> Bool {
        word == "any" || word == "some" || word == "each" || word == "await" || isReserved(word)
    }

    /// Spares most names the look-up: few keywords begin with a capital, and few names are as long as a keyword that
    /// has the same first letter.
    private static func isReserved(_ word: String) -> Bool {
        guard word.utf8.count <= 15, let first = word.utf8.first else { return false }
        if UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first {
            return word == "Any" || word == "Protocol" || word == "Self" || word == "Type"
        }
        return lengths[Int(first & 31)] & 1 << word.utf8.count != 0 && reserved.contains(word)
    }

    /// The lengths of keywords by their first letter, as a bit for each length.
    private static let lengths: [Int] = reserved.reduce(into: Array(repeating: 0, count: 32)) { lengths, word in
        lengths[Int((word.utf8.first ?? 0) & 31)] |= 1 << word.utf8.count
    }

    private static let reserved: Set<String> = [
        "_", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
        "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
        "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}

/// Names that a schema, a property or a case can't have, because generated code uses them for something else, or
/// because they would hide a name from its module. `Error` → `ErrorModel`, a property `self` → `selfValue`.
public struct ReservedNames: Sendable {
    public var names: Set<String>
    /// The text that frees a reserved name: `Error` → `ErrorModel`.
    public var suffix: String

    public init(_ names: Set<String> = [], suffix: String) {
        self.names = names
        self.suffix = suffix
    }

    public func contains(_ name: String) -> Bool { names.contains(name) }

    /// `Error` → `ErrorModel`, `Item` → `Item`.
    public func freed(_ name: String) -> String {
        var name = name
        while names.contains(name) { name += suffix }
        return name
    }

    /// These names and others, such as those of support code.
    public func adding(_ more: some Sequence<String>) -> ReservedNames {
        ReservedNames(names.union(more), suffix: suffix)
    }

    /// Types of a module, nested ones included.
    public static let types = ReservedNames(
        [
            // Can't be declared, or can't be named once they are.
            "Any", "Protocol", "Self", "Type",
            // The standard library, as generated code uses it.
            "Actor", "AnyHashable", "AnyObject", "Array", "BinaryInteger", "Bool", "CancellationError", "CaseIterable",
            "Character", "ClosedRange", "Codable", "CodingKey", "CodingKeys", "CodingUserInfoKey", "Comparable",
            "ContinuousClock", "CustomStringConvertible", "Decodable", "Decoder", "DecodingError", "Dictionary",
            "Double", "Duration", "Encodable", "Encoder", "EncodingError", "Equatable", "Error",
            "ExpressibleByArrayLiteral", "ExpressibleByBooleanLiteral", "ExpressibleByDictionaryLiteral",
            "ExpressibleByFloatLiteral", "ExpressibleByIntegerLiteral", "ExpressibleByNilLiteral",
            "ExpressibleByStringLiteral", "Float", "Foundation", "FoundationNetworking", "Hashable", "Hasher",
            "Identifiable", "Int", "Int16", "Int32", "Int64", "Int8", "KeyedDecodingContainer",
            "KeyedDecodingContainerProtocol", "KeyedEncodingContainer", "KeyedEncodingContainerProtocol",
            "LosslessStringConvertible", "MainActor", "Never", "OptionSet", "Optional", "RawRepresentable", "Result",
            "Sendable", "Sequence", "Set", "SingleValueDecodingContainer", "SingleValueEncodingContainer",
            "StaticString", "String", "StringProtocol", "Substring", "Swift", "Task", "UInt", "UInt16", "UInt32",
            "UInt64", "UInt8", "UTF8", "UnkeyedDecodingContainer", "UnkeyedEncodingContainer", "Void",
        ], suffix: "Model"
    ).adding(foundationTypes)

    /// The types of Foundation that generated code uses.
    public static let foundationTypes: Set<String> = [
        "Calendar", "CharacterSet", "Data", "Date", "DateFormatter", "Decimal", "HTTPURLResponse",
        "ISO8601DateFormatter", "JSONDecoder", "JSONEncoder", "Locale", "LocalizedError", "NSDebugDescriptionErrorKey",
        "NSError", "NSLock", "TimeInterval", "TimeZone", "URL", "URLComponents", "URLError", "URLQueryItem",
        "URLRequest", "URLResponse", "URLSession", "UUID",
    ]

    /// Types at the top level of a module, which would hide types that the code around them uses. Nested ones
    /// (`Order.Operation`) hide nothing.
    public static let visibleTypes = types.adding([
        // The standard library, with concurrency and regular expressions.
        "AsyncSequence", "AsyncStream", "Clock", "Collection", "Executor", "ExpressibleByStringInterpolation",
        "Instant", "IteratorProtocol", "KeyPath", "Mirror", "ObjectIdentifier", "PartialRangeFrom", "Range", "Regex",
        "Slice", "Strideable", "SystemRandomNumberGenerator", "TaskGroup", "Unicode", "Unmanaged",
        // Foundation.
        "AttributedString", "Bundle", "ByteCountFormatter", "CachedURLResponse", "CocoaError", "DateComponents",
        "DateComponentsFormatter", "DateInterval", "DateIntervalFormatter", "Dimension", "EnergyFormatter",
        "FileHandle", "FileManager", "FileWrapper", "Formatter", "HTTPCookie", "HTTPCookieStorage", "Host", "IndexPath",
        "IndexSet", "InputStream", "JSONSerialization", "LengthFormatter", "ListFormatter", "MassFormatter",
        "Measurement", "MeasurementFormatter", "MessagePort", "Notification", "NotificationCenter", "NotificationQueue",
        "NumberFormatter", "Operation", "OperationQueue", "OutputStream", "PersonNameComponents", "Pipe", "Port",
        "Predicate", "Process", "ProcessInfo", "Progress", "PropertyListDecoder", "PropertyListEncoder",
        "RelativeDateTimeFormatter", "RunLoop", "Scanner", "Stream", "Thread", "Timer", "URLAuthenticationChallenge",
        "URLCache", "URLCredential", "URLProtectionSpace", "URLProtocol", "URLSessionConfiguration", "URLSessionTask",
        "UndoManager", "Unit", "UserDefaults", "ValueTransformer", "XMLParser",
    ])

    /// Properties and methods: `self` can't be assigned to, and the others are the protocols' own.
    public static let members = ReservedNames(["self", "Type", "Protocol", "hashValue"], suffix: "Value")

    /// Enum cases.
    public static let cases = ReservedNames(
        ["self", "Type", "Protocol", "allCases", "hashValue", "rawValue"], suffix: "Value")

    /// Parameters and locals. The last three need quotes in a declaration, which are a warning in a call.
    public static let parameters = ReservedNames(["self", "Self", "inout", "let", "var"], suffix: "Value")
}
