import APIModel
import Diagnostics
import SourceTree
import Testing

@testable import Directives

/// Directives as text, and the values that are read from them.
struct DirectivesReaderTests {
    private func read(_ text: String) -> (OperationDirectives, [String]) {
        var bag = DiagnosticBag()
        guard let tree = SourceReader.read(Array(text.utf8), name: "d.yaml", into: &bag) else { return (.init(), []) }
        let directives = DirectivesReader.read(tree.root, into: &bag)
        return (directives, bag.diagnostics.map(describe))
    }

    @Test func everyKeyIsRead() {
        let (directives, diagnostics) = read(
            """
            name: loadItem
            alias: fetch
            names: { useCase: LoadItem }
            service: Shop
            manual: true
            useCase: false
            failure: nil
            skip: false
            merge: { with: DELETE /a, flag: isDelete }
            header: { A: token, B: input.nonce, C: =text, D: 12, E: { value: token } }
            param: [id, input.name]
            input: ItemInput
            arguments: [id, type: kind, body: _]
            pathValues: { id: input.id }
            pin: { size: 20 }
            default: { sort: newest }
            overrideMethod: true
            envelope: data
            requestMediaType: application/json
            responseMediaType: text/plain
            stream: { end: "[DONE]" }
            pages: { page: page }
            cache: { for: 5m, policy: networkFirst }
            invalidates: [getMe]
            outbox: true
            observe: { every: 1m, events: watchItems, value: true }
            server: staging
            responseHeaders: [ETag, X-*]
            """
        )
        #expect(diagnostics == [])
        #expect(directives.givenKeys == Directive.keys.filter(directives.givenKeys.contains))
        #expect(directives.givenKeys.count == Directive.all.count)
        #expect(directives.name == "loadItem" && directives.alias == "fetch" && directives.service == "Shop")
        #expect(directives.manual != nil && directives.useCase?.isWanted == false && !directives.isSkipped)
        #expect(directives.responseHeaders?.map(\.text) == ["ETag", "X-*"])
        #expect(directives.merge == .init(operation: "DELETE /a", flag: "isDelete"))
        #expect(
            directives.headers.map(\.value) == [
                .argument("token"), .member("nonce"), .constant(.string("text")), .constant(.number("12")),
                .constant(.string("token")),
            ]
        )
        #expect(directives.parameters?.map(\.value) == [.argument("id"), .member("name")])
        #expect(directives.input == .structure(name: "ItemInput"))
        #expect(directives.arguments?.map(\.name) == ["id", "type", "body"])
        #expect(directives.arguments?.map(\.label) == [.usual, .name("kind"), .none])
        #expect(directives.server == "staging")
        #expect(directives.pins.map(\.value) == [.number("20")] && directives.defaults.map(\.name) == ["sort"])
        #expect(directives.caching?.duration == 300 && directives.caching?.policy == .networkFirst)
        #expect(directives.observing?.interval == 60_000 && directives.observing?.source?.text == "watchItems")
        #expect(directives.observing?.content == .item)
        #expect(directives.invalidates?.map(\.text) == ["getMe"])
        #expect(directives.envelope == "data" && directives.responseMediaType == "text/plain")
    }

    private static let broken: [(String, [String])] = [
        ("manuel: true", ["1:1 unknown-directive: unknown directive `manuel` (did you mean `manual`?)"]),
        (
            "manual: perhaps",
            ["1:9 directive-type: `manual` must be true, false, or `{ arguments: { NAME: TYPE }, case: false }`"]
        ),
        ("service: [a]", ["1:10 directive-type: `service` must be a text that is not empty"]),
        ("name: [a]", ["1:7 directive-type: `name` must be \(FixedName.expected)"]),
        ("merge: other", ["1:8 directive-type: `merge` must be `{ with: OPERATION, flag: NAME }`"]),
        ("merge: { with: other }", ["1:8 directive-type: `merge` needs the key `flag`"]),
        (
            "merge: { with: a, flag: b, fleg: c }",
            ["1:28 unknown-directive: unknown directive `fleg` (did you mean `flag`?)"]
        ),
        ("param: [a, a]", ["1:12 duplicate-directive: `param` names `a` twice"]),
        ("pin: 12", ["1:6 directive-type: `pin` must be arguments with their values"]),
        (
            "header: { X: \"input.\" }",
            [
                "1:14 directive-value: `input.` does not say where a value comes from "
                    + "(write an argument (`token`), a member of the input (`input.token`) or a constant (`=text`))"
            ]
        ),
        ("[a]", ["1:1 directive-type: the directives of an operation must be keys with values"]),
    ]

    @Test(arguments: broken) func faultIsReported(text: String, expected: [String]) {
        #expect(read(text).1 == expected)
    }
}

func describe(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.range.map { "\($0.start.line):\($0.start.column)" } ?? "-"
    let help = diagnostic.help.map { " (\($0))" } ?? ""
    return "\(place) \(diagnostic.code.name): \(diagnostic.message)\(help)"
}
