import Diagnostics
import SwiftModel

/// What a team says of the code of one service, over what it says of all.
public struct ServiceSettings: Sendable {
    /// The service's name in the description.
    public var name: String
    var options: [String: PackOption.Value] = [:]
    var access: (level: AccessLevel, range: SourceRange)?

    init(name: String) { self.name = name }
}

extension PackManifest {
    /// The settings of services that would show more than the types which their code names.
    func reportWiderServices(into bag: inout DiagnosticBag) {
        for service in services {
            guard let access = service.access, access.level > conventions.access else { continue }
            let wanted = "no more than `\(conventions.access.rawValue)`, which the models have"
            bag.report(PackMessages.wrongValue(of: "services.\(service.name).access", wanted: wanted, at: access.range))
        }
    }
}
