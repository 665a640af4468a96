import Papyrus

@API
@KeyMapping(.snakeCase)
protocol Recipes {
    @GET("/recipes")
    func search(q: Query<String>, page: Query<Int?>) async throws -> [Recipe]

    @POST("/recipes/:id/notes")
    func note(id: Int, text: String, @Header("X-Device") device: String) async throws -> Recipe

    @URLForm
    @Headers(["X-Beta": "1"])
    @PUT("/recipes/{id}")
    func replace(id: Path<Int>, title: Field<String>) async throws
}

struct Recipe: Codable { let id: Int }
