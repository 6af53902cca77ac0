import { paragraphs, type Template, table } from '../../draft.ts'
import { plain, say } from '../../passage.ts'

const claim: Template = {
  name: 'insurance claim',
  language: 'en',
  kind: 'prose',
  write(voice) {
    const [holder, witness, handler] = [voice.person(), voice.person(), voice.person()]
    const id = voice.nationalId()
    return {
      title: 'claim',
      blocks: paragraphs(
        say`Claim form, policy ${voice.reference()}, received ${voice.date()}`,
        say`Policyholder: ${holder.sorted}`,
        say`${id.called}: ${id.number}`,
        say`Residence: ${voice.address()}`,
        say`On the evening of ${voice.date()} the insured vehicle was parked outside a restaurant in ${voice.city()} when it was struck by a van. The only witness was ${witness.full}, reachable on ${voice.phone()}.`,
        voice.decoy(),
        say`The repair was paid with card no. ${voice.card()}. Please refund to ${voice.iban()}.`,
        say`Handled by ${handler.full}. Mail ${handler.mail}; direct line ${voice.phone()}.`,
      ),
    }
  },
}

const offer: Template = {
  name: 'job offer',
  language: 'en',
  kind: 'prose',
  write(voice) {
    const [candidate, manager, recruiter] = [voice.person(), voice.person(), voice.person()]
    const employer = voice.company()
    return {
      title: 'offer',
      blocks: paragraphs(
        say`${voice.date()}`,
        say`Mr ${candidate.full}`,
        voice.street(),
        voice.placeLine(),
        say`Hello ${candidate.given},`,
        say`We are delighted to offer you the post of Quality Engineer at ${employer.name}. You would be based in ${voice.city()} and spend about a week each quarter in ${voice.country()}.`,
        say`Your manager will be ${manager.full}; ${manager.given} has led the group since 2018. The salary is ${voice.amount()} per month, paid in arrears.`,
        say`To accept, sign on ${employer.url} by ${voice.date()}. Payroll also needs your ${voice.nationalId('US').called}. ${voice.decoy()}`,
        say`If you have any question, ring ${recruiter.full} on ${voice.phone()} or drop a line to ${recruiter.mail}.`,
      ),
    }
  },
}

const discharge: Template = {
  name: 'discharge summary',
  language: 'en',
  kind: 'prose',
  write(voice) {
    const [patient, surgeon, kin] = [voice.person(), voice.person(), voice.person()]
    const id = voice.nationalId('IE')
    return {
      title: 'discharge-summary',
      blocks: paragraphs(
        say`DISCHARGE SUMMARY - Ward 7B`,
        say`Patient: ${patient.full}    Admitted: ${voice.date()}    Hospital no. 440 219 8831`,
        say`${id.called} ${id.number}. Next of kin: ${kin.full}, tel. ${voice.phone()}, ${voice.address()}.`,
        say`Procedure: hip replacement (left), performed by Mr ${surgeon.family}. Glasgow Coma Scale 15, Apgar not applicable, Foley catheter removed on day 2.`,
        say`${patient.given} went home with Paracetamol 1 g and Rivaroxaban 10 mg, and will see ${surgeon.full} in six weeks at the clinic in ${voice.city()}.`,
        voice.decoy(),
      ),
    }
  },
}

const loan: Template = {
  name: 'loan agreement',
  language: 'en',
  kind: 'prose',
  write(voice) {
    const [lender, borrower, guarantor] = [voice.company(), voice.person(), voice.person()]
    const id = voice.nationalId('US')
    return {
      title: 'loan',
      blocks: paragraphs(
        plain('LOAN AGREEMENT'),
        say`This agreement is made on ${voice.date()} between ${lender.name} ("the Lender") and ${borrower.full}, ${id.called} ${id.number}, residing at ${voice.address()} ("the Borrower").`,
        say`Article 1. The Lender shall pay the Loan of ${voice.amount()} into account ${voice.iban()}, held with the bank whose SWIFT/BIC code is ${voice.bic()}.`,
        say`Article 2. ${guarantor.full}, of ${voice.city()}, guarantees the Loan. The Guarantor can be served at ${guarantor.mail}.`,
        voice.decoy(),
        say`Article 3. Events of Default are listed in Annex 2.4.1. Disputes are heard in ${voice.city()}, ${voice.country()}.`,
      ),
    }
  },
}

