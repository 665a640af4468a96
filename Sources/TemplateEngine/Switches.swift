/// The arms of a `{% switch %}`: which cases share one, and which are left to `default:`.
struct SwitchArms {
    private(set) var arms: [Arm] = []
    /// Whether cases without an arm are left: those with no value, or with the value of `speaker`.
    private(set) var hasDefault = false
    /// The case whose value is written for `default:`, where the template has no `{% default %}`.
    private(set) var speaker: Int?

    /// Cases by their positions in the list, and the arguments that their patterns bind.
    struct Arm {
        var cases: [Int]
        let arguments: [String]
    }

    /// The properties that are equal in all cases of an arm.
    private struct Key: Hashable {
        let values: [TemplateValue]
        let arguments: [String]
        let types: [String]
    }

    /// - Parameter mergesArms: whether cases with equal values share an arm even where arms can bind arguments.
    init(_ choice: Program.Switch, of views: any ViewList, mergesArms: Bool) {
        // Where no arm can use arguments, equal cases share an arm, whatever the convention.
        let mergesArms = mergesArms || !choice.binds
        var known: [Key: Int] = [:]
        if mergesArms { known.reserveCapacity(views.viewCount) }
        for index in 0..<views.viewCount {
            guard let view = views.view(at: index).asCase else { continue }
            let values = choice.keys.map { view.value(at: $0.field) }
            if choice.hasDefault, !values.contains(where: \.isTrue) {
                hasDefault = true
                continue
            }
            let arguments = SwitchArms.arguments(choice, of: view)
            if mergesArms {
                let types = arguments.isEmpty ? [] : view.types(of: arguments)
                let key = Key(values: values, arguments: arguments, types: types)
                if let found = known[key] {
                    arms[found].cases.append(index)
                    continue
                }
                known[key] = arms.count
            }
            arms.append(Arm(cases: [index], arguments: arguments))
        }
        if !choice.hasDefault, !choice.binds { leaveMostFrequent() }
    }

    /// Whether all cases have the same value, which uses no arguments.
    var areUniform: Bool { arms.isEmpty || (arms.count == 1 && !hasDefault && arms[0].arguments.isEmpty) }

    private static func arguments(_ choice: Program.Switch, of view: any SwitchCase) -> [String] {
        var arguments: [String] = []
        for key in choice.keys {
            guard let position = key.position else { continue }
            let found = view.arguments(ofField: position)
            if arguments.isEmpty { arguments = found } else { arguments += found.filter { !arguments.contains($0) } }
        }
        return arguments
    }

    /// Turns the arm with the most cases into `default:`; of several, the first.
    private mutating func leaveMostFrequent() {
        let count = arms.map(\.cases.count).max() ?? 0
        guard count > 1, let largest = arms.firstIndex(where: { $0.cases.count == count }) else { return }
        speaker = arms[largest].cases[0]
        hasDefault = arms.count > 1
        arms.remove(at: largest)
    }
}

extension Renderer {
    /// A switch that is being written: its cases, and the instructions for their values.
    struct SwitchRun {
        let choice: Program.Switch
        let views: any ViewList
        /// The index of the first instruction of an arm's body.
        let body: Int
        let base: Int
        let tables: Tables
    }

    /// Writes a `switch`, or only the value if all cases have the same one.
    mutating func runSwitch(_ choice: Program.Switch, from body: Int, _ base: Int, _ tables: Tables) {
        guard case .views(let views) = value(choice.list, base) else { return }
        spend(views.viewCount * choice.keys.count, in: .elsewhere)
        let arms = SwitchArms(choice, of: views, mergesArms: template.mergesArms)
        let run = SwitchRun(choice: choice, views: views, body: body, base: base, tables: tables)
        let outer = writer.indent(by: choice.indentation)
        defer { writer.indentation = outer }
        if arms.areUniform, arms.arms.isEmpty || !choice.isAlways {
            return writeValue(of: arms.arms.first?.cases[0] ?? arms.speaker, run)
        }
        writeLine("switch self {")
        for arm in arms.arms {
            writePatterns(of: arm, run)
            let start = spanStart
            writeReturn(of: arm.cases[0], run)
            // The lines are recorded for each case, under a `case` line of its own.
            for index in arm.cases {
                let view = views.view(at: index)
                guard let start, let pattern = view.asCase?.pattern(binding: arm.arguments) else { continue }
                noteSpan(from: start, of: view, after: "case \(pattern):")
            }
        }
        if arms.hasDefault {
            writeLine("default:")
            writeReturn(of: arms.speaker, run)
        }
        writeLine("}")
    }

