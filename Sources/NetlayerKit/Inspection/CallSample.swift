import Diagnostics
import Evolution
import SwiftModel
import TemplatePacks

/// A call of an operation, as code that compiles beside the generated code.
///
///     let user = try await repository.fetchUser(id: 1)
public struct CallSample: Sendable {
    /// The value that the code needs, as a parameter declares it: `repository: any UserRepository`; nil without one.
    public let receiver: String?
    public let code: String

    /// Nil where an argument has a type that only the team knows.
    init?(
        _ operation: OperationPlan, of service: ServicePlan, _ declarations: Declarations, _ samples: CallSamples,
        returnsResult: Bool
    ) {
        let form = CallForm(operation, of: service, declarations)
        guard let entries = samples.entries(for: form.arguments) else { return nil }
        let (name, start): (String?, String) =
            switch form.kind {
            case .enumCase: (nil, "let request = ")
            case .channel: ("channel", "let connection = ")
            case .method: ("repository", "try await ")
            case .ownMethod: ("useCase", "try await ")
            }
        receiver = name.map { "\($0): " + (form.isProtocol ? "any " : "") + form.type }
        let waits = form.kind == .method || form.kind == .ownMethod
        let head = (waits && operation.response.type != .void ? "let result = " : "") + start
        let callee = SwiftExpression.member(SwiftIdentifier(form.member), of: .type(.named(name ?? form.type)))
        let call: SampleValue =
            entries.isEmpty && form.kind == .enumCase ? .plain(callee, weight: 1) : .call(callee, entries)
        code = head + call.text(width: 88 - head.count) + (waits && returnsResult ? ".get()" : "")
    }

    /// The calls of all operations of a plan, by the operations' keys.
    static func all(of plan: SwiftPlan, _ declarations: Declarations, by manifest: PackManifest) -> [String: CallSample]
    {
        let samples = CallSamples(plan)
        var calls: [String: CallSample] = [:]
        for service in plan.services {
            let returnsResult = manifest.text(of: "result", for: service.wireName) == "result"
            for operation in service.operations {
                calls[operation.key] = CallSample(
                    operation, of: service, declarations, samples, returnsResult: returnsResult)
            }
        }
        return calls
    }
}

extension GenerationReader.Planned {
    /// The pieces of code that a pack writes, and a call of each operation, by its key.
    package func piecesAndCalls(into bag: inout DiagnosticBag) -> (pieces: [CodePiece], calls: [String: CallSample]) {
        defer { renderer.settle() }
        let (pieces, declarations) = renderer.pieces(of: plan, into: &bag)
        return (pieces, CallSample.all(of: plan, declarations, by: manifest))
    }
}
