import APIModel

extension OperationDirectives {
    /// These directives where they say something, and the others where they don't, key by key.
    func laid(over other: OperationDirectives) -> OperationDirectives {
        var result = other
        for key in givenKeys.compactMap(DirectiveKey.init(rawValue:)) { result.take(key, from: self) }
        result.givenKeys = other.givenKeys + givenKeys.filter { !other.givenKeys.contains($0) }
        result.origin = origin
        return result
    }

    private mutating func take(_ key: DirectiveKey, from other: OperationDirectives) {
        switch key {
        case .name: name = other.name
        case .alias: alias = other.alias
        case .service: service = other.service
        case .manual: isManual = other.isManual
        case .useCase: hasUseCase = other.hasUseCase
        case .skip: isSkipped = other.isSkipped
        case .merge: merge = other.merge
        case .header:
            headerPreset = other.headerPreset
            headers = other.headers
        case .param: parameters = other.parameters
        case .input: input = other.input
        case .pathValues: pathValues = other.pathValues
        case .pin: pins = other.pins
        case .default: defaults = other.defaults
        case .envelope: envelope = other.envelope
        case .requestMediaType: requestMediaType = other.requestMediaType
        case .responseMediaType: responseMediaType = other.responseMediaType
        case .responseHeaders: responseHeaders = other.responseHeaders
        }
    }
}
