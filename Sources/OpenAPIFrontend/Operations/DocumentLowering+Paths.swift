import APIModel
import Diagnostics
import SourceTree

extension DocumentLowering {
    func readPaths(_ located: Located) {
        guard let paths = resolve(located)?.target, paths.node.isMapping else {
            report(ValueMessages.unreadablePaths(located.node), in: located.document)
            return
        }
        let isReference = lowering.reference(in: paths.node) != nil
        for entry in paths.node.entries where !entry.key.isExtensionKey && !entry.value.isNull {
            if isReference, entry.key.text == "$ref" { continue }
            let scope = PathScope(kind: .path, key: entry.key, document: paths.document)
            checkPath(scope)
            readPathItem(paths.at(entry.value), scope)
            for missing in scope.undeclared {
                let problem = PathMessages.undeclaredParameter(
                    missing.variable.name,
                    methods: missing.methods,
                    path: scope.text,
                    at: scope.range(of: missing.variable.bytes)
                )
                report(problem, in: scope.document)
            }
        }
    }

    func readWebhooks(_ located: Located) {
        for entry in entries(located, "webhooks") {
            readPathItem(entry.value, PathScope(kind: .webhook, key: entry.key, document: located.document))
        }
    }

    /// Callbacks of an operation: the requests that the service answers with later.
    func readCallbacks(_ located: Located) {
        for entry in entries(located, "callbacks") {
            guard let callback = resolve(entry.value)?.target, readCallbacks.insert(callback.identity).inserted,
                lowering.expectMapping(callback, what: "callback `\(entry.key.text)`")
            else { continue }
            for item in callback.node.entries where !item.key.isExtensionKey && !item.value.isNull {
                let scope = PathScope(kind: .callback, key: item.key, document: callback.document)
                readPathItem(callback.at(item.value), scope)
            }
        }
    }

    /// Reports what is odd about a path.
    private func checkPath(_ scope: PathScope) {
        let path = scope.path
        if let fault = path.fault {
            let problem = PathMessages.fault(fault.fault, path: path.text, at: scope.range(of: fault.bytes))
            report(problem, in: scope.document)
        }
        if !path.hasLeadingSlash {
            report(PathMessages.missingSlash(path.text, at: scope.key.range), in: scope.document)
        }
        if let bytes = path.queryBytes {
            report(PathMessages.query(path.text, at: scope.range(of: bytes)), in: scope.document)
        }
        if let bytes = path.fragmentBytes {
            report(PathMessages.fragment(path.text, at: scope.range(of: bytes)), in: scope.document)
        }
        var names: Set<String> = []
        for variable in path.variables where !names.insert(variable.name).inserted {
            let problem = PathMessages.repeated(variable.name, path: path.text, at: scope.range(of: variable.bytes))
            report(problem, in: scope.document)
        }
    }

    private func readPathItem(_ located: Located, _ scope: PathScope) {
        var fields = PathItemFields()
        if lowering.reference(in: located.node) != nil {
            if let target = lowering.resolve(located) { collect(target, scope, into: &fields) }
        }
        collect(located, scope, into: &fields)
        var shared = SharedByPath()
        if let parameters = fields.parameters {
            let declared = self.parameters(parameters, place: "path `\(scope.text)`")
            shared.parameters = declared.filter { isInTemplate($0, scope, place: "path `\(scope.text)`") }
        }
        shared.servers = fields.servers.map(servers) ?? []
        shared.summary = fields.summary
        shared.documentation = fields.documentation
        for operation in fields.operations { readOperation(operation, scope, shared) }
    }

    private func collect(_ located: Located, _ scope: PathScope, into fields: inout PathItemFields) {
        guard lowering.expectMapping(located, what: "path item `\(scope.text)`") else { return }
        readEntries(located, as: PathItemKey.self, in: "path item `\(scope.text)`") { key, _, entry in
            let value = located.at(entry.value)
            switch key {
            case .summary: fields.summary = string(value, "summary")
            case .description: fields.documentation = string(value, "description")
            case .servers: fields.servers = value
            case .parameters: fields.parameters = value
            case .additionalOperations:
                for other in entries(value, "additionalOperations") {
                    let standard = HTTPMethod(other.key.text)
                    guard let method = standard.isStandard ? standard : HTTPMethod(custom: other.key.text) else {
                        report(PathMessages.invalidMethod(other.key), in: value.document)
                        continue
                    }
                    add(.init(method: method, key: other.key, value: other.value, isAdditional: true), scope, &fields)
                }
            case .reference, .get, .put, .post, .delete, .options, .head, .patch, .trace, .query:
                guard let method = key.method else { return }
                add(.init(method: method, key: entry.key, value: value, isAdditional: false), scope, &fields)
            }
        }
    }

    /// Adds an operation to its path item. Of two with one method the one under the method's own key counts, and of two
    /// such the later one, which stands beside the reference to the other.
    private func add(_ new: PathItemFields.Operation, _ scope: PathScope, _ fields: inout PathItemFields) {
        guard let index = fields.operations.firstIndex(where: { $0.method == new.method }) else {
            fields.operations.append(new)
            return
        }
        let known = fields.operations[index]
        let isKnownKept = new.isAdditional
        if !isKnownKept { fields.operations[index] = new }
        let (kept, dropped) = isKnownKept ? (known, new) : (new, known)
        let problem = PathMessages.repeatedMethod(kept.method.name, path: scope.text, dropped.key, kept: kept.key.range)
        report(problem, in: dropped.value.document)
    }
}
