import APIPage
import Diagnostics
import FakeServer
import NetlayerCommands
import NetlayerKit
import NetlayerProject
import Platform

/// Serves the page together with a server of the API, and updates both when the description, a file that it refers to,
/// the configuration or a template changes.
struct PreviewServer {
    private static let interval = 300

    private let invocation: Invocation
    private let console: any Console

    init(_ invocation: Invocation, _ console: any Console) {
        self.invocation = invocation
        self.console = console
    }

    func run() throws -> ExitCode {
        let interrupt = InterruptWait()
        var inputs = InputSnapshot()
        guard let (page, section) = try read(&inputs) else { return .input }
        let server: RunningServer
        do {
            var settings = FakeServer.Settings()
            settings.port = try ServeCommand.port(invocation, of: "preview")
            var bag = DiagnosticBag()
            guard let made = try FakeServer(section.api, settings, into: &bag) else { return .input }
            server = RunningServer(made)
        } catch let failure as FakeServer.Failure {
            console.say(line: "netlayer: error: \(failure.message)")
            return .machine
        }
        server.value.show(page, of: section.api, reading: section.reading)
        guard server.start() else { return .machine }
        try console.write(line: server.value.pageAddress)
        while !interrupt.wait(milliseconds: Self.interval) {
            let changed = inputs.changes()
            if changed.isEmpty { continue }
            console.say(line: "changed: " + changed.joined(separator: ", "))
            // Errors are reported, and the page stays the same; a file can be missing for a moment.
            do {
                if let (page, section) = try read(&inputs) {
                    server.value.show(page, of: section.api, reading: section.reading)
                }
            } catch let error as UsageError { console.say("netlayer: error: \(error.message)") } catch let error
                as MachineError
            { console.say("netlayer: error: \(error.message)") }
        }
        server.stop()
        return .fine
    }

    private func read(_ inputs: inout InputSnapshot) throws -> (page: [UInt8], section: PageSection)? {
        var bag = DiagnosticBag()
        let jobs = try PreviewCommand.jobs(invocation, into: &bag)
        let files = jobs.flatMap { $0.specs.map(\.path) + $0.overlays.map(\.path) }
        let configuration = invocation.value("config") ?? JobOptions.presentConfiguration
        inputs.add(files: files + invocation.arguments + (configuration.map { [$0] } ?? []))
        let record = InputRecord()
        var ignored = DiagnosticBag()
        for job in jobs { record.add(try? PackLoader.load(job, into: &ignored), of: job) }
        defer {
            inputs.add(files: [], folders: record.folders)
            inputs.add(record.files)
        }
        let (sections, changes) =
            bag.hasErrors ? ([], []) : try PreviewCommand.read(jobs, invocation, noting: record, into: &bag)
        console.say(diagnostics: bag)
        guard let section = sections.first else { return nil }
        let page = PageDocument.html(sections, changes: changes, problems: bag.diagnostics, isServed: true)
        return (page, section)
    }
}
