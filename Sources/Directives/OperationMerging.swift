import APIModel
import Diagnostics

/// Merges two operations that differ only in their methods: `PUT …/favorite` and `DELETE …/favorite` become
/// `isDelete ? DELETE : PUT`. The one with the directive is kept, the other is removed.
struct OperationMerging {
    private let api: API
    private let lookup: OperationLookup

    init(api: API) {
        self.api = api
        lookup = OperationLookup(api.operations)
    }

    func run(into bag: inout DiagnosticBag) -> [Operation] {
        var operations = api.operations
        var removed: [Int: Int] = [:]
        for index in operations.indices {
            let operation = api.operations[index]
            guard let merge = operation.directives.merge, !operation.directives.isSkipped else { continue }
            guard let other = target(of: merge, for: index, removed: removed, into: &bag) else { continue }
            if let conflict = conflict(of: operation, with: api.operations[other], flag: merge.flag) {
                bag.report(
                    .mergeConflict(
                        conflict, first: operation.key, second: api.operations[other].key,
                        at: operation.directives.origin.range,
                        places: [operation.origin.range, api.operations[other].origin.range]))
                continue
            }
            operations[index] = merged(operation, with: api.operations[other], flag: merge.flag)
            removed[other] = index
        }
        return operations.indices.filter { removed[$0] == nil }.map { operations[$0] }
    }

    private func target(
        of merge: OperationDirectives.Merge, for index: Int, removed: [Int: Int], into bag: inout DiagnosticBag
    ) -> Int? {
        let operation = api.operations[index]
        let range = operation.directives.origin.range
        if let winner = removed[index] {
            let text: Message = "`\(operation.key)` was merged into `\(api.operations[winner].key)` already"
            return bag.fail(.mergeTarget(text, at: range))
        }
        let found = lookup.indices(of: merge.operation)
        guard found.count == 1 else {
            let help = found.isEmpty ? suggestion(for: merge.operation, among: lookup.words) : nil
            let text = found.isEmpty ? "no operation is called" : "several operations are called"
            return bag.fail(.mergeTarget("\(text) `\(merge.operation)`", at: range, help: help))
        }
        let other = api.operations[found[0]]
        var problem: Message?
        if found[0] == index {
            problem = "`\(operation.key)` can't be merged with itself"
        } else if other.path.text != operation.path.text {
            problem = "`\(operation.key)` and `\(other.key)` have different paths"
        } else if removed[found[0]] != nil || other.directives.merge != nil && found[0] < index {
            problem = "`\(other.key)` is merged with another operation"
        }
        if let problem { return bag.fail(.mergeTarget(problem, at: range, other: other.origin.range)) }
        if let lost = other.directives.givenKeys.first(where: { !operation.directives.givenKeys.contains($0) }) {
            let text: Message = "`\(lost)` of `\(other.key)` would be lost: the operation is merged into another one"
            return bag.fail(
                .mergeTarget(text, at: other.directives.origin(of: lost).range, help: "move it to `\(operation.key)`"))
        }
        return found[0]
    }

    private func conflict(of first: Operation, with second: Operation, flag: FixedName) -> String? {
        let comparison = SchemaComparison(api: api)
        if first.parameters.contains(where: { $0.wireName == flag.text || $0.name == flag.text }) {
            return "there is a parameter called `\(flag)`, like the flag"
        }
        for (one, other) in [(first, second), (second, first)] {
            for parameter in one.parameters {
                let match = other.parameters.first {
                    $0.wireName == parameter.wireName && $0.location == parameter.location
                }
                guard let match else { return "only `\(one.key)` has the parameter `\(parameter.wireName)`" }
                guard comparison.isSame(parameter.use, match.use), parameter.isRequired == match.isRequired else {
                    return "the parameter `\(parameter.wireName)` has two types"
                }
            }
        }
        guard comparison.isSame(first.body?.contents ?? [], second.body?.contents ?? []) else {
            return "their bodies differ"
        }
        if first.body != nil, let method = [first.method, second.method].first(where: { !$0.carriesBody }) {
            return "\(method.name) can't carry their body"
        }
        let contents = [first, second].map { $0.responses.first { $0.status.isSuccess }?.contents ?? [] }
        return comparison.isSame(contents[0], contents[1]) ? nil : "their responses differ"
    }

    private func merged(_ first: Operation, with second: Operation, flag: FixedName) -> Operation {
        var result = first
        result.methodChoice = MethodChoice(flag: flag, whenTrue: second.method, whenFalse: first.method)
        let known = first.responses.map(\.status)
        result.responses += second.responses.filter { !known.contains($0.status) }
        return result
    }
}

extension Diagnostic {
    fileprivate static func mergeConflict(
        _ difference: String, first: String, second: String, at range: SourceRange?, places: [SourceRange?]
    ) -> Diagnostic {
        DirectiveCodes.mergeConflict("`\(first)` and `\(second)` can't be merged: \(difference)", at: range).notes(
            zip([first, second], places).map { Diagnostic.Note("`\($0.0)` is here", at: $0.1) })
    }

    fileprivate static func mergeTarget(
        _ reason: Message, at range: SourceRange?, other: SourceRange? = nil, help: Message? = nil
    ) -> Diagnostic {
        let notes = other.map { [Diagnostic.Note("the other operation is here", at: $0)] } ?? []
        return DirectiveCodes.mergeTarget(reason, at: range, help: help).notes(notes)
    }
}
