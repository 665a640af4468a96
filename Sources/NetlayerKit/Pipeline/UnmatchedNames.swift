import APIModel
import Diagnostics
import SwiftModel
import TemplatePacks

/// Finds names that a project's settings mention, such as those it renames, but that no description has: they were
/// renamed or removed in the description, or are misspelt.
struct UnmatchedNames {
    private struct Key {
        let section: String
        let text: String
        let range: SourceRange
    }

    /// The keys in the order of the configuration; those of a target come after the common ones.
    private var keys: [Key] = []
    private var matched: Set<UInt32> = []
    private var known: [String: Set<String>] = [:]
    /// Names that `operations` gives to an operation that `rename` names as well.
    private var named: [(directive: SourceRange, rename: Key)] = []
    /// The offsets of the keys and of the names in `operations` that were recorded.
    private var noted: Set<UInt32> = []

    /// Records which keys of a job match something in one of its descriptions.
    mutating func look(at job: Job, in api: API, _ plan: SwiftPlan) {
        let wanted = UnmatchedNames.keys(of: job)
        guard !wanted.isEmpty else { return }
        var names: [String: Set<String>] = [:]
        let given = UnmatchedNames.givenNames(in: api)
        for key in wanted {
            if noted.insert(key.range.startOffset).inserted { keys.append(key) }
            let found = names[key.section] ?? UnmatchedNames.names(key.section, of: api, plan)
            names[key.section] = found
            known[key.section, default: []].formUnion(found)
            if isMatched(key, among: found) { matched.insert(key.range.startOffset) }
            // The configuration can replace a description's name; two names in one configuration contradict each other.
            if key.section == "operations", let range = given[key.text], range.file === key.range.file,
                noted.insert(range.startOffset).inserted
            {
                named.append((range, key))
            }
        }
    }

    /// The places of names that directives give to operations, by the operations' identifiers and keys.
    private static func givenNames(in api: API) -> [String: SourceRange] {
        var given: [String: SourceRange] = [:]
        for operation in api.operations where operation.directives.givenKeys.contains("name") {
            guard let range = operation.directives.origin(of: "name").range else { continue }
            for word in [operation.identifier, operation.key] { if let word { given[word] = range } }
        }
        return given
    }

    func report(into bag: inout DiagnosticBag) {
        for key in keys where !matched.contains(key.range.startOffset) {
            let names = known[key.section, default: []].sorted()
            bag.report(
                KitCodes.unmatchedName, "the description has no `\(key.text)`", at: key.range,
                help: suggestion(for: key.text, among: names))
        }
        for (range, key) in named {
            bag.report(
                SwiftModelCodes.repeatedName("`\(key.text)` is named twice; this name isn't used").at(range).note(
                    "the other one is here", at: key.range
                ).help("leave out one of them"))
        }
    }

    /// Headers match by patterns that ignore case; types, lenient properties and variables by patterns; others by name.
    private func isMatched(_ key: Key, among names: Set<String>) -> Bool {
        // A star can match nothing where nothing exists.
        if key.text == "*" { return true }
        guard key.section == "headers" else {
            if ["types", "lenient", "variables"].contains(key.section), key.text.contains("*") {
                return names.contains(where: GlobPattern(key.text).matches)
            }
            return names.contains(key.text)
        }
        let pattern = GlobPattern(key.text.lowercased())
        return names.contains { pattern.matches($0.lowercased()) }
    }

    private static func keys(of job: Job) -> [Key] {
        job.settings.flatMap { entry in
            if entry.key.text == "services" {
                return entry.value.entries.map { Key(section: "services", text: $0.key.text, range: $0.key.range) }
            }
            return entry.value.entries.filter { holdsNames($0.key.text, in: entry.key.text) }.flatMap { section in
                let value = section.value
                let names =
                    value.isSequence ? Array(value.elements) : value.isMapping ? value.entries.map(\.key) : [value]
                return names.filter { !$0.text.isEmpty && !$0.isNull }.map {
                    Key(section: section.key.text, text: $0.text, range: $0.range)
                }
            }
        }
    }

    private static func holdsNames(_ section: String, in setting: String) -> Bool {
        switch setting {
        case "rename": true
        case "models": ["types", "lenient", "variables", "formats"].contains(section)
        case "responses": section == "headers"
        case "requests": ["servers", "envelope"].contains(section)
        default: false
        }
    }

    /// The names that are possible as keys in a section.
    private static func names(_ section: String, of api: API, _ plan: SwiftPlan) -> Set<String> {
        switch section {
        case "operations": Set(api.operations.flatMap { [$0.identifier, $0.key].compactMap(\.self) })
        case "services", "servers": Set(plan.services.map(\.wireName))
        case "parameters": Set(api.operations.flatMap { $0.parameters.map(\.wireName) }).union(headers(of: api))
        case "headers": headers(of: api)
        case "properties", "variables": members(of: api, plan, properties)
        case "cases": members(of: api, plan, values)
        case "schemas":
            Set(api.schemas.compactMap(\.name)).union(plan.renamedTypes).union(inlineTypes(of: plan).map(\.path))
        case "lenient": places(in: plan).union(api.schemas.compactMap(\.name))
        case "formats": formats(of: api)
        case "envelope": Set(api.operations.flatMap(\.responses).compactMap(\.opened?.key))
        case "types": Set(api.schemas.compactMap(\.name) + inputs(of: api))
        default: Set(api.schemas.compactMap(\.name))
        }
    }

