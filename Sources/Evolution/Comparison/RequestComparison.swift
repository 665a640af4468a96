import SwiftModel

extension OperationComparison {
    /// Compares the requests that the same call sends.
    func compareWire() {
        let (before, after) = (old.operation, new.operation)
        let paths = (before.path.unnamed, after.path.unnamed)
        if paths.0 != paths.1 {
            add(Change(.pathChanged, .behaviour, symbol, "goes to \(paths.1) now, and went to \(paths.0)"))
        }
        let methods = (OperationComparison.words(of: before.method), OperationComparison.words(of: after.method))
        if methods.0 != methods.1 {
            add(Change(.methodChanged, .behaviour, symbol, "is a \(methods.1) now, and was a \(methods.0)"))
        }
        compareValues()
        compareBody(before.body, after.body)
        if before.headerPreset != after.headerPreset {
            add(Change(.valueSent, .behaviour, symbol, "the preset of headers changed"))
        }
        if before.baseURL != after.baseURL {
            let servers = [before, after].map { $0.baseURL.map(SwiftLiteral.quoted) ?? "the API's server" }
            let text = "goes to \(servers[1]) now, and went to \(servers[0])"
            add(Change(.server, .behaviour, symbol, text))
        }
        if before.security != after.security { add(Change(.security, .behaviour, symbol, "needs other credentials")) }
    }

    /// `DELETE`, or `DELETE or PUT`
    private static func words(of method: MethodPlan) -> String {
        let usual = method.usual.text.uppercased()
        return method.whenTrue.map { "\($0.text.uppercased()) or \(usual)" } ?? usual
    }

    private func compareBody(_ before: BodyPlan?, _ after: BodyPlan?) {
        guard let before, let after else { return }
        let forms = [before, after].map { body in
            var words = [body.contentType.map(SwiftLiteral.quoted) ?? body.kind.rawValue]
            if let subtype = body.subtype { words.append(SwiftLiteral.quoted(subtype)) }
            words += body.parameters.map(SwiftLiteral.quoted) + body.fields.map(\.words)
            return words.joined(separator: ", ")
        }
        guard forms[0] != forms[1] else { return }
        add(Change(.bodySent, .behaviour, symbol, "the body travels as \(forms[1]) now, and travelled as \(forms[0])"))
    }

    private func compareValues() {
        var pairing = Pairing(WireValue.values(of: old.operation), WireValue.values(of: new.operation))
        pairing.match { "\($0.location) \($0.value.wireName)" }
        pairing.match { $0.value.source.argument == nil ? nil : $0.value.source.text }
        for (before, after) in pairing.matched { compare(before, after) }
        for value in pairing.removed where isOfConstantOrKept(value, new.operation, isOwn: old.operation.input != nil) {
            add(Change(.valueSent, .behaviour, symbol, "\(value.name) is no longer sent"))
        }
        for value in pairing.added where isOfConstantOrKept(value, old.operation, isOwn: new.operation.input != nil) {
            add(Change(.valueSent, .behaviour, symbol, "\(value.name) is sent as well"))
        }
    }

    private func compare(_ before: WireValue, _ after: WireValue) {
        if before.name != after.name {
            add(Change(.valueSent, .behaviour, symbol, "\(before.name) travels as \(after.name)"))
        }
        let (value, other) = (before.value.source, after.value.source)
        if value.argument == nil, other.argument == nil, value != other {
            let text = "\(before.name) is always \(other.text) now, and was \(value.text)"
            add(Change(.valueSent, .behaviour, symbol, text))
        }
        if before.form != after.form {
            let text = "\(before.name) travels in the form \(after.form) now, and travelled as \(before.form)"
            add(Change(.valueSent, .behaviour, symbol, text))
        }
    }

    /// Whether a value that only one side sends is a constant, or comes from an argument that both sides have.
    private func isOfConstantOrKept(_ value: WireValue, _ other: OperationPlan, isOwn: Bool) -> Bool {
        switch value.value.source {
        case .member where isOwn: return false
        case .constant: return true
        case .argument(let name), .member(_, of: let name, isOptional: _, tellsNull: _):
            return other.caseArguments.contains { $0.identifier == name }
        }
    }
}

/// A value with the place at which it is sent.
private struct WireValue {
    var location: String
    var value: RequestValue

    /// `query "page"`
    var name: String { "\(location) \(SwiftLiteral.quoted(value.wireName))" }

    /// `form, exploded`
    var form: String {
        let encoding = value.encoding
        if encoding.isJSON { return "JSON" }
        let words = [
            encoding.style.rawValue, encoding.isExploded ? "exploded" : "", encoding.allowsReserved ? "reserved" : "",
        ]
        return (words.filter { !$0.isEmpty } + value.fields.map(\.words)).joined(separator: ", ")
    }

    static func values(of operation: OperationPlan) -> [WireValue] {
        let keys = operation.query.map(\.wireName)
        let members = operation.param.content.values.filter { !keys.contains($0.wireName) }
        return operation.query.map { WireValue(location: "query", value: $0) }
            + operation.headers.map { WireValue(location: "header", value: $0) }
            + operation.cookies.map { WireValue(location: "cookie", value: $0) }
            + members.map { WireValue(location: "member", value: $0) }
    }
}

extension PathPlan {
    /// The path without the names of its parameters: `/users/{}/posts`.
    fileprivate var unnamed: String {
        pieces.reduce(into: "") { text, piece in
            if case .text(let literal) = piece { text += literal } else { text += "{}" }
        }
    }
}

extension FormFieldPlan {
    fileprivate var words: String {
        let name = SwiftLiteral.quoted(wireName)
        return "\(name) \(encoding.style.rawValue) \(encoding.isExploded) \(encoding.allowsReserved)"
    }
}
