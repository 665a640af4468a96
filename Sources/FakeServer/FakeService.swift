import APIModel
import Diagnostics
import Directives
import Platform
import SourceTree

/// Answers requests for an API that doesn't exist: checks them, keeps the entities that they create, and follows a
/// scenario. It is called from the thread of the loop and from those of its users.
final class FakeService: RequestHandler {
    /// The most bytes that are kept of the bodies from which entities are made.
    private static let mostKept = 12 << 20

    let api: API
    private let settings: FakeServer.Settings
    private let routes: Routes
    private let check: RequestCheck
    let rules: CollectionRules
    private let credentials: Set<String>
    private let lock = Lock()
    // Guarded by the lock:
    private let samples: Samples
    private let described: DescribedReplies
    private var tables: Tables
    private var scenario = Scenario()
    private(set) var scenarios: [Scenario]
    private var progress: [Int: Int] = [:]
    private var credentialUses: [String: Int] = [:]
    private var log = CallLog()
    /// The bytes of bodies from which entities were made.
    private var kept = 0
    private var pageSamples: [Int: Literal] = [:]
    private var random = SystemRandomNumberGenerator()
    var port: UInt16 = 0

    init(
        _ api: API, scenarios: [Scenario] = [], seeds: [String: [Literal]] = [:],
        _ settings: FakeServer.Settings = FakeServer.Settings()
    ) {
        self.api = api
        self.settings = settings
        self.scenarios = scenarios
        routes = Routes(api)
        check = RequestCheck(api: api)
        samples = Samples(api: api)
        described = DescribedReplies(samples)
        rules = CollectionRules(api)
        credentials = Control.credentials(of: api)
        tables = Tables(rules, samples, seeds: settings.keepsState ? seeds : [:])
    }

    func reply(to request: Request) -> Reply {
        lock.withLock {
            guard isMeantForUs(request) else {
                return .problem(421, "the header `Host` must have the name or the address of this machine")
            }
            if request.path == Control.prefix || request.path.hasPrefix(Control.prefix + "/") {
                return request.comesFromAnotherSite
                    ? .problem(403, "requests from pages of other sites are refused") : control(request)
            }
            if request.method == "OPTIONS", request.header("Access-Control-Request-Method") != nil {
                return .preflight(of: request)
            }
            var (reply, index) = answer(request)
            if request.header("Origin") != nil {
                reply.set("Access-Control-Allow-Origin", "*")
                reply.set("Access-Control-Expose-Headers", "*")
            }
            reply = reply.negotiated(with: request)
            note(request, reply, index)
            return reply
        }
    }

    /// Whether the request names this server. Another site's host name could lead here, so that its pages read replies.
    func isMeantForUs(_ request: Request) -> Bool {
        guard let header = request.header("Host") else { return true }
        if header.hasPrefix("[") { return true }
        let host = String(header.prefix { $0 != ":" }).lowercased()
        let isAddress = host.allSatisfy { $0.isNumber || $0 == "." }
        return isAddress || host == "localhost" || host.hasSuffix(".localhost") || host == settings.host.lowercased()
    }

    private func note(_ request: Request, _ reply: Reply, _ index: Int?) {
        let name = index.map { api.operations[$0].identifier ?? api.operations[$0].key }
        log.add(request, reply, operation: name)
    }

    func received(_ message: [UInt8], over request: Request) { lock.withLock { log.add(message, over: request) } }

    // MARK: Operations

    private func answer(_ request: Request) -> (Reply, operation: Int?) {
        switch routes.find(request) {
        case .unknown(let nearest):
            let near = nearest.map { "; the nearest is `\($0)`" } ?? ""
            return (.problem(404, "the description has no path `\(request.path)`\(near)"), nil)
        case .otherMethod(let methods):
            var reply = Reply.problem(405, "the path takes \(methods.joined(separator: ", ")), not \(request.method)")
            if request.method == "OPTIONS" { reply = Reply(204) }
            reply.set("Allow", Set(methods + ["OPTIONS"]).sorted().joined(separator: ", "))
            return (reply, nil)
        case .operation(let index, let values):
            let operation = api.operations[index]
            let step = nextStep(of: index)
            let refusal = settings.checksRequests ? check.refusal(of: request, operation, values: values) : nil
            var reply = expired(request) ?? refusal ?? own(index, values, request, step)
            if let latency = step?.latency ?? scenario.latency { reply.delay = delay(latency) }
            if reply.reason == nil || step?.fault != nil { reply.fault = step?.fault }
            return (reply, index)
        }
    }

