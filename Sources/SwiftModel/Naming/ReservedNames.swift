/// The names that a schema, a property or a case can't have as they are, because generated code means something else
/// by them, or would hide from its module. `Error` → `ErrorModel`, a property `self` → `selfValue`.
public struct ReservedNames: Sendable, Hashable {
    public var names: Set<String>
    /// What makes a reserved name free: `Error` → `ErrorModel`.
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

    /// Together with the names of support code.
    public func adding(_ more: some Sequence<String>) -> ReservedNames {
        ReservedNames(names.union(more), suffix: suffix)
    }

    /// Types of a module, nested ones included.
    public static let types = ReservedNames(
        [
            // Can't be declared, or can't be named once they are.
            "Any", "Protocol", "Self", "Type",
            // The standard library, as generated code uses it.
            "Actor", "AnyHashable", "AnyObject", "Array", "BinaryInteger", "Bool", "CancellationError",
            "CaseIterable", "Character", "ClosedRange", "Codable", "CodingKey", "CodingKeys", "CodingUserInfoKey",
            "Comparable", "ContinuousClock", "CustomStringConvertible", "Decodable", "Decoder", "DecodingError",
            "Dictionary", "Double", "Duration", "Encodable", "Encoder", "EncodingError", "Equatable", "Error",
            "ExpressibleByArrayLiteral", "ExpressibleByBooleanLiteral", "ExpressibleByDictionaryLiteral",
            "ExpressibleByFloatLiteral", "ExpressibleByIntegerLiteral", "ExpressibleByNilLiteral",
            "ExpressibleByStringLiteral", "Float", "Foundation", "FoundationNetworking", "Hashable", "Hasher",
            "Identifiable", "Int", "Int16", "Int32", "Int64", "Int8", "KeyedDecodingContainer",
            "KeyedDecodingContainerProtocol", "KeyedEncodingContainer", "KeyedEncodingContainerProtocol",
            "LosslessStringConvertible", "MainActor", "Never", "OptionSet", "Optional", "RawRepresentable", "Result",
            "Sendable", "Sequence", "Set", "SingleValueDecodingContainer", "SingleValueEncodingContainer",
            "StaticString", "String", "StringProtocol", "Substring", "Swift", "Task", "UInt", "UInt16", "UInt32",
            "UInt64", "UInt8", "UTF8", "UnkeyedDecodingContainer", "UnkeyedEncodingContainer", "Void",
        ],
        suffix: "Model"
    ).adding(foundationTypes)

    /// Those of Foundation, as generated code uses it.
    public static let foundationTypes: Set<String> = [
        "Calendar", "CharacterSet", "Data", "Date", "DateFormatter", "Decimal", "HTTPURLResponse",
        "ISO8601DateFormatter", "JSONDecoder", "JSONEncoder", "Locale", "LocalizedError",
        "NSDebugDescriptionErrorKey", "NSError", "NSLock", "TimeInterval", "TimeZone", "URL", "URLComponents",
        "URLError", "URLQueryItem", "URLRequest", "URLResponse", "URLSession", "UUID",
    ]

    /// Types at the top level of a module, where they would hide those that the code around them may mean: what is nested
    /// (`Order.Operation`) hides nothing.
    public static let visibleTypes = types.adding(
        [
            // The standard library, with concurrency and regular expressions.
            "AsyncSequence", "AsyncStream", "Clock", "Collection", "Executor", "ExpressibleByStringInterpolation",
            "Instant", "IteratorProtocol", "KeyPath", "Mirror", "ObjectIdentifier", "PartialRangeFrom", "Range",
            "Regex",
            "Slice", "Strideable", "SystemRandomNumberGenerator", "TaskGroup", "Unicode", "Unmanaged",
            // Foundation.
            "AttributedString", "Bundle", "ByteCountFormatter", "CachedURLResponse", "CocoaError", "DateComponents",
            "DateComponentsFormatter", "DateInterval", "DateIntervalFormatter", "Dimension", "EnergyFormatter",
            "FileHandle", "FileManager", "FileWrapper", "Formatter", "HTTPCookie", "HTTPCookieStorage", "Host",
            "IndexPath", "IndexSet", "InputStream", "JSONSerialization", "LengthFormatter", "ListFormatter",
            "MassFormatter",
            "Measurement", "MeasurementFormatter", "MessagePort", "Notification", "NotificationCenter",
            "NotificationQueue", "NumberFormatter", "Operation", "OperationQueue", "OutputStream",
            "PersonNameComponents", "Pipe", "Port", "Predicate", "Process", "ProcessInfo", "Progress",
            "PropertyListDecoder", "PropertyListEncoder", "RelativeDateTimeFormatter", "RunLoop", "Scanner", "Stream",
            "Thread", "Timer", "URLAuthenticationChallenge", "URLCache", "URLCredential", "URLProtectionSpace",
            "URLProtocol", "URLSessionConfiguration", "URLSessionTask", "UndoManager", "Unit", "UserDefaults",
            "ValueTransformer", "XMLParser",
        ]
    )

    /// Properties and methods: `self` can't be assigned to, and the others are the protocols' own.
    public static let members = ReservedNames(["self", "Type", "Protocol", "hashValue"], suffix: "Value")

    /// Enum cases.
    public static let cases = ReservedNames(
        ["self", "Type", "Protocol", "allCases", "hashValue", "rawValue"],
        suffix: "Value"
    )

    /// Parameters and locals. The last three need quotes in a declaration, which are a warning in a call.
    public static let parameters = ReservedNames(["self", "Self", "inout", "let", "var"], suffix: "Value")
}
