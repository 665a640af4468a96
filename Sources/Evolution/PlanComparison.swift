import APIModel
import Diagnostics
import SwiftModel

/// One generation of code: the API, its plan, and the declarations that the templates made of it.
public struct Generation: Sendable {
    public let api: API
    public let plan: SwiftPlan
    public let declarations: Declarations
    /// Whether enums are nonexhaustive, so that a `switch` in another package must expect more cases.
    let isNonexhaustive: Bool
    /// The services with their own access level, by their names in the description.
    private let narrowServices: Set<String>

    public init(
        api: API, plan: SwiftPlan, declarations: Declarations, isNonexhaustive: Bool = false,
        narrowServices: Set<String> = []
    ) {
        self.api = api
        self.plan = plan
        self.declarations = declarations
        self.isNonexhaustive = isNonexhaustive
        self.narrowServices = narrowServices
    }

    /// Whether enums of errors are nonexhaustive; they have the access level of their service.
    func hasNonexhaustiveErrors(of service: ServicePlan) -> Bool {
        isNonexhaustive && !narrowServices.contains(service.wireName)
    }
}

/// Compares two generations of generated code and finds the changes that concern callers.
///
/// A caller calls methods of repositories and use cases, makes values that are sent, reads values that are received,
/// and switches over enums without a `default`. Notes are for code that implements a repository's protocol, switches
/// over the cases of a request enum, or makes responses, as tests do.
public struct PlanComparison {
    private let old: Generation
    private let new: Generation
    private let places: (old: Places, new: Places)
    private let log: ChangeLog
    private let pairs: GenerationPairs
    private let context: ComparisonContext

    private init(_ old: Generation, _ new: Generation) {
        self.old = old
        self.new = new
        places = (Places(old.api), Places(new.api))
        pairs = GenerationPairs(old.plan, new.plan)
        context = ComparisonContext(old: old, new: new, places: places, renames: pairs.renames)
        log = context.log
    }

    public static func compare(_ old: Generation, _ new: Generation) -> Comparison {
        let comparison = PlanComparison(old, new)
        comparison.compareServices()
        comparison.compareOperations()
        comparison.compareInputs()
        comparison.compareModels()
        SurroundingsComparison(log: comparison.log).run(old.plan, new.plan)
        let changes = comparison.log.changes.enumerated().sorted {
            ($0.element.verdict, $0.offset) < ($1.element.verdict, $1.offset)
        }
        return Comparison(changes: changes.map(\.element))
    }

    private func compareServices() {
        let isDeclared = { (name: String, generation: Generation) in
            generation.declarations.types.contains(name) || generation.declarations.isEmpty
        }
        for service in pairs.services.removed {
            for name in service.names.map(\.text) where isDeclared(name, old) {
                log.add(Change(.serviceRemoved, .breaking, name, "is gone"), old: places.old.service(service))
            }
        }
        for (before, after) in pairs.services.matched {
            let range = (places.old.service(before), places.new.service(after))
            for (name, other) in [(before.cached, after.cached), (before.offline, after.offline)] {
                guard let name, other == nil, isDeclared(name.type, old) else { continue }
                log.add(Change(.typeRemoved, .breaking, name.type, "is gone"), old: range.0, new: range.1)
            }
            for rename in SymbolRename.among(before.names, after.names, kind: { isDeclared($0, old) ? .type : nil }) {
                let change = Change(.serviceRenamed, .breaking, rename.old, "is `\(rename.new)` now")
                log.add(change.renaming([rename]), old: range.0, new: range.1)
            }
            if before.documentation != after.documentation, let name = before.names.first?.text {
                log.add(.otherWords(name), old: range.0, new: range.1)
            }
        }
        for service in pairs.services.added {
            for name in service.names.map(\.text) where isDeclared(name, new) {
                log.add(Change(.serviceAdded, .addition, name, "is new"), new: places.new.service(service))
            }
        }
    }

    private func compareOperations() {
        for entry in pairs.operations.removed {
            let symbol = entry.symbol(OperationSurface.surfaces(of: entry, old.declarations))
            let change = Change(.operationRemoved, .breaking, symbol, "is gone: \(entry.operation.key)")
            log.add(change, old: places.old.operation(entry.operation))
        }
        let renamedServices = pairs.services.renamedWords
        for (before, after) in pairs.operations.matched {
            let comparison = OperationComparison(before, after, context)
            comparison.run(isServiceRenamed: renamedServices[before.service.word] == after.service.word)
        }
        for entry in pairs.operations.added {
            let symbol = entry.symbol(OperationSurface.surfaces(of: entry, new.declarations))
            let change = Change(.operationAdded, .addition, symbol, "is new: \(entry.operation.key)").noting(
                "mocks and other implementations of your own have to add it")
            log.add(change, new: places.new.operation(entry.operation))
        }
    }

