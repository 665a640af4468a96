import Library

for endpoint in [BookEndpoint.getBooks(author: "Le Guin"), .getBook(id: "42"), .deleteBook(id: "42")] {
    print("\(endpoint.method.rawValue) \(endpoint.path)")
}
