import { paragraphs, type Template, table } from '../../draft.ts'
import { plain, say } from '../../passage.ts'

const curriculum: Template = {
  name: 'CV',
  language: 'en',
  kind: 'prose',
  write(voice) {
    const person = voice.person()
    const id = voice.nationalId('US')
    return {
      title: 'cv',
      blocks: paragraphs(
        person.full,
        say`${voice.address()} | ${voice.phone()} | ${person.mail}`,
        plain('EXPERIENCE'),
        say`2019 - 2024: Operations analyst at ${voice.company().name}, ${voice.city()}. Cut the run time of the nightly batch from 4.5 to 1.2 hours.`,
        say`2014 - 2019: Junior planner, ${voice.city()}, ${voice.country()}. Reported to ${voice.person().full}.`,
        plain('EDUCATION'),
        say`BSc Statistics, University of ${voice.partOfName()}, 2014. Thesis on Markov chains and the Poisson law.`,
        plain('SKILLS'),
        say`Python 3.11, Oracle, Jenkins, Apache, Django. ${voice.decoy()}`,
        say`References: ${voice.person().full}, ${voice.phone()}. For payroll: ${id.called} ${id.number}.`,
      ),
    }
  },
}

const ticket: Template = {
  name: 'support ticket',
  language: 'en',
  kind: 'prose',
  write(voice) {
    const [user, agent, site] = [voice.person(), voice.person(), voice.company()]
    return {
      title: 'ticket',
      blocks: paragraphs(
        say`Ticket ${voice.reference()} opened by ${user.mail}`,
        say`Hi ${agent.given}, since this morning I cannot sign in to ${site.url}. My laptop has the address ${voice.ip()} and the proxy answers with error 407.`,
        say`Hello ${user.given}, thanks for the screenshots. Could you run ping ${voice.ip()} and send me the output? You can also call me: ${voice.phone()}.`,
        voice.decoy(),
        say`Works now! By the way, the invoice still shows my old card ${voice.card()}; please use ${voice.card()} from now on.`,
        say`Done. We closed the ticket. Help pages: ${site.domain}. Best, ${agent.full}, Service Desk, ${site.name}`,
      ),
    }
  },
}

const invoice: Template = {
  name: 'invoice',
  language: 'en',
  kind: 'prose',
  write(voice) {
    const [seller, buyer] = [voice.company(), voice.person()]
    return {
      title: 'invoice',
      blocks: [
        ...paragraphs(
          say`${seller.name} - Invoice ${voice.reference()} - ${voice.date()}`,
          say`Bill to: ${buyer.full}, ${voice.address()}`,
          say`Customer number 8812 4431 0092, order ${voice.order()}`,
        ),
        table(
          ['Item', 'Quantity', 'Price'],
          ['Wall bracket 40x60', 'Cable duct 2.5 m', 'Fitting'].map(item => [
            plain(item),
            plain(String(voice.random.int(1, 20))),
            plain(voice.amount()),
          ]),
        ),
        ...paragraphs(
          say`Please transfer to ${voice.iban()}, BIC ${voice.bic()}, quoting ${voice.reference()}.`,
          say`Questions? ${seller.mail('billing')} or ${voice.phone()}. Our terms: ${seller.url}`,
          voice.decoy(),
        ),
      ],
    }
  },
}

const travel: Template = {
  name: 'travel plan',
  language: 'en',
  kind: 'prose',
  write(voice) {
    const [traveller, host] = [voice.person(), voice.person()]
    return {
      title: 'travel-plan',
      blocks: paragraphs(
        say`Travel plan for ${traveller.sorted}`,
        say`Day 1: train from ${voice.city()} to ${voice.city()}, seat 4.12, coach 7. Hotel: ${voice.address()}, phone ${voice.phone()}.`,
        say`Day 2: meeting with ${host.full} of ${voice.company().name}. ${host.given} speaks English and will pick you up. Mobile ${voice.phone()}.`,
        say`Day 3: flight to ${voice.country()}, booking code QX7RTL, gate 22. ${voice.decoy()}`,
        say`Company card for expenses: ${voice.card()}. In an emergency write to ${host.mail}.`,
      ),
    }
  },
}

export const mails = [curriculum, ticket, invoice, travel]
