import Diagnostics
import Testing

@Suite struct NearestWordTests {
    static let operation = [
        "tags", "summary", "description", "externalDocs", "operationId", "parameters", "requestBody", "responses",
        "callbacks", "deprecated", "security", "servers",
    ]
    static let schema = [
        "type", "format", "properties", "required", "items", "enum", "const", "allOf", "anyOf", "oneOf", "not", "if",
        "then", "else", "propertyNames", "default", "title", "description", "nullable", "additionalProperties",
        "minimum", "maximum",
        "$comment", "$ref", "$id",
    ]
    static let methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"]
    static let types = [
        "Int", "Int32", "Double", "Bool", "String", "Date", "Day", "URL", "UUID", "Animal", "AnimalPage",
    ]

    @Test(
        arguments: [
            ("resonance", operation, "responses"), ("paramters", operation, "parameters"), ("tag", operation, "tags"),
            ("operationID", operation, "operationId"), ("desc", operation, "description"), ("body", operation, nil),
            ("parametres", operation, "parameters"), ("title", operation, nil), ("path", operation, nil),
            ("propertys", schema, "properties"), ("typ", schema, "type"), ("item", schema, "items"),
            ("additionalProperty", schema, "additionalProperties"), ("info", schema, nil), ("components", schema, nil),
            ("alOf", schema, "allOf"), ("ref", schema, "$ref"), ("name", schema, nil), ("in", schema, nil),
            ("GET", methods, "get"), ("pst", methods, "post"), ("psot", methods, "post"), ("fetch", methods, nil),
            ("summary", methods, nil), ("delet", methods, "delete"), ("pacth", methods, "patch"),
            ("Integer", types, "Int"), ("Datum", types, "Date"), ("Sting", types, "String"), ("Dbl", types, "Double"),
            ("int", types, "Int"), ("Animl", types, "Animal"), ("Keeper", types, nil), ("X", types, nil),
            ("Uuid", types, "UUID"), ("userId", ["petID"], nil), ("type", ["style", "schema"], nil),
            ("colour", ["color"], "color"), ("id", ["in", "is"], nil), ("team_id", ["event_type", "id"], nil),
            ("Cats", ["Cat", "Dog"], "Cat"), ("", ["a"], nil), ("querry", ["query", "header"], "query"),
            ("paht", ["path", "query", "header"], "path"), ("headers", ["path", "query", "header"], "header"),
            ("idd", ["name", "id"], "id"), ("nope", ["name", "doc"], nil), ("deafult", ["default"], "default"),
            ("lisence", ["license", "title"], "license"),
        ] as [(String, [String], String?)]
    )
    func suggestsWhatCanBeMeant(word: String, candidates: [String], nearest: String?) {
        #expect(nearestWord(to: word, among: candidates) == nearest, "\(word)")
    }

    /// A key that lacks its colon, or the space after it, is recognised in the word that YAML reads.
    @Test func aKeyWithoutItsColonIsKnownAgain() {
        let keys = ["types", "formats"]
        #expect(suggestion(for: "types:{ Sort", among: keys)?.text == "a space is missing after `types:`")
        #expect(suggestion(for: "formats [a", among: keys)?.text == "`:` is missing after `formats`")
        #expect(suggestion(for: "tipes { Sort", among: keys)?.text == nil)
    }
}
