import APIModel
import Platform
import SpecWriters

/// Converts types of the team's code to types of the native spec.
struct SpecTypes {
    private static let primitives: [String: String] = [
        "String": "String", "Substring": "String", "Character": "String", "Int": "Int", "Int8": "Int", "Int16": "Int",
        "Int32": "Int32", "Int64": "Int64", "UInt": "Int", "UInt32": "Int", "UInt64": "Int", "Double": "Double",
        "CGFloat": "Double", "TimeInterval": "Double", "Float": "Float", "Decimal": "Decimal", "Bool": "Bool",
        "UUID": "UUID", "URL": "URL", "Date": "Date", "Data": "Data", "Any": "Any", "AnyObject": "Any",
        "AnyHashable": "Any", "NSNumber": "Double", "File": "File",
    ]

    let index: SourceIndex
    let ownership: AdoptedSpec.Ownership
    /// The types that generated code replaces, together with the types nested in them.
    private let replaced: Set<String>
    private(set) var declarations = SpecDeclarations()
    /// The team's own types that the spec names.
    private(set) var own: [String] = []
    /// The types that the sources use but don't declare.
    private(set) var undeclared: [String] = []
    /// The team's own types in models and bodies that the spec describes.
    private(set) var held: [SourceIndex.Entry] = []
    private var isDeclaring = false
    /// The module of the code that is being described.
    var home = ""
    /// The generic parameters of the type that is being declared.
    private var open: [String] = []
    private lazy var datesAreISO8601 = index.datesAreISO8601
    /// The number of aliases that led to the type that is being read.
    private var aliases = 0

    init(_ index: SourceIndex, _ ownership: AdoptedSpec.Ownership, replacing replaced: Set<String>) {
        self.replaced = replaced
        self.index = index
        self.ownership = ownership
    }

    /// `[Store]?` → `[Store]`; the caller adds the question mark. Nil for a type that the spec can't name.
    /// - Parameter isModel: whether it can be one of the team's own types, as in bodies and responses.
    mutating func text(_ written: SwiftType, isModel: Bool = false, from place: String? = nil) -> String? {
        let type = written.unwrapped
        if let element = type.element { return inner(element, isModel: isModel, from: place).map { "[\($0)]" } }
        // A dictionary whose keys are cases of an enum is encoded as a list.
        if let key = type.pair.flatMap({ index.type($0.key, from: place) }), key.declaration?.kind == .enumeration,
            !index.conformances(of: key).contains("CodingKeyRepresentable")
        {
            return nil
        }
        if let pair = type.pair { return inner(pair.value, isModel: isModel, from: place).map { "Map<\($0)>" } }
        guard case .named(let name, let arguments) = type else { return nil }
        if name == "Set", arguments.count == 1 {
            return text(arguments[0], isModel: isModel, from: place).map { "[\($0)]" }
        }
        if arguments.isEmpty {
            if let primitive = SpecTypes.primitives[name], index.type(name, from: place)?.declaration == nil {
                return primitive
            }
            if aliases < 16, let meant = index.meant(name, from: place) {
                aliases += 1
                defer { aliases -= 1 }
                return text(meant, isModel: isModel, from: place)
            }
        }
        return named(name, arguments, isModel: isModel, from: place)
    }

    /// A type inside another one, where its values can be null: `[Store?]`
    private mutating func inner(_ type: SwiftType, isModel: Bool, from place: String?) -> String? {
        text(type, isModel: isModel, from: place).map { type.isOptional ? $0 + "?" : $0 }
    }

    /// One of the team's own types.
    private mutating func named(_ plain: String, _ arguments: [SwiftType], isModel: Bool, from place: String?)
        -> String?
    {
        if open.contains(plain) { return plain }
        guard let entry = index.type(plain, from: place), let declaration = entry.declaration else {
            return isModel ? foreign(plain, arguments, from: place) : nil
        }
        guard let name = name(of: entry, isModel: isModel) else { return nil }
        guard !declaration.typeParameters.isEmpty else { return name }
        return arguments.isEmpty ? nil : generic(name, arguments, from: place)
    }

    private mutating func generic(_ name: String, _ arguments: [SwiftType], from place: String?) -> String? {
        var texts: [String] = []
        for argument in arguments {
            guard let known = inner(argument, isModel: true, from: place) else { return nil }
            texts.append(known)
        }
        return texts.isEmpty ? name : name + "<" + texts.joined(separator: ",") + ">"
    }

