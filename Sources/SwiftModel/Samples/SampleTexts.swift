import APIModel

/// A sample text within the limits of its schema.
package struct SampleText {
    /// The text of a schema, by its format, its pattern, or the property's name; `variant` tells elements of a list
    /// apart.
    package static func text(
        format: String?, named wireName: String, in owner: String, _ constraints: Constraints?, variant: Int
    ) -> String {
        if let format, let text = SampleWords.text(ofFormat: format) { return text }
        if let pattern = constraints?.pattern, let text = PatternText.text(of: pattern, atLeast: constraints?.minLength)
        {
            return text
        }
        var text = SampleWords.text(of: wireName, in: owner)
        if variant > 0 { text += " \(variant + 1)" }
        return fitted(text, constraints)
    }

    /// Repeated until it is long enough, and cut where it is too long: `Note` with at least 6 → `NoteNo`.
    private static func fitted(_ text: String, _ constraints: Constraints?) -> String {
        var text = text
        if let least = constraints?.minLength, text.count < least, least <= 1_000 {
            let pattern = text
            while text.count < least { text += pattern }
            text = String(text.prefix(least))
        }
        if let most = constraints?.maxLength, most >= 0, text.count > most { text = String(text.prefix(most)) }
        return text
    }
}

/// Sample text by the name of a property, for people to read in a preview.
///
///     email → jane@example.com      avatar_url → https://example.com/image.png      shipping_note → Shipping note
struct SampleWords {
    /// By all words of a name, joined.
    private static let byName: [String: String] = [
        "firstname": "Jane", "givenname": "Jane", "lastname": "Doe", "familyname": "Doe", "surname": "Doe",
        "middlename": "Ann", "fullname": "Jane Doe", "displayname": "Jane Doe", "username": "jane", "login": "jane",
        "nickname": "Jane", "screenname": "jane", "handle": "jane", "author": "Jane Doe", "owner": "Jane Doe",
        "company": "Example Inc.", "organization": "Example Inc.", "phonenumber": "+1 555 0100", "postalcode": "10115",
        "zipcode": "10115", "countrycode": "DE", "languagecode": "en", "currencycode": "EUR",
        "timezone": "Europe/Berlin", "mimetype": "text/plain", "contenttype": "text/plain", "mediatype": "text/plain",
        "useragent": "Example/1.0", "ipaddress": "192.0.2.1", "filename": "file.txt", "createdat": moment,
        "updatedat": moment, "deletedat": moment, "birthday": day, "dateofbirth": day,
    ]

    /// By the last word of a name.
    private static let byLastWord: [String: String] = [
        "email": "jane@example.com", "mail": "jane@example.com", "phone": "+1 555 0100", "mobile": "+1 555 0100",
        "fax": "+1 555 0101", "url": url, "uri": url, "link": url, "href": url, "website": url, "homepage": url,
        "host": "example.com", "hostname": "example.com", "domain": "example.com", "ip": "192.0.2.1",
        "street": "1 Main Street", "city": "Berlin", "zip": "10115", "country": "Germany", "language": "en",
        "locale": "en", "currency": "EUR", "color": "#336699", "colour": "#336699", "path": "/path", "version": "1.0.0",
        "id": "1", "uid": "1", "key": "key", "token": "token", "secret": "secret", "password": "secret", "date": day,
        "day": day, "time": "09:30", "timestamp": moment, "slug": "example", "icon": image, "avatar": image,
        "image": image, "photo": image, "picture": image, "thumbnail": image,
    ]

    /// By format, which wins over any name.
    private static let byFormat: [String: String] = [
        "date-time": moment, "date": day, "time": "09:30:00Z", "duration": "PT1H", "email": "jane@example.com",
        "idn-email": "jane@example.com", "hostname": "example.com", "idn-hostname": "example.com", "ipv4": "192.0.2.1",
        "ip": "192.0.2.1", "ipv6": "2001:db8::1", "uri": url, "url": url, "iri": url, "uri-reference": "/path",
        "iri-reference": "/path", "uri-template": "/path/{id}", "uuid": uuid, "guid": uuid, "json-pointer": "/path",
        "relative-json-pointer": "1/path", "regex": "[a-z]+", "password": "secret", "phone": "+1 555 0100",
        "byte": "ZXhhbXBsZQ==", "base64": "ZXhhbXBsZQ==", "binary": "example",
    ]

    static let moment = "2024-01-15T09:30:00Z"
    static let day = "2024-01-15"
    static let url = "https://example.com"
    static let image = "https://example.com/image.png"
    static let uuid = "3F2504E0-4F89-41D3-9A0C-0305E82C3301"

    static func text(ofFormat format: String) -> String? { byFormat[format.lowercased()] }

    /// The text for a property of a type; for `name`, it is made of the type's name.
    static func text(of wireName: String, in owner: String) -> String {
        let words = WordSplitter.words(of: wireName).map { $0.lowercased() }
        if words == ["name"] { return sentence(of: owner, besides: ["create", "update", "new", "request", "input"]) }
        if let text = byName[words.joined()] { return text }
        if let last = words.last, let text = byLastWord[last] {
            let isImage = words.dropLast().contains { byLastWord[$0] == image }
            return text == url && isImage ? image : text
        }
        return sentence(of: wireName)
    }

    /// `shipping_note` → `Shipping note`.
    private static func sentence(of name: String, besides empty: [String] = []) -> String {
        let words = WordSplitter.words(of: name).map { $0.lowercased() }.filter { !empty.contains($0) }
        let text = words.joined(separator: " ")
        return text.isEmpty ? "Example" : text.prefix(1).uppercased() + text.dropFirst()
    }
}