    private func delay(_ latency: Scenario.Latency) -> Int {
        max(
            0,
            latency.milliseconds
                + (latency.spread == 0 ? 0 : Int.random(in: -latency.spread...latency.spread, using: &random)))
    }

    private func nextStep(of index: Int) -> Scenario.Step? {
        guard let script = scenario.scripts[index], !script.steps.isEmpty else { return nil }
        let position = progress[index, default: 0]
        progress[index] = position + 1
        return position < script.steps.count ? script.steps[position] : script.repeats ? script.steps.last : nil
    }

    /// The refusal of a credential that was used too often.
    private func expired(_ request: Request) -> Reply? {
        guard let most = scenario.callsPerCredential, let credential = request.header("Authorization") else {
            return nil
        }
        if credentialUses.count > 1_000 { credentialUses = [:] }
        credentialUses[credential, default: 0] += 1
        guard credentialUses[credential, default: 0] > most else { return nil }
        var reply = Reply.problem(401, "the credential has expired after \(most) calls")
        reply.set("WWW-Authenticate", "Bearer error=\"invalid_token\"")
        return reply
    }

    /// The reply of the operation itself, or the scenario's in its place.
    private func own(_ index: Int, _ values: [String: String], _ request: Request, _ step: Scenario.Step?) -> Reply {
        let operation = api.operations[index]
        if operation.channel != nil { return channel(operation, request, step) }
        if let bytes = step?.body {
            var reply = Reply(step?.status ?? 200, bytes, type: step?.type ?? "application/octet-stream")
            add(step?.headers ?? [], to: &reply)
            return reply
        }
        let preferences = Preferences(request)
        if let example = preferences.example, let fault = described.fault(ofExample: example, operation) {
            return .problem(400, "`Prefer`: \(fault)", at: operation.origin.pointer)
        }
        let status = step?.status ?? preferences.status
        if status == nil, preferences.example == nil, step?.events == nil, step?.example == nil, settings.keepsState,
            let (collection, action) = rules.actions[index]
        {
            return resource(collection, action, operation, index, values, request)
        }
        var reply = described.reply(
            operation, status: status, example: step?.example ?? preferences.example, request, step)
        add(step?.headers ?? [], to: &reply)
        return reply
    }

    private func add(_ headers: [(name: String, value: String)], to reply: inout Reply) {
        for (name, value) in headers { reply.set(name, value) }
    }

    private func channel(_ operation: Operation, _ request: Request, _ step: Scenario.Step?) -> Reply {
        if let status = step?.status, status != 101 {
            return described.reply(operation, status: status, example: nil, request)
        }
        guard request.header("Upgrade")?.lowercased() == "websocket", let key = request.header("Sec-WebSocket-Key")
        else { return .problem(426, "\(operation.key) is a WebSocket", at: operation.origin.pointer) }
        var reply = Reply(101)
        reply.set("Upgrade", "websocket")
        reply.set("Connection", "Upgrade")
        reply.set("Sec-WebSocket-Accept", WebSocket.accept(key))
        let offered = (request.header("Sec-WebSocket-Protocol") ?? "").split(separator: ",").map {
            $0.filter { !$0.isWhitespace }
        }
        if let agreed = offered.first(where: { operation.channel?.subprotocols.contains($0) ?? false }) ?? offered.first
        {
            reply.set("Sec-WebSocket-Protocol", agreed)
        }
        let samples = operation.channel?.received.flatMap { self.samples.value(of: $0) }.map { [$0] } ?? []
        let events = step?.events ?? samples.map { Reply.Event(delay: 0, value: $0) }
        reply.body = .messages(events, staysOpen: step?.staysOpen ?? (step?.events == nil))
        return reply
    }

