/// What an include could pass for a name that the included file sees.
enum IncludeArgument {
    /// What the name stands for where the include is.
    case slot(Int)
    /// What the include says that it stands for.
    case path(Int)
}

extension ProgramCompiler {
    /// Has each call pass what the included file uses, itself or by what it includes.
    mutating func passWhatIsUsed() {
        var isSettled = false
        while !isSettled {
            isSettled = true
            for (call, arguments) in zip(program.calls, includeArguments).reversed() {
                for name in usedSlots[call.procedure] where name < arguments.count {
                    guard case .slot(let slot) = arguments[name] else { continue }
                    if usedSlots[call.caller].insert(slot).inserted { isSettled = false }
                }
            }
        }
        for (number, arguments) in includeArguments.enumerated() {
            let start = program.arguments.count
            let used = usedSlots[program.calls[number].procedure]
            for (name, argument) in arguments.enumerated() where used.contains(name) {
                program.arguments.append(Program.Argument(path: path(of: argument), slot: name))
            }
            program.calls[number].arguments = start..<program.arguments.count
        }
    }

    private mutating func path(of argument: IncludeArgument) -> Int {
        switch argument {
        case .slot(let slot): number(of: PathKey(slot: slot, fields: []))
        case .path(let path): path
        }
    }
}
