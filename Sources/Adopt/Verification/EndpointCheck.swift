/// A Swift function that makes a request with the hand-written and the generated code and compares the two.
package struct EndpointCheck {
    /// An argument of the generated case.
    package struct Argument {
        /// Turns an expression into the argument that the case takes.
        package let passing: (String) -> String
        package let place: Place
        package let wireName: String?
        /// The members of a struct of inputs.
        package let parts: [Argument]

        package enum Place: Sendable {
            case path, query, header, body, flag, other
            /// A struct of inputs, by its name.
            case inputs(String)
        }

        package init(place: Place, wireName: String?, parts: [Argument] = [], passing: @escaping (String) -> String) {
            self.place = place
            self.wireName = wireName
            self.parts = parts
            self.passing = passing
        }
    }

    /// The reason why a request can't be compared by sending it.
    package struct Obstacle: Error {
        package enum Kind {
            case notCalled
            /// The requests can't be equal.
            case difference
            /// The code takes a value from elsewhere in the app.
            case elsewhere
        }

        package let text: String
        package var kind = Kind.notCalled
    }

    static let several = Obstacle(text: "one declaration of the code stands for several operations")

    let index: SourceIndex
    let senders: SendingFunctions
    /// The places where the code makes Moya providers that change requests.
    let sites: [MappingSite]
    let endpoint: AdoptedEndpoint
    let module: (SwiftFile) -> String
    /// The parts of the request that aren't known.
    private let unknown: Set<String>

    package init(
        _ index: SourceIndex, _ senders: SendingFunctions, _ sites: [MappingSite], _ endpoint: AdoptedEndpoint,
        module: @escaping (SwiftFile) -> String, unknown: Set<String>
    ) {
        self.index = index
        self.senders = senders
        self.sites = sites
        self.endpoint = endpoint
        self.module = module
        self.unknown = unknown
    }

    /// The function's text.
    /// - Parameter generated: the case of the generated code, `Generated.StoreEndpoint.store`, and its arguments.
    /// - Parameter asksOwn: whether a generated request has the same members as a hand-written one.
    /// - Parameter isRecorded: whether the code's own client may send it, if members alone don't describe all of it.
    package func text(number: Int, case generated: String, asksOwn: Bool, isRecorded: Bool, _ arguments: [Argument])
        throws(Obstacle) -> String
    {
        guard !asksOwn || function == nil else { throw Obstacle(text: "the code makes it in a function") }
        var text = "@MainActor func check\(number)() {\n"
        for variant in SampleValues.Variant.allCases {
            let samples = values(variant)
            let made = try byHand(samples)
            // Conditions on arguments hold, since the arguments are made for them; others are checked.
            let names = made.values.keys.flatMap { name in ["", " is", " == nil"].map { name + $0 } }
            guard endpoint.condition == nil || !endpoint.decisions.isEmpty else { throw EndpointCheck.several }
            text += "    do {\n"
            for line in made.lines { text += "        \(line)\n" }
            for decision in endpoint.decisions where !names.contains(decision.subject) {
                text += "        guard \(try condition(decision, made.values)) else { throw Unmet() }\n"
            }
            var passed: [String] = []
            for argument in arguments { passed.append(argument.passing(try value(of: argument, made.values))) }
            let call = passed.isEmpty ? generated : generated + "(" + passed.joined(separator: ", ") + ")"
            let sending = made.sending
            let ours = sending == nil ? try sent(made.entry, isRecorded: isRecorded) : { _ in sending ?? "" }
            text += "        let ours = try \(ours("value"))\n"
            text += "        let made = try \(call)\n"
            text += "        let theirs = try \(asksOwn ? ours("made") : "Sent(made.makeRequest())")\n"
            let servers = endpoint.otherBases.isEmpty ? [] : [endpoint.base] + endpoint.otherBases
            let left = endpoint.ambientHeaders + endpoint.headers.filter(\.isCredential).map(\.name)
            let ambient = left.map(EndpointCheck.literal).joined(separator: ", ")
            let list = unknown.sorted().map(EndpointCheck.literal).joined(separator: ", ")
            text +=
                "        compare(\(number), \"\(variant.rawValue)\", ours, theirs, unknown: [\(list)], servers: \(servers), ambient: [\(ambient)])\n"
            text += "    } catch is Unmet {} catch { return fail(\(number), error) }\n"
        }
        return text + "}\n"
    }

    /// Values for this endpoint.
    func values(_ variant: SampleValues.Variant) -> SampleValues {
        var samples = SampleValues(index: index, variant: variant, server: endpoint.base, module: module)
        let own = index.type(endpoint.owner)?.declaration?.typeParameters ?? []
        samples.chosen = samples.choice(for: own + (function?.typeParameters ?? []))
        return samples
    }

    // MARK: By hand

    struct Made {
        let lines: [String]
        let entry: SourceIndex.Entry
        /// Expressions for the values that the endpoint takes, by their names.
        let values: [String: String]
        /// The code that sends it, if its members don't describe the request.
        var sending: String?
    }

    private func byHand(_ samples: SampleValues) throws(Obstacle) -> Made {
        if let function { return try call(function, samples) }
        guard let owner = index.type(endpoint.owner) else { throw Obstacle(text: "its type isn't in these files") }
        if let declaration = owner.members.cases.first(where: { $0.name == endpoint.name }) {
            let (lines, values, texts) = try arguments(
                declaration.parameters, names: declaration.payload.map(\.name), of: owner, samples)
            let call = texts.isEmpty ? "" : "(" + texts.joined(separator: ", ") + ")"
            let type = samples.typeText(SwiftType(owner.name), from: nil) ?? samples.name(of: owner)
            let made = "let value = \(type).\(endpoint.name)\(call)"
            return Made(lines: lines + [made], entry: owner, values: values)
        }
        guard let entry = request, entry.members.cases.isEmpty else {
            throw Obstacle(text: "the code makes it in a function")
        }
        if let maker = SampleValues.maker(of: entry), let name = samples.typeText(SwiftType(entry.name), from: nil) {
            let (lines, values, texts) = try arguments(
                maker.parameters, names: maker.parameters.map { $0.name ?? "" }, of: entry, samples)
            let made = "let value = try \(name)(\(texts.joined(separator: ", ")))"
            return Made(lines: lines + [made], entry: entry, values: properties.merging(values) { $1 })
        }
        guard let value = samples.expression(SwiftType(entry.name), from: nil, number: 1) else {
            throw Obstacle(text: "no value of `\(entry.name)` can be made up")
        }
        guard endpoint.decisions.isEmpty else { throw EndpointCheck.several }
        return Made(lines: ["let value = try \(value)"], entry: entry, values: properties)
    }

    /// Code for the request of a value with a given name, from the function that builds it or from its members.
    private func sent(_ entry: SourceIndex.Entry, isRecorded: Bool) throws(Obstacle) -> (String) -> String {
        let line = [entry] + index.ancestors(of: entry)
        let samples = values(.full)
        for candidate in line {
            for function in candidate.members.functions where function.result?.name == "URLRequest" {
                guard function.body != nil, !function.isStatic, !function.isAsync, !function.isPrivate,
                    let call = call(function, on: "$", of: entry, samples)
                else { continue }
                return { "Sent(found(\(call.replacing("$", with: $0))))" }
            }
            for property in candidate.members.properties where property.type == "URLRequest" && property.hasCode {
                return { "Sent(\($0).\(property.name))" }
            }
        }
        if index.isOfMoya(entry) {
            guard let providers = providers(of: entry, samples) else { return { "Sent(try \($0).absentRequest())" } }
            guard isRecorded, !providers.isEmpty else { return { "Sent(try \($0).absentRequest()).unmapped" } }
            let made = providers.map { "_ = try \($0)" }.joined(separator: "; ")
            return { "Sent(try \($0).absentRequest { \(made) })" }
        }
        func member(_ role: EndpointRole) -> String? {
            for ofType in [true, false] {
                let isAsked = line.contains { entry in
                    entry.declaration?.kind == .protocolType
                        && entry.members.properties.contains { $0.isStatic && role.names.contains($0.name) }
                }
                let properties = line.flatMap(\.members.properties).filter { $0.isStatic == ofType }
                guard !ofType || isAsked else { continue }
                if let name = role.names.first(where: { name in properties.contains { $0.name == name } }) {
                    return ofType ? "type(of: $).\(name)" : "$.\(name)"
                }
            }
            let functions = line.flatMap(\.members.functions).filter { function in
                !function.isStatic && !function.isAsync && function.parameters.isEmpty && function.result != nil
            }
            return role.names.first { name in functions.contains { $0.name == name } }.map { "$.\($0)()" }
        }
        var parts: [String] = []
        var open: Set = ["query", "headers", "body"]
        func add(_ role: EndpointRole, as label: String, _ part: String? = nil) {
            guard let member = member(role) else { return }
            // A request whose `body` is nil can be the body itself, or encode one.
            let encodes = entry.members.functions.contains { $0.name == "encode" }
            let isOwn = part == "body" && (encodes || endpoint.bodyType == entry.name)
            parts.append("\(label): \(isOwn ? "either(\(member), $)" : member)")
            if let part { open.remove(part) }
        }
        if member(.route) != nil {
            add(.route, as: "route")
        } else if member(.path) != nil, member(.method) != nil {
            add(.method, as: "method")
            add(.path, as: "path")
        } else {
            if isRecorded, let recorded = recorded(entry) { return recorded }
            throw Obstacle(text: "what it sends can't be asked of its value")
        }
        add(.base, as: member(.base) == "$.host" ? "host" : "base")
        add(.query, as: "query", "query")
        add(.headers, as: "headers", "headers")
        if member(.task) != nil {
            add(.task, as: "task")
            open.subtract(["query", "body"])
        } else {
            add(.body, as: "body", "body")
            var sendsQuery = false
            if case .none = endpoint.body { sendsQuery = true }
            if sendsQuery || open.contains("body") {
                add(.parameters, as: sendsQuery ? "parameters" : "body", sendsQuery ? "query" : "body")
            }
        }
        if case .fields(.form, _) = endpoint.body { parts.append("isForm: true") }
        if case .model(.form, _) = endpoint.body { parts.append("isForm: true") }
        if endpoint.isSnakeCase { parts.append("isSnakeCase: true") }
        // The request that a library makes of the members is known only if the library has a stand-in.
        let isDeclared = line.contains { $0.declaration?.kind == .protocolType && !$0.members.properties.isEmpty }
        let known = SpecTypes.uncoded.union(EndpointFinder.libraries).union(["Codable", "Encodable"])
        let isOfLibrary = entry.inherits.contains { !index.isDeclared($0.name) && !known.contains($0.lastName) }
        if !isDeclared, isOfLibrary { parts.append("isOfLibrary: true") }
        let recorded = isRecorded && (!open.isEmpty || !endpoint.headers.isEmpty) ? recorded(entry) : nil
        if !open.isEmpty { parts.append("open: [\(open.sorted().map(EndpointCheck.literal).joined(separator: ", "))]") }
        let members = "Sent(\(parts.joined(separator: ", ")))"
        return { value in
            let asked = members.replacing("$", with: value)
            return recorded.map { "(try? \($0(value))) ?? \(asked)" } ?? asked
        }
    }

    // MARK: Generated

    private func value(of argument: Argument, _ values: [String: String]) throws(Obstacle) -> String {
        switch argument.place {
        case .path:
            let name = argument.wireName ?? ""
            let path = EndpointCheck.literal(endpoint.pathText)
            let seen = "ours.component(\(EndpointCheck.literal(name)), of: \(path))"
            return "convert(\(try reference(name, values, seen)))"
        case .query: return try field(argument.wireName, in: endpoint.query, values, "ours.queried")
        case .header: return try field(argument.wireName, in: endpoint.headers, values, "ours.headed")
        case .flag:
            guard let flag = endpoint.choice?.flag else { break }
            return "convert(\(try reference(flag, values)))"
        case .body:
            switch endpoint.body {
            case .none: break
            case .fields(_, let fields):
                // One part of a body that is passed in parts.
                if let name = argument.wireName, fields.contains(where: { $0.name == name }) {
                    return try field(name, in: fields, values, "ours.member")
                }
                if fields.count == 1, fields[0].isOpen { return "convert(\(try content(fields[0], values, nil)))" }
                return "made(\(try members(fields, values, [])))"
            case .model:
                let used = usedNames
                let free = values.filter { !used.contains($0.key) }
                let fitting = free.count == 1 ? free : free.filter { isBody($0.key) }
                guard fitting.count == 1, let value = fitting.first?.value else { break }
                return "convert(\(value))"
            }
        case .inputs(let type):
            var passed: [String] = []
            for part in argument.parts { passed.append(part.passing(try value(of: part, values))) }
            return "Generated.\(type)(\(passed.joined(separator: ", ")))"
        case .other: break
        }
        throw Obstacle(text: "an argument of the generated code isn't a single value of the code by hand")
    }

    /// - Parameter seen: the function that finds the value that the hand-written code sent under a name.
    private func field(_ name: String?, in fields: [AdoptedEndpoint.Field], _ values: [String: String], _ seen: String)
        throws(Obstacle) -> String
    {
        let open = fields.filter(\.isOpen)
        guard let field = fields.first(where: { $0.name == name }) ?? (open.count == 1 ? open[0] : nil) else {
            throw Obstacle(text: "`\(name ?? "")` is sent by the generated code alone", kind: .difference)
        }
        let sent = field.isOpen ? nil : "\(seen)(\(EndpointCheck.literal(field.name)))"
        let value = try content(field, values, sent)
        return "convert(\(value)\(sent.map { ", seen: \($0)" } ?? ""))"
    }

    /// - Parameter path: their place in the body; nil within a list.
    private func members(_ fields: [AdoptedEndpoint.Field], _ values: [String: String], _ path: [String]?)
        throws(Obstacle) -> String
    {
        var texts: [String] = []
        for field in fields {
            guard !field.isOpen else { throw Obstacle(text: "the body has keys of the caller's own") }
            texts.append(
                "(\(EndpointCheck.literal(field.name)), \(try member(field, values, path.map { $0 + [field.name] })))")
        }
        return "[" + texts.joined(separator: ", ") + "]"
    }

    private func member(_ field: AdoptedEndpoint.Field, _ values: [String: String], _ path: [String]?) throws(Obstacle)
        -> String
    {
        if case .fields(let fields) = field.content { return "Fields(\(try members(fields, values, path)))" }
        let names = path?.map(EndpointCheck.literal).joined(separator: ", ")
        return try content(field, values, names.map { "ours.member(\($0))" })
    }

    private func content(_ field: AdoptedEndpoint.Field, _ values: [String: String], _ seen: String?) throws(Obstacle)
        -> String
    {
        // A file's name and type are the caller's, or stand in the code.
        let isSeen =
            switch field.content {
            case .constant: field.isOptional
            case .argument(_, let type?), .list(.argument(_, let type?)): (type.element ?? type).unwrapped == "File"
            default: false
            }
        if let seen, isSeen || endpoint.remarks.contains(where: { $0.member == field.name && $0.isChosen }) {
            return "given(\(seen))"
        }
        guard let text = field.text else { return try content(field.content, values, seen) }
        let name = text.drop { $0 == "!" }
        guard let value = try? reference(String(name), values, nil) else {
            return try content(field.content, values, seen)
        }
        return text[..<name.startIndex] + value
    }

    private func content(_ content: AdoptedEndpoint.Content, _ values: [String: String], _ seen: String?)
        throws(Obstacle) -> String
    {
        switch content {
        case .constant(let text, let isText): return isText ? EndpointCheck.literal(text) : text
        case .argument(let name, let type):
            // The endpoint calls `input.value` just `input`.
            let isPart =
                type.map(SampleValues.isPrimitive) == true
                && held.contains { $0.name == name && has("value", $0.type) == true }
            return try reference(isPart ? name + ".value" : name, values, seen)
        case .fields(let fields): return "Fields(\(try members(fields, values, nil)))"
        case .list(let inner):
            guard let item = try? self.content(inner, values, nil) else { return try self.content(inner, values, seen) }
            return "[\(item)]"
        }
    }

    /// `filter.page` if the endpoint takes `filter`; for a value from elsewhere, what the hand-written code sent.
    private func reference(_ name: String, _ values: [String: String], _ seen: String?) throws(Obstacle) -> String {
        do { return try reference(name, values) } catch {
            guard error.kind == .elsewhere, let seen else { throw error }
            return "observed(\(seen))"
        }
    }

    func reference(_ name: String, _ values: [String: String]) throws(Obstacle) -> String {
        guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) else {
            throw Obstacle(text: "`\(name)` isn't a value that is handed over")
        }
        if let value = values[name] { return value }
        let root = String(name.prefix { $0 != "." })
        func chained(_ owner: String) -> String? {
            let isOptional = self.held.contains { $0.name == owner && $0.type.map { $0 != $0.unwrapped } == true }
            return values[owner].map { $0 + (isOptional ? "?" : "") }
        }
        let held = values.keys.filter { name.hasPrefix($0 + ".") }.max { $0.count < $1.count }
        if let held, let value = chained(held) { return value + name.dropFirst(held.count) }
        if let value = payload(with: root).flatMap(chained) { return value + "." + name }
        guard function?.isStatic != true, has(root, SwiftType(request?.name ?? endpoint.owner)) == true else {
            throw Obstacle(text: "`\(name)` comes from elsewhere in the app", kind: .elsewhere)
        }
        return (function == nil ? "value." : "client.") + name
    }
}
