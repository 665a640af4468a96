import Testing

@testable import SwiftModel

@Suite struct WordSplitterTests {
    @Test(
        arguments: [
            ("", []),
            ("name", ["name"]),
            ("photo_url", ["photo", "url"]),
            ("HTTPServer", ["HTTP", "Server"]),
            ("repos/list-for-org", ["repos", "list", "for", "org"]),
            ("io.k8s.api.core.v1.Pod", ["io", "k8s", "api", "core", "v1", "Pod"]),
            ("Page`1[[Foo]]", ["Page", "1", "Foo"]),
            ("Entry«string,long»", ["Entry", "string", "long"]),
            ("blaze\\meter\\User", ["blaze", "meter", "User"]),
            ("page[size]", ["page", "size"]),
            ("+1", ["plus", "1"]),
            ("-1", ["minus", "1"]),
            ("-1.5", ["minus", "1", "5"]),
            ("-name", ["name"]),
            ("@type", ["type"]),
            ("$ref", ["ref"]),
            ("eTag", ["e", "Tag"]),
            ("ETag", ["E", "Tag"]),
            ("iOSVersion", ["i", "OS", "Version"]),
            ("userIDs", ["user", "IDs"]),
            ("userIDsCount", ["user", "IDs", "Count"]),
            ("HTTPStatus", ["HTTP", "Status"]),
            ("v1beta1", ["v1beta1"]),
            ("v1Pod", ["v1", "Pod"]),
            (">=", ["greater", "than", "or", "equal"]),
            ("*", ["star"]),
            ("_", ["underscore"]),
            (" ", ["space"]),
            ("日本語", ["日本語"]),
            ("straße_nr", ["straße", "nr"]),
            ("größeÄndern", ["größe", "Ändern"]),
            ("½-½", ["half", "minus", "half"]),
            ("\u{1F600}", ["U1F600"]),
            ("a\u{1F600}b", ["a", "b"]),
            ("\u{301}", ["U0301"]),
            ("e\u{301}t", ["e\u{301}t"]),
            ("\u{200B}", ["U200B"]),
            ("a\u{3164}", ["a"]),
            ("a\u{FE0F}b", ["a", "b"]),
        ] as [(String, [String])]
    )
    func splitsWireNames(text: String, words: [String]) {
        #expect(WordSplitter.words(of: text) == words)
    }

    @Test(
        arguments: [
            ("_id", ["underscore", "id"]),
            ("A+", ["A", "plus"]),
            ("StartTime<", ["Start", "Time", "less", "than"]),
            ("a<=b", ["a", "less", "than", "or", "equal", "b"]),
            ("a\u{1F600}b", ["a", "U1F600", "b"]),
        ] as [(String, [String])]
    )
    func spellsSymbols(text: String, words: [String]) {
        #expect(WordSplitter.spelledWords(of: text) == words)
    }
}
