import Diagnostics

/// `#if … #else … #endif` in a team's code. Only the branch of a release build for a device is read.
package struct CompilerCondition: Sendable {
    /// `#if DEBUG`
    package let text: String
    package let file: SwiftFile
    package let place: Range<Int>
    /// The code from the `#if` to its `#endif`.
    var extent: Range<Int>
    /// Whether a line that isn't read could change a request, since it does more than write to a log.
    var mayMatter = false
}

/// The bytes of a file without compiler conditions, since the compiler's dump omits the code in these. The branch that
/// is read stays in place, and the others become spaces, so that offsets don't change.
struct ConditionalCode {
    private(set) var bytes: [UInt8]
    /// The conditions with code in a branch that isn't read.
    private(set) var conditions: [CompilerCondition] = []
    /// The functions that seem to send something in branches of the team's own flags that aren't read.
    private(set) var unread: [LeftEndpoint] = []
    private let file: SwiftFile
    private var open: [Block] = []

    private struct Block {
        var condition: CompilerCondition
        /// Whether the code around the block is read.
        let isInner: Bool
        /// Whether a branch has been chosen, and whether the current branch is read.
        var isDone: Bool
        var isRead: Bool
        /// Whether the condition depends only on the platform and the compiler.
        var isOfPlatform: Bool
        var hidesCode = false
        var hasOtherBranch = false
        /// The lines of the branches, and whether one of these is read if no condition holds.
        var branches: [[ArraySlice<UInt8>]] = [[]]
        var hasElse = false
        /// Whether it's the same code whatever decides.
        var isSame: Bool { hasElse && Set(branches).count == 1 }
        /// Whether a line that isn't read does more than log or declare a value, and whether one declares a value.
        var acts = false
        var names = false
        /// The names of new objects in lines that aren't read: `formatter` of `let formatter = DateFormatter()`
        var made: Set<String> = []
        /// The names of variables in lines that aren't read: `text` of `var text = ""`
        var own: Set<String> = []
        /// The functions in lines that aren't read, and whether each seems to send something.
        var functions: [(name: String, place: Range<Int>, sends: Bool)] = []
    }

