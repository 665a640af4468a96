import APIModel
import Diagnostics
import Directives
import NetlayerKit
import Platform
import SourceTree

/// Reads scenarios: a mapping of names, each with its latency and the replies of operations.
///
///     offline:
///       latency: 300ms ± 100
///       fetchOrders: [503, 503, ok]
struct ScenarioReader {
    let api: API
    /// The folder of the files that bodies name; nil for scenarios of requests, which can't name any.
    let folder: String?
    private(set) var bag = DiagnosticBag()

    private static let keys = ["latency", "credentials"]
    /// The number of mistakes after which reading stops, since each needs a search among all names.
    private static let mostMistakes = 20
    private var hasEnough: Bool { bag.diagnostics.count >= Self.mostMistakes }
    private static let stepKeys = ReplyKey.allCases.map(\.rawValue)
    private static let words = "`ok`, a status, `drop`, `cut`, `silence`, or an object with \(list(stepKeys))"

    mutating func scenarios(_ root: SourceNode) -> [Scenario] {
        guard root.isMapping else {
            fail("a file of scenarios has a name for each: `offline: { latency: 300ms }`", root)
            return []
        }
        return root.entries.compactMap { hasEnough ? nil : scenario($0.value, named: $0.key.text) }
    }

    mutating func scenario(_ node: SourceNode, named name: String) -> Scenario {
        var scenario = Scenario(name: name)
        if node.isNull { return scenario }
        guard node.isMapping else {
            fail("a scenario is an object of operations and their replies", node)
            return scenario
        }
        for entry in node.entries where !hasEnough {
            switch entry.key.text {
            case "latency": scenario.latency = latency(entry.value)
            case "credentials": scenario.callsPerCredential = credentials(entry.value)
            case let key:
                guard let index = operation(key, entry.key) else { continue }
                if scenario.scripts[index] != nil { fail("`\(api.operations[index].key)` is named twice", entry.key) }
                scenario.scripts[index] = script(entry.value, of: api.operations[index])
            }
        }
        return scenario
    }

    /// An operation by its id (`fetchOrders`) or by its request (`GET /orders`).
    mutating func operation(_ name: String, _ node: SourceNode) -> Int? {
        if let index = ScenarioReader.operation(name, in: api) { return index }
        let known = api.operations.flatMap { [$0.identifier, $0.key].compactMap { $0 } } + Self.keys
        return refuse(
            "there is no operation `\(name)`", node,
            help: suggestion(for: name, among: known) ?? "name it by its id, or by its request: `GET /orders`")
    }

    static func operation(_ name: String, in api: API) -> Int? {
        api.operations.firstIndex { $0.identifier == name } ?? api.operations.firstIndex { $0.key == name }
    }

    /// One reply for all calls, or a list with one for each call.
    mutating func script(_ node: SourceNode, of operation: Operation) -> Scenario.Script {
        if node.isSequence {
            if node.count == 0 { fail("a list of replies has at least one", node, help: "leave the operation out") }
            return .init(steps: node.elements.compactMap { hasEnough ? nil : step($0, operation) }, repeats: false)
        }
        return .init(steps: step(node, operation).map { [$0] } ?? [], repeats: true)
    }

