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
            case .notSent: isOpen = true
            }
        }
        return isOpen ? .drift : code
    }

    /// Prints how many requests are equal, and each difference.
    func say(_ spec: AdoptedSpec, _ proof: [ProofResult]?) {
        guard let proof else { return }
        var equal = 0
        var open: [String: Int] = [:]
        for (operation, result) in zip(spec.operations, proof) {
            switch result {
            case .equal: equal += 1
            case .notSent(let reason): open[reason, default: 0] += 1
            case .differs(let texts):
                let endpoint = operation.endpoint
                console.say(
                    "\(operation.service).\(operation.name) (\(ShownText.line(endpoint.file.shown(endpoint.place)))) differs"
                )
                for text in texts { console.say("    " + ShownText.line(text)) }
            }
        }
        for (reason, count) in open.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
            console.say("not verified: \(count) of \(proof.count), since \(ShownText.line(reason))")
        }
        let different = proof.count - equal - open.values.reduce(0, +)
        console.say("verified: the requests of \(equal) of \(proof.count) endpoints are equal, \(different) differ")
    }
}
