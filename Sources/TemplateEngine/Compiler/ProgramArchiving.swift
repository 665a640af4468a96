import Diagnostics

/// A program in an archive: fields are stored by name, since views change, and texts by their offsets in the files.
extension Program {
    mutating func pass(through archive: inout ArchiveCoder) {
        passFields(through: &archive)
        archive.pass(&keys, "") { $0.pass(&$1) }
        var reads = pathReads
        archive.pass(&reads, 0) { $0.pass(&$1) }
        guard !archive.isBroken, reads.allSatisfy({ $0 < fields.count }) else { return archive.isBroken = true }
        if archive.isReading { _ = addPath(reads) }
        archive.pass(&paths, Path(slot: 0, fields: 0..<0)) {
            $0.pass(&$1.slot)
            $0.pass(&$1.firstField)
            $0.pass(&$1.endField)
        }
        archive.pass(&comparisons, Comparison(path: 0, isEqual: true, other: .path(0))) {
            $0.pass(&$1.path)
            $0.pass(&$1.isEqual)
            $0.pass(&$1.other)
        }
        archive.pass(&searches, Search(list: 0, fields: 0..<0)) {
            $0.pass(&$1.list)
            $0.pass(&$1.fields)
        }
        passSeparators(through: &archive)
        archive.pass(&loops, Loop()) { $0.pass(&$1) }
        passSwitches(through: &archive)
        archive.pass(&groups, GroupStyle()) {
            $0.pass(&$1.kind)
            $0.pass(&$1.trailing)
        }
        archive.pass(&calls, Call(caller: 0, procedure: 0, indentation: nil)) {
            $0.pass(&$1.caller)
            $0.pass(&$1.procedure)
            $0.pass(&$1.arguments)
            $0.pass(&$1.indentation)
        }
        archive.pass(&arguments, Argument(path: 0, slot: 0)) {
            $0.pass(&$1.path)
            $0.pass(&$1.slot)
        }
        archive.pass(&declarations, Declaration(kind: .type, name: .literal(""), owner: nil)) { $0.pass(&$1) }
        guard let file = archive.files.first else { return }
        let nowhere = SourceRange(file: file, startOffset: 0, endOffset: 0)
        archive.pass(&loopSites, nowhere) { $0.pass(&$1) }
        archive.pass(&callSites, nowhere) { $0.pass(&$1) }
        archive.pass(&needs, ("", nowhere)) {
            $0.pass(&$1.name)
            $0.pass(&$1.range)
        }
        passCode(through: &archive)
    }

    /// Passes the fields. The view of each is the type of a root, or the type of the views that an earlier field holds.
    private mutating func passFields(through archive: inout ArchiveCoder) {
        if archive.isReading {
            let count = archive.count()
            fields.reserveCapacity(count)
            for _ in 0..<count {
                let owner = archive.number()
                let held = owner - roots.count
                let name = archive.text()
                let view =
                    fields.indices.contains(held)
                    ? fields[held].child : roots.indices.contains(owner) ? roots[owner].type : nil
                guard let view, let number = view.index(of: name),
                    view.fields[number].kind.signature == archive.number()
                else { return archive.isBroken = true }
                fields.append(Field(view: view, number: number))
            }
        } else {
            archive.put(fields.count)
            for (index, field) in fields.enumerated() {
                let owner = fields[..<index].firstIndex { $0.child === field.view } ?? index
                archive.put(roots.firstIndex { $0.type === field.view } ?? roots.count + owner)
                archive.put(field.view.fields[field.number].name)
                archive.put(field.view.fields[field.number].kind.signature)
            }
        }
    }

    private mutating func passSeparators(through archive: inout ArchiveCoder) {
        archive.pass(&separators, Separator(firstLine: 0, endLine: 0)) {
            $0.pass(&$1.firstLine)
            $0.pass(&$1.endLine)
        }
        var pool = bytes
        archive.pass(&separatorLines, Separator.Line(start: 0, count: 0, blanks: 0)) {
            var text = String(decoding: pool[$1.start..<$1.start + $1.count], as: UTF8.self)
            $0.pass(&text)
            $0.pass(&$1.blanks)
            guard $0.isReading else { return }
            $1.start = pool.count
            $1.count = text.utf8.count
            pool += text.utf8
        }
        bytes = pool
    }

