/// The declarations of all files: each type together with its extensions, and the members that protocols add.
package final class SourceIndex: @unchecked Sendable {
    /// A type with the members of its extensions. It changes only while the index is built.
    package final class Entry: @unchecked Sendable {
        /// `Api.Store`
        package let name: String
        /// Nil if only extensions of the type were found.
        package var declaration: TypeDeclaration?
        package var inherits: [SwiftType]
        package var members: SwiftMembers
        /// The type that it is nested in.
        package let parent: String?
        /// The written type of a list or a dictionary, which has only extensions: `[HeaderName: String]`
        let collection: SwiftType?

        init(
            name: String, declaration: TypeDeclaration?, inherits: [SwiftType], members: SwiftMembers, parent: String?,
            collection: SwiftType? = nil
        ) {
            self.name = name
            self.declaration = declaration
            self.inherits = inherits
            self.members = members
            self.parent = parent
            self.collection = collection
        }
    }

    package private(set) var types: [String: Entry] = [:]
    /// The names of the types, in the order of the files.
    package private(set) var order: [String] = []
    package var entries: [Entry] { order.compactMap { types[$0] } }
    package private(set) var functions: [FunctionDeclaration] = []
    package private(set) var globals = GlobalValues()
    package private(set) var imports: Set<String> = []
    /// The modules that files import, by the path of the file, and by the name of its module.
    private var importsOf: [String: Set<String>] = [:]
    /// The types of an app's dependencies, by the names of key paths: `client` in `extension DependencyValues`
    private(set) var dependencies: [String: SwiftType] = [:]
    /// The types with a static member that makes a value of the type, by the member's name.
    private(set) var makers: [String: [String]] = [:]
    private(set) var members = MemberTable()
    /// The compiler conditions that could change requests, by the paths of files.
    private(set) var conditions: [String: [CompilerCondition]] = [:]
    /// The names that code outside of initialisers assigns.
    private(set) var assigned: Set<String> = []
    /// Whether an encoder of the code writes names in another way than the types do.
    private(set) var hasOtherKeys = false
    /// The arguments of initialisers that are or could hold addresses, by the names of the types.
    var addresses: [String: [AddressSite]] = [:]
    /// Arguments that functions compute and that can't hold addresses: `Setup.kind`
    private(set) var computed: Set<String> = []
    /// The names of the types whose initialisers the code calls.
    private(set) var made: Set<String> = []
    /// The names of type parameters of functions and types: `Value` in `func load<Value>`
    private var typeParameters: Set<String> = []
    /// The names of nested types that code also uses for other types.
    private var foreign: Set<String> = []
    /// Full names by their last part.
    private var names: [String: [String]] = [:]
    /// The number of types with a name, if it is more than one.
    private(set) var copies: [String: Int] = [:]
    /// Copies of enums that no code means.
    private var stale: Set<String> = []
    /// The ancestors of each type, nearest first.
    private var lines: [String: [String]] = [:]
    /// The types that inherit from each, directly or not.
    private var heirs: [String: [String]] = [:]
    /// The names that were looked up so far; nil while the index is built.
    private var meanings: NameMeanings?

    package init(_ sources: [SwiftSource]) {
        for source in sources {
            let known = (ConditionalCode(source.file)?.conditions ?? []).filter(\.mayMatter)
            if !known.isEmpty { conditions[source.file.path] = known }
            functions += source.members.functions
            imports.formUnion(source.members.imports)
            for place in [source.file.path, source.file.module] {
                importsOf[place, default: []].formUnion(source.members.imports)
            }
            for property in source.members.properties { globals.add(property) }
            declare(source.members.types.filter { $0.kind != .extensionOf }, in: nil)
            declareAliases(source.members.aliases, in: nil)
        }
        for source in sources { extend(source.members.types) }
        writeOutInherited()
        writeOutAliases()
        for name in order where name.hasSuffix("Values") {
            for property in types[name]?.members.properties ?? [] { dependencies[property.name] = property.type }
        }
        for name in order {
            for index in (types[name]?.members.properties ?? []).indices {
                guard let path = types[name]?.members.properties[index].keyPath, let type = dependencies[path] else {
                    continue
                }
                types[name]?.members.properties[index].type = type
            }
            let members = types[name]?.members
            let made =
                (members?.functions ?? []).filter(\.isStatic).filter { isOwn($0.result, name) }.map(\.name)
                + (members?.properties ?? []).filter(\.isStatic).filter { isOwn($0.type ?? $0.value?.madeType, name) }
                .map(\.name)
            for member in Set(made).sorted() { makers[member, default: []].append(name) }
        }
        members = MemberTable(types, functions)
        let generic = (functions + entries.flatMap(\.members.functions)).flatMap(\.typeParameters)
        let owners = entries.compactMap(\.declaration).filter { $0.kind != .protocolType }
        typeParameters = Set((generic + owners.flatMap(\.typeParameters)).map(\.name))
        assigned = assignedNames
        hasOtherKeys = writesOtherKeys
        foreign = foreignNames
        findAddresses()
        for name in order { if let entry = types[name] { lines[name] = ancestors(of: entry).map(\.name) } }
        for name in order {
            guard let entry = types[name], entry.declaration?.kind != .protocolType else { continue }
            for ancestor in ancestors(of: entry) { heirs[ancestor.name, default: []].append(name) }
        }
        stale = staleCopies
        meanings = NameMeanings()
    }

    private(set) var handlingAliases = HandlingAliases()
    /// Type aliases by their full names.
    package private(set) var aliases: [String: AliasDeclaration] = [:]

    /// Whether a function or a type has a parameter of this name.
    func isTypeParameter(_ name: String) -> Bool { typeParameters.contains(name) }

    /// The declaration that a type names, or the first that a composition names: `Call` for `Sendable & Call`
    package func type(_ type: SwiftType?, from place: String? = nil) -> Entry? {
        type?.composed.lazy.compactMap { self.type($0.name, from: place) }.first
    }

    /// The type of a name at a place, searched from the inside out, then anywhere if only one fits.
    package func type(_ name: String, from place: String? = nil) -> Entry? {
        guard let meanings else { return type(name, from: place, depth: 0) }
        return meanings.meaning(of: name, from: place) { type(name, from: place, depth: 0) }
    }

    /// - Parameter depth: the number of aliases that led here.
    private func type(_ name: String, from place: String?, depth: Int) -> Entry? {
        guard depth < 16 else { return nil }
        for outer in Self.scopes(place) {
            if let found = types[outer + "." + name] { return found }
            if let alias = aliases[outer + "." + name], alias.type.name != name {
                return type(alias.type.name, from: outer, depth: depth + 1)
            }
            // The types that a superclass contains
            for ancestor in lines[outer] ?? [] { if let found = types[ancestor + "." + name] { return found } }
        }
        if let found = types[name] { return copies[name] == nil ? found : copy(of: found, from: place) }
        if let alias = aliases[name], alias.type.name != name {
            return type(alias.type.name, from: nil, depth: depth + 1)
        }
        // A type in an extension of an alias: `APIPath.Assistants` where `APIPath` is `String`.
        if name.contains("."), let alias = aliases[Self.parent(name)],
            let found = types[alias.type.name + "." + Self.last(name)]
        {
            return found
        }
        // `Models.Store` in the module `Models`
        if let dot = name.firstIndex(of: "."), let found = types[String(name[dot...].dropFirst())] {
            let module = String(name[..<dot])
            if let own = copies(of: found).first(where: { $0.file.knownModule == module }) { return own }
            // Code doesn't import its own module.
            if module != "Swift", types[module] == nil, aliases[module] == nil, !imports.contains(module),
                module.first?.isUppercase == true, !isTypeParameter(module)
            {
                return copy(of: found, from: place)
            }
        }
        if foreign.contains(name) { return nil }
        let candidates = names[Self.last(name)] ?? []
        let fitting = candidates.filter { $0.hasSuffix("." + name) }
        return fitting.count == 1 ? types[fitting[0]] : nil
    }

    /// Among types that share a name, the one in the same file as the code that uses it, or else in the same module, in
    /// one that the file imports, or in the nearest folder.
    func copy(of entry: Entry, from place: String?) -> Entry {
        guard let file = place.flatMap({ types[$0] })?.file else { return entry }
        let all = copies(of: entry)
        if let own = all.first(where: { $0.file === file }) { return own }
        let visible = all.filter { $0.declaration?.isPrivate == false && !stale.contains($0.name) }
        let near = visible.first { $0.file.knownModule != nil && $0.file.knownModule == file.knownModule }
        // `@_exported import Models` in another file of the module counts, too.
        for place in [file.path, file.module] where near == nil {
            let imported = visible.filter { $0.file.knownModule.map { importsOf[place]?.contains($0) == true } == true }
            if imported.count == 1 { return imported[0] }
        }
        func distance(_ other: Entry) -> Int {
            let folders = file.path.split(separator: "/")
            return folders.count - zip(folders, other.file.path.split(separator: "/")).prefix { $0 == $1 }.count
        }
        return near ?? visible.min { distance($0) < distance($1) } ?? entry
    }

    /// Whether all types of a name are nested in others.
    func isOnlyNested(_ name: String) -> Bool { names[name] != nil && types[name] == nil && aliases[name] == nil }

    /// Whether the sources declare a type instead of only extending it.
    package func isDeclared(_ name: String) -> Bool { type(name)?.declaration != nil }

    /// A type with its full name, if the sources declare it: `Action?` → `List.Action?`
    package func resolved(_ written: SwiftType?, from place: String?) -> SwiftType? {
        if case .list(let element)? = written?.unwrapped, let own = resolved(element, from: place),
            own.isNumbered(element) || type(element) == nil
        {
            return written?.isOptional == true ? .optional(.list(own)) : .list(own)
        }
        guard let written, let place, case .named(let name, let arguments) = written.unwrapped, arguments.isEmpty else {
            return written
        }
        var known = type(name, from: place).map { SwiftType($0.name) }
        // `typealias Stores = Page<Store>`
        if let alias = aliases[place + "." + name] ?? aliases[name],
            alias.type.isBracketed || known != nil && alias.typeParameters.isEmpty && !alias.type.arguments.isEmpty
        {
            known = alias.type
        }
        return known.map { written.isOptional ? $0.asOptional : $0 } ?? written
    }

    /// The protocols and superclasses of a type that the sources contain, nearest first, each once.
    package func ancestors(of entry: Entry) -> [Entry] {
        if let known = lines[entry.name] { return known.compactMap { types[$0] } }
        var found: [Entry] = []
        var seen: Set<String> = [entry.name]
        var open = entry.inherits.withParts.map { ($0, entry.parent) }
        while !open.isEmpty {
            let (written, place) = open.removeFirst()
            guard let next = type(written, from: place), seen.insert(next.name).inserted else { continue }
            found.append(next)
            open += next.inherits.withParts.map { ($0, next.parent) }
        }
        return found
    }

    /// The names of all protocols and superclasses of a type, including those that aren't in the files.
    package func conformances(of entry: Entry) -> Set<String> {
        Set(([entry] + ancestors(of: entry)).flatMap { $0.inherits.map(\.name) })
    }

    /// Whether a type conforms to all conditions of an extension.
    func fulfils(_ conditions: [SwiftType], _ entry: Entry) -> Bool {
        if conditions.isEmpty { return true }
        var names = conformances(of: entry).union([entry.name, Self.last(entry.name)])
        names.formUnion(ancestors(of: entry).map(\.name))
        if names.contains("Codable") { names.formUnion(["Encodable", "Decodable"]) }
        return conditions.allSatisfy { names.contains($0.name) }
    }

    /// The types, except protocols, that conform to a protocol or inherit from a class with this name.
    package func conforming(to name: String) -> [Entry] { (heirs[name] ?? []).compactMap { types[$0] } }

    // MARK: Building

    private func findAddresses() {
        func read(
            _ body: [SwiftStatement]?, in place: String?, _ file: SwiftFile, _ taken: [SwiftParameter] = [],
            isMaker: Bool = false
        ) {
            SwiftWalk.visit(body ?? []) { expression in
                guard case .call(let callee, let arguments) = expression else {
                    return isMaker ? () : note(expression, in: place, file, taken, body ?? [])
                }
                let base = callee.isSuperInit ? place.flatMap { types[$0]?.inherits.first?.name } : nil
                guard let type = base ?? callee.madeName else { return }
                made.insert(Self.last(type))
                for argument in arguments {
                    guard let label = argument.label else { continue }
                    let value = taken.usual(argument.value)
                    if !AddressSplitting.mayBegin(label), !value.isMade, base == nil {
                        if !isMaker { computed.insert(Self.last(type) + "." + label) }
                        continue
                    }
                    var site = AddressSite(
                        label: label, value: value, type: place, file: file, isMade: !isMaker, body: body ?? [])
                    // What initialisers are given is looked up where they are called.
                    if !isMaker || base != nil { site.parameters = taken }
                    addresses[Self.last(type), default: []].append(site)
                }
            }
        }
        for name in order {
            for function in types[name]?.members.functions ?? [] {
                read(function.body, in: name, function.file, function.parameters, isMaker: function.name == "init")
            }
            for property in types[name]?.members.properties ?? [] { read(property.code, in: name, property.file) }
        }
        for property in globals.values.sorted(by: { $0.name < $1.name }) { read(property.code, in: nil, property.file) }
    }

    private func isOwn(_ written: SwiftType?, _ name: String) -> Bool {
        ["Self", Self.last(name), name].contains(written?.name)
    }

    /// Replaces aliases of closure types, type parameters and types that hold a result in functions and properties.
    private func writeOutAliases() {
        handlingAliases = HandlingAliases(aliases, isMeant: isWrittenOut)
        guard !handlingAliases.isEmpty else { return }
        for index in functions.indices { handlingAliases.writeOut(&functions[index], in: []) }
        for name in order {
            guard let entry = types[name] else { continue }
            let places = Self.scopes(name) + ancestors(of: entry).map(\.name)
            for index in entry.members.functions.indices {
                handlingAliases.writeOut(&entry.members.functions[index], in: places)
            }
            for index in entry.members.properties.indices {
                entry.members.properties[index].type = handlingAliases.writtenOut(
                    entry.members.properties[index].type, in: places)
            }
        }
    }

    private func declare(_ declarations: [TypeDeclaration], in parent: String?) {
        for declaration in declarations {
            let name = parent.map { $0 + "." + declaration.name } ?? declaration.name
            if let known = types[name] {
                // The second of two types with one name gets a number, so that both are read.
                if known.declaration == nil {
                    known.declaration = declaration
                    known.inherits += declaration.inherits
                    known.members.add(declaration.members)
                    declareInner(declaration.members, in: name)
                } else {
                    copies[name, default: 1] += 1
                    insert(declaration, as: "\(name)#\(copies[name, default: 1])", in: parent)
                }
                continue
            }
            insert(declaration, as: name, in: parent)
        }
    }

    private func insert(_ declaration: TypeDeclaration, as name: String, in parent: String?) {
        types[name] = Entry(
            name: name, declaration: declaration, inherits: declaration.inherits, members: declaration.members,
            parent: parent)
        add(name)
        declareInner(declaration.members, in: name)
    }

    private func add(_ name: String) {
        order.append(name)
        names[Self.last(name), default: []].append(name)
    }

    private func declareInner(_ members: SwiftMembers, in name: String) {
        declareAliases(members.aliases, in: name)
        declare(members.types, in: name)
    }

    private func declareAliases(_ list: [AliasDeclaration], in parent: String?) {
        for alias in list { aliases[parent.map { $0 + "." + alias.name } ?? alias.name] = alias }
    }

    private func extend(_ declarations: [TypeDeclaration]) {
        for declaration in declarations where declaration.kind == .extensionOf {
            // `extension [URLQueryItem]`
            let extended = declaration.extended
            let plain = extended?.element != nil ? "Array" : extended?.pair != nil ? "Dictionary" : declaration.name
            let meant = aliases[plain]?.type ?? declaration.extended
            let known = type(plain)
            let own = known.flatMap { copies(of: $0).first { $0.file === declaration.file } }
            let name = (own ?? known)?.name ?? (extended?.isBracketed == true ? plain : meant?.name) ?? plain
            if types[name] == nil {
                types[name] = Entry(
                    name: name, declaration: nil, inherits: [], members: SwiftMembers(),
                    parent: name.contains(".") ? Self.parent(name) : nil,
                    collection: meant.flatMap { $0.isBracketed ? $0 : nil })
                add(name)
            }
            types[name]?.inherits += declaration.inherits
            types[name]?.members.add(name == "URLSession" ? declaration.members.ofSession : declaration.members)
            declareInner(declaration.members, in: name)
        }
    }
}
