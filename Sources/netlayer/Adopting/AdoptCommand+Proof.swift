import Adopt
import Platform

extension AdoptCommand {
    /// Compares requests where it is asked for.
    /// - Parameter text: the spec that is generated.
    func verify(_ spec: AdoptedSpec, _ index: SourceIndex, _ files: [SwiftSource], _ text: String) throws
        -> [ProofResult]?
    {
        guard invocation.has("verify") else { return nil }
        let proof = AdoptionProof(spec, index, files, module: invocation.value("module"))
        switch try proof.run(text) {
        case .results(let results): return results
        case .none(let reason):
            console.say("nothing is verified: " + ShownText.line(reason))
            return nil
        }
    }

    func differs(_ proof: [ProofResult]?) -> Bool {
        (proof ?? []).contains { result in
            if case .differs = result { return true }
            return false
        }
    }

    /// How many requests are equal, and each difference.
    func say(_ spec: AdoptedSpec, _ proof: [ProofResult]?) {
        guard let proof else { return }
        var equal = 0
        var open = 0
        for (operation, result) in zip(spec.operations, proof) {
            switch result {
            case .equal: equal += 1
            case .notSent: open += 1
            case .differs(let texts):
                let endpoint = operation.endpoint
                let place = "\(endpoint.file.path):\(endpoint.file.line(endpoint.place))"
                console.say("\(operation.service).\(operation.name) (\(ShownText.line(place))) differs")
                for text in texts { console.say("    " + ShownText.line(text)) }
            }
        }
        let different = proof.count - equal - open
        console.say("requests: \(equal) endpoints equal, \(different) different, \(open) compared as read alone")
    }
}
