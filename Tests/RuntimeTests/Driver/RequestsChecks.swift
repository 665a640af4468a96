import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

func requests(_ server: LoopbackServer) async throws -> [String] {
    var lines: [String] = []
    func target(_ name: String, _ base: String, _ path: String, _ query: [QueryItem] = []) async {
        var parts = RequestParts(method: "GET", baseURL: base, path: path)
        parts.query = query
        server.play(.json("{}"))
        let result = await outcome { try await HTTPClient().send(parts).statusCode }
        let sent = server.takeRequests().map { "\($0.method) \($0.target)" }
        lines.append("\(name): " + (sent.isEmpty ? result : sent.joined()))
        server.reset()
    }
    let url = server.baseURL
    await target("plain", url, "/pets")
    await target("base with slash", url + "/", "/pets")
    await target("base with path", url + "/api/v1/", "/pets/")
    await target("empty path", url + "/api", "")
    await target("escaped once", url, "/pets/\("a/b %é".pathEscaped)")
    await target("dots", url, "/pets/\("..".pathEscaped)/x")
    await target("query", url, "/pets", [QueryItem("b[]", [1, 2]), QueryItem("a", "x y+z")])
    await target("fixed query", url, "/pets?kind=cat", [QueryItem("limit", 10)])
    await target("nothing in the query", url, "/pets", [QueryItem("limit", [Int]())])
    await target("reserved", url, "/pets", [QueryItem("u", "https://a.example/b?c[d]=e#f", allowReserved: true)])
    await target("piped", url, "/pets", [QueryItem("c", ["a b", "c|d"], style: .pipeDelimited, explode: false)])
    await target("illegal base", url + "/a b/%C3%A9/ü/", "/pets/\("x y".pathEscaped)", [QueryItem("q", "ä")])
    await target("illegal path", url, "/a b/%20")
    await target("base with query", "https://a.example?b=1", "/pets")
    await target("no base", "", "/pets")
    await target("relative base", "/api", "/pets")
    await target("unfilled", url, "/pets/{petId}")
    await target("not encodable", url, "/pets", [QueryItem("limit", Double.nan)])

    var parts = RequestParts(method: "GET", baseURL: url, path: "/pets")
    parts.headers = ["X-Trace": "abc", "x-list": headerText(["a", "b"])]
    parts.cookies = [QueryItem("session", "a b"), QueryItem("flag", true), QueryItem("ids", [1, 2])]
    parts.cookies += [
        QueryItem("plain", "a=b/c&d", style: .cookie), QueryItem("more", [1, 2], style: .cookie),
        QueryItem("size", ["w": 1], explode: false), QueryItem.json("json", ["a": 1]),
    ]
    server.play(.json("{}"))
    var client = HTTPClient(defaultHeaders: ["X-Trace": "default", "User-Agent": "tests"])
    _ = try await client.send(parts)
    for request in server.takeRequests() {
        for name in ["Accept", "X-Trace", "X-List", "Cookie", "User-Agent", "Content-Type"] {
            lines.append("\(name): \(request.header(name) ?? "nothing")")
        }
    }
    parts.headers = ["X-Trace": "a\r\nX-Evil: 1"]
    lines.append("header with a line break: " + (await outcome { try await client.send(parts).statusCode }))
    parts.headers = ["X-Broken": headerText(Double.nan)]
    lines.append("header not encodable: " + (await outcome { try await client.send(parts).statusCode }))
    parts.headers = [:]
    let evil = QueryItem("sid", "a\r\nX-Evil: 1", style: .cookie)
    parts.cookies.append(evil)
    server.play(.json("{}"))
    _ = try await client.send(parts)
    let cookies = server.takeRequests().compactMap { $0.header("Cookie") }
    lines.append("cookie with a line break: " + cookies.joined())
    parts.cookies = []
    parts.baseURL = "http://unused.example"
    client.baseURL = url + "/staging"
    client.middlewares = [Stamp()]
    server.play(.json("{}"))
    _ = try await client.send(parts)
    for request in server.takeRequests() {
        lines.append("override: \(request.target) stamped \(request.header("X-Stamp") ?? "not")")
    }
    parts.baseURL = "/v2"
    server.play(.json("{}"))
    _ = try await client.send(parts)
    lines.append("relative to the override: " + server.takeRequests().map(\.target).joined())
    parts.baseURL = "http://unused.example"
    server.play(.redirect(to: url + "/moved"), .json("[1]"))
    lines.append("redirect: " + (await outcome { try await client.send(parts).value([Int].self) }))
    lines.append("redirected to: " + server.takeRequests().map(\.target).joined(separator: " "))
    return lines
}

struct Stamp: HTTPMiddleware {
    func send(
        _ attempt: HTTPAttempt,
        next: @Sendable (HTTPAttempt) async throws -> HTTPReply
    ) async throws -> HTTPReply {
        var attempt = attempt
        attempt.request.setValue("yes", forHTTPHeaderField: "X-Stamp")
        return try await next(attempt)
    }
}

