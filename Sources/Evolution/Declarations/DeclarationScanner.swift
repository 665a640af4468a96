/// Walks over generated Swift and notes types and function headers with the type around them. It knows comments,
/// strings and braces, which is all that code made by templates asks for.
struct DeclarationScanner {
    private(set) var types: Set<String> = []
    private(set) var protocols: Set<String> = []
    private(set) var cases: Set<String> = []
    private(set) var functions: [(owner: String, header: String)] = []
    private let bytes: [UInt8]
    private var index = 0
    private var depth = 0
    /// The types around, each with the depth of its braces.
    private var owners: [(name: String, depth: Int)] = []
    /// The type whose brace is still to come.
    private var pending: String?

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func scan() {
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
            case UInt8(ascii: "\""): skipString()
            case UInt8(ascii: "{"):
                depth += 1
                if let name = pending { owners.append((name, depth)) }
                pending = nil
                index += 1
            case UInt8(ascii: "}"):
                if let last = owners.last, last.depth == depth { owners.removeLast() }
                depth -= 1
                index += 1
            case let byte where DeclarationScanner.isWord(byte): readWord()
            default: index += 1
            }
        }
    }

    private func peek(_ distance: Int) -> UInt8? {
        index + distance < bytes.count ? bytes[index + distance] : nil
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x5F || byte >= 0x80 || byte == 0x60
    }

    private mutating func skipLine() {
        while index < bytes.count, bytes[index] != 0x0A { index += 1 }
    }

    private mutating func skipString() {
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != 0x0A {
            if bytes[index] == UInt8(ascii: "\\") {
                index += 1
                if index < bytes.count, bytes[index] == UInt8(ascii: "(") {
                    skipParentheses()
                    continue
                }
            }
            index += 1
        }
        index += 1
    }

    /// From an opening parenthesis to behind the one that closes it.
    private mutating func skipParentheses() {
        var open = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "("): open += 1
            case UInt8(ascii: ")"): open -= 1
            case UInt8(ascii: "\""):
                skipString()
                continue
            default: break
            }
            index += 1
            if open == 0 { return }
        }
    }

    private mutating func word() -> String {
        let start = index
        while index < bytes.count, DeclarationScanner.isWord(bytes[index]) { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func readWord() {
        let isMember = index > 0 && bytes[index - 1] == UInt8(ascii: ".")
        let keyword = word()
        if isMember { return }
        switch keyword {
        case "struct", "enum", "class", "protocol", "actor", "extension", "typealias":
            skipSpaces()
            guard index < bytes.count, DeclarationScanner.isWord(bytes[index]) else { return }
            var name = word()
            while keyword == "extension", peek(0) == UInt8(ascii: ".") {
                index += 1
                name += "." + word()
            }
            if keyword == "typealias" {
                types.insert(path(of: name))
                return
            }
            if keyword != "extension" { types.insert(path(of: name)) }
            if keyword == "protocol" { protocols.insert(path(of: name)) }
            pending = path(of: name)
        case "case":
            // A case of a `switch` begins with a dot.
            skipSpaces()
            guard let owner = owners.last, owner.depth == depth, index < bytes.count,
                DeclarationScanner.isWord(bytes[index])
            else { return }
            cases.insert(owner.name + "." + word().filter { $0 != "`" })
        case "func":
            skipSpaces()
            readFunction()
        default: return
        }
    }

    private func path(of name: String) -> String {
        let name = name.filter { $0 != "`" }
        return owners.last.map { $0.name + "." + name } ?? name
    }

    private mutating func skipSpaces() {
        while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x0A { index += 1 }
    }

    private mutating func readFunction() {
        guard index < bytes.count, DeclarationScanner.isWord(bytes[index]) else { return }
        var header = word()
        guard peek(0) == UInt8(ascii: "(") else { return }
        let start = index
        skipParentheses()
        var parameters = bytes[start..<index].filter { $0 != 0x20 && $0 != 0x0A }
        // A list that is one item a line may end in a comma.
        if parameters.count > 2, parameters[parameters.count - 2] == UInt8(ascii: ",") {
            parameters.remove(at: parameters.count - 2)
        }
        header += String(decoding: parameters, as: UTF8.self)
        if let owner = owners.last { functions.append((owner.name, header)) }
    }
}