const newsletter: Template = {
  name: 'company newsletter',
  language: 'en',
  kind: 'prose',
  write(voice) {
    const [joiner, leaver, winner] = [voice.person(), voice.person(), voice.person()]
    return {
      title: 'newsletter',
      blocks: paragraphs(
        plain('What is new this month'),
        say`A warm welcome to ${joiner.full}, who joins us from ${voice.city()} and will run the warehouse. ${joiner.given} likes sailing and chess.`,
        say`After 22 years ${leaver.full} is leaving. The farewell takes place at ${voice.address()} at five o'clock.`,
        say`The photo contest was won by ${winner.full} with a picture taken in ${voice.country()}. All entries are on ${voice.company().domain}.`,
        voice.decoy(),
        say`The guest network moves to ${voice.ip()}. Trouble? Call ${voice.phone()} or mail ${voice.company().mail('helpdesk')}.`,
      ),
    }
  },
}

const statement: Template = {
  name: 'bank statement',
  language: 'en',
  kind: 'prose',
  write(voice) {
    const owner = voice.person()
    const bank = voice.company()
    return {
      title: 'statement',
      blocks: [
        ...paragraphs(
          say`${bank.name} - Statement no. 11 - ${voice.date()}`,
          say`Account holder ${owner.full}, account ${voice.iban()}, BIC ${voice.bic()}`,
        ),
        table(
          ['Date', 'Details', 'Amount'],
          [
            say`Card ${voice.card()}, ${voice.company().name}`,
            say`Transfer from ${voice.person().full}`,
            say`Standing order to ${voice.iban()}`,
            say`${voice.shout()} ${voice.reference()}`,
            say`Order ${voice.order()}`,
          ].map(details => [plain(voice.date()), details, plain(voice.amount())]),
        ),
        ...paragraphs(say`Lost card? ${voice.phone()}. More on ${bank.url}`, voice.decoy()),
      ],
    }
  },
}

const incident: Template = {
  name: 'incident report',
  language: 'en',
  kind: 'prose',
  write(voice) {
    const [finder, lead] = [voice.person(), voice.person()]
    return {
      title: 'incident',
      blocks: paragraphs(
        say`Incident report ${voice.reference()}`,
        say`At 03:12 the monitor saw 4,000 failed sign-ins from ${voice.ip()} and ${voice.ip()}. ${finder.full} was on call and blocked both.`,
        say`The attacker had sent mails that pretended to come from ${voice.company().mail('accounts')} and pointed to ${voice.company().url}; one colleague in ${voice.city()} typed the password.`,
        voice.decoy(),
        say`A stolen list contained ${voice.card()} and ${voice.card()}. The customers concerned, ${voice.person().full} and ${voice.person().full}, were told by telephone (${voice.phone()}, ${voice.phone()}).`,
        say`Lessons: ${lead.full} proposes to retire build 10.0.19045.3803 by ${voice.date()}.`,
      ),
    }
  },
}

const enrolment: Template = {
  name: 'school enrolment',
  language: 'en',
  kind: 'prose',
  write(voice) {
    const [pupil, parent, teacher] = [voice.person(), voice.person(), voice.person()]
    const id = voice.nationalId()
    return {
      title: 'enrolment',
      blocks: paragraphs(
        plain('Enrolment form, please write clearly'),
        say`Name of pupil: ${pupil.full}`,
        say`Name of parent: ${parent.full}`,
        say`Address: ${voice.address()}`,
        say`Place of birth: ${voice.city()}`,
        say`${id.called}: ${id.number}`,
        say`Telephone: ${voice.phone()}  E-mail: ${parent.mail}`,
        say`Class teacher: ${teacher.full}. Room 3.07, locker 0117-22. ${voice.decoy()}`,
      ),
    }
  },
}

export const correspondence = [claim, offer, discharge, loan, newsletter, statement, incident, enrolment]
