import APIModel

/// Finds every type that has to be declared, and the place of its declaration. It decides no names.
struct DeclarationCollector {
    /// A use of a schema that is written elsewhere, and the word for it here.
    private struct Inherited {
        let use: SchemaUse
        let word: String
        let heir: Int
    }

    let graph: SchemaGraph
    let isFlat: Bool
    private(set) var declarations: [Declaration] = []
    /// Indices of declarations, by schema.
    private(set) var indexes: [Int?]
    /// The declaration of the form of a root, by the root's position.
    private(set) var forms: [Int: Int] = [:]
    /// The declarations of forms that operations share, by their components.
    private var sharedForms: [String: Int] = [:]
    /// By schema, whether several schemas refer to it, as subclasses do to one that they inherit.
    private let isShared: [Bool]
    private let roots: [InlineRoot]
    /// The declarations of roots: all of them are known before the contents of any are visited.
    private var bodies: [Int] = []
    /// Uses of schemas that subclasses inherit, kept until every other schema is declared where it is written.
    private var inherited: [Inherited] = []
    /// The depth down to which types are nested; a deeper type is declared beside its parent.
    let maximumDepth = 2

    init(_ graph: SchemaGraph, roots: [InlineRoot], isFlat: Bool) {
        self.graph = graph
        self.isFlat = isFlat
        self.roots = roots
        indexes = [Int?](repeating: nil, count: graph.api.schemas.count)
        isShared = graph.api.sharedSchemas
        let named = graph.api.namedSchemas.map { Int($0.index) }
        for index in named where graph.targets[index].schema == index { declareNamed(index, as: index) }
        for index in named where graph.targets[index].schema != index { declareAliased(index) }
        let contents = named.filter { !isOtherName($0) }
        for index in contents where indexes[graph.targets[index].schema] == nil { visitList(at: index) }
        for index in contents {
            guard let declaration = indexes[graph.targets[index].schema] else { continue }
            if declarations[declaration].owner == nil { visitContents(of: declaration) }
        }
        for (position, root) in roots.enumerated() { declareRoot(root, at: position) }
        for index in bodies { visitContents(of: index) }
        settleInherited()
        for (entity, transfer) in graph.entities?.transfers ?? [:] {
            guard let one = indexes[entity], let other = indexes[transfer] else { continue }
            declarations[one].counterpart = other
            declarations[other].counterpart = one
        }
    }

    private mutating func declareNamed(_ schema: Int, as name: Int) {
        switch graph.forms[schema] {
        case .any, .plain, .typeParameter: return
        case .array, .map, .structure, .enumeration, .union, .tuple: break
        }
        indexes[schema] = declarations.count
        declarations.append(
            Declaration(
                schema: schema, source: .named(name), owner: nil, parent: nil, word: graph.schema(name).name ?? ""))
    }

    /// Declares an inline schema under the name of the named schema that is only an alias of it.
    private mutating func declareAliased(_ index: Int) {
        let target = graph.targets[index].schema
        guard graph.schema(target).name == nil, indexes[target] == nil, graph.forms[target].isDeclared else { return }
        declareNamed(target, as: index)
    }

    /// Whether a named schema is an alias of another named schema, and so has no contents.
    private func isOtherName(_ index: Int) -> Bool {
        let target = graph.targets[index].schema
        return target != index && graph.schema(target).name != nil
    }

    /// Visits the elements of a named list that isn't declared; they are named after the list.
    private mutating func visitList(at index: Int) {
        let schema = graph.targets[index].schema
        switch graph.forms[schema] {
        case .array, .map:
            guard let element = graph.element(of: schema), let name = graph.schema(index).name else { return }
            place(element, word: name + "_item", from: nil, source: .inline)
        default: return
        }
    }

    private mutating func declareRoot(_ root: InlineRoot, at position: Int) {
        let target = graph.target(of: root.use).schema
        if root.isForm, case .structure = graph.forms[target] {
            if let component = root.component, let known = sharedForms[component] {
                forms[position] = known
                return
            }
            let isFree = indexes[target] == nil
            var form = Declaration(
                schema: target, source: .root(position), owner: nil, parent: nil, word: root.proposal.name)
            form.isForm = true
            let index = declarations.count
            declarations.append(form)
            forms[position] = index
            if let component = root.component { sharedForms[component] = index }
            if isFree { indexes[target] = index }
            visitContents(of: index)
            if isFree { indexes[target] = nil }
            return
        }
        // Callers pass a form that isn't an object part by part.
        if root.isForm { return }
        let word = root.proposal.name
        place(root.use, word: word, from: nil, source: .root(position), isParameter: root.isParameter)
    }
}

extension DeclarationCollector {
    private mutating func visitContents(of start: Int) {
        var queue = [start]
        var next = 0
        while next < queue.count {
            let current = queue[next]
            next += 1
            let count = declarations.count
            for (use, word) in contents(of: current) { place(use, word: word, from: current, source: .inline) }
            queue += count..<declarations.count
        }
    }