    private mutating func passSwitches(through archive: inout ArchiveCoder) {
        let fields = fields
        let none = Switch.Key(0, of: fields)
        let empty = Switch(
            list: 0, slot: 0, keys: [], isAlways: false, hasDefault: false, indentation: 0, patterns: (0, 0, 0))
        archive.pass(&switches, empty) {
            $0.pass(&$1.list)
            $0.pass(&$1.slot)
            $0.pass(&$1.keys, none) {
                var read = $1.read
                $0.pass(&read)
                $1 = Switch.Key(read, of: fields)
            }
            $0.pass(&$1.isAlways)
            $0.pass(&$1.hasDefault)
            $0.pass(&$1.indentation)
            $0.pass(&$1.patterns.group)
            $0.pass(&$1.patterns.arguments)
            $0.pass(&$1.patterns.separator)
            $0.pass(&$1.bodyEnd)
            $0.pass(&$1.end)
        }
    }

    private mutating func passCode(through archive: inout ArchiveCoder) {
        if archive.isReading { return readCode(from: &archive) }
        var offsets = textOffsets[...]
        archive.put(procedures.count)
        for (procedure, source) in zip(procedures, sources) {
            archive.put(archive.files.firstIndex { $0 === source.file } ?? 0)
            archive.put(procedure.slotCount)
            archive.put(procedure.end - procedure.start)
            for index in procedure.start..<procedure.end {
                var numbers = code[index].numbers(at: index)
                if case .text = code[index] { numbers[1] = offsets.popFirst() ?? 0 }
                for number in numbers { archive.put(number) }
            }
        }
    }

    /// Reads the instructions. Texts are ranges of the files, which are copied as a whole.
    private mutating func readCode(from archive: inout ArchiveCoder) {
        var starts: [Int] = []
        for file in archive.files {
            starts.append(bytes.count)
            if bytes.isEmpty { bytes = file.bytes } else { bytes += file.bytes }
        }
        for _ in 0..<archive.count() {
            let number = archive.number()
            let slotCount = archive.number()
            let start = code.count
            let end = start + archive.count()
            guard archive.files.indices.contains(number) else { return archive.isBroken = true }
            let file = (start: starts[number], count: archive.files[number].bytes.count)
            if code.isEmpty { code.reserveCapacity(end) }
            for index in start..<end {
                guard let instruction = Instruction(from: &archive, at: index) else { return archive.isBroken = true }
                guard case .text(let offset, let count) = instruction else {
                    code.append(instruction)
                    continue
                }
                let (first, last) = (Int(offset), Int(offset) + Int(count))
                guard first >= 0, first <= last, last <= file.count else { return archive.isBroken = true }
                code.append(.text(start: Int32(clamping: file.start + first), count: count))
            }
            procedures.append(Procedure(start: start, end: end, slotCount: slotCount))
        }
    }
}

extension ViewField.Kind {
    /// A number that changes with the kind, so that programs compiled for another kind are refused.
    var signature: Int {
        switch self {
        case .flag: 0
        case .number: 1
        case .text(nil): 2
        case .foreign: 3
        case .prefix: 4
        case .texts: 5
        case .view: 6
        case .views: 7
        case .text(let words?):
            words.reduce(8) { $1.utf8.reduce($0 &* 31 &+ 7) { ($0 &* 31 &+ Int($1)) & 0xFF_FFFF } } + 8
        }
    }
}

extension ArchiveCoder {
    fileprivate mutating func pass(_ loop: inout Program.Loop) {
        pass(&loop.path)
        pass(&loop.slot)
        pass(&loop.positionSlot)
        pass(&loop.usesPosition)
        pass(&loop.separator)
        pass(&loop.isGroupItems)
        pass(&loop.bodyEnd)
        pass(&loop.end)
    }

