/// The name that a reference gives to what it refers to, so that inline types in there can be named after it.
///
///     #/components/responses/NotFound    NotFound
///     #/parameters/page                  page
///     common.yaml#/NotFound              NotFound
///     responses/not-found.yaml           not-found
///     #/paths/~1a/get/responses/200      nil
enum ComponentName {
    static func name(inReference text: String) -> String? {
        let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[1].isEmpty, parts[1] != "/" else { return parts.first.flatMap(stem) }
        guard parts[1].hasPrefix("/") else { return word(JSONPointer.percentDecoded(String(parts[1]))) }
        let tokens = JSONPointer.tokens(ofFragment: parts[1])
        let isListed = tokens.count <= 2 || (tokens.count == 3 && tokens[0] == "components")
        return isListed ? tokens.last.flatMap(word) : nil
    }

    /// `responses/not-found.yaml` → `not-found`
    private static func stem(of path: Substring) -> String? {
        path.split(separator: "/").last?.split(separator: ".").first.flatMap { word(String($0)) }
    }

    /// A name begins with a letter: `404` is none.
    private static func word(_ text: String) -> String? {
        text.unicodeScalars.first?.properties.isAlphabetic == true ? text : nil
    }
}
