import TeaHouse
import Testing

@MainActor @Suite struct MenuTests {
    private let repository = MockTeaRepository()
    private let pool = QueryPool()
    private var queries: Queries<any TeaRepository> { Queries(repository, in: pool) }

    @Test func teasAreListedWithTheirPrices() async {
        repository.listTeasResult = .success([Tea(id: 1, name: "Sencha", kind: .green, price: 3.5)])
        let menu = queries.listTeas(kind: .green)
        await menu.load()
        #expect(menu.lines == ["Sencha, 3.50"])
        #expect(repository.listTeasSpy.calls == [.green])
    }

    @Test func aMenuThatNobodyServedSaysSo() async {
        let menu = queries.listTeas()
        await menu.load()
        #expect(menu.lines.first?.contains("listTeas") == true)
    }

    @Test func anOrderMakesTheMenuStale() async {
        repository.listTeasResult = .success([])
        let menu = queries.listTeas()
        await menu.load()
        #expect(!menu.isStale)
        let orders = MockOrderRepository()
        _ = await Queries<any OrderRepository>(orders, in: pool).placeOrder(input: OrderInput(table: 4, teaIds: [1]))
        #expect(menu.isStale)
        await menu.load()
        #expect(!menu.isStale)
        #expect(repository.listTeasSpy.callCount == 2)
    }

    @Test func orderGoesToTheTable() {
        let request = OrderApi.placeOrder(input: OrderInput(table: 4, teaIds: [1, 2]))
        #expect(request.path == "/orders")
        #expect(request.method == .post)
    }
}
