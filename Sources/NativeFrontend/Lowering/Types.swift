import APIModel
import Diagnostics
import SourceTree

extension NativeLowering {
    mutating func readTypes(_ node: SourceNode?) {
        for entry in list(node, "`types`") { declare(entry) }
        // Defines enums and aliases first, since the defaults of properties need them.
        for index in types.declarations.indices where !isStructure(types[index].entry.value) { define(index) }
        for index in types.declarations.indices { define(index) }
        readWaiting()
        breakCycles()
    }

    /// Breaks cycles of types that only refer to each other: the first becomes any JSON, so that later stages end.
    private mutating func breakCycles() {
        let cycles = api.cycles(from: api.namedSchemas, over: \.held)
        for schemas in cycles where api[schemas[0]].kind != .any {
            let cycle = schemas.filter { api[$0].name != nil }
            let names = cycle.compactMap { api[$0].name }
            bag.report(.recursion(names + names.prefix(1), at: api[cycle[0]].origin.range))
            api[cycle[0]].kind = .any
        }
    }

    /// Declares a type by its key: `Page<T>` is a generic type with one parameter.
    private mutating func declare(_ entry: SourceEntry) {
        var scanner = ShortFormScanner(ScalarText(entry.key))
        var parameters: [String] = []
        let name = scanner.word() ?? ""
        let nameRange = scanner.range(from: 0)
        if name.isEmpty { scanner.fail("expected the name of a type") }
        if !name.isEmpty, scanner.take("<") {
            repeat {
                guard let parameter = scanner.word() else { continue }
                check(parameter, in: &scanner)
                parameters.append(parameter)
            } while scanner.take(",")
            _ = scanner.expect(">", "after the type parameters")
        }
        if scanner.problem == nil, !scanner.isAtEnd { scanner.fail("the name of a type is `Name` or `Name<T>`") }
        if let problem = scanner.problem { return bag.report(problem) }
        if NativePrimitive.isBuiltIn(name) {
            return bag.report(.duplicate("`\(name)` is a built-in type", at: nameRange, first: nil))
        }
        if let first = types.index(of: name) {
            let range = types[first].nameRange
            return bag.report(.duplicate("type `\(name)` is declared twice", at: nameRange, first: range))
        }
        let origin = Origin(pointer: "#/types/\(JSONPointer.escaped(entry.key.text))", range: nameRange)
        let id = api.add(.any, origin: origin)
        api[id].name = name
        api[id].typeParameters = parameters
        api.namedSchemas.append(id)
        types.append(
            TypeTable.Declaration(name: name, parameters: parameters, id: id, entry: entry, nameRange: nameRange))
    }

    /// Checks a name that generated code uses unchanged.
    private func check(_ name: String, in scanner: inout ShortFormScanner) {
        if FixedName(name) != nil { return }
        let range = scanner.range(from: scanner.position - name.utf8.count)
        scanner.fail("`\(name)` must be \(FixedName.expected)", at: range)
    }

    /// Defines a type after those that it extends, so that a long chain needs no deep stack.
    mutating func define(_ index: Int) {
        guard types[index].progress == .declared else { return }
        types[index].progress = .active
        var open = [(index: index, bases: bases(of: index)[...])]
        while let (next, bases) = open.last {
            if let name = bases.first {
                // An alias leads to its type only after it is defined.
                if let base = base(called: name), types[base].progress == .declared {
                    types[base].progress = .active
                    open.append((base, self.bases(of: base)[...]))
                } else {
                    open[open.count - 1].bases.removeFirst()
                }
            } else {
                open.removeLast()
                defineNow(next)
            }
        }
    }

    private func bases(of index: Int) -> [String] {
        let node = types[index].entry.value
        return isStructure(node) ? bases(of: node) : []
    }

    private mutating func defineNow(_ index: Int) {
        let declaration = types[index]
        let outer = typeParameters
        typeParameters = [:]
        for name in declaration.parameters { typeParameters[name] = api.add(.typeParameter(name)) }
        define(declaration.id, declaration.entry.value)
        requireElements(of: declaration.id)
        typeParameters = outer
        types[index].progress = .defined
    }

