import APIModel
import Diagnostics

/// The names that a manifest requests for a service and each of its operations. Names of types come from the claims of
/// the whole API; names of members differ within the service.
struct OperationNames {
    let service: [NamedText]
    /// The member name of each operation's case: `.getUser`.
    let cases: [String]
    /// The repository's method of each operation.
    let functions: [SwiftIdentifier]
    /// Problems with the names that a team gives.
    let faults: DiagnosticBag
    /// By operation.
    let operations: [[NamedText]]

    init(service: ServiceDraft, claims: OperationClaims.ServiceTickets, context: OperationContext) {
        let (types, patterns) = (context.types, context.patterns)
        let conventions = context.conventions.names
        self.service = zip(conventions.service, claims.names).map { name, claim in
            let claimed = claim.map { types.name(of: $0).type }
            return NamedText(key: name.key, text: claimed ?? patterns.serviceName(name.pattern, service: service.words))
        }
        var operations: [[NamedText]] = service.operations.map { _ in [] }
        var cases: [String] = []
        var functions: [SwiftIdentifier] = []
        var faults = DiagnosticBag()
        for (position, name) in conventions.operation.enumerated() {
            let claimed = claims.operations.compactMap { $0.names[position].map(types.name(of:)) }
            if !claimed.isEmpty {
                for (index, identifier) in claimed.enumerated() {
                    operations[index].append(NamedText(key: name.key, text: identifier.type))
                }
                continue
            }
            let members = OperationNames.members(of: name, in: service, by: patterns, into: &faults)
            for (index, member) in members.names.enumerated() {
                operations[index].append(NamedText(key: name.key, text: member.declaration))
            }
            if name.key == "function" { functions = members.names }
            if name.key == "case" { cases = members.names.map { ".\($0.member)" } }
        }
        OperationNames.reportUnknown(in: service, among: conventions.operation.map(\.key), into: &faults)
        self.operations = operations
        self.faults = faults
        let unnamed = SwiftIdentifier("")
        self.functions = functions.isEmpty ? service.operations.map { _ in unnamed } : functions
        self.cases = cases.isEmpty ? service.operations.map { _ in "" } : cases
    }

    /// The names of members, which differ within one declaration.
    private static func members(
        of name: NamingConventions.KeyedPattern, in service: ServiceDraft, by patterns: PatternSet,
        into bag: inout DiagnosticBag
    ) -> NameTable {
        var scope = NameScope(style: patterns.style.lower, reserved: .cases)
        let serviceWords = service.words
        for draft in service.operations {
            let origin = draft.operation.origin
            if let fixed = draft.operation.directives.names.first(where: { $0.key == name.key }) {
                _ = scope.fix(fixed.name, key: draft.key, origin: fixed.origin, into: &bag)
                continue
            }
            let alias = name.key == "case" ? nil : draft.operation.directives.alias
            if let alias, isWhole(name.pattern) {
                _ = scope.fix(alias, key: draft.key, origin: origin, into: &bag)
                continue
            }
            let words = alias.map { WordSplitter.words(of: $0.text) } ?? draft.words
            _ = scope.propose(
                draft.key, as: patterns.memberName(name.pattern, operation: words, service: serviceWords),
                alternatives: [patterns.nameAsDescribed(name.pattern, operation: words, service: serviceWords)],
                key: draft.key, origin: origin)
        }
        return scope.resolve()
    }

    /// Reports names that the pack doesn't make.
    private static func reportUnknown(in service: ServiceDraft, among known: [String], into bag: inout DiagnosticBag) {
        for name in service.operations.flatMap(\.operation.directives.names) where !known.contains(name.key) {
            bag.report(
                SwiftModelCodes.unknownName("the pack makes no name `\(name.key)` of an operation").at(
                    name.origin.range
                ).help(suggestion(for: name.key, among: known)))
        }
    }

    /// Whether a pattern adds nothing to the operation's name: `{action}`, but not `{action}Spy`.
    private static func isWhole(_ pattern: NamePattern) -> Bool {
        if case .placeholder = pattern.pieces.first { pattern.pieces.count == 1 } else { false }
    }
}