    fileprivate mutating func pass(_ operand: inout Program.Comparison.Operand) {
        var (kind, word, number) = (0, "", 0)
        switch operand {
        case .literal(.text(let text)): word = text
        case .literal(.number(let value)): (kind, number) = (1, value)
        case .literal(.flag(let flag)): (kind, number) = (2, flag ? 1 : 0)
        case .path(let path): (kind, number) = (3, path)
        }
        pass(&kind)
        if kind == 0 { pass(&word) } else { pass(&number) }
        switch kind {
        case 0: operand = .literal(.text(word))
        case 1: operand = .literal(.number(number))
        case 2: operand = .literal(.flag(number == 1))
        default: operand = .path(number)
        }
    }

    fileprivate mutating func pass(_ declaration: inout Program.Declaration) {
        var path: Int?
        var word = ""
        switch declaration.name {
        case .path(let number): path = number
        case .literal(let text): word = text
        }
        pass(&declaration.kind)
        pass(&path)
        if path == nil { pass(&word) }
        pass(&declaration.owner)
        declaration.name = path.map { .path($0) } ?? .literal(word)
    }
}

extension Instruction {
    /// The instruction's code and operands in an archive; jump targets are relative to the instruction. `named` becomes
    /// a plain text; names are watched only after a program was archived or read.
    fileprivate func numbers(at index: Int) -> [Int] {
        func jump(_ target: Int32) -> Int { Int(target) - index }
        return switch self {
        case .text(let start, let count), .named(let start, let count, _): [0, Int(start), Int(count)]
        case .endLine: [1]
        case .blankLine: [2]
        case .value(let path): [3, Int(path)]
        case .jump(let target): [4, jump(target)]
        case .branch(.truth(let path), let when, let target): [when ? 5 : 6, Int(path), jump(target)]
        case .hold(let path, let slot, let target): [7, Int(path), Int(slot), jump(target)]
        case .branch(.comparison(let number), let when, let target): [when ? 8 : 9, Int(number), jump(target)]
        case .branch(.any(let number), let when, let target): [when ? 10 : 11, Int(number), jump(target)]
        case .choose(let number): [12, Int(number)]
        case .loop(let number): [13, Int(number)]
        case .bind(let path, let slot): [14, Int(path), Int(slot)]
        case .call(let number): [15, Int(number)]
        case .item(let separator, let end): [16, Int(separator), jump(end)]
        case .openGroup(let number): [17, Int(number)]
        case .closeGroup: [18]
        case .declare(let number): [19, Int(number)]
        case .need(let number): [20, Int(number)]
        case .exposed: [21]
        }
    }

    fileprivate init?(from archive: inout ArchiveCoder, at index: Int) {
        func next() -> Int32 { archive.number32() }
        func jump() -> Int32 { Int32(clamping: index) &+ archive.number32() }
        let kind = archive.number()
        switch kind {
        case 0: self = .text(start: next(), count: next())
        case 1: self = .endLine
        case 2: self = .blankLine
        case 3: self = .value(path: next())
        case 4: self = .jump(to: jump())
        case 5, 6: self = .branch(.truth(path: next()), when: kind == 5, to: jump())
        case 7: self = .hold(path: next(), slot: next(), to: jump())
        case 8, 9: self = .branch(.comparison(next()), when: kind == 8, to: jump())
        case 10, 11: self = .branch(.any(next()), when: kind == 10, to: jump())
        case 12: self = .choose(next())
        case 13: self = .loop(next())
        case 14: self = .bind(path: next(), slot: next())
        case 15: self = .call(next())
        case 16: self = .item(separator: next(), end: jump())
        case 17: self = .openGroup(next())
        case 18: self = .closeGroup
        case 19: self = .declare(next())
        case 20: self = .need(next())
        case 21: self = .exposed
        default: return nil
        }
    }
}
