import Foundation

/* A comment with /* another */ protocol NoProtocol: Repository {} */
public protocol UserRepository: Sendable {
    func user(id: String) async -> Result<User, Error>
    func loadReader(id: String) async -> Result<User, Error>
    func remove(_ completion: () throws -> Void) async -> Result<Void, Error>
}

public struct DefaultUserRepository: UserRepository {
    let text = "struct Wrong: OrderRepository { \" }"
    public func user(id: String) async -> Result<User, Error> { await send() }
    public func remove(_ completion: () throws -> Void) async -> Result<Void, Error> { await send() }
}

public protocol OrderRepository: Sendable {
    func orders() async -> Result<[Order], Error>
}

public struct DefaultOrderRepository<Client>: Shop.OrderRepository where Client: Sendable {
    public func orders() async -> Result<[Order], Error> { await send() }
}

final class OrderRepositorySpy: OrderRepository {
    class func make() -> Self { await send() }
    func orders() async -> Result<[Order], Error> { await send() }
}

public protocol Endpoint { var path: String { get } }
enum UserTarget { case user(id: String) }
extension UserTarget: Endpoint { var path: String { "" } }

struct UserDTO: Codable {}
struct OrderDTO: Decodable {}
