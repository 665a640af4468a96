import APIModel
import Diagnostics
import Directives
import NetlayerKit
import Platform
import SourceTree

/// A local server for an API that doesn't exist yet, for tests, previews and demos.
public final class FakeServer {
    /// The settings of a server.
    public struct Settings {
        public var host = "127.0.0.1"
        /// 0 for any free port.
        public var port: UInt16 = 0
        public var keepsState = true
        public var checksRequests = true
        /// A file of scenarios, and the one to begin with.
        public var scenarios: SourceTree?
        public var scenario: String?
        /// The initial lists of entities, by the names of their collections.
        public var seeds: [String: Seeds.List] = [:]

        /// The folder of files that scenarios name.
        var folder: String { scenarios.map { FilePath.folder(of: $0.file.name) } ?? "" }

        public init() {}
    }

    /// The reason why the server can't start.
    public struct Failure: Error {
        public let message: String
        /// Whether other arguments could fix it.
        public var isOfArguments = false
    }

    /// `http://127.0.0.1:49152`
    public let address: String
    let handler: LivePage
    private var service: FakeService { handler.service }
    private let loop: EventLoop

    /// Listens; nil, with errors in the bag, if the scenarios or seeds are faulty.
    public init?(_ api: API, _ settings: Settings = Settings(), into bag: inout DiagnosticBag) throws(Failure) {
        var reader = ScenarioReader(api: api, folder: settings.folder)
        let scenarios = settings.scenarios.map { reader.scenarios($0.root) } ?? []
        bag.append(contentsOf: reader.bag)
        FakeServer.check(settings.seeds, of: api, into: &bag)
        if bag.hasErrors { return nil }
        let service = FakeService(
            api, scenarios: scenarios, seeds: settings.seeds.mapValues { $0.entities.map(\.value) }, settings)
        handler = LivePage(service)
        if let name = settings.scenario, !service.begin(named: name) {
            let known = scenarios.map { "`\($0.name)`" }.joined(separator: ", ")
            throw Failure(
                message: "there is no scenario `\(name)`; there are: \(known.isEmpty ? "none" : known)",
                isOfArguments: true)
        }
        do {
            let (listener, port) = try Sockets.listen(host: settings.host, port: settings.port)
            service.port = port
            loop = EventLoop(listener: listener, handler: handler)
            let host = settings.host.contains(":") ? "[\(settings.host)]" : settings.host
            address = "http://\(host == "0.0.0.0" ? "127.0.0.1" : host):\(port)"
        } catch { throw Failure(message: error.message) }
    }

    /// Reports seeds for something other than a collection, which would have no effect; seeds that aren't entities,
    /// which clients couldn't decode; and a second seed of one identifier, which no request would reach.
    private static func check(_ seeds: [String: Seeds.List], of api: API, into bag: inout DiagnosticBag) {
        if seeds.isEmpty { return }
        let collections = CollectionRules(api).collections
        let check = SchemaCheck(api: api, direction: .response)
        for (name, list) in seeds.sorted(by: { $0.key < $1.key }) {
            guard let collection = collections.first(where: { $0.name == name }) else {
                let known = collections.map(\.name)
                bag.report(
                    ServingCodes.faultySeed, "the description shows no collection `\(name)`", at: list.range,
                    help: suggestion(for: name, among: known)
                        ?? "it shows \(known.map { "`\($0)`" }.joined(separator: ", "))")
                continue
            }
            if let (index, reason) = collection.fault(of: list.entities.map(\.value), check) {
                bag.report(
                    ServingCodes.faultySeed, "entity \(index + 1) of `\(name)`\(reason)", at: list.entities[index].range
                )
            }
        }
    }

    /// The number of operations, and the names of the collections.
    public var summary: (operations: Int, collections: [String]) {
        (service.api.operations.count, service.rules.collections.map(\.name))
    }

    /// Begins a scenario of the file, from any thread; false if no scenario has the name.
    public func begin(named name: String) -> Bool { service.begin(named: name) }

    /// Begins a scenario in YAML, from any thread: `fetchOrders: [503, ok]`.
    public func begin(_ scenario: [UInt8], named name: String = "scenario", into bag: inout DiagnosticBag) {
        guard let tree = SourceReader.read(scenario, name: name, into: &bag) else { return }
        service.begin(tree.root, into: &bag)
    }

    /// Serves in this thread until `stop`.
    public func run() { loop.run() }

    /// Ends `run`, from any thread.
    public func stop() { loop.stop() }
}

/// A server on its own thread. The server's lock guards the state of both threads; the lock here guards `isStopped`.
package final class RunningServer: @unchecked Sendable {
    package let value: FakeServer
    private let lock = Lock()
    private var isStopped = false

    package init(_ value: FakeServer) { self.value = value }

    package func start() -> Bool { detachThread { self.value.run() } }

    /// The loop closes its pipe when it ends, so the server must be stopped only once.
    package func stop() {
        lock.withLock {
            if !isStopped { value.stop() }
            isStopped = true
        }
    }
}

extension Lock {
    func withLock<Value>(_ body: () -> Value) -> Value {
        take()
        defer { release() }
        return body()
    }
}
