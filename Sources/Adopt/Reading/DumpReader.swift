import Diagnostics
import SourceTree

/// Reads the output of `swiftc -dump-parse -dump-ast-format json`: declarations here, statements and expressions in
/// extensions. It knows the dumps of Swift 6.1 to 6.3, and ignores what later versions add.
struct DumpReader {
    let file: SwiftFile
    var words: SourceWords
    /// The place of the innermost block, since expressions have none.
    var block = 0..<0

    init(_ file: SwiftFile) {
        self.file = file
        words = SourceWords(bytes: file.source.bytes)
    }

    /// The declarations at the top level of a file.
    func source(_ root: SourceNode) -> SwiftSource { SwiftSource(file: file, members: members(root["items"])) }

    func members(_ list: SourceNode?) -> SwiftMembers {
        var members = SwiftMembers()
        guard let list else { return members }
        var initialisers: [String: SourceNode] = [:]
        for node in list.elements {
            switch node.dumpKind {
            case "struct_decl": members.types.append(type(node, .structure))
            case "enum_decl": members.types.append(type(node, .enumeration))
            case "class_decl": members.types.append(type(node, .classType))
            case "protocol": members.types.append(type(node, .protocolType))
            case "extension_decl": members.types.append(type(node, .extensionOf))
            case "import_decl":
                let path = node["module_path"]?.elements.map(\.text) ?? []
                members.imports.append(path.joined(separator: "."))
            case "pattern_binding_decl":
                for entry in node.list("pattern_entries") {
                    guard let value = entry["original_init"] ?? entry["processed_init"] else { continue }
                    if let name = entry["pattern"].flatMap(boundName) { initialisers[name] = value }
                }
            case "var_decl":
                let (reader, types) = reading(node.list("accessors").compactMap { $0["body"] })
                members.properties.append(reader.property(node, initialisers))
                members.types += types
            case "func_decl", "constructor_decl":
                let (reader, types) = reading(node["body"].map { [$0] } ?? [])
                members.functions.append(reader.function(node))
                members.types += types
            case "subscript_decl":
                members.subscripts += node.list("accessors").compactMap { subscripting($0, in: node) }
            case "enum_case_decl": members.cases += node.list("elements").map { enumCase($0, in: node) }
            case "typealias": if let alias = alias(node) { members.aliases.append(alias) }
            case "associated_type_decl":
                let hasUsual = node["default"]?.text.isEmpty == false
                members.associated[node["name"]?.dumpName ?? ""] = .some(hasUsual ? alias(node)?.type : nil)
            default: continue
            }
        }
        return members
    }

    func type(_ node: SourceNode, _ kind: TypeDeclaration.Kind) -> TypeDeclaration {
        let place = node.dumpRange
        var head = words.first("{", in: place) ?? place.upperBound
        var start = place.lowerBound
        var name = node["name"]?.dumpName ?? ""
        var extended: SwiftType?
        if kind == .extensionOf {
            let word = words.word("extension", in: start..<head) ?? start
            let found = words.type(at: word + 9, before: head)
            let type = found?.type ?? TypeReader.type(node["extended_type"]?.text ?? "")
            extended = type
            name = type.name
            start = found?.end ?? start
        } else if let found = words.word(name, in: start..<head) {
            start = found
        }
        var parameters = typeParameters(node)
        if kind == .protocolType, let written = words.type(at: start, before: head)?.type, written.name == name {
            parameters = written.arguments.map { TypeParameter(name: $0.name, bound: nil) }
        }
        head = max(start, head)
        var declaration = TypeDeclaration(
            kind: kind, name: words.renamed[name]?.name ?? name, inherits: words.inherited(in: start..<head),
            typeParameters: parameters, attributes: attributes(node), marks: marks(node),
            documentation: words.documentation(above: place.lowerBound), place: place, file: file)
        declaration.extended = extended
        declaration.members = members(node["members"])
        let requirements = node.list("where_requirements")
        let conditions = requirements.flatMap { requirement -> [SwiftType] in
            guard let first = requirement["first_type"], type(first) == "Self" else { return [] }
            return requirement["second_type"].map { type($0).composed } ?? []
        }
        for index in declaration.members.properties.indices {
            declaration.members.properties[index].conditions = conditions
        }
        for index in declaration.members.functions.indices {
            declaration.members.functions[index].conditions = conditions
            // All members of a `private extension` are private.
            if kind == .extensionOf, isPrivate(node) { declaration.members.functions[index].isPrivate = true }
        }
        for index in declaration.members.subscripts.indices {
            declaration.members.subscripts[index].conditions = conditions
        }
        if let extended, !extended.held.isEmpty {
            declaration.members.bind(extended)
        } else if kind == .extensionOf, requirements.count == 1, conditions.isEmpty,
            let argument = requirements[0]["second_type"].map(type),
            requirements[0]["kind"]?.text == "same_type" || !argument.name.hasSuffix("able")
        {
            declaration.members.bind(.named(name, [argument]))
        }
        return declaration
    }

