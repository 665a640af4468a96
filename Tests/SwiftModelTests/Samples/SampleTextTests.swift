import APIModel
import Testing

@testable import SwiftModel

/// Sample texts, numbers and dates, as tables.
@Suite struct SampleTextTests {
    @Test(arguments: [
        ("^[A-Z]{3}-\\d{2}$", "AAA-00"), ("^(cat|dog)s?$", "cat"), ("[a-z]+@x\\.org", "a@x.org"), ("^v\\d+$", "v0"),
        ("(?:a|b){2,}", "aa"), ("^\\+\\d{4}$", "+0000"), (".*", ""), ("[\\w-]{3}", "aaa"),
    ])
    func simplePatternsHaveText(_ pattern: String, _ text: String) {
        #expect(PatternText.text(of: pattern) == text)
    }

    @Test(arguments: [
        "(?=x)y", "[^/]+", "\\p{L}+", "(a", "a{1000}", "*", "\\", "[a", "a{-5}", "a{2,-1}", "a{x}",
        "a{99999999999999999999}", "((((((a{99}){99}){99}){99}){99}){99})",
    ])
    func otherPatternsHaveNone(_ pattern: String) {
        #expect(PatternText.text(of: pattern) == nil)
    }

    @Test func aPatternIsAsLongAsItHasToBe() {
        #expect(PatternText.text(of: "^[a-f0-9]*$", atLeast: 8) == "aaaaaaaa")
        #expect(PatternText.text(of: "^a?$", atLeast: 8) == nil)
    }

    @Test(arguments: [
        ("email", "jane@example.com"), ("avatar_url", "https://example.com/image.png"),
        ("homepageUrl", "https://example.com"),
        ("shipping_note", "Shipping note"), ("name", "Pet"), ("lastName", "Doe"), ("", "Example"),
    ])
    func textsFollowNames(_ wireName: String, _ text: String) {
        #expect(SampleText.text(format: nil, named: wireName, in: "NewPetRequest", nil, variant: 0) == text)
    }

    @Test func textsKeepToTheirLimits() {
        var constraints = Constraints()
        constraints.minLength = 6
        #expect(SampleText.text(format: nil, named: "note", in: "Pet", constraints, variant: 0) == "NoteNo")
        constraints.minLength = nil
        constraints.maxLength = 2
        #expect(SampleText.text(format: nil, named: "note", in: "Pet", constraints, variant: 0) == "No")
        #expect(SampleText.text(format: nil, named: "tag", in: "Pet", nil, variant: 1) == "Tag 2")
    }

    @Test(arguments: [
        ("id", nil, nil, nil, 1), ("id", "10", nil, nil, 10), ("id", "10", nil, "4", 12), ("id", nil, "-5", nil, -5),
        ("year", nil, "1999", nil, 1999), ("price", nil, nil, nil, 999), ("id", nil, "10", "7", 7),
        ("id", "9223372036854775807", nil, nil, Int.max), ("id", "1e3", nil, nil, 1000),
    ])
    func integersKeepToTheirLimits(_ name: String, _ least: String?, _ most: String?, _ step: String?, _ value: Int) {
        var constraints = Constraints()
        constraints.minimum = least
        constraints.maximum = most
        constraints.multipleOf = step
        #expect(SampleNumber.integer(named: name, constraints, variant: 0) == value)
    }

    @Test func fractionsKeepToTheirLimits() {
        var constraints = Constraints()
        constraints.minimum = "0"
        constraints.maximum = "1"
        constraints.isMaximumExclusive = true
        #expect(SampleNumber.fraction(named: "ratio", constraints, variant: 0) == 0.5)
        constraints = Constraints()
        constraints.multipleOf = "0.01"
        #expect(SampleNumber.fraction(named: "price", constraints, variant: 0) == 9.99)
        constraints.multipleOf = "0.5"
        #expect(SampleNumber.fraction(named: "price", constraints, variant: 0) == 10)
    }

    @Test(arguments: [
        ("1970-01-02T00:00:00+01:00", 82_800), ("2011-01-26T19:01:12Z", 1_296_068_472), ("1969-12-31T23:59:59Z", -1),
        ("2024-02-29 12:30:00.5Z", 1_709_209_800),
    ])
    func momentsAreRead(_ text: String, _ seconds: Int) {
        #expect(SampleMoment.seconds(of: text) == seconds)
    }

    @Test(arguments: ["2023-02-29T00:00:00Z", "2024-01-15", "yesterday", "", "2024-01-15T25:00:00Z"])
    func otherTextsAreNoMoments(_ text: String) {
        #expect(SampleMoment.seconds(of: text) == nil)
    }

    @Test func numeralsAreGroupedAsTheFormatterWould() {
        #expect(SwiftNumeral.grouped(123_456).text == "123456")
        #expect(SwiftNumeral.grouped(-1_234_567).text == "-1_234_567")
        #expect(SwiftNumeral.grouped(Int.min).text == "-9_223_372_036_854_775_808")
    }
}
