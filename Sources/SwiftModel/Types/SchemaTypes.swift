import APIModel
import Diagnostics

/// One type that will be declared: its schema, its place and its name.
struct Declaration: Sendable {
    enum Source: Sendable {
        /// A named schema, under the name that the description gives.
        case named(Int)
        /// The schema of a body, a response or a parameter, by its position among the roots.
        case root(Int)
        /// A schema inside of another one.
        case inline
    }

    let schema: Int
    var source: Source
    /// The declaration that it is nested in; nil at the top level.
    var owner: Int?
    /// The declaration from which its name is made: the owner, unless types are flat or nested too deeply.
    let parent: Int?
    /// The word for it at its place: `location`, `image` for an element of `images`.
    var word: String
    /// 0 at the top level.
    var depth = 0
    var isForm = false
    var name = SwiftIdentifier("Empty")
    var children: [Int] = []
    /// The top-level declarations that it, or anything inside of it, refers to by name; kept at the top level only.
    var references: Set<Int> = []
    /// The app's type for the service's, or the other way around: the mapper of one names the other.
    var counterpart: Int?
    /// The names from the top level inwards.
    var path: [SwiftIdentifier] = []
}

extension [Declaration] {
    /// The words from the top level down to a type.
    func way(to index: Int) -> [String] {
        var words: [String] = []
        var current: Int? = index
        while let next = current {
            words.append(self[next].word)
            current = self[next].parent
        }
        return words.reversed()
    }

    /// The type at the top level that a type is nested in, or is itself.
    func top(of index: Int) -> Int {
        var index = index
        while let owner = self[index].owner { index = owner }
        return index
    }

    /// The number of types between a type and the one that it is nested in.
    func depth(of index: Int, in owner: Int) -> Int {
        var depth = 0
        var parent = self[index].parent
        while let next = parent, next != owner {
            depth += 1
            parent = self[next].parent
        }
        return depth
    }
}

/// Every type of the API by schema: the declared types, their names, and how a use of a schema is written.
///
/// A class, since every planner holds it; it changes only while it is made.
final class SchemaTypes: @unchecked Sendable {
    let graph: SchemaGraph
    let declarations: [Declaration]
    let directions: SchemaDirections
    /// The names of inline types that the configuration changed.
    let renamed: Set<String>
    /// By the position of the claim.
    let claimNames: [SwiftIdentifier]
    /// Names that members can't have: the types of this module, and those that generated code uses.
    let typeNames: Set<String>
    /// Indices of declarations, by schema.
    let indexes: [Int?]
    /// The declaration of a form by the position of its root.
    let forms: [Int: Int]
    /// Types of schemas as they are written at the top level; nil before each is made.
    private var types: [SwiftType?]
    /// The nested types of those that have many, by name.
    private let nested: [Int: [SwiftIdentifier: Int]]

    init(_ api: NormalisedAPI, claims: [TypeClaim], roots: [InlineRoot], into bag: inout DiagnosticBag) {
        let conventions = api.conventions
        graph = SchemaGraph(api, diagnostics: &bag)
        let collector = DeclarationCollector(graph, roots: roots, isFlat: conventions.models.nesting == .flat)
        var naming = TypeNaming(collector, conventions: conventions)
        naming.run(graph, claims: claims, roots: roots, into: &bag)
        declarations = naming.declarations
        claimNames = naming.claimNames
        renamed = naming.renamed
        typeNames = ReservedNames.types.names.union(declarations.map(\.name.raw))
        indexes = collector.indexes
        forms = collector.forms
        directions = SchemaDirections(graph, conventions)
        var nested: [Int: [SwiftIdentifier: Int]] = [:]
        for (index, declaration) in declarations.enumerated() where declaration.children.count > 16 {
            let named = declaration.children.map { [all = naming.declarations] in (all[$0].name, $0) }
            nested[index] = Dictionary(named) { first, _ in first }
        }
        self.nested = nested
        types = [SwiftType?](repeating: nil, count: graph.api.schemas.count)
        for index in graph.api.schemas.indices {
            types[index] = wrappedType(.init(schema: index, isNullable: false, arguments: []), in: nil)
        }
    }

    /// The configuration's name for a type whose members it renames: a schema's name, or an inline type's Swift name.
    func renameKey(of declaration: Declaration) -> String {
        graph.schema(declaration.schema).name ?? declaration.path.map(\.raw).joined(separator: ".")
    }