    /// Nil for a file without conditions.
    init?(_ file: SwiftFile) {
        let source = file.source.bytes
        guard source.contains(UInt8(ascii: "#")) else { return nil }
        self.file = file
        bytes = source
        var isChanged = false
        var start = 0
        while start < source.count {
            let end = source[start...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
            let first = source[start..<end].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? end
            if first < end, !open.isEmpty { note(source[first..<end]) }
            if first < end, source[first] == UInt8(ascii: "#"), direct(first..<end) {
                isChanged = true
                blank(start..<end)
            } else if let block = open.last, !block.isRead {
                if first < end { noteHidden(source[first..<end]) }
                blank(start..<end)
            }
            start = end + 1
        }
        guard isChanged else { return nil }
        conditions.sort { $0.place.lowerBound < $1.place.lowerBound }
    }

    /// Handles a line that begins with a number sign; false if it is code.
    private mutating func direct(_ line: Range<Int>) -> Bool {
        let text = String(decoding: bytes[line], as: UTF8.self)
        if text.hasPrefix("#if ") || text.hasPrefix("#if(") {
            let isInner = open.last?.isRead ?? true
            let holds = ConditionOfCompiler.isMet(text.dropFirst(3))
            let condition = CompilerCondition(text: text, file: file, place: line, extent: line)
            let isOfPlatform = ConditionOfCompiler.isOfPlatform(text.dropFirst(3))
            open.append(
                Block(
                    condition: condition, isInner: isInner, isDone: holds, isRead: isInner && holds,
                    isOfPlatform: isOfPlatform))
            return true
        }
        guard var block = open.popLast() else { return false }
        if text.hasPrefix("#endif") {
            block.condition.extent = block.condition.place.lowerBound..<line.upperBound
            block.condition.mayMatter = block.acts || block.names && block.hasOtherBranch
            if block.isSame { return true }
            if block.hidesCode { conditions.append(block.condition) }
            if !block.isOfPlatform, block.condition.text.firstRange(of: "DEBUG") == nil { noteUnread(block) }
            return true
        }
        defer { open.append(block) }
        let isElse = text.hasPrefix("#else") && !text.hasPrefix("#elseif")
        guard isElse || text.hasPrefix("#elseif") else { return false }
        block.hasOtherBranch = true
        block.branches.append([])
        block.hasElse = isElse
        block.isOfPlatform = block.isOfPlatform && (isElse || ConditionOfCompiler.isOfPlatform(text.dropFirst(7)))
        let holds = !block.isDone && (isElse || ConditionOfCompiler.isMet(text.dropFirst(7)))
        block.isRead = block.isInner && holds
        block.isDone = block.isDone || holds
        return true
    }

    /// Notes a line of the current branches, except for comments.
    private mutating func note(_ line: ArraySlice<UInt8>) {
        if line.starts(with: "//".utf8) { return }
        let divides = line.starts(with: "#else".utf8) || line.starts(with: "#endif".utf8)
        for index in open.indices.dropLast(divides ? 1 : 0) {
            open[index].branches[open[index].branches.count - 1].append(line)
        }
    }

    /// Notes a line that isn't read. Imports and comments don't count, since they don't affect requests.
    private mutating func noteHidden(_ line: ArraySlice<UInt8>) {
        let words = ["#", "//", "import ", "@_exported import ", "@preconcurrency import ", "@testable import "]
        guard !words.contains(where: { line.starts(with: $0.utf8) }) else { return }
        open[open.count - 1].hidesCode = true
        let text = String(decoding: line, as: UTF8.self)
        if let name = HiddenLine(text).function {
            open[open.count - 1].functions.append((name, line.startIndex..<line.endIndex, false))
        } else if HiddenLine(text).sends, let last = open[open.count - 1].functions.indices.last {
            open[open.count - 1].functions[last].sends = true
        }
        // Code that sends the same request in another way on another platform doesn't change the request.
        if open[open.count - 1].isOfPlatform, !HiddenLine(text).saysSomething { return }
        let isNaming = ["let ", "var ", "if let ", "guard let "].contains(where: text.hasPrefix)
        let hidden = HiddenLine(text)
        if let name = hidden.made { open[open.count - 1].made.insert(name) }
        if let name = hidden.variable { open[open.count - 1].own.insert(name) }
        // No code behind the block sees what an `if let` names.
        if isNaming, !text.hasPrefix("if let ") { open[open.count - 1].names = true }
        let isInside = hidden.changes(open[open.count - 1].made) || hidden.sets(open[open.count - 1].own)
        if !isNaming, hidden.acts, !isInside { open[open.count - 1].acts = true }
    }

    private mutating func noteUnread(_ block: Block) {
        let text = "it stands under `\(block.condition.text)`, which isn't read"
        unread += block.functions.filter(\.sends).map {
            LeftEndpoint(owner: "", name: $0.name, reason: text, file: file, place: $0.place)
        }
    }

    private mutating func blank(_ range: Range<Int>) {
        for offset in range where bytes[offset] != 0x0D { bytes[offset] = 0x20 }
    }
}

/// A line of a branch that isn't read, as text, since the parser never sees it.
private struct HiddenLine {
    let text: String

    init(_ text: String) { self.text = text }

    /// Whether the line sets a part of a request, or has a value that could be one. A default after `??` doesn't count.
    var saysSomething: Bool {
        let parts = ["setValue(", "addValue(", "httpMethod = ", "httpBody = ", ".url = "]
        if parts.contains(where: { text.firstRange(of: $0) != nil }) { return true }
        // A returned value, or an assigned number, flag or constant: `= 8`, `= Hosts.desktop`
        func value(behind sign: String) -> String? {
            let rest = text.firstRange(of: sign).map { text[$0.upperBound...].filter { $0 != "!" && $0 != "?" } }
            let isPlain = rest?.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
            return isPlain == true && rest?.isEmpty == false ? rest : nil
        }
        let set = value(behind: "= ").map { value in
            ["true", "false"].contains(value) || value.contains { $0.isNumber || $0 == "." }
                || ["url", "host", "base", "path"].contains { value.lowercased().firstRange(of: $0) != nil }
        }
        let says = set == true || value(behind: "return ") != nil
        let words = text.split(separator: "\"", omittingEmptySubsequences: false)
        return says || words.indices.contains { $0 % 2 == 1 && !words[$0].isEmpty && !words[$0 - 1].hasSuffix("?? ") }
    }

    /// The name of the function that begins here: `stores` in `private func stores() async {`
    var function: String? {
        guard let start = text.firstRange(of: "func ") else { return nil }
        let name = text[start.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return name.isEmpty ? nil : String(name)
    }

    /// Whether the line names something that sends requests, or has an address.
    var sends: Bool {
        let words = text.split { !$0.isLetter }.map(String.init)
        let texts = text.split(separator: "\"", omittingEmptySubsequences: false).enumerated().filter {
            $0.offset % 2 == 1
        }
        return !SendingFunctions.signs.isDisjoint(with: words) || texts.contains { String($0.element).looksLikeAddress }
    }

    /// The name of a new object: `formatter` in `let formatter = DateFormatter()`
    var made: String? {
        let words = text.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: true)
        guard words.count == 4, words[0] == "let", words[2] == "=", words[3].first?.isUppercase == true,
            words[3].prefix(while: { $0 != "(" }).allSatisfy({ $0.isLetter || $0.isNumber })
        else { return nil }
        return String(words[1])
    }