    // MARK: Collections

    private func resource(
        _ collection: Int, _ action: ResourceAction, _ operation: Operation, _ index: Int, _ values: [String: String],
        _ request: Request
    ) -> Reply {
        let body = check.value(of: request, operation)
        let rule = rules.collections[collection]
        let entity: Literal?
        if [.create, .update, .replace].contains(action) {
            // An entity is completed by a sample, so that it needs room even if the body is short.
            kept += request.body.count + 1_000
            if kept > Self.mostKept {
                return .problem(507, "the entities have over 12 MB; `DELETE \(Control.prefix)/state` forgets them")
            }
        }
        switch action {
        case .list: return list(collection, operation, index, values, request)
        case .read: entity = tables.read(collection, values)
        case .create:
            if let id = tables.takenID(collection, body, values) {
                return error(409, "there is a `\(id)` in `\(rule.name)` already", operation, request)
            }
            entity = tables.create(collection, body, values)
            if entity == nil {
                return error(409, "no further entity of `\(rule.name)` can be made", operation, request)
            }
        case .update:
            let isMerge = request.header("Content-Type")?.lowercased().contains("merge-patch") == true
            entity = tables.update(collection, body, values, replaces: false, isMerge: isMerge)
        case .replace: entity = tables.update(collection, body, values, replaces: true)
        case .delete: entity = tables.delete(collection, values)
        }
        guard let entity else {
            return error(404, "there is no `\(values[rule.idVariable] ?? "")` in `\(rule.name)`", operation, request)
        }
        var reply = described.reply(operation, status: nil, example: nil, request)
        if case .bytes(let bytes) = reply.body, !bytes.isEmpty, reply.status < 300, reply.isJSON {
            let shown = tables.shown(entity, of: collection, as: rules.successUse(of: operation))
            reply.body = .bytes(JSON.bytes(of: shown))
        }
        if action == .create, reply.header("Location") != nil, let id = entity[rule.idKey]?.plainText {
            reply.set("Location", base(request) + request.path + "/" + FormText.encoded(id))
        }
        return reply
    }

    /// An error as the description defines it, or a problem with the reason.
    private func error(_ status: Int, _ reason: String, _ operation: Operation, _ request: Request) -> Reply {
        guard described.response(of: operation, status) != nil else { return .problem(status, reason) }
        return described.reply(operation, status: status, example: nil, request)
    }

    private func base(_ request: Request) -> String { "http://" + (request.header("Host") ?? "127.0.0.1:\(port)") }

    private func list(
        _ collection: Int, _ operation: Operation, _ index: Int, _ values: [String: String], _ request: Request
    ) -> Reply {
        let rule = rules.collections[collection]
        var envelope: Pages.Envelope?
        let list = rules.successUse(of: operation).flatMap { use in
            rules.list(in: use, of: rule).map { (use, $0.place, $0.element) }
        }
        if case let (use, .key(key), _)? = list {
            let sample = pageSamples[index] ?? samples.value(of: use) ?? .object([])
            pageSamples[index] = sample
            envelope = .init(sample: sample, key: key, use: use)
        }
        let page = Pages(api: api).page(
            tables.list(collection, values).map { tables.shown($0, of: collection, as: list?.2) }, of: operation,
            in: envelope, request, at: base(request), idKey: rule.idKey)
        var reply = described.reply(operation, status: nil, example: nil, request)
        guard reply.status < 300 else { return reply }
        if reply.isJSON { reply.body = .bytes(JSON.bytes(of: page.body)) }
        if let link = page.link { reply.set("Link", link) }
        return reply
    }

    // MARK: Control

