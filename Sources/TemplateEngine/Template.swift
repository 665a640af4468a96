import Diagnostics
import Platform

/// A compiled template: immutable, so that any number of threads can render it any number of times.
public final class Template: Sendable {
    public let name: String
    let program: Program
    let lineWidth: Int
    /// Whether cases with equal values share an arm of a switch even where arms can bind arguments.
    let mergesArms: Bool

    init(name: String, program: Program, lineWidth: Int, mergesArms: Bool) {
        self.name = name
        self.program = program
        self.lineWidth = lineWidth
        self.mergesArms = mergesArms
    }

    /// Whether the template, or one that it includes, names a field of a view.
    public func reads(_ field: String, of view: String) -> Bool {
        program.fields.contains { $0.view.name == view && $0.number == $0.view.index(of: field) }
    }

    /// The support code that the template and its includes call (`{% needs %}`), and the places of these tags.
    public var needs: [(name: String, range: SourceRange)] { program.needs }

    /// The result of rendering: a text, the watched names in it, and the declarations that the template states.
    public struct Rendering: Sendable {
        public var bytes: [UInt8] = []
        public var names: Set<String> = []
        /// The support code that the rendered parts call, and the places that state it.
        public var needs: [(name: String, range: SourceRange?)] = []
        /// The names that declarations expose: the types of properties, arguments and results.
        public var exposedNames: Set<String> = []
        /// Whether declarations expose support code (`{% exposed %}`).
        public var exposesSupport = false
        public var declarations: [TemplateDeclaration] = []
        /// The lines of each operation and model, where they were requested.
        public var spans: [CodeSpan] = []

        public init() {}
    }

    /// Renders one file. `item` names its subject for the note of a diagnostic: ``operation `GET /user` ``.
    public func render(
        _ values: [any TemplateView], for item: String, within budget: RenderingBudget = RenderingBudget(),
        into bag: inout DiagnosticBag
    ) -> [UInt8] { rendering(values, for: item, within: budget, into: &bag).bytes }

    public func rendering(
        _ values: [any TemplateView], for item: String, within budget: RenderingBudget = RenderingBudget(),
        notesSpans: Bool = false, into bag: inout DiagnosticBag
    ) -> Rendering {
        guard values.map({ ObjectIdentifier($0.viewType) }) == program.roots.map({ ObjectIdentifier($0.type) }) else {
            let roots = TemplateMessages.list(program.roots.map { "\($0.name): \($0.type.name)" })
            bag.report(
                TemplateCodes.wrongRoots("`\(name)` is rendered with other values than it was compiled for: \(roots)")
                    .note("while rendering \(item)"))
            return Rendering()
        }
        var renderer = Renderer(self, budget, notesSpans: notesSpans)
        let rendering = renderer.render(values)
        guard let stop = renderer.stop else { return rendering }
        if let limit = stop.limit {
            let (verb, unit) = limit.name == Limit.outputSize.name ? ("write", "bytes") : ("take", "steps")
            bag.report(
                limit.exceeded({ "the templates \(verb) more than \($0) \(unit)" }, of: budget.limits, at: stop.site)
                    .note("while rendering \(item) with `\(name)`"))
        } else {
            let message: Message = "the includes of `\(name)` go more than \(Renderer.maximumDepth) levels deep"
            bag.report(
                TemplateCodes.tooDeep(message).at(stop.site).note("while rendering \(item)").help(
                    "stop the recursion with an `if`, or flatten the values"))
        }
        return Rendering()
    }
}

/// Lines of a rendered text, and the operation or model that they were written for.
public struct CodeSpan: Sendable, Hashable {
    /// The key of an operation, the name of a model.
    public let subject: String
    /// The line before them, where others share it: `case .getUser(let id):`.
    public let head: String?
    public let bytes: Range<Int>

    public init(subject: String, head: String? = nil, bytes: Range<Int>) {
        self.subject = subject
        self.head = head
        self.bytes = bytes
    }
}

/// A name that a template sees from its first line on, and the type of its value: `operation`, `options`.
public struct TemplateRoot: Sendable {
    public let name: String
    public let type: ViewType

    public init(_ name: String, _ type: ViewType) {
        self.name = name
        self.type = type
    }

