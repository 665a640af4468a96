/// What generated files declare, as far as it decides who can call what: types, cases, and the headers of functions.
/// Which of a plan's names a pack writes, and whether there are methods that leave out optional arguments, is the
/// templates' choice and seen here only.
public struct Declarations: Sendable {
    public private(set) var types: Set<String> = []
    private(set) var protocols: Set<String> = []
    /// `ShopEndpoint.fetchItem`
    private(set) var cases: Set<String> = []
    /// `ShopRepository` → `fetchItem(id:Int)`: without white space.
    private var functions: [String: Set<String>] = [:]

    public init(files: [[UInt8]]) {
        for file in files {
            var scanner = DeclarationScanner(file)
            scanner.scan()
            types.formUnion(scanner.types)
            protocols.formUnion(scanner.protocols)
            cases.formUnion(scanner.cases)
            for (owner, header) in scanner.functions { functions[owner, default: []].insert(header) }
        }
    }

    /// Whether a type or one of its extensions has a function with exactly these parameters.
    func hasFunction(_ name: String, _ parameters: [String], in type: String) -> Bool {
        functions[type]?.contains(name + Declarations.list(parameters)) ?? false
    }

    /// The name of a function of a type that has exactly these parameters.
    func function(with parameters: [String], in type: String) -> String? {
        let list = Declarations.list(parameters)
        guard let headers = functions[type] else { return nil }
        return headers.filter { $0.hasSuffix(list) }.map { String($0.dropLast(list.count)) }
            .filter { !$0.contains("(") }.min()
    }

    /// [`id: Int`, `_ body: Item`] → `(id:Int,_body:Item)`
    private static func list(_ parameters: [String]) -> String {
        "(" + parameters.map { $0.filter { $0 != " " } }.joined(separator: ",") + ")"
    }
}
