import APIModel

/// Sample values of types that are not declared by the description: text, numbers, dates, any JSON.
struct SamplePlain {
    /// What is known of the place of a value.
    struct Place {
        var wireName: String
        /// The name of the type in which it stands, for a `name`.
        var owner: String
        /// Tells the elements of a list apart.
        var variant = 0
    }

    /// The plainest value of a type; a type of the team's own is asked for its `preview`.
    static func value(_ type: String, _ schema: Schema, at place: Place) -> SampleValue {
        let format: String? = if case .string(let format) = schema.kind { format } else { nil }
        var text: String {
            SampleText.text(
                format: format,
                named: place.wireName,
                in: place.owner,
                schema.constraints,
                variant: place.variant
            )
        }
        switch type {
        case "String": return .string(text)
        case "Bool": return .text(bool(schema, place) ? "true" : "false")
        case "Double", "Float", "Decimal", "CGFloat": return .text(fraction(schema, place))
        case "Date": return moment(SampleWords.moment) ?? .text("Date(timeIntervalSince1970: 0)")
        case "PlainDate": return day(SampleWords.day) ?? .text("PlainDate(year: 2024, month: 1, day: 15)!")
        case "URL": return .text("URL(string: \(SwiftLiteral.quoted(url(place))))!")
        case "UUID": return uuid(SampleWords.uuid) ?? .text("UUID()")
        case "Data": return .text("Data(\"example\".utf8)")
        case "FileUpload": return .text("FileUpload(data: Data(\"example\".utf8), filename: \"file.txt\")")
        case "JSONValue": return .text(".string(\"value\")")
        default:
            if let range = integers[type] {
                let value = SampleNumber.integer(
                    named: place.wireName,
                    schema.constraints,
                    variant: place.variant
                )
                return .text(SampleNumber.grouped(min(max(value, range.lowerBound), range.upperBound)))
            }
            return .text(".preview")
        }
    }

    /// A constant of the description as a value of a type; nil where it is none.
    static func value(of literal: Literal, as type: String) -> SampleValue? {
        switch (literal, type) {
        case (_, "JSONValue"): return json(literal, depth: 0)
        case (.string(let text), "String"), (.number(let text), "String"):
            return text.utf8.count <= 2_000 ? .string(text) : nil
        case (.bool(let flag), "Bool"): return .text(flag ? "true" : "false")
        case (.number(let text), "Double"), (.number(let text), "Float"), (.number(let text), "CGFloat"):
            return SwiftLiteral.number(text, isInteger: false).map { .text(grouped($0)) }
        case (.number(let text), "Decimal"): return decimal(text)
        case (.string(let text), "Date"): return moment(text)
        case (.string(let text), "PlainDate"): return day(text)
        case (.string(let text), "UUID"): return uuid(text)
        case (.string(let text), "URL"):
            return isURL(text) ? .text("URL(string: \(SwiftLiteral.quoted(text)))!") : nil
        case (.number(let text), _):
            guard let range = integers[type], let numeral = SwiftLiteral.number(text, isInteger: true),
                let value = Int(numeral), range.contains(value)
            else { return nil }
            return .text(SampleNumber.grouped(value))
        default: return nil
        }
    }

    private static let integers: [String: ClosedRange<Int>] = [
        "Int": Int.min...Int.max, "Int64": Int.min...Int.max, "Int32": Int(Int32.min)...Int(Int32.max),
        "Int16": Int(Int16.min)...Int(Int16.max), "Int8": -128...127, "UInt": 0...Int.max, "UInt64": 0...Int.max,
        "UInt32": 0...Int(UInt32.max), "UInt16": 0...Int(UInt16.max), "UInt8": 0...255,
    ]

    private static func bool(_ schema: Schema, _ place: Place) -> Bool {
        if case .enumeration(let enumeration) = schema.kind, case .bool(let flag)? = enumeration.values.first?.literal {
            return flag
        }
        let words = WordSplitter.words(of: place.wireName).map { $0.lowercased() }
        let negative = ["deleted", "archived", "deprecated", "blocked", "suspended", "disabled", "locked", "expired"]
        return !words.contains { negative.contains($0) }
    }

