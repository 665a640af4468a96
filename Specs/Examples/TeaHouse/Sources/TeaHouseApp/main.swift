import TeaHouse

// The generated mock serves for demonstrations, too.
let repository = MockTeaRepository()
repository.listTeasResult = .success([
    Tea(id: 1, name: "Sencha", kind: .green, price: 3.5),
    Tea(id: 2, name: "Assam", kind: .black, price: 2.9),
])
print("GET \(TeaApi.fetchTea(teaId: 1).path)")
let menu = Queries<any TeaRepository>(repository, in: QueryPool()).listTeas()
await menu.load()
for line in menu.lines { print(line) }
