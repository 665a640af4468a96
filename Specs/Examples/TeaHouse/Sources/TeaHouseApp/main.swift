import TeaHouse

// The generated mock serves for demonstrations, too.
let repository = MockTeaRepository()
repository.listTeasResult = .success([
    Tea(id: 1, name: "Sencha", kind: .green, price: 3.5),
    Tea(id: 2, name: "Assam", kind: .black, price: 2.9),
])
print("GET \(TeaApi.fetchTea(teaId: 1).path)")
for line in await Menu(repository: repository).lines() { print(line) }
