import APIModel
import Testing

@testable import SwiftModel

@Suite struct OperationNameTests {
    @Test(arguments: [
        ("getUser", "users", "getUser"),
        ("repos/list-for-org", "repos", "listForOrg"),
        ("repos/list-for-org", "orgs", "reposListForOrg"),
        ("UsersController_getUser", "Users", "getUser"),
        ("PetApi.getPet", "pet", "getPet"),
        ("Pet::getPet", "pet", "getPet"),
        ("drive.files.list", "files", "list"),
        ("drive.teams.files.list", "drive", "listTeamsFiles"),
        ("teams/files/delete", "x", "deleteTeamsFiles"),
        ("list.teams.add", "x", "listTeamsAdd"),
        ("blog.comment", "x", "blogComment"),
        ("users.index", "User", "index"),
        ("user_index", "users", "userIndex"),
        ("user.GetUser", "users.user", "getUser"),
        ("users-read_users", "users", "readUsers"),
        ("multi_search_with_post", "Multi-search", "multiSearchWithPost"),
        ("read-users", "users", "readUsers"),
        ("pull-requests/list", "pull-requests", "list"),
        ("user_2", "user", "user2"),
        ("get_raw", "get", "raw"),
        ("Get Raw", "x", "getRaw"),
        ("Create/Update", "x", "createUpdate"),
        ("5476", "x", "_5476"),
        ("/", "x", "slash"),
    ])
    func namesFromIds(identifier: String, service: String, name: String) {
        let words = OperationName.words(ofIdentifier: identifier, service: service)
        #expect(IdentifierStyle.lowerCamel.name(ofWords: words) == name)
    }

    @Test(arguments: [
        (path("/users/", "id", "/posts"), "getUsersByIdPosts"),
        (path("/a/", "b"), "getAByB"),
        (path("/a/b"), "getAB"),
        (path("/"), "getRoot"),
        (path("/files/", "name", ".", "ext"), "getFilesByNameByExt"),
        (path("/things/", "id", ":cancel"), "getThingsByIdCancel"),
    ])
    func namesFromPaths(path: PathTemplate, name: String) {
        let words = OperationName.words(ofMethod: .get, path: path)
        #expect(IdentifierStyle.lowerCamel.name(ofWords: words) == name)
    }

    @Test(arguments: [
        ("read_user_users__id__get", "readUser"),
        ("read_user_users__id__put", "readUserUsersIdPut"),
        ("users__id__get", "usersIdGet"),
        ("readUsingGET", "read"),
        ("readUsingPOST", "readUsingPOST"),
    ])
    func namesFromIdsThatEndInTheirRoute(identifier: String, name: String) {
        var operation = Operation(method: .get, path: path("/users/", "id"))
        operation.identifier = identifier
        let words = OperationName.words(of: operation, service: nil)
        #expect(IdentifierStyle.lowerCamel.name(ofWords: words) == name)
    }

    @Test func theSamePathWithASlashAtItsEndIsAnotherName() {
        var scope = NameScope(style: .lowerCamel, reserved: .members)
        let operations = [path("/a"), path("/a/")].map { Operation(method: .get, path: $0) }
        let claims = operations.map { operation in
            scope.propose(
                operation.key,
                as: IdentifierStyle.lowerCamel.name(ofWords: OperationName.words(of: operation, service: nil)),
                alternatives: OperationName.alternatives(of: operation, style: .lowerCamel)
            )
        }
        let table = scope.resolve()
        #expect(claims.map { table[$0].raw } == ["getA", "getASlash"])
    }
}

/// A path of alternating literals and parameters, the first one a literal.
private func path(_ pieces: String...) -> PathTemplate {
    var parts: [PathTemplate.Part] = []
    for (index, piece) in pieces.enumerated() {
        parts.append(index.isMultiple(of: 2) ? .literal(piece) : .parameter(piece))
    }
    let text = parts.map {
        if case .parameter(let name) = $0 { "{\(name)}" } else if case .literal(let t) = $0 { t } else { "" }
    }
    return PathTemplate(text: text.joined(), parts: parts)
}