    /// The uses directly in a declaration, and the words for inline types there.
    private func contents(of index: Int) -> [(SchemaUse, String)] {
        let declaration = declarations[index]
        let schema = graph.schema(declaration.schema)
        switch schema.kind {
        case .array(let shape): return [(shape.element, "item")]
        case .map(let use): return [(use, "value")]
        case .tuple(let shape):
            let elements = zip(shape.elements, TupleWords.words(count: shape.elements.count)).map { ($0, $1) }
            return shape.rest.map { elements + [($0, "rest")] } ?? elements
        case .object(let shape):
            var contents = shape.properties.map { ($0.use, $0.name ?? $0.wireName) }
            if case .schema(let use) = shape.additional {
                contents.append((use, shape.properties.isEmpty ? "value" : "additionalProperty"))
            }
            return contents
        case .union:
            let members = graph.members[declaration.schema] ?? []
            return zip(members, UnionWords(members: members, graph: graph).words()).map { ($0.use, $1) }
        default: return []
        }
    }

    /// Follows a use through lists to the schema that needs a declaration; a new one is declared in `parent`. A schema
    /// that is written elsewhere is postponed, unless its place is `settled`.
    private mutating func place(
        _ use: SchemaUse, word: String, from parent: Int?, source: Declaration.Source, settled: Bool = false,
        isParameter: Bool = false
    ) {
        let isWhole = parent == nil && !isParameter
        var pending = [(use, word)]
        while let (start, startWord) = pending.popLast() {
            var word = startWord
            var use = start
            var isShared = false
            var steps = 0
            while steps < 200 {
                steps += 1
                let target = graph.target(of: use)
                isShared = isShared || self.isShared[Int(use.schema.index)] || self.isShared[target.schema]
                for argument in target.arguments { pending.append((argument, word)) }
                if let index = indexes[target.schema] {
                    refer(to: index, from: parent)
                    nameAfterFirst(index, or: source, word: word)
                    break
                }
                switch graph.forms[target.schema] {
                case .any, .plain, .typeParameter: steps = 200
                case .array: word = isWhole ? word + "_item" : SingularWord.of(word)
                case .map: word = isWhole ? word + "_value" : SingularWord.of(word)
                case .structure, .enumeration, .union, .tuple:
                    if isShared, !settled, let parent, !isWritten(target.schema, in: parent) {
                        inherited.append(Inherited(use: start, word: startWord, heir: parent))
                    } else {
                        declareInline(target.schema, word: word, from: parent, source: source)
                    }
                    steps = 200
                }
                guard steps < 200, let element = graph.element(of: target.schema) else { break }
                use = element
            }
        }
    }

    /// Names a type that several operations use after the first of them by name, whatever their order. A type that one
    /// operation uses twice keeps the name of its first place.
    private mutating func nameAfterFirst(_ index: Int, or source: Declaration.Source, word: String) {
        guard case .root(let known) = declarations[index].source, case .root(let other) = source else { return }
        let (first, second) = (roots[known], roots[other])
        let isEarlier = (second.proposal.name, second.key) < (first.proposal.name, first.key)
        guard first.origin != second.origin, isEarlier else { return }
        declarations[index].source = source
        declarations[index].word = word
    }

    /// Declares the remaining schemas in the first declaration that uses them, in the order of the words of its path.
    private mutating func settleInherited() {
        while !inherited.isEmpty {
            let open = inherited.filter { item in
                let target = graph.target(of: item.use)
                guard target.arguments.isEmpty, let index = indexes[target.schema] else { return true }
                refer(to: index, from: item.heir)
                return false
            }
            inherited = []
            let places = open.map { (item: $0, way: declarations.way(to: $0.heir) + [$0.word]) }
            for (item, _) in places.sorted(by: { $0.way.lexicographicallyPrecedes($1.way) }) {
                let count = declarations.count
                place(item.use, word: item.word, from: item.heir, source: .inline, settled: true)
                for index in count..<declarations.count { visitContents(of: index) }
            }
        }
    }

    private mutating func refer(to index: Int, from parent: Int?) {
        guard let parent else { return }
        let (from, to) = (declarations.top(of: parent), declarations.top(of: index))
        if from != to { declarations[from].references.insert(to) }
    }

    private mutating func declareInline(_ schema: Int, word: String, from parent: Int?, source: Declaration.Source) {
        let index = declarations.count
        indexes[schema] = index
        var declaration = Declaration(schema: schema, source: source, owner: nil, parent: parent, word: word)
        if let parent, let place = nestingPlace(under: parent) {
            declaration.owner = place
            declaration.depth = declarations[place].depth + 1
            declarations[place].children.append(index)
        }
        declarations.append(declaration)
        if case .root = source {
            bodies.append(index)
        } else if parent == nil {
            visitContents(of: index)
        } else if declaration.owner == nil {
            refer(to: index, from: parent)
        }
    }
}

extension DeclarationCollector {
    /// Whether a schema is written within a declaration, or within one that this declaration is in.
    func isWritten(_ schema: Int, in declaration: Int) -> Bool {
        let pointer = graph.schema(schema).origin.pointer
        var place: Int? = declaration
        while let next = place {
            let outer = graph.schema(declarations[next].schema).origin.pointer
            if !outer.isEmpty { return pointer.hasPrefix(outer + "/") }
            place = declarations[next].parent
        }
        return false
    }

    /// The declaration that a child of `parent` is nested in; nil for the top level.
    func nestingPlace(under parent: Int) -> Int? {
        let isGeneric = !graph.schema(declarations[declarations.top(of: parent)].schema).typeParameters.isEmpty
        if isFlat, !isGeneric { return nil }
        switch graph.forms[declarations[parent].schema] {
        case .structure, .union, .tuple: break
        default: return nil
        }
        return declarations[parent].depth < maximumDepth ? parent : declarations[parent].owner
    }
}
