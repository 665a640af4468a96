import APIModel
import Diagnostics

/// The use case of an operation, which several may share: `useCase: { with: likePost, method: unlike }`.
struct UseCaseDraft {
    /// The position in the service of the operation whose use case has its method.
    var owner: Int?
    /// Whether it has its own use case; nil where the description leaves it open.
    var isWanted: Bool?
    let method: String
    let spy: String

    static func drafts(
        of operations: [Operation], in service: String, by option: (String, String) -> String?,
        into bag: inout DiagnosticBag
    ) -> [UseCaseDraft] {
        let usual = option("useCaseMethod", service) ?? "execute"
        var drafts = operations.map { operation in
            let wanted = operation.directives.useCase
            return UseCaseDraft(
                owner: wanted?.operation.flatMap { owner($0, of: operation, among: operations, service, into: &bag) },
                isWanted: wanted?.isWanted, method: wanted?.method?.text ?? usual,
                spy: wanted?.method.map { $0.text + "Spy" } ?? "executeSpy")
        }
        for (index, owner) in drafts.map(\.owner).enumerated() {
            guard let owner else { continue }
            drafts[index].isWanted = false
            drafts[owner].isWanted = true
            let others = operations.indices.filter { $0 < index && drafts[$0].owner == owner } + [owner]
            if let other = others.first(where: { drafts[$0].method == drafts[index].method }) {
                bag.report(
                    .useCase(
                        "`\(drafts[index].method)` is the name of two methods of one use case", operations[index],
                        other: operations[other]
                    ).help("give one of them another name: `useCase: { with: …, method: NAME }`"))
            }
        }
        return drafts
    }

    private static func owner(
        _ name: String, of operation: Operation, among operations: [Operation], _ service: String,
        into bag: inout DiagnosticBag
    ) -> Int? {
        guard let index = operations.firstIndex(where: { $0.identifier == name || $0.key == name }) else {
            let known = operations.map { $0.identifier ?? $0.key }.filter { $0 != operation.identifier }
            return bag.fail(
                .useCase("the service `\(service)` has no operation `\(name)`", operation).help(
                    suggestion(for: name, among: known)))
        }
        let other = operations[index]
        if other.key == operation.key {
            return bag.fail(.useCase("the use case of `\(operation.key)` can't be a method of itself", operation))
        }
        guard other.directives.useCase?.operation == nil, other.directives.useCase?.isWanted != false else {
            return bag.fail(.useCase("`\(other.key)` has no use case of its own", operation, other: other))
        }
        return index
    }
}

extension Diagnostic {
    fileprivate static func useCase(_ message: Message, _ operation: Operation, other: Operation? = nil) -> Diagnostic {
        let problem = SwiftModelCodes.useCase(message).at(operation.directives.origin(of: "useCase").range)
        guard let other else { return problem }
        return problem.note("the other one is here", at: other.origin.range)
    }
}
