import Diagnostics

/// Compiles one template: a procedure for each file and each set of types that it is included with, so that files may
/// include themselves.
struct ProgramCompiler {
    var templates: ParsedTemplates
    var program = Program()
    var bag = DiagnosticBag()
    var hasErrors = false
    /// Whether the path that was resolved last leads to a literal.
    var leadsToLiteral = false
    var scope = Scope()
    /// The procedure that is being compiled.
    var current = 0
    /// The number of the separator of the group that directly contains the next loop or item.
    var groupSeparator: Int?
    var pathNumbers: [PathKey: Int] = [:]
    var fieldNumbers: [Program.Field: Int] = [:]
    /// Values that the enclosing conditions have read, innermost last.
    var held: [HeldValue] = []
    /// The position slots of the loops whose `loop.first`, `loop.last` or `loop.index` is read.
    var usedPositions: Set<Int> = []
    let isCode: Bool
    /// By call: the value for each name that the included file sees, in the order of the names.
    var includeArguments: [[IncludeArgument]] = []
    /// By procedure: the slots of its frame that are read.
    var usedSlots: [Set<Int>] = []
    private var requests: [Request] = []
    private var procedureNumbers: [ProcedureKey: Int] = [:]

    /// A slot of the frame, and the fields to follow from there, as indices in the program's `fields`.
    struct PathKey: Hashable {
        let slot: Int
        let fields: [Int]

        /// Whether another path begins with this one, which must have at least one field.
        func leads(to other: PathKey) -> Bool {
            slot == other.slot && !fields.isEmpty && other.fields.starts(with: fields)
        }
    }

    /// The value of a path that a condition found true, so that its body need not read it again.
    struct HeldValue {
        let path: PathKey
        let slot: Int
        var isUsed = false
    }

    /// A procedure to compile, and the first include of it.
    struct Request {
        let template: ParsedTemplate
        let bindings: [Scope.Binding]
        let site: (span: SourceRange, caller: Int)?
    }

    init(_ templates: ParsedTemplates, roots: [TemplateRoot], isCode: Bool) {
        self.templates = templates
        self.isCode = isCode
        program.roots = roots
    }

    var file: SourceFile { requests[current].template.file }

    /// The program, or nil if there were errors.
    mutating func compile(_ name: String) -> Program? {
        let bindings = program.roots.enumerated().map { index, root in
            Scope.Binding(name: root.name, slot: index, kind: .view { root.type })
        }
        guard procedure(name, bindings, site: nil) != nil else { return nil }
        while current < requests.count {
            compileProcedure(requests[current])
            current += 1
        }
        passWhatIsUsed()
        if !hasErrors { refuseEndlessIncludes() }
        return hasErrors ? nil : program
    }

    /// The number of the procedure for a file and the names that it sees; a new one is compiled later.
    mutating func procedure(_ name: String, _ bindings: [Scope.Binding], site: (span: SourceRange, caller: Int)?)
        -> Int?
    {
        let key = ProcedureKey(file: name, names: bindings.map(\.name), types: bindings.map { .init($0.kind) })
        if let number = procedureNumbers[key] { return number }
        guard requests.count < Self.maximumProcedures else {
            if let site {
                report(
                    TemplateCodes.tooDeep("`\(name)` is included with too many different sets of names").at(site.span))
            }
            return nil
        }
        guard let template = templates.template(name, into: &bag) else { return nil }
        if template.hasErrors { hasErrors = true }
        let number = requests.count
        procedureNumbers[key] = number
        requests.append(Request(template: template, bindings: bindings, site: site))
        program.procedures.append(Program.Procedure())
        program.sources.append((name, template.file))
        usedSlots.append([])
        return number
    }

    private static let maximumProcedures = 5_000

