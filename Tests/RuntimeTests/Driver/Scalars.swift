import Foundation

/// Texts that a hostile service sends in place of scalars: each decodes to a value that is equal to itself and comes back as
/// it was, or is refused. That nothing traps shows in that the driver goes on.
func scalars() -> [String] {
    let digits = String(repeating: "9", count: 400)
    let dates = [
        "2024-02-29T12:30:00.\(digits)Z", "2024-02-29T12:30:00.\(digits)+23:59", "0000-01-01T00:00:00+23:59",
        "9999-12-31T23:59:60.999999Z", "2024-02-29T12:30:00.Z", "2024-02-29T24:00:00Z", "2024-02-30T00:00:00Z",
        "2024-02-29T12:30:00+99:99", "\(digits)-02-29T12:30:00Z", "٢٠٢٤-02-29T12:30:00Z", "2024-02-29T12:30:00Z\u{0}",
        "-001-02-29T12:30:00Z", "NaN", "inf", "",
    ]
    let numbers = [
        digits, "-\(digits)", "1e400", "-1e400", "1e-400", "0.\(digits)", "1e127", "1e128", "9e165", "1e99999999999",
        "9223372036854775808", "-9223372036854775809", "18446744073709551616", "1.5", "-0", "1e1", "1E-128",
        "1" + String(repeating: "0", count: 200) + "e-200", "0e99999", "NaN", "Infinity", "-", "0x10", "1_000", "٣",
        "01",
    ]
    let others = [
        "http://", "http://[::1", "://", "\u{202E}", "a b", "http://a\u{0}b/", "%", "%zz", "http://h:99999999/",
        "AAA", "A===", "====", "QQ==\n", "QQ=Q", "é", "AAAA\u{0}", "00000000-0000-0000-0000-00000000000g",
        "00000000-0000-0000-0000-000000000000 ", "{00000000-0000-0000-0000-000000000000}",
    ]
    var random = Scramble(state: 20_241_123)
    let texts = dates + numbers + others + (0..<3_000).map { _ in random.text(of: dates + numbers + others) }
    var lines: [String] = []
    func check<Value: Codable & Equatable>(_ type: Value.Type, of forms: [String]) {
        var accepted = 0
        var wrong: [String] = []
        for form in forms {
            let values = try? JSONCoding.makeDecoder().decode([Value].self, from: Data("[\(form)]".utf8))
            guard let value = values?.first else {
                continue
            }
            accepted += 1
            let encoded = try? JSONCoding.makeEncoder().encode([value])
            let again = encoded.flatMap { try? JSONCoding.makeDecoder().decode([Value].self, from: $0) }
            if value != value || (value as? Decimal)?.isNaN == true || again == nil {
                wrong.append(String(form.prefix(40)))
            }
        }
        lines.append("\(type): \(accepted > 0 ? "some" : "none") accepted, wrong \(wrong)")
    }
    let quoted = texts.map { text in
        String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
    }
    check(Date.self, of: quoted + ["\"2024-02-29T12:30:00.5Z\""])
    check(PlainDate.self, of: quoted + ["\"2024-02-29\""])
    check(URL.self, of: quoted)
    check(Data.self, of: quoted)
    check(UUID.self, of: quoted + ["\"00000000-0000-0000-0000-000000000000\""])
    check(Decimal.self, of: texts)
    check(Double.self, of: texts)
    check(Int.self, of: texts)
    check(UInt64.self, of: texts)
    check(JSONValue.self, of: texts)
    let long = RFC3339.date(from: "2024-02-29T12:30:00.5\(String(repeating: "0", count: 400))Z")
    lines.append("a fraction of 401 digits: \(long == RFC3339.date(from: "2024-02-29T12:30:00.5Z") && long != nil)")
    return lines
}

/// Random texts, the same in each run.
private struct Scramble {
    var state: UInt64

    mutating func next(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }

    /// One of the texts with a part taken out, doubled or exchanged.
    mutating func text(of texts: [String]) -> String {
        var scalars = Array(texts[next(texts.count)].unicodeScalars)
        let own: [Unicode.Scalar] = [
            "0", "9", "-", "+", ".", "e", "E", ":", "T", "Z", "=", "%", "/", "\u{0}", "\u{301}", "💥",
        ]
        for _ in 0...next(4) {
            let place = next(scalars.count + 1)
            switch next(3) {
            case 0 where place < scalars.count: scalars.remove(at: place)
            case 1: scalars.insert(contentsOf: Array(repeating: own[next(own.count)], count: 1 + next(40)), at: place)
            default: scalars.insert(own[next(own.count)], at: place)
            }
        }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }
}
