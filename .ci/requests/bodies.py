"""The body of a request: the argument for the client, and the comparison of the bytes that arrive."""

import base64
import email.parser
import email.policy
import json
import re
from urllib.parse import unquote

from samples import MINIMAL
from spelling import Unspecified, form_fields, spell


def essence(media):
    """The type without parameters; an invalid media type counts as JSON, as the generator's warning reports."""
    media = media.split(";")[0].strip().lower()
    return media if re.fullmatch(r"[^/\s]+/[^/\s]+", media) else "application/json"


def parameters(media):
    """The parameters of a media type except the character set, since clients write UTF-8."""
    found = {one.strip().lower() for one in media.split(";")[1:]}
    return {one for one in found if not one.startswith("charset=")}


SEQUENCES = {"application/jsonl": "lines", "application/x-ndjson": "lines", "application/json-seq": "sequence"}


def is_json(media):
    media = essence(media)
    return media in ("application/json", "text/json") or media.endswith("+json") or media in ("*/*", "application/*")


def kind_of(media):
    bare = media.split(";")[0].strip().lower()
    if bare == "application/x-www-form-urlencoded":
        return "form"
    if bare.startswith("multipart/"):
        return "multipart"
    if is_json(media):
        return "json"
    if SEQUENCES.get(bare):
        return SEQUENCES[bare]
    if bare.startswith("text/"):
        return "text"
    return "data"


def body_of(operation, sampler, variant, kind):
    """The body of one call, or None. `kind` is that of the client's method, since the description can offer others."""
    description = operation.description
    if description.version < (3, 0):
        return body_of_2(operation, sampler, variant, kind)
    if "requestBody" not in operation.node or kind is None:
        return None
    body, place = description.at(operation.node["requestBody"], operation.place)
    if variant == MINIMAL and not body.get("required"):
        return None
    content, place = description.at(body.get("content") or {}, place)
    fitting = [media for media in content if kind_of(media) == ("multipart" if kind == "parts" else kind)] or (
        [media for media in content] if kind in ("data", "text", "file") else [])
    if not fitting:
        return None
    media, file = description.at(content[fitting[0]], place)
    schema = media.get("schema", {})
    if kind in ("lines", "sequence"):
        schema = list_of(media, file, sampler)
    encoding = media.get("encoding") or {}
    if kind == "parts":
        schema, encoding = list_of(media, file, sampler), {None: media.get("itemEncoding") or {}}
    return Body(kind, list(content), schema, file, encoding, sampler)


def list_of(media, place, sampler):
    """The schema of the list of all items of a sequence, in each of the two ways to describe it."""
    if "itemSchema" in media:
        return {"type": "array", "items": media["itemSchema"]}
    whole, _ = sampler.flat(media["schema"], place)
    return media["schema"] if whole.get("type") == "array" else {"type": "array", "items": media["schema"]}


def body_of_2(operation, sampler, variant, kind):
    description = operation.description
    consumes = operation.node.get("consumes", description.root.get("consumes")) or ["application/json"]
    fields = []
    if {"body", "formData"} <= {node["in"] for node, _ in operation.parameters()}:
        raise Unspecified("a body beside the fields of a form")
    for node, place in operation.parameters():
        if node["in"] == "body":
            if variant == MINIMAL and not node.get("required"):
                return None
            return Body(kind or "json", consumes, node.get("schema", {}), place, {}, sampler)
        if node["in"] == "formData":
            fields.append((node, place))
    if not fields or kind is None:
        return None
    schema = {"type": "object", "properties": {}, "required": []}
    encoding = {}
    for node, place in fields:
        part = {key: value for key, value in node.items() if key not in ("name", "in", "required", "description")}
        part = part.get("schema") or part
        if part.get("type") == "file":
            part = {"type": "string", "format": "binary"}
        schema["properties"][node["name"]] = part
        if node.get("required"):
            schema["required"].append(node["name"])
        if part.get("type") == "array":
            encoding[node["name"]] = {"collectionFormat": part.get("collectionFormat", "csv")}
    if variant == MINIMAL and not schema["required"]:
        return None
    return Body(kind, consumes, schema, place, encoding, sampler)


