import Diagnostics

/// Problems of operations, of which those of a component that operations share are one: it is there that they are fixed.
struct SharedProblems {
    /// What tells a problem from others: all that it says but the operation.
    private struct Identity: Hashable {
        var message: Message
        var file: String
        var offset: UInt32
    }

    private var problems: [(problem: Diagnostic, others: [String])] = []
    private var positions: [Identity: Int] = [:]

    /// - Parameter problem: Makes the problem of the operation with a key.
    mutating func add(_ key: String, _ problem: (_ key: String) -> Diagnostic) {
        let neutral = problem("")
        let position = neutral.range.map { range in
            let identity = Identity(message: neutral.message, file: range.file.name, offset: range.startOffset)
            let known = positions[identity]
            positions[identity] = known ?? problems.count
            return known
        }
        if let position = position ?? nil {
            problems[position].others.append(key)
        } else {
            problems.append((problem(key), []))
        }
    }

    func report(into bag: inout DiagnosticBag) {
        for (problem, others) in problems {
            bag.report(others.isEmpty ? problem : problem.note(SharedProblems.note(others)))
        }
    }

    /// `it also holds for GET /users, PUT /users and 3 more operations`
    private static func note(_ keys: [String]) -> String {
        let shown = keys.prefix(3).map { "`\($0)`" }.joined(separator: ", ")
        guard keys.count > 3 else { return "it also holds for \(shown)" }
        return "it also holds for \(shown) and \(keys.count - 3) more operation\(keys.count == 4 ? "" : "s")"
    }
}
