import APIModel
import Diagnostics

/// What the operations of one path leave open, which is reported once for all of them.
struct PathFindings {
    /// The variables without a declaration, each with the methods that lack one.
    private var undeclared: [(variable: PathVariable, methods: [String])] = []
    /// Their positions, by where the variables begin.
    private var positions: [Int: Int] = [:]
    private var misspelt: Set<Int> = []

    mutating func noteUndeclared(_ variable: PathVariable, in method: HTTPMethod) {
        if let index = positions[variable.bytes.lowerBound] {
            if !undeclared[index].methods.contains(method.name) { undeclared[index].methods.append(method.name) }
        } else {
            positions[variable.bytes.lowerBound] = undeclared.count
            undeclared.append((variable, [method.name]))
        }
    }

    /// Whether the variable is noted for the first time.
    mutating func noteMisspelt(_ variable: PathVariable) -> Bool {
        misspelt.insert(variable.bytes.lowerBound).inserted
    }

    func problems(in scope: PathScope) -> [Diagnostic] {
        undeclared.map { missing in
            PathMessages.undeclaredParameter(
                missing.variable.name,
                methods: missing.methods,
                path: scope.text,
                at: scope.range(of: missing.variable.bytes)
            )
        }
    }
}
