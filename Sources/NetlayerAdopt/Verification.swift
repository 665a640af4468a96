import APIModel
import Adopt
import Diagnostics
import NetlayerKit
import NetlayerProject
import Platform
import SwiftModel
import TemplatePacks

/// Sends the same arguments through the hand-written code and through generated code, and compares the requests. It
/// runs the team's code, in a separate program.
struct Verification {
    let index: SourceIndex
    let spec: AdoptedSpec
    let sources: [SwiftSource]
    let module: (SwiftFile) -> String

    init(_ spec: AdoptedSpec, _ index: SourceIndex, _ sources: [SwiftSource], module: String?) {
        self.spec = spec
        self.index = index
        self.sources = sources
        self.module = { file in module ?? file.module }
    }

    /// The generated code that the team's code is compared with.
    struct Subject {
        /// The text of the spec, and its configuration.
        let spec: String
        var configuration: ConfigurationDraft
        /// The files of a derived pack, by their names.
        var pack: [(name: String, text: String)] = []
        /// The name and the code of a stand-in for a type that the sources don't declare.
        var standIn: (name: String, text: String)?
        /// Whether the generated requests have the team's own protocol, through which both show their contents.
        var isOwn = false
        /// Whether requests are nested in another type.
        var isNested = false
        /// The operations that the pack isn't for, by their numbers, and the reasons.
        var strangers: [Int: String] = [:]
        /// The operations whose requests the pack may write in part, by their numbers, and the reasons.
        var lacking: [Int: String] = [:]
        /// Whether the pack has the types of forms in parts.
        var hasForms = false
        /// The names in the pack that stand for values to write by hand, and the reasons.
        var placeholders: [String: String] = [:]
    }

    /// The results of all requests, or the reason why none was sent.
    enum Outcome {
        case results([ProofResult])
        case none(String)
    }

    /// The plainest pack, reduced to requests, so that a faulty response type can't prevent a comparison.
    func plainSubject(_ text: String) -> Subject? {
        PackFit.ranked(for: TeamConventions()).first.map { fit in
            let manifest = """
                pack: verified
                summary: Requests alone.
                extends: \(fit.name)
                options: { mocks: none, useCases: none }
                files: { repository: false }

                """
            // The comparison uses the settings for values that the team's configuration will have.
            let draft = ConfigurationDraft(
                spec: "api.yaml", pack: "./Pack", output: "Generated",
                deviations: spec.valueDeviations + [.init(path: ["models", "hashable"], flag: false)])
            return Subject(spec: text, configuration: draft, pack: [("pack.yaml", manifest)])
        }
    }

    func run(_ subject: Subject) throws -> Outcome {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        guard let generated = try generate(subject) else { return .none(Verification.ungenerated) }
        let checks = checks(generated.plan, subject)
        let team = try team(subject, roots: [], Array(checks.texts.values.joined()), in: folder)
        if let name = team.silenced { return .none(Verification.silence(name)) }
        let imports = team.names.map { "@testable import \($0)\n" }.joined()
        _ = try write(generated, after: "", in: folder)
        if generated.plan.support.contains(.fileUpload) { _ = try writeFileUpload(in: folder) }
        if let fault = try compileGenerated(imports, in: folder) { return .none(Verification.uncompiled + fault) }
        return .results(try results(checks, team, in: folder))
    }

    static let ungenerated = "the spec can't be generated"
    static let uncompiled = "what the spec generates can't be compiled here: "

    static func silence(_ module: String) -> String {
        "the compiler stopped without a message in `\(module)`; it may have run out of memory"
    }

