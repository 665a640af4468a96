/// Puts two names together, and says once what ends the one and begins the other.
///
///     PlanBillingThresholds, BillingThresholdsParam    PlanBillingThresholdsParam
///     Phase, Coupon                                    PhaseCoupon
enum RepeatedWords {
    static func joined(_ first: String, _ second: String) -> String {
        first + second.dropFirst(length(endOf: first, startOf: second))
    }

    /// The length of the longest stretch of whole words, which are more than a letter or two.
    private static func length(endOf first: String, startOf second: String) -> Int {
        let start = Array(second)
        for count in stride(from: start.count - 1, to: 2, by: -1)
        where start[count].isUppercase && first.hasSuffix(String(start[..<count])) {
            return count
        }
        return 0
    }
}