    private static func fraction(_ schema: Schema, _ place: Place) -> String {
        let value = SampleNumber.fraction(named: place.wireName, schema.constraints, variant: place.variant)
        if let whole = Int(exactly: value) { return SampleNumber.grouped(whole) }
        return "\(value)"
    }

    private static func url(_ place: Place) -> String {
        let text = SampleWords.text(of: place.wireName, in: place.owner)
        return isURL(text) && text.hasPrefix("https:") ? text : SampleWords.url
    }
}

extension SamplePlain {
    /// `2024-01-15T09:30:00Z` → `Date(timeIntervalSince1970: 1_705_311_000)`.
    private static func moment(_ text: String) -> SampleValue? {
        SampleMoment.seconds(of: text).map { .text("Date(timeIntervalSince1970: \(SampleNumber.grouped($0)))") }
    }

    private static func day(_ text: String) -> SampleValue? {
        SampleMoment.day(of: text).map { .text("PlainDate(year: \($0.year), month: \($0.month), day: \($0.day))!") }
    }

    private static func uuid(_ text: String) -> SampleValue? {
        let groups = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard groups.map(\.count) == [8, 4, 4, 4, 12], groups.joined().allSatisfy(isHexadecimal) else { return nil }
        return .text("UUID(uuidString: \(SwiftLiteral.quoted(text)))!")
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        byte >= 0x30 && byte <= 0x39 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x66
    }

    /// Whether every reader of URLs takes the text as it is: characters that need no escape, and a scheme or a path.
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

    /// Exact, as a number with a fraction would not be by way of a `Double`: `19.99` → 1999 hundredths.
    private static func decimal(_ text: String) -> SampleValue? {
        guard let numeral = SwiftLiteral.number(text, isInteger: false) else { return nil }
        guard let point = numeral.firstIndex(of: "."), !numeral.contains("e") else {
            return numeral.contains("e") ? nil : .text(grouped(numeral))
        }
        let fraction = numeral[numeral.index(after: point)...]
        guard let digits = Int(String(numeral[..<point]) + fraction) else { return nil }
        let sign = digits < 0 || numeral.hasPrefix("-") ? "minus" : "plus"
        let significand = SampleNumber.grouped(Int(clamping: digits.magnitude))
        return .call(
            "Decimal",
            [
                .init("sign", .text(".\(sign)")), .init("exponent", .text("-\(fraction.count)")),
                .init("significand", .text(significand)),
            ]
        )
    }

    private static func grouped(_ numeral: String) -> String {
        Int(numeral).map(SampleNumber.grouped) ?? numeral
    }

    /// Any JSON, spelled so that the compiler has nothing to guess: `.object(["id": .integer(1)])`.
    private static func json(_ literal: Literal, depth: Int) -> SampleValue? {
        guard depth < 16 else { return nil }
        switch literal {
        case .null: return .text(".null")
        case .bool(let flag): return .text(".bool(\(flag))")
        case .string(let text):
            return text.utf8.count <= 2_000 ? .text(".string(\(SwiftLiteral.quoted(text)))") : nil
        case .number(let text):
            if let numeral = SwiftLiteral.number(text, isInteger: true), let value = Int(numeral) {
                return .text(".integer(\(SampleNumber.grouped(value)))")
            }
            return SwiftLiteral.number(text, isInteger: false).map { .text(".number(\(grouped($0)))") }
        case .array(let elements):
            let values = elements.compactMap { json($0, depth: depth + 1) }
            return .call(".array", [.init(nil, .elements(values))])
        case .object(let members):
            var keys: Set<String> = []
            let entries = members.filter { keys.insert($0.name).inserted }.compactMap { member in
                json(member.value, depth: depth + 1).map {
                    SampleValue.Entry(SwiftLiteral.quoted(member.name), $0)
                }
            }
            return .call(".object", [.init(nil, .members(entries))])
        }
    }
}
