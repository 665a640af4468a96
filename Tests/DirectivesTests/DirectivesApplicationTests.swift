import APIModel
import Diagnostics
import SourceTree
import Testing

@testable import Directives

/// The effect of directives on an API: configuration over document, merging, omission, and reports of mistakes.
struct DirectivesApplicationTests {
    private static func api() -> API {
        var api = API(title: "Test")
        let text = SchemaID(0)
        let whole = SchemaID(1)
        api.schemas = [Schema(id: text, kind: .string(format: nil)), Schema(id: whole, kind: .integer(format: nil))]
        func operation(_ id: String, _ method: HTTPMethod, _ path: String, _ parameters: [(String, SchemaID)])
            -> APIModel.Operation
        {
            var operation = APIModel.Operation(method: method, path: PathTemplate(text: path, parts: []))
            operation.identifier = id
            operation.services = ["Main"]
            operation.parameters = parameters.map { Parameter(wireName: $0.0, location: .path, use: SchemaUse($0.1)) }
            operation.responses = [Response(status: .code(204))]
            return operation
        }
        api.operations = [
            operation("keep", .put, "/items/{id}/favorite", [("id", text)]),
            operation("unkeep", .delete, "/items/{id}/favorite", [("id", text)]),
            operation("other", .get, "/items/{id}/favorite", [("id", whole)]),
            operation("list", .get, "/items", []),
        ]
        api.operations[3].directives.name = "fromDocument"
        api.operations[3].directives.alias = "fromDocument"
        return api
    }

    private func apply(_ configuration: String) -> (API, [String]) {
        var api = Self.api()
        var bag = DiagnosticBag()
        guard let tree = SourceReader.read(Array(configuration.utf8), name: "n.yaml", into: &bag) else {
            return (api, [])
        }
        let entries = tree.root.entries.map {
            DirectivesApplication.Entry(
                key: $0.key.text,
                range: $0.key.range,
                directives: DirectivesReader.read($0.value, into: &bag)
            )
        }
        DirectivesApplication.apply(to: &api, directives: entries, into: &bag)
        return (api, bag.diagnostics.map(describe))
    }

    @Test func configurationWinsKeyByKey() {
        let (api, diagnostics) = apply("get /items: { name: fromConfiguration, service: Shop }")
        #expect(diagnostics == [])
        #expect(api.operations[3].directives.name == "fromConfiguration")
        #expect(api.operations[3].directives.alias == "fromDocument")
        #expect(api.operations[3].services == ["Shop"] && api.services.map(\.name) == ["Shop"])
    }

    @Test func mergedOperationsAreOneThatAFlagChooses() {
        let (api, diagnostics) = apply("keep: { merge: { with: unkeep, flag: isDelete }, pin: { isDelete: false } }")
        #expect(diagnostics == [])
        #expect(api.operations.map(\.identifier) == ["keep", "other", "list"])
        #expect(api.operations[0].methodChoice == MethodChoice(flag: "isDelete", whenTrue: .delete, whenFalse: .put))
    }

    @Test func skippedOperationIsLeftOut() {
        #expect(apply("list: { skip: true }").0.operations.map(\.identifier) == ["keep", "unkeep", "other"])
    }

    @Test func headerDeclaresItsArgument() {
        let (api, diagnostics) = apply("list: { header: { X-Trace: \"trace:String?\", X-Kind: =a } }")
        #expect(diagnostics == [])
        let parameter = api.operations[3].parameters.first
        #expect(parameter?.wireName == "X-Trace" && parameter?.name == "trace" && parameter?.isRequired == false)
        #expect(api.operations[3].directives.headers.map(\.name) == ["X-Kind"])
    }

    private static let broken: [(String, [String])] = [
        (
            "lisst: { manual: true }",
            ["1:1 unmatched-directive: no operation has the id or key `lisst` (did you mean `list`?)"]
        ),
        (
            "list: {}\nGET /items: {}",
            ["2:1 duplicate-directive: `GET /items` is the second entry for operation `GET /items`"]
        ),
        (
            "keep: { pin: { idd: 1 } }",
            [
                "1:16 unknown-argument: `pin` names `idd`, which operation `PUT /items/{id}/favorite` does not have "
                    + "(did you mean `id`?)"
            ]
        ),
        (
            "keep: { merge: { with: unkept, flag: f } }",
            ["1:7 merge-target: no operation is called `unkept` (did you mean `unkeep`?)"]
        ),
        (
            "keep: { merge: { with: list, flag: f } }",
            ["1:7 merge-target: `PUT /items/{id}/favorite` and `GET /items` have different paths"]
        ),
        (
            "keep: { merge: { with: keep, flag: f } }",
            ["1:7 merge-target: `PUT /items/{id}/favorite` can't be merged with itself"]
        ),
        (
            "keep: { merge: { with: other, flag: f } }",
            [
                "1:7 merge-conflict: `PUT /items/{id}/favorite` and `GET /items/{id}/favorite` can't be merged: "
                    + "the parameter `id` has two types"
            ]
        ),
        (
            "keep: { merge: { with: unkeep, flag: id } }",
            [
                "1:7 merge-conflict: `PUT /items/{id}/favorite` and `DELETE /items/{id}/favorite` can't be merged: "
                    + "there is a parameter called `id`, like the flag"
            ]
        ),
    ]

    @Test(arguments: broken) func faultIsReported(text: String, expected: [String]) {
        #expect(apply(text).1 == expected)
    }
}