    private mutating func compileProcedure(_ request: Request) {
        scope = Scope()
        groupSeparator = nil
        for binding in request.bindings { _ = scope.add(binding.name, binding.kind) }
        program.procedures[current].start = program.code.count
        guard hasContext(request.template) else { return }
        var nodes = request.template.nodes[...]
        if case .endLine? = nodes.last, request.site != nil { nodes.removeLast() }
        compile(nodes)
        program.procedures[current].end = program.code.count
        program.procedures[current].slotCount = scope.maximumSlotCount
    }

    /// Checks that every name of `{# for: … #}` is visible. A file that lacks one isn't compiled any further.
    private mutating func hasContext(_ template: ParsedTemplate) -> Bool {
        let names = scope.visible.map(\.name)
        let missing = template.context.filter { !names.contains($0.text) }
        for name in missing {
            report(
                .missingContext, "this template is for `\(name.text)`, which it is not given", at: name.span,
                help: TemplateMessages.suggestion(name.text, names))
        }
        return missing.isEmpty
    }

    mutating func report(_ code: TemplateCodes, _ message: Message, at span: TextSpan, help: Message? = nil) {
        report(code(message).at(span.range(in: file)).help(help))
    }

    /// Reports a problem with the chain of includes that leads to it. A problem in a borrowed template, which the
    /// author can't change, is reported at the include of it.
    mutating func report(_ diagnostic: Diagnostic) {
        hasErrors = true
        if isBorrowed(current) { return report(borrowed: diagnostic) }
        var diagnostic = diagnostic
        var number = current
        for _ in 0..<8 {
            guard let site = requests[number].site else { break }
            diagnostic.notes.append(
                Diagnostic.Note("`\(requests[number].template.file.name)` is included here", at: site.span))
            number = site.caller
        }
        templates.report(diagnostic, into: &bag)
    }

    private func isBorrowed(_ number: Int) -> Bool { templates.library.isBorrowed(requests[number].template.file.name) }

    private mutating func report(borrowed diagnostic: Diagnostic) {
        var number = current
        var including: SourceRange?
        while isBorrowed(number), let site = requests[number].site {
            including = site.span
            number = site.caller
        }
        guard let including, !isBorrowed(number) else { return templates.report(anywhere: diagnostic, into: &bag) }
        var misfit = diagnostic.code("the template doesn't fit here: \(diagnostic.message)").at(including).help(
            diagnostic.help)
        if let place = diagnostic.range { misfit = misfit.note("which is used here", at: place) }
        templates.report(misfit, ofIncludeAt: including, into: &bag)
    }
}

/// The names that a place in a template sees, innermost last.
struct Scope {
    /// A name, the slot of its value and what the value is.
    struct Binding {
        let name: String
        let slot: Int
        let kind: ViewField.Kind
    }

    private(set) var bindings: [Binding] = []
    /// The first position slot of each loop around the place, innermost last.
    private(set) var loops: [Int] = []
    private(set) var slotCount = 0
    private(set) var maximumSlotCount = 0

    func find(_ name: String) -> Binding? { bindings.last { $0.name == name } }

    /// The names that an included file sees: every name once, in the order of declaration.
    var visible: [Binding] {
        var visible: [Binding] = []
        for binding in bindings.reversed() where !visible.contains(where: { $0.name == binding.name }) {
            visible.append(binding)
        }
        return visible.reversed()
    }

    mutating func add(_ name: String, _ kind: ViewField.Kind) -> Int {
        let slot = reserve(1)
        bindings.append(Binding(name: name, slot: slot, kind: kind))
        return slot
    }

    mutating func enterLoop() -> Int {
        let slot = reserve(3)
        loops.append(slot)
        return slot
    }

    mutating func leave(to outer: Scope) {
        let maximum = maximumSlotCount
        self = outer
        maximumSlotCount = max(maximum, maximumSlotCount)
    }

    /// Reserves slots without names and returns the first.
    mutating func reserve(_ count: Int) -> Int {
        defer {
            slotCount += count
            maximumSlotCount = max(maximumSlotCount, slotCount)
        }
        return slotCount
    }
}