    private static func inlineTypes(of plan: SwiftPlan) -> [ModelPlan] {
        plan.models.flatMap(\.withNested).filter { $0.wireName == nil }
    }

    /// The members of schemas and inline types: `Order.status`, `Order.Status.open`.
    private static func members(of api: API, _ plan: SwiftPlan, _ words: (Schema) -> [String]) -> Set<String> {
        let named = api.schemas.compactMap { schema in schema.name.map { ($0, schema) } }
        let inline = inlineTypes(of: plan).map { ($0.path, api[$0.schema]) }
        return Set((named + inline).flatMap { owner, schema in words(schema).map { "\(owner).\($0)" } })
    }

    private static func inputs(of api: API) -> [String] {
        api.operations.compactMap { operation in
            if case .structure(let name?) = operation.directives.input { name.text } else { nil }
        }
    }

    private static func headers(of api: API) -> Set<String> {
        Set(api.operations.flatMap(\.responses).flatMap { $0.headers.map(\.wireName) })
    }

    private static func properties(of schema: Schema) -> [String] {
        guard case .object(let shape) = schema.kind else { return [] }
        return shape.properties.map(\.wireName)
    }

    private static func values(of schema: Schema) -> [String] {
        guard case .enumeration(let enumeration) = schema.kind else { return [] }
        return enumeration.values.map { value in
            switch value.literal {
            case .string(let text), .number(let text): text
            case .bool(let flag): flag ? "true" : "false"
            case .null, .array, .object: ""
            }
        }
    }

    /// The properties of received types, as `models.lenient` names them: `Order.status`.
    private static func places(in plan: SwiftPlan) -> Set<String> {
        let owners = plan.models.flatMap(\.withNested).filter(\.isReceived)
        return Set(
            owners.flatMap { owner in
                owner.structure?.properties.map { "\(owner.wireName ?? owner.path).\($0.wireName)" } ?? []
            })
    }

    /// The types of single values with their formats, as in `models.formats`: `string`, `string:uri`.
    private static func formats(of api: API) -> Set<String> {
        var found: Set<String> = []
        func add(_ kind: String, _ format: String?) {
            found.insert(kind)
            if let format { found.insert("\(kind):\(format)") }
        }
        for schema in api.schemas {
            switch schema.kind {
            case .boolean: add("boolean", nil)
            case .integer(let format): add("integer", format)
            case .number(let format): add("number", format)
            case .string(let format): add("string", format ?? schema.constraints?.contentEncoding.map { _ in "byte" })
            case .enumeration(let enumeration): add(enumeration.base.rawValue, nil)
            case .any, .never, .null, .array, .tuple, .map, .object, .union, .alias, .typeParameter: break
            }
        }
        return found
    }
}

/// A part that a description or a team requests and that a pack may lack: a template would read one of the fields.
struct UnwrittenPart {
    let what: Message
    let help: Message
    let view: String
    let fields: [String]
    /// The directive that requests it; nil for parts that only descriptions request.
    let directive: String?
    let isAsked: @Sendable (Operation) -> Bool

    private static let all = [
        UnwrittenPart(
            what: "channels", help: entry("`for: channel`"), view: "channel", fields: ["sent", "received"],
            directive: nil
        ) { $0.channel != nil },
        UnwrittenPart(
            what: "repositories that keep responses", help: entry("whose template reads `operation.cache.operation`"),
            view: "cache", fields: ["operation"], directive: "cache"
        ) { $0.directives.caching != nil },
        UnwrittenPart(
            what: "repositories whose writes wait in an outbox", help: entry("whose template reads `operation.waits`"),
            view: "operation", fields: ["waits"], directive: "outbox"
        ) { $0.directives.waits == true },
        UnwrittenPart(
            what: "presets of headers",
            help: "read `operation.header_preset` in a template, or write the headers with their values: "
                + "`header: { X-Region: region:String }`", view: "operation", fields: ["header_preset"],
            directive: "header"
        ) { $0.directives.headerPreset != nil },
        UnwrittenPart(
            what: "use cases", help: "set `options: { useCases: chosen }`, or leave out `useCase`", view: "operation",
            fields: ["use_case_method"], directive: "useCase"
        ) { $0.directives.useCase?.isWanted == true },
    ]

    /// - Parameter part: the entry that would write the part.
    private static func entry(_ part: Message) -> Message {
        "add an entry \(part) to `files` of its manifest, or let the pack extend one that has it: `extends: base`"
    }

    /// Reports parts that an operation requests and that the pack doesn't write.
    static func report(_ renderer: PackRenderer, of api: API, for job: Job, into bag: inout DiagnosticBag) {
        for part in all {
            guard !part.fields.contains(where: { renderer.reads($0, of: part.view) }),
                let operation = api.operations.first(where: part.isAsked)
            else { continue }
            let range = part.range(operation, for: job) ?? operation.origin.range
            bag.report(KitCodes.unwrittenPart, "the pack writes no \(part.what)", at: range, help: part.help)
        }
    }

    /// The place of the directive that requests the part; nil for parts that only descriptions request.
    private func range(_ operation: Operation, for job: Job) -> SourceRange? {
        guard let directive else { return nil }
        let directives = operation.directives
        return directives.givenKeys.contains(directive)
            ? directives.origin(of: directive).range : job.rules[directive]?.range
    }
}
