import TeaHouse
import Testing

@Suite struct MenuTests {
    @Test func teasAreListedWithTheirPrices() async {
        let repository = MockTeaRepository()
        repository.listTeasResult = .success([Tea(id: 1, name: "Sencha", kind: .green, price: 3.5)])
        #expect(await Menu(repository: repository).lines(of: .green) == ["Sencha, 3.50"])
        #expect(repository.listTeasSpy.calls == [.green])
    }

    @Test func aMenuThatNobodyServedSaysSo() async {
        let lines = await Menu(repository: MockTeaRepository()).lines()
        #expect(lines.first?.contains("listTeas") == true)
    }

    @Test func orderGoesToTheTable() {
        let request = OrderApi.placeOrder(input: OrderInput(table: 4, teaIds: [1, 2]))
        #expect(request.path == "/orders")
        #expect(request.method == .post)
    }
}