    /// Compiles the team's code that the endpoints and some texts need.
    func team(_ subject: Subject, roots: Set<String>, _ texts: [String], in folder: TemporaryFolder) throws
        -> TeamModules
    {
        var roots = roots.union(spec.ownTypes)
        for operation in spec.operations { roots.formUnion([operation.endpoint.owner, operation.endpoint.name]) }
        for text in texts {
            roots.formUnion(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
        }
        return try TeamModules(
            TeamSlice(sources, roots: roots), index, absent: spec.undeclared, standIn: subject.standIn,
            isRecorded: !subject.isOwn, module: module, in: folder)
    }

    // MARK: Generated code

    /// The Swift code of a spec, and its plan.
    struct Generated {
        let plan: SwiftPlan
        let files: [(name: String, text: String)]
    }

    func generate(_ subject: Subject) throws -> Generated? {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        var bag = DiagnosticBag()
        let path = folder.path + "/api.yaml"
        _ = try SingleFile.write(subject.spec, to: path)
        if !subject.pack.isEmpty { try folder.makeFolder("Pack") }
        for file in subject.pack { _ = try SingleFile.write(file.text, to: folder.path + "/Pack/" + file.name) }
        let configuration = folder.path + "/netlayer.yml"
        _ = try SingleFile.write(subject.configuration.text, to: configuration)
        let root = ProjectRoot(folder: folder.path)
        let jobs = try ConfigurationReader.jobs(at: configuration, ArgumentsConfiguration(), root: root, into: &bag)
        guard var job = jobs.first else { return nil }
        // Types of an app are seldom public. In the app, generated code is in their module, but here it is beside it.
        job.testedModules = Set(sources.compactMap { ModuleName(module($0.file)) })
        guard let files = try Generator().run([job]).folders?.first?.files else { return nil }
        let texts = files.filter { $0.path.hasSuffix(".swift") }.map { file in
            (file.path.split(separator: "/").joined(separator: "+"), String(decoding: file.bytes, as: UTF8.self))
        }
        guard let pack = try PackLoader.load(job, into: &bag),
            let tree = try SpecReader.read(path, in: root, into: &bag),
            let api = SpecReader.lower(tree, for: job, by: pack.manifest.conventions, into: &bag)
        else { return nil }
        let plan = Planner.plan(NormalisedAPI(api, by: pack.manifest.conventions), into: &bag)
        return Generated(plan: plan, files: texts)
    }

    /// Writes generated code, each file after a text.
    /// - Returns: the paths of the files.
    func write(_ generated: Generated, after head: String, in folder: TemporaryFolder) throws -> [String] {
        let path = folder.path + "/Generated"
        if Disk.entry(path) == nil { try folder.makeFolder("Generated") }
        return try generated.files.map { file in
            _ = try SingleFile.write(head + file.text, to: path + "/" + file.name, isForced: true)
            return path + "/" + file.name
        }
    }

    /// Writes the code by which the generated code sends the files of the team's code.
    func writeFileUpload(in folder: TemporaryFolder) throws -> String {
        let path = folder.path + "/Generated/FileUpload+Decodable.swift"
        _ = try SingleFile.write(AdoptFiles.text("FileUpload.swift") ?? "", to: path, isForced: true)
        return path
    }

    /// Compiles generated code as the module `Generated`.
    func compile(_ files: [String], _ flags: [String], in folder: TemporaryFolder) throws -> ChildProcess.Outcome {
        let path = folder.path + "/Generated"
        return try ChildProcess.run(
            [
                "swiftc", "-module-name", "Generated", "-parse-as-library", "-enable-testing", "-wmo", "-c", "-o",
                path + ".o", "-emit-module", "-emit-module-path", path + ".swiftmodule", "-I", folder.path,
                "-diagnostic-style", "llvm",
            ] + flags + files)
    }

    /// The first error in the generated code; nil if it compiles, with the coding that the team's types lack.
    private func compileGenerated(_ imports: String, in folder: TemporaryFolder) throws -> String? {
        var files = try Disk.names(in: folder.path + "/Generated").sorted().map { folder.path + "/Generated/" + $0 }
        let path = folder.path + "/Generated"
        var unsent: [String] = []
        while true {
            let outcome = try compile(files, ["-suppress-warnings"], in: folder)
            if outcome.status == 0 { return nil }
            let problems = CompilerProblem.all(in: outcome.errors)
            // A type that isn't here, or that can't be encoded, only excludes its own requests from the comparison.
            let declarations = problems.compactMap { $0.uncoded ?? $0.standIn }
            let more = Set(declarations).subtracting(unsent).sorted()
            guard !more.isEmpty else {
                return problems.first(where: \.isError)?.shown ?? "the compiler ended with \(outcome.status)"
            }
            unsent += more
            let head = """
                import Foundation
                \(imports)struct Unsent: Error, CustomStringConvertible {
                    var description: String { "a type is coded in one direction only" }
                }

                """
            _ = try SingleFile.write(head + unsent.joined(), to: path + "/Unsent.swift", isForced: true)
            files = try Disk.names(in: path).sorted().map { path + "/" + $0 }
        }
    }
}
