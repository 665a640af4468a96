/// A name of the generated code, with the spelling that each position needs. It says nothing about where it came from.
///
///     raw        declaration     reference     member         parameter     label        type
///     name       name            name          name           name          name         name
///     default    `default`       `default`     default        default       default      `default`
///     init       `init`          `init`        `init`         init          init         `init`
///     await      `await`         `await`       await          await         await        `await`
///     let        `let`           `let`         let            `let`         let          `let`
///     inout      `inout`         `inout`       inout          `inout`       `inout`      `inout`
public struct SwiftIdentifier: Sendable, Hashable, Comparable {
    /// Without quotes, as in a file name, a doc comment, or a part of a larger name.
    public let raw: String

    /// Takes a name that is an identifier in form; text of any other form goes through `IdentifierStyle` first.
    public init(_ raw: String) { self.raw = raw }

    /// Where a property, a case, a function or a local is declared.
    public var declaration: String { SwiftKeywords.needsQuotes(raw) ? "`\(raw)`" : raw }
    /// As an expression or a pattern's binding.
    public var reference: String { declaration }
    /// After a dot.
    public var member: String { SwiftKeywords.needsQuotesAsMember(raw) ? "`\(raw)`" : raw }
    /// Before the colon where a parameter, or a value of a case, is declared.
    public var parameter: String { SwiftKeywords.needsQuotesAsParameter(raw) ? "`\(raw)`" : raw }
    /// Before the colon of an argument.
    public var label: String { SwiftKeywords.needsQuotesAsLabel(raw) ? "`\(raw)`" : raw }
    /// Where a type is declared or named.
    public var type: String { SwiftKeywords.needsQuotesAsType(raw) ? "`\(raw)`" : raw }

    /// Whether a text is a name that needs no quotes anywhere: `client` → true, `self` → false, `my-client` → false.
    public static func isPlain(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, !first.isASCIIDigit else { return false }
        return text.unicodeScalars.allSatisfy { $0 == "_" || LetterKind($0) != .symbol }
            && !SwiftKeywords.needsQuotes(text)
    }

    public static func < (left: SwiftIdentifier, right: SwiftIdentifier) -> Bool { left.raw < right.raw }
}
