import { paragraphs, type Template } from '../../draft.ts'
import { plain, say } from '../../passage.ts'

const german: Template = {
  name: 'Kündigung',
  language: 'de',
  kind: 'prose',
  write(voice) {
    const [tenant, owner] = [voice.person(), voice.person()]
    const id = voice.nationalId()
    return {
      title: 'kuendigung',
      blocks: paragraphs(
        say`${tenant.full}, ${voice.address()}`,
        say`Sehr geehrter Herr ${owner.family},`,
        say`hiermit kündige ich den Mietvertrag ${voice.reference()} zum ${voice.date()}. Die neue Wohnung liegt in ${voice.city()}.`,
        say`Bitte überweisen Sie die Kaution auf mein Konto ${voice.iban('DE')} (BIC ${voice.bic()}). Meine ${id.called} lautet ${id.number}.`,
        say`Sie erreichen mich unter ${voice.phone()} oder per E-Mail: ${tenant.mail}.`,
        plain('Die Heizung wurde zuletzt am 12.10.2023 gewartet, Zählerstand 0045 2210, Version 2.1.0 der Steuerung.'),
        say`Mit freundlichen Grüßen`,
        tenant.full,
      ),
    }
  },
}

const french: Template = {
  name: 'réclamation',
  language: 'fr',
  kind: 'prose',
  write(voice) {
    const [client, agent] = [voice.person(), voice.person()]
    const id = voice.nationalId('FR')
    return {
      title: 'reclamation',
      blocks: paragraphs(
        say`De : ${client.full}, ${voice.address()}`,
        say`Madame ${agent.family},`,
        say`Votre technicien devait passer à ${voice.city()} le ${voice.date()}. Personne n'est venu et le service au ${voice.phone()} ne répond pas.`,
        say`Merci de rembourser ${voice.amount()} € sur le compte ${voice.iban('FR')}. ${id.called} : ${id.number}.`,
        plain(
          "Le nouveau modèle est nice à voir, mais l'orange du boîtier ne va pas avec la porte. Commande 2024-0031-7.",
        ),
        say`Je vous prie d'agréer mes salutations. ${client.full}, ${client.mail}`,
      ),
    }
  },
}

const spanish: Template = {
  name: 'contrato de trabajo',
  language: 'es',
  kind: 'prose',
  write(voice) {
    const [worker, boss, firm] = [voice.person(), voice.person(), voice.company()]
    const id = voice.nationalId('ES')
    return {
      title: 'contrato',
      blocks: paragraphs(
        say`Contrato entre ${firm.name} y ${worker.full}, con ${id.called} ${id.number} y domicilio en ${voice.address()}.`,
        say`El trabajo se presta en ${voice.city()} a las órdenes de ${boss.full}.`,
        say`El salario se paga en la cuenta ${voice.iban('ES')}. Teléfono de contacto: ${voice.phone()}. Correo: ${worker.mail}.`,
        plain('La cláusula 4.2.1 se aplica desde la versión 3.0 del convenio, páginas 12-18.'),
      ),
    }
  },
}

const italian: Template = {
  name: 'preventivo',
  language: 'it',
  kind: 'prose',
  write(voice) {
    const [client, firm] = [voice.person(), voice.company()]
    const id = voice.nationalId('IT')
    return {
      title: 'preventivo',
      blocks: paragraphs(
        say`Gentile ${client.full},`,
        say`in allegato il preventivo per i lavori in ${voice.address()}. Il sopralluogo a ${voice.city()} è fissato per il ${voice.date()}.`,
        say`Dati per la fattura: ${id.called} ${id.number}, pagamento su ${voice.iban('IT')}.`,
        say`Per domande: ${voice.phone()}, ${firm.mail('info')}, ${firm.domain}. Rif. ${voice.reference()}`,
      ),
    }
  },
}

const dutch: Template = {
  name: 'brief van de gemeente',
  language: 'nl',
  kind: 'prose',
  write(voice) {
    const [resident, clerk] = [voice.person(), voice.person()]
    const id = voice.nationalId('NL')
    return {
      title: 'brief',
      blocks: paragraphs(
        say`Geachte mevrouw ${resident.family},`,
        say`Uw verhuizing van ${voice.address()} naar ${voice.city()} is verwerkt. Uw ${id.called} is ${id.number}.`,
        say`De kosten worden afgeschreven van rekening ${voice.iban('NL')}. Bel bij vragen ${voice.phone()} en vraag naar ${clerk.full}.`,
        plain('Formulier 12.4 vervangt formulier 12.3, zie bijlage_2.pdf en bladzijde 10-14.'),
        say`Met vriendelijke groet, ${clerk.full}, ${clerk.mail}`,
      ),
    }
  },
}

export const european = [german, french, spanish, italian, dutch]