    /// Refuses keys without an effect on an operation: events for one that has no stream, an example that it doesn't have.
    private mutating func check(_ step: Scenario.Step, _ node: SourceNode, _ operation: Operation) {
        let contents = operation.responses.flatMap(\.contents)
        if step.events != nil || step.staysOpen == true, operation.channel == nil,
            !contents.contains(where: \.mediaType.isStream)
        {
            fail("`\(operation.key)` sends no events", node["events"] ?? node, help: "write `body`")
        }
        if step.events?.contains(where: { !$0.fields.isEmpty }) == true,
            !contents.contains(where: { $0.mediaType.streamFormat == .events })
        {
            fail("only events of `text/event-stream` have \(list(Reply.Event.fieldNames))", node["events"] ?? node)
        }
        let names = contents.flatMap(\.examples).compactMap(\.name)
        if let example = step.example, !names.contains(example) {
            fail(
                "`\(operation.key)` has no example `\(example)`", node["example"] ?? node,
                help: suggestion(for: example, among: names) ?? (names.isEmpty ? nil : "it has \(list(names))"))
        }
        let bodies = [node["body"], node["text"], node["file"]].compactMap(\.self)
        if step.type != nil, bodies.isEmpty {
            fail("`type` needs one of `body`, `text` and `file`", node["type"] ?? node)
        }
        if !bodies.isEmpty, step.example != nil || step.events != nil || bodies.count > 1 {
            fail("a reply has one body: `body`, `text`, `file`, `example` or `events`", node)
        }
        if let status = step.status, Reply(status).hasNoBody,
            !bodies.isEmpty || step.example != nil || step.events != nil
        {
            fail("a reply with status \(status) has no body", node, help: "leave out the status, or the body")
        }
    }

    private mutating func step(_ node: SourceNode, _ operation: Operation) -> Scenario.Step? {
        guard node.isMapping else { return word(node) }
        var step = Scenario.Step()
        for entry in node.entries where !hasEnough {
            let value = entry.value
            guard let key = ReplyKey(rawValue: entry.key.text) else {
                fail(
                    "unknown key `\(entry.key.text)` in a reply", entry.key,
                    help: suggestion(for: entry.key.text, among: Self.stepKeys) ?? "it has \(list(Self.stepKeys))")
                continue
            }
            switch key {
            case .status: step.status = status(value)
            case .example: step.example = text(value, "the name of an example")
            case .body:
                (step.body, step.type) = (JSON.bytes(of: LiteralReader.read(value)), step.type ?? "application/json")
            case .text:
                (step.body, step.type) = (text(value, "a text").map { Array($0.utf8) }, step.type ?? "text/plain")
            case .file: step.body = file(value)
            case .type:
                step.type = text(value, "a media type")
                if let type = step.type, !type.contains("/") || type.utf8.contains(where: { $0 < 0x20 }) {
                    fail("`\(type)` isn't a media type", value, help: "write one like `text/plain`")
                }
            case .headers:
                step.headers = value.entries.map { ($0.key.text, text($0.value, "the value of a header") ?? "") }
                if !value.isMapping { fail("`headers` is an object: `{ Retry-After: 1 }`", value) }
            case .latency: step.latency = latency(value)
            case .fault: step.fault = fault(value)
            case .events: step.events = events(value)
            case .then:
                step.staysOpen = entry.value.text == "stay"
                if !["stay", "end"].contains(value.text) { fail("`then` is `end` or `stay`", value) }
            }
        }
        for (name, _) in step.headers where !Reply.isSent(name) {
            fail(
                HTTPToken.isValid(name)
                    ? "the server writes `\(name)` itself" : "`\(name)` can't be the name of a header", node)
        }
        step.headers.removeAll { !Reply.isSent($0.name) }
        check(step, node, operation)
        return step
    }

    private mutating func word(_ node: SourceNode) -> Scenario.Step? {
        if node.text == "ok" { return Scenario.Step() }
        if node.integer != nil { return status(node).map { Scenario.Step(status: $0) } }
        if let fault = Reply.Fault(rawValue: node.text) { return Scenario.Step(fault: fault) }
        return refuse("`\(node.text)` isn't a reply", node, help: "write \(Self.words)")
    }

    private mutating func fault(_ node: SourceNode) -> Reply.Fault? {
        if let fault = Reply.Fault(rawValue: node.text) { return fault }
        return refuse("`\(node.text)` isn't a fault", node, help: "there are `drop`, `cut` and `silence`")
    }

    private mutating func status(_ node: SourceNode) -> Int? {
        if let number = node.integer, (200..<600).contains(number) { return number }
        return refuse("`\(node.text)` isn't a status: these are from 200 to 599", node)
    }

    private mutating func text(_ node: SourceNode, _ what: String) -> String? {
        if node.isScalar, !node.isNull { return node.text }
        return refuse("this must be \(what)", node)
    }

