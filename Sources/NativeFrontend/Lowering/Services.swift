import APIModel
import Diagnostics
import SourceTree

/// The values that the operations of one service share.
struct ServiceFrame {
    /// Empty for channels at the root, outside of all services.
    var name = ""
    var prefix = PathExpression()
    var security: [SecurityAlternative]
    var errors: [Response] = []
    var server: (text: String, range: SourceRange)?
    var pointer = "#"
}

extension NativeLowering {
    mutating func readServices(_ node: SourceNode?, errors: [Response]) {
        for entry in list(node, "`services`") {
            let name = entry.key.text
            let pointer = "#/services/\(JSONPointer.escaped(name))"
            let place = "service `\(name)`"
            check(entry.value, takes: NativeKeys.service, in: place)
            guard entry.value.isMapping else {
                bag.report(.wrongKind(place, expected: "keys with values", at: entry.value.range))
                continue
            }
            let doc = text(entry.value["doc"], "`doc`")
            let origin = Origin(pointer: pointer, range: entry.key.range)
            api.services.append(Service(name: name, documentation: doc, origin: origin))
            var prefix = PathExpression()
            if let path = entry.value["path"] { prefix = OperationLineParser.prefix(path, into: &bag) ?? prefix }
            let own = responseList(entry.value["errors"], of: "errors", pointer: pointer + "/errors")
            let frame = ServiceFrame(
                name: name, prefix: prefix, security: requirement(entry.value["security"]) ?? security,
                errors: own.filled(from: errors),
                server: text(entry.value["server"], "`server`").flatMap { text in
                    entry.value["server"].map { (text, $0.range) }
                }, pointer: pointer)
            for operation in list(entry.value["operations"], "`operations`")
            where claim(operation, as: "operation", in: frame) {
                if let operation = self.operation(operation, in: frame) { api.operations.append(operation) }
            }
            readChannels(entry.value["channels"], in: frame)
        }
    }

    /// Claims a name in a service for an operation or channel; false, with a message, if it is taken.
    mutating func claim(_ entry: SourceEntry, as what: String, in frame: ServiceFrame) -> Bool {
        let name = entry.key.text
        if let first = operationNames[frame.name]?[name] {
            let text: Message = "\(what) `\(name)` is declared twice"
            bag.report(.duplicate(text, at: entry.key.range, first: first))
            return false
        }
        operationNames[frame.name, default: [:]][name] = entry.key.range
        return true
    }

    mutating func defaultValue(_ node: SourceNode, of use: SchemaUse) -> Literal? {
        node.isScalar ? defaultValue(node.text, of: use, at: node.range) : defaultCollection(node, of: use)
    }

    /// Reads a default as a value of its type: `20` of an `Int`, `newest` of an enum by case or wire value.
    mutating func defaultValue(_ text: String, of use: SchemaUse, at range: SourceRange) -> Literal? {
        let schema = api[api.resolved(use.schema)]
        let type = schema.name.map { "`\($0)`" }
        switch schema.kind {
        case .boolean where text == "true" || text == "false": return .bool(text == "true")
        case .integer(format: "int32") where Int32(text) == nil: return refuse(text, type ?? "`Int32`", range)
        case .integer where Int64(text) != nil: return .number(text)
        case .number where Double(text)?.isFinite == true: return .number(text)
        case .string, .any: return .string(text)
        case .enumeration(let enumeration): return defaultCase(text, of: enumeration, type ?? "the enum", at: range)
        case .array where text.isEmpty || text == "[]": return .array([])
        case .boolean: return refuse(text, type ?? "`Bool`", range)
        case .integer: return refuse(text, type ?? "`Int`", range)
        case .number: return refuse(text, type ?? "`Double`", range)
        default: return refuse(text, type ?? "its type", range)
        }
    }

    /// Reads a default that is a list or a mapping, if its type can be one.
    private mutating func defaultCollection(_ node: SourceNode, of use: SchemaUse) -> Literal? {
        let schema = api[api.resolved(use.schema)]
        let fits: Bool
        switch schema.kind {
        case .array, .tuple: fits = node.isSequence
        case .object, .map: fits = node.isMapping
        case .any, .union, .alias, .typeParameter: fits = true
        case .boolean, .integer, .number, .string, .enumeration, .null, .never: fits = false
        }
        if fits { return literal(node) }
        return refuse(node.isSequence ? "[…]" : "{…}", schema.name.map { "`\($0)`" } ?? "its type", node.range)
    }

    private mutating func refuse(_ text: String, _ type: String, _ range: SourceRange) -> Literal? {
        bag.fail(.defaultValue(text, type: type, at: range))
    }

    private mutating func defaultCase(
        _ text: String, of enumeration: Enumeration, _ type: String, at range: SourceRange
    ) -> Literal? {
        var names: [String] = []
        for value in enumeration.values {
            var wire = ""
            switch value.literal {
            case .string(let text), .number(let text): wire = text
            default: continue
            }
            if wire == text || value.name == text { return value.literal }
            names.append(value.name ?? wire)
        }
        return bag.fail(.defaultValue(text, type: type, among: names, at: range))
    }
}

extension [Response] {
    /// These responses, then the others with statuses that these don't have.
    func filled(from others: [Response]) -> [Response] {
        self + others.filter { other in !contains { $0.status == other.status } }
    }
}

extension Diagnostic {
    fileprivate static func defaultValue(
        _ text: String, type: String, among cases: [String] = [], at range: SourceRange
    ) -> Self {
        let help = suggestion(for: text, among: cases) ?? (cases.isEmpty ? nil : "its cases are \(list(cases))")
        return NativeCodes.defaultValue("`\(text)` is not a value of \(type)", at: range, help: help)
    }
}
