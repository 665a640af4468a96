import APIModel

extension ShapeDraft {
    /// Makes properties required that a list elsewhere in the `allOf` names.
    mutating func meetRequired() {
        guard !unmetRequired.isEmpty else { return }
        if var object {
            unmetRequired = object.require(unmetRequired)
            kind = .object(object)
        } else if var common {
            unmetRequired = common.require(unmetRequired)
            self.common = common
        }
    }
}

extension ObjectShape {
    /// Marks properties as required; the names of those that are not there come back.
    mutating func require(_ names: [RequiredName]) -> [RequiredName] {
        let positions = names.isEmpty ? nil : positions
        return names.filter { required in
            guard let position = position(of: required.name, positions) else { return true }
            properties[position].isRequired = true
            return false
        }
    }

    /// Where the properties stand, by their names; nil for a few, which are found faster by looking.
    var positions: [String: Int]? {
        guard properties.count > 8 else { return nil }
        return Dictionary(properties.enumerated().map { ($1.wireName, $0) }) { first, _ in first }
    }

    func position(of name: String, _ positions: [String: Int]?) -> Int? {
        guard let positions else { return properties.firstIndex { $0.wireName == name } }
        return positions[name]
    }
}
