import APIModel
import Platform
import SourceTree

enum JSONPointer {
    /// `["paths", "/x"]` → `#/paths/~1x`
    static func text(_ tokens: [String]) -> String {
        var text = "#"
        for token in tokens {
            text += "/"
            var rest = token[...]
            while let sign = rest.utf8.firstIndex(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) {
                text += rest[..<sign]
                text += rest[sign] == "~" ? "~0" : "~1"
                rest = rest[rest.utf8.index(after: sign)...]
            }
            text += rest
        }
        return text
    }

    /// `/paths/~1x%20y` → `["paths", "/x y"]`
    static func tokens(ofFragment fragment: Substring) -> [String] {
        let tokens = fragment.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        return tokens.dropFirst().map { unescape(Substring($0)) }
    }

    /// `~1x%20y` → `/x y`
    static func unescape(_ token: Substring) -> String {
        unescapeTildes(token.utf8.contains(UInt8(ascii: "%")) ? percentDecoded(String(token)) : String(token))
    }

    /// `~1x%20y` → `/x%20y`
    static func unescapeTildes(_ plain: String) -> String {
        guard plain.utf8.contains(UInt8(ascii: "~")) else { return plain }
        var text = ""
        var isEscape = false
        for scalar in plain.unicodeScalars {
            if isEscape {
                isEscape = false
                switch scalar {
                case "0": text += "~"
                case "1": text += "/"
                default:
                    text += "~"
                    text.unicodeScalars.append(scalar)
                }
            } else if scalar == "~" {
                isEscape = true
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return isEscape ? text + "~" : text
    }

    /// `a%20b` → `a b`; a `%` that starts no escape stays.
    static func percentDecoded(_ text: String) -> String {
        let bytes = Array(text.utf8)
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count, bytes[index + 1] != UInt8(ascii: "+"),
                let value = UInt8(String(decoding: bytes[index + 1...index + 2], as: UTF8.self), radix: 16)
            {
                decoded.append(value)
                index += 3
            } else {
                decoded.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: decoded, as: UTF8.self)
    }
}

/// The JSON pointers of one document. The paths to its nodes are collected when the first pointer is needed, since most
/// runs need none.
final class DocumentPointers: PointerSource, @unchecked Sendable {
    private let tree: SourceTree
    /// The prefix of the pointers: the path of a document that isn't the root.
    private let prefix: String
    private let lock = Lock()
    /// The place of each node. Guarded by the lock.
    private var places: [NodePlace]?

    init(of tree: SourceTree, prefix: String) {
        self.tree = tree
        self.prefix = prefix
    }

    func pointer(to node: UInt32) -> String { prefix + JSONPointer.text(tokens(to: node)) }

    /// The keys on the path to a node: `["components", "schemas", "Item"]`.
    func tokens(to node: UInt32) -> [String] {
        lock.take()
        let places = self.places ?? tree.places()
        self.places = places
        lock.release()
        var tokens: [String] = []
        var place = places[Int(node)]
        while !place.isNone, tokens.count < places.count {
            let position = Int(place.position)
            let entries = tree.node(place.parent).entries
            tokens.append(entries.isEmpty ? String(position) : entries[position].key.text)
            place = places[Int(place.parent)]
        }
        return tokens.reversed()
    }
}
