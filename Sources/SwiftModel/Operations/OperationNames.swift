import APIModel
import Diagnostics

/// The names that a manifest asks for, for a service and each of its operations. Names of types come from the claims of
/// the whole API, names of members differ within the service.
struct OperationNames {
    let service: [NamedText]
    /// The member name of each operation's case: `.getUser`.
    let cases: [String]
    /// The repository's method of each operation.
    let functions: [SwiftIdentifier]
    /// What is wrong with aliases.
    let faults: DiagnosticBag
    private let operations: [[NamedText]]

    init(
        service: ServiceDraft,
        claims: OperationClaims.ServiceTickets,
        context: OperationContext
    ) {
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

    func texts(at index: Int) -> [NamedText] { operations[index] }

    /// Names that differ among the members of one declaration.
    private static func members(
        of name: NamingConventions.KeyedPattern,
        in service: ServiceDraft,
        by patterns: PatternSet,
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
                draft.key,
                as: patterns.memberName(name.pattern, operation: words, service: serviceWords),
                alternatives: [patterns.nameAsDescribed(name.pattern, operation: words, service: serviceWords)],
                key: draft.key,
                origin: origin
            )
        }
        return scope.resolve()
    }

    /// Reports names that the pack doesn't make.
    private static func reportUnknown(
        in service: ServiceDraft,
        among known: [String],
        into bag: inout DiagnosticBag
    ) {
        for name in service.operations.flatMap(\.operation.directives.names) where !known.contains(name.key) {
            bag.report(NameMessages.unknown(name.key, among: known, at: name.origin.range))
        }
    }

    /// Whether a pattern adds nothing to the operation's name: `{action}`, but not `{action}Spy`.
    private static func isWhole(_ pattern: NamePattern) -> Bool {
        if case .placeholder = pattern.pieces.first { pattern.pieces.count == 1 } else { false }
    }
}
