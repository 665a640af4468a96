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
            "textURL": "https://example.com/a?b=c", "textUUID": "3f2504e0-4f89-41d3-9a0c-0305e82c3301",
            "textInt": "-12", "textDouble": "1.5", "textDecimal": "0.10",
            "urlText": "https://example.com/", "uuidText": "3F2504E0-4F89-41D3-9A0C-0305E82C3301",
            "intText": 7, "int32Int": -8, "int64Int": 9000000000, "intDouble": 3, "intDate": 1700000000,
            "int64Date": -1, "doubleDate": 0.5
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
        expect(entity.textURL == URL(string: "https://example.com/a?b=c"), "textURL")
        expect(entity.textUUID == UUID(uuidString: "3F2504E0-4F89-41D3-9A0C-0305E82C3301"), "textUUID")
        expect(entity.textInt == -12 && entity.textDouble == 1.5, "textInt, textDouble")
        expect(entity.textDecimal == Decimal(1) / Decimal(10), "textDecimal")
        expect(entity.urlText == "https://example.com/", "urlText")
        expect(entity.uuidText == "3f2504e0-4f89-41d3-9a0c-0305e82c3301", "uuidText")
        expect(entity.intText == "7" && entity.int32Int == -8, "intText, int32Int")
        expect(entity.int64Int == 9_000_000_000 && entity.intDouble == 3, "int64Int, intDouble")
        expect(entity.intDate == Date(timeIntervalSince1970: 1_700_000_000), "intDate")
        expect(entity.int64Date == Date(timeIntervalSince1970: -1), "int64Date")
        expect(entity.doubleDate == Date(timeIntervalSince1970: 0.5), "doubleDate")

        // The way back; the decimal number is the same in another spelling.
        var back = try ValuesDTO(entity)
        expect(back.textDecimal == "0.1", "textDecimal back")
        back = try ValuesDTO(Values(back))
        expect(try back == changed("textDecimal", "0.1"), "back")

        let some = try Some(SomeDTO(textURL: "https://example.com", intDate: 60))
        expect(some.textURL?.host == "example.com" && some.textInt == nil, "some")
        expect(try SomeDTO(some).intDate == 60 && SomeDTO(some).uuidText == nil, "some back")

        let wrong: [(String, Any)] = [
            ("textURL", ""), ("textUUID", "3f2504e0"), ("textInt", "1.5"), ("textInt", "12 "),
            ("textDouble", "1,5"), ("textDecimal", "1,5"), ("textDecimal", "12abc"),
            ("textDecimal", "nan"), ("textDecimal", "0x1F"),
        ]
        for (key, value) in wrong {
            let faulty = try changed(key, value)
            expect(Self.refuses { try Values(faulty) }, "\(key) takes \(value)")
        }
        let refused: [(inout Values) -> Void] = [
            { $0.urlText = "" }, { $0.uuidText = "none" }, { $0.intText = "many" },
            { $0.int32Int = 1 << 40 }, { $0.intDouble = 0.5 },
        ]
        for (index, change) in refused.enumerated() {
            var faulty = entity
            change(&faulty)
            expect(Self.refuses { [faulty] in try ValuesDTO(faulty) }, "the way back takes \(index)")
        }
    }

    private static func refuses(_ work: () throws -> Any) -> Bool {
        do {
            _ = try work()
            return false
        } catch {
            return error is EntityConversionError
        }
    }
}
