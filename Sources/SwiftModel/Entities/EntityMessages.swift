import APIModel
import Diagnostics

/// The wording of what is wrong with entities.
enum EntityMessages {
    static func unknownSchema(_ rule: EntityRule, among names: [String]) -> Diagnostic {
        SwiftModelCodes.entityRule("there is no schema `\(rule.schema)`").at(rule.range).help(
            suggestion(for: rule.schema, among: names))
    }

    static func noEntity(_ rule: EntityRule) -> Diagnostic {
        SwiftModelCodes.entityRule("`\(rule.schema)` stays one type: it is no object, or more than bodies hold it").at(
            rule.range
        ).help("an entity has what bodies hold, and neither parameters, forms, streams nor headers")
    }

    static func repeatedRule(_ rule: EntityRule) -> Diagnostic {
        SwiftModelCodes.entityRule("`\(rule.schema)` is there twice").at(rule.range)
    }

    static func unknownProperty(_ name: String, of schema: String, _ shape: ObjectShape, at range: SourceRange?)
        -> Diagnostic
    {
        SwiftModelCodes.entityRule("`\(schema)` has no property `\(name)`").at(range).help(
            suggestion(for: name, among: shape.properties.map(\.wireName)))
    }

    static func noObject(_ name: String, in member: EntityMember) -> Diagnostic {
        SwiftModelCodes.entityRule("`\(name)` of `\(member.path)` is no object, so that nothing can be taken out of it")
            .at(member.range)
    }

    static func repeatedMember(_ member: EntityMember) -> Diagnostic {
        SwiftModelCodes.entityRule("`\(member.path)` is there twice").at(member.range)
    }

    static func unnamedMember(_ member: EntityMember) -> Diagnostic {
        SwiftModelCodes.entityRule("what is taken out of an object needs a name: `\(member.path): { name: … }`").at(
            member.range)
    }

    static func leftOutMember(_ member: EntityMember) -> Diagnostic {
        SwiftModelCodes.entityRule("`\(member.path)` is left out").at(member.range)
    }

    static func unreadable(_ member: EntityMember) -> Diagnostic {
        SwiftModelCodes.entityRule("`\(member.path)` is nothing that the service returns").at(member.range)
    }

    static func wrongDefault(_ member: EntityMember, type: SwiftType) -> Diagnostic {
        SwiftModelCodes.entityRule("the default of `\(member.path)` is no `\(type.text)`").at(member.range)
    }

    static func needlessDefault(_ member: EntityMember) -> Diagnostic {
        SwiftModelCodes.entityRule("`\(member.path)` always has a value, so that the default would never be taken").at(
            member.range
        ).help("leave `default` out")
    }

    static func needlessType(_ member: EntityMember, _ type: SwiftType) -> Diagnostic {
        SwiftModelCodes.entityRule("`\(member.path)` is of the type `\(type.text)` already").at(member.range).help(
            "leave `type` out")
    }

    static func noConversion(_ member: EntityMember, from: SwiftType, to type: SwiftType) -> Diagnostic {
        SwiftModelCodes.entityRule(
            "`\(member.path)` is of the type `\(from.text)`, from which nothing makes `\(type.text)`"
        ).at(member.range).help("name a function that the team writes: `{ type: \(type.text), by: NAME }`")
    }

    static func conversionTwice(_ member: EntityMember, _ name: String) -> Diagnostic {
        SwiftModelCodes.entityRule("`\(name)` is a conversion of other types already").at(member.range).help(
            "give it another name")
    }

    static func failingKey(_ operation: Operation) -> Diagnostic {
        SwiftModelCodes.entityUse(
            "the response of `\(operation.key)` is kept under what is sent, which may fail to be made of an entity"
        ).at(operation.origin.range)
    }
}