/// The plainest text that a simple regular expression matches; nil for one that is not simple, or whose text is long.
///
///     ^[A-Z]{3}-\d{2}$ → AAA-00      ^(cat|dog)s?$ → cat      (?=x)y → nil
struct PatternText {
    private static let longest = 500

    private var rest: Substring
    private var isFailed = false

    static func text(of pattern: String, atLeast length: Int? = nil) -> String? {
        guard pattern.utf8.count <= 200 else { return nil }
        var reader = PatternText(rest: pattern[...])
        let text = reader.alternatives(wanted: length ?? 0)
        return reader.isFailed || !reader.rest.isEmpty || text.count < length ?? 0 ? nil : text
    }

    /// Reads up to a closing parenthesis or the end; the first alternative counts.
    private mutating func alternatives(wanted: Int) -> String {
        let first = sequence(wanted: wanted)
        while rest.first == "|" {
            rest.removeFirst()
            _ = sequence(wanted: 0)
        }
        return first
    }

    private mutating func sequence(wanted: Int) -> String {
        var text = ""
        while let next = rest.first, next != "|", next != ")", !isFailed {
            rest.removeFirst()
            if next == "^" || next == "$" { continue }
            let piece = piece(next)
            let (least, most) = count()
            // Where the text has to be long, a repetition at the end of the pattern makes it so.
            let missing = rest.isEmpty || rest == "$" ? wanted - text.count : 0
            let times = min(max(least, piece.count == 1 ? missing : 0), max(most, least))
            // Nested repetitions multiply, so that the length is checked before the text is made.
            let length = piece.utf8.count.multipliedReportingOverflow(by: times)
            if length.overflow || text.utf8.count + length.partialValue > PatternText.longest { isFailed = true }
            if !isFailed { text += String(repeating: piece, count: times) }
        }
        return text
    }

    private mutating func piece(_ character: Character) -> String {
        switch character {
        case ".": return "a"
        case "[": return characterClass()
        case "(": return group()
        case "\\": return escape()
        case "*", "+", "?", "{": isFailed = true
        default: return String(character)
        }
        return ""
    }

    private mutating func group() -> String {
        if rest.hasPrefix("?:") {
            rest.removeFirst(2)
        } else if rest.first == "?" {
            isFailed = true
            return ""
        }
        let text = alternatives(wanted: 0)
        if rest.popFirst() != ")" { isFailed = true }
        return text
    }

    private mutating func escape() -> String {
        guard let escaped = rest.popFirst() else {
            isFailed = true
            return ""
        }
        switch escaped {
        case "d": return "0"
        case "w": return "a"
        case "s": return " "
        default:
            if escaped.isLetter || escaped.isNumber { isFailed = true }
            return String(escaped)
        }
    }

    /// The first character of a class: `[a-z0-9]` → `a`, `[^/]` → nothing, since it is not simple.
    private mutating func characterClass() -> String {
        guard let first = rest.popFirst(), first != "^", first != "]" else {
            isFailed = true
            return ""
        }
        let text = first == "\\" ? escape() : String(first)
        while let next = rest.popFirst() {
            if next == "]" { return text }
            if next == "\\" { _ = rest.popFirst() }
        }
        isFailed = true
        return ""
    }

    /// `{2,5}` → 2 and 5, `*` → 0 and many, nothing → 1 and 1.
    private mutating func count() -> (least: Int, most: Int) {
        var counts = (least: 1, most: 1)
        switch rest.first {
        case "*": counts = (0, 100)
        case "+": counts = (1, 100)
        case "?": counts = (0, 1)
        case "{":
            guard let end = rest.firstIndex(of: "}") else { break }
            let bounds = rest[rest.index(after: rest.startIndex)..<end].split(
                separator: ",", omittingEmptySubsequences: false)
            guard let least = bound(bounds[0], otherwise: 0), let most = bound(bounds.last ?? "", otherwise: 100) else {
                isFailed = true
                return counts
            }
            counts = (least, most)
            rest = rest[end...]
        default: return counts
        }
        rest.removeFirst()
        if rest.first == "?" { rest.removeFirst() }
        return counts
    }

    /// `12` → 12, nothing → `limit`, `-1` and `x` → nil
    private func bound(_ text: Substring, otherwise limit: Int) -> Int? {
        if text.isEmpty { return limit }
        return text.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } ? Int(text) : nil
    }
}

/// Reads dates of a description's examples.
package struct SampleMoment {
    /// The seconds since 1970 of a date with a time, without a fraction: `1970-01-02T00:00:00+01:00` → 82800.
    package static func seconds(of text: String) -> Int? {
        var rest = text.utf8[...]
        guard let days = days(&rest), skip(&rest, "Tt "), let hours = number(&rest, 2), hours < 24, skip(&rest, ":"),
            let minutes = number(&rest, 2), minutes < 60, skip(&rest, ":"), let seconds = number(&rest, 2), seconds < 60
        else { return nil }
        if skip(&rest, ".") { rest = rest.drop { $0 >= 0x30 && $0 <= 0x39 } }
        guard let offset = offset(&rest), rest.isEmpty else { return nil }
        return days * 86_400 + hours * 3_600 + minutes * 60 + seconds - offset
    }

    /// The parts of a day: `2024-02-29` → 2024, 2, 29; nil for a day that doesn't exist.
    package static func day(of text: String) -> (year: Int, month: Int, day: Int)? {
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
