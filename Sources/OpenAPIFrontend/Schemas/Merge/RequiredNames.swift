import APIModel

extension SchemaShape {
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
        var unmet: [RequiredName] = []
        if names.count < 8 || properties.count < 8 {
            for required in names {
                if let index = properties.firstIndex(where: { $0.wireName == required.name }) {
                    properties[index].isRequired = true
                } else {
                    unmet.append(required)
                }
            }
            return unmet
        }
        var indexes: [String: Int] = [:]
        for (index, property) in properties.enumerated() { indexes[property.wireName] = index }
        for required in names {
            if let index = indexes[required.name] {
                properties[index].isRequired = true
            } else {
                unmet.append(required)
            }
        }
        return unmet
    }
}
