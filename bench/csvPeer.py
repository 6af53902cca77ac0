"""The peer of bench/csv.ts: hash, mask and regex by Python's csv, hashlib and re, which are written in C."""
import csv, hashlib, os, re, resource, sys

source, target = sys.argv[1:3]
key = os.urandom(32)
digits = re.compile(r"\d")
with open(source, newline="", encoding="utf-8") as read, open(target, "w", newline="", encoding="utf-8") as write:
    rows, out = csv.reader(read), csv.writer(write)
    out.writerow(next(rows))
    for row in rows:
        row[2] = hashlib.sha256(key + row[2].encode()).hexdigest()
        row[3] = "*" * 8 + row[3][8:]
        row[6] = digits.sub("0", row[6])
        out.writerow(row)
used = resource.getrusage(resource.RUSAGE_SELF)
print('{"cpu": %f, "rss": %d}' % (used.ru_utime + used.ru_stime, used.ru_maxrss))
