import APIModel

/// Sample values of types that are not declared by the description: text, numbers, dates, any JSON.
struct SamplePlain {
    /// Facts about the place of a value.
    struct Place {
        var wireName: String
        /// The name of the type that has the value, for a property `name`.
        var owner: String
        /// The position in a list, by which its elements differ.
        var variant = 0
    }

    /// The plainest value of a type; for a team's type, its `preview`.
    static func value(_ type: SwiftType, _ schema: Schema, at place: Place) -> SampleValue {
        plainValue(type, schema, at: place) ?? .member(SwiftIdentifier("preview"))
    }

    /// The plainest value of a type; nil for a team's type.
    static func plainValue(_ type: SwiftType, _ schema: Schema, at place: Place) -> SampleValue? {
        let format: String? = if case .string(let format) = schema.kind { format } else { nil }
        var text: String {
            SampleText.text(
                format: format, named: place.wireName, in: place.owner, schema.constraints, variant: place.variant)
        }
        switch type {
        case .string: return .string(text)
        case .bool: return .plain(.bool(bool(schema, place)))
        case .decimal where isWhole(schema): return .number(whole(schema, place))
        case .double, .float, .decimal, cgFloat: return .number(fraction(schema, place))
        case .date: return .plain(moment(SampleMoment.seconds(of: SampleWords.moment) ?? 0))
        case .plainDate: return .plain(day(SampleMoment.day(of: SampleWords.day) ?? (2024, 1, 15)))
        case .url: return .plain(.forced(made(.url, "string", .string(url(place)))))
        case .uriText: return .string(url(place))
        case .uuid: return .plain(uuid(SampleWords.uuid))
        case .data: return .plain(exampleData)
        case .fileUpload: return file
        case .jsonValue: return anyValue
        case .optionalOf(let wrapped): return value(wrapped, schema, at: place)
        case .array(let element): return .list([value(element, schema, at: place)])
        case .dictionary(.string, let element): return .map([.init(key: "key", value(element, schema, at: place))])
        default: return integers[type].map { .number(whole(schema, place, within: $0)) }
        }
    }

    /// A constant of the description as a value of a type; nil where it doesn't fit.
    static func value(of literal: Literal, as type: SwiftType) -> SampleValue? {
        switch (literal, type) {
        case (_, .jsonValue): return json(literal)
        case (.string(let text), .string), (.number(let text), .string):
            return text.utf8.count <= 2_000 ? .string(text) : nil
        case (.string(let text), .uriText): return .string(text)
        case (.bool(let flag), .bool): return .plain(.bool(flag))
        case (.number(let text), .double), (.number(let text), .float), (.number(let text), cgFloat):
            return SwiftNumeral(floating: text).map { .number($0.grouped) }
        case (.number(let text), .decimal): return decimal(text)
        case (.string(let text), .date): return SampleMoment.seconds(of: text).map { .plain(moment($0)) }
        case (.string(let text), .plainDate): return SampleMoment.day(of: text).map { .plain(day($0)) }
        case (.string(let text), .uuid): return isUUID(text) ? .plain(uuid(text)) : nil
        case (.string(let text), .url): return isURL(text) ? .plain(.forced(made(.url, "string", .string(text)))) : nil
        case (.number(let text), _):
            guard let range = integers[type], let value = SwiftNumeral(integer: text)?.int, range.contains(value) else {
                return nil
            }
            return .number(.grouped(value))
        default: return nil
        }
    }

    /// Whether values of a type are decoded without any declared type.
    static func isPlain(_ type: SwiftType) -> Bool {
        let others: [SwiftType] = [
            .string, .bool, .decimal, .double, .float, cgFloat, .date, .plainDate, .url, .uriText, .uuid, .data,
        ]
        return others.contains(type) || integers[type] != nil
    }

    /// A received value as it is decoded; nil where it can't be.
    static func received(_ literal: Literal, as type: SwiftType) -> SampleValue? {
        switch (literal, type) {
        case (.string(let text), .string): return .string(text)
        case (_, .string): return nil
        case (.string(let text), .data):
            let isEncoded =
                text.utf8.count % 4 == 0 && text.allSatisfy { $0.isLetter || $0.isNumber || "+/=".contains($0) }
            return isEncoded ? .plain(.forced(made(.data, "base64Encoded", .string(text)))) : nil
        case (.number(let text), _):
            // `1.0` is a whole number, too.
            let whole = Double(text).flatMap { Int(exactly: $0) }.map { Literal.number(String($0)) }
            return value(of: literal, as: type) ?? whole.flatMap { value(of: $0, as: type) }
        default: return value(of: literal, as: type)
        }
    }

    /// A value for any JSON, whose shape is unknown.
    static let anyValue = SampleValue.plain(.implicitCall("string", .string("value")))

