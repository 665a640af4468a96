import APIModel

/// A sample number within the limits of its schema.
struct SampleNumber {
    /// By the last word of a property's name.
    private static let byLastWord: [String: Double] = [
        "price": 9.99, "amount": 9.99, "cost": 9.99, "total": 9.99, "fee": 9.99, "balance": 9.99, "rating": 4.5,
        "percent": 50, "percentage": 50, "latitude": 52.52, "lat": 52.52, "longitude": 13.405, "lng": 13.405,
        "lon": 13.405, "age": 30, "year": 2024, "month": 6, "day": 15, "hour": 9, "minute": 30, "port": 8080,
        "width": 640, "height": 480, "status": 200, "bytes": 1024, "duration": 60, "count": 3, "quantity": 3,
        "limit": 20, "timestamp": 1_705_311_000, "created": 1_705_311_000, "updated": 1_705_311_000,
    ]

    /// Whole numbers count, where fractions measure; amounts are in the smallest unit.
    private static let wholeByLastWord: [String: Double] = [
        "price": 999, "amount": 999, "cost": 999, "fee": 999, "balance": 999, "total": 1, "rating": 4,
    ]

    static func integer(named wireName: String, _ constraints: Constraints?, variant: Int) -> Int {
        let word = WordSplitter.words(of: wireName).last?.lowercased() ?? ""
        let wished = wholeByLastWord[word] ?? byLastWord[word] ?? 1
        var value = Int(wished) + variant
        let step = constraints?.multipleOf.flatMap { Int($0) }.flatMap { $0 > 1 ? $0 : nil }
        if var least = whole(constraints?.minimum, .up) {
            if constraints?.isMinimumExclusive == true, least < .max { least += 1 }
            value = max(value, least)
        }
        if let step, value > 0, value <= .max - step { value = (value + step - 1) / step * step }
        if var most = whole(constraints?.maximum, .down) {
            if constraints?.isMaximumExclusive == true, most > .min { most -= 1 }
            if value > most { value = step.map { most / $0 * $0 } ?? most }
        }
        return value
    }

    static func fraction(named wireName: String, _ constraints: Constraints?, variant: Int) -> Double {
        var value = (byLastWord[WordSplitter.words(of: wireName).last?.lowercased() ?? ""] ?? 1.5) + Double(variant)
        let least = number(constraints?.minimum)
        let most = number(constraints?.maximum)
        let isBelow = least.map { value < $0 || value == $0 && constraints?.isMinimumExclusive == true } ?? false
        let isAbove = most.map { value > $0 || value == $0 && constraints?.isMaximumExclusive == true } ?? false
        if isBelow || isAbove {
            switch (least, most) {
            case (let least?, let most?): value = least + (most - least) / 2
            case (let least?, nil): value = least + 1
            case (nil, let most?): value = most - 1
            default: break
            }
        }
        if let step = number(constraints?.multipleOf), step > 0 {
            let count = value / step
            let isMultiple = (count - count.rounded()).magnitude < 0.000_001
            if !isMultiple { value = (isAbove ? count.rounded(.down) : count.rounded(.up)) * step }
        }
        return value.isFinite ? value : 1
    }

    private static func whole(_ text: String?, _ rule: FloatingPointRoundingRule) -> Int? {
        text.flatMap { Int($0) } ?? number(text).flatMap { Int(exactly: $0.rounded(rule)) }
    }

    private static func number(_ text: String?) -> Double? {
        text.flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
    }
}
