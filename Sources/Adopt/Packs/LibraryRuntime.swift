/// A library that sends requests: the protocol that requests conform to, and the templates that a pack needs for it.
struct LibraryRuntime {
    let protocolName: String
    /// The modules to import for it.
    let modules: [String]
    let members: [TeamRuntime.Member]
    /// The prefix of its templates' names, and the client in them for teams without their own.
    let name: String
    let clientName: String
    /// Whether the library escapes paths itself.
    let escapesPaths: Bool

    /// The template of the members that the library requires of a request: `task` for Moya.
    var template: String { AdoptFiles.text(name + "-api.stencil").map { String($0.dropLast()) } ?? "" }
    /// Functions that the template calls.
    var helpers: String { AdoptFiles.text(name + "-helpers.stencil") ?? "" }
    /// The types of forms in parts that the template needs; empty if forms are left to the team.
    var form: String { AdoptFiles.text(name + "-form.stencil") ?? "" }
    /// The template of a client that sends such requests.
    var client: String { AdoptFiles.text(name + "-client.stencil") ?? "" }

    /// The library of a type's requests, by the protocols that the type conforms to.
    static func of(_ conformances: Set<String>, _ index: SourceIndex) -> LibraryRuntime? {
        [moya, alamofire].first { library in
            // A team's own protocol can have the name of the library's.
            index.type(library.protocolName)?.declaration == nil
                && conformances.contains { SourceIndex.last($0) == library.protocolName }
        }
    }

    /// The client's functions: one with a response, and one without.
    static let load = TeamRuntime.Sending(name: "load", label: nil)
    static let perform = TeamRuntime.Sending(name: "perform", label: nil)

    /// The query as a dictionary, in a file of its own.
    static let query = (name: "query_dictionary.stencil", text: DerivedMember.dictionary(of: "operation.query"))

    private static let moya = LibraryRuntime(
        protocolName: "TargetType", modules: ["Moya"],
        members: members([
            (.base, "baseURL", "URL"), (.path, "path", "String"), (.method, "method", "Moya.Method"),
            (.headers, "headers", .optional(.dictionary("String", "String"))),
        ]), name: "moya", clientName: "MoyaClient", escapesPaths: true)

    private static let alamofire = LibraryRuntime(
        protocolName: "URLRequestConvertible", modules: ["Alamofire"],
        members: members([
            (.base, "baseURL", "String"), (.path, "path", "String"), (.method, "method", "HTTPMethod"),
            (.query, "parameters", .dictionary("String", "Any")),
            (.headers, "headers", .dictionary("String", "String")),
        ]), name: "alamofire", clientName: "AlamofireClient", escapesPaths: false)

    private static func members(_ list: [(EndpointRole, String, SwiftType)]) -> [TeamRuntime.Member] {
        list.map { TeamRuntime.Member(role: $0.0, name: $0.1, type: $0.2, hasDefault: false) }
    }
}
