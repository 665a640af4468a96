import SwiftModel

/// Pairs the elements of an old and a new list by one key after another, the most certain one first. `match` pairs
/// elements with equal keys in the order of the lists, `matchUnique` only those whose key occurs once on each side.
struct Pairing<Element> {
    private(set) var pairs: [(old: Int, new: Int)] = []
    private let old: [Element]
    private let new: [Element]
    private var isTakenOld: [Bool]
    private var isTakenNew: [Bool]

    init(_ old: [Element], _ new: [Element]) {
        self.old = old
        self.new = new
        isTakenOld = old.map { _ in false }
        isTakenNew = new.map { _ in false }
    }

    /// Pairs elements that have the same key and aren't paired yet.
    mutating func match<Key: Hashable>(by key: (Element) -> Key?) { match(old: key, new: key) }

    /// Pairs elements whose keys are computed differently for each side.
    mutating func match<Key: Hashable>(old oldKey: (Element) -> Key?, new newKey: (Element) -> Key?) {
        var waiting: [Key: [Int]] = [:]
        for (index, element) in new.enumerated().reversed() where !isTakenNew[index] {
            if let key = newKey(element) { waiting[key, default: []].append(index) }
        }
        for (index, element) in old.enumerated() where !isTakenOld[index] {
            guard let key = oldKey(element), let partner = waiting[key]?.popLast() else { continue }
            pair(index, partner)
        }
    }

    /// Pairs elements that have the same key, if no other unpaired element has it.
    mutating func matchUnique<Key: Hashable>(by key: (Element) -> Key?) { matchUnique(old: key, new: key) }

    /// Pairs elements whose keys are computed differently for each side.
    mutating func matchUnique<Key: Hashable>(old oldKey: (Element) -> Key?, new newKey: (Element) -> Key?) {
        var counts: [Key: (old: [Int], new: [Int])] = [:]
        var keys: [Key] = []
        for (index, element) in old.enumerated() where !isTakenOld[index] {
            guard let key = oldKey(element) else { continue }
            if counts[key] == nil { keys.append(key) }
            counts[key, default: ([], [])].old.append(index)
        }
        for (index, element) in new.enumerated() where !isTakenNew[index] {
            if let key = newKey(element) { counts[key]?.new.append(index) }
        }
        for key in keys {
            guard let found = counts[key], found.old.count == 1, found.new.count == 1 else { continue }
            pair(found.old[0], found.new[0])
        }
    }

    private mutating func pair(_ left: Int, _ right: Int) {
        isTakenOld[left] = true
        isTakenNew[right] = true
        pairs.append((left, right))
    }

    /// The pairs in the order of the old list.
    var matched: [(old: Element, new: Element)] { pairs.sorted { $0.old < $1.old }.map { (old[$0.old], new[$0.new]) } }

    var removed: [Element] { old.indices.filter { !isTakenOld[$0] }.map { old[$0] } }
    var added: [Element] { new.indices.filter { !isTakenNew[$0] }.map { new[$0] } }
}

/// The neighbours of each element in a list. An element that was renamed and has no documentation is still at the same
/// place.
struct Neighbours {
    private var places: [String: [String]] = [:]

    init(_ names: [String]) {
        for (index, name) in names.enumerated() {
            places[name] = [index == 0 ? "" : names[index - 1], index == names.count - 1 ? "" : names[index + 1]]
        }
    }

    subscript(name: String) -> [String] { places[name] ?? [] }
}

struct GenerationPairs {
    let services: Pairing<ServicePlan>
    let models: ModelPairs
    let operations: Pairing<OperationPairs.Entry>
    /// Types of models, of inputs, of cases of responses and of wrappers whose names have changed.
    let renames: TypeRenames

    init(_ old: SwiftPlan, _ new: SwiftPlan) {
        services = Pairing(services: old.services, new.services)
        models = ModelPairs(old.models, new.models)
        operations = OperationPairs.pairing(old, new, services: services.renamedWords)
        var renames = models.renames
        for (before, after) in operations.matched {
            if let input = before.operation.input, let other = after.operation.input {
                renames.add([input.name], [other.name])
            }
            let (response, other) = (before.operation.response, after.operation.response)
            if let cases = response.casesType, let others = other.casesType { renames.add(cases.path, others.path) }
            if let wrapper = response.wrapper, let next = other.wrapper { renames.add([wrapper], [next]) }
        }
        self.renames = renames
    }
}
