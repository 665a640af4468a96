import APIModel
import Testing

@testable import SwiftModel

/// The text of a request's values, by their kind and by the encoding that the description specifies.
@Suite struct ValueTextTests {
    private static let argument = ValueSource.argument(SwiftIdentifier("it"))
    private static let list = SwiftType.array(.string)

    @Test(
        arguments: [
            (SwiftType.string, false, "it"),
            (SwiftType.string.optional, false, "it"),
            (SwiftType.int, false, "String(it)"),
            (SwiftType.double.optional, false, "it.map { headerText($0) }"),
            (SwiftType.named("Sort"), true, "it.rawValue"),
            (SwiftType.named("Sort").optional, true, "it?.rawValue"),
            (SwiftType.date, false, "headerText(it)"),
            (list.optional, false, "it.map { headerText($0) }"),
        ] as [(SwiftType, Bool, String)]
    )
    func headersAreTexts(type: SwiftType, isStringEnumeration: Bool, text: String) {
        let kind = ValueKind(type, isStringEnumeration: isStringEnumeration)
        let input = TypedSource(source: Self.argument, type: type)
        #expect(RequestValue("X-It", input, kind: kind, location: .header).text == text)
    }

    @Test func headersFollowTheirEncoding() {
        let input = TypedSource(source: Self.argument, type: Self.list)
        let exploded = ParameterEncoding(style: .simple, isExploded: true)
        let json = ParameterEncoding(style: .simple, isExploded: false, mediaType: MediaType("application/json"))
        let texts = [exploded, json].map { encoding in
            RequestValue("X-It", input, kind: .other, location: .header, encoding: encoding).text
        }
        #expect(texts == ["headerText(it, explode: true)", "headerText(json: it)"])
    }

    @Test(
        arguments: [
            (SwiftType.string, .simple, false, "it.pathEscaped", .pathEscaped),
            (SwiftType.int, .simple, false, "it", nil),
            (SwiftType.int, .simple, true, "it", nil),
            (SwiftType.double, .simple, false, "pathSegment(it, name: \"i\\\"t\")", .pathSegment),
            (list, .simple, true, "pathSegment(it, name: \"i\\\"t\", explode: true)", .pathSegment),
            (SwiftType.string, .label, false, "pathSegment(it, name: \"i\\\"t\", style: .label)", .pathSegment),
        ] as [(SwiftType, ParameterEncoding.Style, Bool, String, SupportSymbol?)]
    )
    func segmentsOfPathsAreEscaped(
        type: SwiftType,
        style: ParameterEncoding.Style,
        isExploded: Bool,
        text: String,
        support: SupportSymbol?
    ) {
        var parameter = Parameter(wireName: "i\"t", location: .path, use: SchemaUse(SchemaID(0)))
        parameter.encoding = ParameterEncoding(style: style, isExploded: isExploded)
        let value = PathValue(parameter, from: Self.argument, kind: ValueKind(type, isStringEnumeration: false))
        #expect(value.text == text)
        #expect(value.support == support)
    }

    @Test func membersAreReachedThroughTheirArgument() {
        let member = ValueSource.member(SwiftIdentifier("default"), of: SwiftIdentifier("in"), isOptional: true)
        #expect(member.text == "`in`?.default")
        #expect(member.argument == SwiftIdentifier("in"))
    }
}
