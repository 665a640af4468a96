import Testing

/// Faults of type declarations and properties: a spec and its diagnostics.
struct TypeFaultsTests {
    private static let cases: [(String, [String])] = [
        (
            """
            netlayer: 1
            types:
              Page: { size: Int }
              Page<T>: { contents: [T] }
              String: Int
              1x: Int
            """,
            [
                "4:3-7 native-duplicate: type `Page` is declared twice | the first one is here 3:3-7",
                "5:3-9 native-duplicate: `String` is a built-in type",
                "6:3-4 native-syntax: expected the name of a type",
            ]
        ),
        (
            "netlayer: 1\ntypes:\n  A: B\n  B: [C]\n  C: Map<A>\n  D: D\n  E: { e: E? }\n",
            [
                "3:3-4 native-recursive-type: `A` only refers to itself: `A` → `B` → `C` → `A`",
                "6:3-4 native-recursive-type: `D` only refers to itself: `D` → `D`",
            ]
        ),
        (
            """
            netlayer: 1
            types:
              Size: Int
              Box: { extends: Size }
              Bag<T>: { a: T }
              Pack: { extends: [Bag, Bix] }
              Loop: { extends: Loop }
            """,
            [
                "4:19-23 native-base: `Size` can't be extended: it isn't a struct",
                "6:21-24 native-base: `Bag` can't be extended: it is generic",
                "6:26-29 native-unknown-type: unknown type `Bix` | did you mean `Box`?",
                "7:20-24 native-base: `Loop` can't be extended: it extends this type itself",
            ]
        ),
        (
            "netlayer: 1\ntypes:\n  A: { a: Int = x, b: Int = x }\n",
            [
                "3:20-21 native-duplicate: wire name `x` is used twice in one struct | the first one is "
                    + "here 3:8-9"
            ]
        ),
        (
            """
            netlayer: 1
            types:
              A:
                a: Strin
                b: [Int, Int]
                c: 12
                d: Int ?? x
                e: Int =
                f: String rest
                g: { type: Int, defalt: 1 }
                h: String|Int
                i: { Int: String }
            """,
            [
                "4:8-13 native-unknown-type: unknown type `Strin` | did you mean `String`?",
                "5:8-18 native-value: a list type must be `[Type]`",
                "6:8-10 native-value: a type must be a name like `String`",
                "7:15-16 native-default: `x` is not a value of `Int`",
                "8:13-13 native-syntax: expected a wire name after `=`",
                "9:15-16 native-syntax: unexpected text after a type | a default is `?? value`, a wire "
                    + "name `= name`",
                "10:21-27 native-unknown-key: unknown key `defalt` in the long form of `g` | did you "
                    + "mean `default`?",
                "11:15-16 native-syntax: only `null` can follow `|` | write `oneOf [A, B]` for other "
                    + "alternatives",
            ]
        ),
        (
            """
            netlayer: 1
            types:
              A: enum []
              B: enum Int [a]
              C: enum Bool [a]
              D: oneOf kind {a:Int
              E: { oneOf: { a: Int } }
              F: { enum: [a], base: Int }
              G: Array<>
            """,
            [
                "3:12-13 native-syntax: expected a case of the enum",
                "4:16-17 native-syntax: `a` isn't a number",
                "5:11-15 native-syntax: an enum is of `String`, `Int` or `Double`, not `Bool`",
                "6:23-23 native-syntax: expected `}` after the members of a union",
                "7:15-25 native-missing-key: a union of values and types needs `by`, the property that "
                    + "holds the value",
                "8:19-23 native-unknown-key: unknown key `base` in enum | enum takes `enum`, `type`, "
                    + "`doc`, `deprecated`, `nullable`",
                "9:12-13 native-syntax: expected a type",
            ]
        ),
        (
            """
            netlayer: 1
            types: { A: "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[Int]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]" }
            """,
            [
                "2:78-79 native-syntax: types are nested too deeply"
            ]
        ),
    ]

    @Test(arguments: cases) func faultIsReported(spec: String, expected: [String]) {
        #expect(read(spec).diagnostics == expected)
    }
}
