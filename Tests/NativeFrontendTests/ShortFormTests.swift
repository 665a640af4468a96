import APIModel
import Testing

/// Short forms and the operations and types that they are lowered to.
struct ShortFormTests {
    private static let operations: [(String, String)] = [
        ("GET /items", "GET /items 204"),
        ("GET /items -> [Item]", "GET /items 200:[Item]"),
        ("GET /items/{id:Int} -> Item", "GET /items/{id} path(id:int) 200:Item"),
        ("GET /a/{x}.{ext:String}", "GET /a/{x}.{ext} path(x:string) path(ext:string) 204"),
        (
            "GET /items?sort:Sort=newest&cursor:String? -> Page<Item>",
            "GET /items query(sort:Sort?='newest') query(cursor:string?) 200:Page<Item>"
        ),
        ("GET /items?sort:Sort=most", "GET /items query(sort:Sort?='MOST') 204"),
        ("GET /items?kind=all&q", "GET /items kind==all query(q:string) 204"),
        ("GET /items?page[size]:Int32=20", "GET /items query(page[size]:int.int32?=20) 204"),
        ("GET /items?only:Bool=true", "GET /items query(only:bool?=true) 204"),
        ("GET /items?tags:[String]?", "GET /items query(tags:[string]?) 204"),
        ("POST /items body:ItemInput -> 201 Item", "POST /items <application/json ItemInput> 201:Item"),
        ("POST /items body:[Item]? -> 202", "POST /items <application/json [Item]?> 202"),
        ("PUT /a form:ItemInput", "PUT /a <application/x-www-form-urlencoded ItemInput> 204"),
        ("PUT /a multipart:ItemInput", "PUT /a <multipart/form-data ItemInput> 204"),
        ("PUT /a text:String", "PUT /a <text/plain string> 204"),
        (
            "PUT /a body:File -> File",
            "PUT /a <application/octet-stream string.binary> 200(application/octet-stream):string.binary"
        ),
        ("POST /a input:ItemInput", "POST /a <application/json ItemInput> 204"),
        ("GET /a/{input.id} input:ItemInput", "GET /a/{id} path(id:int) query(full=full_name:string?) 204"),
        ("DELETE /items/{id:UUID}", "DELETE /items/{id} path(id:string.uuid) 204"),
    ]

    @Test(arguments: operations) func operationIsLowered(form: String, expected: String) {
        let spec = """
            netlayer: 1
            services: { S: { operations: { run: "\(form)" } } }
            types:
              Item: { id: Int }
              ItemInput: { id: Int, full: String? = full_name }
              Sort: enum [newest, most = MOST]
              Page<T>: { contents: [T] }
            """
        let (api, diagnostics) = read(spec)
        #expect(diagnostics == [])
        #expect(api.map { api in api.operations.map { APISketch(api: api).operation($0) } } == [expected])
    }

    private static let types: [(String, String)] = [
        ("X: String", "string"), ("X: Int64", "int.int64"), ("X: Date", "string.date-time"), ("X: Day", "string.date"),
        ("X: Any", "any"), ("X: Decimal", "number.decimal"), ("X: Duration", "string.duration"),
        ("X: Data", "string.byte"), ("X: URL", "string.uri"),
        ("X: Other", "=Other"), ("X: [Other]", "[Other]"), ("X: { String: Other }", "{*:Other}"),
        ("X: Map<[Other]>", "{*:[Other]}"), ("X: Set<Int>", "set[int]"), ("X: (Int, String)", "(int,string)"),
        ("X: Array<Int?>", "[int|null]"), ("X: Box<Other>", "=Box<Other>"),
        ("X: enum [a, b = B, plus = \"+1\"]", "enum('a',b='B',plus='+1')"),
        ("X: enum Int [low = 1, 2]", "enum(low=1,2)"),
        ("X: { enum: [a, b = B] }", "enum('a',b='B')"),
        ("X: { enum: { a: , b: { value: B, doc: Text. } } }", "enum('a',b='B')"),
        ("X: oneOf [Other, String]", "oneOf(Other,string)"), ("X: anyOf [Other, [Int]]", "anyOf(Other,[int])"),
        ("X: oneOf id {a:Other, b:Box<Int>}", "oneOf[id](a→Other,b→Box<int>)"),
        ("X: oneOf id [Other]", "oneOf[id](Other→Other)"),
        ("X: { oneOf: { a: Other }, by: id }", "oneOf[id](a→Other)"),
        ("X: { anyOf: [Other, String] }", "anyOf(Other,string)"),
        ("X: { alias: Int, minimum: 1, doc: Text. }", "int"),
        ("X: {}", "{}"),
        ("X: { a: Int, b: Int?, c: Int|null, d: Int?|null }", "{a:int b?:int c:int|null d?:int|null}"),
        ("X: { a: Int = a_b, b: Int ?? 3, c: Int ?? 3 = c_d }", "{a=a_b:int b?:int=3 c=c_d?:int=3}"),
        ("X: { a?: [Int], b: { String: Int }, c: { d: Int } }", "{a?:[int] b:{*:int} c:{d:int}}"),
        ("X: { a: { type: Int, wire: a b, default: 2, readOnly: true } }", "{a=a b?:int=2}"),
        ("X: { doc: Text., deprecated: true, a: Int }", "{a:int}"),
        ("X: { doc: { type: String }, deprecated: Bool }", "{doc:string deprecated:bool}"),
        ("X: { type: String, enum: String, alias: Int }", "{type:string enum:string alias:int}"),
        ("X: { extends: Other, own: Int }", "{+Other id:int own:int}"),
        ("X: { extends: Other, id: String }", "{+Other id:string}"),
        ("X: { a: Int, others: String }", "{a:int *:string}"), ("X: { a: Int, others: false }", "{a:int !}"),
        ("X: { s: \"enum [on, off]\" }", "{s:enum('on','off')}"), ("X: { next: X? }", "{next?:X}"),
    ]

    @Test(arguments: types) func typeIsLowered(declaration: String, expected: String) {
        let spec = "netlayer: 1\ntypes:\n  Other: { id: Int }\n  Box<T>: { item: T }\n  \(declaration)\n"
        let (api, diagnostics) = read(spec)
        #expect(diagnostics == [])
        let kind = api.flatMap { api in api.schemas.first { $0.name == "X" }.map { APISketch(api: api).kind($0.kind) } }
        #expect(kind == expected)
    }

    @Test func genericTypeUsesItsParameter() {
        let (api, _) = read("netlayer: 1\ntypes:\n  Tree<T>: { value: T, children: [Tree<T>] }\n")
        #expect(api?.schemas.first.map { $0.typeParameters } == ["T"])
        #expect(api.map { APISketch(api: $0).kind($0.schemas[0].kind) } == "{value:T children:[Tree<T>]}")
    }
}