/// The key of a procedure, which includes share if the file sees the same names with the same types.
struct ProcedureKey: Hashable {
    let file: String
    let names: [String]
    let types: [TypeKey]

    struct TypeKey: Hashable {
        let signature: Int
        let words: [String]?
        let child: ObjectIdentifier?

        init(_ kind: ViewField.Kind) {
            signature = kind.signature
            if case .text(let words) = kind { self.words = words } else { words = nil }
            child = kind.child.map { ObjectIdentifier($0) }
        }
    }
}

/// A value that an include can pass for a name that the included file sees.
enum IncludeArgument {
    /// The value that the name already has at the include.
    case slot(Int)
    /// The path that the include states: `with path as name`.
    case path(Int)
}

extension ProgramCompiler {
    /// Makes each call pass the values that the included file uses, directly or in its own includes.
    mutating func passWhatIsUsed() {
        var isSettled = false
        while !isSettled {
            isSettled = true
            for (call, arguments) in zip(program.calls, includeArguments).reversed() {
                for name in usedSlots[call.procedure] where name < arguments.count {
                    guard case .slot(let slot) = arguments[name] else { continue }
                    if usedSlots[call.caller].insert(slot).inserted { isSettled = false }
                }
            }
        }
        for (number, arguments) in includeArguments.enumerated() {
            let start = program.arguments.count
            let used = usedSlots[program.calls[number].procedure]
            for (name, argument) in arguments.enumerated() where used.contains(name) {
                program.arguments.append(Program.Argument(path: path(of: argument), slot: name))
            }
            program.calls[number].arguments = start..<program.arguments.count
        }
    }

    /// Reports includes by which a file includes itself with all the values that it uses: such an include repeats
    /// without end.
    mutating func refuseEndlessIncludes() {
        var calls = [[Int]](repeating: [], count: requests.count)
        for number in program.calls.indices where passesAll(number) {
            calls[program.calls[number].caller].append(number)
        }
        // A depth-first walk. A call to a file on the path from the start closes a cycle.
        var states = [Visit](repeating: .new, count: requests.count)
        for start in requests.indices where states[start] == .new {
            states[start] = .open
            var path = [(procedure: start, next: 0)]
            while let (procedure, next) = path.last {
                guard next < calls[procedure].count else {
                    states[procedure] = .done
                    path.removeLast()
                    continue
                }
                path[path.count - 1].next += 1
                let number = calls[procedure][next]
                let called = program.calls[number].procedure
                if states[called] == .open { reportEndless(number) }
                guard states[called] == .new else { continue }
                states[called] = .open
                path.append((called, 0))
            }
        }
    }

    private enum Visit { case new, open, done }

    private mutating func reportEndless(_ number: Int) {
        hasErrors = true
        let name = program.sources[program.calls[number].procedure].name
        templates.report(
            TemplateCodes.tooDeep("`\(name)` includes itself with the same values, without an end").at(
                program.callSites[number]
            ).help(
                "include another file, or pass on a part of a value: `{% include \"\(name)\" with node.child as node %}`"
            ), into: &bag)
    }

    /// Whether a call passes each value that the included file uses under its name.
    private func passesAll(_ number: Int) -> Bool {
        let call = program.calls[number]
        let (given, wanted) = (requests[call.caller].bindings, requests[call.procedure].bindings)
        return zip(includeArguments[number], wanted).enumerated().allSatisfy { position, pair in
            guard usedSlots[call.procedure].contains(position) else { return true }
            guard case .slot(let slot) = pair.0, slot < given.count else { return false }
            return given[slot].name == pair.1.name
        }
    }

    private mutating func path(of argument: IncludeArgument) -> Int {
        switch argument {
        case .slot(let slot): number(of: PathKey(slot: slot, fields: []))
        case .path(let path): path
        }
    }
}
