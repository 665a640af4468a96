import Diagnostics

/// A template and all that it includes, compiled: a flat list of instructions, and the tables that they refer to.
struct Program: Sendable {
    var code: [Instruction] = []
    var bytes: [UInt8] = []
    var paths: [Path] = []
    /// The fields of all paths, one path behind the other.
    var pathFields: [Int] = []
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
    /// The arguments of all calls.
    var arguments: [Argument] = []
    var groups: [GroupStyle] = []
    var separators: [Separator] = []
    /// The lines of all separators.
    var separatorLines: [Separator.Line] = []
    /// The first one is the template itself.
    var procedures: [Procedure] = []
    var declarations: [Declaration] = []
    /// The support code that templates call, and where they say so.
    var needs: [(name: String, range: SourceRange)] = []
    var roots: [TemplateRoot] = []
    /// The names of which a rendering says whether it wrote them.
    var watched: [String] = []
    /// What any path names, whatever is rendered of it.
    var fieldsRead: Set<Field> = []

    /// A field of a view: `cached` of `service`.
    struct Field: Hashable {
        let view: ViewType
        let number: Int

        static func == (left: Field, right: Field) -> Bool { left.view === right.view && left.number == right.number }

        func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(view))
            hasher.combine(number)
        }
    }

    /// A slot of the frame, and the numbers of the fields to follow from there, as a part of `pathFields`.
    struct Path: Sendable {
        let slot: Int
        let firstField: Int
        let endField: Int
    }

    /// `path == literal`, or `!=`.
    struct Comparison: Sendable {
        let path: Int
        let isEqual: Bool
        let literal: LiteralNode
    }

    /// `any list.field`: the list, and the fields to follow from each of its views.
    struct Search: Sendable {
        let list: Int
        let fields: [Int]
    }

    /// `{% switch %}`: the body of an arm begins behind the instruction, then comes what `default:` says, up to `end`.
    struct Switch: Sendable {
        let list: Int
        let slot: Int
        let keys: [Key]
        /// Whether cases that say the same share an arm.
        let mergesArms: Bool
        let isAlways: Bool
        let hasDefault: Bool
        let indentation: Int
        /// The styles of an arm's patterns and of the arguments of one, and the separator of both.
        let patterns: (group: Int, arguments: Int, separator: Int)
        var bodyEnd = 0
        var end = 0

        /// A field that tells cases apart, and its place among those whose values use arguments.
        struct Key: Sendable {
            let field: Int
            let position: Int?
        }

        /// Whether arms can bind arguments.
        var binds: Bool { keys.contains { $0.position != nil } }
    }

    /// `{% for %}`: the body begins behind the instruction, then come the instructions for an empty list, up to `end`.
    struct Loop: Sendable {
        let path: Int
        let slot: Int
        /// The first of three slots for `loop.first`, `loop.last` and `loop.index`.
        let positionSlot: Int
        var usesPosition = false
        let separator: Int?
        /// Whether the turns are the items of a group.
        let isGroupItems: Bool
        var bodyEnd = 0
        var end = 0
    }

    /// `{% include %}`: what the included file uses of what it sees is a part of `arguments`.
    struct Call: Sendable {
        let caller: Int
        let procedure: Int
        var arguments = 0..<0
        /// The column of an include that stands alone on its line; else it follows its line's indentation.
        let indentation: Int?
    }

    /// A path of the frame that includes a file, and the slot of the file's own frame for its value.
    struct Argument: Sendable {
        let path: Int
        let slot: Int
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
    /// The text that follows has a watched name in it.
    case mention(Int32)
    /// A declaration that shows support code.
    case exposed
    case endLine
    case blankLine
    case value(path: Int32)
    case jump(to: Int32)
    /// Jumps if the truth of the path's value is `when`.
    case branch(path: Int32, when: Bool, to: Int32)
    /// Puts the path's value into the slot if it is true, and jumps otherwise.
    case hold(path: Int32, slot: Int32, to: Int32)
    /// Jumps if the outcome of the comparison is `when`.
    case branchComparison(Int32, when: Bool, to: Int32)
    /// Jumps if the outcome of the search through a list is `when`.
    case branchAny(Int32, when: Bool, to: Int32)
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
}

/// What a loop puts between two turns, cut at its line breaks: a part of the program's `separatorLines`.
struct Separator: Sendable {
    let firstLine: Int
    let endLine: Int

    /// The text of one line, as a part of the program's bytes, and the blanks that end it: they are dropped where a
    /// group breaks.
    struct Line: Sendable {
        let start: Int
        let count: Int
        let blanks: Int
    }
}
