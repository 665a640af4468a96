/// Types inside of types.
extension TypeNaming {
    mutating func nameChildren(of top: Int) {
        let referenced = Set(meant(in: top).map { declarations[$0].name.raw })
        var stack = [top]
        while let owner = stack.popLast() {
            let children = declarations[owner].children
            // Where all have the names that they want, the order says nothing.
            let before = renamed
            if !name(children, in: owner, referenced) {
                renamed = before
                _ = name(orderedChildren(of: owner), in: owner, referenced)
            }
            stack += children.filter { !declarations[$0].children.isEmpty }
        }
    }

    /// What the code of a type at the top level, or of its mapper, means by a name. A mapper makes elements of lists itself,
    /// whatever the lists are called.
    private func meant(in top: Int) -> Set<Int> {
        guard let counterpart = declarations[top].counterpart else { return declarations[top].references }
        var meant = declarations[top].references
        var open = Array(meant)
        while let next = open.popLast() {
            if forms[declarations[next].schema].isDeclared { continue }
            for other in declarations[next].references where meant.insert(other).inserted { open.append(other) }
        }
        return meant.union([counterpart])
    }

    /// Names nested types in an order; says whether each has got the name that it wants.
    private mutating func name(_ children: [Int], in owner: Int, _ referenced: Set<String>) -> Bool {
        var siblings: Set<String> = []
        var numbers: [String: Int] = [:]
        var hasWanted = true
        for child in children {
            let wanted = wantedName(of: child, in: owner)
            var name = nestedName(wanted, of: child, in: owner, siblings, referenced, &numbers)
            hasWanted = hasWanted && name == wanted
            let path = (declarations[owner].path.map(\.raw) + [name]).joined(separator: ".")
            if let rename = names.renames.schemas[path] {
                renamed.insert(path)
                name = rename.text
            }
            siblings.insert(name)
            declarations[child].name = SwiftIdentifier(name)
            declarations[child].path = declarations[owner].path + [declarations[child].name]
        }
        return hasWanted
    }

    /// The nested types in the order in which they get their names: what stands too deep after that which it stands in,
    /// and of equal names the better claim first.
    private func orderedChildren(of owner: Int) -> [Int] {
        let children = declarations[owner].children
        guard children.count > 1 else { return children }
        let claims = children.map { child in
            let word = declarations[child].word
            return (
                child: child, depth: declarations.depth(of: child, in: owner),
                proposal: NameProposal(wireName: word, name: style.name(of: word))
            )
        }
        return claims.sorted { left, right in
            left.depth == right.depth
                ? NameProposal.isBefore(left.proposal, right.proposal) : left.depth < right.depth
        }.map(\.child)
    }

    private func wantedName(of child: Int, in owner: Int) -> String {
        let declaration = declarations[child]
        let name = style.name(of: declaration.word)
        guard let parent = declaration.parent, parent != owner else { return name }
        let word = declarations[parent].name.raw
        return word.utf8.count < 40 && !name.hasPrefix(word) ? RepeatedWords.joined(word, name) : name
    }

    private func nestedName(
        _ name: String,
        of child: Int,
        in owner: Int,
        _ siblings: Set<String>,
        _ referenced: Set<String>,
        _ numbers: inout [String: Int]
    ) -> String {
        let owners = declarations[owner].path.map(\.raw)
        func isFree(_ name: String) -> Bool {
            !siblings.contains(name) && !owners.contains(name) && !referenced.contains(name) && !reserved.contains(name)
        }
        if isFree(name) { return name }
        // What hides another type is told apart by what it is, or by its owner, equal siblings by their symbols or numbers.
        if !siblings.contains(name) {
            let others = otherNames(for: name, of: child, in: owner) + [declarations[owner].name.raw + name]
            if let other = others.first(where: isFree) { return other }
        }
        let spelled = style.name(ofWords: WordSplitter.spelledWords(of: declarations[child].word))
        if isFree(spelled) { return spelled }
        let stem = name.utf8.last.map { $0 >= 0x30 && $0 <= 0x39 } == true ? name + "_" : name
        var number = numbers[stem, default: 2]
        while !isFree("\(stem)\(number)") { number += 1 }
        numbers[stem] = number + 1
        return "\(stem)\(number)"
    }

    /// Names in place of one that can't be had: `Kind` for `Type` and `Content` for `Data`, which Swift keeps for itself, else
    /// what a type is: `Commit.Details`, `Charge.CustomerChoice`. No other type of the owner wants them.
    private func otherNames(for name: String, of child: Int, in owner: Int) -> [String] {
        let noun = forms[declarations[child].schema].noun
        let word = declarations[owner].name.raw == name ? noun : ["Type": "Kind", "Data": "Content"][name]
        let wanted = declarations[owner].children.filter { $0 != child }.map { style.name(of: declarations[$0].word) }
        return ([word].compactMap(\.self) + [name + noun]).filter { !wanted.contains($0) }
    }
}