    public init<View: TabledView>(_ name: String, _ view: View.Type) { self.init(name, View.table.viewType) }
}

/// The template files that can be rendered or included, by the names that `{% include %}` uses.
public struct TemplateLibrary: Sendable {
    public let sources: [String: SourceFile]

    /// Whether a file of this name comes from another pack, so that the author can't change it.
    let isBorrowed: @Sendable (String) -> Bool

    public init(_ sources: [String: SourceFile], isBorrowed: @escaping @Sendable (String) -> Bool = { _ in false }) {
        self.sources = sources
        self.isBorrowed = isBorrowed
    }

    var names: [String] { sources.keys.sorted() }
}

/// Compiles the templates of a library; every name is looked up here, so that rendering cannot fail.
///
/// The syntax, for template authors:
///
/// - `{{ path.to.field }}` prints text or a number. An absent value prints nothing; a flag, a list or a view can't be
///   printed. A path through an absent view is absent.
/// - `{% for x in path separator ", " %}…{% empty %}…{% endfor %}`; a separator is only between iterations that print
///   something. `loop.first`, `loop.last` and `loop.index` (from 1) belong to the innermost loop of the file.
/// - `{% if a.b and not (c or d == "word") %}…{% elif … %}…{% else %}…{% endif %}`. Set flags are true, text and lists
///   that aren't empty, and views that are present. `==` and `!=` compare text, numbers and flags with literals or with
///   each other. `any list.field` is true if the field of some element is.
/// - `{% switch x in list by x.field, x.field %}…{% default %}…{% endswitch %}` writes a `switch self` over cases of an
///   enum, at the column of the tag, which is alone on its line. The body is the value that an arm returns, with `x`
///   for the cases that share the arm; their patterns bind the arguments that the fields use. Cases with none of the
///   fields go to `default:`. Without `{% default %}`, where no field uses arguments, the value of most cases becomes
///   `default:`. Where all cases have the same value only that is written, unless the tag ends in `always`.
/// - `{% include "file" %}`, `{% include "file" with path as name, path as name %}`: the file sees every name that is
///   visible at the include, and the new ones. A file may include itself.
/// - `{% with path as name %}…{% endwith %}`, `{# comment #}`, `{% raw %}…{% endraw %}`. There are no filters.
/// - A comment that opens a file, `{# for: case, options #}`, declares the names that it needs, which are checked.
///
/// White space:
///
/// - A line of tags alone produces no line; neither does a line whose tags and values print nothing. Text keeps its
///   white space exactly, so bodies of blocks are written at the column of their output.
/// - An include alone on its line indents the included lines by its column. Inside of a line, the included lines follow
///   the line's indentation, and the file's last line break is dropped.
/// - The lines of a multi-line value begin at the column of its first one; in a group, at the item's indentation, and
///   the group breaks.
/// - Inside of `{% inline %}…{% endinline %}`, of a `switch` and of a group, line breaks and the white space around
///   them are not output, so that a part of a line can be written on several.
/// - A separator without a line break goes to the end of the line before if the iteration before ended there.
/// - Blank lines: one at most, none after a line that ends in `{`, none before one that begins with `}`, none at the
///   file's start or end. No line ends in white space.
///
/// Long lines: `{% group %}…{% endgroup %}` prints its content on the line if the whole line fits in the width;
/// otherwise it breaks, outer groups before inner ones. The items of a group are its `{% item %}…{% enditem %}` and the
/// iterations of a loop with a separator directly in it. Between items is `", "`, or the `separator "…"` of the loop or
/// the group, whose blanks are dropped at a break. Line breaks and indentation in the template's text of a group are
/// not output.
///
/// - `{% group %}`: the opening text, one item a line indented by 4, the closing text. For argument and parameter
///   lists, for associated values of a case, for a call's only argument.
/// - `{% group trailing "," %}`: the same with a comma after the last of several items. For collection literals.
/// - `{% group fill %}`: as many items a line as fit. For patterns of a `case` and for inherited types.
/// - `{% group hang %}`: the content on the next line. For a long literal after `return ` or `= `, for a type after
///   `let name: ` or `class Name: `, and for `-> Result` of a function without parameters.
///
/// After a broken `fill` or `hang`, a `{` that ends the line goes on a line of its own, as `swift format` wants it.
///
/// An identifier is never built: see `IdentifierLint`.
public struct TemplateCompiler: Sendable {
    private var templates: ParsedTemplates
    private let lineWidth: Int
    private let mergesArms: Bool
    private let watched: [String]
    private var archive: TemplateArchive?
    /// Collects the compiled programs where an archive is made.
    public private(set) var writer: TemplateArchive.Writer?