    /// The name of a variable: `text` in `var text: String = ""`
    var variable: String? {
        let name = text.dropFirst(4).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return text.hasPrefix("var ") && !name.isEmpty ? String(name) : nil
    }

    /// Whether the line only gives one of these variables another value: `text += name`
    func sets(_ own: Set<String>) -> Bool {
        let words = text.split(separator: " ", maxSplits: 2)
        return words.count == 3 && ["=", "+="].contains(words[1]) && own.contains(String(words[0]))
    }

    /// Whether the line only sets a member of one of these objects: `formatter.dateFormat = "HH:mm"`
    func changes(_ made: Set<String>) -> Bool {
        guard let end = text.firstRange(of: " = ") else { return false }
        let target = text[..<end.lowerBound].split(separator: ".")
        return target.count == 2 && made.contains(String(target[0]))
            && target[1].allSatisfy { $0.isLetter || $0.isNumber }
    }

    /// Whether the line assigns a value, ends the function, declares something, or calls anything but a log.
    var acts: Bool {
        let beginnings = [
            "return", "throw ", "func ", "static ", "case ", "public ", "private ", "extension ", "struct ", "class ",
        ]
        // An arm of a `switch`, or a loop: the lines in it count themselves.
        if text.hasPrefix("case "), text.hasSuffix(":") { return false }
        if beginnings.contains(where: text.hasPrefix) || text.firstRange(of: "(&") != nil { return true }
        // The part before the first string literal.
        let line = text.prefix { $0 != "\"" }
        let called = line.prefix { $0 != "(" }
        let isStatement =
            called.count < line.count && called.allSatisfy { $0.isLetter || $0.isNumber || "._?!".contains($0) }
        let logs = ["log", "print", "dump", "assert", "precondition"]
        if isStatement, called.hasSuffix(".forEach"), text.hasSuffix(" in") { return false }
        if isStatement { return !logs.contains { called.lowercased().firstRange(of: $0) != nil } }
        return line.firstRange(of: " = ") != nil || line.firstRange(of: "+= ") != nil
    }
}

/// Evaluates a compiler condition as a release build of an app does: `os(iOS) && !DEBUG`
enum ConditionOfCompiler {
    static func isMet(_ text: Substring) -> Bool {
        var reader = Reader(text: text.split(separator: "//", maxSplits: 1).first ?? "")
        return reader.disjunction()
    }

    /// Whether a condition depends only on the platform, the compiler, or modules that can be imported.
    static func isOfPlatform(_ text: Substring) -> Bool {
        var reader = Reader(text: text.split(separator: "//", maxSplits: 1).first ?? "")
        _ = reader.disjunction()
        return reader.isOfPlatform
    }

    private struct Reader {
        var text: Substring
        var isOfPlatform = true

        mutating func disjunction() -> Bool {
            var result = conjunction()
            while take("||") {
                let next = conjunction()
                result = result || next
            }
            return result
        }

        private mutating func conjunction() -> Bool {
            var result = operand()
            while take("&&") {
                let next = operand()
                result = result && next
            }
            return result
        }

        private mutating func operand() -> Bool {
            if take("!") { return !operand() }
            if take("(") {
                let result = disjunction()
                _ = take(")")
                return result
            }
            skipSpace()
            let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            text = text.dropFirst(max(1, name.count))
            guard take("(") else {
                isOfPlatform = false
                return name == "true"
            }
            let argument = text.prefix { $0 != ")" }
            text = text.dropFirst(argument.count + 1)
            switch name {
            case "os": return argument == "iOS"
            case "canImport", "hasFeature": return true
            case "swift", "compiler":
                // Any version of Swift 6 counts: `>=5.9` is met, `<6` isn't.
                let major = Int(argument.drop { !$0.isNumber }.prefix { $0.isNumber }) ?? 0
                return argument.contains("<") ? major > 6 : major <= 6
            case "arch": return argument == "arm64"
            default: return false
            }
        }

        private mutating func take(_ sign: String) -> Bool {
            skipSpace()
            guard text.hasPrefix(sign) else { return false }
            text = text.dropFirst(sign.count)
            return true
        }

        private mutating func skipSpace() { text = text.drop { $0.isWhitespace } }
    }
}
