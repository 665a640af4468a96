import APIModel
import Diagnostics

/// The conversion functions that a team has to write, each listed once.
struct ConversionRequirements {
    /// The type that the team extends with them, and the protocol that it conforms to.
    let owner: String
    let requirement: String
    private(set) var plans: [ConversionPlan] = []
    private(set) var faults = DiagnosticBag()
    /// The types that each function converts, in both directions, from its first use.
    private var known: [String: Set<[SwiftType]>] = [:]

    init(_ names: NamingConventions) {
        owner = names.descriptionPrefix + "EntityConversion"
        requirement = names.descriptionPrefix + "EntityConverting"
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
            faults.report(
                SwiftModelCodes.entityRule("`\(name.text)` is a conversion of other types already").at(said.range).help(
                    "give it another name"))
            return
        }
        known[name.text] = pair
        plans.append(
            ConversionPlan(
                name: SwiftIdentifier(name.text), parameter: type, result: result, canFail: said.canFail,
                documentation: DocComment(description: "For `\(said.path)`.").lines()))
    }

    /// - Parameter path: the wire names that lead to the value that the entity lacks.
    mutating func add(_ name: String, making transfer: SwiftType, of entity: SwiftType, lacking path: String) {
        plans.append(
            ConversionPlan(
                name: SwiftIdentifier(name), parameter: entity, result: transfer, canFail: false,
                documentation: DocComment(
                    description: "`\(entity.text)` has no value for `\(path)` of `\(transfer.text)`."
                ).lines()))
    }
}

extension ConversionsPlan {
    init(_ requirements: ConversionRequirements) {
        self.init(name: requirements.owner, requirement: requirements.requirement, functions: requirements.plans)
    }
}

/// The conversions between known types that need no function of the team, in both directions.
enum ConversionTable {
    struct Row: Sendable {
        let transfer: SwiftType
        let entity: SwiftType
        let reading: ValueConversion
        let writing: ValueConversion
    }

    static let rows: [Row] = [
        Row(.string, .url, optional("URL(string: ", ")"), total("", ".absoluteString")),
        Row(.string, .uuid, optional("UUID(uuidString: ", ")"), total("", ".uuidString.lowercased()")),
        Row(.string, .int, optional("Int(", ")"), total("String(", ")")),
        Row(.string, .double, optional("Double(", ")"), total("String(", ")")),
        Row(.string, .decimal, optional("EntityConversionError.decimal(", ")"), total("", ".description")),
        Row(.url, .string, total("", ".absoluteString"), optional("URL(string: ", ")")),
        Row(.uuid, .string, total("", ".uuidString.lowercased()"), optional("UUID(uuidString: ", ")")),
        Row(.int, .string, total("String(", ")"), optional("Int(", ")")),
        Row(.int32, .int, total("Int(", ")"), optional("Int32(exactly: ", ")")),
        Row(.int64, .int, optional("Int(exactly: ", ")"), total("Int64(", ")")),
        Row(.int, .double, total("Double(", ")"), optional("Int(exactly: ", ")")),
        Row(.int, .date, seconds("TimeInterval(", "))"), total("Int(", ".timeIntervalSince1970.rounded())")),
        Row(.int64, .date, seconds("TimeInterval(", "))"), total("Int64(", ".timeIntervalSince1970.rounded())")),
        Row(.double, .date, seconds("", ")"), total("", ".timeIntervalSince1970")),
    ]

    /// - Parameter isWritten: whether values go to the service.
    static func conversion(of transfer: SwiftType, as entity: SwiftType, isWritten: Bool) -> ValueConversion? {
        let row = rows.first { $0.transfer == transfer && $0.entity == entity }
        return isWritten ? row?.writing : row?.reading
    }

    private static func total(_ before: String, _ after: String) -> ValueConversion {
        ValueConversion(before: before, after: after)
    }

    private static func optional(_ before: String, _ after: String) -> ValueConversion {
        ValueConversion(before: before, after: after, isOptional: true)
    }

    private static func seconds(_ before: String, _ after: String) -> ValueConversion {
        total("Date(timeIntervalSince1970: " + before, after)
    }
}

extension ConversionTable.Row {
    fileprivate init(_ transfer: SwiftType, _ entity: SwiftType, _ reading: ValueConversion, _ writing: ValueConversion)
    { self.init(transfer: transfer, entity: entity, reading: reading, writing: writing) }
}
