/// What `JSONDecoder.KeyDecodingStrategy.convertFromSnakeCase` makes of a key, so that coding keys agree with it; and
/// back, as the support code does.
///
///     photo_url → photoUrl      _id → _id      user_ID → userId      a__b → aB      URL → URL
enum SnakeCaseKey {
    static func converted(_ key: String) -> String {
        var scalars = key.unicodeScalars[...]
        let leading = scalars.prefix { $0 == "_" }
        scalars = scalars.dropFirst(leading.count)
        if scalars.isEmpty { return key }
        var trailing = ""
        while scalars.last == "_" {
            scalars.removeLast()
            trailing += "_"
        }
        let parts = scalars.split(separator: "_").map { String($0) }
        guard parts.count > 1, let first = parts.first else { return key }
        return String(leading) + first.lowercased() + parts.dropFirst().map(capitalised).joined() + trailing
    }

    /// What an encoder that converts to snake case makes of a coding key: `photoUrl` → `photo_url`, `URL` → `URL`.
    static func restored(_ key: String) -> String {
        guard key.contains(where: \.isUppercase), key.first?.isUppercase == false else { return key }
        let letters = Array(key)
        var result = ""
        for (index, letter) in letters.enumerated() {
            if letter.isUppercase {
                let isBeforeSmall = index + 1 < letters.count && letters[index + 1].isLowercase
                if isBeforeSmall || !letters[index - 1].isUppercase { result += "_" }
            }
            result += letter.lowercased()
        }
        return result
    }

    /// The first letter of each run of letters large, the others small: `URL` → `Url`, `2fa` → `2Fa`.
    private static func capitalised(_ word: String) -> String {
        var result = ""
        var isInWord = false
        for character in word {
            result += isInWord ? character.lowercased() : character.uppercased()
            isInWord = character.isLetter || character == "'"
        }
        return result
    }
}