func bodies(_ server: LoopbackServer) async throws -> [String] {
    struct Pet: Encodable, Sendable {
        var name = "Tom & Jerry"
        var born: Date? = Date(timeIntervalSince1970: 0)
        var url = "https://a.example/b"
        var tags = ["a b", "c"]
        var owner: [String: Int] = ["id": 1]
        var missing: String?
    }
    let photo = FileUpload(data: Data("\u{1}\r\n--x".utf8), filename: "a\"b\r\n.png", contentType: "image/png")
    let noFile: FileUpload? = nil
    let cases: [(String, RequestBody)] = [
        ("json", .json(Pet())),
        ("vendor json", .json([1, 2], contentType: "application/vnd.api+json")),
        ("text", .text("héllo")),
        ("data", .data(Data("abc".utf8))),
        ("form", .form(Pet())),
        (
            "form items",
            .form([QueryItem("a", "x y"), QueryItem("b", ["c": 1], style: .deepObject), QueryItem("n", [1, 2])])
        ),
        ("form of a list", .form([1, 2])),
        ("broken", .json(Double.nan)),
        (
            "multipart",
            .multipart([
                .field("name", "Tom"), .field("tags", ["a", "b"]), .field("owner", ["id": 1]),
                .field("none", nil as Int?),
                .field("on", true, contentType: "text/plain", headers: ["X-Part": "1"]), .json("meta", ["x"]),
                .file("photo\"", photo), .file("none", noFile), .files("more", [photo], contentType: "image/jpeg"),
            ])
        ),
        (
            "multipart with styles",
            .multipart(
                MultipartPart.parts(
                    [
                        .field("csv", ["a b", "c"], style: .form, explode: false),
                        .field("pipes", ["a b", "c"], style: .pipeDelimited, explode: false),
                        .field("multi", ["a", "b"], style: .form, explode: true),
                        .field("deep", ["x": 1], style: .deepObject, explode: true),
                        .field("none", nil as String?, style: .form, explode: true),
                    ],
                    adding: ["other": 2, "deep": 3, "another": 1]
                ) { .field($0, $1) }
            )
        ),
        ("related", .multipart([.json("meta", 1), .file("file", photo)], subtype: "related")),
        ("empty multipart", .multipart([])),
    ]
    var lines: [String] = []
    for (name, body) in cases {
        var parts = RequestParts(method: "POST", baseURL: server.baseURL, path: "/")
        parts.body = body
        server.play(.json("{}"))
        let result = await outcome { try await HTTPClient().send(parts).statusCode }
        for request in server.takeRequests() {
            let type = request.header("Content-Type") ?? "nothing"
            let boundary = type.components(separatedBy: "boundary=").last?.components(separatedBy: ";").first ?? ""
            let body = request.bodyText.replacingOccurrences(of: "\r\n", with: "⏎\n")
            let shown = "\(name): \(type)\n\(body)"
            lines.append(
                boundary.hasPrefix("boundary-") ? shown.replacingOccurrences(of: boundary, with: "BOUNDARY") : shown
            )
        }
        if result != "200" {
            lines.append("\(name): \(result)")
            server.reset()
        }
    }
    let encoder = JSONCoding.makeEncoder()
    let one = try RequestBody.multipart([.field("a", "1")]).encoded(by: encoder)
    let same = try RequestBody.multipart([.field("a", "1")]).encoded(by: encoder)
    let boundary = one.contentType.components(separatedBy: "boundary=").last ?? ""
    let hostile = try RequestBody.multipart([.file("a", FileUpload(data: one.data, filename: "f"))]).encoded(
        by: encoder
    )
    lines.append("equal bodies have equal bytes: \(one.data == same.data && one.contentType == same.contentType)")
    lines.append("a part that holds a boundary gets another: \(!hostile.contentType.contains(boundary))")
    return lines
}

func security(_ server: LoopbackServer) async throws -> [String] {
    let credentials = FixedCredentials([
        "key": .token("k 1"), "bearer": .token("t"), "basic": .user(name: "me", password: "a:b"), "oauth": .token("o"),
    ])
    let key = SecurityScheme("key", .apiKey(name: "X-Key", location: .header))
    let queryKey = SecurityScheme("key", .apiKey(name: "api_key", location: .query))
    let cookieKey = SecurityScheme("key", .apiKey(name: "sid", location: .cookie))
    let bearer = SecurityScheme("bearer", .bearer)
    let basic = SecurityScheme("basic", .basic)
    let oauth = SecurityScheme("oauth", .oauth2).requiring(["read"])
    let missing = SecurityScheme("missing", .bearer)
    let cases: [(String, [SecurityRequirement])] = [
        ("none", []), ("header key", [[key]]), ("query key", [[queryKey]]), ("cookie key", [[cookieKey]]),
        ("bearer", [[bearer]]), ("basic", [[basic]]), ("oauth", [[oauth]]),
        ("digest", [[SecurityScheme("key", .http("Digest"))]]), ("second alternative", [[missing], [bearer]]),
        ("both", [[key, bearer]]), ("half", [[key, missing], [basic]]), ("optional", [[missing], []]),
        ("nothing fits", [[missing]]), ("certificate", [[SecurityScheme("tls", .mutualTLS), key]]),
    ]
    var lines: [String] = []
    for (name, security) in cases {
        var parts = RequestParts(method: "GET", baseURL: server.baseURL, path: "/me")
        parts.security = security
        parts.headers = ["authorization": "old"]
        parts.query = [QueryItem("a", 1)]
        server.play(.json("{}"))
        _ = try await HTTPClient(credentials: credentials).send(parts)
        for request in server.takeRequests() {
            let headers = ["Authorization", "X-Key", "Cookie"].compactMap { name in
                request.header(name).map { "\(name): \($0)" }
            }
            lines.append("\(name): \(request.target) " + headers.joined(separator: ", "))
        }
    }
    return lines
}
