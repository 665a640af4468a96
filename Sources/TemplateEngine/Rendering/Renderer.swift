import Platform

/// Runs a template's program with values. It looks up no names, and fails only at includes without an end and at the
/// limits of the budget.
struct Renderer: ~Copyable {
    let template: Template
    var writer: LineWriter
    private(set) var slots: SlotStack
    private var depth = 0
    private var rendering = Template.Rendering()
    /// The indices of the `Program.needs` that were reached.
    private var needs: Set<Int> = []
    let budget: RenderingBudget
    /// Whether the lines of each operation and model are recorded.
    private let notesSpans: Bool
    /// The reason why rendering ended early, and the loop or include where it ended.
    var stop: Stop? { didSet { isStopped = true } }
    /// Whether rendering ended early; cheap enough to ask at each step.
    private(set) var isStopped = false
    /// The steps that aren't subtracted from the budget yet.
    var steps = 0
    /// The bytes that are subtracted from the budget already.
    var notedBytes = 0

    static let maximumDepth = 64

    init(_ template: Template, _ budget: RenderingBudget, notesSpans: Bool = false) {
        self.template = template
        self.budget = budget
        self.notesSpans = notesSpans
        // Templates that include others do so a few levels deep.
        let own = template.program.procedures.first?.slotCount ?? 0
        slots = SlotStack(count: template.program.calls.isEmpty ? own : max(32, own))
        writer = LineWriter(template: template)
    }

    mutating func render(_ values: [any TemplateView]) -> Template.Rendering {
        guard let main = template.program.procedures.first else { return rendering }
        for (index, value) in values.enumerated() { slots.set(value, at: index) }
        template.program.code.withUnsafeBufferPointer { code in
            template.program.bytes.withUnsafeBufferPointer { bytes in
                guard let code = code.baseAddress else { return }
                let tables = Tables(code: code, bytes: bytes.baseAddress)
                run(from: main.start, to: main.end, base: 0, tables)
            }
        }
        settle(in: .elsewhere)
        rendering.bytes = writer.finish()
        rendering.needs = needs.sorted().map { (template.needs[$0].name, template.needs[$0].range) }
        return rendering
    }

    /// The parts of the program that every step reads.
    struct Tables {
        let code: UnsafePointer<Instruction>
        let bytes: UnsafePointer<UInt8>?
    }

    mutating func run(from start: Int, to end: Int, base: Int, _ tables: Tables) {
        var position = start
        while position < end {
            switch tables.code[position] {
            case .text(let start, let count):
                if let bytes = tables.bytes { writer.write(bytes + Int(start), Int(count)) }
            case .named(let start, let count, let number):
                for name in template.program.namesInTexts[Int(number)] {
                    rendering.names.insert(template.program.watched[name])
                }
                if let bytes = tables.bytes { writer.write(bytes + Int(start), Int(count)) }
            case .endLine: writer.endLine()
            case .blankLine: writer.blankLine()
            case .value(let path): print(value(Int(path), base))
            case .jump(let target):
                position = Int(target)
                continue
            case .branch(let test, let when, let target):
                if outcome(of: test, base) == when {
                    position = Int(target)
                    continue
                }
            case .hold(let path, let slot, let target):
                let value = value(Int(path), base)
                guard value.isTrue else {
                    position = Int(target)
                    continue
                }
                slots.set(value, at: base + Int(slot))
            case .choose(let number):
                let choice = template.program.switches[Int(number)]
                runSwitch(choice, from: position + 1, base, tables)
                position = choice.end
                continue
            case .loop(let number):
                position = runLoop(Int(number), from: position + 1, base, tables)
                continue
            case .bind(let path, let slot): slots.set(value(Int(path), base), at: base + Int(slot))
            case .call(let number): call(Int(number), base, tables)
            case .item(let separator, let end):
                let separator = writer.groupHasContent ? template.program.separators[Int(separator)] : nil
                let item = writer.beginItem(separator, isGroupItem: true)
                run(from: position + 1, to: Int(end), base: base, tables)
                _ = writer.endItem(item)
                position = Int(end)
                continue
            case .openGroup(let style): writer.openGroup(Int(style))
            case .closeGroup: writer.closeGroup()
            case .declare(let number): declare(template.program.declarations[Int(number)], base)
            case .need(let number): needs.insert(Int(number))
            case .exposed: rendering.exposesSupport = true
            }
            position += 1
        }
    }

    // MARK: Values

    func value(_ number: Int, _ base: Int) -> TemplateValue {
        let path = template.program.paths[number]
        let slot = base + path.slot
        guard path.firstField < path.endField else { return slots[slot] }
        let first = template.program.pathFields[path.firstField]
        var value = first < 0 ? part(first, of: slots[slot]) : slots.field(first, ofSlot: slot)
        var next = path.firstField + 1
        while next < path.endField {
            value = part(template.program.pathFields[next], of: value)
            next += 1
        }
        return value
    }

    /// Reads a field of a view, or the element of a list with a given name.
    private func part(_ field: Int, of value: TemplateValue) -> TemplateValue {
        if field >= 0 {
            guard case .view(let view) = value else { return .none }
            return view.value(at: field)
        }
        guard case .views(let views) = value else { return .none }
        let key = template.program.keys[~field]
        for index in 0..<views.viewCount {
            let view = views.view(at: index)
            if case .text(key) = view.value(at: 0) { return .view(view) }
        }
        return .none
    }

