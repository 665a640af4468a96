import APIModel
import Diagnostics

/// A group of operations with their choices made, and with names that differ among them.
struct ServiceDraft {
    var group: ServiceGrouping.Group
    /// The words of the service's name.
    var words: [String]
    var operations: [OperationDraft]
}

extension ServiceDraft {
    static func drafts(of api: API, conventions: Conventions, style: IdentifierStyle, into bag: inout DiagnosticBag)
        -> [ServiceDraft]
    {
        let typeStyle = IdentifierStyle(.upperCamel, acronyms: conventions.names.spellings)
        let services = ServiceGrouping.groups(of: api, by: conventions.operations.grouping).map { group in
            let name = conventions.names.renames.services[group.name]?.text ?? group.name
            let operations = group.operations.map { api.operations[$0] }
            let serviceWords = LeadingNumber.spelled(WordSplitter.words(of: name))
            let names = OperationWords(renames: conventions.names.renames.operations, style: style)
            let words = names.words(of: operations, service: group.name, into: &bag)
            let useCases = UseCaseDraft.drafts(
                of: operations, in: group.name, by: conventions.operations.option, into: &bag)
            let drafts = operations.indices.map { index in
                let operation = operations[index]
                return OperationDraft(
                    index: group.operations[index], operation: operation, service: group.name, words: words[index],
                    isLocal: names.rename(of: operation) == nil
                        && OperationName.isLocal(words[index], of: operation, service: serviceWords),
                    useCase: useCases[index], api: api, conventions: conventions, style: typeStyle)
            }
            return ServiceDraft(group: group, words: serviceWords, operations: drafts)
        }
        if conventions.names.areShort { reportClashes(in: services, into: &bag) }
        return services
    }

    /// Reports operations of different services that have the same name: with `names.short`, their types can't all
    /// leave out the service, and the order must not decide which one does.
    private static func reportClashes(in services: [ServiceDraft], into bag: inout DiagnosticBag) {
        var known: [String: OperationDraft] = [:]
        for draft in services.flatMap(\.operations) {
            let name = draft.words.joined().lowercased()
            guard let first = known[name] else {
                known[name] = draft
                continue
            }
            guard first.isLocal || draft.isLocal else { continue }
            bag.report(
                SwiftModelCodes.nameConflict(
                    "`\(first.service)` and `\(draft.service)` both have the operation `\(draft.operation.identifier ?? name)`, so the names of their types can't omit the service (`names.short`)"
                ).at(draft.operation.origin.range).note("the other one is here", at: first.operation.origin.range).help(
                    "give one of them a `name` that no other has"))
        }
    }
}

/// Gives each operation of a service different words.
private struct OperationWords {
    /// By operationId or `METHOD /path`.
    let renames: [String: FixedName]
    let style: IdentifierStyle

    func rename(of operation: Operation) -> FixedName? {
        renames.isEmpty || operation.isStreamVariant
            ? nil : operation.identifier.flatMap { renames[$0] } ?? renames[operation.key]
    }

    func words(of operations: [Operation], service: String, into bag: inout DiagnosticBag) -> [[String]] {
        let renamed = operations.map(rename)
        var words = zip(operations, renamed).map { operation, rename in
            rename.map { WordSplitter.words(of: $0.text) } ?? OperationName.words(of: operation, service: service)
        }
        let plainNames = zip(words, renamed).map { words, rename in rename?.text ?? style.name(ofWords: words) }
        var scope = NameScope(style: style, reserved: .cases)
        for (index, operation) in operations.enumerated() {
            if renamed[index] != nil || operation.directives.name != nil {
                _ = scope.fix(plainNames[index], key: operation.key, origin: operation.origin, into: &bag)
                continue
            }
            _ = scope.propose(
                operation.identifier ?? operation.key, as: plainNames[index],
                alternatives: OperationName.alternatives(of: operations[index], style: style), key: operation.key,
                origin: operation.origin)
        }
        for (index, name) in scope.resolve().names.enumerated() where name.raw != plainNames[index] {
            words[index] = WordSplitter.words(of: name.raw)
        }
        return words
    }
}

/// Groups operations into services, in the order of the description.
public struct ServiceGrouping {
    struct Group {
        var name: String
        var documentation: String?
        var operations: [Int]
    }

