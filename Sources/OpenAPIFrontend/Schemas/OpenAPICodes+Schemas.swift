import Diagnostics

extension OpenAPICodes {
    static let schemas: [DiagnosticCode] = [
        undeclaredRequired, requiredFlag, unknownType, ignoredLimit, enumValues, wrongDefault, conflictingTypes,
        twoUnions, cyclicAllOf, cyclicUnion, tooDeep, discriminator,
    ]

    static let undeclaredRequired = DiagnosticCode(
        "undeclared-required",
        .warning,
        title: "A list of required properties names one that the schema does not have.",
        cause: "The property was renamed or removed, or its name is misspelt; nothing is required by the name.",
        mend: "Correct the name, remove it, or declare the property.",
        example: "required: [nmae]\nproperties: { name: { type: string } }"
    )
    static let requiredFlag = DiagnosticCode(
        "required-flag",
        .warning,
        title: "A schema has `required` as a flag.",
        cause: "Properties were required by a flag in old versions of JSON Schema; now the object lists their names.",
        mend: "List the name of the property in `required` of the object.",
        example: "properties:\n  name: { type: string, required: true }"
    )
    static let unknownType = DiagnosticCode(
        "unknown-type",
        .warning,
        title: "A type is none of the seven that there are.",
        cause: "The word belongs to a programming language or is a format; what is probably meant is used.",
        mend: "Use the type that the message names, with `format` for the rest.",
        example: "type: uuid"
    )
    static let ignoredLimit = DiagnosticCode(
        "ignored-limit",
        .warning,
        title: "A limit has a value of the wrong kind.",
        cause: "Limits change no type, so one that can't be read is left out.",
        mend: "Write the kind of value that the message names.",
        example: "type: string\nmaxLength: many"
    )
    static let enumValues = DiagnosticCode(
        "enum-values",
        .warning,
        title: "The values of an `enum` are not what they should be.",
        cause: "A value stands twice, is not of the schema's type, or is a list or a mapping, which can't be a case.",
        mend: "Remove what is doubled; write the values as values of the type.",
        example: "type: string\nenum: [small, large, small]"
    )
    static let wrongDefault = DiagnosticCode(
        "wrong-default",
        .warning,
        title: "A default is no value of its schema.",
        cause: "Such a default can't be used, so it is left out.",
        mend: "Write a value that the schema allows, or remove the default.",
        example: "type: integer\ndefault: none"
    )
    static let conflictingTypes = DiagnosticCode(
        "conflicting-types",
        .warning,
        title: "Two parts of an `allOf` contradict each other.",
        cause: "A value would have to be of two kinds at once; the later part is taken.",
        mend: "Make the types agree.",
        example: "allOf:\n  - properties: { id: { type: string } }\n  - properties: { id: { type: integer } }"
    )
    static let twoUnions = DiagnosticCode(
        "two-unions",
        .warning,
        title: "A value has to fit two choices at once.",
        cause: "Every combination of the two would be a type of its own; the second choice is flattened instead.",
        mend: "Write one choice, or leave it: no data is lost.",
        example: "allOf:\n  - oneOf: [{ $ref: A }, { $ref: B }]\n  - oneOf: [{ $ref: C }, { $ref: D }]"
    )
    static let cyclicAllOf = DiagnosticCode(
        "cyclic-all-of",
        .warning,
        title: "A schema is part of its own `allOf`.",
        cause: "A schema adds nothing to itself, so the part that closes the circle is left out.",
        mend: "Remove one of the references of the circle.",
        example: "schemas:\n  A: { allOf: [{ $ref: \"#/components/schemas/A\" }] }"
    )
    static let cyclicUnion = DiagnosticCode(
        "cyclic-union",
        .warning,
        title: "A union is a member of itself.",
        cause: "What such a member allows, the others allow already, and reading it would have no end.",
        mend: "Remove the member.",
        example: "schemas:\n  Value: { oneOf: [{ $ref: \"#/components/schemas/Value\" }, { type: string }] }"
    )
    static let tooDeep = DiagnosticCode(
        "too-deep",
        .warning,
        title: "Schemas that merge others lie deeper in each other than can be followed.",
        cause: "There is a limit, so that no document can exhaust the memory; what lies deeper is left out.",
        mend: "Name the inner schemas and merge them step by step.",
        example: "allOf: [{ allOf: [{ allOf: [ … ] }] }]"
    )
    static let discriminator = DiagnosticCode(
        "discriminator",
        .warning,
        title: "A discriminator can't be used as it is written.",
        cause: "It names no property, or maps a value to a schema that is missing or no alternative.",
        mend: "Write `discriminator: { propertyName: kind }`, and map values to the alternatives.",
        example: "discriminator: kind"
    )
}
