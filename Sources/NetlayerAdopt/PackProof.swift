import Adopt
import NetlayerKit
import Platform
import SwiftModel

/// The operations that a derived pack can write: their code compiles with the team's own, and no request of it differs.
struct PackProof {
    /// The results of the operations in the pack.
    let summary: ProofSummary
    /// How many operations are in the pack.
    let count: Int
    /// The other operations, by their numbers in the spec, and the reasons.
    let left: [Int: String]
    /// The filter's patterns for these.
    let patterns: [String]
    /// The first error in Swift 6 mode, if the code compiles only in Swift 5 mode.
    let newerFault: String?

    /// The reason why none of its requests was compared; nil if one was.
    fileprivate var obstacle: String? {
        guard summary.equal.isEmpty, summary.partial.isEmpty else { return nil }
        let most = summary.open.first.map { ", for \($0.names.count) since \($0.reason)" }
        return "no request of it can be compared" + (most ?? "")
    }

    /// The first of several packs that is proved, with the reason why the one before isn't, or that of the last one.
    enum Outcome {
        case proved(PackProof, pack: Int, before: String?)
        case none(String)
    }
}

extension ProofResult {
    /// The reason why a pack leaves the operation out; nil if it doesn't.
    /// - Parameter lacking: what the pack may not write of it.
    fileprivate func obstacle(lacking: String?) -> String? {
        switch self {
        case .equal: nil
        case .differs(let texts): "a request differs: " + (texts.first ?? "")
        case .equalBut, .notSent: lacking
        }
    }
}

extension Verification {
    private static let mostProofRounds = 8

    /// Proves the first of several packs that can be proved.
    func prove(_ packs: [Subject], roots: Set<String>) throws -> PackProof.Outcome {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let codes = try packs.map { try generate($0) }
        var texts: [String] = []
        for (pack, code) in zip(packs, codes) {
            guard let code else { return .none(Verification.ungenerated) }
            // A derived pack's code calls the team's own code.
            texts += checks(code.plan, pack).texts.values.joined() + code.files.map(\.text)
        }
        let team = try team(packs[0], roots: roots, texts, in: folder)
        if let name = team.silenced { return .none(Verification.silence(name)) }
        var reason: String?
        for (number, code) in codes.enumerated() {
            guard let code else { continue }
            switch try prove(packs[number], code, team, in: folder) {
            case .success(let proof): return .proved(proof, pack: number, before: reason)
            case .failure(let obstacle): reason = obstacle.text
            }
        }
        return .none(reason ?? "")
    }

    private struct Obstacle: Error { let text: String }

    /// Leaves out operations until the code of the others compiles and sends what the team's code sends.
    private func prove(_ subject: Subject, _ whole: Generated, _ team: TeamModules, in folder: TemporaryFolder) throws
        -> Result<PackProof, Obstacle>
    {
        // In the app, the code is in the module of the types that it uses, so it doesn't import them.
        let head = team.names.map { "@testable import \($0); " }.joined()
        var (subject, left) = (subject, subject.strangers)
        var code = left.isEmpty ? whole : try rest(of: &subject, without: &left, whole.plan) ?? whole
        for _ in 0..<Verification.mostProofRounds {
            guard !leavesFew(left) else { return .failure(Obstacle(text: tooMany(left))) }
            var files = try write(code, after: head, in: folder)
            if subject.hasForms { files.append(try writeFileUpload(in: folder)) }
            let compiled = try compile(files, in: folder)
            var found: [Int: String] = [:]
            if let first = compiled.problems.first {
                found = unwritable(compiled.problems, code, subject)
                if found.isEmpty { return .failure(Obstacle(text: Verification.uncompiled + first.shown)) }
            } else {
                let results = try results(checks(code.plan, subject), team, in: folder)
                for (number, result) in results.enumerated() where left[number] == nil {
                    found[number] = result.obstacle(lacking: subject.lacking[number])
                }
                if found.isEmpty {
                    let kept = results.indices.filter { left[$0] == nil }
                    let summary = ProofSummary(kept.map { spec.operations[$0] }, kept.map { results[$0] })
                    let proof = PackProof(
                        summary: summary, count: kept.count, left: left, patterns: subject.configuration.excluded,
                        newerFault: compiled.newerFault)
                    return proof.obstacle.map { .failure(Obstacle(text: $0)) } ?? .success(proof)
                }
            }
            left.merge(found) { first, _ in first }
            let rest = try rest(of: &subject, without: &left, whole.plan)
            guard let rest else {
                return .failure(Obstacle(text: leavesFew(left) ? tooMany(left) : Verification.ungenerated))
            }
            code = rest
        }
        return .failure(Obstacle(text: tooMany(left) + ", and the code of the others doesn't compile yet"))
    }

    private func rest(of subject: inout Subject, without left: inout [Int: String], _ plan: SwiftPlan) throws
        -> Generated?
    {
        subject.configuration.excluded = exclude(&left, plan)
        return leavesFew(left) ? nil : try generate(subject)
    }

