extension RequestReader {
    /// The body that a value makes: encoded data, a dictionary or a model.
    func body(_ value: Value, _ fields: inout FieldReader, _ usual: BodyKind) -> RequestDraft.Body {
        switch value {
        case .null: return .none
        case .instance(let data) where data.type == "Data":
            if data.fields["json"]?.isNull == true || data.fields["form"]?.isNull == true { return .none }
            if let json = data.fields["json"] {
                fields.isSnakeCase = data.fields["snake"] != nil
                defer { fields.isSnakeCase = false }
                let found = body(json, &fields, .json)
                if let dates = data.fields["dates"]?.knownText, dates != "iso8601" { remark(dates, of: found, &fields) }
                if case .model = found, fields.isSnakeCase {
                    fields.remark(
                        "the encoder writes the body's names in snake case: `models: { keyStrategy: snakeCase }` does so, too"
                    )
                }
                return found
            }
            if let form = data.fields["form"] { return .fields(.form, fields.fields(form, "form").flattened()) }
            if let parts = data.fields["multipart"] { return multipart(parts, &fields) }
            if let text = data.fields["text"] {
                if text.knownText == "" { return .none }
                if text.isEmptyObject { return .fields(.json, []) }
                if let form = form(writtenAs: text, &fields) { return form }
                if text.symbol?.isChanged ?? true {
                    let shown = text.symbol.map { "made of `\($0.text)`" } ?? text.shown
                    fields.remark("the body is the text \(shown): here the whole text is an argument")
                }
                return .model(.text, Symbol(text: text.symbol?.text ?? "text", type: "String", isInput: true))
            }
            if let pieces = data.fields["pieces"], let parts = WrittenForm(pieces).parts {
                let known = parts.map { part in
                    guard part.isOpen, case .argument(let list) = part.value else { return part }
                    return fields.open(list)
                }
                return .fields(.multipart, known)
            }
            fields.remark("the body is data that isn't understood")
            return .model(.data, Symbol(text: "body", type: "Data", isInput: false))
        case .symbol(let symbol):
            if symbol.type?.name == "Data" { return .model(.data, symbol) }
            let isObject = ["NSDictionary", "NSMutableDictionary"].contains(symbol.type?.name)
            if symbol.type?.mentions("Any") == true || symbol.type?.pair != nil || isObject {
                return .fields(usual, members(value, usual, &fields))
            }
            if !symbol.isInput || symbol.isChanged {
                fields.remark("the body is `\(symbol.text)`, which the code makes elsewhere")
            }
            return .model(usual, symbol)
        case .choice(let choice) where choice.payload.isEmpty && ["none", "empty", "emptyBody"].contains(choice.name):
            fields.remark("`.\(choice.name)` is taken for no body")
            return .none
        case .choice(let choice) where choice.payload.count == 1 || choice.payload.value("contentType") != nil:
            // `.json(input)`, `.form(input)`, `.data(photo, contentType: "image/png")`
            return body(choice.payload[0].value, &fields, BodyKind(named: choice.name) ?? usual)
        case .dictionary: return .fields(usual, members(value, usual, &fields))
        case .instance(let query) where query.type == "Query":
            let form = fields.fields(query.fields["items"] ?? .null, "form").flattened()
            return form.isEmpty ? .none : .fields(.form, form)
        case .instance(let instance) where evaluator.index.isDeclared(instance.type):
            if let single = singleValue(instance) { return .model(usual, single) }
            return .fields(usual, members(value, usual, &fields))
        case .instance(let instance) where instance.fields.count == 1 && BodyKind(named: instance.type) != nil:
            // A value of a library: `FormURLEncodedBodyParameters(formObject: fields)`
            let kind = BodyKind(named: instance.type) ?? usual
            let inner = instance.fields.values.first ?? .null
            if kind == .form { return .fields(.form, fields.fields(inner, "form").flattened()) }
            return kind == .multipart ? multipart(inner, &fields) : body(inner, &fields, kind)
        case .text(let pieces) where pieces.isEmpty || value.knownText == "": return .none
        case .text where value.isEmptyObject: return .fields(.json, [])
        case .literal, .text:
            if let form = form(writtenAs: value, &fields) { return form }
            fields.remark("the body is the text \(value.shown): here the whole text is an argument")
            return .model(.text, Symbol(text: "text", type: "String", isInput: true))
        case .list(let list):
            fields.remark("the body is a list that the code puts together: `\(value.shown)`")
            return .model(usual, Symbol(text: "items", type: .list(list.typeName ?? "Any"), isInput: false))
        default:
            fields.remark("the body is `\(value.shown)`, which isn't understood")
            return .model(usual, Symbol(text: "body", type: nil, isInput: false))
        }
    }

