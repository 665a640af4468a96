import APIModel
import Diagnostics
import SwiftModel
import TemplatePacks

/// The cost of compiling generated code, estimated from its lines of code and the rates measured for each kind
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

    package init(_ kind: ArtefactKind, lines: Int) {
        let rate = CompileCost.rate(of: kind)
        let thousands = Double(lines) / 1_000
        self.lines = lines
        typeCheck = rate.typeCheck * thousands
        debugBuild = rate.debugBuild * thousands
        releaseBuild = rate.releaseBuild * thousands
        code = rate.code * thousands
    }

    public init(of files: some Sequence<GeneratedFile>) {
        for file in files { self += CompileCost(file.kind, lines: CodeLines.count(file.bytes, from: file.bodyOffset)) }
    }

    public static func += (sum: inout CompileCost, other: CompileCost) {
        sum.lines += other.lines
        sum.typeCheck += other.typeCheck
        sum.debugBuild += other.debugBuild
        sum.releaseBuild += other.releaseBuild
        sum.code += other.code
    }

    /// The rates for 1,000 lines of code: seconds, and kilobytes.
    private static func rate(of kind: ArtefactKind) -> (
        typeCheck: Double, debugBuild: Double, releaseBuild: Double, code: Double
    ) {
        switch kind {
        case .support: (0.3, 1.3, 4.5, 90)
        case .models: (0.2, 3.1, 9.6, 190)
        case .operations: (0.3, 1.5, 11, 190)
        case .services: (0.25, 1.1, 3, 80)
        case .mocks: (0.3, 2.4, 9, 190)
        }
    }
}

/// The cost of a plan's code as JSON: in all, by kind, and by service and model, the most expensive first.
public enum CompileCostDump {
    public static func json(
        _ plan: SwiftPlan, by renderer: PackRenderer, matching pattern: String? = nil, into bag: inout DiagnosticBag
    ) -> String {
        let pattern = pattern.map { GlobPattern($0) }
        let sizes = renderer.sizes(of: plan, into: &bag)
        let services = sorted(sizes) { if case .service(let name)? = $0.owner { name } else { nil } }
        let models = sorted(sizes) { if case .model(let name)? = $0.owner { name } else { nil } }
        var writer = JSONWriter()
        writer.object {
            if pattern == nil {
                $0.key("total")
                write(sizes.reduce(into: CompileCost()) { $0 += CompileCost($1.kind, lines: $1.lines) }, to: &$0)
                $0.list("kinds", sorted(sizes) { $0.kind.rawValue }) { write($1.cost, named: $1.name, to: &$0) }
            }
            for (key, costs) in [("services", services), ("models", models)] {
                let costs = costs.filter { pattern?.matches($0.name) ?? true }
                $0.list(key, costs) { write($1.cost, named: $1.name, to: &$0) }
            }
        }
        return writer.text + "\n"
    }

    /// The costs by the names that a function gives to sizes, the largest first.
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

    private static func write(_ cost: CompileCost, named name: String? = nil, to writer: inout JSONWriter) {
        let numbers = [
            ("typeCheckSeconds", cost.typeCheck), ("debugSeconds", cost.debugBuild),
            ("releaseSeconds", cost.releaseBuild), ("codeKilobytes", cost.code),
        ]
        writer.object {
            if let name { $0.field("name", name) }
            $0.field("lines", cost.lines)
            for (key, number) in numbers {
                $0.key(key)
                $0.raw(String((number * 10).rounded() / 10))
            }
        }
    }
}