    private mutating func writeLine(_ text: String) {
        writer.write(text)
        writer.endLine()
    }

    /// `case .getUser(let id), .deleteUser(let id):`
    private mutating func writePatterns(of arm: SwitchArms.Arm, _ run: SwitchRun) {
        writer.write("case ")
        writer.openGroup(run.choice.patterns.group)
        let separator = template.program.separators[run.choice.patterns.separator]
        for (number, index) in arm.cases.enumerated() {
            let item = writer.beginItem(number > 0 ? separator : nil, isGroupItem: true)
            if let speaker = run.views.view(at: index).asCase {
                writePattern(of: speaker, binding: arm.arguments, run.choice.patterns.arguments, separator)
            }
            _ = writer.endItem(item)
        }
        writer.closeGroup()
        writeLine(":")
    }

    /// Writes a pattern; the arguments of a long one can go on lines of their own.
    private mutating func writePattern(
        of speaker: any SwitchCase, binding arguments: [String], _ group: Int, _ separator: Separator
    ) {
        let pattern = speaker.pattern(binding: arguments)
        guard pattern.utf8.count > template.lineWidth / 2 else { return writer.write(pattern) }
        let bindings = speaker.bindings(of: arguments)
        guard !bindings.isEmpty else { return writer.write(pattern) }
        writer.write(speaker.unboundPattern)
        writer.write("(")
        writer.openGroup(group)
        for (number, binding) in bindings.enumerated() {
            let item = writer.beginItem(number > 0 ? separator : nil, isGroupItem: true)
            writer.write(binding)
            _ = writer.endItem(item)
        }
        writer.closeGroup()
        writer.write(")")
    }

    private mutating func writeReturn(of speaker: Int?, _ run: SwitchRun) {
        let outer = writer.indent(by: LineLayout.indentation)
        writer.write("return ")
        writeValue(of: speaker, run)
        writer.indentation = outer
    }

    /// Writes the value of a case or, without one, the body of `{% default %}`.
    private mutating func writeValue(of speaker: Int?, _ run: SwitchRun) {
        if let speaker {
            slots.set(run.views.view(at: speaker), at: run.base + run.choice.slot)
            self.run(from: run.body, to: run.choice.bodyEnd, base: run.base, run.tables)
        } else {
            self.run(from: run.choice.bodyEnd, to: run.choice.end, base: run.base, run.tables)
        }
        writer.endLine()
    }
}

extension ProgramCompiler {
    mutating func compileSwitch(_ node: SwitchNode) {
        let list = resolve(node.list)
        let type = caseType(list?.kind, of: node)
        let outer = scope
        let slot = scope.add(node.name.text, type.map { type in .view { type } } ?? Self.unknown)
        let keys = node.keys.compactMap { key($0, of: type) }
        let number = program.switches.count
        let group = program.groups.count
        program.groups += [GroupStyle(kind: .fill), GroupStyle(kind: .block)]
        program.switches.append(
            Program.Switch(
                list: list?.number ?? 0, slot: slot, keys: keys, isAlways: node.isAlways,
                hasDefault: node.otherwise != nil, indentation: node.indentation,
                patterns: (group, group + 1, separator(", "))))
        emit(.choose(Int32(clamping: number)))
        compile(node.body)
        program.switches[number].bodyEnd = program.code.count
        scope.leave(to: outer)
        compile(node.otherwise ?? [])
        program.switches[number].end = program.code.count
    }

    /// The type of the list's views, if they are cases of an enum.
    private mutating func caseType(_ kind: ViewField.Kind?, of node: SwitchNode) -> ViewType? {
        guard let kind else { return nil }
        if case .views(let type) = kind, type().argumentFields != nil { return type() }
        let words = TemplateMessages.words(for: kind)
        report(.wrongType, "`\(node.list.text)` is \(words), no list of cases of an enum", at: node.list.span)
        return nil
    }

    private mutating func key(_ path: PathNode, of type: ViewType?) -> Program.Switch.Key? {
        guard let type, resolve(path) != nil, let field = type.index(of: path.names[1].text) else { return nil }
        return Program.Switch.Key(read(Program.Field(view: type, number: field)), of: program.fields)
    }
}
