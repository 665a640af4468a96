import APIModel
import Diagnostics

/// What the operations of one path leave open, which is reported once for all of them.
struct PathFindings {
    /// The variables without a declaration, each with the methods that lack one.
    private var undeclared: [(variable: PathVariable, methods: [String])] = []
    private var misspelt: Set<Int> = []

    mutating func noteUndeclared(_ variable: PathVariable, in method: HTTPMethod) {
        if let index = undeclared.firstIndex(where: { $0.variable.bytes == variable.bytes }) {
            if !undeclared[index].methods.contains(method.name) { undeclared[index].methods.append(method.name) }
        } else {
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
