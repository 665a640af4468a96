import SwiftModel

/// Which types have another name now, so that a type that only names them is not reported as another one. Names are
/// compared from the top level: `Role` inside of `User` is `User.Role`.
struct TypeRenames {
    /// A name from the top level: `User`, `Role`.
    typealias Path = [SwiftIdentifier]

    private var paths: [Path: Path] = [:]
    private let oldPaths: Set<Path>
    private let newPaths: Set<Path>

    init(_ old: [ModelPlan], _ new: [ModelPlan]) {
        oldPaths = Set(old.flatMap { $0.withNested.map(\.type.path) })
        newPaths = Set(new.flatMap { $0.withNested.map(\.type.path) })
    }

    mutating func add(_ old: Path, _ new: Path) {
        if old != new { paths[old] = new }
    }

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

    /// `Role` in `User.Detail` → `User.Role`, where that is declared and `User.Detail.Role` isn't.
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
    /// The name of a type that is nothing but a name: `Post.Location` → `Post`, `Location`.
    var path: TypeRenames.Path { if case .named(let name) = self { name.path } else { [] } }

    fileprivate func mappingPaths(_ transform: (TypeRenames.Path) -> TypeRenames.Path) -> SwiftType {
        mappingNames { name in
            guard case .inScope = name.origin else { return name }
            var name = name
            name.path = transform(name.path)
            return name
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
