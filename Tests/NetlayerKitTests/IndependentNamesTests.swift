import APIModel
import Diagnostics
import Foundation
import SwiftModel
import Testing

@testable import NetlayerKit

/// The name of a type or a member depends only on its own place: it stays the same if other parts are removed.
/// `.ci/check-names` checks this for a folder of real descriptions.
@Suite("Names do not depend on what else there is")
struct IndependentNamesTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The examples, and the descriptions of golden cases.
    static let descriptions: [String] = ["Specs", "Tests/GoldenCases/Cases"].flatMap { folder in
        let files = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)?.allObjects ?? []
        return files.compactMap { $0 as? String }.filter { $0.hasSuffix(".yaml") && !$0.contains("Packs/") }
            .map { folder + "/" + $0 }
    }.sorted()

    @Test(arguments: descriptions)
    func dropping(description: String) throws {
        var bag = DiagnosticBag()
        guard let tree = try SpecReader.read(Self.root.appendingPathComponent(description).path, into: &bag),
            let api = SpecReader.lower(tree, into: &bag)
        else { return }
        let before = Names(of: api)
        for (what, part) in api.parts {
            let after = Names(of: part)
            #expect(after.renamed(since: before) == [], "without \(what)")
        }
    }
}

/// The names in the plan of an API, by the items that they name.
private struct Names {
    private var names: [String: Set<String>] = [:]

    init(of api: API) {
        var conventions = Conventions()
        conventions.names.service = [.init(key: "api", pattern: "{Service}Endpoint")]
        conventions.names.operation = [
            .init(key: "case", pattern: "{operation}"), .init(key: "useCase", pattern: "{Operation}UseCase"),
        ]
        conventions.operations.maximumArguments = 1
        conventions.operations.responseHeaders = ["*"]
        var bag = DiagnosticBag()
        let plan = Planner.plan(NormalisedAPI(api, by: conventions), into: &bag)
        plan.models.forEach { add($0) }
        for service in plan.services {
            add(service.word, to: "service \(service.wireName)")
            for operation in service.operations {
                // An operation that joins the use case of another one takes its name from there.
                for name in operation.names where name.key != "useCase" || !operation.joinsUseCase {
                    add(name.text, to: "\(operation.key) \(name.key)")
                }
                if let input = operation.input { add(input.name.raw, to: "\(operation.key) input") }
            }
        }
    }

    private mutating func add(_ model: ModelPlan) {
        add(model.path, to: "schema \(model.schema.index) \(model.kind)")
        model.nested.forEach { add($0) }
    }

    private mutating func add(_ name: String, to key: String) { names[key, default: []].insert(name) }

    /// The items with another name than before. An item may take the name of a removed item if both wanted it: the
    /// names were equal, or differed only by a number. A type that was nested in a removed one is named after the type
    /// that now contains it.
    func renamed(since old: Names) -> [String] {
        let gone = Set(old.names.filter { names[$0.key] == nil }.flatMap(\.value).map(withoutNumber))
        return names.keys.sorted().flatMap { (key: String) -> [String] in
            let owners = old.names[key, default: []].compactMap { $0.split(separator: ".").dropLast().last }
            if owners.contains(where: { gone.contains(withoutNumber(String($0))) }) { return [] }
            return names[key, default: []].subtracting(old.names[key] ?? names[key, default: []])
                .filter { !gone.contains(withoutNumber($0)) }.map { "\(key) is now \($0)" }
        }
    }

    /// `Orbit2` → `orbit`
    private func withoutNumber(_ name: String) -> String {
        String(name.lowercased().reversed().drop { $0.isNumber }.reversed())
    }
}

extension API {
    /// The API without one operation, without one service, and without one schema and everything that refers to it.
    fileprivate var parts: [(String, API)] {
        var parts: [(String, API)] = []
        for operation in operations {
            parts.append((operation.key, keeping { $0.key != operation.key }))
        }
        for service in services {
            parts.append(("service \(service.name)", keeping { $0.services.first != service.name }))
        }
        for schema in namedSchemas {
            // A schema that inherits from another one refers to it, too.
            let own = [schema] + heirs(of: schema)
            let users = Set(namedSchemas.filter { own.contains(where: SchemaClosure(of: $0, in: self).contains) })
            var part = keeping { operation in
                var closure = SchemaClosure(api: self)
                closure.add(operation)
                return !own.contains(where: closure.contains)
            }
            part.namedSchemas.removeAll(where: users.contains)
            parts.append(("schema \(self[schema].name ?? "")", part))
        }
        return parts
    }

    private func heirs(of base: SchemaID) -> [SchemaID] {
        schemas.filter { schema in
            guard case .object(let shape) = schema.kind else { return false }
            return shape.bases.contains(base)
        }.map(\.id)
    }

    private func keeping(_ isKept: (APIModel.Operation) -> Bool) -> API {
        var part = self
        part.operations = operations.filter(isKept)
        return part
    }
}

extension SchemaClosure {
    fileprivate init(of schema: SchemaID, in api: API) {
        self.init(api: api)
        add(schema)
    }
}