    /// The type of a use as it is written at the top level, optional where null is allowed.
    func type(of use: SchemaUse) -> SwiftType { type(of: use, in: nil) }

    /// The type of a use inside of a declaration, where types nested in it or around it are written by their last name.
    func type(of use: SchemaUse, in owner: Int?) -> SwiftType {
        let target = graph.target(of: use)
        let type = wrappedType(target, in: owner)
        if case .any = graph.forms[target.schema] { return type }
        return target.isNullable ? type.optional : type
    }

    private func wrappedType(_ target: SchemaGraph.Target, in owner: Int?) -> SwiftType {
        let index = target.schema
        let declared = indexes[index]
        if let owner, let declared, isVisible(declared, in: owner) { return .named(declarations[declared].name) }
        if target.arguments.isEmpty, owner == nil || declared != nil, let known = types[index] { return known }
        let arguments = target.arguments.map { type(of: $0, in: owner) }
        if let declared { return .named(SwiftType.Name(declarations[declared].path, arguments: arguments)) }
        switch graph.forms[index] {
        case .plain(let type): return graph.owned.contains(index) ? type.applied(to: arguments) : type
        case .typeParameter(let name): return .named(name)
        case .array: return .array(elementType(index, in: owner))
        case .map: return .dictionary(key: .string, value: elementType(index, in: owner))
        case .any, .structure, .enumeration, .union, .tuple: return .jsonValue
        }
    }

    /// Whether a nested type can be written by its last name inside of a declaration: it is nested there or in a type
    /// around that, and nothing nearer has the name.
    private func isVisible(_ declared: Int, in owner: Int) -> Bool {
        guard let home = declarations[declared].owner else { return false }
        var scope = owner
        while scope != home {
            let name = declarations[declared].name
            guard let outer = declarations[scope].owner,
                !declarations[scope].children.contains(where: { declarations[$0].name == name })
            else { return false }
            scope = outer
        }
        return true
    }

    /// The full type, as written at the top level, for a type as it is written inside of a declaration.
    func qualified(_ type: SwiftType, in owner: Int) -> SwiftType {
        type.mappingNames { name in
            guard name.path.count == 1, let declared = declaration(called: name.path[0], in: owner) else { return name }
            return name.at(declarations[declared].path)
        }
    }

    /// The nested type that a name means inside of a declaration: the nearest one in it or around it.
    private func declaration(called name: SwiftIdentifier, in owner: Int) -> Int? {
        var scope: Int? = owner
        while let current = scope {
            let known = nested[current].map { $0[name] }
            let child = known ?? declarations[current].children.first { declarations[$0].name == name }
            if let child { return child }
            scope = declarations[current].owner
        }
        return nil
    }

    private func elementType(_ index: Int, in owner: Int?) -> SwiftType {
        graph.element(of: index).map { type(of: $0, in: owner) } ?? .jsonValue
    }
}

/// The Swift types of primitive schemas by type and format; a team's own entries come before the built-in ones.
///
///     string, date-time → Date        integer, int32 → Int        number → Double
///     string, date → PlainDate        integer, uint64 → UInt64    number, decimal → Decimal
///     string, uri → URL               string, duration → String
struct FormatTable: Sendable {
    private let own: [String: FixedType]
    private let numbers: ModelConventions.Numbers

    init(_ conventions: ModelConventions) {
        own = conventions.formats
        numbers = conventions.numbers
    }

    func type(_ kind: String, format: String?, limits: Constraints? = nil) -> SwiftType {
        if let type = fixed(kind, format: format) { return SwiftType(type) }
        switch kind {
        case "string": return string(format?.lowercased())
        case "integer": return integer(format?.lowercased(), limits)
        case "number": return number(format?.lowercased())
        default: return .bool
        }
    }

    /// The type that the team gives for a format.
    func fixed(_ kind: String, format: String?) -> FixedType? {
        own.isEmpty ? nil : own[format.map { "\(kind):\($0)" } ?? kind] ?? own[kind]
    }

    private func string(_ format: String?) -> SwiftType {
        switch format {
        case nil: return .string
        case "date-time": return .date
        case "date": return .plainDate
        case "uuid", "guid": return .uuid
        case "uri", "url": return .url
        case "byte", "base64", "binary": return .data
        default: return .string
        }
    }

