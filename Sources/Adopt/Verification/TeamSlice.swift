/// The part of a team's sources that its endpoints need, so that it compiles. Spaces replace removed code: line numbers
/// don't change, so the compiler's errors show which further declarations to remove.
package struct TeamSlice {
    /// A declaration at the top level of a file, or a member of an extension that adds no conformances.
    private struct Unit {
        let file: Int
        /// The declaration; for an extension, with the name of the type that it extends.
        let member: Member
        let words: Set<String>
        /// The protocols that an extension adds to a type; nil for other declarations.
        var protocols: [String]?
        /// The extension that a member belongs to.
        var owner: Int?

        var name: String { member.name }
        var place: Range<Int> { member.place }
        var isDeclared: Bool { protocols == nil && owner == nil }
    }

    /// A declaration, with the declarations in it.
    private struct Member {
        let name: String
        var stub: Stub?
        let place: Range<Int>
        let members: [Member]
    }

    /// The replacement for code that doesn't compile.
    private enum Stub: String {
        /// Ends the program, since it isn't known what the function does.
        case end = "ended()"
        /// A property's value, which is marked: no part of a request that holds it is compared.
        case value = "gone()"
        case pair = "(gone(), gone())"
    }

    private let files: [SwiftFile]
    private var texts: [[UInt8]]
    private var units: [Unit] = []
    private let imported: [[String]]
    /// The modules that are imported by files with needed declarations.
    package var imports: Set<String> { Set(files.indices.filter { !isEmpty($0) }.flatMap { imported[$0] }) }
    /// Whether the macro `@Observable` writes members of some type.
    package let usesObservation: Bool
    /// The blocks whose code was removed, with the reasons.
    private var emptied: [(file: Int, place: Range<Int>, reason: String)] = []
    /// The declarations that were removed, with the reasons.
    private var faults: [(file: Int, place: Range<Int>, reason: String)] = []

    /// - Parameter roots: the names of the types that have to stay.
    package init(_ sources: [SwiftSource], roots: Set<String>) {
        files = sources.map(\.file)
        texts = sources.map { source in
            let bytes = ConditionalCode(source.file)?.bytes ?? source.file.source.bytes
            return TeamSlice.adapted(bytes, source.members.imports)
        }
        usesObservation = sources.contains { $0.members.types.contains { $0.attributes.contains("Observable") } }
        imported = sources.map { $0.members.imports.map { String($0.prefix { $0 != "." }) } }
        for (number, source) in sources.enumerated() {
            let words = SourceWords(bytes: texts[number])
            // A file with top-level statements is the main file of a program.
            let isMain =
                source.file.path.hasSuffix("/main.swift")
                || source.members.types.contains { $0.attributes.contains("main") }
            for (member, protocols, isType) in TeamSlice.members(source.members, words) where !isMain || isType {
                let parts = protocols == [] ? member.members.filter { $0.stub != nil } : []
                var named: Set<String> = []
                var start = member.place.lowerBound
                for part in parts {
                    named.formUnion(words.words(in: start..<max(start, part.place.lowerBound)))
                    start = part.place.upperBound
                }
                named.formUnion(words.words(in: start..<max(start, member.place.upperBound)))
                let owner = units.count
                units.append(Unit(file: number, member: member, words: named, protocols: protocols))
                units += parts.map { part in
                    Unit(file: number, member: part, words: words.words(in: part.place), owner: owner)
                }
            }
        }
        // A library asks for members that no code here names: `task` of an extension of the team's `BaseTarget`.
        keep(needed(by: roots.union(EndpointRole.allCases.flatMap(\.names))))
        let counts = Dictionary(units.filter(\.isDeclared).map { ($0.name, 1) }, uniquingKeysWith: +)
        for unit in units {
            let words = SourceWords(bytes: texts[unit.file])
            let isLone = !unit.isDeclared || counts[unit.name] == 1
            let start = isLone ? unit.place.lowerBound : words.first("{", in: unit.place)
            for word in words.privateWords(in: (start ?? unit.place.upperBound)..<unit.place.upperBound) {
                blank(word, in: unit.file)
            }
        }
    }

    /// Removes the module from `Foundation.URLSession`, so that it means the stand-in, too, the submodule from
    /// `import os.log`, and, without Objective-C, the attributes that need it.
    private static func adapted(_ bytes: [UInt8], _ imports: [String]) -> [UInt8] {
        var bytes = bytes
        for name in imports where name.contains(".") {
            let module = name.prefix { $0 != "." }
            for range in bytes.ranges(of: Array("import \(name)".utf8)) {
                for offset in range.dropFirst("import \(module)".utf8.count) { bytes[offset] = 0x20 }
            }
        }
        #if !canImport(ObjectiveC)
            let attributes: Set = ["objcMembers", "objc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable"]
            bytes = SourceWords(bytes: bytes).without(attributes)
        #endif
        for module in ["Foundation", "FoundationNetworking"] {
            for range in bytes.ranges(of: Array("\(module).URLSession".utf8)) {
                for offset in range.prefix(module.utf8.count + 1) { bytes[offset] = 0x20 }
            }
        }
        return bytes
    }

    /// The names of the modules, and the files of each.
    package func modules(_ module: (SwiftFile) -> String) -> [String: [Int]] {
        Dictionary(grouping: files.indices.filter { !isEmpty($0) }) { module(files[$0]) }
    }

    /// Whether nothing of a file is needed.
    private func isEmpty(_ file: Int) -> Bool { !units.contains { $0.file == file } }

    package func path(_ file: Int) -> String { files[file].path }

    /// A file's text, after imports.
    package func text(_ file: Int, importing modules: [String]) -> String {
        modules.map { "@_exported import \($0)\n" }.joined()
            + "#sourceLocation(file: \(EndpointCheck.literal(path(file))), line: 1)\n"
            + String(decoding: texts[file], as: UTF8.self)
    }

    // MARK: What is needed

    private func needed(by roots: Set<String>) -> Set<Int> {
        let declared = Set(units.filter(\.isDeclared).map(\.name))
        // The units that are needed if code uses a word.
        var named: [String: [Int]] = [:]
        for (number, unit) in units.enumerated() {
            let last = SourceIndex.last(unit.name)
            if let protocols = unit.protocols, !declared.contains(last),
                !declared.contains(SourceIndex.parent(unit.name))
            {
                let words = Set(unit.member.members.map(\.name) + protocols.filter(declared.contains))
                for word in words { named[word, default: []].append(number) }
            } else {
                named[last, default: []].append(number)
            }
        }
        var words: Set<String> = []
        var needed: Set<Int> = []
        /// The members that code names although their extension isn't needed yet, by extension.
        var waiting: [Int: [Int]] = [:]
        var open = roots.flatMap { $0.split(separator: ".").map(String.init) }
        while let word = open.popLast() {
            guard words.insert(word).inserted else { continue }
            var units = named[word] ?? []
            while let number = units.popLast() {
                if let owner = self.units[number].owner, !needed.contains(owner) {
                    waiting[owner, default: []].append(number)
                } else if needed.insert(number).inserted {
                    open += self.units[number].words
                    units += waiting[number] ?? []
                }
            }
        }
        return needed
    }

    private mutating func keep(_ needed: Set<Int>) {
        for (number, unit) in units.enumerated() where !needed.contains(number) { blank(unit.place, in: unit.file) }
        units = units.indices.filter(needed.contains).map { units[$0] }
    }

    private mutating func blank(_ place: Range<Int>, in file: Int) {
        for offset in place.clamped(to: 0..<texts[file].count) where texts[file][offset] != UInt8(ascii: "\n") {
            texts[file][offset] = 0x20
        }
    }

    // MARK: What doesn't compile

    /// The innermost declaration on a line.
    private func declaration(on line: Int, of path: String) -> (file: Int, place: Range<Int>, stub: Stub?)? {
        guard let file = files.firstIndex(where: { $0.path == path }),
            let unit = units.lastIndex(where: { unit in unit.file == file && lines(unit.place, file).contains(line) })
        else { return nil }
        let whole = units[unit].member
        var found = (file: file, place: whole.place, stub: whole.stub)
        var members = whole.members
        while let inner = members.last(where: { lines($0.place, file).contains(line) }) {
            found = (file, inner.place, inner.stub)
            members = inner.members
        }
        return found
    }

    /// Replaces a protocol by `Any` in a type's conformances; false if the declaration on the line doesn't name it.
    package mutating func drop(_ name: String, line: Int, of path: String) -> Bool {
        guard name.utf8.count > 2, let (file, place, _) = declaration(on: line, of: path) else { return false }
        let words = SourceWords(bytes: texts[file])
        guard var offset = words.first(":", in: place), let end = words.first("{", in: place) else { return false }
        while offset < end, words.text(offset..<words.skipWord(offset)) != name {
            offset = max(words.skipWord(offset), offset + 1)
        }
        guard offset < end else { return false }
        blank(offset..<offset + name.utf8.count, in: file)
        texts[file].replaceSubrange(offset..<offset + 3, with: Array("Any".utf8))
        return true
    }

    /// Removes the innermost declaration on a line, or only its code; false if nothing is left to remove.
    package mutating func remove(line: Int, of path: String, since reason: String) -> Bool {
        guard let (file, place, stub) = declaration(on: line, of: path) else { return false }
        // Another error of the same round took the line out.
        let start = files[file].source.location(at: place.lowerBound).line
        let rest = texts[file][place.clamped(to: 0..<texts[file].count)]
        let lines = rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        if stub != nil, line > start, line - start < lines.count {
            let left = lines[line - start].filter { $0 != 0x20 }
            if left.isEmpty || left.elementsEqual(Stub.end.rawValue.utf8) { return true }
        }
        // Other code may call the function, so only its code is removed at first.
        if let stub, let block = block(before: line, in: place, of: file, makes: stub), note(block, of: file, reason),
            empty(block, in: file, leaving: stub)
        {
            return true
        }
        if let stub, note(place, of: file, reason),
            empty(place, in: file, leaving: stub) || empty(place, in: file, leaving: .end)
        {
            return true
        }
        guard texts[file][place.clamped(to: 0..<texts[file].count)].contains(where: { $0 > 0x20 }) else { return false }
        blank(place, in: file)
        faults.append((file, place, reason))
        return true
    }

    /// False if the block was emptied before.
    private mutating func note(_ block: Range<Int>, of file: Int, _ reason: String) -> Bool {
        if emptied.contains(where: { $0.file == file && $0.place.lowerBound == block.lowerBound }) { return false }
        emptied.append((file, block, reason))
        return true
    }

    /// The reason why the code on a line was removed.
    package func reason(line: Int, of path: String) -> String? {
        emptied.last { files[$0.file].path == path && lines($0.place, $0.file).contains(line) }?.reason
    }

    /// The innermost block of a function that begins above a line: a closure, or the block of a statement. For a marked
    /// value, only a written getter counts.
    private func block(before line: Int, in place: Range<Int>, of file: Int, makes stub: Stub) -> Range<Int>? {
        let words = SourceWords(bytes: texts[file])
        var open: [Int] = []
        var found: (start: Int, depth: Int)?
        var offset = place.lowerBound
        var current = files[file].source.location(at: offset).line
        while offset < min(place.upperBound, words.bytes.count) {
            let next = max(words.skipOpaque(offset), offset + 1)
            current += words.bytes[offset..<next].count { $0 == UInt8(ascii: "\n") }
            // The outermost block is the function's own.
            if found == nil, current >= line {
                let depth = open.indices.dropFirst().last { number in
                    if stub == .value { return isGetter(open[number], words) }
                    // A switch can contain only cases.
                    let head = words.bytes[..<open[number]].lastIndex(of: UInt8(ascii: "\n")) ?? 0
                    return !words.text(head..<open[number]).contains("switch ")
                }
                guard let depth else { return nil }
                found = (open[depth], depth + 1)
            }
            if next == offset + 1, words.bytes[offset] == UInt8(ascii: "{") { open.append(offset) }
            if next == offset + 1, words.bytes[offset] == UInt8(ascii: "}") {
                if let found, found.depth == open.count { return found.start..<next }
                if !open.isEmpty { open.removeLast() }
            }
            offset = next
        }
        return nil
    }

    /// Whether a block is a written getter: `get { … }`
    private func isGetter(_ block: Int, _ words: SourceWords) -> Bool {
        var end = block
        while end > 0, words.isSpace(words.bytes[end - 1]) { end -= 1 }
        return end > 3 && words.text(end - 3..<end) == "get" && !words.isWordByte(words.bytes[end - 4])
    }

    /// Replaces the body of a declaration or a closure; false if it has none, or too little room.
    private mutating func empty(_ place: Range<Int>, in file: Int, leaving stub: Stub) -> Bool {
        let end = Array(stub.rawValue.utf8)
        let words = SourceWords(bytes: texts[file])
        guard var open = words.first("{", in: place), open + 2 < place.upperBound else { return false }
        // A closure keeps its parameters: `{ data, response, error in`
        let first = open + 1..<(texts[file][open..<place.upperBound].firstIndex(of: UInt8(ascii: "\n")) ?? open + 1)
        if words.text(first)[...].trimmingEnd.hasSuffix(" in") { open = first.upperBound - 1 }
        let body = open + 1..<place.upperBound - 1
        blank(body, in: file)
        let start = body.first { start in
            start + end.count <= body.upperBound && texts[file][start..<start + end.count].allSatisfy { $0 == 0x20 }
        }
        if let start { texts[file].replaceSubrange(start..<start + end.count, with: end) }
        return start != nil
    }

    /// The reason why a declaration was removed; nil if it wasn't.
    package func fault(_ file: SwiftFile, _ place: Range<Int>) -> String? {
        guard let number = files.firstIndex(where: { $0 === file }) else { return nil }
        return faults.first { $0.file == number && $0.place.contains(place.lowerBound) }?.reason
    }

    /// Removes the rest of a file; false if nothing is left.
    package mutating func removeAll(of path: String) -> Bool {
        guard let file = files.firstIndex(where: { $0.path == path }), !texts[file].isEmpty else { return false }
        texts[file] = []
        return true
    }

    /// The modules that the files import.
    package func imports(of list: [Int]) -> [String] { list.flatMap { imported[$0] } }

    private func lines(_ place: Range<Int>, _ file: Int) -> ClosedRange<Int> {
        let source = files[file].source
        return source.location(at: place.lowerBound)
            .line...source.location(at: max(place.lowerBound, place.upperBound - 1)).line
    }

    // MARK: Declarations

    private static func members(_ members: SwiftMembers, _ words: SourceWords) -> [(
        member: Member, extended: [String]?, isType: Bool
    )] {
        var found = members.types.map { type in
            let inner = self.members(type.members, words).map(\.member)
            let protocols = type.kind == .extensionOf ? type.inherits.map(\.lastName) : nil
            return (Member(name: type.name, place: words.whole(type.place), members: inner), protocols, true)
        }
        found += members.functions.map {
            // A value that a function makes, such as a hash, is marked like that of a property.
            func isPlain(_ type: SwiftType) -> Bool { SampleValues.isPrimitive(type.unwrapped) }
            let stub: Stub =
                switch $0.result {
                case .tuple(let parts)? where parts.count == 2 && parts.allSatisfy({ isPlain($0.type) }): .pair
                case let type? where isPlain(type): .value
                default: .end
                }
            let member = Member(name: $0.name, stub: stub, place: words.whole($0.place), members: [])
            return (member, nil, false)
        }
        found += members.aliases.map { (Member(name: $0.name, place: words.whole($0.place), members: []), nil, false) }
        found += members.properties.map {
            let place = words.property($0.place.lowerBound)
            return (Member(name: $0.name, stub: $0.hasCode ? .value : nil, place: place, members: []), nil, false)
        }
        return found.sorted { $0.0.place.lowerBound < $1.0.place.lowerBound }
    }
}
