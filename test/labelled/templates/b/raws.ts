import { paragraphs, type Template } from '../../draft.ts'
import { joined, type Passage, plain, say } from '../../passage.ts'
import type { Voice } from '../../voice.ts'

const lines = (voice: Voice, least: number, line: () => Passage) =>
  paragraphs(joined(Array.from({ length: voice.random.int(least, 2 * least) }, line), '\n'))

const firewallLog: Template = {
  name: 'firewall log',
  language: 'en',
  kind: 'raw',
  extension: 'log',
  write: voice => ({
    title: 'firewall',
    blocks: lines(
      voice,
      15,
      () =>
        say`Nov ${voice.random.int(10, 28)} 08:${voice.random.int(10, 59)}:31 gw kernel: DROP IN=eth0 SRC=${voice.ip()} DST=${voice.ip()} LEN=60 TTL=52 ID=${voice.random.int(1000, 60000)} PROTO=TCP SPT=${voice.random.int(1024, 60000)} DPT=443`,
    ),
  }),
}

const chat: Template = {
  name: 'chat transcript',
  language: 'en',
  kind: 'raw',
  extension: 'txt',
  write(voice) {
    const [agent, caller] = [voice.person(), voice.person()]
    const shop = voice.company()
    return {
      title: 'chat',
      blocks: paragraphs(
        say`[10:02] ${agent.given}: welcome to ${shop.name}, how can I help?
[10:03] ${caller.given}: hi, my name is ${caller.full} and I never got my refund
[10:03] ${agent.given}: sorry to hear that. what is the order number?
[10:04] ${caller.given}: ${voice.order()}
[10:05] ${agent.given}: thanks. and the card you paid with?
[10:05] ${caller.given}: ${voice.card()}, mail is ${caller.mail}
[10:07] ${agent.given}: found it, it went to ${voice.address()}. are you still in ${voice.city()}?
[10:08] ${caller.given}: no I moved! call me on ${voice.phone()} please
[10:09] ${agent.given}: will do, see ${shop.domain} for the status
`,
      ),
    }
  },
}

const script: Template = {
  name: 'deployment script',
  language: 'en',
  kind: 'raw',
  extension: 'txt',
  write: voice => ({
    title: 'deploy',
    blocks: paragraphs(
      say`#!/bin/sh
# owner: ${voice.person().mail}
set -eu
HOST=${voice.ip()}
RELEASE=5.12.0
curl -fsS ${voice.company().url} -o page.html
tar czf backup.tar.gz config.yaml main.py README.md
ssh deploy@$HOST "systemctl restart app.service && tail -n 20 app.log"
python -c "import os.path; print(os.path.join('a', 'b'), sys.version_info.major)"
# Jordan curve test, see Florence.map and charlotte.web
echo "${voice.shout()} 0049 done"
`,
    ),
  }),
}

const order: Template = {
  name: 'order message',
  language: 'en',
  kind: 'raw',
  extension: 'xml',
  write(voice) {
    const buyer = voice.person()
    return {
      title: 'order',
      blocks: paragraphs(
        say`<?xml version="1.0" encoding="UTF-8"?>
<order version="2.0.1" number="${voice.order()}">
  <buyer><name>${buyer.full}</name><mail>${buyer.mail}</mail><phone>${voice.phone()}</phone></buyer>
  <delivery><street>${voice.street()}</street><town>${voice.city()}</town></delivery>
  <payment><card>${voice.card()}</card><account>${voice.iban()}</account><bic>${voice.bic()}</bic></payment>
  <line sku="77-1020" quantity="3">Oxford shirt, navy</line>
  <note>Leave with the caretaker</note>
</order>
`,
      ),
    }
  },
}

const handbook: Template = {
  name: 'a handbook without anything to find',
  language: 'en',
  kind: 'raw',
  extension: 'txt',
  write: voice => ({
    title: 'handbook',
    blocks: paragraphs(
      joined(
        voice.random.shuffled([
          voice.decoy(),
          voice.decoy(),
          plain('Every release has four numbers, for example 8.1.0.24; the last one is raised by the build server.'),
          plain('Use the Gantt chart for plans, the Pareto chart for faults and the Venn diagram for overlaps.'),
          plain('Dimensions in mm: 450-220-80. Charge 0.75 kWh. Batch 2026-0144-7719-0032.'),
        ]),
        '\n',
      ),
    ),
  }),
}

const dump: Template = {
  name: 'database dump',
  language: 'en',
  kind: 'raw',
  extension: 'txt',
  write: voice => ({
    title: 'dump',
    blocks: lines(voice, 8, () => {
      const person = voice.person()
      return say`INSERT INTO contacts (id, name, mail, phone, city, balance) VALUES (${voice.random.int(1, 9999)}, '${person.full}', '${person.mail}', '${voice.phone()}', '${voice.city()}', ${voice.amount()});`
    }),
  }),
}

export const rawTemplates = [firewallLog, chat, script, order, handbook, dump]
