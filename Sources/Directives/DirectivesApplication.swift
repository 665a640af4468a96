import APIModel
import Diagnostics

/// Applies directives to a complete API: adds the configuration's to the document's, assigns services and servers, and
/// merges and removes operations. Directives that only affect the code stay in `Operation.directives`.
public struct DirectivesApplication {
    /// One entry of the configuration: `fetchItem: { … }` or `GET /items/{id}: { … }`.
    public struct Entry: Sendable {
        public var key: String
        /// The range of the key.
        public var range: SourceRange?
        public var directives: OperationDirectives

        public init(key: String, range: SourceRange?, directives: OperationDirectives) {
            self.key = key
            self.range = range
            self.directives = directives
        }
    }

    private var api: API
    private let hasQueries: Bool
    private var bag = DiagnosticBag()

    /// - Parameters:
    ///   - rules: the configuration's rules, by the keys of their directives.
    ///   - hasQueries: whether the pack generates queries for views, which writes make stale even without a cache.
    public static func apply(
        to api: inout API, directives: [Entry], rules: [String: DirectiveRules] = [:], hasQueries: Bool = false,
        into bag: inout DiagnosticBag
    ) {
        SchemaDirectives.apply(to: &api)
        for operation in api.operations { checkMessages(of: operation, in: api, into: &bag) }
        // Most documents have no directives.
        guard !directives.isEmpty || !rules.isEmpty || !api.operations.allSatisfy({ $0.directives.isEmpty }) else {
            return
        }
        var application = DirectivesApplication(api: api, hasQueries: hasQueries)
        application.lay(directives)
        application.assignServices()
        for key in Directive.keys { rules[key]?.apply(&application.api, &application.bag) }
        application.assignServers()
        for index in application.api.operations.indices { HeaderDeclaration.apply(at: index, of: &application.api) }
        application.checkArguments()
        application.api.operations = OperationMerging(api: application.api).run(into: &application.bag)
        application.api.operations.removeAll { $0.directives.isSkipped }
        api = application.api
        bag.append(contentsOf: application.bag)
    }

    private mutating func lay(_ entries: [Entry]) {
        var taken: [Int: Entry] = [:]
        let lookup = OperationLookup(api.operations)
        for entry in entries {
            guard let index = operation(named: entry.key, in: lookup, at: entry.range) else { continue }
            if let first = taken[index] {
                let key = api.operations[index].key
                let problem = DirectiveCodes.duplicateName(
                    "`\(entry.key)` is the second entry for operation `\(key)`", at: entry.range)
                bag.report(problem.note("the first one is here", at: first.range))
                continue
            }
            taken[index] = entry
            api.operations[index].directives = entry.directives.laid(over: api.operations[index].directives)
        }
    }

    private mutating func operation(named key: String, in lookup: OperationLookup, at range: SourceRange?) -> Int? {
        let matches = lookup.indices(of: key)
        if matches.count == 1 { return matches[0] }
        if matches.isEmpty {
            bag.report(.unmatchedEntry(key, among: lookup.words, at: range))
        } else {
            let problem = DirectiveCodes.unmatchedEntry(
                "several operations have the id `\(key)`", at: range, help: "name the operation by method and path")
            let operations = matches.map { api.operations[$0] }
            bag.report(problem.notes(operations.map { .init("one is `\($0.key)`", at: $0.origin.range) }))
        }
        return nil
    }

    private mutating func assignServices() {
        for index in api.operations.indices {
            guard let service = api.operations[index].directives.service else { continue }
            api.operations[index].services = [service]
            if !api.services.contains(where: { $0.name == service }) {
                api.services.append(Service(name: service, origin: api.operations[index].directives.origin))
            }
        }
    }

    private mutating func assignServers() {
        for index in api.operations.indices {
            let directives = api.operations[index].directives
            guard let text = directives.server else { continue }
            let origin = directives.origin(of: "server")
            if let server = api.servers.first(where: { $0.name == text }) {
                api.operations[index].servers = [server]
            } else if text.contains("://") {
                api.operations[index].servers = [Server(url: text, origin: origin)]
            } else {
                let known = api.servers.compactMap(\.name)
                bag.report(
                    DirectiveCodes.unknownArgument, "`\(text)` is neither a server of the description nor a URL",
                    at: origin.range,
                    help: suggestion(for: text, among: known) ?? "write a URL like `https://api.example.com`")
            }
        }
    }

    private mutating func checkArguments() {
        for operation in api.operations where !operation.directives.isSkipped && !operation.directives.isEmpty {
            var check = ArgumentCheck(operation: operation, api: api, hasQueries: hasQueries)
            check.run()
            bag.append(contentsOf: check.bag)
        }
    }

    /// Checks that messages with a discriminator (`by`) are objects: decoding by shape would take an unknown message
    /// for a known one.
    private static func checkMessages(of operation: Operation, in api: API, into bag: inout DiagnosticBag) {
        for use in operation.channel?.uses ?? [] {
            guard case .union(let union) = api.resolvedKind(of: use.schema), union.hasNamedMembers,
                let name = union.discriminator
            else { continue }
            for member in union.members where !api.canHoldMembers(member.use) {
                let range = member.origin.range ?? operation.origin.range
                bag.report(
                    DirectiveCodes.unfitOperation,
                    "message `\(member.name ?? "")` of `\(operation.key)` isn't an object, so it has no `\(name)` by which it could be told apart",
                    at: range, help: "make it an object with the value as a property, or list the messages without `by`"
                )
            }
        }
    }

}

extension OperationDirectives {
    /// These directives, completed by the other ones for keys that these don't have.
    func laid(over other: OperationDirectives) -> OperationDirectives {
        var result = other
        for key in givenKeys {
            Directive.named(key)?.copy(self, &result)
            result.give(key, at: origin(of: key))
        }
        result.origin = origin
        return result
    }
}

/// Finds operations by their id, or by method and path.
struct OperationLookup {
    private var byWord: [String: [Int]] = [:]
    /// Ids and keys in the order of the document.
    let words: [String]

    init(_ operations: [Operation]) {
        var words: [String] = []
        for (index, operation) in operations.enumerated() {
            for word in [operation.identifier, operation.key].compactMap({ $0 }) {
                byWord[word, default: []].append(index)
                words.append(word)
            }
        }
        self.words = words
    }

    /// The operations that match; `get /items` finds `GET /items`.
    func indices(of word: String) -> [Int] {
        if let found = byWord[word] { return found }
        guard let space = word.firstIndex(of: " ") else { return [] }
        return byWord[word[..<space].uppercased() + word[space...]] ?? []
    }
}