class Body:
    def __init__(self, kind, medias, schema, place, encoding, sampler):
        self.kind, self.medias, self.encoding, self.sampler = kind, medias, encoding, sampler
        self.encoding_place = place
        self.schema, self.place = sampler.flat(schema, place)
        if kind == "file":
            self.value = "bytes \u00e9 %"
            self.argument = json.dumps({"text": self.value, "type": medias[0].replace("*", "x")})
        elif kind == "data":
            self.value = "bytes \u00e9 %"
            self.argument = json.dumps(base64.b64encode(self.value.encode()).decode())
        elif kind == "text":
            value = sampler.choose(self.schema, self.place, 0)
            self.value = value if isinstance(value, str) else json.dumps(value)
            self.argument = json.dumps(self.value)
        else:
            self.value = sampler.choose(self.schema, self.place, 0)
            self.argument = json.dumps(self.files() if kind == "multipart" and isinstance(self.value, dict) else self.value)

    def files(self):
        """The value with each file as its text and its content type, which callers choose."""
        members = {}
        for name, value in self.value.items():
            schema, _ = self.part(name)
            if self.is_file(schema, name):
                types = self.encoding.get(name, {}).get("contentType") or "application/octet-stream"
                file = {"type": types.split(",")[0].replace("*", "x")}
                # A file without a type can have any bytes.
                texts = [one if isinstance(one, str) else json.dumps(one)
                         for one in (value if isinstance(value, list) else [value])]
                value = self.value[name] = texts if isinstance(value, list) else texts[0]
                value = [{**file, "text": one} for one in value] if isinstance(value, list) else {**file, "text": value}
            members[name] = value
        for name in list(members):
            for header, value, _ in self.headers(name):
                members[f"{name}:{header}"] = value
        return members

    def headers(self, name):
        """The headers of a part: names, values and texts, without the media type (OpenAPI's Encoding Object)."""
        description, found = self.sampler.description, []
        headers, place = description.at(self.encoding.get(name, {}).get("headers") or {}, self.encoding_place)
        for header, node in headers.items():
            node, file = description.at(node, place)
            if header.lower() == "content-type" or (self.sampler.variant == MINIMAL and not node.get("required")):
                continue
            value = self.sampler.value(node.get("schema", {}), file)
            texts = spell(header, value, "simple", node.get("explode", False), lambda text: text)
            if texts:
                found.append((header, value, texts[0]))
        return found

    def part(self, name):
        """The schema of a member and its file."""
        part = (self.schema.get("properties") or {}).get(name) or self.schema.get("additionalProperties")
        if part is None or isinstance(part, bool):
            return {}, self.place
        return self.sampler.flat(part.schema, part.place)

    def is_file(self, schema, name=None):
        if schema.get("type") == "array" and schema.get("items"):
            schema, _ = self.sampler.flat(schema["items"].schema, schema["items"].place)
        if schema.get("format") in ("binary",) or schema.get("type") == "file":
            return True
        if not set(schema) - {"description", "title", "example", "examples", "deprecated"}:
            # OpenAPI 3.1.1, Encoding Object: without a type, the default is `application/octet-stream`.
            media = self.encoding.get(name, {}).get("contentType", "application/octet-stream")
            return "json" not in media and not media.startswith("text/")
        return "contentMediaType" in schema and "contentEncoding" not in schema

    def differences(self, sent, content_type):
        """The faults of the bytes that arrived."""
        bare = (content_type or "").split(";")[0].strip().lower()
        if not any(self.admits(media, bare) for media in self.medias):
            return [f"the content type is {content_type}, not one of {', '.join(self.medias)}"]
        named = [media for media in self.medias if self.admits(media, bare)]
        if named and not any(parameters(media) <= parameters(content_type) for media in named):
            return [f"the content type is {content_type}, without the parameters of {', '.join(named)}"]
        return getattr(self, "_" + self.kind)(sent, content_type)

    def admits(self, media, bare):
        pattern = re.escape(essence(media)).replace(r"\*", ".*")
        return re.fullmatch(pattern, bare) is not None

    def _json(self, sent, content_type):
        try:
            value = json.loads(sent)
        except ValueError:
            return [f"the body is no JSON: {sent[:200]!r}"]
        notes = []
        if not same(value, self.value, notes):
            return [f"the body is not what it should be: {differences_of(value, self.value)}"]
        return notes[:1]

    def _lines(self, sent, content_type):
        lines = sent.split(b"\n")
        return ["the last line does not end"] if lines.pop() else self._items(lines)

    def _sequence(self, sent, content_type):
        records = sent.split(b"\x1e")
        if records.pop(0) or any(not record.endswith(b"\n") for record in records):
            return [f"the body is no sequence of records: {sent[:200]!r}"]
        return self._items(records)

    def _items(self, texts):
        try:
            values = [json.loads(text) for text in texts]
        except ValueError:
            return [f"an item is no JSON: {texts[:5]!r}"]
        if not same(values, self.value, []):
            return [f"the items are not what they should be: {differences_of(values, self.value)}"]
        return []

    def _text(self, sent, content_type):
        return [] if sent == self.value.encode() else [f"the body is {sent!r} instead of {self.value!r}"]

    _data = _file = _text

    def _form(self, sent, content_type):
        expected = []
        for field in form_fields(self.value, self.encoding):
            expected += normal(field) if isinstance(field, str) else [field]
        return differing(expected, normal(sent.decode("latin-1")), "form")

    def _parts(self, sent, content_type):
        """Compares the parts with the elements of a list, in order; these parts have no names."""
        arrived, found = self.message(sent, content_type)
        if found:
            return found
        if len(arrived) != len(self.value):
            return [f"there are {len(arrived)} parts instead of {len(self.value)}"]
        schema, _ = self.sampler.flat(self.schema["items"].schema, self.schema["items"].place)
        for part, value in zip(arrived, self.value):
            types = self.types(value, schema, self.encoding[None])
            if not self.equal(part, value) or not any(self.admits(one, part[1].lower()) for one in types):
                found.append(f"the part {part[:3]} is not {json.dumps(value)[:200]} as {' or '.join(types)}")
        return found

    def message(self, sent, content_type):
        """The parts that arrived, and the faults of the message as a whole."""
        if not self.value and re.fullmatch(rb"--[^\r\n]+--\r\n", sent):
            return [], []
        message = email.parser.BytesParser(policy=email.policy.HTTP).parsebytes(
            f"Content-Type: {content_type}\r\n\r\n".encode() + sent)
        if not message.is_multipart() or message.defects:
            return [], [f"the body is not multipart: {message.defects} {sent[:200]!r}"]
        return [self.arrived(part) for part in message.iter_parts()], []

    def _multipart(self, sent, content_type):
        arrived, found = self.message(sent, content_type)
        if found:
            return found
        named = content_type.lower().startswith("multipart/form-data")
        expected = []
        for name, value in self.value.items():
            schema, place = self.part(name)
            encoding = self.encoding.get(name, {})
            values = value if isinstance(value, list) else [value]
            collection = encoding.get("collectionFormat")
            if collection and collection != "multi":
                joint = {"ssv": " ", "tsv": "\t", "pipes": "|"}.get(collection, ",")
                values = [joint.join(str(one) if isinstance(one, str) else json.dumps(one) for one in value)]
                values = values if value else []
            if isinstance(value, list) and "json" in encoding.get("contentType", ""):
                values = [value]
            for one in values:
                if one is not None:
                    expected.append((name, one, self.types(one, schema, encoding)))
        found = []
        for name, value, types in expected:
            match = next((part for part in arrived if part[0] == (name if named else None) and self.equal(part, value)), None)
            if match is None:
                found.append(f"no part {name} with {json.dumps(value)[:200]}; what came: {[part[:3] for part in arrived]}"[:900])
                continue
            arrived.remove(match)
            actual = match[1].split(";")[0].strip().lower()
            if types and not any(self.admits(one, actual) for one in types):
                found.append(f"the part {name} is {match[1]}, not {' or '.join(types)}")
            found += self.header_differences(name, match[3])
        return found + [f"there is a part too many: {part[:3]}" for part in arrived]

    def header_differences(self, name, arrived):
        expected = {header.lower(): text for header, _, text in self.headers(name)}
        found = [f"the part {name} has the header {header}: {arrived.get(header)!r} instead of {text!r}"
                 for header, text in expected.items() if arrived.get(header) != text.strip(" \t")]
        return found + [f"the part {name} has the header {header}" for header in arrived
                        if header not in expected and header not in ("content-disposition", "content-type")]

    def types(self, value, schema, encoding):
        """The content types that a part may have; its default is `text/plain`, by RFC 7578, section 4.4."""
        if encoding.get("contentType"):
            return [one.strip().lower() for one in encoding["contentType"].split(",")]
        if self.is_file(schema):
            return ["*/*"]
        if isinstance(value, (dict, list)):
            return ["application/json"]
        if schema.get("contentEncoding"):
            return ["*/*"]
        return ["text/plain"] if schema.get("type") else ["*/*"]

    def arrived(self, part):
        headers = {key.lower(): value.encode("ascii", "surrogateescape").decode(errors="replace").strip(" \t\r\n")
                   for key, value in part.raw_items()}
        disposition = headers.get("content-disposition", "")
        name = re.search(r'[; ]name="([^"]*)"', disposition)
        name = name and name.group(1).replace("%22", '"').replace("%0D", "\r").replace("%0A", "\n")
        return name, headers.get("content-type", "text/plain"), part.get_payload(decode=True), headers

    def equal(self, part, value):
        if isinstance(value, (dict, list)) or "json" in part[1]:
            try:
                return same(json.loads(part[2]), value, [])
            except ValueError:
                return False
        return part[2] == (value if isinstance(value, str) else json.dumps(value)).encode()


