import Adopt
import NetlayerKit
import Platform
import SwiftModel

/// The program that calls both layers with the same arguments, and one function in it for each endpoint.
extension Verification {
    private static let mostProgramRounds = 8

    /// The checks that were written, and the reasons why others weren't.
    struct Checks {
        /// The texts to try for each check, the best one last.
        var texts: [Int: [String]] = [:]
        /// The checks that take part.
        var numbers: [Int] = []
        var obstacles: [Int: String] = [:]
        /// Differences that are known without sending anything.
        var differences: [Int: String] = [:]
    }

    func checks(_ plan: SwiftPlan, _ subject: Subject) -> Checks {
        var checks = Checks()
        let senders = SendingFunctions(index)
        let sites = MappingSite.all(index)
        for (number, operation) in spec.operations.enumerated() {
            let endpoint = operation.endpoint
            guard let (service, planned) = Verification.planned(operation, in: plan) else {
                checks.obstacles[number] = "the spec has no such operation"
                continue
            }
            let type = service.names.first { $0.key == "api" }?.text ?? ""
            do throws(EndpointCheck.Obstacle) {
                var unknown = Set(endpoint.remarks.filter { $0.isUnknown && $0.member == nil }.map(\.field.rawValue))
                if endpoint.base.isEmpty || !endpoint.otherBases.isEmpty { unknown.insert("server") }
                let check = EndpointCheck(index, senders, sites, endpoint, module: module, unknown: unknown)
                let arguments = planned.caseArguments.map {
                    Verification.argument($0, planned.input, plan, isOfType: Verification.isOfType(planned, subject))
                }
                func text(isRecorded: Bool) throws(EndpointCheck.Obstacle) -> String {
                    try check.text(
                        number: number, case: "Generated." + Verification.made(planned, of: type, subject),
                        asksOwn: subject.isOwn, isRecorded: isRecorded, arguments)
                }
                let best = try text(isRecorded: !subject.isOwn)
                let other = try? text(isRecorded: false)
                checks.texts[number] = other == nil || other == best ? [best] : [other ?? "", best]
            } catch {
                if error.kind == .difference {
                    checks.differences[number] = error.text
                } else {
                    checks.obstacles[number] = error.text
                }
            }
        }
        return checks
    }

    /// The result of each operation, by running the checks.
    func results(_ checks: Checks, _ team: TeamModules, in folder: TemporaryFolder) throws -> [ProofResult] {
        var checks = checks
        try write(&checks, team, in: folder)
        let output = try build(&checks, team, in: folder)
        return spec.operations.indices.map { number in
            checks.differences[number].map { .differs([$0]) } ?? checks.obstacles[number].map { .notSent($0) }
                ?? ProofResult(of: number, output)
        }
    }

    private func write(_ checks: inout Checks, _ team: TeamModules, in folder: TemporaryFolder) throws {
        _ = try SingleFile.write(AdoptFiles.text("Sent.swift") ?? "", to: folder.path + "/Sent.swift", isForced: true)
        for number in checks.texts.keys.sorted() {
            let endpoint = spec.operations[number].endpoint
            if let fault = team.slice.fault(endpoint.file, endpoint.place) {
                checks.obstacles[number] = "it can't be compiled here: \(fault)"
                continue
            }
            checks.numbers.append(number)
            _ = try write(number, of: &checks, team, in: folder)
        }
    }

    /// Writes the best text that wasn't tried yet; false if none is left.
    private func write(_ number: Int, of checks: inout Checks, _ team: TeamModules, in folder: TemporaryFolder) throws
        -> Bool
    {
        guard let text = checks.texts[number]?.popLast() else { return false }
        let imports = team.names.map { "@testable import \($0)\n" }.joined()
        let libraries = team.libraries.map { "import \($0)\n" }.joined()
        let head = "import Foundation\nimport Elsewhere\n\(libraries)\(imports)@testable import Generated\n\n"
        _ = try SingleFile.write(head + text, to: folder.path + "/Check\(number).swift", isForced: true)
        return true
    }

    /// `StoreEndpoint.fetchStore`, or the type of the request.
    private static func made(_ operation: OperationPlan, of type: String, _ subject: Subject) -> String {
        let own = operation.names.first { $0.key == "request" }?.text
        guard isOfType(operation, subject), let own else { return type + operation.caseMember }
        return (subject.isNested ? type + "." : "") + own + (operation.caseArguments.isEmpty ? "()" : "")
    }

    private static func isOfType(_ operation: OperationPlan, _ subject: Subject) -> Bool {
        subject.isOwn && operation.names.contains { $0.key == "request" }
    }

    static func planned(_ operation: AdoptedSpec.Operation, in plan: SwiftPlan) -> (ServicePlan, OperationPlan)? {
        guard let service = plan.services.first(where: { $0.wireName == operation.service }) else { return nil }
        let found = service.operations.first {
            $0.caseMember == "." + operation.name || $0.identifier == operation.name
        }
        return found.map { (service, $0) }
    }

