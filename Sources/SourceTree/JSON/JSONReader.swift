import Diagnostics
import Platform

/// Reads JSON (RFC 8259) into a tree: in place, without recursion, and with the exact place of each fault. After a
/// fault with a clear meaning (a trailing comma, a comment) it continues, so that one run shows all of them.
struct JSONReader {
    let file: SourceFile
    let limits: Limits
    let base: UnsafePointer<UInt8>
    let count: Int
    var position = 0
    var builder: TreeBuilder
    var duplicates = DuplicateKeys()
    var bag = DiagnosticBag()
    /// Whether the syntax has a fault; duplicate keys and limits don't count.
    var hasSyntaxFault = false
    var isLimitExceeded = false
    /// Whether trailing commas and comments are accepted.
    var isLenient = false

    private static let mostFaults = 20

    init(file: SourceFile, base: UnsafePointer<UInt8>, count: Int, limits: Limits) {
        self.file = file
        self.limits = limits
        self.base = base
        self.count = count
        builder = TreeBuilder(fileBytes: base)
    }

    /// The tree; nil, with a message in the bag, when the text isn't JSON or exceeds a limit.
    mutating func read() -> SourceTree? {
        guard readDocument(), !hasSyntaxFault else {
            builder.discard()
            return nil
        }
        return builder.finish(file: file)
    }

    private mutating func readDocument() -> Bool {
        guard readValue() else { return false }
        while let open = builder.openNode {
            let isMapping = builder.record(open).kind == .mapping
            guard isMapping ? continueObject(open) : continueArray(open) else { return false }
        }
        skipSpace()
        if position < count {
            return fail(SourceTreeCodes.trailingContent("content after the end of the document", at: tokenRange()))
        }
        return true
    }

    /// After `[` or an element: the next element or the end.
    @inline(__always) private mutating func continueArray(_ open: UInt32) -> Bool {
        skipSpace()
        if position < count, base[position] == UInt8(ascii: "]") { return close() }
        if builder.runCount > 0 {
            guard readComma(closing: UInt8(ascii: "]"), of: open) else { return false }
            if position < count, base[position] == UInt8(ascii: "]") { return close() }
        }
        return readValue()
    }

    /// After `{` or an entry: the next entry or the end.
    @inline(__always) private mutating func continueObject(_ open: UInt32) -> Bool {
        skipSpace()
        if position < count, base[position] == UInt8(ascii: "}") { return closeObject() }
        if builder.runCount > 0 {
            guard readComma(closing: UInt8(ascii: "}"), of: open) else { return false }
            if position < count, base[position] == UInt8(ascii: "}") { return closeObject() }
        }
        guard position < count else { return failUnclosed(open) }
        guard base[position] == UInt8(ascii: "\"") else { return failAtKey() }
        guard readString() else { return false }
        skipSpace()
        guard position < count, base[position] == UInt8(ascii: ":") else { return failAtColon(open) }
        position += 1
        return readValue()
    }

    /// Reads the comma between two children and the space after it; a missing or superfluous comma is reported.
    @inline(__always) private mutating func readComma(closing: UInt8, of open: UInt32) -> Bool {
        guard position < count else { return failUnclosed(open) }
        guard base[position] == UInt8(ascii: ",") else { return reportMissingComma(closing: closing, of: open) }
        let comma = position
        position += 1
        skipSpace()
        guard position < count else { return failUnclosed(open) }
        if base[position] == closing {
            return reportSlip(
                SourceTreeCodes.trailingComma(
                    "trailing comma", at: range(comma, comma + 1), help: "remove the comma after the last item"))
        }
        return true
    }

    private mutating func closeObject() -> Bool {
        if builder.runCount > 2 { duplicates.settle(&builder, file: file, into: &bag) }
        return close()
    }

    private mutating func close() -> Bool {
        position += 1
        _ = builder.close(endOffset: position)
        return true
    }

    private mutating func readValue() -> Bool {
        skipSpace()
        guard position < count else { return failAtValue() }
        switch base[position] {
        case UInt8(ascii: "\""): return readString()
        case UInt8(ascii: "{"): return open(.mapping)
        case UInt8(ascii: "["): return open(.sequence)
        case UInt8(ascii: "t"): return readWord("true")
        case UInt8(ascii: "f"): return readWord("false")
        case UInt8(ascii: "n"): return readWord("null")
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return readNumber()
        default: return failAtValue()
        }
    }

    private mutating func open(_ kind: SourceNode.Kind) -> Bool {
        guard builder.depth < limits.depth else {
            isLimitExceeded = true
            bag.report(.nestingTooDeep(limits.depth, at: range(position, position + 1)))
            return false
        }
        _ = builder.open(kind, at: position)
        position += 1
        return true
    }

    /// Skips space and comments; each comment is reported.
    @inline(__always) private mutating func skipSpace() {
        position = endOfJSONSpace(base, from: position, count: count)
        if position < count, base[position] == UInt8(ascii: "/") || base[position] == UInt8(ascii: "#") {
            skipComments()
        }
    }

    private mutating func skipComments() {
        while let end = commentEnd() {
            guard
                reportSlip(
                    SourceTreeCodes.jsonComment(
                        "JSON has no comments", at: range(position, end), help: "remove the comment, or use YAML"))
            else { return }
            position = endOfJSONSpace(base, from: end, count: count)
        }
    }

    func range(_ start: Int, _ end: Int) -> SourceRange {
        SourceRange(file: file, startOffset: start, endOffset: min(end, count))
    }

    /// Reports a fault that lenient readers accept; false when reading can't continue.
    private mutating func reportSlip(_ diagnostic: Diagnostic) -> Bool {
        guard isLenient else { return reportFault(diagnostic) }
        bag.report(diagnostic)
        return true
    }

    /// Reports a fault and continues; false after so many faults that the text can't be JSON.
    mutating func reportFault(_ diagnostic: Diagnostic) -> Bool {
        hasSyntaxFault = true
        bag.report(diagnostic)
        return bag.diagnostics.count < Self.mostFaults
    }

    /// Reports a fault that ends reading.
    mutating func fail(_ diagnostic: Diagnostic) -> Bool {
        hasSyntaxFault = true
        bag.report(diagnostic)
        return false
    }
}

/// The end of the space that begins at `start`; long indentation is skipped eight bytes at a time.
@inline(__always) func endOfJSONSpace(_ base: UnsafePointer<UInt8>, from start: Int, count: Int) -> Int {
    var position = start
    while position < count {
        let byte = base[position]
        if byte > 0x20 { return position }
        if byte == 0x0A || byte == 0x0D || byte == 0x09 {
            position += 1
        } else if byte == 0x20 {
            position += 1
            while position + 8 <= count, loadWord(base + position) == 0x2020_2020_2020_2020 { position += 8 }
        } else {
            return position
        }
    }
    return position
}

/// Eight bytes as a number whose lowest byte is the first of them.
@inline(__always) func loadWord(_ pointer: UnsafePointer<UInt8>) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(pointer).loadUnaligned(as: UInt64.self))
}
