/// What a character is to a Swift name. Letters of every script are kept, as far as Swift takes them in identifiers;
/// emoji, punctuation and everything invisible are symbols.
enum LetterKind: Sendable, Hashable {
    case lower
    case upper
    case digit
    /// A letter of a script without capitals.
    case other
    /// A combining mark, which can't begin a name.
    case mark
    case symbol

    init(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x61...0x7A: self = .lower
        case 0x41...0x5A: self = .upper
        case 0x30...0x39: self = .digit
        case 0..<0x80: self = .symbol
        default: self = LetterKind(beyondASCII: scalar)
        }
    }

    private init(beyondASCII scalar: Unicode.Scalar) {
        guard LetterKind.isAllowedInIdentifiers(scalar.value) else {
            self = .symbol
            return
        }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .titlecaseLetter: self = .upper
        case .lowercaseLetter: self = .lower
        case .otherLetter, .modifierLetter, .letterNumber, .decimalNumber: self = .other
        case .nonspacingMark, .spacingMark, .enclosingMark: self = .mark
        default: self = .symbol
        }
    }

    /// The ranges of the language reference, without what is no letter anyway.
    private static func isAllowedInIdentifiers(_ value: UInt32) -> Bool {
        switch value {
        case 0xAA, 0xB5, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF: true
        case 0x2070...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF: true
        case 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF: true
        case 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFFD: true
        case 0x10000...0xEFFFD: value & 0xFFFF <= 0xFFFD
        default: false
        }
    }
}

extension Unicode.Scalar {
    var isASCIIDigit: Bool { value >= 0x30 && value <= 0x39 }
}
