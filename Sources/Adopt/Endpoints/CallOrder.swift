/// The order of functions with callees before their callers, except for functions that call each other.
struct CallOrder {
    private let functions: [FunctionDeclaration]
    /// The positions of the functions.
    private(set) var calleesFirst: [Int] = []

    init(_ functions: [FunctionDeclaration]) {
        self.functions = functions
        let places = Dictionary(grouping: functions.indices) { functions[$0].name }
        let callees = functions.map { function in
            ReferencedNames(function.body).names.sorted().flatMap { places[$0] ?? [] }
        }
        var isSeen = functions.map { _ in false }
        for first in functions.indices where !isSeen[first] {
            isSeen[first] = true
            // Each function with the number of its callees that were visited.
            var open = [(place: first, next: 0)]
            while let (place, next) = open.last {
                guard next < callees[place].count else {
                    calleesFirst.append(place)
                    open.removeLast()
                    continue
                }
                open[open.count - 1].next += 1
                let callee = callees[place][next]
                guard !isSeen[callee] else { continue }
                isSeen[callee] = true
                open.append((callee, 0))
            }
        }
    }

    /// By a distance, and callees first within the same one.
    func nearestFirst(_ distance: (FunctionDeclaration) -> Int) -> [Int] {
        let distances = functions.map(distance)
        return calleesFirst.enumerated().sorted { first, second in
            (distances[first.element], first.offset) < (distances[second.element], second.offset)
        }.map(\.element)
    }
}
