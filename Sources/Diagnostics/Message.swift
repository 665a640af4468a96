/// The text of a message that remembers which parts of it are names: values interpolated between backquotes.
///
///     "unknown key `\(key)` in \(place)"
public struct Message: Sendable, Hashable {
    public private(set) var text: String
    /// The ranges of the names in the text's UTF-8, in order.
    public private(set) var names: [Range<Int>]

    public init(_ text: String, names: [Range<Int>] = []) {
        self.text = text
        self.names = names
    }

    var nameTexts: Set<String> { Set(names.lazy.map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }) }

    /// The text without the names that are among these texts.
    func text(without texts: Set<String>) -> String {
        let bytes = Array(text.utf8)
        var rest: [UInt8] = []
        var end = 0
        for name in names where texts.contains(String(decoding: bytes[name], as: UTF8.self)) {
            rest += bytes[end..<name.lowerBound]
            end = name.upperBound
        }
        return String(decoding: rest + bytes[end...], as: UTF8.self)
    }

    /// The number of characters of a name that are shown.
    private static let nameLength = 500

    private static func shortened(_ name: String) -> String {
        name.utf8.count <= nameLength ? name : String(name.prefix(nameLength)) + "…"
    }

    public static func + (left: Message, right: Message) -> Message {
        var sum = left
        sum += right
        return sum
    }

    public static func += (left: inout Message, right: Message) {
        let offset = left.text.utf8.count
        left.text += right.text
        left.names += right.names.map { $0.lowerBound + offset..<$0.upperBound + offset }
    }
}

extension Message: CustomStringConvertible { public var description: String { text } }

extension Message: ExpressibleByStringInterpolation {
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var message = Message("")
        private var isQuoted = false

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            message.text += literal
            for byte in literal.utf8 where byte == UInt8(ascii: "`") { isQuoted.toggle() }
        }

        public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
            let start = message.text.utf8.count
            message.text += isQuoted ? Message.shortened(value.description) : value.description
            if isQuoted { message.names.append(start..<message.text.utf8.count) }
        }

        public mutating func appendInterpolation(_ part: Message) { message += part }
    }

    public init(stringLiteral text: String) { self.init(text) }
    public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.message }
}
