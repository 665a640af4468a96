import Testing

@testable import SwiftModel

@Suite struct IdentifierStyleTests {
    @Test(arguments: [
        ("photo_url", "photoURL", "PhotoURL"),
        ("photo_urls", "photoURLs", "PhotoURLs"),
        ("photoUrl", "photoURL", "PhotoURL"),
        ("url_path", "urlPath", "URLPath"),
        ("URL", "url", "URL"),
        ("user_id", "userId", "UserId"),
        ("userID", "userID", "UserID"),
        ("IDs", "ids", "IDs"),
        ("HTTPServer", "httpServer", "HTTPServer"),
        ("HTTP_SERVER", "httpServer", "HttpServer"),
        ("IN_PROGRESS", "inProgress", "InProgress"),
        ("ACTIVE", "active", "Active"),
        ("FAQ", "faq", "FAQ"),
        ("eTag", "eTag", "ETag"),
        ("ETag", "eTag", "ETag"),
        ("iOSVersion", "iOSVersion", "IOSVersion"),
        ("v1_pod", "v1Pod", "V1Pod"),
        ("v1_2", "v1_2", "V1_2"),
        ("2fa", "twoFa", "TwoFa"),
        ("3d_secure", "threeDSecure", "ThreeDSecure"),
        ("3D", "threeD", "ThreeD"),
        ("1st", "first", "First"),
        ("480p", "p480", "P480"),
        ("480P", "p480", "P480"),
        ("24h_volume", "volume24h", "Volume24h"),
        ("1080p_60fps", "_1080p60fps", "_1080P60fps"),
        ("720p60", "_720p60", "_720P60"),
        ("1e3", "_1e3", "_1E3"),
        ("1.10", "_1_10", "_1_10"),
        ("+1", "plus1", "Plus1"),
        ("-1", "minus1", "Minus1"),
        ("", "empty", "Empty"),
        (">=", "greaterThanOrEqual", "GreaterThanOrEqual"),
        ("\u{1F600}", "u1f600", "U1F600"),
        ("日本語", "日本語", "日本語"),
        ("élan vital", "élanVital", "ÉlanVital"),
        ("Default", "default", "Default"),
    ])
    func makesNames(wireName: String, lower: String, upper: String) {
        #expect(IdentifierStyle.lowerCamel.name(of: wireName) == lower)
        #expect(IdentifierStyle.upperCamel.name(of: wireName) == upper)
    }

    @Test func takesAcronymsOfTheTeam() {
        let style = IdentifierStyle(.lowerCamel, acronyms: Acronyms(["ID", "API"]))
        #expect(style.name(of: "user_id") == "userID")
        #expect(style.name(of: "user_ids") == "userIDs")
        #expect(style.name(of: "api_key_id") == "apiKeyID")
        #expect(style.name(of: "photo_url") == "photoUrl")
    }

    @Test func knowsWhichWordsNeedQuotesWhere() {
        let rows: [(String, [String])] = [
            ("name", ["name", "name", "name", "name", "name", "name"]),
            ("default", ["`default`", "`default`", "default", "default", "default", "`default`"]),
            ("init", ["`init`", "`init`", "`init`", "init", "init", "`init`"]),
            ("await", ["`await`", "`await`", "await", "await", "await", "`await`"]),
            ("let", ["`let`", "`let`", "let", "`let`", "let", "`let`"]),
            ("inout", ["`inout`", "`inout`", "inout", "`inout`", "`inout`", "`inout`"]),
            ("get", ["get", "get", "get", "get", "get", "get"]),
        ]
        for (raw, spellings) in rows {
            let name = SwiftIdentifier(raw)
            #expect(
                [name.declaration, name.reference, name.member, name.parameter, name.label, name.type] == spellings
            )
        }
    }
}
