import SwiftModel

/// Pairs the types of two plans: by name, by the description's name, by shape.
struct ModelPairs {
    private(set) var matched: [(old: ModelPlan, new: ModelPlan)] = []
    private(set) var removed: [ModelPlan] = []
    private(set) var added: [ModelPlan] = []
    private(set) var renames: TypeRenames

    init(_ old: [ModelPlan], _ new: [ModelPlan]) {
        renames = TypeRenames(old, new)
        pair(old, new)
        // Types that moved between levels, such as an inline type that became a named one.
        var pairing = Pairing(removed, added)
        pairing.matchUnique { $0.shape }
        let moved = pairing.matched
        removed = pairing.removed
        added = pairing.added
        matched += moved
        for (old, new) in moved { renames.add(old.type.path, new.type.path) }
    }

    private mutating func pair(_ old: [ModelPlan], _ new: [ModelPlan]) {
        var pairing = Pairing(old, new)
        pairing.match { $0.name.raw }
        pairing.match { $0.wireName }
        pairing.matchUnique { $0.shape }
        // A type with too few parts to be identified by its shape has the same documentation, or the same neighbours.
        let neighbours = (Neighbours(old.map(\.name.raw)), Neighbours(new.map(\.name.raw)))
        pairing.matchUnique { $0.documentation.isEmpty ? nil : $0.parts + $0.documentation }
        pairing.matchUnique(
            old: { $0.parts + neighbours.0[$0.name.raw] + $0.documentation },
            new: { $0.parts + neighbours.1[$0.name.raw] + $0.documentation })
        for (old, new) in pairing.matched {
            matched.append((old, new))
            renames.add(old.type.path, new.type.path)
            pair(old.nested, new.nested)
        }
        removed += pairing.removed.flatMap(\.withNested)
        added += pairing.added.flatMap(\.withNested)
    }
}

extension ModelPlan {
    /// The shape without the type's name; nil for a type with too few parts to be identified by them.
    var shape: [String]? {
        if let structure, structure.properties.count < 2 { return nil }
        if let enumeration, enumeration.cases.count < 2 { return nil }
        return parts
    }

    /// The kind of type, and its properties or cases.
    var parts: [String] {
        var words = [kind.rawValue]
        if let structure { words += structure.properties.map { "\($0.wireName)\($0.isOptional ? "?" : "")" } }
        if let enumeration { words += enumeration.cases.map(\.rawValue.text).sorted() }
        if let union { words += union.cases.map(\.type.text).sorted() }
        if let aliased { words.append(aliased.text) }
        return words
    }
}

/// The types whose names have changed, so that a use of such a type isn't reported as a change of type. Names are
/// compared from the top level: `Role` inside of `User` is `User.Role`.
struct TypeRenames {
    /// The path of a type from the top level: `User`, `Role`.
    typealias Path = [SwiftIdentifier]

    private var paths: [Path: Path] = [:]
    private let oldPaths: Set<Path>
    private let newPaths: Set<Path>

    init(_ old: [ModelPlan], _ new: [ModelPlan]) {
        oldPaths = Set(old.flatMap { $0.withNested.map(\.type.path) })
        newPaths = Set(new.flatMap { $0.withNested.map(\.type.path) })
    }

    mutating func add(_ old: Path, _ new: Path) { if old != new { paths[old] = new } }

    /// `[Role]?` of the old plan in `User` → `[Account.Role]?`, where `User` is `Account` now.
    func old(_ type: SwiftType, in scope: Path = []) -> SwiftType {
        type.mappingPaths { old(TypeRenames.absolute($0, in: scope, oldPaths)) }
    }

    /// `[Role]?` of the new plan in `Account` → `[Account.Role]?`
    func new(_ type: SwiftType, in scope: Path = []) -> SwiftType {
        type.mappingPaths { TypeRenames.absolute($0, in: scope, newPaths) }
    }

    /// `User.Role` → `Account.Role`, where `User` is `Account` now.
    func old(_ path: Path) -> Path {
        if let new = paths[path] { return new }
        guard let name = path.last, path.count > 1 else { return path }
        return old(Path(path.dropLast())) + [name]
    }

    /// `User.none` → `Account.none`, where `User` is `Account` now.
    func old(_ expression: SwiftExpression) -> SwiftExpression { expression.mappingTypes { old($0) } }

    /// `Role` in `User.Detail` → `User.Role`, if `User.Role` is declared and `User.Detail.Role` isn't.
    private static func absolute(_ path: Path, in scope: Path, _ paths: Set<Path>) -> Path {
        var scope = scope[...]
        while !scope.isEmpty {
            let nested = Path(scope) + path
            if paths.contains(nested) { return nested }
            scope.removeLast()
        }
        return path
    }
}

extension SwiftType {
    /// The path of a type that is only a name: `Post.Location` → `Post`, `Location`; empty for other types.
    var path: TypeRenames.Path { if case .named(let name) = self { name.path } else { [] } }

    fileprivate func mappingPaths(_ transform: (TypeRenames.Path) -> TypeRenames.Path) -> SwiftType {
        mappingNames { name in
            guard case .inScope = name.origin else { return name }
            return name.at(transform(name.path))
        }
    }
}

extension SwiftExpression {
    fileprivate func mappingTypes(_ transform: (SwiftType) -> SwiftType) -> SwiftExpression {
        switch self {
        case .null, .unit, .bool, .number, .string, .implicitMember: return self
        case .list(let elements): return .list(elements.map { $0.mappingTypes(transform) })
        case .dictionary(let entries):
            return .dictionary(entries.map { Entry($0.key, $0.value.mappingTypes(transform)) })
        case .type(let type): return .type(transform(type))
        case .member(let name, let owner): return .member(name, of: owner.mappingTypes(transform))
        case .call(let callee, let arguments):
            let arguments = arguments.map { Argument($0.label, $0.value.mappingTypes(transform)) }
            return .call(callee.mappingTypes(transform), arguments)
        case .forced(let value): return .forced(value.mappingTypes(transform))
        }
    }
}
