/// Makes one endpoint of two that a flag tells apart by nothing but the method.
enum MethodChoices {
    static func merged(_ endpoints: [AdoptedEndpoint]) -> [AdoptedEndpoint] {
        var result: [AdoptedEndpoint] = []
        var last: [String: Int] = [:]
        for endpoint in endpoints {
            let name = endpoint.owner + "." + endpoint.name
            if let position = last[name], let merged = merge(result[position], endpoint) {
                result[position] = merged
            } else {
                last[name] = result.count
                result.append(endpoint)
            }
        }
        return result
    }

    private static func merge(_ first: AdoptedEndpoint, _ second: AdoptedEndpoint) -> AdoptedEndpoint? {
        guard let one = first.condition, let two = second.condition, first.choice == nil else { return nil }
        let (yes, no) = two == "!" + one ? (first, second) : (second, first)
        guard let flag = yes.condition, no.condition == "!" + flag, SpecNames.isIdentifier(flag) else { return nil }
        guard first.method != second.method, first.pathText == second.pathText, first.base == second.base,
            first.contents == second.contents
        else { return nil }
        var merged = no
        merged.condition = nil
        merged.choice = AdoptedEndpoint.MethodChoice(flag: flag, whenTrue: yes.method)
        merged.remarks.add(yes.remarks)
        return merged
    }
}

extension AdoptedEndpoint {
    /// What it carries, as a text by which two are compared.
    fileprivate var contents: String { "\(query)\(headers)\(body)" }
}