    /// A type that the sources use but don't declare keeps its name: `Envelope<Store>` → `App.Envelope<App.Store>`
    private mutating func foreign(_ plain: String, _ arguments: [SwiftType], from place: String?) -> String? {
        guard case .own(let module) = ownership, plain.first?.isUppercase == true, plain.count > 1,
            plain.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), !index.isTypeParameter(plain),
            !SpecTypes.coding.contains(plain),
            let name = generic((module ?? home) + "." + plain, arguments, from: place)
        else { return nil }
        if !undeclared.contains(plain) { undeclared.append(plain) }
        return name
    }

    /// Whether generated code can't name a type: it's private, or in a type that is private or replaced.
    private func isReplaced(_ entry: SourceIndex.Entry) -> Bool {
        if entry.declaration?.isPrivate == true { return true }
        guard let outer = entry.parent else { return false }
        return replaced.contains(SourceIndex.shown(outer)) || index.types[outer].map(isReplaced) == true
    }

    /// The spec's name for a type. Of the team's own types, parameters can only be enums with raw values.
    private mutating func name(of entry: SourceIndex.Entry, isModel: Bool) -> String? {
        let raw = index.rawType(of: entry).flatMap { SpecTypes.primitives[$0] }
        guard isModel || raw != nil else { return nil }
        switch ownership {
        case .own where isReplaced(entry): return declare(entry)
        case .own(let module):
            if raw != nil, !isModel, !index.isCodable(entry) { return raw }
            if isDeclaring { held.append(entry) }
            if !own.contains(entry.name) { own.append(entry.name) }
            return (module ?? entry.file.module) + "." + SourceIndex.shown(entry.name)
        case .spec:
            // A struct around a value is encoded as that value.
            if entry.inherits.contains("RawRepresentable"), entry.declaration?.kind == .structure,
                let raw = entry.members.properties.first(where: { $0.name == "rawValue" && $0.isStored })?.type
            {
                return text(raw, isModel: isModel, from: entry.name)
            }
            return declare(entry)
        }
    }

    /// Whether a type can be sent: the spec declares it, or it conforms to `Encodable`, maybe by a library's protocol.
    func isEncodable(_ written: SwiftType?) -> Bool {
        guard let entry = ownEntry(written) else { return true }
        return index.conformances(of: entry).contains { name in
            ["Codable", "Encodable"].contains(name)
                || index.type(name)?.declaration == nil && !SpecTypes.uncoded.contains(name)
        }
    }

    /// The coding protocols of Swift; a value of one can have any type.
    static let coding: Set<String> = ["Codable", "Encodable", "Decodable"]

    /// Whether a type that the spec can't name holds values of several types.
    func holdsAny(_ written: SwiftType) -> Bool {
        let meant = index.meant(written.name, from: nil) ?? written
        return written.isCollection || SpecTypes.coding.contains(where: meant.mentions)
    }

    /// Protocols and base types that say nothing about encoding.
    static let uncoded: Set<String> = [
        "CaseIterable", "Comparable", "CustomDebugStringConvertible", "CustomStringConvertible", "Decodable",
        "Equatable", "Error", "Hashable", "Identifiable", "Int", "LocalizedError", "NSObject", "RawRepresentable",
        "Sendable", "String",
    ]

    /// Records that a body of the spec holds a type.
    mutating func hold(_ written: SwiftType?) { if let entry = ownEntry(written) { held.append(entry) } }

    /// The team's own type that a type names, or that a list or dictionary holds; nil for other types.
    private func ownEntry(_ written: SwiftType?) -> SourceIndex.Entry? {
        guard case .own = ownership, let type = written?.unwrapped else { return nil }
        if let inner = type.element ?? type.pair?.value { return ownEntry(inner) }
        return index.type(type).flatMap { isReplaced($0) || $0.declaration == nil ? nil : $0 }
    }

    // MARK: Declarations

    /// The name of a type in the spec. The first call declares it.
    private mutating func declare(_ entry: SourceIndex.Entry) -> String {
        if let known = declarations.names[entry.name] { return known }
        let name = declarations.claim(entry.name)
        if let raw = index.rawType(of: entry) {
            declarations.add(name, enumeration(entry, raw))
            return name
        }
        guard entry.declaration?.kind != .enumeration else {
            declarations.add(name, .text("Any"), remark: "`\(name)` is an enum that codes itself: Any is taken")
            return name
        }
        let isByHand = entry.members.functions.contains { function in
            function.name == "init" && function.parameters.first?.label == "from"
                || function.name == "encode" && function.parameters.first?.label == "to"
        }
        if isByHand { declarations.remark("`\(name)` reads or writes itself by hand: its stored properties are taken") }
        let classes = index.ancestors(of: entry).filter { $0.declaration?.kind == .classType }
        let before = (open, isDeclaring)
        (open, isDeclaring) = ((entry.declaration?.typeParameters ?? []).map(\.name), true)
        defer { (open, isDeclaring) = before }
        var entries: [YAMLValue.Entry] = []
        for owner in classes.reversed() + [entry] {
            let keys = index.codingKeys(of: owner)
            for property in owner.members.properties where property.isStored {
                guard let wire = keys.map({ $0[property.name] }) ?? property.name else { continue }
                let key = NativeNames.key(property.name)
                entries.append(.init(key, self.property(property, wire, of: owner, name)))
            }
        }
        if entries.isEmpty { entries.append(.init("others", .text("Any"))) }
        declarations.add(open.isEmpty ? name : name + "<" + open.joined(separator: ", ") + ">", .map(entries))
        return name
    }

    private mutating func property(
        _ property: PropertyDeclaration, _ wire: String, of entry: SourceIndex.Entry, _ name: String
    ) -> YAMLValue {
        let known = property.type.flatMap { text($0, isModel: true, from: entry.name) }
        if known == nil {
            let written = property.type?.text ?? ""
            declarations.remark("`\(name).\(property.name)` is a `\(written)`: Any is taken")
        }
        if property.type?.mentions("Date") == true, !datesAreISO8601 {
            declarations.remark(
                "a date of a spec is one of ISO 8601, and no code that is there gives its coders that strategy")
        }
        let type = (known ?? "Any") + (property.type?.isOptional == true ? "?" : "")
        if wire == property.name { return .text(type) }
        return .map([.init("type", .text(type)), .init("wire", .text(wire))])
    }

    private func enumeration(_ entry: SourceIndex.Entry, _ raw: String) -> YAMLValue {
        var next = 0
        let values = entry.members.cases.map { declaration -> YAMLValue.Entry in
            var text = declaration.name
            if case .text(let pieces)? = declaration.rawValue, case .words(let words)? = pieces.first { text = words }
            if raw != "String" {
                // A case without a number has the next one.
                if case .literal(let number)? = declaration.rawValue { next = Int(number.shownNumber) ?? next }
                // In code that compiles, no case follows `Int.max`.
                defer { next &+= 1 }
                return .init(declaration.name, .raw(String(next)))
            }
            return .init(declaration.name, .text(text))
        }
        var entries = [YAMLValue.Entry("enum", .map(values))]
        if raw != "String" { entries.append(.init("type", .text("Int"))) }
        return .map(entries)
    }
}

