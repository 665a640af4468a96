import Diagnostics
import Platform

/// A template and everything that it includes, compiled: a flat list of instructions and the tables that they use.
struct Program: Sendable {
    var code: [Instruction] = []
    var bytes: [UInt8] = []
    var paths: [Path] = []
    /// The field numbers of all paths, concatenated; a `Path` is a range of them.
    private(set) var pathFields: [Int] = []
    /// The same fields as in `pathFields`, as indices in `fields`.
    private(set) var pathReads: [Int] = []
    /// Names that select list elements, as in `extensions.x-cache`; `~index` refers to one among the fields of a path.
    var keys: [String] = []
    var comparisons: [Comparison] = []
    var searches: [Search] = []
    var loops: [Loop] = []
    /// The place of each loop's list in its template.
    var loopSites: [SourceRange] = []
    var switches: [Switch] = []
    var calls: [Call] = []
    /// The place of each call's file name in its template.
    var callSites: [SourceRange] = []
    var arguments: [Argument] = []
    var groups: [GroupStyle] = []
    var separators: [Separator] = []
    var separatorLines: [Separator.Line] = []
    /// The first one is the template itself.
    var procedures: [Procedure] = []
    var declarations: [Declaration] = []
    /// The support code that templates call (`{% needs %}`), and the place of each tag.
    var needs: [(name: String, range: SourceRange)] = []
    var roots: [TemplateRoot] = []
    /// The names that a rendering reports if it wrote them.
    var watched: [String] = []
    /// Every field that some path reads, whether or not a rendering reaches it.
    var fields: [Field] = []
    /// The files of the procedures, with their names in the library.
    var sources: [(name: String, file: SourceFile)] = []
    /// The offset of each text instruction in its file.
    var textOffsets: [Int] = []
    /// For each text that contains watched names: the indices of these names in `watched`.
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

        /// The type of the views that the field holds.
        var child: ViewType? { view.fields[number].kind.child }
    }

    /// Adds a path's fields, given as indices in `fields`, and returns their range in `pathFields`.
    mutating func addPath(_ reads: [Int]) -> Range<Int> {
        pathReads += reads
        pathFields += reads.map { $0 < 0 ? $0 : fields[$0].number }
        return pathReads.count - reads.count..<pathReads.count
    }

    /// Makes renderings report which of these names they write.
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

    /// A slot of the frame, and the fields to follow from there, as a range of `pathFields`.
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

    /// `any list.field`: the list, and the fields to follow from each of its views, as a range of `pathFields`.
    struct Search: Sendable {
        var list: Int
        var fields: Range<Int>
    }

    /// `{% switch %}`: the instruction is followed by the body of an arm, then by the body of `default:`, up to `end`.
    struct Switch: Sendable {
        var list: Int
        var slot: Int
        var keys: [Key]
        var isAlways: Bool
        var hasDefault: Bool
        var indentation: Int
        /// The group styles of an arm's patterns and of a pattern's arguments, and the separator that both use.
        var patterns: (group: Int, arguments: Int, separator: Int)
        var bodyEnd = 0
        var end = 0

        /// A field that tells cases apart; `position` is its place in the view type's `argumentFields`.
        struct Key: Sendable {
            /// The field's index in the program's `fields`.
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

    /// `{% for %}`: the instruction is followed by the body, then by instructions for an empty list, up to `end`.
    struct Loop: Sendable {
        var path = 0
        var slot = 0
        /// The first of three slots for `loop.first`, `loop.last` and `loop.index`.
        var positionSlot = 0
        var usesPosition = false
        var separator: Int?
        /// Whether each iteration is an item of a group.
        var isGroupItems = false
        var bodyEnd = 0
        var end = 0
    }

    /// `{% include %}`: `arguments` is a range of the program's arguments, those that the included file uses.
    struct Call: Sendable {
        var caller: Int
        var procedure: Int
        var arguments = 0..<0
        /// The column of an include that is alone on its line; nil within a line, whose indentation is used.
        var indentation: Int?
    }

    /// A value that an include passes: its path in the caller's frame, and its slot in the included file's frame.
    struct Argument: Sendable {
        var path: Int
        var slot: Int
    }

    /// A file compiled for one set of names: the range of its code, and the size of its frame.
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
    /// A text with watched names; `names` is their index in `namesInTexts`.
    case named(start: Int32, count: Int32, names: Int32)
    /// Marks that declarations expose support code: `{% exposed %}`.
    case exposed
    case endLine
    case blankLine
    case value(path: Int32)
    case jump(to: Int32)
    /// Jumps if the outcome of the test is `when`.
    case branch(Test, when: Bool, to: Int32)
    /// Puts the path's value into the slot if it is true, and jumps otherwise.
    case hold(path: Int32, slot: Int32, to: Int32)
    /// A switch: the body of an arm follows, then that of `default:`, up to the switch's `end`.
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

/// The text between two iterations of a loop, split at line breaks: a range of the program's `separatorLines`.
struct Separator: Sendable {
    var firstLine: Int
    var endLine: Int

    /// One line of a separator: a range of the program's bytes, and the number of blanks after it, which are dropped
    /// where a group breaks.
    struct Line: Sendable {
        var start: Int
        var count: Int
        var blanks: Int
    }
}
