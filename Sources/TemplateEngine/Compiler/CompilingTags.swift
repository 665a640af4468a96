import Diagnostics

extension ProgramCompiler {
    mutating func compile(_ nodes: some Collection<TemplateNode>) { for node in nodes { compile(node) } }

    private mutating func compile(_ node: TemplateNode) {
        switch node {
        case .text(let span):
            let start = Int32(clamping: program.bytes.count)
            program.bytes += file.bytes[span.start..<span.end]
            program.textOffsets.append(span.start)
            emit(.text(start: start, count: Int32(clamping: span.end - span.start)))
        case .endLine: emit(.endLine)
        case .blankLine: emit(.blankLine)
        case .value(let path, let glue, let span): compileValue(path, glue, span)
        case .loop(let loop): compileLoop(loop)
        case .branch(let branch): compileBranch(branch)
        case .choice(let choice): compileSwitch(choice)
        case .include(let include): compileInclude(include)
        case .with(let bindings, let body): compileWith(bindings, body)
        case .group(let group): compileGroup(group)
        case .item(let body): compileItem(body)
        case .declaration(let declaration): compileDeclaration(declaration)
        case .needs(let name): emit(.need(add((name.text, name.span.range(in: file)), to: \.needs)))
        case .exposed: emit(.exposed)
        }
    }

    /// Appends an instruction and returns its index.
    @discardableResult mutating func emit(_ instruction: Instruction) -> Int {
        program.code.append(instruction)
        return program.code.count - 1
    }

    /// Appends an element to a table of the program and returns its index.
    mutating func add<Element>(_ element: Element, to table: WritableKeyPath<Program, [Element]>) -> Int32 {
        program[keyPath: table].append(element)
        return Int32(clamping: program[keyPath: table].count - 1)
    }

    private mutating func compileValue(_ path: PathNode, _ glue: IdentifierLint.Glue, _ span: TextSpan) {
        let resolved = resolve(path)
        if isCode, glue == .before || (glue == .onlyAfter && !(resolved?.kind.isPrefix ?? true)) {
            report(
                .gluedIdentifier,
                "a template places names, it never builds them: identifier characters touch this value", at: span,
                help: "declare the whole name as a name pattern of the pack, and print that")
        }
        guard let found = resolved else { return }
        if isCode, leadsToLiteral, isQuoted(span) {
            report(
                .wrongType, "`\(path.text)` is a literal, which has its own quotation marks", at: span,
                help: "leave out those around it")
        }
        switch found.kind {
        case .text, .prefix, .number: emit(.value(path: Int32(clamping: found.number)))
        case .foreign where !isCode: emit(.value(path: Int32(clamping: found.number)))
        case .flag, .foreign, .texts, .view, .views:
            report(TemplateMessages.notPrintable(path.text, found.kind, path.span.range(in: file)))
        }
    }

    /// Whether quotation marks touch both ends, except those of a raw string.
    private func isQuoted(_ span: TextSpan) -> Bool {
        let mark = UInt8(ascii: "\"")
        let before = file.bytes[..<span.start].suffix(2)
        return before.last == mark && before.first != UInt8(ascii: "#") && file.bytes[span.end...].first == mark
    }

    private mutating func compileWith(_ bindings: [BindingNode], _ body: [TemplateNode]) {
        let outer = scope
        let found = bindings.map { resolve($0.path) }
        for (binding, found) in zip(bindings, found) {
            let slot = scope.add(binding.name.text, found?.kind ?? Self.unknown)
            if let found { emit(.bind(path: Int32(clamping: found.number), slot: Int32(clamping: slot))) }
        }
        compile(body)
        scope.leave(to: outer)
    }

    private mutating func compileLoop(_ loop: LoopNode) {
        let found = resolve(loop.path)
        var kind = Self.unknown
        switch found?.kind {
        case .texts: kind = .text(words: nil)
        case .views(let type): kind = .view(type)
        case nil: break
        case let other?:
            let words = TemplateMessages.words(for: other)
            report(.wrongType, "`\(loop.path.text)` is \(words), no list", at: loop.path.span)
        }
        let isGroupItems = groupSeparator != nil && loop.separator != nil
        let outer = (scope, groupSeparator)
        if loop.separator != nil { groupSeparator = nil }
        let positionSlot = scope.enterLoop()
        let slot = scope.add(loop.name.text, kind)
        let number = program.loops.count
        program.loops.append(
            Program.Loop(
                path: found?.number ?? 0, slot: slot, positionSlot: positionSlot,
                separator: loop.separator.map { separator($0) }, isGroupItems: isGroupItems))
        program.loopSites.append(loop.path.span.range(in: file))
        emit(.loop(Int32(clamping: number)))
        usedPositions.remove(positionSlot)
        compile(loop.body)
        program.loops[number].usesPosition = usedPositions.contains(positionSlot)
        program.loops[number].bodyEnd = program.code.count
        scope.leave(to: outer.0)
        groupSeparator = outer.1
        compile(loop.emptyBody)
        program.loops[number].end = program.code.count
    }

    private mutating func compileGroup(_ group: GroupNode) {
        let outer = groupSeparator
        groupSeparator = separator(group.separator)
        emit(.openGroup(add(group.style, to: \.groups)))
        compile(group.body)
        emit(.closeGroup)
        groupSeparator = outer
    }

    private mutating func compileItem(_ body: [TemplateNode]) {
        guard let separator = groupSeparator else { return compile(body) }
        let start = emit(.endLine)
        groupSeparator = nil
        compile(body)
        groupSeparator = separator
        let end = Int32(clamping: program.code.count)
        program.code[start] = .item(separator: Int32(clamping: separator), end: end)
    }

    /// `", "` → one line `,` with 1 blank; `"\n"` → two empty lines.
    mutating func separator(_ text: String) -> Int {
        let firstLine = program.separatorLines.count
        for line in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
            let blanks = line.reversed().prefix { $0 == 0x20 }.count
            let start = program.bytes.count
            program.bytes += line.dropLast(blanks)
            program.separatorLines.append(
                Separator.Line(start: start, count: program.bytes.count - start, blanks: blanks))
        }
        program.separators.append(Separator(firstLine: firstLine, endLine: program.separatorLines.count))
        return program.separators.count - 1
    }

    private mutating func compileInclude(_ include: IncludeNode) {
        var seen = scope.visible
        var arguments = seen.map { IncludeArgument.slot($0.slot) }
        for binding in include.bindings {
            let found = resolve(binding.path)
            let new = Scope.Binding(name: binding.name.text, slot: 0, kind: found?.kind ?? Self.unknown)
            if let index = seen.firstIndex(where: { $0.name == new.name }) {
                seen[index] = new
                arguments[index] = .path(found?.number ?? 0)
            } else {
                seen.append(new)
                arguments.append(.path(found?.number ?? 0))
            }
        }
        guard templates.library.sources[include.file] != nil else {
            return report(
                .missingFile, "there is no template `\(include.file)`", at: include.fileSpan,
                help: Diagnostics.suggestion(for: include.file, among: templates.library.names))
        }
        let span = include.fileSpan.range(in: file)
        guard let procedure = procedure(include.file, seen, site: (span, current)) else { return }
        program.callSites.append(span)
        includeArguments.append(arguments)
        let call = Program.Call(caller: current, procedure: procedure, indentation: include.indentation)
        emit(.call(add(call, to: \.calls)))
    }
}