    /// The body in the format that its header says: a text may be a form, `name=\(name)&password=\(password)`, and data
    /// that other code makes may be the parts of one.
    func body(_ body: Value, of type: String, _ fields: inout FieldReader) -> RequestDraft.Body {
        if type.hasPrefix("application/x-www-form-urlencoded"), let text = body.field("text") {
            let address = AddressSplitting([.words("?")] + text.pieceList)
            for it in address.remarks { fields.remark(it.text, member: it.member, isUnknown: it.isUnknown) }
            if !address.query.isEmpty { return .fields(.form, address.query) }
        }
        let found = self.body(body, &fields, .json)
        guard type.hasPrefix("multipart/"), case .model(let kind, _) = found, kind == .text || kind == .data else {
            return found
        }
        return multipart(.unknown("body"), &fields)
    }

    /// The form that code writes as a text: `"grant_type=code&code=\(code)"`
    private func form(writtenAs text: Value, _ fields: inout FieldReader) -> RequestDraft.Body? {
        let written = AddressSplitting([.words("?")] + text.pieceList)
        let isForm = written.query.allSatisfy { field in
            !field.name.isEmpty && field.name.allSatisfy { $0.isLetter || $0.isNumber || "_-.[]".contains($0) }
        }
        guard isForm, written.query.first != nil, !written.remarks.contains(where: \.isUnknown),
            text.pieceList.contains(where: { $0.words?.contains("=") == true })
        else { return nil }
        for remark in written.remarks { fields.remark(remark.text, member: remark.member) }
        if written.query.contains(where: { if case .argument = $0.value { true } else { false } }) {
            fields.remark("the code writes the form as a text; whether it escapes the values isn't looked at")
        }
        return .fields(.form, written.query)
    }

    /// Adds remarks about dates that the code's encoder writes in another way than a spec.
    private func remark(_ dates: String, of body: RequestDraft.Body, _ fields: inout FieldReader) {
        let way = dates == "deferredToDate" ? "as seconds since 2001" : "by `.\(dates)`"
        let text = "the code's encoder writes it \(way), and a date of a spec is one of ISO 8601"
        switch body {
        case .fields(_, let members):
            for member in members where holdsDate(member.value) {
                fields.remark("`\(member.name)` has a date: " + text, member: member.name)
            }
        case .model(_, let symbol) where evaluator.index.holdsDate(symbol.type):
            fields.remark("the body has a date: " + text)
        default: return
        }
    }

    private func holdsDate(_ content: RequestDraft.Content) -> Bool {
        switch content {
        case .constant: return false
        case .argument(let symbol): return evaluator.index.holdsDate(symbol.type)
        case .fields(let members): return members.contains { holdsDate($0.value) }
        case .list(let inner): return holdsDate(inner)
        }
    }

    private func members(_ value: Value, _ kind: BodyKind, _ fields: inout FieldReader) -> [RequestDraft.Field] {
        kind == .json ? fields.json(value, "body") : fields.fields(value, "body")
    }

    /// The one value that a type encodes itself as: `container.encode(preset)`
    private func singleValue(_ instance: Value.Instance) -> Symbol? {
        guard let entry = evaluator.index.type(instance.type),
            let encode = entry.members.functions.first(where: {
                $0.name == "encode" && $0.parameters.first?.label == "to"
            }), let body = encode.body, body.names("singleValueContainer")
        else { return nil }
        for statement in body {
            guard case .expression(.call(.member(_, "encode"), let arguments)) = statement.kind,
                let argument = arguments.first
            else { continue }
            var scope = Scope(this: .instance(instance), type: entry.name, file: encode.file)
            return evaluator.evaluate(argument.value, in: &scope).symbol
        }
        return nil
    }

    // MARK: Parameters

    /// Adds members that the code of the request doesn't read, since a client may add them later.
    func addUnread(to draft: inout RequestDraft, _ value: Value, _ entry: SourceIndex.Entry) {
        let read = evaluator.membersRead
        func isUnread(_ role: EndpointRole) -> Bool { read.isDisjoint(with: role.names) }
        guard draft.query.isEmpty, !draft.body.isSome, isUnread(.parameters), isUnread(.query) else { return }
        var fields = FieldReader(evaluator)
        if let query = role(.query, value, entry), !query.isNull { draft.query = fields.fields(query, "query") }
        addParameters(of: value, entry, to: &draft, &fields)
        draft.remarks += fields.remarks
        let names = EndpointRole.query.names + EndpointRole.parameters.names
        if let senders = evaluator.senders, !names.contains(where: senders.isMentioned) {
            let text = "no code that is there reads it: whether the request carries it isn't known"
            draft.remarks += draft.query.map { Remark(.query, text, member: $0.name) }
            if draft.body.isSome { draft.remarks.append(Remark(.body, text)) }
        }
    }

