import Diagnostics
import Testing

@testable import SwiftModel

@Suite struct NameScopeTests {
    @Test(arguments: [
        (["id", "_id"], ["id", "underscoreId"]),
        (["+1", "-1"], ["plus1", "minus1"]),
        (["name", "-name"], ["name", "minusName"]),
        (["A", "a"], ["A", "a"]),
        (["A", "A+"], ["a", "aPlus"]),
        (["StartTime", "StartTime<"], ["startTime", "startTimeLessThan"]),
        (["foo-bar", "foo_bar", "fooBar"], ["fooMinusBar", "fooUnderscoreBar", "fooBar"]),
        (["_id", "underscore_id", "id"], ["id2", "underscoreId", "id"]),
        (["self", "self_value"], ["selfValue2", "selfValue"]),
        (["x1", "x_1"], ["x1", "xUnderscore1"]),
        (["", "empty"], ["empty2", "empty"]),
    ])
    func resolvesCollisionsInAnyOrder(wireNames: [String], names: [String]) {
        for order in [Array(wireNames.indices), wireNames.indices.reversed()] {
            var scope = NameScope(style: .lowerCamel, reserved: .members)
            let claims = order.map { ($0, scope.propose(wireNames[$0])) }
            let table = scope.resolve()
            for (index, claim) in claims { #expect(table[claim].raw == names[index], "\(wireNames), \(order)") }
        }
    }

    @Test func numbersWhatHasNothingElseToTellItApart() {
        var scope = NameScope(style: .lowerCamel, reserved: .parameters)
        let query = scope.propose("id", key: "query:id")
        let path = scope.propose("id", key: "path:id")
        let table = scope.resolve()
        #expect(table[path].raw == "id")
        #expect(table[query].raw == "id2")
        #expect(table.collisions.count == 1)
    }

    @Test func triesTheCallersAlternativesFirst() {
        var scope = NameScope(style: .lowerCamel, reserved: .members)
        let first = scope.propose("a", as: "list", alternatives: ["listA"])
        let second = scope.propose("b", as: "list", alternatives: ["listA", "listB"])
        let third = scope.propose("c", as: "listA")
        let table = scope.resolve()
        #expect([first, second, third].map { table[$0].raw } == ["list", "listB", "listA"])
    }

    @Test func tellsTypesApartByMoreThanCase() {
        var scope = NameScope(style: .upperCamel, reserved: .types, ignoringCase: true)
        let claims = ["Foo", "FOO", "Error", "Self", "Straße", "Strasse"].map { scope.propose($0) }
        let table = scope.resolve()
        #expect(claims.map { table[$0].raw } == ["Foo2", "FOO", "ErrorModel", "SelfModel", "Straße2", "Strasse"])
    }

    @Test func givesFixedNamesAndReportsTwoOfThem() {
        var scope = NameScope(style: .lowerCamel, reserved: .members)
        let ordinary = scope.propose("total")
        var bag = DiagnosticBag()
        let fixed = scope.fix("total", key: "sum", into: &bag)
        #expect(bag.isEmpty)
        let other = scope.fix("total", key: "zum", into: &bag)
        #expect(bag.diagnostics.map(\.message.text) == ["`total` is the name of two things"])
        _ = scope.fix("hashValue", key: "hash", into: &bag)
        #expect(bag.diagnostics.count == 2 && bag.hasErrors)
        let table = scope.resolve()
        #expect(table[fixed].raw == "total")
        #expect(table[ordinary].raw != "total")
        #expect(table[other].raw != "total")
    }

    @Test func namesThatDifferOnlyInNormalisationAreNotOne() {
        var scope = NameScope(style: .lowerCamel, reserved: .members)
        let claims = ["caf\u{E9}", "cafe\u{301}"].map { scope.propose($0) }
        let table = scope.resolve()
        #expect(Set(claims.map { table[$0].raw }).count == 2)
    }

    @Test func addingAnUnrelatedNameRenamesNothing() {
        let wireNames = ["id", "_id", "a.b", "a/b", "x", "X", "name"]
        func names(adding more: [String]) -> [String] {
            var scope = NameScope(style: .lowerCamel, reserved: .members)
            for name in more { _ = scope.propose(name) }
            let claims = wireNames.map { scope.propose($0) }
            let table = scope.resolve()
            return claims.map { table[$0].raw }
        }
        #expect(names(adding: []) == names(adding: ["aaa", "unrelated", "z-z", "0"]))
    }

    @Test(.timeLimit(.minutes(20))) func manyClaimsOfOneNameTakeNoTimeWorthNaming() {
        var scope = NameScope(style: .lowerCamel, reserved: .members)
        let claims = (0..<4_000).map { scope.propose("same", key: "\($0)") }
        let table = scope.resolve()
        #expect(Set(claims.map { table[$0].raw }).count == 4_000)
    }
}
