import Foundation

#if canImport(Testing)
    import Testing
#endif

#if canImport(Testing)
    nonisolated extension WireTests {
        /// Calls each operation of `OrdersRepository` and reads the reply, in memory or from the server at
        /// `NETLAYER_SERVER`. `netlayer serve --stateless` refuses what the description doesn't allow.
        @Suite struct OrdersEndpoint {
            private var repository: any OrdersRepository {
                OrdersRepositoryImpl(apiService: APIServiceImpl(client: WireTests.client))
            }

            /// `GET /orders`
            @Test func listOrders() async throws {
                WireTests.reply(to: .listOrders, with: .ok([Order(id: 1)]))
                try await WireTests.call(examples: ["none", "two"]) {
                    _ = try await repository.listOrders()
                }
            }

            /// `POST /orders`
            @Test func createOrder() async throws {
                WireTests.reply(to: .createOrder, with: .created(Order(id: 1)))
                _ = try await repository.createOrder(CreateOrderRequest(dish: "Dish"))
            }

            /// `GET /orders/{id}/receipt`
            @Test func fetchReceipt() async throws {
                WireTests.reply(to: .fetchReceipt, with: .ok(Data("example".utf8)))
                _ = try await repository.fetchReceipt(id: 1)
            }

            /// `GET /orders/events`
            @Test(.enabled(if: WireTests.server != nil)) func watchOrders() async throws {
                let items = try await repository.watchOrders()
                for try await _ in items { break }
            }
        }
    }
#endif

#if canImport(Testing)
    nonisolated extension WireTests {
        /// Calls each operation of `CooksRepository` and reads the reply, in memory or from the server at
        /// `NETLAYER_SERVER`. `netlayer serve --stateless` refuses what the description doesn't allow.
        @Suite struct CooksEndpoint {
            private var repository: any CooksRepository {
                CooksRepositoryImpl(apiService: APIServiceImpl(client: WireTests.client))
            }

            /// `GET /cooks`
            @Test func list() async throws {
                WireTests.reply(to: .list, with: .ok("Example"))
                _ = try await repository.list()
            }
        }
    }
#endif