def normal(text):
    """The fields of a form with one spelling of each escape: `+` is a blank."""
    text = text.replace("+", "%20")
    text = re.sub(r"%[0-9A-Fa-f]{2}", lambda match: match.group().upper(), text)
    return text.split("&") if text else []


def differing(expected, arrived, what):
    """Compares fields; those with the same name keep their order. A pair is a name and a value to find as JSON."""
    arrived, found = list(arrived), []
    for field in expected:
        if isinstance(field, tuple):
            match = next((one for one in arrived if one.startswith(field[0] + "=")
                          and same(parsed(unquote(one.split("=", 1)[1])), field[1])), None)
            field = f"{field[0]}={json.dumps(field[1])}"
        elif hasattr(field, "matches"):
            match = next((one for one in arrived if field.matches(one)), None)
        else:
            name = field.split("=")[0]
            match = next((one for one in arrived if one.split("=")[0] == name), None)
            match = match if match == field else None
        if match is None:
            found.append(f"the {what} has no {field}: {arrived}"[:900])
        else:
            arrived.remove(match)
    return found + [f"the {what} holds {one} beside what it should" for one in arrived]


def differences_of(actual, expected, path="$"):
    """The first difference between two JSON values."""
    if isinstance(actual, dict) and isinstance(expected, dict):
        for key in [*expected, *actual]:
            if key not in actual:
                return f"{path}.{key} is missing: {json.dumps(expected[key])[:200]}"
            if key not in expected:
                return f"{path}.{key} is too much: {json.dumps(actual[key])[:200]}"
            if not same(actual[key], expected[key], []):
                return differences_of(actual[key], expected[key], f"{path}.{key}")
    if isinstance(actual, list) and isinstance(expected, list) and len(actual) == len(expected):
        for index, pair in enumerate(zip(actual, expected)):
            if not same(*pair, []):
                return differences_of(*pair, f"{path}[{index}]")
    return f"{path} is {json.dumps(actual)[:300]} instead of {json.dumps(expected)[:300]}"


def parsed(text):
    try:
        return json.loads(text)
    except ValueError:
        return None


UUID = re.compile("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")


def same(first, second, notes=None):
    """Whether JSON values are equal: numbers by value, objects in any order of keys. Differences that the table of
    allowed ones lists are noted."""
    if isinstance(first, bool) or isinstance(second, bool):
        return first is second
    if isinstance(first, (int, float)) and isinstance(second, (int, float)):
        return first == second
    if type(first) is not type(second):
        return False
    if isinstance(first, dict):
        return first.keys() == second.keys() and all(same(first[key], second[key], notes) for key in first)
    if isinstance(first, list):
        return len(first) == len(second) and all(same(*pair, notes) for pair in zip(first, second))
    if notes is not None and isinstance(first, str) and first != second and UUID.fullmatch(second):
        notes.append("a UUID is written in capitals")
        return first.lower() == second
    return first == second