    /// Compares the structs that contain the parameters of operations.
    private func compareInputs() {
        for (before, after) in pairs.operations.matched {
            let range = (places.old.operation(before.operation), places.new.operation(after.operation))
            switch (before.operation.input, after.operation.input) {
            case (let input?, let other?):
                if input.name != other.name {
                    let change = Change.renamedType(input.name.type, other.name.type)
                    log.add(change, old: range.0, new: range.1)
                }
                let comparison = MemberComparison(
                    type: .named(input.name), newType: .named(other.name), isMade: true, isRead: false, context)
                comparison.run(MemberList(input, at: range.0), MemberList(other, at: range.1))
            case (let input?, nil) where !new.plan.declares(input.name):
                log.add(Change(.typeRemoved, .breaking, input.name.type, "is gone"), old: range.0, new: range.1)
            case (nil, let input?) where !old.plan.declares(input.name):
                log.add(Change(.typeAdded, .addition, input.name.type, "is new"), old: range.0, new: range.1)
            default: continue
            }
        }
    }

    private func compareModels() {
        for model in pairs.models.removed {
            log.add(Change(.typeRemoved, .breaking, model.path, "is gone"), old: places.old.model(model))
        }
        for (before, after) in pairs.models.matched { ModelComparison(old: before, new: after, context: context).run() }
        for model in pairs.models.added {
            log.add(Change(.typeAdded, .addition, model.path, "is new"), new: places.new.model(model))
        }
    }
}

extension SwiftPlan {
    /// Whether a model or another operation's input has this name.
    fileprivate func declares(_ name: SwiftIdentifier) -> Bool {
        models.contains { $0.name == name } || services.contains { $0.operations.contains { $0.input?.name == name } }
    }
}

/// Collects the changes that all comparisons of a run find.
final class ChangeLog {
    private(set) var changes: [Change] = []

    func add(_ change: Change, old: SourceRange? = nil, new: SourceRange? = nil) {
        var change = change
        change.old = old
        change.new = new
        changes.append(change)
    }
}

/// The values that all comparisons of parts need.
struct ComparisonContext {
    let old: Generation
    let new: Generation
    let places: (old: Places, new: Places)
    let renames: TypeRenames
    let log = ChangeLog()
}

/// Compares the servers and the credentials of an API.
struct SurroundingsComparison {
    let log: ChangeLog

    private func add(_ kind: ChangeKind, _ verdict: Verdict, _ symbol: String, _ message: String) {
        log.add(Change(kind, verdict, symbol, message))
    }

    func run(_ old: SwiftPlan, _ new: SwiftPlan) {
        switch (old.environment, new.environment) {
        case (let environment?, nil):
            add(.typeRemoved, .breaking, environment.name.type, "is gone: the description no longer names a server")
        case (nil, let environment?):
            add(.typeAdded, .addition, environment.name.type, "is new: the description names servers")
        case (let before?, let after?): compare(before, after)
        case (nil, nil): break
        }
        compareSchemes(old, new)
    }

    private func compare(_ before: EnvironmentPlan, _ after: EnvironmentPlan) {
        var pairing = Pairing(before.servers, after.servers)
        pairing.match { $0.name.declaration }
        pairing.matchUnique { $0.urlText }
        for server in pairing.removed {
            add(.server, .breaking, "\(before.name.type).\(server.name.declaration)", "is gone")
        }
        for (server, other) in pairing.matched {
            let symbol = "\(before.name.type).\(server.name.declaration)"
            if server.name != other.name { add(.server, .breaking, symbol, "is `\(other.name.declaration)` now") }
            if server.variables.map(\.name) != other.variables.map(\.name) {
                add(.server, .breaking, symbol, "has other variables")
            } else if server.url != other.url {
                add(.server, .behaviour, symbol, "is \(other.urlText) now, and was \(server.urlText)")
            } else if server.variables.map(\.defaultValue) != other.variables.map(\.defaultValue) {
                add(.server, .behaviour, symbol, "its variables have other defaults")
            }
            if server.documentation != other.documentation { log.add(.otherWords(symbol)) }
        }
        for server in pairing.added {
            let text = "is new: a `switch` without `default` has to name it"
            add(.server, .breaking, "\(after.name.type).\(server.name.declaration)", text)
        }
        if before.defaultServer != after.defaultServer, pairing.removed.isEmpty {
            let text =
                "\(after.defaultServer ?? "none") is the usual server now, and \(before.defaultServer ?? "none") was"
            add(.server, .behaviour, before.name.type, text)
        }
    }

    private func compareSchemes(_ old: SwiftPlan, _ new: SwiftPlan) {
        var pairing = Pairing(old.securitySchemes, new.securitySchemes)
        pairing.match { $0.name.declaration }
        for scheme in pairing.removed { add(.security, .breaking, scheme.symbol, "is gone") }
        for (scheme, other) in pairing.matched where scheme.words != other.words {
            let text = "the credentials travel as \(other.words) now, and travelled as \(scheme.words)"
            add(.security, .behaviour, scheme.symbol, text)
        }
        for scheme in pairing.added { add(.security, .addition, scheme.symbol, "is new: \(scheme.words)") }
    }
}

extension SecuritySchemePlan {
    fileprivate var symbol: String { "SecurityScheme.\(name.declaration)" }
    /// `apiKey "X-Key" header`
    fileprivate var words: String {
        [kind.rawValue, parameter.map(SwiftLiteral.quoted), location?.rawValue].compactMap { $0 }.joined(separator: " ")
    }
}
