import Diagnostics

/// Every kind of problem that planning Swift types can find.
public enum SwiftModelCodes {
    public static let endlessType = DiagnosticCode(
        "endless-type",
        .warning,
        title: "A schema is made of nothing but itself.",
        cause:
            "An alias that leads back to itself, or a list that holds only lists of its own kind, has no Swift type.",
        mend:
            "Give the schema a kind, such as an object with a property that holds the list. Until then it is any JSON.",
        example: "schemas:\n  Tree: { type: array, items: { $ref: '#/components/schemas/Tree' } }"
    )
    public static let deepType = DiagnosticCode(
        "deep-type",
        .warning,
        title: "Lists are nested too deeply.",
        cause: "A type of more than a hundred lists in each other can't be read by people or compilers.",
        mend: "Give the inner lists names. Until then what is inside is any JSON.",
        example: "schemas:\n  Cube: { type: array, items: { type: array, items: { … } } }"
    )
    public static let noValue = DiagnosticCode(
        "no-value",
        .warning,
        title: "A schema allows no value, or only null.",
        cause: "No Swift type says that; the place is generated as any JSON.",
        mend: "Describe the values, or remove the property.",
        example: "properties:\n  legacy: false"
    )
    public static let enumValue = DiagnosticCode(
        "enum-value",
        .warning,
        title: "A value of an enum has no literal in Swift.",
        cause: "Objects, lists and numbers out of range can't be raw values of an enum.",
        mend: "Describe the value with a schema of its own. Until then it is left to the `unknown` case.",
        example: "enum: [small, { size: 3 }]"
    )
    public static let unionMember = DiagnosticCode(
        "union-member",
        .warning,
        title: "Two members of a union can't be told apart.",
        cause: "Their values look the same, and no discriminator tells which is meant; the first one is always taken.",
        mend: "Add a discriminator, or a property that only one of them requires.",
        example: "oneOf:\n  - { type: object, properties: { a: { type: string } } }\n"
            + "  - { type: object, properties: { a: { type: string } } }"
    )
    public static let sameKey = DiagnosticCode(
        "same-key",
        .warning,
        title: "Two properties have one key.",
        cause: "A decoder that converts keys from snake case takes `photo_url` and `photoUrl` for the same.",
        mend: "Set `models.keyStrategy` to `verbatim`, and use a decoder that leaves keys as they are.",
        example: "properties:\n  photo_url: { type: string }\n  photoUrl: { type: string }"
    )
    public static let lostKey = DiagnosticCode(
        "lost-key",
        .warning,
        title: "A key is not in snake case.",
        cause:
            "`models.keyStrategy: snakeCase` leaves keys to an encoder that writes all of them in snake case; one that the "
            + "description spells otherwise is not what the service expects.",
        mend: "Set `models.keyStrategy` to `verbatim`, and use an encoder and a decoder that leave keys as they are.",
        example: "properties:\n  photoUrl: { type: string }"
    )
    public static let nameConflict = DiagnosticCode(
        "name-conflict",
        .error,
        title: "Two things are given the same name.",
        cause:
            "Renames of the configuration are followed to the letter, so that two of them can contradict each other.",
        mend: "Change one of the renames.",
        example: "rename:\n  schemas: { item: Item, thing: Item }"
    )
    public static let formContent = DiagnosticCode(
        "form-content",
        .warning,
        title: "A form is described by something else than an object.",
        cause: "The parts of a form are the properties of an object; without them there is nothing to send.",
        mend: "Describe the form as an object with a property for each part.",
        example: "multipart/form-data:\n  schema: { type: string }"
    )

    public static let unusedDefault = DiagnosticCode(
        "unused-default",
        .warning,
        title: "A default has no literal in Swift.",
        cause: "An object, a union, a date or a long list can't be written as the default of an argument.",
        mend: "Hand the value over, or leave it: an initialiser asks for a property without a default.",
        example: "required: [size]\nproperties:\n  size: { default: { width: 1 }, $ref: '#/components/schemas/Size' }",
        isOmission: true
    )
    public static let unusedContent = DiagnosticCode(
        "unused-content",
        .warning,
        title: "A body is described in a way that the code has no types for.",
        cause:
            "One media type is sent or asked for, and bodies that are neither JSON nor a form are handed over as text or "
            + "bytes. What another media type or such a body looks like inside is left out.",
        mend: "Choose another one by `requestMediaType` or `responseMediaType`, or leave it: the rest works.",
        example: "content:\n  application/json: { schema: { $ref: '#/components/schemas/Cake' } }\n"
            + "  application/xml: { schema: { $ref: '#/components/schemas/XMLCake' } }",
        isOmission: true
    )
    public static let openedEnvelope = DiagnosticCode(
        "opened-envelope",
        .warning,
        title: "A list is taken out of an envelope that says more of it.",
        cause: "`requests.envelope` opens every answer at one key; totals and page numbers beside a list stay behind.",
        mend: "Say `envelope: false` for the operation to be handed the whole, or leave it: the list arrives.",
        example: "requests: { envelope: data }",
        isOmission: true
    )
    public static let unusedServer = DiagnosticCode(
        "unused-server",
        .warning,
        title: "A server is not used.",
        cause:
            "An address without a host depends on where the description was found, and an operation with servers of its own "
            + "is sent to the first of them.",
        mend: "Write the whole address, or hand over a base URL that ends in the path of the server.",
        example: "servers: [{ url: /v2 }]",
        isOmission: true
    )

    public static let all: [DiagnosticCode] = [
        endlessType, deepType, noValue, enumValue, unionMember, sameKey, lostKey, nameConflict, formContent,
        unusedDefault,
        unusedContent, openedEnvelope, unusedServer,
    ]
}
