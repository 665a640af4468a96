import APIModel
import Adopt
import Diagnostics
import NetlayerKit
import NetlayerProject
import Platform
import SwiftModel
import TemplatePacks

/// Sends the same arguments through the code by hand and through the generated code, and compares the requests. It runs
/// the team's code, in a program of its own.
struct AdoptionProof {
    private let index: SourceIndex
    private let spec: AdoptedSpec
    private let sources: [SwiftSource]
    private let module: (SwiftFile) -> String
    private static let mostRounds = 8

    init(_ spec: AdoptedSpec, _ index: SourceIndex, _ sources: [SwiftSource], module: String?) {
        self.spec = spec
        self.index = index
        self.sources = sources
        self.module = { file in module ?? file.module }
    }

    /// - Parameter text: the spec as it was written.
    /// - Returns: the results in the order of the operations.
    func run(_ text: String) throws -> Outcome {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        guard let plan = try generate(text, in: folder) else { return .none("the spec can't be generated") }
        let team = try TeamModules(sources, module: module, in: folder)
        if let fault = try compileGenerated(in: folder) {
            // What the generated code lacks is most often in a file that was left out.
            for file in sources.map(\.file) {
                guard let reason = team.faults[Disk.resolved(file.path) ?? file.path] else { continue }
                return .none("`\(file.path)` can't be compiled alone: \(reason)")
            }
            return .none("what the spec generates can't be compiled here: \(fault)")
        }
        return .results(try results(plan, team, in: folder))
    }

    /// What came of all requests, or why none was sent.
    enum Outcome {
        case results([ProofResult])
        case none(String)
    }

    private func results(_ plan: SwiftPlan, _ team: TeamModules, in folder: TemporaryFolder) throws -> [ProofResult] {
        var checks = try write(plan, team, in: folder)
        let output = try build(&checks, team, in: folder)
        return spec.operations.indices.map { number in
            if let reason = checks.obstacles[number] { return .notSent(reason) }
            return AdoptionProof.result(of: number, output)
        }
    }

    // MARK: Generated code

    private func generate(_ text: String, in folder: TemporaryFolder) throws -> SwiftPlan? {
        var bag = DiagnosticBag()
        let path = folder.path + "/api.yaml"
        _ = try SingleFile.write(text, to: path)
        // The plainest pack: of every one, requests can be asked for what they send.
        guard let name = PackFit.ranked(for: TeamConventions()).first?.name else { return nil }
        // What is compared is what the team's configuration will say of the values that are sent.
        let deviations = spec.valueDeviations
        let draft = ConfigurationDraft(spec: "api.yaml", pack: name, output: "Generated", deviations: deviations)
        let configuration = folder.path + "/netlayer.yml"
        _ = try SingleFile.write(draft.text, to: configuration)
        let root = ProjectRoot(folder: folder.path)
        let jobs = try ConfigurationReader.jobs(at: configuration, ArgumentsConfiguration(), root: root, into: &bag)
        guard var job = jobs.first else { return nil }
        // Types of an app are seldom public: the generated code lies in their module there, and beside it here.
        job.testedModules = Set(sources.compactMap { ModuleName(module($0.file)) })
        guard let files = try Generator().run([job]).folders?.first?.files else { return nil }
        try folder.makeFolder("Generated")
        for file in files where file.path.hasSuffix(".swift") {
            let name = "Generated/" + file.path.split(separator: "/").joined(separator: "+")
            _ = try SingleFile.write(String(decoding: file.bytes, as: UTF8.self), to: folder.path + "/" + name)
        }
        guard let pack = try PackLoader.load(job, into: &bag),
            let tree = try SpecReader.read(path, in: root, into: &bag),
            let api = SpecReader.lower(tree, by: pack.manifest.conventions, into: &bag)
        else { return nil }
        return Planner.plan(NormalisedAPI(api, by: pack.manifest.conventions), into: &bag)
    }

    /// What the compiler says of the generated code; nil for nothing.
    private func compileGenerated(in folder: TemporaryFolder) throws -> String? {
        let files = try Disk.names(in: folder.path + "/Generated").sorted().map { folder.path + "/Generated/" + $0 }
        let path = folder.path + "/Generated"
        let words = [
            "swiftc", "-module-name", "Generated", "-parse-as-library", "-enable-testing", "-wmo", "-c", "-o",
            path + ".o", "-emit-module", "-emit-module-path", path + ".swiftmodule", "-I", folder.path,
            "-suppress-warnings",
        ]
        let outcome = try ChildProcess.run(words + files)
        if outcome.status == 0 { return nil }
        let problems = CompilerProblems(outcome.errors)
        return problems.missingModule.map { "no module `\($0)`" } ?? files.lazy.compactMap { problems.first[$0] }.first
            ?? "status \(outcome.status)"
    }

    // MARK: Checks

    /// The checks that were written, and why others weren't.
    private struct Checks {
        var numbers: [Int] = []
        var obstacles: [Int: String] = [:]
    }

