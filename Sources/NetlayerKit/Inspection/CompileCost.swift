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

    /// Of some files that were generated.
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
