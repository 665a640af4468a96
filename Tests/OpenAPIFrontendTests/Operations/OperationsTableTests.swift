import Testing

@testable import OpenAPIFrontend

@Suite struct OperationsTableTests {
    @Test(arguments: [
        ("/a", ["/a"]), ("/a/{b}", ["/a/", "b"]), ("{b}", ["/", "b"]), ("/{+n}", ["/", "n+"]),
        ("/{t: [^-]+}-{d:\\d{4}}", ["/", "t", "-", "d"]), ("/{a}{b}", ["/", "a", "b"]), ("/é/{ü}", ["/é/", "ü"]),
        ("/{a?}/{b*}", ["/", "a", "/", "b"]), ("", ["/"]), ("/a#b", ["/a"]), ("/a?b=c", ["/a"]), ("a", ["/a"]),
        ("a/{b}", ["/a/", "b"]),
    ]) func pathsAreSplit(_ text: String, _ parts: [String]) {
        let pieces = PathText(text).pieces.map { piece in
            switch piece {
            case .literal(let text): return text
            case .variable(let variable): return variable.name + (variable.isReserved ? "+" : "")
            }
        }
        #expect(pieces == parts)
    }

    @Test(arguments: ["/{a", "/a}", "/{{a}", "/{a}}", "/{}", "/{ }", "/{:x}"])
    func bracesThatMakeNoSenseAreFaults(_ text: String) { #expect(PathText(text).fault != nil) }

    @Test(arguments: [
        ("/a?b=c", ["b=c"]), ("/a?b", ["b"]), ("/a?b=", ["b="]), ("/a?b=1&c=x%20y", ["b=1", "c=x%20y"]),
        ("/a?b={c}", ["b={c}"]), ("/a?{c}", ["c={c}"]), ("/a{?b,c*}", ["b={b}", "c={c}"]), ("/a?", []),
        ("/a?b=1#c?d", ["b=1"]),
    ]) func queriesOfPathsAreSplit(_ text: String, _ items: [String]) {
        let query = PathText(text).query.map { item in
            switch item.value {
            case .fixed(let value): return item.name + (value.map { "=\($0)" } ?? "")
            case .variable(let variable): return "\(item.name)={\(variable.name)}"
            }
        }
        #expect(query == items)
    }

    @Test(arguments: [
        ("application/json", true), ("*/*", true), ("application/vnd.a.v1+json", true), ("json", false), ("", false),
        ("a/b/c", false), ("/b", false), ("a/", false), ("a b/c", false),
    ]) func mediaTypesAreTold(_ text: String, _ isValid: Bool) { #expect(MediaTypeText.isValid(text) == isValid) }

    @Test(arguments: [
        ("json", "application/json"), ("XML", "application/xml"), ("form-data", "multipart/form-data"),
        ("x-www-form-urlencoded", "application/x-www-form-urlencoded"), ("text", "text/plain"),
        ("default", "application/json"),
    ]) func mediaTypesAreGuessed(_ text: String, _ guess: String) { #expect(MediaTypeText.guess(text) == guess) }

    @Test func hostsBecomeServers() {
        let parts = HostParts(host: "a.example", basePath: "v1/", schemes: ["http", "https"])
        #expect(parts.servers.map(\.url) == ["https://a.example/v1", "http://a.example/v1"])
        #expect(HostParts(host: "a.example", basePath: "/").servers.map(\.url) == ["https://a.example"])
        #expect(HostParts(basePath: "/v1").servers.map(\.url) == ["/v1"])
        #expect(HostParts(schemes: ["http"]).servers.isEmpty)
        let sockets = HostParts(host: "a.example", schemes: ["wss", "https"])
        #expect(sockets.servers.map(\.url) == ["https://a.example"])
        #expect(sockets.servers(schemes: ["wss"]).map(\.url) == ["wss://a.example"])
    }
}
