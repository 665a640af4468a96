import APIModel
import Diagnostics
import SourceTree

extension NativeLowering {
    /// The declared struct that `input` names; nil for `arguments`, `struct` and unknown names.
    func inputType(_ node: SourceNode?) -> Int? {
        guard let node, node.isString else { return nil }
        return types.index(of: node.text)
    }

    /// `input: FetchItemsInput`: a struct whose members are sent in the query, or that is the body.
    mutating func readInput(_ draft: inout OperationDraft) {
        var name: (text: String, range: SourceRange)?
        if let node = draft.node?["input"], inputType(node) != nil { name = (node.text, node.range) }
        if let body = draft.line.body, body.keyword == "input" {
            guard case .named(let text, let arguments) = body.type.kind, arguments.isEmpty else {
                return bag.report(NativeCodes.input("`input` needs the name of a struct", at: body.type.range))
            }
            name = (text, body.type.range)
        }
        guard let name else { return }
        let noStruct = NativeCodes.input("`\(name.text)` is not a struct, so it can't be an input", at: name.range)
        guard let index = types.index(of: name.text) else {
            return bag.report(
                NativePrimitive.kind(of: name.text) != nil
                    ? noStruct : .unknownType(name.text, among: types.names, at: name.range))
        }
        guard let fixedName = FixedName(name.text) else {
            return bag.report(NativeCodes.input("`\(name.text)` must be \(FixedName.expected)", at: name.range))
        }
        let use = SchemaUse(types[index].id)
        guard types[index].parameters.isEmpty, isObject(api.resolved(use.schema)) else { return bag.report(noStruct) }
        draft.input = (name.text, use, api.properties(of: use))
        draft.operation.directives.input = .structure(name: fixedName)
        draft.operation.directives.give("input", at: Origin(range: name.range))
        if draft.isQueryMethod { types[index].isQueryInput = true } else { types[index].isReferenced = true }
    }

    mutating func readBody(_ draft: inout OperationDraft) {
        let pointer = draft.pointer + "/body"
        var first: SourceRange?
        if let input = draft.input, !draft.isQueryMethod {
            first = draft.line.body?.range ?? draft.node?.entry("input")?.key.range
            let content = MediaContent(mediaType: MediaType("application/json"), use: input.use)
            draft.operation.body = Body(
                isRequired: true, contents: [content], origin: Origin(pointer: pointer, range: first))
        } else if let body = draft.line.body, body.keyword != "input" {
            first = body.range
            draft.operation.body = self.body(body.keyword, body.type, at: body.range, pointer: pointer)
        }
        guard let node = draft.node else { return }
        for entry in node.entries where NativeKeys.bodies.contains(entry.key.text) {
            if let first {
                bag.report(.duplicate("operation `\(draft.name)` has two bodies", at: entry.key.range, first: first))
                continue
            }
            first = entry.key.range
            draft.operation.body = longBody(entry, pointer: pointer)
        }
    }

    /// `body: ItemInput`, or `body: { type: ItemInput, mediaType: application/merge-patch+json }`
    private mutating func longBody(_ entry: SourceEntry, pointer: String) -> Body? {
        let isLong = entry.value.isMapping && entry.value["type"] != nil
        guard let type = expression((isLong ? entry.value["type"] : nil) ?? entry.value) else { return nil }
        var body = body(entry.key.text, type, at: entry.key.range, pointer: pointer)
        guard isLong else { return body }
        check(entry.value, takes: NativeKeys.body, in: "`\(entry.key.text)`")
        body.documentation = text(entry.value["doc"], "`doc`")
        if let isRequired = flag(entry.value["required"], "`required`") { body.isRequired = isRequired }
        if let mediaType = text(entry.value["mediaType"], "`mediaType`") {
            body.contents[0].mediaType = MediaType(mediaType)
        }
        return body
    }

    private mutating func body(_ keyword: String, _ type: TypeExpression, at range: SourceRange, pointer: String)
        -> Body
    {
        var mediaType = Self.mediaType(of: type)
        switch keyword {
        case "form": mediaType = "application/x-www-form-urlencoded"
        case "multipart": mediaType = "multipart/form-data"
        case "text": mediaType = "text/plain"
        default: break
        }
        var content = MediaContent(mediaType: MediaType(mediaType), use: use(of: type, pointer: pointer))
        if content.mediaType.isForm || content.mediaType.isMultipart, let use = content.use {
            content.encodings = encodings(of: use)
        }
        return Body(isRequired: !type.isOptional, contents: [content], origin: Origin(pointer: pointer, range: range))
    }

    private mutating func encodings(of use: SchemaUse) -> [PartEncoding] {
        api.properties(of: use).compactMap { property in
            guard holdsFiles(property.use) else { return fieldStyles.encoding(of: property) }
            if let range = fieldStyles.refuse(property) {
                bag.report(
                    NativeCodes.input, "this style has no effect: a file is sent unchanged, in a part of its own",
                    at: range)
            }
            return nil
        }
    }

    private func holdsFiles(_ use: SchemaUse) -> Bool {
        switch api.resolvedKind(of: use.schema) {
        case .string(format: "binary"): true
        case .array(let shape): holdsFiles(shape.element)
        default: false
        }
    }

    /// The default media type of a body: a file is sent as it is, everything else as JSON.
    static func mediaType(of type: TypeExpression) -> String {
        if case .named("File", _) = type.kind { return "application/octet-stream" }
        return "application/json"
    }
}