    static let file = SampleValue.plain(
        .call(
            .type(.fileUpload),
            [.init(SwiftIdentifier("data"), exampleData), .init(SwiftIdentifier("filename"), .string("file.txt"))]))

    /// `Data("example".utf8)`
    static let exampleData = SwiftExpression.call(
        .type(.data), [.init(nil, .member(SwiftIdentifier("utf8"), of: .string("example")))])

    private static let cgFloat = SwiftType.named("CGFloat")

    private static let integers: [SwiftType: ClosedRange<Int>] = [
        .int: Int.min...Int.max, .int64: Int.min...Int.max, .int32: Int(Int32.min)...Int(Int32.max),
        .named("Int16"): Int(Int16.min)...Int(Int16.max), .named("Int8"): -128...127, .named("UInt"): 0...Int.max,
        .named("UInt64"): 0...Int.max, .named("UInt32"): 0...Int(UInt32.max), .named("UInt16"): 0...Int(UInt16.max),
        .named("UInt8"): 0...255,
    ]

    private static func bool(_ schema: Schema, _ place: Place) -> Bool {
        if case .enumeration(let enumeration) = schema.kind, case .bool(let flag)? = enumeration.values.first?.literal {
            return flag
        }
        let words = WordSplitter.words(of: place.wireName).map { $0.lowercased() }
        let negative = ["deleted", "archived", "deprecated", "blocked", "suspended", "disabled", "locked", "expired"]
        return !words.contains { negative.contains($0) }
    }

    private static func isWhole(_ schema: Schema) -> Bool { if case .integer = schema.kind { true } else { false } }

    private static func whole(_ schema: Schema, _ place: Place, within range: ClosedRange<Int> = Int.min...Int.max)
        -> SwiftNumeral
    {
        let value = SampleNumber.integer(named: place.wireName, schema.constraints, variant: place.variant)
        return .grouped(min(max(value, range.lowerBound), range.upperBound))
    }

    private static func fraction(_ schema: Schema, _ place: Place) -> SwiftNumeral {
        let value = SampleNumber.fraction(named: place.wireName, schema.constraints, variant: place.variant)
        if let whole = Int(exactly: value) { return .grouped(whole) }
        return SwiftNumeral(floating: "\(value)") ?? SwiftNumeral(0)
    }

    private static func url(_ place: Place) -> String {
        let text = SampleWords.text(of: place.wireName, in: place.owner)
        return isURL(text) && text.hasPrefix("https:") ? text : SampleWords.url
    }
}

extension SamplePlain {
    /// `Date(timeIntervalSince1970: 1_705_311_000)`
    private static func moment(_ seconds: Int) -> SwiftExpression {
        made(.date, "timeIntervalSince1970", .number(.grouped(seconds)))
    }

    /// `PlainDate(year: 2024, month: 1, day: 15)!`
    private static func day(_ day: (year: Int, month: Int, day: Int)) -> SwiftExpression {
        let parts = [("year", day.year), ("month", day.month), ("day", day.day)]
        let arguments = parts.map { name, value in
            SwiftExpression.Argument(SwiftIdentifier(name), .number(SwiftNumeral(value)))
        }
        return .forced(.call(.type(.plainDate), arguments))
    }

    private static func uuid(_ text: String) -> SwiftExpression { .forced(made(.uuid, "uuidString", .string(text))) }

    private static func made(_ type: SwiftType, _ label: String, _ value: SwiftExpression) -> SwiftExpression {
        .call(.type(type), [.init(SwiftIdentifier(label), value)])
    }

    private static func isUUID(_ text: String) -> Bool {
        let groups = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        return groups.map(\.count) == [8, 4, 4, 4, 12] && groups.joined().allSatisfy(isHexadecimal)
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        byte >= 0x30 && byte <= 0x39 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x66
    }

