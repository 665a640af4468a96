import Platform
import SwiftModel

/// The rule for paths of generated files, below the output folder. It applies to every source of such a path: a pack, a
/// configuration, a manifest that was written earlier.
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

    /// Whether a pattern of paths can lead to a Swift file; it can't if it ends in another extension.
    ///
    ///     Requests/{{ operation.request }}.swift, {{ service.tag }}    yes
    ///     Docs/{{ service.word }}.md    no
    static func mayBeSwift(pattern: String) -> Bool { isSwift(pattern) || pattern.hasSuffix("}") }

    /// The folded last part of a path: `client.swift` of `Model/Client.swift`.
    package static func foldedName(of path: String) -> String { NameScope.foldedForDisks(FilePath.name(of: path)) }

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

/// Keeps file names within what file systems allow, which is less than what a description may call a type.
package enum FileNameLength {
    /// Most file systems allow 255 bytes; the rest is for the names of temporary and object files.
    private static let most = 180

    /// `Model/‹200 letters›.swift` → `Model/‹165 letters›-5bd1e995.swift`: digits distinguish similar names.
    package static func shortened(_ path: String) -> String {
        guard path.utf8.count > most else { return path }
        return path.split(separator: "/", omittingEmptySubsequences: false).map(component).joined(separator: "/")
    }

    private static func component(_ name: Substring) -> String {
        guard name.utf8.count > most else { return String(name) }
        let end = [".swift", ".md"].first(where: name.hasSuffix) ?? ""
        var start = ""
        var room = most - end.utf8.count - 9
        for character in name.unicodeScalars.prefix(while: { _ in room > 0 }) {
            room -= UTF8.width(character)
            if room >= 0 { start.unicodeScalars.append(character) }
        }
        let digits = String(hash(name), radix: 16)
        return start + "-" + String(repeating: "0", count: 8 - digits.utf8.count) + digits + end
    }

    /// FNV-1a.
    private static func hash(_ name: Substring) -> UInt32 {
        name.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
    }
}
