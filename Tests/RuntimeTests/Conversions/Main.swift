import Foundation

// Made of a generated case: each row of the table of conversions, with values that it takes and values that it refuses.

@main
struct Checks {
    static func main() throws {
        var checks = Checks()
        try checks.run()
        print("\(checks.count) checks")
    }

    private var count = 0

    private mutating func expect(_ condition: Bool, _ what: String) {
        count += 1
        if !condition { print(what) }
    }

    private let values = """
        {
            "stringAsURL": "https://example.com/a?b=c", "stringAsUUID": "3f2504e0-4f89-41d3-9a0c-0305e82c3301",
            "stringAsInt": "-12", "stringAsDouble": "1.5", "stringAsDecimal": "0.10",
            "urlAsString": "https://example.com/", "uuidAsString": "3F2504E0-4F89-41D3-9A0C-0305E82C3301",
            "intAsString": 7, "int32AsInt": -8, "int64AsInt": 9000000000, "intAsDouble": 3, "intAsDate": 1700000000,
            "int64AsDate": -1, "doubleAsDate": 0.5
        }
        """

    private func changed(_ key: String, _ value: Any) throws -> ValuesDTO {
        let object = try JSONSerialization.jsonObject(with: Data(values.utf8))
        var members = object as? [String: Any] ?? [:]
        members[key] = value
        return try JSONDecoder().decode(ValuesDTO.self, from: JSONSerialization.data(withJSONObject: members))
    }

    private mutating func run() throws {
        let transfer = try JSONDecoder().decode(ValuesDTO.self, from: Data(values.utf8))
        let entity = try Values(transfer)
        expect(entity.stringAsURL == URL(string: "https://example.com/a?b=c"), "stringAsURL")
        expect(entity.stringAsUUID == UUID(uuidString: "3F2504E0-4F89-41D3-9A0C-0305E82C3301"), "stringAsUUID")
        expect(entity.stringAsInt == -12 && entity.stringAsDouble == 1.5, "stringAsInt, stringAsDouble")
        expect(entity.stringAsDecimal == Decimal(1) / Decimal(10), "stringAsDecimal")
        expect(entity.urlAsString == "https://example.com/", "urlAsString")
        expect(entity.uuidAsString == "3f2504e0-4f89-41d3-9a0c-0305e82c3301", "uuidAsString")
        expect(entity.intAsString == "7" && entity.int32AsInt == -8, "intAsString, int32AsInt")
        expect(entity.int64AsInt == 9_000_000_000 && entity.intAsDouble == 3, "int64AsInt, intAsDouble")
        expect(entity.intAsDate == Date(timeIntervalSince1970: 1_700_000_000), "intAsDate")
        expect(entity.int64AsDate == Date(timeIntervalSince1970: -1), "int64AsDate")
        expect(entity.doubleAsDate == Date(timeIntervalSince1970: 0.5), "doubleAsDate")

        // The way back; the decimal number is the same in another spelling.
        var back = try ValuesDTO(entity)
        expect(back.stringAsDecimal == "0.1", "stringAsDecimal back")
        back = try ValuesDTO(Values(back))
        expect(try back == changed("stringAsDecimal", "0.1"), "back")

        let some = try Some(SomeDTO(stringAsURL: "https://example.com", intAsDate: 60))
        expect(some.stringAsURL?.host == "example.com" && some.stringAsInt == nil, "some")
        expect(try SomeDTO(some).intAsDate == 60 && SomeDTO(some).uuidAsString == nil, "some back")

        let wrong: [(String, Any)] = [
            ("stringAsURL", ""), ("stringAsUUID", "3f2504e0"), ("stringAsInt", "1.5"), ("stringAsInt", "12 "),
            ("stringAsDouble", "1,5"), ("stringAsDecimal", "1,5"), ("stringAsDecimal", "12abc"),
            ("stringAsDecimal", "nan"), ("stringAsDecimal", "0x1F"),
        ]
        for (key, value) in wrong {
            let faulty = try changed(key, value)
            expect(Self.refuses("Values.\(key)") { try Values(faulty) }, "\(key) takes \(value)")
        }
        let refused: [(String, (inout Values) -> Void)] = [
            ("urlAsString", { $0.urlAsString = "" }), ("uuidAsString", { $0.uuidAsString = "none" }),
            ("intAsString", { $0.intAsString = "many" }), ("int32AsInt", { $0.int32AsInt = 1 << 40 }),
            ("intAsDouble", { $0.intAsDouble = 0.5 }),
        ]
        for (key, change) in refused {
            var faulty = entity
            change(&faulty)
            expect(Self.refuses("ValuesDTO.\(key)") { [faulty] in try ValuesDTO(faulty) }, "the way back takes \(key)")
        }
    }

    /// Whether the error names the property.
    private static func refuses(_ property: String, _ work: () throws -> Any) -> Bool {
        do {
            _ = try work()
            return false
        } catch {
            return (error as? EntityConversionError)?.property == property
        }
    }
}
