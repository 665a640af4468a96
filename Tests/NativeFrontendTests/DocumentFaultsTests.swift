import Testing

/// Faults of documents, servers, requirements and services: a spec and its diagnostics.
struct DocumentFaultsTests {
    private static let cases: [(String, [String])] = [
        (
            "netlayer: 7\n",
            [
                "1:11-12 native-version: version `7` of the native spec is not known | this program "
                    + "reads version 1"
            ]
        ),
        (
            "netlayer: 1\ntipes: {}\n",
            [
                "2:1-6 native-unknown-key: unknown key `tipes` in a native spec | did you mean `types`?"
            ]
        ),
        (
            "netlayer: 1\ntypes: { A: { a: { type: String, readOnly: true, writeOnly: true } } }\n",
            [
                "2:61-65 native-value: `writeOnly` beside `readOnly` would leave the value out everywhere | "
                    + "keep one of them, or none for a value that is both sent and received"
            ]
        ),
        (
            "netlayer: 1\nservices: [Shop]\n",
            [
                "2:11-17 native-value: `services` must be keys with values"
            ]
        ),
        (
            "netlayer: 1\nauth: { token: bearer, key: heather X }\nsecurity: tokn\n",
            [
                "2:29-38 native-security: `heather X` is not a security scheme | write `bearer`, `basic`, "
                    + "`header NAME`, `query NAME`, `cookie NAME`, `oauth2 FLOW`, `openid URL` or `mutualTLS`",
                "3:11-15 native-security: `auth` has no scheme `tokn` | did you mean `token`?",
            ]
        ),
        (
            "netlayer: 1\nauth: { token: bearer }\nsecurity: token |\n",
            [
                "3:18-18 native-syntax: expected the name of a scheme"
            ]
        ),
        (
            "netlayer: 1\nerrors: { 200: Int, 4X: Int, 99: Int }\n",
            [
                "2:11-14 native-status: `200` in `errors` is not an error status, a range like `4XX`, or "
                    + "`default`",
                "2:21-23 native-status: `4X` in `errors` is not an error status, a range like `4XX`, or "
                    + "`default`",
                "2:30-32 native-status: `99` in `errors` is not an error status, a range like `4XX`, or "
                    + "`default`",
            ]
        ),
        (
            """
            netlayer: 1
            servers:
              a: { doc: No address. }
              b: { url: 'https://{r}.x', variables: { r: { values: [a] } } }
            """,
            [
                "3:6-26 native-missing-key: server `a` has no `url`",
                "4:46-61 native-missing-key: variable `r` has no `default`",
            ]
        ),
    ]

    @Test(arguments: cases) func faultIsReported(spec: String, expected: [String]) {
        #expect(read(spec).diagnostics == expected)
    }
}
