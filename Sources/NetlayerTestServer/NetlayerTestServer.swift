import APIModel
import Diagnostics
import FakeServer
import NetlayerKit
import Platform
import SourceTree

/// The server of `netlayer serve` in the process of a test:
///
///     let server = try NetlayerTestServer("openapi.yaml", scenario: "fetchOrders: [503, ok]")
///     let client = HTTPClient(baseURL: server.address)
///
/// It serves until it is stopped or released.
public final class NetlayerTestServer: Sendable {
    /// The reason of a failure: mistakes in a description, a scenario or a seed with their places, or a system error.
    public struct Failure: Error, CustomStringConvertible, Sendable { public let description: String }

    /// `http://127.0.0.1:49152`
    public let address: String
    private let server: RunningServer

    /// Serves a description at a free port of this machine.
    /// - Parameters:
    ///   - scenario: the replies of operations, in YAML, as in `scenarios.yml` under the name of a scenario.
    ///   - scenarios: a file of scenarios, for `begin(_:)`.
    ///   - seeds: a folder with the initial lists of entities.
    ///   - keepsState: whether later requests see the effects of earlier ones.
    public init(
        _ description: String, scenario: String? = nil, scenarios: String? = nil, seeds: String? = nil,
        keepsState: Bool = true
    ) throws(Failure) {
        var bag = DiagnosticBag()
        do {
            var settings = FakeServer.Settings()
            settings.keepsState = keepsState
            settings.scenarios = try scenarios.flatMap { try SpecReader.read($0, into: &bag) }
            settings.seeds = try seeds.map { try Seeds.read($0, into: &bag) } ?? [:]
            let api = try SpecReader.read(description, into: &bag).flatMap { SpecReader.lower($0, into: &bag) }
            let made = bag.hasErrors ? nil : try api.flatMap { try FakeServer($0, settings, into: &bag) }
            guard let made, !bag.hasErrors else { throw Failure(description: NetlayerTestServer.text(of: bag)) }
            server = RunningServer(made)
            address = made.address
        } catch let failure as Failure { throw failure } catch let failure as FakeServer.Failure {
            throw Failure(description: failure.message)
        } catch { throw Failure(description: "\(error)") }
        guard server.start() else { throw Failure(description: "the system has no thread") }
        if let scenario { try set(scenario) }
    }

    deinit { server.stop() }

    /// Begins a scenario in YAML, which replaces the current one: `fetchOrders: [503, ok]`.
    public func set(_ scenario: String) throws(Failure) {
        var bag = DiagnosticBag()
        server.value.begin(Array(scenario.utf8), into: &bag)
        if bag.hasErrors { throw Failure(description: NetlayerTestServer.text(of: bag)) }
    }

    /// Begins a scenario of the file by its name.
    public func begin(_ name: String) throws(Failure) {
        guard server.value.begin(named: name) else { throw Failure(description: "there is no scenario `\(name)`") }
    }

    /// Ends the server and all connections.
    public func stop() { server.stop() }

    private static func text(of bag: DiagnosticBag) -> String {
        TerminalRenderer().render(bag.diagnostics.filter { $0.severity == .error })
    }
}
