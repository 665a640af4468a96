/// The samples of all stages as a table of ratios, and the budgets that they exceed.
struct BenchmarkReport {
    private var samples: [Stage: [Sample]] = [:]
    private let size: Int

    init(size: Int) { self.size = size }

    mutating func add(_ sample: Sample, of stage: Stage) { samples[stage, default: []].append(sample) }

    /// A row a stage; processor time first, since it is what a busy machine changes least.
    var table: String {
        let head = ["stage", "cpu min", "median", "wall min", "median", "ratio", "peak", "× size"]
        var rows = [head]
        for stage in Stage.allCases {
            let cpu = (samples[stage] ?? []).map(\.cpu).sorted()
            let wall = (samples[stage] ?? []).map(\.wall).sorted()
            guard let peak = samples[stage]?.map(\.peak).max(), !cpu.isEmpty else { continue }
            let times = [cpu[0], cpu[cpu.count / 2], wall[0], wall[wall.count / 2]]
            rows.append(
                [stage.summary] + times.map { milliseconds($0) } + [
                    oneDecimal(ratio(of: stage)) + "×", oneDecimal(Double(peak) / 1024) + " MB",
                    oneDecimal(memoryRatio(of: stage)),
                ]
            )
        }
        let widths = head.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            row.indices.map { column in
                let blanks = String(repeating: " ", count: widths[column] - row[column].count)
                return column == 0 ? row[column] + blanks : blanks + row[column]
            }.joined(separator: "  ") + "\n"
        }.joined()
    }

    /// `generate takes 8.4 times as long as libyaml's events; the budget is 8.0`
    func violations(of settings: BenchmarkSettings) -> [String] {
        var violations: [String] = []
        for budget in settings.timeBudgets where ratio(of: budget.stage) > budget.ratio {
            violations.append(
                "\(budget.stage) takes \(oneDecimal(ratio(of: budget.stage))) times as long as libyaml's events; "
                    + "the budget is \(oneDecimal(budget.ratio))"
            )
        }
        guard let budget = settings.memoryBudget else { return violations }
        for stage in Stage.allCases where memoryRatio(of: stage) > budget {
            violations.append(
                "\(stage) takes \(oneDecimal(memoryRatio(of: stage))) times the size of the description in memory; "
                    + "the budget is \(oneDecimal(budget))"
            )
        }
        return violations
    }

    private func ratio(of stage: Stage) -> Double {
        let least = samples[.events]?.map(\.cpu).min() ?? 1
        return Double(samples[stage]?.map(\.cpu).min() ?? 0) / Double(max(least, 1))
    }

    private func memoryRatio(of stage: Stage) -> Double {
        Double((samples[stage]?.map(\.peak).max() ?? 0) * 1024) / Double(max(size, 1))
    }

    /// 12345 → `12.3 ms`
    private func milliseconds(_ microseconds: Int) -> String { oneDecimal(Double(microseconds) / 1000) + " ms" }

    private func oneDecimal(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }
}
