import Adopt
import NetlayerCommands
import Platform

extension AdoptCommand {
    /// Compares requests, if requested.
    /// - Parameter text: the spec.
    func verify(_ spec: AdoptedSpec, _ index: SourceIndex, _ files: [SwiftSource], _ text: String) throws
        -> [ProofResult]?
    {
        guard invocation.has("verify") else { return nil }
        let verification = Verification(spec, index, files, module: module)
        guard let subject = verification.plainSubject(text) else { return nil }
        switch try verification.run(subject) {
        case .results(let results): return results
        case .none(let reason):
            console.say("nothing is verified: " + ShownText.line(reason))
            return nil
        }
    }

    /// The exit code: 1 if a request differs, 3 if one couldn't be compared, and `code` if all are equal.
    func outcome(_ proof: [ProofResult]?, otherwise code: ExitCode) -> ExitCode {
        guard invocation.has("verify"), code != .input else { return code }
        var isOpen = proof == nil
        for result in proof ?? [] {
            switch result {
            case .equal: continue
            case .differs: return .input
            case .notSent, .equalBut: isOpen = true
            }
        }
        return isOpen ? .drift : code
    }

    /// Prints how many requests are equal, and each difference.
    func say(_ spec: AdoptedSpec, _ proof: [ProofResult]?) {
        guard let proof else { return }
        let summary = ProofSummary(spec.operations, proof)
        for (operation, texts) in summary.different {
            let place = ShownText.line(operation.endpoint.file.shown(operation.endpoint.place))
            console.say("\(operation.service).\(operation.name) (\(place)) differs")
            for text in texts { console.say("    " + ShownText.line(text)) }
        }
        for (reason, names) in summary.open {
            console.say("not verified: \(names.count) of \(proof.count), since \(ShownText.line(reason))")
        }
        console.say("verified: \(summary.sum), \(summary.different.count) differ")
    }
}