    func addParameters(
        of value: Value, _ entry: SourceIndex.Entry, to draft: inout RequestDraft, _ fields: inout FieldReader
    ) {
        guard let parameters = role(.parameters, value, entry), role(.task, value, entry) == nil else { return }
        let encoding = role(.encoding, value, entry).flatMap(Foundation.placement)
        // What another library does with `.url` isn't known if the method has a body.
        let isLibrary = !evaluator.index.imports.isDisjoint(with: ["Moya", "Alamofire"])
        let isOpen = encoding == .byMethod && !isLibrary && defaultPlacement(draft.method) == .json
        if encoding == nil || isOpen, !parameters.isNull, parameters.key != "[:]" {
            let text = "where the parameters go isn't said in these files: taken for query or JSON by the method"
            draft.remarks += [Remark(.query, text), Remark(.body, text)]
        }
        place(parameters, encoding ?? defaultPlacement(draft.method), &draft, &fields)
    }

    private func defaultPlacement(_ method: String?) -> Foundation.Placement {
        ["GET", "HEAD", "DELETE"].contains(method ?? "GET") ? .query : .json
    }

    // MARK: Tasks

    /// Reads the tasks of Moya and similar libraries: `.requestParameters(parameters: …, encoding: …)`
    func read(task: Value, _ draft: inout RequestDraft, _ fields: inout FieldReader) {
        guard case .choice(let choice) = task else {
            if !task.isNull {
                draft.remarks += RequestReader.unclear("the task is `\(task.shown)`, which isn't understood")
            }
            return
        }
        defer { fields.role = .query }
        let name = choice.name.lowercased()
        let encoder = choice.payload.value("encoding")
        let usual = Value.type("URLEncoding")
        let isLibrary = !evaluator.index.imports.isDisjoint(with: ["Moya", "Alamofire"])
        let encoding =
            (choice.payload.value("encoding") ?? choice.payload.value("bodyEncoding") ?? choice.payload.value("encoder"))
            .flatMap(Foundation.placement)
        for (position, part) in choice.payload.enumerated() {
            fields.role = .query
            switch part.label ?? "" {
            case "parameters", "params":
                let value = isLibrary ? part.value.inURLs(by: encoder ?? usual, evaluator) : part.value
                place(value, encoding ?? .byMethod, &draft, &fields)
            case "urlParameters", "query", "queryParameters", "queryItems", "urlParams", "queryParams":
                draft.query += fields.fields(isLibrary ? part.value.inURLs(by: usual, evaluator) : part.value, "query")
            case "bodyParameters", "body", "bodyParams": place(body: part.value, encoding ?? .json, &draft, &fields)
            case "bodyData":
                fields.role = .body
                draft.body = body(part.value, &fields, .data)
            case "additionHeaders", "additionalHeaders", "headers": draft.headers += fields.headers(part.value)
            case "encoding", "bodyEncoding", "encoder", "destination", "urlEncoding": continue
            default:
                let encoder = choice.payload.value("encoder")
                let encoded = encoder.flatMap {
                    Foundation.encode($0, [Value.Part(label: nil, value: part.value)], evaluator)
                }
                unlabelled(encoded ?? part.value, name, position, &draft, &fields)
            }
        }
    }

    private func place(
        body value: Value, _ encoding: Foundation.Placement, _ draft: inout RequestDraft, _ fields: inout FieldReader
    ) {
        let kind: BodyKind = encoding == .json ? .json : .form
        fields.role = .body
        draft.body = body(value, &fields, kind)
    }

    private func unlabelled(
        _ value: Value, _ name: String, _ position: Int, _ draft: inout RequestDraft, _ fields: inout FieldReader
    ) {
        fields.role = .body
        if name.contains("multipart") {
            draft.body = multipart(value, &fields)
        } else if name.contains("json") || name.contains("encodable") || name.contains("body") {
            draft.body = body(value, &fields, .json)
        } else if name.contains("query") || name.contains("urlparam") {
            fields.role = .query
            draft.query += fields.fields(value, "query")
        } else if name.contains("data") || name.contains("upload") {
            draft.body = .model(.data, value.symbol ?? Symbol(text: "data", type: "Data", isInput: false))
        } else if name.contains("param") {
            place(value, .byMethod, &draft, &fields)
        } else if Foundation.placement(value) == nil {
            draft.remarks += RequestReader.unclear(
                "the task `.\(name)` carries `\(value.shown)`, which isn't understood")
        }
    }