    /// The groups of an API: by configuration (`service:`), tag, path or not at all.
    static func groups(of api: API, by grouping: OperationConventions.Grouping) -> [Group] {
        var groups: [Group] = []
        var positions: [String: Int] = [:]
        var known: [String: Int] = [:]
        func position(of name: String, _ documentation: String? = nil) -> Int {
            if let found = known[name] { return found }
            let key = identity(of: name)
            let position = positions[key] ?? groups.count
            if position == groups.count {
                groups.append(Group(name: name, documentation: documentation, operations: []))
            }
            positions[key] = position
            known[name] = position
            return position
        }
        for service in api.services where grouping == .tag { _ = position(of: service.name, service.documentation) }
        for (index, operation) in api.operations.enumerated() {
            let position = position(of: groupName(of: operation, in: api, by: grouping))
            groups[position].operations.append(index)
        }
        return groups.filter { !$0.operations.isEmpty }
    }

    /// How many operations the largest service would have.
    public static func largestCount(in api: API, by grouping: OperationConventions.Grouping) -> Int {
        groups(of: api, by: grouping).map(\.operations.count).max() ?? 0
    }

    /// Two tags that differ only in case and separators are one service: `user-accounts`, `User Accounts`.
    private static func identity(of name: String) -> String {
        WordSplitter.words(of: name).map { $0.lowercased() }.joined(separator: " ")
    }

    private static func groupName(of operation: Operation, in api: API, by grouping: OperationConventions.Grouping)
        -> String
    {
        if let service = operation.directives.service { return service }
        switch grouping {
        case .tag:
            let tag = operation.services.first { name in name.unicodeScalars.contains { $0.properties.isAlphabetic } }
            return tag ?? pathWord(of: operation, in: api)
        case .path: return pathWord(of: operation, in: api)
        case .single: return title(of: api)
        }
    }

    /// The first meaningful segment of the path: `/api/v1/users/{id}` → `users`.
    private static func pathWord(of operation: Operation, in api: API) -> String {
        let place = operation.path.text.prefix { $0 != "?" && $0 != "#" }
        for segment in place.split(separator: "/") where !isVersion(segment) {
            let word = String(segment.prefix { $0 != "." && $0 != ":" && $0 != "(" })
            guard word.utf8.contains(where: { ($0 | 0x20) &- 0x61 < 26 }), !word.contains("{") else { continue }
            if word.lowercased() != "api" && word.lowercased() != "rest" { return word }
        }
        return title(of: api)
    }

    /// `v1`, `v2.0`, `v1beta1`.
    private static func isVersion(_ segment: Substring) -> Bool {
        guard segment.first == "v" || segment.first == "V" else { return false }
        return segment.dropFirst().first?.isNumber ?? false
    }

    private static func title(of api: API) -> String {
        api.title.unicodeScalars.contains { $0.properties.isAlphabetic } ? api.title : "API"
    }
}

/// Problems of operations. A problem of a component that several operations share is reported once.
struct SharedProblems {
    /// Identifies a problem by its place, and by its message without the operation.
    private struct Identity: Hashable {
        var message: Message
        var file: String
        var offset: UInt32
    }

    private var problems: [(problem: Diagnostic, others: [String])] = []
    private var positions: [Identity: Int] = [:]

    /// - Parameter problem: makes the problem for the key of an operation.
    mutating func add(_ key: String, _ problem: (_ key: String) -> Diagnostic) {
        let neutral = problem("")
        let identity = neutral.range.map {
            Identity(message: neutral.message, file: $0.file.name, offset: $0.startOffset)
        }
        if let known = identity.flatMap({ positions[$0] }) { return problems[known].others.append(key) }
        if let identity { positions[identity] = problems.count }
        problems.append((problem(key), []))
    }

    func report(into bag: inout DiagnosticBag) {
        for (problem, others) in problems {
            bag.report(others.isEmpty ? problem : problem.note(SharedProblems.note(others)))
        }
    }

    /// `it also holds for GET /users, PUT /users and 3 more operations`
    private static func note(_ keys: [String]) -> String {
        let shown = keys.prefix(3).map { "`\($0)`" }.joined(separator: ", ")
        guard keys.count > 3 else { return "it also holds for \(shown)" }
        return "it also holds for \(shown) and \(keys.count - 3) more operation\(keys.count == 4 ? "" : "s")"
    }
}
