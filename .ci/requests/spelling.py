"""How values become text: RFC 3986's escapes, and OpenAPI's table of styles over RFC 6570."""

import json
import re

UNRESERVED = set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
RESERVED = set(":/?#[]@!$&'()*+,;=")
# The characters that end a parameter, or that aren't allowed, in a place of a request: RFC 3986, sections 3.3 and 3.4,
# RFC 6265, section 4.1.1, and OpenAPI 3.2: path parameters "MUST NOT contain any unescaped" `/`, `?` or `#`.
UNUSABLE = {"query": set("#[]&"), "path": set("/?#[]"), "cookie": set(",;")}


class Unspecified(Exception):
    """The specification doesn't define how a value is sent."""


def encode(text, reserved=False, where="query"):
    """RFC 3986's escapes; with `reserved`, RFC 6570's `+` expansion, without the characters unusable in the place."""
    result = ""
    for match in re.finditer(r"%[0-9A-Fa-f]{2}|.", text, re.S):
        part = match.group()
        if part in UNRESERVED or (reserved and (len(part) == 3 or part in RESERVED - UNUSABLE[where])):
            result += part
        else:
            result += "".join(f"%{byte:02X}" for byte in part.encode())
    return result


def text_of(value):
    if isinstance(value, str):
        return value
    if isinstance(value, (dict, list)):
        raise Unspecified("a list or an object within a parameter")
    if value is None:
        raise Unspecified("null in a parameter")
    return json.dumps(value)


COLLECTIONS = {"ssv": "spaceDelimited", "tsv": "tabDelimited", "pipes": "pipeDelimited"}
DELIMITERS = {"form": ",", "simple": ",", "matrix": ",", "label": ",", "spaceDelimited": "%20", "pipeDelimited": "%7C",
              "tabDelimited": "%09"}
JOINTS = {"simple": ",", "label": ".", "matrix": ";"}


def spell(name, value, style, explode, escape, delimiter=None):
    """The texts of a parameter, by the table of styles and RFC 6570: one, or for a query one for each name. An empty
    list or object is undefined (RFC 6570, section 2.3): nothing is sent."""
    whole, name = name, escape(name)
    prefix = {"label": ".", "matrix": ";"}.get(style, "")
    delimiter = delimiter or DELIMITERS.get(style, ",")

    def assigned(text, key=name):
        if style in ("simple", "label"):
            return text
        return key if style == "matrix" and text == "" else key + "=" + text

    if isinstance(value, list):
        texts = [escape(text_of(one)) for one in value]
        if not texts:
            return []
        if not explode:
            return [prefix + assigned(delimiter.join(texts))]
        parts = [assigned(text) for text in texts]
        return [prefix + JOINTS[style].join(parts)] if style in JOINTS else parts
    if isinstance(value, dict):
        members = [(key, text_of(one)) for key, one in value.items()]
        if style == "deepObject":
            return [escape(f"{whole}[{key}]") + "=" + escape(text) for key, text in members]
        if not members:
            return []
        if explode:
            if style == "matrix":
                parts = [assigned(escape(text), escape(key)) for key, text in members]
            else:
                parts = [escape(key) + "=" + escape(text) for key, text in members]
            return [prefix + JOINTS[style].join(parts)] if style in JOINTS else parts
        return [prefix + assigned(delimiter.join(escape(part) for pair in members for part in pair))]
    return [prefix + assigned(escape(text_of(value)))]


def form_fields(members, encodings):
    """The fields of `application/x-www-form-urlencoded`; an object or list sent as JSON is a pair of name and value."""
    fields = []
    for name, value in members.items():
        encoding = encodings.get(name, {})
        collection = encoding.get("collectionFormat")
        if collection and collection != "multi" and isinstance(value, list):
            fields += spell(name, value, COLLECTIONS.get(collection, "form"), False, encode)
        elif any(key in encoding for key in ("style", "explode", "allowReserved")):
            style, reserved = encoding.get("style", "form"), bool(encoding.get("allowReserved"))
            explode = encoding.get("explode", style == "form")
            fields += spell(name, value, style, explode, lambda text: encode(text, reserved))
        else:
            for one in value if isinstance(value, list) else [value]:
                if isinstance(one, (dict, list)):
                    fields.append((encode(name), one))
                elif one is not None:
                    fields.append(encode(name) + "=" + encode(text_of(one)))
    return fields
