import APIModel
import Diagnostics
import Evolution
import NetlayerKit
import Platform
import SwiftModel
import TemplatePacks

/// The code that one pack, or one target of a configuration, generates for each operation and model of a description.
public struct PageView: Sendable {
    /// Lines of a file, by their numbers in the view's `lines`.
    struct Snippet: Sendable {
        let path: String
        let code: [Int]
    }

    /// The name of the pack, or of the target.
    let name: String
    let plan: SwiftPlan
    /// The lines of all snippets.
    private(set) var lines = TextPool()
    /// The snippets by the keys of operations and the paths of models.
    private(set) var snippets: [String: [Snippet]] = [:]
    /// The paths of models by their names in the description, since each pack has its own names.
    private let paths: [String: String]
    private(set) var sizes: [PieceSize] = []
    /// The calls by the keys of operations.
    let calls: [String: CallSample]
    /// The lines of each call, after that of its receiver, or of a `-`.
    private(set) var callLines: [String: [Int]] = [:]

    init(name: String, plan: SwiftPlan, pieces: [CodePiece], calls: [String: CallSample]) {
        self.name = name
        self.plan = plan
        self.calls = calls
        let named = plan.models.compactMap { model in model.wireName.map { ($0, model.path) } }
        paths = Dictionary(named) { first, _ in first }
        callLines = calls.mapValues { call in
            Code.lines(of: (call.receiver ?? "-") + "\n" + call.code).map { lines.number(of: $0) }
        }
        for piece in pieces {
            sizes.append(piece.size)
            for span in piece.spans {
                let code = Code.undented(piece.bytes[span.bytes], after: span.head, into: &lines)
                snippets[span.subject, default: []].append(Snippet(path: piece.path, code: code))
            }
        }
    }

    /// The lines for a model, to which another view can give another name.
    func snippets(of model: ModelPlan) -> [Snippet] {
        snippets[model.wireName.flatMap { paths[$0] } ?? model.path] ?? []
    }
}

/// A description, and the views of it.
public struct PageSection: Sendable {
    public let source: String
    public let api: API
    public private(set) var views: [PageView]
    /// The problems of the description, each with the operation or model that it concerns.
    private(set) var problems: [PlacedProblem] = []

    /// - Parameters:
    ///   - jobs: the packs of the views, with the names of the views.
    ///   - inputs: records the files that the description refers to.
    public static func read(
        _ source: DescriptionSource, by jobs: [(name: String, job: Job)], noting inputs: InputRecord = InputRecord(),
        into bag: inout DiagnosticBag
    ) throws(MachineError) -> PageSection? {
        guard let first = jobs.first?.job else { return nil }
        let written = try GenerationReader.written(source, of: first, noting: inputs)
        let reads = inParallel(jobs.count, portion: 1) { index in
            var found = DiagnosticBag()
            let job = jobs[index].job
            let view = Result { () throws(MachineError) in
                let own = job.reads(like: first) ? written : try GenerationReader.written(source, of: job)
                return try readView(own, by: jobs[index], into: &found)
            }
            return (view: view, found: found)
        }
        var section: PageSection?
        var warnings: [Diagnostic] = []
        for read in reads {
            bag.append(contentsOf: read.found)
            guard let (api, view, found) = try read.view.get() else { continue }
            warnings += found
            if section == nil { section = PageSection(source: source.name, api: api, views: []) }
            section?.views.append(view)
        }
        if let found = section { section?.problems = PlacedProblem.all(warnings, in: found) }
        return section
    }

    private static func readView(
        _ written: GenerationReader.Written, by named: (name: String, job: Job), into bag: inout DiagnosticBag
    ) throws(MachineError) -> (api: API, view: PageView, warnings: [Diagnostic])? {
        let edit = { (api: API) in api.withoutDocumentation() }
        guard let planned = try GenerationReader.plan(written, of: named.job, editing: edit, into: &bag) else {
            return nil
        }
        let (pieces, calls) = planned.piecesAndCalls(into: &bag)
        let view = PageView(name: named.name, plan: planned.plan, pieces: pieces, calls: calls)
        return (planned.api, view, planned.warnings)
    }
}

/// The differences between two versions of a description.
public struct PageChanges: Sendable {
    let old: String
    let new: String
    let comparison: Comparison
    let titles: PlainTitles

    public init(from before: Generation, to after: Generation, old: String?, new: String?) {
        comparison = PlanComparison.compare(before, after)
        titles = PlainTitles(before, after)
        self.old = old ?? "nothing"
        self.new = new ?? "nothing"
    }
}

enum Code {
    static func lines(of text: String) -> [String] {
        var text = text
        return text.withUTF8 { utf8 in
            utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
                String(decoding: $0, as: UTF8.self)
            }
        }
    }

    /// The lines without their common indentation and without blank lines around them; indented if there is a head.
    static func undented(_ text: ArraySlice<UInt8>, after head: String?, into pool: inout TextPool) -> [Int] {
        text.withUnsafeBufferPointer { undented($0, after: head, into: &pool) }
    }

    private static func undented(_ text: UnsafeBufferPointer<UInt8>, after head: String?, into pool: inout TextPool)
        -> [Int]
    {
        let blank = UInt8(ascii: " ")
        var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
        while lines.first?.allSatisfy({ $0 == blank }) == true { lines.removeFirst() }
        while lines.last?.allSatisfy({ $0 == blank }) == true { lines.removeLast() }
        let shared = lines.lazy.filter { !$0.isEmpty }.map { $0.prefix { $0 == blank }.count }.min() ?? 0
        var numbers = head.map { [pool.number(of: $0)] } ?? []
        numbers.reserveCapacity(numbers.count + lines.count)
        var indented: [UInt8] = []
        for line in lines {
            let code = line.dropFirst(shared)
            guard head != nil, !code.isEmpty else {
                numbers.append(pool.number(of: UnsafeBufferPointer(rebasing: code)))
                continue
            }
            indented.replaceSubrange(indented.startIndex..., with: repeatElement(blank, count: 4))
            indented += code
            numbers.append(indented.withUnsafeBufferPointer { pool.number(of: $0) })
        }
        return numbers
    }
}
