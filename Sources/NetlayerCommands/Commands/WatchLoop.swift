import NetlayerKit
import NetlayerProject
import Platform

/// Generates again whenever an input changes. Errors in between are reported, and the loop waits for the next change;
/// `^C` and `kill` end it between two runs.
struct WatchLoop {
    private static let usualInterval = 300
    /// Changes within this many milliseconds, as by an editor or a checkout, count as one.
    private static let settling = 60

    private let invocation: Invocation
    private let console: any Console
    private let interval: Int

    init(_ invocation: Invocation, _ console: any Console) throws(UsageError) {
        self.invocation = invocation
        self.console = console
        if invocation.values("spec").contains("-") {
            throw UsageError("`--watch` can't watch the standard input", command: "generate")
        }
        guard let text = invocation.value("watch-interval") else {
            interval = WatchLoop.usualInterval
            return
        }
        guard let number = Int(text), (10...3_600_000).contains(number) else {
            throw UsageError("`--watch-interval \(text)` isn't a number of milliseconds from 10", command: "generate")
        }
        interval = number
    }

    func run() throws -> ExitCode {
        let interrupt = InterruptWait()
        var inputs = try generate(isFirst: true)
        while true {
            console.say("watching; ^C ends it")
            guard let changed = waitForChange(of: &inputs, or: interrupt) else { return .fine }
            if Terminal.isTerminal(.error) { console.say(rendered: "\u{1B}[2J\u{1B}[H") }
            console.say(line: "changed: " + changed.joined(separator: ", "))
            let next = try generate(isFirst: false)
            // A failed run might have read fewer of its inputs.
            inputs = next.isEmpty ? inputs : next
        }
    }

    /// The files that changed; nil if the program should end.
    private func waitForChange(of inputs: inout InputSnapshot, or interrupt: InterruptWait) -> [String]? {
        while true {
            var changed = inputs.changes()
            if changed.isEmpty {
                if interrupt.wait(milliseconds: interval) { return nil }
                continue
            }
            while true {
                if interrupt.wait(milliseconds: min(interval, WatchLoop.settling)) { return nil }
                let more = inputs.changes()
                if more.isEmpty { return changed }
                changed += more.filter { !changed.contains($0) }
            }
        }
    }

    /// Generates once, and returns the inputs. Only errors of the first run end the program.
    private func generate(isFirst: Bool) throws -> InputSnapshot {
        var run = GenerateRun(invocation, console)
        do { _ = try run.generate() } catch let error as UsageError {
            if isFirst { throw error }
            console.say("netlayer: error: \(error.message)")
        } catch let error as MachineError { console.say("netlayer: error: \(error.message)") }
        return run.inputs
    }
}