    /// Whether less than half of the operations remain.
    private func leavesFew(_ left: [Int: String]) -> Bool { left.count * 2 > spec.operations.count }

    /// `9 of 12 endpoints would be left out, 8 of them since …`
    private func tooMany(_ left: [Int: String]) -> String {
        let counts = Dictionary(left.values.map { ($0, 1) }, uniquingKeysWith: +)
        let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
        let reason = most.map { ", \($0.value) of them since " + $0.key } ?? ""
        return "\(left.count) of \(spec.operations.count) endpoints would be left out" + reason
    }

    /// The errors of code that a derived pack wrote, in Swift 5 mode if only the checks of Swift 6 mode fail.
    private func compile(_ files: [String], in folder: TemporaryFolder) throws -> (
        problems: [CompilerProblem], newerFault: String?
    ) {
        func problems(version: String) throws -> [CompilerProblem] {
            let outcome = try compile(files, ["-swift-version", version], in: folder)
            if outcome.status == 0 { return [] }
            let found = CompilerProblem.all(in: outcome.errors).filter(\.isError)
            return found.isEmpty ? [.silent(status: outcome.status)] : found
        }
        let newer = try problems(version: "6")
        guard let first = newer.first else { return ([], nil) }
        return (try problems(version: "5"), first.shown)
    }

    // MARK: Operations

    /// The operations in whose code the errors are.
    private func unwritable(_ problems: [CompilerProblem], _ code: Generated, _ subject: Subject) -> [Int: String] {
        var numbers: [String: [Int]] = [:]
        for (number, operation) in spec.operations.enumerated() {
            guard let (service, planned) = Verification.planned(operation, in: code.plan) else { continue }
            let member = String(planned.caseMember.drop { $0 == "." })
            // An error that is in no operation concerns all of the service.
            let names = [member, planned.function.reference] + (planned.names + service.names).map(\.text)
            for name in Set(names) where !name.isEmpty { numbers[name, default: []].append(number) }
        }
        let files = Dictionary(code.files.map { ($0.name, GeneratedLines($0.text)) }) { first, _ in first }
        var found: [Int: String] = [:]
        for problem in problems {
            let names = files[FilePath.name(of: problem.path)]?.names(around: problem.line) ?? []
            let named = names.lazy.map { names in names.flatMap { numbers[$0] ?? [] } }.first { !$0.isEmpty }
            var reason = problem.text
            if case .unknownValue(let name) = problem.kind { reason = subject.placeholders[name] ?? reason }
            for number in named ?? [] where found[number] == nil { found[number] = reason }
        }
        return found
    }

    /// The patterns that exclude the operations; an operation that has the names of another one is left out with it.
    private func exclude(_ left: inout [Int: String], _ plan: SwiftPlan) -> [String] {
        let all = spec.operations.map { Verification.planned($0, in: plan)?.1 }
        var patterns: [String] = []
        for number in left.keys.sorted() {
            guard let operation = all[number] else { continue }
            let names = [operation.identifier, operation.key].compactMap { $0 }
            let lone = names.first { name in all.count { $0?.identifier == name || $0?.key == name } == 1 }
            guard let pattern = lone ?? names.last, !patterns.contains(pattern) else { continue }
            patterns.append(pattern)
            for (other, planned) in all.enumerated() where planned?.key == pattern && left[other] == nil {
                left[other] = "`\(pattern)` is left out"
            }
        }
        return patterns
    }
}

/// Finds the declarations and the cases that a line of generated code is part of, by the indentation.
struct GeneratedLines {
    private let lines: [Substring]
    private static let keywords: Set<Substring> = ["case", "func", "struct", "class", "enum", "protocol", "extension"]

    init(_ text: String) { lines = text.split(separator: "\n", omittingEmptySubsequences: false) }

    /// The names that a line declares or matches, and those of the lines around it, from the innermost to the outermost.
    func names(around line: Int) -> [[String]] {
        guard lines.indices.contains(line - 1) else { return [] }
        var depth = Int.max
        return (0..<line).reversed().compactMap { number in
            let text = lines[number].drop { $0 == " " }
            let indentation = lines[number].count - text.count
            guard !text.isEmpty, indentation < depth else { return nil }
            // `) async throws -> Store {` continues a line of the same depth.
            depth = text.hasPrefix(")") ? indentation + 1 : indentation
            return GeneratedLines.names(in: text)
        }
    }

    /// `fetch` of `func fetch(id: Int)`; `fetch` and `save` of `case .fetch(let id), .save(let id):`
    private static func names(in line: Substring) -> [String] {
        let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "`") }
        guard let keyword = words.firstIndex(where: keywords.contains) else { return [] }
        let rest = words[(keyword + 1)...]
        let matched = rest.filter { $0.hasPrefix(".") }.map { String($0.dropFirst()) }
        return words[keyword] == "case" && !matched.isEmpty ? matched : rest.prefix(1).map(String.init)
    }
}
