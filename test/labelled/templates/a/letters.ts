import { paragraphs, type Template } from '../../draft.ts'
import { plain, say } from '../../passage.ts'

const complaint: Template = {
  name: 'complaint letter',
  language: 'en',
  kind: 'prose',
  write(voice) {
    const [sender, clerk, shop] = [voice.person(), voice.person(), voice.company()]
    return {
      title: 'complaint',
      blocks: paragraphs(
        say`${sender.full}`,
        voice.street(),
        voice.placeLine(),
        say`Telephone: ${voice.phone()}`,
        say`${voice.date()}`,
        say`Dear Ms ${clerk.family},`,
        say`I am writing about order ${voice.order()} which I placed with ${shop.name} on ${voice.date()}. The parcel was meant to be delivered to my home in ${voice.city()}, but your driver left it with a neighbour.`,
        say`When I rang your service line on ${voice.phone()}, ${clerk.given} from the dispatch team promised that the amount of £${voice.amount()} would be paid back to card ${voice.card()} within ten days. Nothing has come so far.`,
        say`You can reach me at ${sender.mail} or by post. I have also put the whole story on ${shop.url} as your form asks.`,
        voice.decoy(),
        say`Yours sincerely,`,
        sender.full,
      ),
    }
  },
}

const bankLetter: Template = {
  name: 'bank letter',
  language: 'en',
  kind: 'prose',
  write(voice) {
    const [customer, banker, bank] = [voice.person(), voice.person(), voice.company()]
    const id = voice.nationalId()
    return {
      title: 'account-opened',
      blocks: paragraphs(
        say`${bank.name}, ${voice.address()}`,
        say`To ${customer.full}`,
        say`Subject: Your new account`,
        say`Dear ${customer.full}, your account has been opened. The IBAN is ${voice.iban('GB')} and our BIC is ${voice.bic()}. For payments from abroad please give both.`,
        say`We hold the following details about you. ${id.called}: ${id.number}. Mobile: ${voice.phone()}. E-mail: ${customer.mail}.`,
        say`Your debit card ${voice.card()} will reach you in a separate envelope. ${voice.shout()} of the card takes five working days.`,
        say`Should anything be wrong, talk to ${banker.full}, your adviser at the branch in ${voice.city()}, or write to ${bank.mail('service')}. Reference: ${voice.reference()}.`,
        voice.decoy(),
      ),
    }
  },
}

const minutes: Template = {
  name: 'minutes of a meeting',
  language: 'en',
  kind: 'prose',
  write(voice) {
    const [chair, writer, guest] = [voice.person(), voice.person(), voice.person()]
    return {
      title: 'minutes',
      blocks: paragraphs(
        plain('Minutes of the monthly site meeting'),
        say`Present: ${chair.full} (chair), ${writer.full} (minutes), ${guest.full}. Apologies: ${voice.person().full}.`,
        say`1. ${chair.given} opened the meeting at 10:05 and welcomed ${guest.given}, who has joined from the office in ${voice.city()}.`,
        say`2. The move to ${voice.city()} is delayed until ${voice.date()}. The lease of ${voice.address()} runs for three more months.`,
        say`3. ${guest.full} reported that the gateway at ${voice.ip()} was replaced; the old one (${voice.ip()}) will be switched off. The documentation is on ${voice.company().url}.`,
        voice.decoy(),
        say`4. Any other business: the export to ${voice.country()} needs a new form. ${writer.given} will ask ${voice.company().name}.`,
        say`Next meeting: ${voice.date()}, room 4.12. Questions to ${writer.mail}.`,
      ),
    }
  },
}

const medical: Template = {
  name: 'medical letter',
  language: 'en',
  kind: 'prose',
  write(voice) {
    const [patient, doctor, colleague] = [voice.person(), voice.person(), voice.person()]
    const id = voice.nationalId('GB')
    return {
      title: 'clinic-letter',
      blocks: paragraphs(
        say`Department of Cardiology. Consultant: Dr ${doctor.full}. Secretary: ${voice.phone()}`,
        say`Re: ${patient.full}, ${voice.address()}. ${id.called} ${id.number}.`,
        say`Dear Dr ${colleague.family},`,
        say`Thank you for referring this 61 year old patient from ${voice.city()}. Blood pressure was 142/88, the Wells score was low and the Parkinson screening negative. There is no sign of Crohn disease.`,
        say`I have started Lisinopril 10 mg once daily and asked Mrs ${patient.family} to call the ward on ${voice.phone()} should there be any chest pain. ${voice.decoy()}`,
        say`A copy of this letter goes to ${patient.mail}.`,
        say`With kind regards, ${doctor.full}`,
      ),
    }
  },
}

const contract: Template = {
  name: 'service contract',
  language: 'en',
  kind: 'prose',
  write(voice) {
    const [first, second] = [voice.company(), voice.company()]
    const [signer, other, contact] = [voice.person(), voice.person(), voice.person()]
    return {
      title: 'service-agreement',
      blocks: paragraphs(
        plain('SERVICE AGREEMENT'),
        say`between ${first.name}, ${voice.address()}, represented by ${signer.full}, and ${second.name}, ${voice.address()}, represented by ${other.full}.`,
        say`1. The Supplier shall deliver the Services set out in Schedule 1. The place of performance is ${voice.city()}.`,
        say`2. Fees are due within thirty days to the account ${voice.iban()} (SWIFT ${voice.bic()}). Late fees follow clause 7.1.3.`,
        voice.decoy(),
        say`3. Notices go to ${contact.full}, ${contact.mail}, telephone ${voice.phone()}, and are deemed received on the next Business Day.`,
        say`4. This Agreement is governed by the laws of ${voice.country()}. The Parties submit to the courts of ${voice.city()}.`,
        say`Signed: ${signer.full} ........ ${other.full} ........`,
      ),
    }
  },
}

export const letters = [complaint, bankLetter, minutes, medical, contract]
