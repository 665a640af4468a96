import APIModel
import Platform

/// A field of a form, a part of a multipart body, or a pair of a query.
struct FormField {
    let name: String
    let text: String
    var isFile = false
    /// Whether the content type of a part is JSON.
    var isJSON = false

    /// The name without brackets: `filter[a]` → `filter`
    fileprivate var base: String { name.hasPrefix("[") ? name : String(name.prefix { $0 != "[" }) }

    /// The fields of a body: `a=1&b=2`, or the parts of `multipart/form-data`.
    static func all(of request: Request, _ type: MediaType) -> [FormField] {
        guard type.isMultipart else { return all(of: String(decoding: request.body, as: UTF8.self)) }
        guard let boundary = parameter("boundary", of: type.parameters) else { return [] }
        let text = Array(("\r\n--" + boundary).utf8)
        // The first boundary can begin the body.
        let body = Array("\r\n".utf8) + request.body
        var fields: [FormField] = []
        var start: Int?
        var position = 0
        while let found = ByteSearch.firstOffset(of: text, in: body, from: position) {
            if let start, let field = part(body[start..<found]) { fields.append(field) }
            position = found + text.count
            start = position
        }
        return fields
    }

    /// The fields of a form as text, or of a query.
    static func all(of text: String) -> [FormField] {
        FormText.pairs(of: text).map { FormField(name: $0.name, text: $0.value) }
    }

    private static func part(_ bytes: ArraySlice<UInt8>) -> FormField? {
        let bytes = Array(bytes)
        guard let end = ByteSearch.firstOffset(of: Array("\r\n\r\n".utf8), in: bytes, from: 0) else { return nil }
        var (name, isFile, isJSON): (String?, Bool, Bool) = (nil, false, false)
        for line in String(decoding: bytes[..<end], as: UTF8.self).split(separator: "\r\n") {
            let pair = line.split(separator: ":", maxSplits: 1)
            guard pair.count == 2 else { continue }
            let value = MediaType(String(pair[1].drop(while: \.isWhitespace)))
            switch pair[0].lowercased() {
            case "content-disposition":
                name = parameter("name", of: value.parameters)
                isFile = value.parameters.contains { $0.lowercased().hasPrefix("filename") }
            case "content-type": isJSON = value.isJSON
            default: break
            }
        }
        return name.map {
            FormField(
                name: $0, text: String(decoding: bytes[(end + 4)...], as: UTF8.self), isFile: isFile, isJSON: isJSON)
        }
    }

    /// `name="a"` → `a`
    private static func parameter(_ name: String, of parameters: [String]) -> String? {
        guard let found = parameters.first(where: { $0.lowercased().hasPrefix(name + "=") }) else { return nil }
        let value = found.dropFirst(name.utf8.count + 1)
        return value.first == "\"" ? String(value.dropFirst().prefix { $0 != "\"" }) : String(value)
    }
}

extension SchemaCheck {
    /// The fields as the JSON that a schema describes: `id=7&tag=a&tag=b` → `{"id": 7, "tag": ["a", "b"]}`. Files and fields
    /// without a property are left out.
    func value(of fields: [FormField], as use: SchemaUse, _ encodings: [PartEncoding] = []) -> Literal {
        // A request can have many fields, so they are grouped instead of searched for each property.
        let groups = Dictionary(grouping: fields, by: \.base)
        let found = api.properties(of: use).compactMap { property -> Literal.Member? in
            let name = property.wireName
            let all = groups[name] ?? []
            let own = all.filter { !$0.isFile && ($0.name == name || $0.name == name + "[]") }
            let value: Literal?
            switch api.resolvedKind(of: property.use.schema) {
            case .array(let list):
                let encoding = encodings.first { $0.property == name }
                let isJoined = encoding?.isExploded == false || encoding?.style.map { !$0.isExplodedByDefault } == true
                // Joined lists aren't checked, since their style decides how to split them.
                value = own.isEmpty || isJoined ? nil : elements(own, list.element)
            case .object, .map: value = own.first.flatMap(json) ?? members(of: name, in: all, as: property.use)
            default: value = own.first.map { json($0) ?? typed($0.text, as: property.use) }
            }
            return value.map { Literal.Member(name: name, value: $0) }
        }
        return .object(found)
    }

    /// `filter[a]=1&filter[b]=x&filter[b]=y` → `{"a": 1, "b": ["x", "y"]}`; nil without any. Deeper ones are left out.
    func members(of name: String, in fields: [FormField], as use: SchemaUse) -> Literal? {
        let uses = Dictionary(api.properties(of: use).map { ($0.wireName, $0.use) }) { first, _ in first }
        let other: SchemaUse? =
            switch api.resolvedKind(of: use.schema) {
            case .map(let element): element
            case .object(let shape): if case .schema(let use) = shape.additional { use } else { nil }
            default: nil
            }
        var (keys, groups): ([String], [String: [FormField]]) = ([], [:])
        for field in fields where field.name.hasPrefix(name + "[") && field.name.hasSuffix("]") {
            var key = field.name.dropFirst(name.count + 1).dropLast()
            if key.hasSuffix("][") { key.removeLast(2) }
            if key.isEmpty || key.contains("[") { continue }
            if groups[String(key)] == nil { keys.append(String(key)) }
            groups[String(key), default: []].append(field)
        }
        let members = keys.map { key in
            let (own, use) = (groups[key] ?? [], uses[key] ?? other)
            if let use, case .array(let list) = api.resolvedKind(of: use.schema) {
                return Literal.Member(name: key, value: elements(own, list.element))
            }
            return Literal.Member(name: key, value: use.map { typed(own[0].text, as: $0) } ?? .string(own[0].text))
        }
        return members.isEmpty ? nil : .object(members)
    }

    private func elements(_ fields: [FormField], _ element: SchemaUse) -> Literal {
        if fields.count == 1, let whole = json(fields[0]), case .array = whole { return whole }
        return .array(fields.map { json($0) ?? typed($0.text, as: element) })
    }

    private func json(_ field: FormField) -> Literal? { field.isJSON ? JSON.read(Array(field.text.utf8)).value : nil }
}
