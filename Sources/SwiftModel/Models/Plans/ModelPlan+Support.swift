extension ModelPlan {
    /// Adds the support code that the type and those inside of it refer to.
    func addSupport(to symbols: inout Set<SupportSymbol>) {
        switch content {
        case .structure(let plan): plan.addSupport(to: &symbols)
        case .tuple(let plan):
            plan.addSupport(to: &symbols)
            if plan.hasEncoding, !plan.optionalElements.isEmpty { symbols.insert(.shortenedList) }
        case .form(let plan):
            plan.addSupport(to: &symbols)
            symbols.formUnion([.multipartPart, .multipartBody])
        case .enumeration(let plan): plan.rawType.addSupport(to: &symbols)
        case .union(let plan):
            for member in plan.cases { member.type.addSupport(to: &symbols) }
            if plan.hasUnknown { symbols.insert(.jsonValue) }
            if plan.discriminator == nil, plan.hasDecoding { symbols.insert(.unionDecoder) }
        case .alias(let type): type.addSupport(to: &symbols)
        }
        for model in nested { model.addSupport(to: &symbols) }
    }
}

extension StructPlan {
    fileprivate func addSupport(to symbols: inout Set<SupportSymbol>) {
        for property in parameters {
            property.type.addSupport(to: &symbols)
            if property.isIndirect { symbols.insert(property.tellsNull ? .indirectNullable : .indirect) }
            if property.recovery != nil { symbols.insert(.lenientDecoding) }
        }
        for part in parts { symbols.formUnion(part.headers.compactMap(\.value.textSupport)) }
        if additional != nil, additionalPart == nil, !properties.isEmpty { symbols.insert(.additionalProperties) }
    }
}