    private func write(_ plan: SwiftPlan, _ team: TeamModules, in folder: TemporaryFolder) throws -> Checks {
        var checks = Checks()
        _ = try SingleFile.write(RecordedRequests.text, to: folder.path + "/Recorded.swift")
        let imports = team.modules.map { "@testable import \($0.name)\n" }.joined()
        for (number, operation) in spec.operations.enumerated() {
            let path = Disk.resolved(operation.endpoint.file.path) ?? operation.endpoint.file.path
            if let fault = team.faults[path] {
                checks.obstacles[number] = "its file can't be compiled here: \(fault)"
                continue
            }
            guard let (service, planned) = AdoptionProof.planned(operation, in: plan) else {
                checks.obstacles[number] = "the spec has no such operation"
                continue
            }
            let type = service.names.first { $0.key == "api" }?.text ?? ""
            do throws(EndpointCheck.Obstacle) {
                let text = try EndpointCheck(index, operation.endpoint, module: module).text(
                    number: number, case: "Generated.\(type)\(planned.caseMember)",
                    planned.caseArguments.map(AdoptionProof.argument))
                let head = "import Foundation\n\(imports)@testable import Generated\n\n"
                _ = try? SingleFile.write(head + text, to: folder.path + "/Check\(number).swift")
                checks.numbers.append(number)
            } catch { checks.obstacles[number] = error.text }
        }
        return checks
    }

    private static func planned(_ operation: AdoptedSpec.Operation, in plan: SwiftPlan) -> (ServicePlan, OperationPlan)?
    {
        guard let service = plan.services.first(where: { $0.wireName == operation.service }) else { return nil }
        let found = service.operations.first {
            $0.caseMember == "." + operation.name || $0.identifier == operation.name
        }
        return found.map { (service, $0) }
    }

    private static func argument(_ argument: ArgumentPlan) -> EndpointCheck.Argument {
        let places: [ArgumentPlace: EndpointCheck.Argument.Place] = [
            .path: .path, .query: .query, .header: .header, .body: .body, .method: .flag,
        ]
        let place = places[argument.place] ?? .other
        return EndpointCheck.Argument(place: place, wireName: argument.wireName) { argument.passing($0) }
    }

    /// Builds the program without the checks that don't compile, and runs it.
    private func build(_ checks: inout Checks, _ team: TeamModules, in folder: TemporaryFolder) throws -> String {
        for _ in 0..<AdoptionProof.mostRounds where !checks.numbers.isEmpty {
            let main = checks.numbers.map { "run(\($0), check\($0))\n" }.joined()
            _ = try SingleFile.write(main, to: folder.path + "/main.swift", isForced: true)
            let files = ["main", "Recorded"] + checks.numbers.map { "Check\($0)" }
            let words =
                ["swiftc", "-o", folder.path + "/proof", "-I", folder.path, "-suppress-warnings"]
                + files.map { folder.path + "/" + $0 + ".swift" } + team.objects + [folder.path + "/Generated.o"]
            let outcome = try ChildProcess.run(words)
            if outcome.status == 0 { return try run(&checks, in: folder) }
            let problems = CompilerProblems(outcome.errors)
            let broken = checks.numbers.filter { problems.first[folder.path + "/Check\($0).swift"] != nil }
            for number in broken {
                let message = problems.first[folder.path + "/Check\(number).swift"] ?? ""
                checks.obstacles[number] = "it can't be called from outside: \(message)"
            }
            checks.numbers.removeAll { broken.contains($0) }
            if broken.isEmpty { break }
        }
        for number in checks.numbers { checks.obstacles[number] = "both layers can't be linked into one program" }
        return ""
    }

    /// Runs the program, and again behind each check that ends it.
    private func run(_ checks: inout Checks, in folder: TemporaryFolder) throws -> String {
        var output = ""
        var open = checks.numbers[...]
        while !open.isEmpty {
            let outcome = try ChildProcess.run([folder.path + "/proof"] + open.map(String.init))
            let text = String(decoding: outcome.output, as: UTF8.self)
            output += text + "\n"
            guard outcome.status != 0, let last = AdoptionProof.lastBegun(text) else { break }
            checks.obstacles[last] = "the code ends the program in it"
            open = open.drop { $0 != last }.dropFirst()
        }
        return output
    }

    private static func lastBegun(_ output: String) -> Int? {
        output.split(separator: "\n").reversed().lazy.compactMap { line -> Int? in
            let cells = line.split(separator: "\t")
            return cells.count == 2 && cells[1] == "begun" ? Int(cells[0]) : nil
        }.first
    }

    // MARK: Results

    private static func result(of number: Int, _ output: String) -> ProofResult {
        var differences: [String] = []
        var count = 0
        var open: Set<String> = []
        for line in output.split(separator: "\n") {
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard cells.count > 1, cells[0] == String(number) else { continue }
            switch cells[1] {
            case "sent": count += 1
            case "open": open.insert(cells[2])
            case "failed": return .notSent("it ends with an error: \(cells.last ?? "")")
            case "differs" where cells.count == 5:
                let text = "\(cells[2]): by hand `\(cells[3])`, generated `\(cells[4])`"
                if !differences.contains(text) { differences.append(text) }
            default: continue
            }
        }
        if !differences.isEmpty { return .differs(differences) }
        if !open.isEmpty {
            let parts = open.sorted().joined(separator: " and ")
            return .notSent("no member of its type says its \(parts): the rest is equal")
        }
        return count > 0 ? .equal(requests: count) : .notSent("the program ended before it")
    }
}
