import APIModel
import Diagnostics

/// Checks that the arguments and members which directives name exist in the operation.
struct ArgumentCheck {
    private let operation: Operation
    private let known: [String]
    /// Members of the body that may be absent or null.
    private let optional: [String]

    init(operation: Operation, api: API) {
        self.operation = operation
        known = Self.names(of: operation, in: api)
        let properties = (operation.body?.contents ?? []).compactMap(\.use).flatMap(api.properties)
        optional = properties.filter { !$0.isRequired || $0.use.isNullable }.flatMap { [$0.wireName, $0.name ?? ""] }
    }

    func run(into bag: inout DiagnosticBag) {
        let directives = operation.directives
        check(directives.headers, of: "header", into: &bag)
        check(directives.parameters ?? [], of: "param", into: &bag)
        check(directives.pathValues, of: "pathValues", into: &bag)
        for value in directives.pathValues {
            check(value.name, of: "pathValues", at: value.origin, into: &bag)
            checkPresence(value, into: &bag)
        }
        for pin in directives.pins { check(pin.name, of: "pin", at: pin.origin, into: &bag) }
        for value in directives.defaults { check(value.name, of: "default", at: value.origin, into: &bag) }
        checkHeaders(into: &bag)
        checkMethod(into: &bag)
    }

    /// Only a method that can't carry the operation's body needs another one.
    private func checkMethod(into bag: inout DiagnosticBag) {
        guard operation.directives.overridesMethod != nil, operation.sentMethod == operation.method else { return }
        bag.report(DirectiveMessages.needlessOverride(operation.key, at: operation.directives.origin.range))
    }

    /// A header that is named outright is one that a response has, in any spelling of its letters.
    private func checkHeaders(into bag: inout DiagnosticBag) {
        let headers = operation.responses.flatMap { $0.headers.map(\.wireName) }
        let known = Set(headers.map { $0.lowercased() })
        for pattern in operation.directives.responseHeaders ?? [] {
            if pattern.text.contains("*") || pattern.text.contains("?") || known.contains(pattern.text.lowercased()) {
                continue
            }
            bag.report(DirectiveMessages.unknownHeader(pattern, operation: operation.key, among: headers))
        }
    }

    private func check(
        _ values: [OperationDirectives.NamedValue],
        of key: String,
        into bag: inout DiagnosticBag
    ) {
        for value in values {
            switch value.value {
            case .constant: continue
            case .argument(let name), .member(let name): check(name, of: key, at: value.origin, into: &bag)
            }
        }
    }

    /// A path has no place for a value that may be missing.
    private func checkPresence(_ value: OperationDirectives.NamedValue, into bag: inout DiagnosticBag) {
        guard case .member(let name) = value.value, optional.contains(name) else { return }
        bag.report(DirectiveMessages.optionalMember(name, of: operation.key, at: value.origin.range))
    }

    private func check(_ name: String, of key: String, at origin: Origin, into bag: inout DiagnosticBag) {
        if known.contains(name) { return }
        bag.report(
            DirectiveMessages.unknownArgument(
                name,
                of: key,
                operation: operation.key,
                among: known,
                at: origin.range
            )
        )
    }

    private static func names(of operation: Operation, in api: API) -> [String] {
        var names = operation.parameters.flatMap { [$0.name, $0.wireName].compactMap { $0 } }
        if let flag = operation.methodChoice?.flag ?? operation.directives.merge?.flag { names.append(flag.text) }
        guard let body = operation.body else { return names }
        for content in body.contents {
            guard let use = content.use else { continue }
            for property in api.properties(of: use) {
                names += [property.name, property.wireName].compactMap { $0 }.filter { !names.contains($0) }
            }
        }
        return names + [body.name, "body"].compactMap { $0 }
    }
}

extension API {
    /// The properties of an object, also where it is used through aliases; nothing for other schemas.
    package func properties(of use: SchemaUse) -> [Property] {
        var schema = self[use.schema]
        for _ in 0..<32 {
            switch schema.kind {
            case .object(let shape): return shape.properties
            case .alias(let next): schema = self[next.schema]
            default: return []
            }
        }
        return []
    }
}
