/// One measurement: times in microseconds, the peak of memory in kilobytes.
struct Sample {
    var wall: Int
    var cpu: Int
    var peak: Int

    /// `1234 1200`, wall and processor, as the process that was measured says it.
    init?(_ line: String) {
        let numbers = line.split { $0 == " " || $0 == "\n" }.compactMap { Int($0) }
        guard numbers.count == 2 else { return nil }
        wall = numbers[0]
        cpu = numbers[1]
        peak = 0
    }
}