    private mutating func print(_ value: consuming TemplateValue) {
        switch consume value {
        case .text(let text): writer.write(text)
        case .code(let text, let names, let isExposed):
            writer.write(text)
            rendering.names.formUnion(names)
            if isExposed { rendering.exposedNames.formUnion(names) }
        case .number(let number): writer.write(String(number))
        case .none, .flag, .texts, .view, .views: break
        }
    }

    private mutating func outcome(of test: Instruction.Test, _ base: Int) -> Bool {
        switch test {
        case .truth(let path): return value(Int(path), base).isTrue
        case .comparison(let number): return compare(template.program.comparisons[Int(number)], base)
        case .any(let number):
            let search = template.program.searches[Int(number)]
            guard case .views(let views) = value(search.list, base) else { return false }
            spend(views.viewCount, in: .elsewhere)
            return (0..<views.viewCount).contains { index in
                var value = TemplateValue.view(views.view(at: index))
                for field in template.program.pathFields[search.fields] { value = part(field, of: value) }
                return value.isTrue
            }
        }
    }

    private func compare(_ comparison: Program.Comparison, _ base: Int) -> Bool {
        let isSame: Bool
        switch (value(comparison.path, base), comparison.other) {
        case (.text(let text), .literal(.text(let literal))), (.code(let text, _, _), .literal(.text(let literal))):
            isSame = text == literal
        case (.none, .literal(.text(let literal))): isSame = literal.isEmpty
        case (.number(let number), .literal(.number(let literal))): isSame = number == literal
        case (.flag(let flag), .literal(.flag(let literal))): isSame = flag == literal
        case (let value, .path(let other)): isSame = value.isSame(as: self.value(other, base))
        default: isSame = false
        }
        return isSame == comparison.isEqual
    }

    private mutating func declare(_ declaration: Program.Declaration, _ base: Int) {
        let name: String
        switch declaration.name {
        case .literal(let text): name = text
        case .path(let path): name = text(path, base)
        }
        let owner = declaration.owner.map { text($0, base) } ?? ""
        rendering.declarations.append(TemplateDeclaration(kind: declaration.kind, name: name, owner: owner))
    }

    private func text(_ path: Int, _ base: Int) -> String {
        switch value(path, base) {
        case .text(let text), .code(let text, _, _): text
        default: ""
        }
    }

    // MARK: Blocks

    /// Runs the body for each element; returns the index to continue at, that of `{% empty %}` without elements.
    private mutating func runLoop(_ number: Int, from body: Int, _ base: Int, _ tables: Tables) -> Int {
        let loop = template.program.loops[number]
        let count: Int
        let list = value(loop.path, base)
        switch list {
        case .texts(let texts): count = texts.count
        case .views(let views): count = views.viewCount
        case .none, .flag, .number, .text, .code, .view: count = 0
        }
        if count == 0 { return loop.bodyEnd }
        let separator = loop.separator.map { template.program.separators[$0] }
        var hasOutput = loop.isGroupItems && writer.groupHasContent
        for index in 0..<count {
            spend(loop.bodyEnd - body + 1, in: .loop(number))
            if isStopped { break }
            switch list {
            case .texts(let texts): slots.set(.text(texts[index]), at: base + loop.slot)
            case .views(let views): slots.set(views.view(at: index), at: base + loop.slot)
            case .none, .flag, .number, .text, .code, .view: break
            }
            if loop.usesPosition {
                let position = base + loop.positionSlot
                slots.set(.flag(index == 0), at: position)
                slots.set(.flag(index == count - 1), at: position + 1)
                slots.set(.number(index + 1), at: position + 2)
            }
            let start = spanStart
            if let separator {
                let item = writer.beginItem(hasOutput ? separator : nil, isGroupItem: loop.isGroupItems)
                run(from: body, to: loop.bodyEnd, base: base, tables)
                if writer.endItem(item) { hasOutput = true }
            } else {
                run(from: body, to: loop.bodyEnd, base: base, tables)
            }
            if let start, case .views(let views) = list { noteSpan(from: start, of: views.view(at: index)) }
        }
        return loop.end
    }

    /// The offset at which recorded lines can begin; nil within a line and where lines aren't recorded.
    var spanStart: Int? { notesSpans ? writer.wholeLines : nil }

    /// Records that the lines written since `start` belong to a view.
    mutating func noteSpan(from start: Int, of view: any TemplateView, after head: String? = nil) {
        guard let end = writer.wholeLines, end > start, let subject = view.subject else { return }
        rendering.spans.append(CodeSpan(subject: subject, head: head, bytes: start..<end))
    }

    private mutating func call(_ number: Int, _ base: Int, _ tables: Tables) {
        let call = template.program.calls[number]
        guard depth < Self.maximumDepth else {
            stop = stop ?? Stop(limit: nil, site: template.program.callSites[number])
            return
        }
        let procedure = template.program.procedures[call.procedure]
        spend(procedure.end - procedure.start + 1, in: .call(number))
        if isStopped { return }
        let inner = base + template.program.procedures[call.caller].slotCount
        slots.reserve(inner + procedure.slotCount)
        for index in call.arguments {
            let argument = template.program.arguments[index]
            slots.set(value(argument.path, base), at: inner + argument.slot)
        }
        let start = writer.count
        let outer = call.indentation.map { writer.indent(by: $0) } ?? writer.followLine()
        depth += 1
        run(from: procedure.start, to: procedure.end, base: inner, tables)
        depth -= 1
        writer.indentation = outer
        if call.indentation == nil { writer.reopenLine(since: start) }
    }
}