/// A name for a type, and those to try where it is taken.
struct TypeProposal {
    var name: String
    var alternatives: @Sendable () -> [String] = { [] }
}

extension TypeProposal {
    init(_ name: String, in naming: OperationNaming) { self.init(name: name) { [naming.servicePrefix + name] } }
}

/// Makes the names of one operation's types from the patterns of a team.
struct OperationNaming {
    let patterns: PatternSet
    /// The words of the operation's name, and those of its service.
    let operation: [String]
    let service: [String]
    /// Whether the operation's words name it in its service only, so that its types' names have the service, too.
    let carriesService: Bool

    /// `{Operation}Response` → `ListPetsResponse`, and `StoreListPetsResponse` in the service store.
    func proposal(_ pattern: NamePattern, suffix: String = "", beside longest: NamePattern? = nil) -> TypeProposal {
        let name = name(pattern, beside: longest) + suffix
        if pattern.names("service") { return TypeProposal(name: name) }
        return TypeProposal(name: name) {
            let full = self.full(pattern, carriesService: carriesService) + suffix
            let isWhole = full == name && !carriesService
            let longer = isWhole ? self.full(pattern, carriesService: true) + suffix : full
            return longer == name ? [] : [longer]
        }
    }

    private func full(_ pattern: NamePattern, carriesService: Bool) -> String {
        patterns.operationName(
            pattern, operation: operation, service: service, carriesService: carriesService, isFull: true)
    }

    /// `{Operation}Request` for list in the service store → `StoreListRequest`.
    func name(_ pattern: NamePattern, beside longest: NamePattern? = nil) -> String {
        patterns.operationName(
            pattern, operation: operation, service: service, carriesService: carriesService, beside: longest)
    }

    /// The name of an error's type: `CreatePetError`, `CreatePetNotFoundError`.
    func errorName(_ status: ResponseStatus) -> String {
        let failure = StatusName.words(ofFailure: status)
        return patterns.shortened(operation, prefix: carriesService ? service : [], service: service) { prefix, words in
            patterns.style.upper.name(ofWords: prefix + words + failure)
        }.name
    }

    /// `{Operation}{Parameter}` for sort_order → `ListPetsSortOrder`.
    func name(_ pattern: NamePattern, parameter: String) -> String {
        let words = WordSplitter.words(of: parameter)
        return patterns.operationName(
            pattern, operation: pattern.names("parameter") ? operationWords(without: words) : operation,
            service: service, parameter: words, carriesService: carriesService)
    }

    /// The operation's words without the parameter at their end: find, pets, by, status without status → find, pets.
    private func operationWords(without parameter: [String]) -> [String] {
        let end = ["by"] + parameter
        let start = operation.count - end.count
        guard start > 0, zip(operation[start...], end).allSatisfy({ $0.lowercased() == $1.lowercased() }) else {
            return operation
        }
        return Array(operation[..<start])
    }

    /// The naming of types that all methods of a path share: `/repos/{id}` → `ReposByIdSort`.
    func ofPath(_ path: PathTemplate) -> OperationNaming {
        OperationNaming(
            patterns: patterns, operation: OperationName.words(ofPath: path), service: service, carriesService: false)
    }

    /// The prefix of names that would be taken otherwise: `Store`.
    var servicePrefix: String { patterns.style.upper.name(ofWords: service) }
}

/// The styles in which a team writes names, made once per run.
struct NamingStyle: Sendable {
    let acronyms: Acronyms
    let lower: IdentifierStyle
    let upper: IdentifierStyle
    let arguments: ReservedNames

    init(_ names: NamingConventions) {
        acronyms = names.spellings
        lower = IdentifierStyle(.lowerCamel, acronyms: acronyms)
        upper = IdentifierStyle(.upperCamel, acronyms: acronyms)
        arguments = .parameters.adding(names.reservedArguments)
    }
}

/// A name that a pack's manifest requests, under the manifest's own key: `repository` → `ShopRepository`.
public struct NamedText: Sendable {
    public let key: String
    public let text: String

    public init(key: String, text: String) {
        self.key = key
        self.text = text
    }
}
