extension Value {
    /// How much it holds, counted no further than to a limit: its parts, and long texts by their length. A few lines of
    /// code double a value with each, so that what a run holds has to be limited as well as its steps.
    func weight(upTo limit: Int) -> Int {
        var weight = 0
        var open = [self]
        while weight < limit, let value = open.popLast() {
            weight += 1
            switch value {
            case .text(let pieces):
                for piece in pieces {
                    switch piece {
                    case .words(let words): weight += Value.weight(of: words)
                    case .hole(let symbol): weight += Value.weight(of: symbol.text)
                    }
                }
            case .literal(let text), .type(let text), .unknown(let text): weight += Value.weight(of: text)
            case .symbol(let symbol): weight += Value.weight(of: symbol.text)
            case .choice(let choice): open += choice.payload.map(\.value)
            case .instance(let instance): open += instance.fields.values
            case .list(let list): open += list.elements.map(\.value) + list.open.map(Value.symbol)
            case .dictionary(let entries):
                open += entries.entries.flatMap { [$0.key, $0.value] } + entries.open.map(Value.symbol)
            case .tuple(let parts): open += parts.map(\.value)
            case .null, .closure: continue
            }
        }
        return weight
    }

    private static func weight(of text: String) -> Int { 1 + text.utf8.count / 16 }
}
