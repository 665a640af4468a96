/// The words for what is no letter: `+` → plus, `>=` → greater than or equal, 😀 → U1F600.
enum SymbolWords {
    /// Appends the words of the symbol at an index and says how many scalars they stand for.
    static func append(_ scalars: [Unicode.Scalar], at index: Int, to words: inout [String]) -> Int {
        if index + 1 < scalars.count, let pair = pair(scalars[index], scalars[index + 1]) {
            words += pair
            return 2
        }
        words += single(scalars[index])
        return 1
    }

    private static func pair(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> [String]? {
        switch (first, second) {
        case (">", "="): ["greater", "than", "or", "equal"]
        case ("<", "="): ["less", "than", "or", "equal"]
        case ("!", "="): ["not", "equal"]
        case ("=", "="): ["equal"]
        case ("<", ">"): ["not", "equal"]
        case ("&", "&"): ["and"]
        case ("|", "|"): ["or"]
        case ("\r", "\n"): ["newline"]
        default: nil
        }
    }

    private static func single(_ scalar: Unicode.Scalar) -> [String] {
        switch scalar {
        case "+": ["plus"]
        case "-": ["minus"]
        case "*": ["star"]
        case "/": ["slash"]
        case "\\": ["backslash"]
        case "=": ["equal"]
        case ">": ["greater", "than"]
        case "<": ["less", "than"]
        case "@": ["at"]
        case "$": ["dollar"]
        case "#": ["hash"]
        case "%": ["percent"]
        case "&": ["ampersand"]
        case "|": ["pipe"]
        case "^": ["caret"]
        case "~": ["tilde"]
        case "!": ["exclamation"]
        case "?": ["question"]
        case ".": ["dot"]
        case ",": ["comma"]
        case ":": ["colon"]
        case ";": ["semicolon"]
        case "_": ["underscore"]
        case "'": ["apostrophe"]
        case "\"": ["quote"]
        case "`": ["backtick"]
        default: rarer(scalar)
        }
    }

    private static func rarer(_ scalar: Unicode.Scalar) -> [String] {
        switch scalar {
        case "(": ["open", "parenthesis"]
        case ")": ["close", "parenthesis"]
        case "[": ["open", "bracket"]
        case "]": ["close", "bracket"]
        case "{": ["open", "brace"]
        case "}": ["close", "brace"]
        case "«": ["open", "guillemet"]
        case "»": ["close", "guillemet"]
        case " ": ["space"]
        case "\t": ["tab"]
        case "\n", "\r": ["newline"]
        case "½": ["half"]
        case "¼": ["quarter"]
        case "¾": ["three", "quarters"]
        case "°": ["degree"]
        case "€": ["euro"]
        case "£": ["pound"]
        case "¥": ["yen"]
        case "≥": ["greater", "than", "or", "equal"]
        case "≤": ["less", "than", "or", "equal"]
        case "≠": ["not", "equal"]
        case "–", "—": ["dash"]
        case "…": ["ellipsis"]
        default: [codePoint(scalar)]
        }
    }

    /// 😀 → U1F600.
    private static func codePoint(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