    /// `expireAfter: 3` or `3`: the number of calls after which a credential is refused.
    private mutating func credentials(_ node: SourceNode) -> Int? {
        if let count = (node["expireAfter"] ?? node).integer, count >= 0, node.isScalar || node.count == 1 {
            return count
        }
        return refuse(
            "`credentials` must be the number of calls after which a credential is refused", node,
            help: "write `credentials: { expireAfter: 3 }`")
    }

    /// `300ms`, `2s`, `300ms ± 100`, `1s +- 250ms`
    mutating func latency(_ node: SourceNode) -> Scenario.Latency? {
        let text = node.text.replacing("+-", with: "±").filter { !$0.isWhitespace }
        let parts = text.split(separator: "±", omittingEmptySubsequences: false)
        if let time = milliseconds(parts.first ?? ""), parts.count < 3 {
            if parts.count == 1 { return .init(milliseconds: time) }
            if let spread = milliseconds(parts[1]) { return .init(milliseconds: time, spread: spread) }
        }
        return refuse("`\(node.text)` isn't a time", node, help: "write `300ms`, `2s`, or `300ms ± 100`")
    }

    private func milliseconds(_ text: Substring) -> Int? {
        let number = text.hasSuffix("ms") ? text.dropLast(2) : text.hasSuffix("s") ? text.dropLast() : text
        let factor = text.hasSuffix("s") && !text.hasSuffix("ms") ? 1_000.0 : 1
        guard let value = Double(number), value >= 0, value * factor <= 3_600_000 else { return nil }
        return Int(value * factor)
    }

    private mutating func events(_ node: SourceNode) -> [Reply.Event]? {
        guard node.isSequence else { return refuse("`events` is a list: `[{ after: 1s, data: { … } }]`", node) }
        return node.elements.compactMap { element in
            if hasEnough { return nil }
            guard element.isMapping, element["data"] != nil else {
                return Reply.Event(delay: 0, value: LiteralReader.read(element))
            }
            let known = ["after", "data"] + Reply.Event.fieldNames
            for entry in element.entries where !known.contains(entry.key.text) {
                fail(
                    "unknown key `\(entry.key.text)` beside `data`", entry.key,
                    help: suggestion(for: entry.key.text, among: known) ?? "an event has \(list(known))")
            }
            for entry in element.entries where Reply.Event.fieldNames.contains(entry.key.text) {
                if !entry.value.isScalar { fail("`\(entry.key.text)` of an event is a text", entry.value) }
            }
            let delay = element["after"].flatMap { latency($0) }?.milliseconds ?? 0
            return Reply.Event(of: LiteralReader.read(element), delay: delay)
        }
    }

    /// A file below the folder of the scenarios. Other files and hidden ones, such as those of `.git`, are refused.
    private mutating func file(_ node: SourceNode) -> [UInt8]? {
        let path = node.text
        guard let folder else {
            return refuse(
                "a reply that is set by a request can't name a file", node, help: "write the body as `body` or `text`")
        }
        guard FilePath.isBelow(path), !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) else {
            return refuse("`\(path)` is hidden, or lies outside of the folder of the scenarios", node)
        }
        let whole = FilePath.join(folder, path)
        let top = Disk.resolved(folder.isEmpty ? "." : folder)
        guard let top, let real = Disk.resolved(whole), real.hasPrefix(top + "/"), let bytes = try? Disk.read(whole)
        else { return refuse("there is no file `\(path)` in the folder of the scenarios", node) }
        return bytes
    }

    private mutating func fail(_ message: Message, _ node: SourceNode, help: Message? = nil) {
        bag.report(ServingCodes.faultyScenario, message, at: node.range, help: help)
    }

    /// Reports a value that can't be read, and returns nil.
    private mutating func refuse<Value>(_ message: Message, _ node: SourceNode, help: Message? = nil) -> Value? {
        fail(message, node, help: help)
        return nil
    }

    private static func list(_ words: [String]) -> String { words.map { "`\($0)`" }.joined(separator: ", ") }
    private func list(_ words: [String]) -> String { Self.list(words) }
}