    /// Answers requests for the server itself, by tests and people.
    private func control(_ request: Request) -> Reply {
        let name = PercentEncoding.decoded(request.path.dropFirst(Control.prefix.count + 1))
        switch (request.method, name) {
        case ("GET", "calls"):
            var json = JSONWriter()
            json.list(log.calls) { Control.write($1, hiding: credentials, to: &$0) }
            return Reply(200, json.bytes, type: "application/json")
        case ("DELETE", "calls"):
            log = CallLog()
            return Reply(204)
        case ("GET", "state"):
            return Reply(200, JSON.bytes(of: tables.dump(), isPretty: true), type: "application/json")
        case ("DELETE", "state"):
            tables.reset()
            kept = 0
            return Reply(204)
        case ("PUT", "state"):
            let (value, fault) = JSON.read(request.body)
            guard let value else { return .problem(400, fault ?? "") }
            return tables.restore(value).map { .problem(400, $0) } ?? Reply(204)
        case ("GET", "scenario"):
            let name = Literal.object([.init(name: "name", value: .string(scenario.name))])
            return Reply(200, JSON.bytes(of: name), type: "application/json")
        case ("DELETE", "scenario"):
            begin(Scenario())
            return Reply(204)
        case ("PUT", "scenario"): return putScenario(request.body)
        case ("PUT", _) where name.hasPrefix("replies/"): return putReplies(String(name.dropFirst(8)), request.body)
        default: return .problem(404, "\(Control.prefix) has `calls`, `state`, `scenario` and `replies/OPERATION`")
        }
    }

    private func begin(_ scenario: Scenario) {
        self.scenario = scenario
        (progress, credentialUses) = ([:], [:])
    }

    /// Begins a scenario by its name; false if no scenario has it.
    func begin(named name: String) -> Bool {
        lock.withLock {
            guard let scenario = scenarios.first(where: { $0.name == name }) else { return false }
            begin(scenario)
            return true
        }
    }

    /// Begins a scenario from a test.
    func begin(_ node: SourceNode, into bag: inout DiagnosticBag) {
        var reader = ScenarioReader(api: api, folder: settings.folder)
        let scenario = reader.scenario(node, named: "")
        bag.append(contentsOf: reader.bag)
        if !reader.bag.hasErrors { lock.withLock { begin(scenario) } }
    }

    private func putScenario(_ body: [UInt8]) -> Reply {
        read(body, named: "scenario") { reader, node in
            let isName = node.isScalar && !node.isNull
            guard let name = isName ? node.text : node.count == 1 ? node["name"]?.text : nil else {
                let scenario = reader.scenario(node, named: "")
                if !reader.bag.hasErrors { begin(scenario) }
                return nil
            }
            guard let scenario = scenarios.first(where: { $0.name == name }) else {
                let known = scenarios.map(\.name).joined(separator: ", ")
                return .problem(404, "there is no scenario `\(name)`; there are: \(known.isEmpty ? "none" : known)")
            }
            begin(scenario)
            return nil
        }
    }

    private func putReplies(_ name: String, _ body: [UInt8]) -> Reply {
        guard let index = ScenarioReader.operation(name, in: api) else {
            let known = api.operations.compactMap(\.identifier)
            let near = nearestWord(to: name, among: known).map { "; did you mean `\($0)`?" } ?? ""
            return .problem(404, "there is no operation `\(name)`\(near)")
        }
        return read(body, named: "replies") { reader, node in
            let script = reader.script(node, of: api.operations[index])
            if !reader.bag.hasErrors { (scenario.scripts[index], progress[index]) = (script, 0) }
            return nil
        }
    }

    private func read(_ body: [UInt8], named name: String, _ use: (inout ScenarioReader, SourceNode) -> Reply?) -> Reply
    {
        var bag = DiagnosticBag()
        guard let tree = SourceReader.read(body, name: name, into: &bag) else { return Control.faults(bag) }
        var reader = ScenarioReader(api: api, folder: nil)
        if let reply = use(&reader, tree.root) { return reply }
        return reader.bag.hasErrors ? Control.faults(reader.bag) : Reply(204)
    }
}
