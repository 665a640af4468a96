extension Renderer {
    /// Writes a `switch`, or its only value where all cases say the same.
    mutating func runSwitch(_ choice: Program.Switch, from body: Int, _ base: Int, _ tables: Tables) {
        guard case .views(let views) = value(choice.list, base) else { return }
        spend(views.viewCount * choice.keys.count, in: .elsewhere)
        let arms = SwitchArms(choice, of: views)
        let outer = writer.indent(by: choice.indentation)
        defer { writer.restore(indentation: outer) }
        if arms.areUniform, arms.arms.isEmpty || !choice.isAlways {
            writeValue(of: arms.arms.first?.cases[0] ?? arms.speaker, choice, views, body, base, tables)
            return
        }
        writer.write("switch self {")
        writer.endLine()
        for arm in arms.arms {
            writePatterns(of: arm, choice, views)
            writeReturn(of: arm.cases[0], choice, views, body, base, tables)
        }
        if arms.hasDefault {
            writer.write("default:")
            writer.endLine()
            writeReturn(of: arms.speaker, choice, views, body, base, tables)
        }
        writer.write("}")
        writer.endLine()
    }

    /// `case .getUser(let id), .deleteUser(let id):`
    private mutating func writePatterns(of arm: SwitchArms.Arm, _ choice: Program.Switch, _ views: any ViewList) {
        writer.write("case ")
        writer.openGroup(choice.patterns.group)
        let separator = template.program.separators[choice.patterns.separator]
        for (number, index) in arm.cases.enumerated() {
            let item = writer.beginItem(number > 0 ? separator : nil, isGroupItem: true)
            if let speaker = views.view(at: index).asCase {
                writePattern(of: speaker, binding: arm.arguments, choice.patterns.arguments, separator)
            }
            _ = writer.endItem(item)
        }
        writer.closeGroup()
        writer.write(":")
        writer.endLine()
    }

    /// Writes a pattern, whose arguments stand on lines of their own where it is longer than a line.
    private mutating func writePattern(
        of speaker: any SwitchCase,
        binding arguments: [String],
        _ group: Int,
        _ separator: Separator
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

    private mutating func writeReturn(
        of speaker: Int?,
        _ choice: Program.Switch,
        _ views: any ViewList,
        _ body: Int,
        _ base: Int,
        _ tables: Tables
    ) {
        let outer = writer.indent(by: LineLayout.indentation)
        writer.write("return ")
        writeValue(of: speaker, choice, views, body, base, tables)
        writer.restore(indentation: outer)
    }

    /// Writes what a case says, or, without one, what `{% default %}` says.
    private mutating func writeValue(
        of speaker: Int?,
        _ choice: Program.Switch,
        _ views: any ViewList,
        _ body: Int,
        _ base: Int,
        _ tables: Tables
    ) {
        if let speaker {
            slots.set(views.view(at: speaker), at: base + choice.slot)
            run(from: body, to: choice.bodyEnd, base: base, tables)
        } else {
            run(from: choice.bodyEnd, to: choice.end, base: base, tables)
        }
        writer.endLine()
    }
}