    private func number(_ format: String?) -> SwiftType {
        switch format {
        case "decimal": return .decimal
        case "float", "double": return .double
        default: return numbers == .decimal ? .decimal : .double
        }
    }

    /// `Int` has 64 bits wherever generated code runs, and is what people write. Without a format, limits that are
    /// beyond it choose a type that holds all values between them.
    private func integer(_ format: String?, _ limits: Constraints?) -> SwiftType {
        switch format {
        case "uint64": return .uint64
        case "int32", "int64": return .int
        default:
            let (minimum, maximum) = (limits?.minimum ?? "0", limits?.maximum ?? "0")
            if FormatTable.isWithin(Int64.self, minimum), FormatTable.isWithin(Int64.self, maximum) { return .int }
            let isUnsigned = limits?.minimum != nil && FormatTable.isWithin(UInt64.self, minimum)
            return isUnsigned && FormatTable.isWithin(UInt64.self, maximum) ? .uint64 : .decimal
        }
    }

    /// Whether a limit is a value of a type; a limit with a fraction is compared as a `Double`.
    private static func isWithin<Number: FixedWidthInteger>(_ type: Number.Type, _ limit: String) -> Bool {
        if Number(limit) != nil { return true }
        guard let value = Double(limit), !limit.utf8.allSatisfy({ $0 &- 0x30 < 10 || $0 == UInt8(ascii: "-") }) else {
            return false
        }
        return value >= Double(Number.min) && value <= Double(Number.max)
    }
}

/// Reports misspelt formats, such as `dateTime` for `date-time`. Without the warning, nobody sees why the value is
/// a plain text or number.
struct FormatSpelling {
    private static let known: Set<String> = [
        "binary", "byte", "date", "date-time", "decimal", "double", "float", "int32", "int64", "uint64", "uri", "uuid",
    ]
    private static let spellings = Dictionary(uniqueKeysWithValues: known.map { (letters(of: $0), $0) })

    let formats: FormatTable

    func report(_ api: API, into bag: inout DiagnosticBag) {
        for schema in api.schemas {
            guard let (kind, format) = schema.kind.format, !FormatSpelling.known.contains(format),
                let meant = FormatSpelling.spellings[FormatSpelling.letters(of: format)]
            else { continue }
            let type = formats.type(kind, format: format)
            if formats.fixed(kind, format: format) != nil || type == formats.type(kind, format: meant) { continue }
            bag.report(
                SwiftModelCodes.formatSpelling(
                    "the format `\(format)` is not known, so that the type is `\(type.text)`"
                ).at(schema.origin.range).help(
                    "did you mean `\(meant)`? If not, name the type: `models: { formats: { \"\(kind):\(format)\": … } }`"
                ))
        }
    }

    /// `date-time` and `dateTime` → `datetime`
    private static func letters(of format: String) -> String {
        format.lowercased().filter { $0.isLetter || $0.isNumber }
    }
}

extension SchemaKind {
    /// The word for the type of a plain value, and its format.
    fileprivate var format: (kind: String, format: String)? {
        switch self {
        case .string(let format?): ("string", format)
        case .integer(let format?): ("integer", format)
        case .number(let format?): ("number", format)
        default: nil
        }
    }
}

/// The meaning of uses of schemas, with all aliases followed.
extension SchemaGraph {
    func schema(behind use: SchemaUse) -> Schema { schema(target(of: use).schema) }

    /// Nil for a use that isn't an object.
    func shape(of use: SchemaUse) -> ObjectShape? {
        if case .object(let shape) = schema(behind: use).kind { shape } else { nil }
    }

    /// The default that a use states, or else its schema.
    func defaultValue(of use: SchemaUse) -> Literal? {
        use.annotations.defaultValue ?? schema(behind: use).annotations.defaultValue
    }

    /// The values that the description gives, or else the name of the schema.
    func discriminatorValues(of member: UnionShape.Member) -> [String] {
        let name = schema(Int(member.use.schema.index)).name
        return member.discriminatorValues.isEmpty ? [name].compactMap(\.self) : member.discriminatorValues
    }

    /// Nil for a use that isn't an array.
    func elementOfList(_ use: SchemaUse) -> SchemaUse? {
        let index = target(of: use).schema
        if case .array = forms[index] { return element(of: index) }
        return nil
    }
}
