import Diagnostics
import Platform

/// A template and all that it includes, compiled: a flat list of instructions, and the tables that they refer to.
struct Program: Sendable {
    var code: [Instruction] = []
    var bytes: [UInt8] = []
    var paths: [Path] = []
    /// The numbers of the fields of all paths, one path behind the other.
    private(set) var pathFields: [Int] = []
    /// The reads as places among `fields`.
    private(set) var pathReads: [Int] = []
    /// The names by which elements of lists are found; `~index` stands for one among the fields of a path.
    var keys: [String] = []
    var comparisons: [Comparison] = []
    var searches: [Search] = []
    var loops: [Loop] = []
    /// Where the lists of the loops are named.
    var loopSites: [SourceRange] = []
    var switches: [Switch] = []
    var calls: [Call] = []
    /// Where the files of the calls are named.
    var callSites: [SourceRange] = []
    var arguments: [Argument] = []
    var groups: [GroupStyle] = []
    var separators: [Separator] = []
    var separatorLines: [Separator.Line] = []
    /// The first one is the template itself.
    var procedures: [Procedure] = []
    var declarations: [Declaration] = []
    /// The support code that templates call, and where they say so.
    var needs: [(name: String, range: SourceRange)] = []
    var roots: [TemplateRoot] = []
    /// The names that a rendering reports if it wrote them.
    var watched: [String] = []
    /// What any path names, whatever is rendered of it.
    var fields: [Field] = []
    /// The files of the procedures, by the names that the library has for them.
    var sources: [(name: String, file: SourceFile)] = []
    /// Where the texts of the code begin in their files.
    var textOffsets: [Int] = []
    /// The texts that have watched names in them, by their numbers.
    private(set) var namesInTexts: [[Int]] = []

    /// A field of a view: `cached` of `service`.
    struct Field: Hashable {
        let view: ViewType
        let number: Int

        static func == (left: Field, right: Field) -> Bool { left.view === right.view && left.number == right.number }

        func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(view))
            hasher.combine(number)
        }

        /// The type of the views that it holds.
        var child: ViewType? { view.fields[number].kind.child }
    }

    /// Adds fields of a path, by their places among `fields`.
    mutating func addPath(_ reads: [Int]) -> Range<Int> {
        pathReads += reads
        pathFields += reads.map { $0 < 0 ? $0 : fields[$0].number }
        return pathReads.count - reads.count..<pathReads.count
    }

    /// Has renderings say which of these names they write.
    mutating func watch(_ names: [String]) {
        watched = names
        let present = names.indices.filter { ByteSearch.firstOffset(of: Array(names[$0].utf8), in: bytes) != nil }
        guard !present.isEmpty else { return }
        for index in code.indices {
            guard case .text(let start, let count) = code[index] else { continue }
            let text = bytes[Int(start)..<Int(start + count)]
            let found = present.filter { WordSearch.holds(names[$0], text) }
            guard !found.isEmpty else { continue }
            code[index] = .named(start: start, count: count, names: Int32(clamping: namesInTexts.count))
            namesInTexts.append(found)
        }
    }

    /// A slot of the frame, and the numbers of the fields to follow from there, as a part of `pathFields`.
    struct Path: Sendable {
        var slot: Int
        var firstField: Int
        var endField: Int

        init(slot: Int, fields: Range<Int>) {
            self.slot = slot
            firstField = fields.lowerBound
            endField = fields.upperBound
        }
    }

    /// `path == literal`, `path == path`, or `!=`.
    struct Comparison: Sendable {
        enum Operand: Sendable {
            case literal(LiteralNode)
            case path(Int)
        }

        var path: Int
        var isEqual: Bool
        var other: Operand
    }

    /// `any list.field`: the list, and the fields to follow from each of its views, as a part of `pathFields`.
    struct Search: Sendable {
        var list: Int
        var fields: Range<Int>
    }

    /// `{% switch %}`: the body of an arm begins behind the instruction, then comes what `default:` says, up to `end`.
    struct Switch: Sendable {
        var list: Int
        var slot: Int
        var keys: [Key]
        var isAlways: Bool
        var hasDefault: Bool
        var indentation: Int
        /// The styles of an arm's patterns and of the arguments of one, and the separator of both.
        var patterns: (group: Int, arguments: Int, separator: Int)
        var bodyEnd = 0
        var end = 0

        /// A field that tells cases apart, and its place among those whose values use arguments.
        struct Key: Sendable {
            /// Its place among the program's `fields`.
            let read: Int
            let field: Int
            let position: Int?

            init(_ read: Int, of fields: [Field]) {
                self.read = read
                field = fields.indices.contains(read) ? fields[read].number : 0
                position = fields.indices.contains(read) ? fields[read].view.argumentFields?.firstIndex(of: field) : nil
            }
        }

        /// Whether arms can bind arguments.
        var binds: Bool { keys.contains { $0.position != nil } }
    }

    /// `{% for %}`: the body begins behind the instruction, then come the instructions for an empty list, up to `end`.
    struct Loop: Sendable {
        var path = 0
        var slot = 0
        /// The first of three slots for `loop.first`, `loop.last` and `loop.index`.
        var positionSlot = 0
        var usesPosition = false
        var separator: Int?
        /// Whether the turns are the items of a group.
        var isGroupItems = false
        var bodyEnd = 0
        var end = 0
    }

    /// `{% include %}`: what the included file uses of what it sees is a part of `arguments`.
    struct Call: Sendable {
        var caller: Int
        var procedure: Int
        var arguments = 0..<0
        /// The column of an include that stands alone on its line; else it follows its line's indentation.
        var indentation: Int?
    }

    /// A path of the frame that includes a file, and the slot of the file's own frame for its value.
    struct Argument: Sendable {
        var path: Int
        var slot: Int
    }

    /// One file for one set of names: where its code is, and the size of its frame.
    struct Procedure: Sendable {
        var start = 0
        var end = 0
        var slotCount = 0
    }
}

/// One step of a compiled template. All names are resolved: numbers refer to the tables of the `Program`.
enum Instruction: Sendable {
    /// Bytes of the program's pool; never a line break.
    case text(start: Int32, count: Int32)
    /// A text with watched names in it, by their place among `namesInTexts`.
    case named(start: Int32, count: Int32, names: Int32)
    /// A declaration that shows support code.
    case exposed
    case endLine
    case blankLine
    case value(path: Int32)
    case jump(to: Int32)
    /// Jumps if the outcome of the test is `when`.
    case branch(Test, when: Bool, to: Int32)
    /// Puts the path's value into the slot if it is true, and jumps otherwise.
    case hold(path: Int32, slot: Int32, to: Int32)
    /// The body of an arm follows, then what `default:` says, up to the switch's `end`.
    case choose(Int32)
    /// The loop's body follows, up to its `end`.
    case loop(Int32)
    case bind(path: Int32, slot: Int32)
    case call(Int32)
    /// The item's body follows, up to `end`.
    case item(separator: Int32, end: Int32)
    case openGroup(Int32)
    case closeGroup
    case declare(Int32)
    case need(Int32)

    enum Test: Sendable {
        /// Whether a path's value is true.
        case truth(path: Int32)
        case comparison(Int32)
        /// A search through a list.
        case any(Int32)
    }
}

/// What a loop puts between two turns, cut at its line breaks: a part of the program's `separatorLines`.
struct Separator: Sendable {
    var firstLine: Int
    var endLine: Int

    /// The text of one line, as a part of the program's bytes, and the blanks that end it: they are dropped where a
    /// group breaks.
    struct Line: Sendable {
        var start: Int
        var count: Int
        var blanks: Int
    }
}
