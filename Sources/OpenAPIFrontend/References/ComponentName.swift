/// The name that a reference gives to what it refers to, so that inline types in there can be named after it.
///
///     #/components/responses/NotFound    NotFound
///     #/parameters/page                  page
///     common.yaml#/NotFound              NotFound
///     responses/not-found.yaml           not-found
///     #/paths/~1a/get/responses/200      nil
enum ComponentName {
    static func name(inReference text: String) -> String? {
        let file = text.utf8.prefix { $0 != UInt8(ascii: "#") }
        let fragment = Substring(text.utf8[file.endIndex...].dropFirst())
        guard !fragment.isEmpty, fragment != "/" else { return stem(of: Substring(file)) }
        guard fragment.utf8.first == UInt8(ascii: "/") else {
            return word(JSONPointer.percentDecoded(String(fragment)))
        }
        let tokens = JSONPointer.tokens(ofFragment: fragment)
        let isListed = tokens.count <= 2 || (tokens.count == 3 && tokens[0] == "components")
        return isListed ? tokens.last.flatMap(word) : nil
    }

    /// `responses/not-found.yaml` → `not-found`
    private static func stem(of path: Substring) -> String? {
        path.split(separator: "/").last?.split(separator: ".").first.flatMap { word(String($0)) }
    }

    /// A name begins with a letter, whatever separators stand before it: `_.token` is one, and `404` is none.
    private static func word(_ text: String) -> String? {
        let first = text.unicodeScalars.first { $0.properties.isAlphabetic || $0.properties.numericType != nil }
        return first?.properties.isAlphabetic == true ? text : nil
    }
}
