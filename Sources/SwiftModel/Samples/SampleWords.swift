/// Sample text by what a property is called, for people to read in a preview.
///
///     email → jane@example.com      avatar_url → https://example.com/image.png      shipping_note → Shipping note
struct SampleWords {
    /// By all words of a name, joined.
    private static let byName: [String: String] = [
        "firstname": "Jane", "givenname": "Jane", "lastname": "Doe", "familyname": "Doe", "surname": "Doe",
        "middlename": "Ann", "fullname": "Jane Doe", "displayname": "Jane Doe", "username": "jane", "login": "jane",
        "nickname": "Jane", "screenname": "jane", "handle": "jane", "author": "Jane Doe", "owner": "Jane Doe",
        "company": "Example Inc.", "organization": "Example Inc.", "phonenumber": "+1 555 0100",
        "postalcode": "10115", "zipcode": "10115", "countrycode": "DE", "languagecode": "en",
        "currencycode": "EUR", "timezone": "Europe/Berlin", "mimetype": "text/plain", "contenttype": "text/plain",
        "mediatype": "text/plain", "useragent": "Example/1.0", "ipaddress": "192.0.2.1", "filename": "file.txt",
        "createdat": moment, "updatedat": moment, "deletedat": moment, "birthday": day, "dateofbirth": day,
    ]

    /// By the last word of a name.
    private static let byLastWord: [String: String] = [
        "email": "jane@example.com", "mail": "jane@example.com", "phone": "+1 555 0100", "mobile": "+1 555 0100",
        "fax": "+1 555 0101", "url": url, "uri": url, "link": url, "href": url, "website": url, "homepage": url,
        "host": "example.com", "hostname": "example.com", "domain": "example.com", "ip": "192.0.2.1",
        "street": "1 Main Street", "city": "Berlin", "zip": "10115", "country": "Germany", "language": "en",
        "locale": "en", "currency": "EUR", "color": "#336699", "colour": "#336699", "path": "/path",
        "version": "1.0.0", "id": "1", "uid": "1", "key": "key", "token": "token", "secret": "secret",
        "password": "secret", "date": day, "day": day, "time": "09:30", "timestamp": moment, "slug": "example",
        "icon": image, "avatar": image, "image": image, "photo": image, "picture": image, "thumbnail": image,
    ]

    /// By format; what a format says comes before any name.
    private static let byFormat: [String: String] = [
        "date-time": moment, "date": day, "time": "09:30:00Z", "duration": "PT1H", "email": "jane@example.com",
        "idn-email": "jane@example.com", "hostname": "example.com", "idn-hostname": "example.com",
        "ipv4": "192.0.2.1", "ip": "192.0.2.1", "ipv6": "2001:db8::1", "uri": url, "url": url, "iri": url,
        "uri-reference": "/path", "iri-reference": "/path", "uri-template": "/path/{id}", "uuid": uuid, "guid": uuid,
        "json-pointer": "/path", "relative-json-pointer": "1/path", "regex": "[a-z]+", "password": "secret",
        "phone": "+1 555 0100", "byte": "ZXhhbXBsZQ==", "base64": "ZXhhbXBsZQ==", "binary": "example",
    ]

    static let moment = "2024-01-15T09:30:00Z"
    static let day = "2024-01-15"
    static let url = "https://example.com"
    static let image = "https://example.com/image.png"
    static let uuid = "3F2504E0-4F89-41D3-9A0C-0305E82C3301"

    static func text(ofFormat format: String) -> String? { byFormat[format.lowercased()] }

    /// The text for a property of a type; a `name` is that of the type.
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