    private mutating func define(_ id: SchemaID, _ node: SourceNode) {
        let pointer = api[id].origin.pointer
        guard node.isMapping else {
            guard let type = expression(node) else { return }
            api[id].kind = kind(of: type, pointer: pointer)
            api[id].isNullable = type.isOptional || type.isNullable
            return
        }
        if let shape = longShape(node) {
            checkNumbers(of: shape, at: node.range)
            api[id].kind = kind(of: shape, pointer: pointer)
        } else if isAlias(node), let target = node["alias"] {
            guard let type = expression(target) else { return }
            api[id].kind = kind(of: type, pointer: pointer)
            api[id].isNullable = type.isOptional || type.isNullable
            api[id].constraints = constraints(node)
            if let example = node["example"] { api[id].annotations.examples = [literal(example)] }
            if let value = node["default"] { api[id].annotations.defaultValue = defaultValue(value, of: SchemaUse(id)) }
        } else if isMap(node), let type = expression(node) {
            api[id].kind = kind(of: type, pointer: pointer)
            return
        } else {
            api[id].kind = .object(structure(node, pointer: pointer))
        }
        api[id].annotations.documentation = documentation(of: node)
        api[id].annotations.isDeprecated = node["deprecated"]?.bool ?? false
        if node["nullable"]?.bool == true { api[id].isNullable = true }
    }

    /// `examples: { Tool: { id: 1, name: Drill } }`
    mutating func readExamples(_ node: SourceNode?) {
        for entry in list(node, "`examples`") {
            if let index = types.index(of: entry.key.text) {
                api[types[index].id].annotations.examples = [literal(entry.value)]
            } else {
                bag.report(.unknownType(entry.key.text, among: types.names, at: entry.key.range))
            }
        }
    }

    private func isStructure(_ node: SourceNode) -> Bool {
        guard node.isMapping else { return false }
        let isShape = ["enum", "oneOf", "anyOf"].contains { node.value(forKey: $0).map { !$0.isScalar } ?? false }
        return !isShape && !isAlias(node) && !isMap(node)
    }

    private func isAlias(_ node: SourceNode) -> Bool {
        node["alias"] != nil && node.entries.allSatisfy { NativeKeys.alias.contains($0.key.text) }
    }

    /// `{ String: Item }`
    func isMap(_ node: SourceNode) -> Bool { node.count == 1 && node["String"] != nil }

    /// The `doc` of a type that is written as a mapping.
    mutating func documentation(of node: SourceNode) -> String? {
        guard let doc = node["doc"], !doc.isMapping, !doc.isNull else { return nil }
        return text(doc, "`doc`")
    }
}

/// The types that a native spec declares, by name.
struct TypeTable {
    enum Progress { case declared, active, defined }

    struct Declaration {
        let name: String
        let parameters: [String]
        let id: SchemaID
        let entry: SourceEntry
        let nameRange: SourceRange
        var progress = Progress.declared
        /// Whether something other than a query refers to it.
        var isReferenced = false
        /// Whether its members are sent in a query.
        var isQueryInput = false
    }

    private(set) var declarations: [Declaration] = []
    private var indices: [String: Int] = [:]
    private var indicesOfSchemas: [SchemaID: Int] = [:]

    var names: [String] { declarations.map(\.name) }

    func index(of name: String) -> Int? { indices[name] }

    func index(of schema: SchemaID) -> Int? { indicesOfSchemas[schema] }

    subscript(index: Int) -> Declaration {
        get { declarations[index] }
        set { declarations[index] = newValue }
    }

    mutating func append(_ declaration: Declaration) {
        indices[declaration.name] = declarations.count
        indicesOfSchemas[declaration.id] = declarations.count
        declarations.append(declaration)
    }

    /// Structs that are only used for queries. They aren't models, since the plan makes its own types for queries.
    var onlyInputs: Set<SchemaID> { Set(declarations.filter { $0.isQueryInput && !$0.isReferenced }.map(\.id)) }
}

extension Diagnostic {
    fileprivate static func recursion(_ trail: [String], at range: SourceRange?) -> Self {
        let text = trail.map { "`\($0)`" }.joined(separator: " → ")
        return NativeCodes.recursion("`\(trail.first ?? "")` only refers to itself: \(text)", at: range)
    }
}