    static func unclear(_ text: String) -> [Remark] { EndpointField.carried.map { Remark($0, text, isUnknown: true) } }

    /// The parts of a multipart form.
    func multipart(_ value: Value, _ fields: inout FieldReader) -> RequestDraft.Body {
        guard case .list(let list) = value else {
            let type = value.typeName ?? value.symbol?.type?.name
            if let type, evaluator.index.isDeclared(type) { return .fields(.multipart, fields.fields(value, "form")) }
            fields.remark("the parts of the multipart form are put together by code that isn't understood")
            return .model(.multipart, Symbol(text: "form", type: nil, isInput: false))
        }
        var parts: [RequestDraft.Field] = []
        for element in list.elements {
            guard case .instance(let part) = element.value, let name = element.value.itemName?.knownText else {
                fields.remark("a part of the multipart form isn't understood: `\(element.value.shown)`")
                continue
            }
            let mayBeAbsent = element.isConditional || element.each?.isOptional == true
            let content = MultipartPart(part, name, element.each).content
            parts.append(RequestDraft.Field(name: name, value: content, isConditional: mayBeAbsent))
        }
        for symbol in list.open {
            if symbol.isChanged {
                fields.remark("parts of the multipart form are made of `\(symbol.text)` by code that isn't understood")
            }
            parts.append(RequestDraft.Field(name: symbol.text, value: .argument(symbol), isOpen: true))
        }
        return .fields(.multipart, parts)
    }
}

extension Value.List {
    /// The type of all its values, if they have the same.
    fileprivate var typeName: SwiftType? {
        let types = Set(elements.map { $0.value.symbol?.type ?? $0.value.typeName.map { SwiftType($0) } })
        return open.isEmpty && types.count == 1 ? types.first.flatMap { $0 } : nil
    }
}

extension SourceIndex {
    /// Whether a type is a date, or its stored properties hold one.
    fileprivate func holdsDate(_ written: SwiftType?, from place: String? = nil, depth: Int = 0) -> Bool {
        guard let written, depth < 5 else { return false }
        if written.mentions("Date") { return true }
        guard let entry = type(written.element ?? written.pair?.value ?? written, from: place) else { return false }
        return entry.members.properties.contains { property in
            property.isStored && holdsDate(property.type, from: entry.name, depth: depth + 1)
        }
    }
}

extension BodyKind {
    /// The kind that a case's name suggests: `.formURLEncoded` is a form.
    init?(named name: String) {
        let name = name.lowercased()
        let words: [(String, BodyKind)] = [
            ("multipart", .multipart), ("form", .form), ("url", .form), ("json", .json), ("text", .text),
            ("data", .data),
        ]
        guard let kind = words.first(where: { name.contains($0.0) })?.1 else { return nil }
        self = kind
    }
}

extension [RequestDraft.Field] {
    /// The fields with the names that forms use: `location[city]` for a nested one.
    func flattened(_ prefix: String = "") -> [RequestDraft.Field] {
        flatMap { field -> [RequestDraft.Field] in
            var field = field
            field.name = prefix.isEmpty ? field.name : prefix + "[" + field.name + "]"
            guard case .fields(let inner) = field.value else { return [field] }
            return inner.flattened(field.name)
        }
    }
}

extension String {
    /// The name as `JSONEncoder.KeyEncodingStrategy.convertToSnakeCase` writes it: `myURLKind` → `my_url_kind`
    var inSnakeCase: String {
        let letters = Array(self)
        var result = ""
        for (index, letter) in letters.enumerated() {
            let isNewWord =
                index > 0 && letter.isUppercase
                && (!letters[index - 1].isUppercase || index + 1 < letters.count && letters[index + 1].isLowercase)
            if isNewWord, letters[index - 1] != "_" { result += "_" }
            result += letter.lowercased()
        }
        return result
    }
}

extension Value {
    /// Whether it is the JSON text of an object without members: `{}`
    fileprivate var isEmptyObject: Bool { knownText?.filter { !$0.isWhitespace } == "{}" }
}

extension RequestDraft {
    /// The content type, or what stands before the first value in it: `multipart/form-data; boundary=`
    func contentType(_ written: Value?) -> String {
        let isType = { (name: String?) in name?.lowercased() == "content-type" }
        if case .constant(let type, _)? = headers.first(where: { isType($0.name) })?.value { return type }
        guard case .dictionary(let entries)? = written else { return "" }
        return entries.entries.last { isType($0.key.knownText) }?.value.pieceList.first?.words ?? ""
    }
}