    /// Whether every reader of URLs takes the text unchanged: characters that need no escape, and a scheme or a path.
    private static func isURL(_ text: String) -> Bool {
        guard !text.isEmpty, text.utf8.count <= 1_000 else { return false }
        let hasScheme = text.hasPrefix("https://") || text.hasPrefix("http://")
        guard hasScheme && text.utf8.count > 8 || text.hasPrefix("/") else { return false }
        return text.utf8.allSatisfy { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return true
            default: return "-._~/?=&+,;@:!$'()*".utf8.contains(byte)
            }
        }
    }

    /// The number as a call in parts, so that a long one can be broken into lines.
    private static func decimal(_ text: String) -> SampleValue? {
        guard let expression = SwiftExpression.decimal(text) else { return nil }
        guard case .call(let callee, let arguments) = expression else { return .plain(expression) }
        return .call(callee, arguments.map { SampleValue.Entry($0.label, .plain($0.value)) })
    }

    /// Any JSON, spelled so that the compiler has nothing to guess: `.object(["id": .integer(1)])`.
    static func json(_ literal: Literal, depth: Int = 0) -> SampleValue? {
        guard depth < 16 else { return nil }
        switch literal {
        case .null, .bool: return SwiftExpression.jsonValue(literal).map { .plain($0) }
        case .string(let text): return text.utf8.count <= 2_000 ? .plain(.implicitCall("string", .string(text))) : nil
        case .number(let text):
            if let value = SwiftNumeral(integer: text)?.int {
                return .plain(.implicitCall("integer", .number(.grouped(value))))
            }
            return SwiftNumeral(floating: text).map { .plain(.implicitCall("number", .number($0.grouped))) }
        case .array(let elements):
            let values = elements.compactMap { json($0, depth: depth + 1) }
            return .member(SwiftIdentifier("array"), .elements(values))
        case .object(let members):
            var keys: Set<String> = []
            let entries = members.filter { keys.insert($0.name).inserted }.compactMap { member in
                json(member.value, depth: depth + 1).map { SampleValue.Entry(key: member.name, $0) }
            }
            return .member(SwiftIdentifier("object"), .members(entries))
        }
    }
}

/// A sample number within the limits of its schema.
package struct SampleNumber {
    /// By the last word of a property's name.
    private static let byLastWord: [String: Double] = [
        "price": 9.99, "amount": 9.99, "cost": 9.99, "total": 9.99, "fee": 9.99, "balance": 9.99, "rating": 4.5,
        "percent": 50, "percentage": 50, "latitude": 52.52, "lat": 52.52, "longitude": 13.405, "lng": 13.405,
        "lon": 13.405, "age": 30, "year": 2024, "month": 6, "day": 15, "hour": 9, "minute": 30, "port": 8080,
        "width": 640, "height": 480, "status": 200, "bytes": 1024, "duration": 60, "count": 3, "quantity": 3,
        "limit": 20, "timestamp": 1_705_311_000, "created": 1_705_311_000, "updated": 1_705_311_000,
    ]

    /// Other values for whole numbers: amounts are in the smallest unit, and totals are counts.
    private static let wholeByLastWord: [String: Double] = [
        "price": 999, "amount": 999, "cost": 999, "fee": 999, "balance": 999, "total": 1, "rating": 4,
    ]

    package static func integer(named wireName: String, _ constraints: Constraints?, variant: Int) -> Int {
        let word = WordSplitter.words(of: wireName).last?.lowercased() ?? ""
        let wished = wholeByLastWord[word] ?? byLastWord[word] ?? 1
        var value = Int(wished) + variant
        let step = constraints?.multipleOf.flatMap { Int($0) }.flatMap { $0 > 1 ? $0 : nil }
        if var least = whole(constraints?.minimum, .up) {
            if constraints?.isMinimumExclusive == true, least < .max { least += 1 }
            value = max(value, least)
        }
        if let step, value > 0, value <= .max - step { value = (value + step - 1) / step * step }
        if var most = whole(constraints?.maximum, .down) {
            if constraints?.isMaximumExclusive == true, most > .min { most -= 1 }
            if value > most { value = step.map { most / $0 * $0 } ?? most }
        }
        return value
    }

    package static func fraction(named wireName: String, _ constraints: Constraints?, variant: Int) -> Double {
        var value = (byLastWord[WordSplitter.words(of: wireName).last?.lowercased() ?? ""] ?? 1.5) + Double(variant)
        let least = number(constraints?.minimum)
        let most = number(constraints?.maximum)
        let isBelow = least.map { value < $0 || value == $0 && constraints?.isMinimumExclusive == true } ?? false
        let isAbove = most.map { value > $0 || value == $0 && constraints?.isMaximumExclusive == true } ?? false
        if isBelow || isAbove {
            switch (least, most) {
            case (let least?, let most?): value = least + (most - least) / 2
            case (let least?, nil): value = least + 1
            case (nil, let most?): value = most - 1
            default: break
            }
        }
        if let step = number(constraints?.multipleOf), step > 0 {
            let count = value / step
            let isMultiple = (count - count.rounded()).magnitude < 0.000_001
            if !isMultiple { value = (isAbove ? count.rounded(.down) : count.rounded(.up)) * step }
        }
        return value.isFinite ? value : 1
    }

    private static func whole(_ text: String?, _ rule: FloatingPointRoundingRule) -> Int? {
        text.flatMap { Int($0) } ?? number(text).flatMap { Int(exactly: $0.rounded(rule)) }
    }

    private static func number(_ text: String?) -> Double? {
        text.flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
    }
}
