/// Reads dates of a description's examples.
struct SampleMoment {
    /// The seconds since 1970 of a date with a time, without a fraction: `1970-01-02T00:00:00+01:00` → 82800.
    static func seconds(of text: String) -> Int? {
        var rest = text.utf8[...]
        guard let days = days(&rest), skip(&rest, "Tt "), let hours = number(&rest, 2), hours < 24, skip(&rest, ":"),
            let minutes = number(&rest, 2), minutes < 60, skip(&rest, ":"), let seconds = number(&rest, 2),
            seconds < 60
        else { return nil }
        if skip(&rest, ".") { rest = rest.drop { $0 >= 0x30 && $0 <= 0x39 } }
        guard let offset = offset(&rest), rest.isEmpty else { return nil }
        return days * 86_400 + hours * 3_600 + minutes * 60 + seconds - offset
    }

    /// The parts of a day: `2024-02-29` → 2024, 2, 29; nil for a day that there is not.
    static func day(of text: String) -> (year: Int, month: Int, day: Int)? {
        var rest = text.utf8[...]
        guard let day = date(&rest), rest.isEmpty else { return nil }
        return day
    }

    private static func date(_ rest: inout Substring.UTF8View) -> (year: Int, month: Int, day: Int)? {
        guard let year = number(&rest, 4), skip(&rest, "-"), let month = number(&rest, 2), (1...12).contains(month),
            skip(&rest, "-"), let day = number(&rest, 2), day >= 1
        else { return nil }
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        return day <= lengths[month - 1] ? (year, month, day) : nil
    }

    private static func days(_ rest: inout Substring.UTF8View) -> Int? {
        guard let (year, month, day) = date(&rest) else { return nil }
        let shifted = month <= 2 ? year - 1 : year
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    private static func offset(_ rest: inout Substring.UTF8View) -> Int? {
        if rest.isEmpty || skip(&rest, "Zz") { return 0 }
        let sign = rest.first == UInt8(ascii: "-") ? -1 : 1
        guard skip(&rest, "+-"), let hours = number(&rest, 2) else { return nil }
        _ = skip(&rest, ":")
        guard let minutes = number(&rest, 2) else { return nil }
        return sign * (hours * 3_600 + minutes * 60)
    }

    private static func number(_ rest: inout Substring.UTF8View, _ digits: Int) -> Int? {
        var value = 0
        for _ in 0..<digits {
            guard let byte = rest.popFirst(), byte >= 0x30, byte <= 0x39 else { return nil }
            value = value * 10 + Int(byte - 0x30)
        }
        return value
    }

    private static func skip(_ rest: inout Substring.UTF8View, _ any: String) -> Bool {
        guard let byte = rest.first, any.utf8.contains(byte) else { return false }
        rest.removeFirst()
        return true
    }
}
