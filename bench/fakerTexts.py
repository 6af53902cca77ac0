"""Writes labelled sentences in nine languages with the names, addresses, phones, ids and towns of Faker (MIT).

Usage, with Faker 40.63 of PyPI:
    python3 bench/fakerTexts.py tuned 11 > tuned.jsonl
    npx node bench/quality.ts --labelled tuned.jsonl

Arguments: the half of the sentences, a seed, and optionally `lower`, which writes all in lower case. The towns of
`en_*`, `fr_FR` and `pt_BR` are made of names and syllables.
"""

import json
import re
import sys
from pathlib import Path

from faker import Faker

TEXTS_PER_LANGUAGE = 160
SLOT = re.compile(r"(\{\w+\})")
KINDS = {
    "{person}": "PERSON_NAME",
    "{surname}": "PERSON_NAME",
    "{address}": "STREET_ADDRESS",
    "{phone}": "PHONE_NUMBER",
    "{id}": "NATIONAL_ID",
    "{town}": "LOCATION",
}
LINES_OF_THEIR_OWN = re.compile(r"^[^\n]*\n\{person\}\n\{address\}")


def make(slot: str, fake: Faker, sentence: str) -> str:
    if slot == "{person}":
        return f"{fake.first_name()} {fake.last_name()}"
    if slot == "{surname}":
        return fake.last_name()
    if slot == "{address}":
        address = fake.address()
        return address if LINES_OF_THEIR_OWN.match(sentence) else re.sub(r"\s*\n\s*", ", ", address)
    if slot == "{phone}":
        return fake.phone_number()
    if slot == "{id}":
        return fake.nif() if hasattr(fake, "nif") else fake.ssn()
    return fake.city()


def write(sentence: str, fake: Faker, group: str, is_lower: bool) -> None:
    text = ""
    spans = []
    for part in SLOT.split(sentence):
        value = make(part, fake, sentence) if part in KINDS else part
        if part in KINDS:
            spans.append({"infoType": KINDS[part], "start": len(text), "end": len(text) + len(value)})
        text += value
    lower = text.lower()
    # Offsets hold while lower case has as many letters.
    if is_lower and len(lower) != len(text):
        return
    print(json.dumps({"text": lower if is_lower else text, "spans": spans, "group": group}, ensure_ascii=False))


def main() -> None:
    half, seed = sys.argv[1], int(sys.argv[2])
    is_lower = "lower" in sys.argv[3:]
    languages = json.loads(Path(__file__).with_name("fakerSentences.json").read_text("utf-8"))
    Faker.seed(seed)
    for language, made in languages.items():
        fakes = [Faker(locale) for locale in made["locales"]]
        sentences = made[half]
        for index in range(TEXTS_PER_LANGUAGE):
            # Each sentence meets each locale.
            fake = fakes[(index + index // len(sentences)) % len(fakes)]
            write(sentences[index % len(sentences)], fake, language, is_lower)


main()