/// The types that a spec declares.
struct SpecDeclarations {
    private(set) var entries: [YAMLValue.Entry] = []
    /// The names in the spec, by those in the code.
    private(set) var names: [String: String] = [:]
    private(set) var remarks: [String] = []
    private var taken: Set<String> = []

    /// `DataLayer.Store` → `Store`, or `DataLayerStore` if that is taken.
    mutating func claim(_ full: String) -> String {
        let shown = SourceIndex.shown(full)
        var name = SourceIndex.last(shown).filter { $0 != "_" }
        if taken.contains(name) || name == "Response" || NativePrimitive.isBuiltIn(name) {
            name = shown.filter { $0 != "." && $0 != "_" }
        }
        name = SpecNames.free(NativePrimitive.isBuiltIn(name) ? name + "Model" : name, &taken)
        names[full] = name
        return name
    }

    mutating func add(_ name: String, _ value: YAMLValue, remark: String? = nil) {
        entries.append(.init(name, value))
        if let remark { self.remark(remark) }
    }

    mutating func remark(_ text: String) { if !remarks.contains(text) { remarks.append(text) } }
}

extension SourceIndex {
    /// Whether ISO 8601 is the only date strategy that the code sets for its coders.
    fileprivate var datesAreISO8601: Bool {
        var known: Set<Bool> = []
        SwiftWalk.visit(bodies.flatMap(\.code)) { expression in
            guard case .assignment(.member(_, let name), let value) = expression,
                name == "dateDecodingStrategy" || name == "dateEncodingStrategy"
            else { return }
            if case .member(_, "iso8601") = value { known.insert(true) } else { known.insert(false) }
        }
        return known == [true]
    }

    /// Whether a type can be both sent and received.
    func isCodable(_ entry: Entry) -> Bool {
        let names = conformances(of: entry)
        return names.contains("Codable") || names.isSuperset(of: ["Encodable", "Decodable"])
    }

    /// Whether a type can only be sent, or only be received.
    func isOneWay(_ entry: Entry) -> Bool {
        let names = conformances(of: entry)
        return !names.contains("Codable") && names.contains("Encodable") != names.contains("Decodable")
    }

    /// Whether a type isn't `Hashable`, as far as the sources show.
    func isUnhashable(_ entry: Entry) -> Bool {
        let isPlain = entry.declaration?.kind == .enumeration && entry.members.cases.allSatisfy(\.parameters.isEmpty)
        return !isPlain && !conformances(of: entry).contains("Hashable")
    }

    /// `String` of `enum Sort: String`; nil for other types.
    func rawType(of entry: Entry) -> String? {
        guard entry.declaration?.kind == .enumeration else { return nil }
        return entry.inherits.first { ["String", "Int", "Int8", "Int16", "Int32", "Int64", "UInt"].contains($0) }?.name
    }
}
