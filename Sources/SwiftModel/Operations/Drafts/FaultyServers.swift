import APIModel
import Diagnostics

/// Finds servers whose address is no URL, be it of the API, of an operation or of a directive.
struct FaultyServers {
    /// What is wrong and where: a host of Swagger 2.0 stands in several addresses.
    private struct Identity: Hashable {
        var fault: String
        var file: String?
        var offset: UInt32?
    }

    private var seen: Set<Identity> = []

    /// - Parameter operation: nil for a server of the API.
    mutating func report(_ servers: [Server], of operation: String?, into bag: inout DiagnosticBag) {
        for server in servers {
            guard let fault = server.fault else { continue }
            let range = server.origin.range
            guard seen.insert(Identity(fault: fault, file: range?.file.name, offset: range?.startOffset)).inserted
            else {
                continue
            }
            bag.report(OmissionMessages.faultyServer(server, fault, of: operation))
        }
    }
}
