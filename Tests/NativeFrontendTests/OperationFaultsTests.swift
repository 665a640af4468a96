import Testing

/// Faults of operations, with the exact place of each: a spec and its diagnostics.
struct OperationFaultsTests {
    private static let cases: [(String, [String])] = [
        (
            "netlayer: 1\nservices:\n  S:\n    operations:\n      run: { get: /a, x-order: 1, x-netlayer: 1 }\n",
            [
                "5:35-45 native-unknown-key: unknown key `x-netlayer` in operation `run` | operation `run` takes `doc`, "
                    + "`deprecated`, `path`, `method`, `query`, `cookies`, `returns`, `statuses`, …"
            ]
        ),
        (
            "netlayer: 1\nservices: { S: { operations: { run: { returns: Int } } } }\n",
            [
                "2:32-35 native-missing-key: operation `run` has no path | write `get: /path`, or `path` "
                    + "and `method`"
            ]
        ),
        (
            "netlayer: 1\nservices: { S: { operations: { run: FETCH /items } } }\n",
            [
                "2:37-42 native-syntax: `FETCH` is not a method | write `GET /items/{itemId:Int} -> Item`"
            ]
        ),
        (
            "netlayer: 1\nservices: { S: { operations: { run: GET items } } }\n",
            [
                "2:41-42 native-syntax: a path begins with `/`"
            ]
        ),
        (
            "netlayer: 1\nservices:\n  S:\n    operations:\n      run: GET /items/{itemId -> Item\n",
            [
                "5:31-32 native-syntax: expected `}` after the path parameter `itemId`"
            ]
        ),
        (
            "netlayer: 1\nservices:\n  S:\n    operations:\n      run: GET /items/{:Int}\n",
            [
                "5:24-25 native-syntax: expected the name of a path parameter"
            ]
        ),
        (
            "netlayer: 1\nservices:\n  S:\n    operations:\n      run: GET /items?a:Int&&b\n",
            [
                "5:29-30 native-syntax: expected the name of a query parameter"
            ]
        ),
        (
            "netlayer: 1\nservices:\n  S:\n    operations:\n      run: GET /items -> [Itm]\n      more: 'GET /ä -> Itm'\n      last: \"GET /\\t -> Itm\"\ntypes:\n  Item: { id: Int }\n",
            [
                "5:27-30 native-unknown-type: unknown type `Itm` | did you mean `Item`?",
                "6:24-27 native-unknown-type: unknown type `Itm` | did you mean `Item`?",
                "7:13-29 native-unknown-type: unknown type `Itm` | did you mean `Item`?",
            ]
        ),
        (
            """
            netlayer: 1
            services:
              S:
                operations:
                  run: GET /items -> Page
                  two: GET /items -> Page<Int,Int>
                  three: GET /a -> Int<Int>
            types:
              Page<T>: { contents: [T] }
            """,
            [
                "5:26-30 native-type-arguments: `Page` takes one type in angle brackets, not 0 | `Page` "
                    + "is declared here 9:3-7",
                "6:26-39 native-type-arguments: `Page` takes one type in angle brackets, not 2 | `Page` "
                    + "is declared here 9:3-7",
                "7:24-32 native-type-arguments: `Int` takes no types in angle brackets, not 1",
            ]
        ),
        (
            "netlayer: 1\nservices:\n  S:\n    operations:\n      run: GET /items bodi:Int\n",
            [
                "5:23-27 native-syntax: `bodi` does not say what the request carries | did you mean `body`?"
            ]
        ),
        (
            "netlayer: 1\nservices:\n  S:\n    operations:\n      run: GET /items -> Int extra\n",
            [
                "5:30-31 native-syntax: unexpected text after the operation | a query is `/items?page:Int`, a body `body:Type`, a "
                    + "result `-> Type`"
            ]
        ),
        (
            "netlayer: 1\nservices:\n  S:\n    operations:\n      run: GET /items -> 404 Int\n",
            [
                "5:26-29 native-syntax: `404` isn't a success status | a status is 200 to 299; others belong in `errors`"
            ]
        ),
        (
            """
            netlayer: 1
            services:
              S:
                operations:
                  run: GET /a/{id:Int}?x:Int&x:Int
                  two: GET /a/{id:Int?}
            """,
            [
                "5:34-35 native-duplicate: query parameter `x` is declared twice | the first one is here "
                    + "5:28-29",
                "6:23-26 native-syntax: a path parameter is never absent or null",
            ]
        ),
        (
            """
            netlayer: 1
            services:
              S:
                operations:
                  run: GET /a?size:Int=many&sort:Sort=newst&on:Bool=1
            types:
              Sort: enum [newest, nearest]
            """,
            [
                "5:28-32 native-default: `many` is not a value of `Int`",
                "5:43-48 native-default: `newst` is not a value of `Sort` | did you mean `newest`?",
                "5:57-58 native-default: `1` is not a value of `Bool`",
            ]
        ),
        (
            """
            netlayer: 1
            services:
              S:
                operations:
                  run:
                    get: /a
                    post: /b
                  two:
                    path: /a
                    method: { if: flag, then: DELETE }
                  three:
                    path: /a
                    method: get
                  four:
                    get: /a
                    retruns: Int
                    manual: 1
            """,
            [
                "7:9-13 native-duplicate: operation `run` has two paths | the first one is here 6:9-12",
                "10:17-43 native-missing-key: a method that a flag chooses needs `else`",
                "13:17-20 native-syntax: `get` is not a method | did you mean `GET`?",
                "16:9-16 native-unknown-key: unknown key `retruns` in operation `four` | did you mean "
                    + "`returns`?",
                "17:17-18 directive-type: `manual` must be true, false, or "
                    + "`{ arguments: { NAME: TYPE }, case: false }`",
            ]
        ),
        (
            """
            netlayer: 1
            services:
              S:
                operations:
                  run: GET /a/{input.id} -> Int
                  two:
                    get: /a/{input.ident}
                    input: In
                    header: { X: input.nme }
                  three: GET /a input:Int
                  four: POST /a input:Sort
            types:
              In: { id: Int, name: String }
              Sort: enum [a]
            """,
            [
                "5:20-28 native-input: operation `run` has no input | add `input:` with a struct that "
                    + "has `id`",
                "7:18-29 native-input: `In` has no member `ident`",
                "9:22-31 native-input: `In` has no member `nme` | did you mean `name`?",
                "10:27-30 native-input: `Int` is not a struct, so it can't be an input",
                "11:27-31 native-input: `Sort` is not a struct, so it can't be an input",
            ]
        ),
        (
            """
            netlayer: 1
            services:
              S:
                path: /api?x
                operations:
                  run:
                    post: /a body:Int -> Int
                    form: Int
                    returns: Int
                  two: 12
                  three: { get: /a, header: { X: "a:Strng" } }
            """,
            [
                "4:15-16 native-syntax: a prefix is a path alone: `/api/v1`",
                "8:9-13 native-duplicate: operation `run` has two bodies | the first one is here 7:18-22",
                "9:9-16 native-duplicate: operation `run` has two results | the first one is here 7:30-33",
                "10:12-14 native-value: operation `two` must be a line like `GET /items -> [Item]`, or "
                    + "keys with values",
                "11:41-46 native-unknown-type: unknown type `Strng` | did you mean `String`?",
            ]
        ),
        (
            """
            netlayer: 1
            services: { S: { operations: { run: { get: /a, query: { a: { type: Int, minimum: 1, style: comma } } } } } }
            """,
            [
                "2:92-97 native-value: `style` must be a style of OpenAPI, like `deepObject`"
            ]
        ),
    ]

    @Test(arguments: cases) func faultIsReported(spec: String, expected: [String]) {
        #expect(read(spec).diagnostics == expected)
    }
}
