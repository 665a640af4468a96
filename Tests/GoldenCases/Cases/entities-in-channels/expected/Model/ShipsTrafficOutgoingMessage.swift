import Foundation

nonisolated enum ShipsTrafficOutgoingMessage: Hashable, Sendable {
    case watch(Area)
    case hail(Hail)
    case ping([String: JSONValue])
}
