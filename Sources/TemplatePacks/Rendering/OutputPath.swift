import Platform

/// What may be the path of a generated file, below the output folder. It is one rule for all who name such a path: a
/// pack, a configuration, a manifest that was written earlier.
///
///     Model/Book.swift      yes
///     ../Book.swift         no: outside
///     .git/hooks/commit     no: hidden
///     A\nB.swift            no: a manifest has one line a path
///     A\..\..\B.swift       no: on another system it is outside
package enum OutputPath {
    package static func isAllowed(_ path: String) -> Bool {
        path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy {
            isAllowed(part: Substring($0))
        }
    }

    /// Whether it is the path of a Swift file.
    package static func isSwift(_ path: String) -> Bool { path.hasSuffix(".swift") }

    /// Whether what a pattern of paths leads to may be Swift; only an ending of its own says that it is not.
    ///
    ///     Requests/{{ operation.request }}.swift, {{ service.tag }}    yes
    ///     Docs/{{ service.word }}.md    no
    static func mayBeSwift(pattern: String) -> Bool { isSwift(pattern) || pattern.hasSuffix("}") }

    /// The same for all paths that some disk takes for one: `Straße`, `STRASSE` and, however composed, `strasse`.
    package static func folded(_ path: String) -> String { path.uppercased().lowercased() }

    /// The same of its last part: `client.swift` of `Model/Client.swift`.
    package static func foldedName(of path: String) -> String { folded(FilePath.name(of: path)) }

    private static func isAllowed(part: Substring) -> Bool {
        guard let first = part.utf8.first, first != UInt8(ascii: ".") else { return false }
        if part.utf8.allSatisfy({ $0 < 0x80 }) { return part.utf8.allSatisfy(isAllowed) }
        return part.unicodeScalars.allSatisfy { scalar in
            if scalar.isASCII { return isAllowed(UInt8(truncatingIfNeeded: scalar.value)) }
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: return false
            default: return true
            }
        }
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        0x20..<0x7F ~= byte && byte != UInt8(ascii: "\\") && byte != UInt8(ascii: ":")
    }
}
