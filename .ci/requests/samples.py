"""Values for schemas, chosen the same way each time."""

from spelling import Unspecified

HARD = 'a/b ?&=%+é "'
TEXTS = {
    "date-time": ["2024-02-29T23:59:59Z", "1999-12-31T00:00:00Z"],
    "date": ["2024-02-29", "1999-12-31"],
    "uuid": ["3f2504e0-4f89-41d3-9a0c-0305e82c3301"],
    "uri": ["https://example.com/a?b=c"],
    "url": ["https://example.com/a?b=c"],
    "uri-reference": ["a/b"],
    "email": ["a@example.com"],
    "hostname": ["example.com"],
    "ipv4": ["127.0.0.1"],
    "ipv6": ["::1"],
    "byte": ["aGk/Pw==", "+/8="],
    "binary": ["Ynl0ZXM="],
    "time": ["10:00:00Z"],
    "duration": ["P1D"],
    "decimal": ["12.5"],
}
MINIMAL, FULL, HARD_TEXTS, OTHER = range(4)


class Sampler:
    """Chooses values of one variant: 0 minimal, 1 full, 2 full with hard texts, 3 full with other cases and nothing
    in lists that may be empty."""

    def __init__(self, description, variant, direction):
        self.description, self.variant, self.direction = description, variant, direction

    def value(self, schema, place, depth=0):
        schema, place = self.flat(schema, place)
        return self.choose(schema, place, depth)

    # The keywords of a schema, with references followed and `allOf` merged.

    def flat(self, schema, place, seen=()):
        if not isinstance(schema, dict):
            return {}, place
        if isinstance(schema.get("$ref"), str):
            key = (place, schema["$ref"])
            if key in seen:
                return {}, place
            target, file = self.description.documents.target(schema["$ref"], place)
            merged, file = self.flat(target, file, seen + (key,))
            merged = dict(merged)
            merged.setdefault("x-name", schema["$ref"].rsplit("/", 1)[-1])
            if self.description.version >= (3, 1):
                rest = {name: value for name, value in schema.items() if name not in ("$ref",)}
                merged = self.merge(merged, self.located(rest, place))
            return merged, file
        schema = self.located(schema, place)
        if schema.get("allOf"):
            merged = {key: value for key, value in schema.items() if key != "allOf"}
            for part in schema["allOf"]:
                part, file = self.flat(part, place, seen)
                part = {key: value for key, value in part.items() if key not in ("x-name", "discriminator")}
                merged = self.merge(merged, self.located(part, file))
            return merged, place
        return schema, place

    def located(self, schema, place):
        """The schema with the file noted at each of its parts."""
        copy = dict(schema)
        for key in ("properties", "patternProperties"):
            if isinstance(copy.get(key), dict):
                copy[key] = {name: self.at(part, place) for name, part in copy[key].items()}
        for key in ("oneOf", "anyOf", "prefixItems"):
            if isinstance(copy.get(key), list):
                copy[key] = [self.at(part, place) for part in copy[key]]
        for key in ("items", "additionalProperties"):
            if isinstance(copy.get(key), dict):
                copy[key] = self.at(copy[key], place)
        return copy

    def at(self, schema, place):
        return schema if isinstance(schema, Located) else Located(schema, place)

    def merge(self, first, second):
        merged = dict(first)
        if excluding(first.get("type"), second.get("type")):
            raise Unspecified(f"a value that is {first['type']} and {second['type']}")
        for key, value in second.items():
            if key == "properties" and key in merged:
                merged[key] = {**merged[key], **value}
            elif key == "required" and isinstance(merged.get(key), list) and isinstance(value, list):
                merged[key] = merged[key] + [name for name in value if name not in merged[key]]
            elif key == "enum" and key in merged:
                merged[key] = [one for one in merged[key] if one in value] or merged[key]
            else:
                merged.setdefault(key, value)
        return merged

    # Values of the merged schema.

    def choose(self, schema, place, depth):
        if "const" in schema:
            return schema["const"]
        if schema.get("enum"):
            cases = [case for case in schema["enum"] if case is not None] or [None]
            return cases[max(0, self.variant - 1) % len(cases)]
        for key in ("oneOf", "anyOf"):
            if schema.get(key):
                return self.union(schema, schema[key], place, depth)
        kinds = schema.get("type")
        kinds = [kinds] if isinstance(kinds, str) else list(kinds or [])
        named = [kind for kind in kinds if kind != "null"]
        if kinds and not named:
            return None
        kind = named[max(0, self.variant - 1) % len(named)] if named else self.implied(schema)
        return getattr(self, "_" + kind, self._any)(schema, place, depth)

    def implied(self, schema):
        if any(key in schema for key in ("properties", "additionalProperties", "required", "patternProperties")):
            return "object"
        if "items" in schema or "prefixItems" in schema:
            return "array"
        if "contentMediaType" in schema or "contentEncoding" in schema:
            return "string"
        if schema.get("format") in TEXTS:
            return "string"
        return "any"

    def union(self, schema, members, place, depth):
        concrete = [member for member in members if not self.isNull(member)]
        if depth > 4:
            concrete.sort(key=lambda member: self.isDeep(member))
            index = 0
        else:
            index = max(0, self.variant - 1) % max(1, len(concrete))
        if not concrete:
            return None
        member = concrete[index]
        base = {key: value for key, value in schema.items() if key not in ("oneOf", "anyOf", "discriminator", "x-name")}
        part, file = self.flat(member.schema, member.place)
        value = self.choose(self.merge(part, base), file, depth)
        discriminator = schema.get("discriminator")
        if isinstance(discriminator, dict) and isinstance(value, dict):
            value[discriminator["propertyName"]] = self.tag(member, discriminator)
        return value

    def tag(self, member, discriminator):
        reference = member.schema.get("$ref", "") if isinstance(member.schema, dict) else ""
        for name, target in (discriminator.get("mapping") or {}).items():
            if target == reference or target == reference.rsplit("/", 1)[-1]:
                return name
        return reference.rsplit("/", 1)[-1]

    def isNull(self, member):
        schema, _ = self.flat(member.schema, member.place)
        return schema.get("type") in ("null", ["null"]) or schema.get("enum") == [None] or (
            "const" in schema and schema["const"] is None
        )

    def isDeep(self, member):
        schema, _ = self.flat(member.schema, member.place)
        return self.implied(schema) in ("object", "array") or schema.get("type") in ("object", "array")

    def _any(self, schema, place, depth):
        return {"any": ["value", 1]} if self.variant == FULL else "value"

    def _boolean(self, schema, place, depth):
        return self.variant % 2 == 1

    def _integer(self, schema, place, depth):
        low = schema.get("minimum", schema.get("exclusiveMinimum"))
        high = schema.get("maximum", schema.get("exclusiveMaximum"))
        exact = 9007199254740993 if schema.get("format") == "int64" else 12
        value = [1, 7, exact, -3][self.variant]
        if str(schema.get("format", "")).startswith("uint") and not self.number(low):
            low = 0
        if self.number(low):
            value = max(value, int(low) + 1)
        if self.number(high):
            value = min(value, int(high) - 1 if not self.number(low) or int(high) - 1 >= low else int(high))
        return value

    def _number(self, schema, place, depth):
        if schema.get("format") in ("int32", "int64"):
            return self._integer(schema, place, depth)
        value = [1, 2.5, 12, -0.25][self.variant]
        low, high = schema.get("minimum"), schema.get("maximum")
        if self.number(low):
            value = max(value, low)
        if self.number(high):
            value = min(value, high)
        return value

    def number(self, value):
        return isinstance(value, (int, float)) and not isinstance(value, bool)

    def _string(self, schema, place, depth):
        format = str(schema.get("format", "")).lower()
        if format == "" and (schema.get("contentEncoding") or schema.get("contentMediaType")):
            format = "byte" if str(schema.get("contentEncoding", "")).lower() == "base64" else "binary"
        if format in TEXTS:
            return TEXTS[format][self.variant % len(TEXTS[format])]
        return ["x", "plain", HARD, "~_-.ß"][self.variant]

    def _file(self, schema, place, depth):
        return "Ynl0ZXM="

    def _array(self, schema, place, depth):
        if "prefixItems" in schema:
            return [self.value(part.schema, part.place, depth + 1) for part in schema["prefixItems"]]
        fewest = schema.get("minItems") or 0
        if (self.variant in (MINIMAL, OTHER) or depth > 5) and fewest == 0:
            return []
        count = max(fewest, 1 if self.variant == MINIMAL or depth > 2 else 2)
        item = schema.get("items")
        if not isinstance(item, Located):
            return [self._any({}, place, depth)] * count
        others = Sampler(self.description, FULL, self.direction)
        return [(others if index else self).value(item.schema, item.place, depth + 1) for index in range(count)]

    def _object(self, schema, place, depth):
        result = {}
        required = schema.get("required") if isinstance(schema.get("required"), list) else []
        for name, part in (schema.get("properties") or {}).items():
            if part.schema is False:
                continue
            inner, file = self.flat(part.schema, part.place)
            hidden = inner.get("writeOnly") if self.direction == "response" else inner.get("readOnly")
            if hidden:
                continue
            if name not in required and (self.variant == MINIMAL or depth > 3):
                continue
            if depth > 12:
                continue
            result[name] = self.choose(inner, file, depth + 1)
        more = schema.get("additionalProperties")
        if isinstance(more, Located) and self.variant != MINIMAL and depth < 4:
            result["extra"] = self.value(more.schema, more.place, depth + 1)
        elif more is True and self.variant == FULL and depth < 4:
            result["extra"] = {"any": [1]}
        for name in required:
            if name not in result and name not in (schema.get("properties") or {}):
                # The generator warns of a required member that nothing describes.
                if isinstance(more, Located):
                    result[name] = self.value(more.schema, more.place, depth + 1)
                elif more is True:
                    result[name] = "value"
        discriminator = schema.get("discriminator")
        if discriminator:
            name = discriminator["propertyName"] if isinstance(discriminator, dict) else discriminator
            if name in (schema.get("properties") or {}) or name in required:
                result[name] = self.ownTag(schema, discriminator, result.get(name))
        return result

    def ownTag(self, schema, discriminator, value):
        if schema.get("x-ms-discriminator-value"):
            return schema["x-ms-discriminator-value"]
        name = schema.get("x-name", value)
        if isinstance(discriminator, dict):
            for tag, target in (discriminator.get("mapping") or {}).items():
                if target.rsplit("/", 1)[-1] == name:
                    name = tag
        key = discriminator["propertyName"] if isinstance(discriminator, dict) else discriminator
        part = (schema.get("properties") or {}).get(key)
        inner = self.flat(part.schema, part.place)[0] if part else {}
        isFixed = "const" in inner or ("enum" in inner and name not in inner["enum"])
        return value if isFixed else name


def excluding(first, second):
    """Whether no value has both types."""
    if not first or not second:
        return False
    first, second = ({one} if isinstance(one, str) else set(one) for one in (first, second))
    isNumber = first & {"integer", "number"} and second & {"integer", "number"}
    return not isNumber and first.isdisjoint(second)


class Located:
    """A part of a schema, and the file that contains it."""

    def __init__(self, schema, place):
        self.schema, self.place = schema, place
