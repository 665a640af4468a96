import Testing

@testable import FakeServer

/// What the parser makes of bytes, however they are cut.
@Suite struct RequestParserTests {
    private func parse(_ text: String, by size: Int) -> [String] {
        var parser = RequestParser()
        var found: [String] = []
        let bytes = Array(text.utf8)
        do {
            for start in stride(from: 0, to: bytes.count, by: size) {
                Array(bytes[start..<min(start + size, bytes.count)]).withUnsafeBytes { parser.feed($0) }
                loop: while true {
                    switch try parser.next() {
                    case .more: break loop
                    case .expectsContinue: found.append("continue")
                    case .request(let request):
                        found.append(
                            "\(request.method) \(request.target) \(String(decoding: request.body, as: UTF8.self))"
                        )
                    }
                }
            }
        } catch { found.append("\(error.status)") }
        return found
    }

    @Test(arguments: [1, 2, 3, 7, 1_000]) func requestsAreReadHoweverTheyAreCut(size: Int) {
        let text =
            "GET /a?b=c HTTP/1.1\r\nHost: x\r\n\r\nPOST /d HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc"
            + "POST /e HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\n1;x=y\r\nc\r\n0\r\nT: 1\r\n\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n"
        #expect(parse(text, by: size) == ["GET /a?b=c ", "POST /d abc", "POST /e abc", "GET / "])
    }

    @Test(arguments: [
        ("GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n", "400"),
        ("GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 1\r\n\r\n", "400"),
        ("GET / HTTP/1.1\r\nHost: x\r\nContent-Length: +1\r\n\r\n", "400"),
        ("GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999\r\n\r\n", "400"),
        ("GET / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip, chunked\r\n\r\n", "501"),
        ("GET / HTTP/1.1\r\nHost: x\r\n Folded: y\r\n\r\n", "400"),
        ("GET / HTTP/1.1\r\nHost : x\r\n\r\n", "400"),
        ("GET / HTTP/1.1\r\nHost: x\nX: y\r\n\r\n", "400"),
        ("GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n", "400"),
        ("GET http://y/ HTTP/1.1\r\nHost: x\r\n\r\n", "400"),
        ("GET http://y?/ HTTP/1.1\r\nHost: x\r\n\r\n", "400"),
        ("GET http://x@y/ HTTP/1.1\r\nHost: x\r\n\r\n", "400"),
        ("GET / HTTP/1.1\r\n\r\n", "400"),
        ("GET / HTTP/1.1\r\nHost: a\u{0}b\r\n\r\n", "400"),
        ("GET  / HTTP/1.1\r\nHost: x\r\n\r\n", "400"),
        ("GET /\u{7F} HTTP/1.1\r\nHost: x\r\n\r\n", "400"),
        ("GET / HTTP/2.0\r\nHost: x\r\n\r\n", "505"),
        ("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", "400"),
        ("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nabc\r\n", "400"),
        ("\u{16}\u{3}\u{1}", "400"),
        ("GET /" + String(repeating: "a", count: 17_000) + " HTTP/1.1\r\nHost: x\r\n\r\n", "414"),
        ("GET / HTTP/1.1\r\nHost: x\r\nX: " + String(repeating: "a", count: 70_000), "431"),
        ("GET / HTTP/1.1\r\nHost: x\r\n" + String(repeating: "X: y\r\n", count: 300) + "\r\n", "431"),
    ])
    func whatIsReadInTwoWaysIsRefused(_ text: String, _ status: String) {
        for size in [1, 5, 100_000] { #expect(parse(text, by: size).last == status) }
    }
}