    /// A function whose code isn't here ends the program where it's called, and not where it's linked.
    private static var ignoringMissing: [String] {
        #if canImport(Darwin)
            ["-Xlinker", "-undefined", "-Xlinker", "dynamic_lookup"]
        #else
            ["-Xlinker", "--unresolved-symbols=ignore-all"]
        #endif
    }

    /// Builds the program without the checks that don't compile, and runs it.
    private func build(_ checks: inout Checks, _ team: TeamModules, in folder: TemporaryFolder) throws -> String {
        var output = ""
        var fault = ""
        for _ in 0..<Verification.mostProgramRounds where !checks.numbers.isEmpty {
            let main = checks.numbers.map { "run(\($0), check\($0))\n" }.joined()
            let head = spec.usesSnakeCase ? "areNamesSnakeCase = true\n" : ""
            _ = try SingleFile.write(head + main, to: folder.path + "/main.swift", isForced: true)
            let files = ["main", "Sent"] + checks.numbers.map { "Check\($0)" }
            let words =
                [
                    "swiftc", "-wmo", "-o", folder.path + "/proof", "-I", folder.path, "-suppress-warnings",
                    "-diagnostic-style", "llvm",
                ] + Verification.ignoringMissing + files.map { folder.path + "/" + $0 + ".swift" } + team.objects + [
                    folder.path + "/Generated.o"
                ]
            let outcome = try ChildProcess.run(words)
            if outcome.status == 0 {
                output += try run(&checks, team, in: folder)
                checks.numbers = try checks.numbers.filter {
                    try checks.obstacles[$0] != nil && write($0, of: &checks, team, in: folder)
                }
                for number in checks.numbers { checks.obstacles[number] = nil }
                continue
            }
            let problems = CompilerProblem.all(in: outcome.errors).filter(\.isError)
            var isChanged = false
            for number in checks.numbers {
                guard let first = problems.first(where: { $0.path == folder.path + "/Check\(number).swift" }) else {
                    continue
                }
                isChanged = true
                guard try !write(number, of: &checks, team, in: folder) else { continue }
                checks.obstacles[number] = "it can't be called from outside: \(first.text)"
                checks.numbers.removeAll { $0 == number }
            }
            if !isChanged {
                let lines = outcome.errors.split(separator: "\n")
                let line = lines.first { $0.firstRange(of: "undefined ") != nil } ?? lines.first
                fault = line.map { ": " + $0 } ?? ""
                break
            }
        }
        for number in checks.numbers {
            checks.obstacles[number] = "both layers can't be linked into one program" + fault
        }
        return output
    }

    /// Runs the program, and starts it again after each check that ends it.
    private func run(_ checks: inout Checks, _ team: TeamModules, in folder: TemporaryFolder) throws -> String {
        var output = ""
        var open = checks.numbers[...]
        while !open.isEmpty {
            let outcome = try ChildProcess.run([folder.path + "/proof"] + open.map(String.init), patience: 60_000)
            let text = String(decoding: outcome.output, as: UTF8.self)
            guard outcome.status != 0, let last = Verification.lastBegun(text) else {
                output += text + "\n"
                break
            }
            // Output of a check that ended the program isn't a result.
            output += text.split(separator: "\n").filter { !$0.hasPrefix("\(last)\t") }.joined(separator: "\n") + "\n"
            let reason = outcome.errors.split(separator: "\n").lazy.compactMap { line in
                line.firstRange(of: ": Fatal error: ").map {
                    ": `\(FilePath.name(of: String(line[..<$0.lowerBound])))`: " + line[$0.upperBound...]
                } ?? missing(line, team)
            }.first
            checks.obstacles[last] = "the code ends the program in it" + (reason ?? "")
            open = open.drop { $0 != last }.dropFirst()
        }
        // A value that isn't known may have been made once for all, before this check.
        for number in checks.numbers where checks.numbers.count > 1 {
            guard output.hasPrefix("\(number)\tdiffers") || output.contains("\n\(number)\tdiffers") else { continue }
            let alone = try ChildProcess.run([folder.path + "/proof", String(number)], patience: 60_000)
            guard alone.status == 0 else { continue }
            output = output.split(separator: "\n").filter { !$0.hasPrefix("\(number)\t") }.joined(separator: "\n")
            output += "\n" + String(decoding: alone.output, as: UTF8.self) + "\n"
        }
        return output
    }

    /// The place that couldn't be compiled, from the line that the program wrote instead of running it.
    private func missing(_ line: Substring, _ team: TeamModules) -> String? {
        let cells = line.split(separator: "\t").map(String.init)
        guard cells.count == 3, cells[0] == "ended", let number = Int(cells[2]) else { return nil }
        let place = "\(FilePath.name(of: cells[1])):\(number)"
        return ": `\(place)` can't be compiled here"
            + (team.slice.reason(line: number, of: cells[1]).map { ": " + $0 } ?? "")
    }

    private static func lastBegun(_ output: String) -> Int? {
        output.split(separator: "\n").reversed().lazy.compactMap { line -> Int? in
            let cells = line.split(separator: "\t")
            return cells.count == 2 && cells[1] == "begun" ? Int(cells[0]) : nil
        }.first
    }
}
