import Foundation

struct Color: Encodable, Sendable {
    var R = 100
    var G = 200
    var B = 150
}

/// The table "Style Examples" of the OpenAPI Specification.
func styles() -> [String] {
    let values: [(String, any Encodable & Sendable)] = [
        ("empty", ""),
        ("string", "blue"),
        ("array", ["blue", "black", "brown"]),
        ("object", Color()),
    ]
    let styles: [(String, ParameterStyle)] = [
        ("matrix", .matrix), ("label", .label), ("simple", .simple), ("form", .form),
        ("spaceDelimited", .spaceDelimited), ("pipeDelimited", .pipeDelimited), ("tabDelimited", .tabDelimited),
        ("deepObject", .deepObject),
    ]
    var lines: [String] = []
    for (styleName, style) in styles {
        for explode in [false, true] {
            for (valueName, value) in values {
                let text: String
                switch style {
                case .matrix, .label, .simple:
                    text = pathSegment(value, name: "color", style: style, explode: explode)
                default:
                    text = outcome { try QueryItem("color", value, style: style, explode: explode).text() ?? "nothing" }
                }
                lines.append("\(styleName) \(explode ? "explode" : "-") \(valueName): \(text)")
            }
        }
    }
    return lines
}

struct Filter: Encodable, Sendable {
    var name: String? = "a b"
    var missing: String?
    var tags = ["x", "y&z"]
    var range = Range()
    var isOpen = true

    struct Range: Encodable, Sendable {
        var min = 1.0
        var max = 2.5
    }
}

func escaping() -> [String] {
    let absent: String? = nil
    let date = Date(timeIntervalSince1970: 1_709_209_800)
    let id = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
    let items: [(String, QueryItem)] = [
        ("unreserved", QueryItem("q", "AZaz09-._~")),
        ("reserved", QueryItem("q", ":/?#[]@!$&'()*+,;=")),
        ("reserved allowed", QueryItem("q", ":/?#[]@!$&'()*+,;= %41%zz", allowReserved: true)),
        ("unicode", QueryItem("q", "é 🐱\n")),
        ("name", QueryItem("filter[x y]", 1)),
        ("bracket name", QueryItem("expand[]", ["a", "b"])),
        ("absent", QueryItem("q", absent)),
        ("empty list", QueryItem("q", [String]())),
        ("bool", QueryItem("q", [true, false])),
        ("numbers", QueryItem("q", [1.0, 0.1, -2.5, 1e21], explode: false)),
        ("big", QueryItem("q", UInt64.max)),
        ("decimal", QueryItem("q", Decimal(string: "12345678901234567890.123"))),
        ("date", QueryItem("q", date)),
        ("day", QueryItem("q", PlainDate(year: 2024, month: 2, day: 29))),
        ("uuid", QueryItem("q", id)),
        ("data", QueryItem("q", Data([0xFB, 0xFF]))),
        ("url", QueryItem("q", URL(string: "https://a.example/b?c=d"))),
        ("dictionary", QueryItem("q", ["b": 2, "a": 1, "c": 3])),
        ("nested", QueryItem("q", Filter())),
        ("deep", QueryItem("f", Filter(), style: .deepObject)),
        ("json", QueryItem.json("q", ["a": ["x\"y", "z"]])),
        ("whole", QueryItem.whole(["a": "x&y", "b": "z"])),
        ("whole text", QueryItem.whole("$.a == 'b'")),
        ("whole json", QueryItem.whole(json: ["a": [1]])),
        ("comma inside", QueryItem("q", ["a,b", "c"], explode: false)),
        ("not finite", QueryItem("q", Double.infinity)),
        ("no decimal", QueryItem("q", Decimal.nan)),
    ]
    var lines = items.map { name, item in "\(name): " + outcome { try item.text() ?? "nothing" } }
    lines += [
        "path: /\("a/b c?é".pathEscaped)/\("%2e%2E".pathEscaped)/\("...".pathEscaped)",
        "path date: " + pathSegment(date, name: "at"),
        "path list: " + pathSegment([3, 4, 5], name: "ids"),
        "path reserved: " + pathSegment("a:b;c,d/e?f#g%2Fh%", name: "at", allowReserved: true),
        "path broken: " + pathSegment(Double.nan, name: "at"),
        "path pipes: " + pathSegment(["a b", "c|d"], name: "ids", style: .pipeDelimited),
        "header pipes: " + headerText(["a b", "c"], style: .pipeDelimited),
        "header tabs: " + headerText(["a b", "c"], style: .tabDelimited),
        "header spaces: " + headerText(["a", "b"], style: .spaceDelimited),
        "header empty list: " + headerText([String](), style: .pipeDelimited) + headerText([String]()),
        "header list: " + headerText(["a b", "c"]),
        "header object: " + headerText(Color()) + " " + headerText(Color(), explode: true),
        "header absent: " + (absent.map { headerText($0) } ?? "nothing"),
    ]
    return lines
}

