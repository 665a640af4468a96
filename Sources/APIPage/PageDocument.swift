import Diagnostics
import NetlayerKit
import Platform

/// The page: one HTML file that needs nothing else.
public enum PageDocument {
    /// - Parameter isServed: whether a server of the API serves the page, which then lets readers try operations, and
    ///   reloads when it changes.
    public static func html(
        _ sections: [PageSection], changes: [PageChanges] = [], problems: [Diagnostic], isServed: Bool = false
    ) -> [UInt8] {
        let title = sections.map(\.api.title).first ?? "API"
        let policy =
            "default-src 'none'; base-uri 'none'; form-action 'none'; style-src '\(digest(PageStyle.css))'; script-src '\(digest(PageScript.text))'"
            + (isServed ? "; connect-src 'self'" : "")
        var page = Array(
            """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(escaped(ShownText.line(title))) · Netlayer</title>
            <style>\(PageStyle.css)</style>
            </head>
            <body>
            <noscript>This page shows an API with a script of its own.</noscript>
            <script type="text/plain" id="data">
            """.utf8)
        page += PackedText.packed(
            inert(shown(PageData.json(sections, changes: changes, problems: problems, isServed: isServed))))
        page += Array("</script>\n<script>\(PageScript.text)</script>\n</body>\n</html>\n".utf8)
        return page
    }

    /// JSON that doesn't end a script: `<` occurs only in texts, where `\u003c` has the same meaning.
    private static func inert(_ json: [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(json.count + 1_024)
        var start = 0
        while let found = ByteSearch.firstOffset(of: UInt8(ascii: "<"), in: json, from: start) {
            bytes += json[start..<found]
            bytes += "\\u003c".utf8
            start = found + 1
        }
        bytes += json[start...]
        return bytes
    }

    /// JSON whose texts hide and reorder nothing: only characters that do so are escaped by their numbers, and the page
    /// shows these escapes.
    private static func shown(_ json: [UInt8]) -> [UInt8] {
        var (bytes, start): ([UInt8], Int) = ([], 0)
        bytes.reserveCapacity(json.count + 1_024)
        while let found = ByteSearch.firstOffset(of: UInt8(ascii: "\\"), in: json, from: start) {
            if json[found + 1] == UInt8(ascii: "u") {
                bytes += json[start..<found] + "\\\\u".utf8
            } else {
                bytes += json[start..<found + 2]
            }
            start = found + 2
        }
        bytes += json[start...]
        return bytes
    }

    private static func escaped(_ text: String) -> String {
        text.map { character in
            switch character {
            case "&": return "&amp;"
            case "<": return "&lt;"
            case ">": return "&gt;"
            case "\"": return "&quot;"
            default: return String(character)
            }
        }.joined()
    }

    /// `sha256-…` of a text, as a content security policy names it.
    private static func digest(_ text: String) -> String {
        "sha256-" + Base64.text(of: ContentHash.bytes(of: Array(text.utf8)))
    }
}