    /// - Parameter mergesArms: whether cases with equal values share an arm of a switch.
    /// - Parameter watched: names that a rendering reports if it wrote them.
    /// - Parameter archive: programs of some of the templates; they are taken from there rather than compiled.
    public init(
        _ library: TemplateLibrary, lineWidth: Int = 120, mergesArms: Bool = true, watching watched: [String] = [],
        archive: TemplateArchive? = nil, writer: TemplateArchive.Writer? = nil
    ) {
        templates = ParsedTemplates(library)
        self.lineWidth = lineWidth
        self.mergesArms = mergesArms
        self.watched = watched
        self.archive = archive
        self.writer = writer
    }

    /// Compiles a file and everything that it includes; nil if there are errors, which are all reported.
    ///
    /// - Parameter isCode: whether the output is code, in which identifiers can't be built of parts; a path isn't code.
    public mutating func compile(
        _ name: String, roots: [TemplateRoot], isCode: Bool = true, into bag: inout DiagnosticBag
    ) -> Template? {
        guard templates.library.sources[name] != nil else {
            return bag.fail(
                TemplateCodes.missingFile("there is no template `\(name)`").help(
                    Diagnostics.suggestion(for: name, among: templates.library.names)))
        }
        var program = archive?.program(name, roots, isCode: isCode, in: templates.library)
        if program == nil {
            var compiler = ProgramCompiler(templates.takeAll(), roots: roots, isCode: isCode)
            program = compiler.compile(name)
            templates = compiler.templates
            bag.append(contentsOf: compiler.bag)
            if let program { writer?.add(program, for: TemplateArchive.key(name, roots, isCode: isCode)) }
        }
        program?.watch(watched)
        return program.map { Template(name: name, program: $0, lineWidth: lineWidth, mergesArms: mergesArms) }
    }
}

/// The parsed files of a library, each parsed once, and the problems that were reported already.
struct ParsedTemplates: Sendable {
    let library: TemplateLibrary
    private var parsed: [String: ParsedTemplate] = [:]
    private var reported: Set<Problem> = []

    private struct Problem: Hashable {
        let file: String
        let offset: UInt32
        let message: String
    }

    init(_ library: TemplateLibrary) { self.library = library }

    /// Moves everything out and leaves this empty: with two owners, each new file would copy all the others.
    mutating func takeAll() -> ParsedTemplates {
        let all = self
        self = ParsedTemplates(library)
        return all
    }

    /// The parsed file; its mistakes are reported the first time.
    mutating func template(_ name: String, into bag: inout DiagnosticBag) -> ParsedTemplate? {
        if let template = parsed[name] { return template }
        guard let file = library.sources[name] else { return nil }
        let template = TemplateParser.parse(file, into: &bag)
        parsed[name] = template
        return template
    }

    /// Reports a problem unless the same one was reported at that place, for another context of the file.
    mutating func report(_ diagnostic: Diagnostic, into bag: inout DiagnosticBag) {
        report(diagnostic, at: diagnostic.range, as: diagnostic.message.text, into: &bag)
    }

    /// Reports a problem of an include once, however many problems it causes.
    mutating func report(_ diagnostic: Diagnostic, ofIncludeAt site: SourceRange, into bag: inout DiagnosticBag) {
        report(diagnostic, at: site, as: "", into: &bag)
    }

    /// Reports a problem of borrowed templates once, in however many places it shows.
    mutating func report(anywhere diagnostic: Diagnostic, into bag: inout DiagnosticBag) {
        report(diagnostic, at: nil, as: diagnostic.message.text, into: &bag)
    }

    private mutating func report(
        _ diagnostic: Diagnostic, at range: SourceRange?, as message: String, into bag: inout DiagnosticBag
    ) {
        let problem = Problem(file: range?.file.name ?? "", offset: range?.startOffset ?? 0, message: message)
        if reported.insert(problem).inserted { bag.report(diagnostic) }
    }
}
