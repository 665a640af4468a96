import SwiftModel

extension OperationComparison {
    /// What travels otherwise although callers say the same.
    mutating func compareWire() {
        let (before, after) = (old.operation, new.operation)
        let paths = (WirePath.text(of: before.path), WirePath.text(of: after.path))
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
            add(Change(.valueSent, .behaviour, symbol, "the headers of the network layer are other ones"))
        }
        if before.baseURL != after.baseURL {
            let text = "goes to \(after.baseURL ?? "the API's server") now, and went to "
            add(Change(.server, .behaviour, symbol, text + (before.baseURL ?? "the API's server")))
        }
        if before.security != after.security {
            add(Change(.security, .behaviour, symbol, "needs other credentials"))
        }
    }

    /// `DELETE`, or `DELETE or PUT`
    private static func words(of method: MethodPlan) -> String {
        guard let other = method.wordWhenTrue else { return method.word.uppercased() }
        return "\(other.uppercased()) or \(method.word.uppercased())"
    }

    private mutating func compareBody(_ before: BodyPlan?, _ after: BodyPlan?) {
        guard let before, let after else { return }
        let forms = [before, after].map { body in
            var words = [body.contentType ?? body.kind.rawValue, body.subtype ?? ""].filter { !$0.isEmpty }
            words += body.fields.map { "\($0.key) \($0.style) \($0.isExploded) \($0.allowsReserved)" }
            return words.joined(separator: ", ")
        }
        guard forms[0] != forms[1] else { return }
        add(Change(.bodySent, .behaviour, symbol, "the body travels as \(forms[1]) now, and travelled as \(forms[0])"))
    }

    private mutating func compareValues() {
        var pairing = Pairing(WireValue.values(of: old.operation), WireValue.values(of: new.operation))
        pairing.match { "\($0.location) \($0.value.key)" }
        pairing.match { $0.value.arguments.isEmpty ? nil : $0.value.value }
        for (before, after) in pairing.matched { compare(before, after) }
        for value in pairing.removed where isOfConstantOrKept(value, new.operation, isOwn: old.operation.input != nil) {
            add(Change(.valueSent, .behaviour, symbol, "\(value.name) is no longer sent"))
        }
        for value in pairing.added where isOfConstantOrKept(value, old.operation, isOwn: new.operation.input != nil) {
            add(Change(.valueSent, .behaviour, symbol, "\(value.name) is sent as well"))
        }
    }

    private mutating func compare(_ before: WireValue, _ after: WireValue) {
        if before.name != after.name {
            add(Change(.valueSent, .behaviour, symbol, "\(before.name) travels as \(after.name)"))
        }
        let isConstant = before.value.arguments.isEmpty && after.value.arguments.isEmpty
        if isConstant, before.value.value != after.value.value {
            let text = "\(before.name) is always \(after.value.value) now, and was \(before.value.value)"
            add(Change(.valueSent, .behaviour, symbol, text))
        }
        if before.form != after.form {
            let text = "\(before.name) travels in the form \(after.form) now, and travelled as \(before.form)"
            add(Change(.valueSent, .behaviour, symbol, text))
        }
    }

    /// Whether a value that only one side sends is no consequence of an argument that only this side has.
    private func isOfConstantOrKept(_ value: WireValue, _ other: OperationPlan, isOwn: Bool) -> Bool {
        if isOwn, value.value.value.contains(".") { return false }
        return value.value.arguments.allSatisfy { name in other.caseArguments.contains { $0.name == name } }
    }
}

/// A value with the place where it travels.
private struct WireValue {
    var location: String
    var value: RequestValue

    /// `query "page"`
    var name: String { "\(location) \(value.key)" }

    /// `form, exploded`
    var form: String {
        if value.isJSON { return "JSON" }
        let words = [value.style, value.isExploded ? "exploded" : "", value.allowsReserved ? "reserved" : ""]
        return words.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    static func values(of operation: OperationPlan) -> [WireValue] {
        let keys = operation.query.map(\.key)
        let members = operation.param.members.filter { !keys.contains($0.key) }
        return operation.query.map { WireValue(location: "query", value: $0) }
            + operation.headers.map { WireValue(location: "header", value: $0) }
            + operation.cookies.map { WireValue(location: "cookie", value: $0) }
            + members.map { WireValue(location: "member", value: $0) }
    }
}

/// A path whose values have no names.
private enum WirePath {
    /// `"/users/\(id)/posts"` → `/users/{}/posts`
    static func text(of path: PathPlan) -> String {
        var result = ""
        var depth = 0
        var isEscape = false
        for character in path.expression.dropFirst().dropLast() {
            if depth > 0 {
                if character == "(" { depth += 1 }
                if character == ")" { depth -= 1 }
                continue
            }
            if isEscape, character == "(" {
                depth = 1
                result += "{}"
            } else if character != "\\" {
                result.append(character)
            }
            isEscape = character == "\\" && !isEscape
        }
        return result
    }
}
