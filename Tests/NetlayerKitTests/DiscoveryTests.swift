import Foundation
import Platform
import Testing

@testable import NetlayerKit
@testable import NetlayerProject

/// The facts about a team's code that are found in its sources.
@Suite struct DiscoveryTests {
    @Test(arguments: [
        ("struct A {}", "struct A"),
        ("public final class A: B, C.D<E>, F where G: H {}", "class A: B, D, F"),
        ("// struct A {}\n/* enum B {} /* class C {} */ struct D {} */ actor E {}", "actor E"),
        (
            "let text = \"struct A {}\"\nlet more = \"\"\"\nenum B { \"quoted\" }\n\"\"\"\nenum C: String {}",
            "enum C: String"
        ),
        ("class A { class func make() {} ; class var b: Int { 1 } ; struct C {} }", "class A | struct C"),
        ("extension A.B: @unchecked Sendable {}", "extension B: Sendable"),
        ("enum A { case `protocol`, x }\nlet kind = B.protocol\nlet open = \"half", "enum A"),
        ("struct A<T: Codable>: B {}", "struct A: B"),
        ("let pattern = \"\\\\\"; struct A {}", "struct A"),
    ])
    func declarationsAreFound(source: String, expected: String) {
        let found = SwiftScanner.scan(Array(source.utf8), path: "A.swift").declarations.map { declaration in
            let parents = declaration.parents.isEmpty ? "" : ": " + declaration.parents.joined(separator: ", ")
            return "\(declaration.kind) \(declaration.name)\(parents)"
        }
        #expect(found.joined(separator: " | ") == expected)
    }

    @Test func functionsOfAProtocolSayHowTheyFail() throws {
        let source = """
            public protocol A {
                func a(_ body: () throws -> Void) async -> Result<Int, Error>
                func b() async throws -> Int
                func c()
            }
            struct B { func d() throws { func e() throws {} } }
            """
        let found = SwiftScanner.scan(Array(source.utf8), path: "A.swift").declarations
        try #require(found.count == 2)
        #expect(found[0].isPublic && found[0].asyncCount == 2)
        #expect(found[0].throwingCount == 1 && found[0].resultCount == 1)
        #expect(!found[1].isPublic && found[1].throwingCount == 1)
    }

    @Test(arguments: [
        (["fetchUser", "removeUser"], ["getUser", "deleteUser"], "get: fetch, delete: remove"),
        (["getUser", "fetchOrder"], ["getUser", "getOrder"], "get: get"),
        (["loadUser", "loadOrder"], ["getUser", "get_order"], "get: load"),
        (["loadUser", "readUser"], ["getUser"], ""),
        (["login"], ["login"], ""),
    ])
    func verbsFollowFromMethodsAndOperations(methods: [String], operations: [String], expected: String) {
        let verbs = VerbSurvey.verbs(of: methods, for: operations).map { "\($0.word): \($0.replacement)" }
        #expect(verbs.joined(separator: ", ") == expected)
    }

    @Test(arguments: [
        ("import A\n@testable import B; internal import C.D", ["A", "B", "C"]),
        ("// import A\nlet b = \"import C\"", []),
        ("import", []),
    ])
    func importsAreFound(source: String, modules: [String]) {
        #expect(SwiftScanner.scan(Array(source.utf8), path: "A.swift").imports == modules)
    }

    @Test(arguments: [
        ("struct", []), ("struct A: ", []), ("class A {", ["A"]), ("}}} enum B {}", ["B"]), ("\"", []), ("/*", []),
        ("protocol P { func", ["P"]), ("extension .", []),
    ])
    func brokenSourceIsReadAsFarAsItGoes(_ source: String, _ names: [String]) {
        let found = SwiftScanner.scan(Array(source.utf8), path: "A.swift").declarations
        #expect(found.map(\.name) == names)
    }

    @Test(arguments: [
        ("UserRepository", "User", "{Service}X", "{Service}Repository"),
        ("DefaultUserRepository", "User", "{Service}", "Default{Service}Repository"),
        ("LoginUseCaseImpl", "Login", "Any{Action}", "{Action}UseCaseImpl"),
    ])
    func patternsFollowFromNames(name: String, stem: String, other: String, pattern: String) {
        let affixes = NameAffixes(of: name, around: stem)
        #expect(affixes?.pattern(like: other) == pattern)
        #expect(affixes == NameAffixes(pattern: pattern))
    }

    @Test(arguments: [
        ("a/b.yaml", "", "a/b.yaml"), ("a/b.yaml", "a", "b.yaml"), ("a/b.yaml", "c/d", "../../a/b.yaml"),
        ("/a/b", "c", "/a/b"), ("a", "a", "."), ("../a", "b", "../../a"), ("a", "../b", "a"),
    ])
    func pathsLeadFromAFolder(path: String, folder: String, expected: String) {
        #expect(FilePath.relative(path, to: folder) == expected)
    }

    @Test(arguments: [
        ("api.yaml", "api.yaml"), ("../a-b/c_d.yml", "../a-b/c_d.yml"), ("{Service}Api", "\"{Service}Api\""),
        ("yes", "\"yes\""), ("1.0", "\"1.0\""), ("a b", "\"a b\""), ("", "\"\""), ("a: b", "\"a: b\""),
    ])
    func textsAreQuotedWhereYAMLWantsIt(text: String, expected: String) {
        #expect(YAMLText.scalar(text) == expected)
    }

    @Test func deepFoldersAreRead() throws {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("netlayer-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: place) }
        let path = (1...20).map(String.init).joined(separator: "/") + "/Reply.swift"
        let file = place.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data().write(to: file)
        let whole = FolderWalk(place.path).walk([".swift"])
        #expect(whole.paths == [path] && whole.isWhole)
        var limits = FolderWalk.Limits()
        limits.depth = 8
        let part = FolderWalk(place.path, limits: limits).walk([".swift"])
        #expect(part.paths.isEmpty && !part.isWhole)
    }
}