    func property(_ node: SourceNode, _ initialisers: [String: SourceNode]) -> PropertyDeclaration {
        let name = node["name"]?.dumpName ?? ""
        let place = node.dumpRange
        let getter = node["accessors"]?.elements.first { $0["get"] != nil }
        let value = initialisers[name].map(expression)
        let head = getter.flatMap { accessor in accessor["body"].map { (accessor.dumpRange, $0.dumpRange) } }
        let isAsync = head.map { words.word("async", in: $0.0.lowerBound..<$0.1.lowerBound) != nil } ?? false
        return PropertyDeclaration(
            name: name, type: annotation(behind: place.lowerBound) ?? (getter == nil ? value?.literalType : nil),
            isStatic: node["static"] != nil, isConstant: node["let"] != nil, value: value,
            getter: getter.flatMap { $0["body"] }.map(statements), setter: setter(node), attributes: attributes(node),
            keyPath: marks(node).compactMap(\.keyPath).first, isAsync: isAsync,
            documentation: words.documentation(above: place.lowerBound), place: place, file: file)
    }

    private func setter(_ node: SourceNode) -> PropertyDeclaration.Setter? {
        guard let accessor = node.list("accessors").first(where: { $0["set"] != nil || $0["didSet"] != nil }) else {
            return nil
        }
        let isObserver = accessor["set"] == nil
        let name = accessor["params"].map(parameters)?.first?.name ?? (isObserver ? "oldValue" : "newValue")
        return PropertyDeclaration.Setter(
            isObserver: isObserver, name: name, body: accessor["body"].map(statements) ?? [])
    }

    func function(_ node: SourceNode) -> FunctionDeclaration {
        let place = node.dumpRange
        let body = node["body"]
        let list = node["params"]?["range"] != nil ? node["params"]?.dumpRange : nil
        let start = (list?.upperBound ?? place.upperBound) + 1
        let end = max(start, body?.dumpRange.lowerBound ?? words.skipWord(place.upperBound))
        let arrow = resultStart(from: start, until: body == nil ? nil : end)
        return FunctionDeclaration(
            name: node["name"]?.dumpName ?? "", parameters: node["params"].map(parameters) ?? [],
            typeParameters: typeParameters(node),
            result: node["result"] == nil ? nil : arrow.flatMap { words.type(at: $0)?.type },
            isStatic: node["static"] != nil, isAsync: words.word("async", in: start..<max(start, arrow ?? end)) != nil,
            isThrowing: words.word("throws", in: start..<max(start, arrow ?? end)) != nil, body: body.map(statements),
            marks: marks(node), isPrivate: isPrivate(node),
            isPublic: !Set(attributes(node)).isDisjoint(with: ["public", "open"]), isFailable: node["failable"] != nil,
            requirements: requirements(node), documentation: words.documentation(above: place.lowerBound), place: place,
            file: file)
    }

    /// The offset after the arrow of a function's head; nil without one.
    private func resultStart(from start: Int, until limit: Int?) -> Int? {
        let bytes = words.bytes
        var offset = words.skipSpace(start)
        let limit = limit ?? bytes.count
        while offset + 1 < limit {
            if bytes[offset] == UInt8(ascii: "-"), bytes[offset + 1] == UInt8(ascii: ">") { return offset + 2 }
            let next = words.skipWord(offset)
            // `throws(Store.Failure)`
            guard next > offset || "().<>".utf8.contains(bytes[offset]) else { return nil }
            offset = words.skipSpace(max(next, offset + 1))
        }
        return nil
    }

