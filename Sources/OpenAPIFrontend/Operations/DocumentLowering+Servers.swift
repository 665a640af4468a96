import APIModel
import SourceTree

extension DocumentLowering {
    func servers(_ list: Located) -> [Server] {
        guard lowering.expectSequence(list, what: "`servers`") else { return [] }
        return list.node.elements.compactMap { $0.isNull ? nil : server(list.at($0)) }
    }

    private func server(_ located: Located) -> Server? {
        guard lowering.expectMapping(located, what: "a server") else { return nil }
        var address: Located?
        var server = Server(url: "")
        read(located, as: ServerKey.self, in: "a server") { key, value in
            switch key {
            case .url: address = value
            case .description: server.documentation = string(value, "description")
            case .variables: server.variables = serverVariables(value)
            case .name: server.name = string(value, "name")
            }
        }
        guard let address, let url = string(address, "url") else {
            if address == nil {
                report(ObjectMessages.missingKey("url", of: "a server", at: located.range), in: located.document)
            }
            return nil
        }
        server.url = url.trimmed
        server.origin = lowering.origin(of: address)
        for variable in PathText("/" + url).variables
        where !server.variables.contains(where: { $0.name == variable.raw }) {
            let problem = ObjectMessages.undeclaredServerVariable(variable.raw, at: address.range)
            report(problem, in: address.document)
        }
        return server
    }

    private func serverVariables(_ located: Located) -> [Server.Variable] {
        entries(located, "variables").compactMap { serverVariable($0.key.text, $0.value) }
    }

    private func serverVariable(_ name: String, _ located: Located) -> Server.Variable? {
        let place = "server variable `\(name)`"
        guard lowering.expectMapping(located, what: place) else { return nil }
        var defaultValue: String?
        var variable = Server.Variable(name: name, defaultValue: "")
        read(located, as: ServerVariableKey.self, in: place) { key, value in
            switch key {
            case .values: variable.allowedValues = texts(value, "enum").map { $0.node.text }
            case .defaultValue: defaultValue = string(value, "default")
            case .description: variable.documentation = string(value, "description")
            }
        }
        guard let value = defaultValue ?? variable.allowedValues.first else {
            report(ObjectMessages.missingKey("default", of: place, at: located.range), in: located.document)
            return nil
        }
        variable.defaultValue = value
        return variable
    }
}
