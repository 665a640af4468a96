"""Responses that are streams of items, written by the specification of each format."""

import json

from bodies import essence

FORMATS = {"text/event-stream": "events", "application/jsonl": "lines", "application/x-ndjson": "lines",
           "application/ndjson": "lines", "application/json-seq": "sequence"}


def format_of(media):
    return FORMATS.get(essence(media))


def streamed(media, node, place, sampler):
    """The bytes of a response, and the JSON of the items that a client must return."""
    kind = format_of(media)
    flat, file = sampler.flat(node.get("itemSchema", node.get("schema", {})), place)
    if "itemSchema" not in node and flat.get("type") == "array" and kind != "events":
        flat, file = sampler.flat(flat["items"].schema, flat["items"].place)
    isEvent = kind == "events" and "itemSchema" in node and "data" in (flat.get("properties") or {})
    if isEvent:
        flat, file = sampler.flat(flat["properties"]["data"].schema, flat["properties"]["data"].place)
    if isEvent and flat.get("contentMediaType") == "application/json" and "contentSchema" in flat:
        flat, file = sampler.flat(flat["contentSchema"], file)
    items = [sampler.choose(flat, file, 0), sampler.choose(flat, file, 0)]
    write = {"events": event, "lines": line, "sequence": record}[kind]
    return "".join(write(item, index) for index, item in enumerate(items)).encode(), json.dumps(items)


def event(item, index):
    """HTML, section 9.2.6: a block of fields and comments, with a blank line at its end."""
    text = item if isinstance(item, str) else json.dumps(item)
    head = [": a comment", f"id: {index}"] if index else []
    return "\n".join(head + [f"data: {part}" for part in text.split("\n")] + ["", ""])


def line(item, index):
    return json.dumps(item) + ("\r\n" if index else "\n")


def record(item, index):
    """RFC 7464, section 2.2."""
    return "\x1e" + json.dumps(item) + "\n"