/// Values that could lead to another path, in every kind that a path parameter has: braces are no path.
func climbing() -> [String] {
    enum Level: String, Encodable, Sendable {
        case up = ".."
    }
    let absent: String? = nil
    let values: [(String, any Encodable & Sendable)] = [
        ("nothing", ""), ("dot", "."), ("dots", ".."), ("three dots", "..."), ("escaped", "%2e%2e"), ("slash", "../x"),
        ("enum", Level.up), ("list", [".."]), ("empty list", [String]()), ("two", [".", "."]), ("map", ["..": "."]),
        ("empty map", [String: String]()), ("null", absent), ("url", URL(string: "..")),
    ]
    let styles: [(String, ParameterStyle, Bool)] = [
        ("simple", .simple, false), ("simple exploded", .simple, true), ("label", .label, false),
        ("label exploded", .label, true), ("matrix", .matrix, false), ("matrix exploded", .matrix, true),
        ("pipes", .pipeDelimited, false),
    ]
    var lines: [String] = []
    for (valueName, value) in values {
        if let text = value as? String {
            lines.append("\(valueName) as text: /a/\(text.pathEscaped)")
            lines.append("\(valueName) in a segment: /a/\(text.pathPartEscaped).\(text.pathPartEscaped)")
            let reserved = pathSegment(text, name: "id", allowReserved: true)
            lines.append("\(valueName) with reserved characters: /a/\(reserved)")
        }
        for (styleName, style, explode) in styles {
            let text = pathSegment(value, name: "id", style: style, explode: explode)
            lines.append("\(valueName) \(styleName): /a/\(text)")
        }
    }
    return lines
}

func dates() -> [String] {
    let texts = [
        "2024-02-29T12:30:00Z", "2024-02-29T12:30:00.5Z", "2024-02-29t12:30:00.123456+02:00",
        "2024-02-29 12:30:00-0530",
        "2024-02-29T12:30:00", "1969-12-31T23:59:59.25Z", "0001-01-01T00:00:00Z", "9999-12-31T23:59:59.999Z",
        "9999-12-31T23:59:59.9999999Z", "9999-12-31T23:59:59-08:00", "0000-01-01T00:00:00+23:59",
        "2024-02-29T23:59:60Z", "2024-02-29T00:30:00+01:00", "2023-02-29T12:30:00Z", "2024-02-29T24:00:00Z",
        "2024-02-29", "2024-02-29T12:30:00.Z", "2024-02-29T12:30:00Zx", "",
    ]
    var lines = texts.map { text in "\(text) → \(outcome { try written(RFC3339.date(from: text)) })" }
    for text in ["2024-02-29", "2023-02-29", "2024-2-9", "1900-02-29", "2000-02-29", "0000-01-01", "2024-02-29T"] {
        lines.append("day \(text) → \(PlainDate(text)?.description ?? "none")")
    }
    let zone = TimeZone(secondsFromGMT: -3_600) ?? .current
    lines += [
        "day of a moment: \(PlainDate(Date(timeIntervalSince1970: 0), in: zone))",
        "moment of a day: " + outcome { try written(PlainDate("2024-03-01")?.date(in: zone)) },
        "order: \([PlainDate("2024-03-01"), PlainDate("2023-12-31")].compactMap { $0 }.sorted())",
        "json day: " + roundTrip([PlainDate].self, #"["2024-02-29"]"#),
        "json bad day: " + roundTrip([PlainDate].self, #"["2024-02-30"]"#),
        "json dates: " + roundTrip([Date].self, #"["2024-02-29T12:30:00.500+02:00","2024-02-29T12:30:00Z"]"#),
        "json bad date: " + roundTrip([Date].self, #"["yesterday"]"#),
    ]
    return lines + unwritableDates(in: zone)
}

func written(_ date: Date?) throws -> String {
    try date.map { try RFC3339.text($0) } ?? "none"
}

/// Moments that no text of RFC 3339 names, and those next to them that one does.
func unwritableDates(in zone: TimeZone) -> [String] {
    let moments: [(String, Double)] = [
        ("the first", -62_167_219_200), ("before it", -62_167_219_201), ("the last", 253_402_300_799.999),
        ("behind it", 253_402_300_800), ("far", 1e30), ("far back", -1e30), ("endless", .infinity),
        ("endless back", -.infinity), ("none", .nan),
    ]
    var lines: [String] = []
    for (name, seconds) in moments {
        let date = Date(timeIntervalSince1970: seconds)
        let json = outcome { String(decoding: try JSONCoding.makeEncoder().encode(["at": date]), as: UTF8.self) }
        let query = outcome { try QueryItem("at", date).text() ?? "nothing" }
        lines += ["json \(name): \(json)", "query \(name): \(query)", "day \(name): \(PlainDate(date, in: zone))"]
    }
    return lines
}
