import APIModel
import SourceTree

extension NativeLowering {
    /// `servers: { production: https://api.example.com, staging: { url: …, variables: { region: eu } } }`
    mutating func readServers(_ node: SourceNode?) {
        for entry in list(node, "`servers`") {
            let name = entry.key.text
            if entry.value.isMapping {
                readServer(name, entry.value)
            } else if let url = text(entry.value, "the URL of server `\(name)`") {
                api.servers.append(Server(name: name, url: url, origin: Origin(range: entry.value.range)))
            }
        }
    }

    private mutating func readServer(_ name: String, _ node: SourceNode) {
        let place = "server `\(name)`"
        check(node, takes: NativeKeys.server, in: place)
        guard let address = node["url"] else {
            bag.report(NativeMessages.missingKey("\(place) has no `url`", at: node.range))
            return
        }
        guard let url = text(address, "`url`") else { return }
        var server = Server(name: name, url: url, documentation: text(node["doc"], "`doc`"))
        server.origin = Origin(range: address.range)
        for entry in list(node["variables"], "`variables`") {
            if let variable = variable(entry) { server.variables.append(variable) }
        }
        api.servers.append(server)
    }

    /// `region: eu` or `region: { default: eu, values: [eu, us] }`
    private mutating func variable(_ entry: SourceEntry) -> Server.Variable? {
        let place = "variable `\(entry.key.text)`"
        guard entry.value.isMapping else {
            return scalar(entry.value, place).map { Server.Variable(name: entry.key.text, defaultValue: $0) }
        }
        check(entry.value, takes: NativeKeys.variable, in: place)
        guard let first = entry.value["default"] else {
            bag.report(NativeMessages.missingKey("\(place) has no `default`", at: entry.value.range))
            return nil
        }
        return Server.Variable(
            name: entry.key.text,
            defaultValue: scalar(first, "`default`") ?? "",
            allowedValues: entry.value["values"]?.elements.map(\.text) ?? [],
            documentation: text(entry.value["doc"], "`doc`")
        )
    }
}
