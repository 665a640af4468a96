import Foundation

let token = "from your sign-in"
let client = HTTPClient(credentials: FixedCredentials(["bearer": .token(token)]))
let users = UserRepositoryImpl(apiService: APIServiceImpl(client: client))
let page = try await users.fetchUsers()
print(page)