    func parameters(_ list: SourceNode) -> [SwiftParameter] {
        let nodes = list.list("params")
        guard list["range"] != nil, !nodes.isEmpty else { return [] }
        let range = list.dumpRange
        let isInParentheses =
            words.bytes.indices.contains(range.lowerBound) && words.bytes[range.lowerBound] == UInt8(ascii: "(")
        let pieces =
            isInParentheses ? words.pieces(in: range.lowerBound + 1..<max(range.lowerBound + 1, range.upperBound)) : []
        return nodes.enumerated().map { index, node in
            let piece = pieces.count == nodes.count ? pieces[index] : nil
            return SwiftParameter(
                label: node["apiName"]?.text, name: node["name"]?.dumpName, type: piece.flatMap(parameterType),
                defaultValue: node["expression"].map(expression), marks: marks(node))
        }
    }

    /// `to name: String? = nil` → `String?`; `Int` → `Int`
    private func parameterType(_ piece: Range<Int>) -> SwiftType? {
        let start = words.first(":", in: piece).map { $0 + 1 } ?? piece.lowerBound
        let type = words.type(at: start, before: piece.upperBound)?.type
        // In `{ _, error in … }`, the compiler's parser finds no name.
        return type == "_" ? nil : type
    }

    private func enumCase(_ node: SourceNode, in declaration: SourceNode) -> CaseDeclaration {
        CaseDeclaration(
            name: node["name"]?.dumpName ?? "", parameters: node["params"].map(parameters) ?? [],
            rawValue: words.literal(behind: node.dumpRange.lowerBound),
            documentation: words.documentation(above: declaration.dumpRange.lowerBound), place: node.dumpRange,
            file: file)
    }

    private func alias(_ node: SourceNode) -> AliasDeclaration? {
        let place = node.dumpRange
        guard let equals = words.first("=", in: place.lowerBound..<place.upperBound + 1),
            let found = words.type(at: equals + 1)
        else { return nil }
        return AliasDeclaration(
            name: node["name"]?.dumpName ?? "", typeParameters: typeParameters(node), type: found.type, place: place,
            file: file)
    }

    /// The type annotation after a name, or after the last of several names: `var path: String`, `let lat, lon: Double`
    /// - Parameter isShared: whether names before a comma have the type of the last one.
    func annotation(behind offset: Int, isShared: Bool = true) -> SwiftType? {
        var colon = words.skipSpace(words.skipWord(offset))
        while isShared, words.bytes.indices.contains(colon), words.bytes[colon] == UInt8(ascii: ",") {
            let name = words.skipSpace(colon + 1)
            colon = words.skipSpace(words.skipWord(name))
            if words.skipWord(name) == name { return nil }
        }
        guard words.bytes.indices.contains(colon), words.bytes[colon] == UInt8(ascii: ":") else { return nil }
        return words.type(at: colon + 1)?.type
    }

    /// The name that a plain pattern binds: `let a: Int` → `a`
    func boundName(_ pattern: SourceNode) -> String? {
        switch pattern.dumpKind {
        case "pattern_named": return pattern["name"]?.dumpName
        case "pattern_typed", "pattern_binding": return pattern["sub_pattern"].flatMap(boundName)
        default: return nil
        }
    }
}

extension SourceNode {
    /// The kind of the node in the syntax tree: `enum_decl`
    var dumpKind: String { self["_kind"]?.text ?? "" }

    /// The node's range in the file, up to the beginning of its last token.
    var dumpRange: Range<Int> {
        guard let range = self["range"], let start = range["start"]?.integer else { return 0..<0 }
        return start..<max(start, range["end"]?.integer ?? start)
    }

    /// The elements under a key; none if it is missing.
    func list(_ key: StaticString) -> [SourceNode] { self[key].map { Array($0.elements) } ?? [] }

    /// The base name: `a(id:)` → `a`
    var dumpName: String? {
        guard let base = self["base_name"] else { return nil }
        return (base["name"] ?? base["special"])?.text
    }
}
