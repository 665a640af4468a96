import SwiftModel

/// Which types have another name now, so that a type that only names them is not reported as another one. Names are
/// compared from the top level: `Role` inside of `User` is `User.Role`.
struct TypeRenames {
    private var names: [String: String] = [:]
    private let oldPaths: Set<String>
    private let newPaths: Set<String>

    init(_ old: [ModelPlan], _ new: [ModelPlan]) {
        oldPaths = Set(old.flatMap { $0.withNested.map(\.path) })
        newPaths = Set(new.flatMap { $0.withNested.map(\.path) })
    }

    mutating func add(_ old: String, _ new: String) {
        if old != new { names[old] = new }
    }

    /// `[Role]?` of the old plan in `User` → `[Account.Role]?`, where `User` is `Account` now.
    func old(_ type: String, in scope: String = "") -> String {
        TypeRenames.replacing(type) { renamed(TypeRenames.absolute($0, in: scope, oldPaths)) }
    }

    func old(_ type: SwiftType) -> SwiftType {
        type.mappingNames { name in
            let path = SwiftType.Name(name.path).text
            let new = old(path)
            guard new != path else { return name }
            let words = new.split(separator: ".").map { SwiftIdentifier($0.filter { $0 != "`" }) }
            return SwiftType.Name(words, arguments: name.arguments, origin: name.origin)
        }
    }

    /// `[Role]?` of the new plan in `Account` → `[Account.Role]?`
    func new(_ type: String, in scope: String = "") -> String {
        TypeRenames.replacing(type) { TypeRenames.absolute($0, in: scope, newPaths) }
    }

    /// Replaces each name of a type.
    private static func replacing(_ type: String, by name: (String) -> String) -> String {
        var result = ""
        var word = ""
        for scalar in type.unicodeScalars {
            if scalar == "." || scalar == "_" || scalar == "`" || scalar.properties.isAlphabetic
                || scalar.properties.numericType != nil
            {
                word.unicodeScalars.append(scalar)
            } else {
                if !word.isEmpty { result += name(word) }
                word = ""
                result.unicodeScalars.append(scalar)
            }
        }
        return word.isEmpty ? result : result + name(word)
    }

    /// `Role` in `User.Detail` → `User.Role`, where that is declared and `User.Detail.Role` isn't.
    private static func absolute(_ name: String, in scope: String, _ paths: Set<String>) -> String {
        var scope = scope
        while !scope.isEmpty {
            if paths.contains(scope + "." + name) { return scope + "." + name }
            guard let dot = scope.lastIndex(of: ".") else { break }
            scope = String(scope[..<dot])
        }
        return name
    }

    private func renamed(_ path: String) -> String {
        if let name = names[path] { return name }
        guard let dot = path.lastIndex(of: ".") else { return path }
        return renamed(String(path[..<dot])) + path[dot...]
    }
}
