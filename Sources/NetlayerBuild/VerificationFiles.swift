import NetlayerKit
import Platform

/// What a build that verifies committed code keeps beside it. The build watches the mark, which is written anew whenever
/// drift is found, so that the next build asks again; and it compiles the source, a Swift file without a declaration,
/// because only what is compiled makes a build run a command.
public struct VerificationFiles: Sendable {
    private let mark: String?
    private let source: String?

    public init(mark: String?, source: String?) {
        self.mark = mark
        self.source = source
    }

    /// The source is written once, and then left alone.
    public func begin() throws(MachineError) {
        if let source { _ = try SingleFile.write("// Netlayer verifies committed code in this build.\n", to: source) }
    }

    public func noteDrift() throws(MachineError) {
        // A new file takes the place of the old one, which shows whatever the clock says.
        if let mark { _ = try SingleFile.write("drift\n", to: mark, isForced: true) }
    }
}
