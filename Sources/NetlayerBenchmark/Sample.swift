/// One measurement: times in microseconds, the peak of memory in kilobytes.
struct Sample {
    let wall: Int
    let cpu: Int
    let peak: Int

    /// `1234 1200`, wall and processor, as the process that was measured says it.
    init?(_ line: String, peak: Int) {
        let numbers = line.split { $0 == " " || $0 == "\n" }.compactMap { Int($0) }
        guard numbers.count == 2 else { return nil }
        wall = numbers[0]
        cpu = numbers[1]
        self.peak = peak
    }
}
