import CLibYAML

/// How many events libyaml makes of a text, with nothing done about any: what a benchmark measures the reader against.
public func countYAMLEvents(_ bytes: [UInt8]) -> Int {
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    let event = UnsafeMutablePointer<yaml_event_t>.allocate(capacity: 1)
    defer {
        parser.deallocate()
        event.deallocate()
    }
    guard yaml_parser_initialize(parser) == 1 else { return 0 }
    defer { yaml_parser_delete(parser) }
    return bytes.withUnsafeBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return 0 }
        yaml_parser_set_input_string(parser, base, buffer.count)
        var count = 0
        while yaml_parser_parse(parser, event) == 1 {
            count += 1
            let isEnd = event.pointee.type == YAML_STREAM_END_EVENT
            yaml_event_delete(event)
            if isEnd { break }
        }
        return count
    }
}
