import { paragraphs, type Template } from '../../draft.ts'
import { plain, say } from '../../passage.ts'

const german: Template = {
  name: 'Arztbrief',
  language: 'de',
  kind: 'prose',
  write(voice) {
    const [patient, doctor] = [voice.person(), voice.person()]
    const id = voice.nationalId()
    return {
      title: 'arztbrief',
      blocks: paragraphs(
        say`Sehr geehrte Frau Kollegin, wir berichten über ${patient.full}, wohnhaft ${voice.address()}, ${id.called} ${id.number}.`,
        say`Die Aufnahme erfolgte in ${voice.city()} wegen Brustschmerzen. Blutdruck 142/88, Puls 71, Messung 3 von 5.`,
        plain(
          'Die Nice-Klassifikation, der Essener Standard und das Stuhlmuster Modell Freischwinger bleiben außer Betracht.',
        ),
        say`Rückfragen: ${voice.phone()}, ${doctor.mail}. Rechnung auf ${voice.iban('DE')}.`,
        say`Gez. Dr. med. ${doctor.full}, ${voice.city()}, ${voice.date()}`,
      ),
    }
  },
}

const french: Template = {
  name: 'compte rendu',
  language: 'fr',
  kind: 'prose',
  write(voice) {
    const [head, member] = [voice.person(), voice.person()]
    const id = voice.nationalId('FR')
    return {
      title: 'compte-rendu',
      blocks: paragraphs(
        say`Présents : ${head.full}, ${member.full}. Lieu : ${voice.address()}.`,
        say`${head.given} rappelle que la succursale de ${voice.city()} fermera le ${voice.date()}.`,
        say`La cotisation de ${member.full} (${id.called} ${id.number}) sera prélevée sur ${voice.iban('FR')}.`,
        plain('Le marchand de tours a livré trois tours de contrôle miniatures, lot 44-8812-01, page 12 à 14.'),
        say`Contact : ${voice.phone()}, ${member.mail}, ${voice.company().url}`,
      ),
    }
  },
}

const spanish: Template = {
  name: 'factura',
  language: 'es',
  kind: 'prose',
  write(voice) {
    const [client, firm] = [voice.person(), voice.company()]
    const id = voice.nationalId('ES')
    return {
      title: 'factura',
      blocks: paragraphs(
        say`${firm.name}. Factura ${voice.reference()} de ${voice.date()}.`,
        say`Cliente: ${client.full}, ${id.called}: ${id.number}, ${voice.address()}`,
        say`Entregado en ${voice.city()} por el transportista. Total: ${voice.amount()} euros, a pagar en ${voice.iban('ES')} (BIC ${voice.bic()}).`,
        say`Atención al cliente: ${voice.phone()} o ${firm.mail('clientes')}.`,
      ),
    }
  },
}

const italian: Template = {
  name: 'verbale',
  language: 'it',
  kind: 'prose',
  write(voice) {
    const [tenant, agent] = [voice.person(), voice.person()]
    const id = voice.nationalId('IT')
    return {
      title: 'verbale',
      blocks: paragraphs(
        say`Il giorno ${voice.date()}, a ${voice.city()}, il signor ${tenant.full} (${id.called} ${id.number}) riconsegna le chiavi dell'immobile di ${voice.address()}.`,
        say`La cauzione sarà versata su ${voice.iban('IT')}. Telefono: ${voice.phone()}.`,
        plain('Il contatore segna 00452.21 e il quadro porta la matricola 7781-2200, versione 1.4.0.'),
        say`Per l'agenzia: ${agent.full}, ${agent.mail}`,
      ),
    }
  },
}

const dutch: Template = {
  name: 'huurcontract',
  language: 'nl',
  kind: 'prose',
  write(voice) {
    const [landlord, tenant] = [voice.person(), voice.person()]
    const id = voice.nationalId('NL')
    return {
      title: 'huurcontract',
      blocks: paragraphs(
        say`Verhuurder: ${landlord.full}. Huurder: ${tenant.full}, ${id.called} ${id.number}.`,
        say`De woning aan ${voice.address()} wordt verhuurd voor € ${voice.amount()} per maand, te betalen op ${voice.iban('NL')}.`,
        say`De huurder verhuist uit ${voice.country()} en is bereikbaar op ${voice.phone()} of ${tenant.mail}.`,
        plain('Artikel 7.2.1 en bijlage 3.0 zijn van toepassing, sleutelnummer 4471-20.'),
        say`Getekend te ${voice.city()}, ${voice.date()}`,
      ),
    }
  },
}

export const european = [german, french, spanish, italian, dutch]
