import APIModel
import Diagnostics
import SwiftModel
import TemplatePacks

/// What generated code costs to compile, estimated from its lines of code by what was measured of each kind
/// (`.ci/compile-cost --kinds`, on one machine; ratios carry over to others).
public struct CompileCost: Sendable {
    public private(set) var lines = 0
    /// Seconds of one processor.
    public private(set) var typeCheck = 0.0
    public private(set) var debugBuild = 0.0
    public private(set) var releaseBuild = 0.0
    /// Kilobytes of machine code in a release build, if all of it is used or public.
    public private(set) var code = 0.0

    public init() {}

    init(_ kind: ArtefactKind, lines: Int) {
        let rate = Rate(kind)
        let thousands = Double(lines) / 1_000
        self.lines = lines
        typeCheck = rate.typeCheck * thousands
        debugBuild = rate.debugBuild * thousands
        releaseBuild = rate.releaseBuild * thousands
        code = rate.code * thousands
    }

    public init(of files: some Sequence<GeneratedFile>) {
        for file in files {
            self += CompileCost(file.kind, lines: CodeLines.count(file.bytes.dropFirst(file.bodyOffset)))
        }
    }

    public static func += (sum: inout CompileCost, other: CompileCost) {
        sum.lines += other.lines
        sum.typeCheck += other.typeCheck
        sum.debugBuild += other.debugBuild
        sum.releaseBuild += other.releaseBuild
        sum.code += other.code
    }

    /// Measured for 1,000 lines of code: seconds, and kilobytes.
    private struct Rate {
        let typeCheck: Double
        let debugBuild: Double
        let releaseBuild: Double
        let code: Double

        init(_ kind: ArtefactKind) {
            switch kind {
            case .support: (typeCheck, debugBuild, releaseBuild, code) = (0.3, 1.3, 4.5, 90)
            case .models: (typeCheck, debugBuild, releaseBuild, code) = (0.2, 3.1, 9.6, 190)
            case .operations: (typeCheck, debugBuild, releaseBuild, code) = (0.3, 1.5, 11, 190)
            case .services: (typeCheck, debugBuild, releaseBuild, code) = (0.25, 1.1, 3, 80)
            case .mocks: (typeCheck, debugBuild, releaseBuild, code) = (0.3, 2.4, 9, 190)
            }
        }
    }
}

/// Shows the cost of a plan's code: all of it, by kind, and by service and model, the most expensive first.
public enum CompileCostDump {
    public static func json(
        _ plan: SwiftPlan, by renderer: PackRenderer, matching pattern: String? = nil, into bag: inout DiagnosticBag
    ) -> String {
        let pattern = pattern.map { GlobPattern($0) }
        let sizes = renderer.sizes(of: plan, into: &bag)
        var writer = JSONWriter()
        writer.beginObject()
        if pattern == nil {
            writer.key("total")
            write(sizes.reduce(into: CompileCost()) { $0 += CompileCost($1.kind, lines: $1.lines) }, to: &writer)
            list("kinds", sorted(sizes) { $0.kind.rawValue }, to: &writer)
        }
        let services = sorted(sizes) { if case .service(let name)? = $0.owner { name } else { nil } }
        let models = sorted(sizes) { if case .model(let name)? = $0.owner { name } else { nil } }
        list("services", services.filter { pattern?.matches($0.name) ?? true }, to: &writer)
        list("models", models.filter { pattern?.matches($0.name) ?? true }, to: &writer)
        writer.endObject()
        return writer.text + "\n"
    }

    /// The costs by what the sizes are of, the largest first.
    private static func sorted(_ sizes: [PieceSize], by name: (PieceSize) -> String?) -> [(
        name: String, cost: CompileCost
    )] {
        var costs: [String: CompileCost] = [:]
        for size in sizes {
            guard let name = name(size) else { continue }
            costs[name, default: CompileCost()] += CompileCost(size.kind, lines: size.lines)
        }
        return costs.keys.sorted().compactMap { name in costs[name].map { (name, $0) } }.sorted {
            ($1.cost.releaseBuild, $0.name) < ($0.cost.releaseBuild, $1.name)
        }
    }

    private static func list(_ key: String, _ costs: [(name: String, cost: CompileCost)], to writer: inout JSONWriter) {
        writer.key(key)
        writer.beginArray()
        for (name, cost) in costs { write(cost, named: name, to: &writer) }
        writer.endArray()
    }

    private static func write(_ cost: CompileCost, named name: String? = nil, to writer: inout JSONWriter) {
        writer.beginObject()
        if let name { writer.field("name", name) }
        writer.field("lines", cost.lines)
        let fields = [
            ("typeCheckSeconds", cost.typeCheck), ("debugSeconds", cost.debugBuild),
            ("releaseSeconds", cost.releaseBuild), ("codeKilobytes", cost.code),
        ]
        for (key, value) in fields {
            writer.key(key)
            writer.raw(String((value * 10).rounded() / 10))
        }
        writer.endObject()
    }
}
