import Foundation
import SwiftCommands
import Testing

/// A plan is made at once and never changed: no field of it, nor of what it consists of, is a variable.
@Suite struct FinalPlanTests {
    /// Variables that may stay; there is no reason for one.
    private static let exceptions: Set<String> = []

    @Test func variablesAreFound() {
        var types = PlanTypes()
        types.add(
            """
            public struct SwiftPlan: Sendable {
                public let models: [ModelPlan.Part]
                public var isEmpty: Bool { models.isEmpty }
            }
            public struct ModelPlan: Sendable {
                public struct Part: Sendable {
                    public private(set) var kind: Kind = .none
                }
                var unused: Int
            }
            enum Kind { case one(Deep), none }
            struct Deep { var depth = 0 }
            """
        )
        #expect(types.variables(below: ["SwiftPlan"]) == ["Deep.depth", "ModelPlan.Part.kind"])
    }

    @Test func plansAreFinal() throws {
        var types = PlanTypes()
        let folder = SwiftCommands.repository.appendingPathComponent("Sources/SwiftModel")
        for file in SwiftCommands.swiftFiles(below: folder) {
            types.add(try String(contentsOf: file, encoding: .utf8))
        }
        #expect(types.reached(from: ["SwiftPlan"]).count > 50)
        #expect(Set(types.variables(below: ["SwiftPlan", "ForwarderPlan"])) == Self.exceptions)
    }
}

/// The declared types of some sources with their stored fields.
private struct PlanTypes {
    private struct Field {
        let name: String
        let isVariable: Bool
        /// The names in its type.
        let types: [String]
    }

    /// By name from the top level: `ModelPlan.Part`.
    private var fields: [String: [Field]] = [:]

    mutating func add(_ source: String) {
        var owners: [(indentation: Int, name: String)] = []
        for line in source.split(separator: "\n") {
            let indentation = line.prefix { $0 == " " }.count
            while let owner = owners.last, indentation <= owner.indentation { owners.removeLast() }
            let text = String(line.dropFirst(indentation))
            if text.hasPrefix("//") { continue }
            if let match = text.firstMatch(of: /^[^\/"]*?\b(?:struct|enum|class|extension) ([A-Z][\w.]*)/) {
                let name = ([owners.last?.name].compactMap(\.self) + [String(match.1)]).joined(separator: ".")
                fields[name, default: []] += []
                owners.append((indentation, name))
            }
            guard let owner = owners.last, indentation == owner.indentation + 4 || text.hasSuffix("}") else { continue }
            fields[owner.name]? += PlanTypes.field(text).map { [$0] } ?? []
        }
    }

    private static func field(_ text: String) -> Field? {
        let names = text.matches(of: /\b[A-Z][\w.]*/).map { String($0.0) }
        if text.firstMatch(of: /\bcase \w+\(/) != nil { return Field(name: "case", isVariable: false, types: names) }
        guard !text.hasPrefix("static "), !text.contains(" static "),
            let match = text.firstMatch(of: /^[^\/"{]*?\b(var|let) (\w+)(?=[: ])/)
                ?? text.firstMatch(of: /^struct \w+ \{ (var|let) (\w+)/)
        else { return nil }
        let isComputed = match.1 == "var" && text.contains(/: [^=]*\{/) && !text.hasPrefix("struct")
        return isComputed ? nil : Field(name: String(match.2), isVariable: match.1 == "var", types: names)
    }

    func reached(from roots: [String]) -> Set<String> {
        var reached: Set<String> = []
        var open = roots
        while let type = open.popLast() {
            guard reached.insert(type).inserted else { continue }
            open += (fields[type] ?? []).flatMap(\.types).compactMap { found($0, in: type) }
        }
        return reached
    }

    func variables(below roots: [String]) -> [String] {
        reached(from: roots).flatMap { type in
            (fields[type] ?? []).filter(\.isVariable).map { type + "." + $0.name }
        }.sorted()
    }

    /// The nearest type that a name means inside of another one.
    private func found(_ name: String, in type: String) -> String? {
        var path = type.split(separator: ".")[...]
        while true {
            let candidate = (path + [name[...]]).joined(separator: ".")
            if fields[candidate] != nil { return candidate }
            if path.popLast() == nil { return nil }
        }
    }
}
