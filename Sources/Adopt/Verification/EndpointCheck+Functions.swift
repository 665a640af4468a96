extension EndpointCheck {
    /// The function that sends the request; nil if a value describes the request.
    var function: FunctionDeclaration? {
        (index.type(endpoint.owner)?.members.functions ?? index.functions).first { function in
            function.name == endpoint.name && function.place == endpoint.place && function.file === endpoint.file
                && function.result?.mentions("URLRequest") != true
        }
    }

    /// Code that calls a function and records the request that the function, or its result, sends.
    func call(_ function: FunctionDeclaration, _ samples: SampleValues) throws(Obstacle) -> Made {
        let parameters = function.typeParameters
        if endpoint.owner.isEmpty { throw Obstacle(text: "the function that sends it belongs to no type") }
        guard let owner = index.type(endpoint.owner), parameters.allSatisfy({ samples.chosen[$0.name] != nil }) else {
            throw Obstacle(
                text: "the code makes it in a generic function, and no type here has the bounds of its parameters")
        }
        let made = try arguments(
            function.parameters, names: function.parameters.map { $0.name ?? "" }, of: owner, samples)
        var lines = made.lines
        var receiver = samples.name(of: owner)
        if !function.isStatic {
            let all = values(.full)
            guard let client = all.expression(SwiftType(owner.name), from: nil, number: 1) else {
                throw Obstacle(text: "no value of `\(SourceIndex.shown(owner.name))` can be made up")
            }
            lines.append("let client = try \(client)")
            receiver = "client"
        }
        let call = "\(receiver).\(function.name)(\(made.texts.joined(separator: ", ")))"
        if !function.isAsync, let result = index.type(function.result, from: owner.name), !senders.asks(function),
            recorded(result) != nil
        {
            return Made(lines: lines + ["let value = try \(call)"], entry: result, values: made.values)
        }
        // The type of the result determines the type arguments of a generic function.
        let result = parameters.isEmpty ? nil : samples.typeText(function.result, from: owner.name)
        let sending = EndpointCheck.recorded(call, result)
        return Made(lines: lines, entry: owner, values: made.values, sending: sending)
    }

    /// Code that sends a value with a given name: its own function, one that takes it, or one of a type made of it.
    func recorded(_ entry: SourceIndex.Entry) -> ((String) -> String)? {
        // All variants of the values are sent with the same client.
        let samples = values(.full)
        let line = [entry] + index.ancestors(of: entry)
        let names = Set(line.map(\.name))
        func isOpen(_ function: FunctionDeclaration) -> Bool {
            function.body != nil && function.name != "init" && senders.contains(function) && !function.isPrivate
        }
        func ordered(_ functions: [FunctionDeclaration]) -> [FunctionDeclaration] {
            functions.filter(senders.asks) + functions.filter { !senders.asks($0) }
        }
        for function in ordered(line.flatMap(\.members.functions)) where isOpen(function) && !function.isStatic {
            guard let call = call(function, on: "$", of: entry, samples) else { continue }
            return { value in EndpointCheck.recorded(call.replacing("$", with: value)) }
        }
        for owner in index.entries where owner.declaration?.kind != .protocolType && !names.contains(owner.name) {
            func isTaken(_ parameter: SwiftParameter, _ function: FunctionDeclaration) -> Bool {
                let own = function.typeParameters.first { $0.name == parameter.type?.name }
                return index.type(own?.bound ?? parameter.type, from: owner.name).map { names.contains($0.name) }
                    == true
            }
            for function in ordered(owner.members.functions) {
                guard let taken = function.parameters.firstIndex(where: { isTaken($0, function) }) else { continue }
                let isMaker = function.name == "init"
                guard isMaker ? !function.isPrivate : isOpen(function) else { continue }
                let client =
                    function.isStatic || isMaker ? nil : samples.expression(SwiftType(owner.name), from: nil, number: 1)
                let receiver = client ?? (function.isStatic || isMaker ? samples.name(of: owner) : nil)
                guard let receiver, let made = call(function, on: receiver, of: owner, samples, (taken, "$")) else {
                    continue
                }
                if !isMaker { return { value in EndpointCheck.recorded(made.replacing("$", with: value)) } }
                for sender in ordered(owner.members.functions) where isOpen(sender) && !sender.isStatic {
                    guard let call = call(sender, on: "try found(\(made))", of: owner, samples) else { continue }
                    return { value in EndpointCheck.recorded(call.replacing("$", with: value)) }
                }
            }
        }
        return nil
    }

    /// A call with samples for the parameters without defaults; nil if a sample can't be made.
    func call(
        _ function: FunctionDeclaration, on receiver: String, of owner: SourceIndex.Entry, _ samples: SampleValues,
        _ given: (position: Int, text: String)? = nil
    ) -> String? {
        var texts: [String] = []
        for (position, parameter) in function.parameters.enumerated() {
            var value = given?.position == position ? given?.text : nil
            if value == nil {
                if parameter.defaultValue != nil { continue }
                value = parameter.absentServer ?? samples.expression(parameter.type, from: owner.name, number: position)
            }
            guard let value else { return nil }
            texts.append((parameter.label.map { $0 + ": " } ?? "") + value)
        }
        let callee = function.name == "init" ? receiver : receiver + "." + function.name
        return "\(callee)(\(texts.joined(separator: ", ")))"
    }

    /// Expressions for the Moya providers whose `endpointClosure` changes the requests of a type; nil if there are no
    /// such providers, and empty if none can be made.
    func providers(of entry: SourceIndex.Entry, _ samples: SampleValues) -> [String]? {
        let sites = sites.filter { $0.takes(entry, index) }
        guard !sites.isEmpty else { return nil }
        return sites.compactMap { site in
            guard let owner = site.entry else {
                if case .property(let property) = site.member { return property.name }
                return nil
            }
            let kinds: [TypeDeclaration.Kind] = [.structure, .classType, .enumeration]
            guard let declaration = owner.declaration, kinds.contains(declaration.kind),
                declaration.typeParameters.isEmpty
            else { return nil }
            let client = samples.expression(SwiftType(owner.name), from: nil, number: 1)
            switch site.member {
            case .property(let property):
                let receiver = property.isStatic ? samples.name(of: owner) : client
                return receiver.map { $0 + "." + property.name }
            case .function(let function):
                let isOfType = function.isStatic || function.name == "init"
                let receiver = isOfType ? samples.name(of: owner) : client
                return receiver.flatMap { call(function, on: $0, of: owner, samples) }
            }
        }
    }

    private static func recorded(_ call: String, _ result: String? = nil) -> String {
        "recorded { keep(try await \(call)\(result.map { " as " + $0 } ?? "")) }"
    }
}

extension String {
    func replacing(_ mark: Character, with other: String) -> String {
        split(separator: mark, omittingEmptySubsequences: false).joined(separator: other)
    }
}

extension EndpointCheck {
    /// A text as a Swift literal.
    package static func literal(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\" + String(scalar)
            case _ where scalar.value < 0x20: result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
