import Adopt

extension ProofResult {
    /// Reads the output of one check.
    init(of number: Int, _ output: String) {
        var differences: [String] = []
        var count = 0
        var open: Set<String> = []
        var failure: String?
        var hasBegun = false
        for line in output.split(separator: "\n") {
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard cells.count > 1, cells[0] == String(number) else { continue }
            switch cells[1] {
            case "begun": hasBegun = true
            case "sent": count += 1
            case "open": open.insert(cells[2])
            case "notSent": failure = cells.last
            case "failed": failure = "it ends with an error: \(cells.last ?? "")"
            case "differs" where cells.count == 5:
                let text = "\(cells[2]): by hand `\(cells[3])`, generated `\(cells[4])`"
                if !differences.contains(text) { differences.append(text) }
            default: continue
            }
        }
        if !differences.isEmpty {
            self = .differs(differences)
        } else if let failure {
            self = .notSent(failure)
        } else if count > 0, !open.isEmpty {
            self = .equalBut(parts: open.sorted().joined(separator: " and "))
        } else if count > 0 {
            self = .equal(requests: count)
        } else {
            self = .notSent(hasBegun ? "no sample meets its condition" : "the program ended before it")
        }
    }
}
