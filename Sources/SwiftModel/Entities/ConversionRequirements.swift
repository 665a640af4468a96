import APIModel
import Diagnostics

/// The functions that a team has to write, each once.
struct ConversionRequirements {
    /// The type that the team extends with them, and what it conforms to.
    let owner: String
    let requirement: String
    private(set) var plans: [ConversionPlan] = []
    private(set) var faults = DiagnosticBag()
    /// The types of each name, as a rule says them first.
    private var known: [String: Set<[SwiftType]>] = [:]

    init(_ names: NamingConventions) {
        let word = IdentifierStyle(.upperCamel, acronyms: names.spellings).name(ofWords: names.descriptionWords)
        let prefix = names.descriptionWords.isEmpty ? "" : word
        owner = prefix + "EntityConversion"
        requirement = prefix + "EntityConverting"
    }

    /// A call of the team's function.
    func call(_ name: FixedName, canFail: Bool) -> ValueConversion {
        let call = "\(owner).\(SwiftIdentifier(name.text).member)("
        return ValueConversion(before: call, after: ")", isThrowing: canFail)
    }

    mutating func add(_ name: FixedName, from type: SwiftType, to result: SwiftType, for said: EntityMember) {
        let types: Set = [[type, result]]
        let isKnown = plans.contains { $0.name.raw == name.text && $0.parameter == type && $0.result == result }
        if isKnown { return }
        let pair: Set<[SwiftType]> = [[type, result], [result, type]]
        if let others = known[name.text], !types.isSubset(of: others) {
            faults.report(EntityMessages.conversionTwice(said, name.text))
            return
        }
        known[name.text] = pair
        plans.append(
            ConversionPlan(
                name: SwiftIdentifier(name.text),
                parameter: type,
                result: result,
                canFail: said.canFail,
                documentation: DocComment(description: "For `\(said.path)`.").lines()
            )
        )
    }

    /// - Parameter path: the wire names that lead to what the entity has no value for.
    mutating func add(_ name: String, making transfer: SwiftType, of entity: SwiftType, lacking path: String) {
        plans.append(
            ConversionPlan(
                name: SwiftIdentifier(name),
                parameter: entity,
                result: transfer,
                canFail: false,
                documentation: DocComment(
                    description: "`\(entity.text)` has no value for `\(path)` of `\(transfer.text)`."
                ).lines()
            )
        )
    }
}

extension ConversionsPlan {
    init(_ requirements: ConversionRequirements) {
        self.init(name: requirements.owner, requirement: requirements.requirement, functions: requirements.plans)
    }
}
