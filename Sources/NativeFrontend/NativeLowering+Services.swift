import APIModel
import Diagnostics
import SourceTree

/// What the operations of one service have in common.
struct ServiceFrame {
    var name: String
    var prefix: PathExpression
    var security: [SecurityAlternative]
    var errors: [Response]
    var server: (text: String, range: SourceRange)?
    var pointer: String
}

extension ServiceFrame {
    /// That of what stands outside of all services.
    init(security: [SecurityAlternative]) {
        self.init(name: "", prefix: PathExpression(), security: security, errors: [], server: nil, pointer: "#")
    }
}

extension NativeLowering {
    mutating func readServices(_ node: SourceNode?, errors: [Response]) {
        for entry in list(node, "`services`") {
            let name = entry.key.text
            let pointer = "#/services/\(Self.escape(name))"
            let place = "service `\(name)`"
            check(entry.value, takes: NativeKeys.service, in: place)
            guard entry.value.isMapping else {
                bag.report(NativeMessages.wrongKind(place, expected: "keys with values", at: entry.value.range))
                continue
            }
            let doc = text(entry.value["doc"], "`doc`")
            let origin = Origin(pointer: pointer, range: entry.key.range)
            api.services.append(Service(name: name, documentation: doc, origin: origin))
            var prefix = PathExpression()
            if let path = entry.value["path"] { prefix = OperationLineParser.prefix(path, into: &bag) ?? prefix }
            let own = answers(entry.value["errors"], of: "errors", pointer: pointer + "/errors")
            let frame = ServiceFrame(
                name: name,
                prefix: prefix,
                security: requirement(entry.value["security"]) ?? security,
                errors: Self.laying(own, over: errors),
                server: text(entry.value["server"], "`server`").flatMap { text in
                    entry.value["server"].map { (text, $0.range) }
                },
                pointer: pointer
            )
            for operation in list(entry.value["operations"], "`operations`") { readOperation(operation, in: frame) }
            readChannels(entry.value["channels"], in: frame)
        }
    }

    /// Responses of an inner place, then those of the outer one for other statuses.
    static func laying(_ inner: [Response], over outer: [Response]) -> [Response] {
        inner + outer.filter { other in !inner.contains { $0.status == other.status } }
    }

    private mutating func readOperation(_ entry: SourceEntry, in frame: ServiceFrame) {
        guard claim(entry, as: "operation", in: frame) else { return }
        if let operation = operation(entry, in: frame) { api.operations.append(operation) }
    }

    /// Takes a name among the operations and channels of a service.
    mutating func claim(_ entry: SourceEntry, as what: String, in frame: ServiceFrame) -> Bool {
        let name = entry.key.text
        if let first = operationNames[frame.name]?[name] {
            let text: Message = "\(what) `\(name)` is declared twice"
            bag.report(NativeMessages.duplicate(text, at: entry.key.range, first: first))
            return false
        }
        operationNames[frame.name, default: [:]][name] = entry.key.range
        return true
    }
}
