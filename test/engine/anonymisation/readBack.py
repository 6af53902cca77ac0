"""Reads CSV files as Python does: a line of JSON each with `csv` and `delimiter`, a line of JSON back with the rows."""
import csv, io, json, sys

csv.field_size_limit(1 << 24)
for line in sys.stdin:
    given = json.loads(line)
    rows = csv.reader(io.StringIO(given["csv"], newline=""), delimiter=given["delimiter"], strict=True)
    print(json.dumps(list(rows)))
