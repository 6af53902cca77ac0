import { plural } from '../format.ts'
import type { AlertMailTexts, Alternatives, CommonMailTexts, MailTexts, MemberMailTexts } from './mailTexts.ts'

const personal = 'Deze link is alleen voor u bestemd. Geef hem niet door.'
const unexpected: Alternatives = [
  'Had u deze bestanden niet verwacht? Vraag het {{sender}} voordat u ze opent, of schrijf naar {{supportEmail}}.',
  'Had u deze bestanden niet verwacht? Schrijf naar {{supportEmail}} voordat u ze opent.',
  'Had u deze bestanden niet verwacht? Vraag het {{sender}} voordat u ze opent.',
  'Had u deze bestanden niet verwacht? Vraag het {{organisation}} voordat u ze opent.',
]
const unexpectedRequest: Alternatives = [
  'Had u dit verzoek niet verwacht? Vraag het {{sender}} voordat u iets verstuurt, of schrijf naar {{supportEmail}}.',
  'Had u dit verzoek niet verwacht? Schrijf naar {{supportEmail}} voordat u iets verstuurt.',
  'Had u dit verzoek niet verwacht? Vraag het {{sender}} voordat u iets verstuurt.',
  'Had u dit verzoek niet verwacht? Vraag het {{organisation}} voordat u iets verstuurt.',
]
const questions: Alternatives = ['Vragen? Schrijf naar {{supportEmail}}.']
const uploadOnce = 'De link werkt tot {{expiryDate}} en voor één upload: kies alle bestanden voordat u ze verstuurt.'
const personalUpload =
  'Deze link is alleen voor u bestemd: iedereen die hem heeft, kan hem gebruiken. Geef hem niet door.'
const nothingToDo = 'U hoeft niets te doen.'

const common: CommonMailTexts = {
  address: 'Werkt de knop niet? Kopieer dan dit adres naar uw browser:',
  filesLabel: 'Bestanden',
  sized: (what, size) => `${what}, ${size}`,
  moreFiles: count => plural(count, { one: 'en nog #', other: 'en nog #' }, 'nl'),
}

export const getPartnerTexts = (): MailTexts => ({
  ...common,
  greeting: ['Beste {{recipientName}},', 'Goedendag,'],
  message: ['Bericht van {{sender}}', 'Bericht van {{organisation}}'],
  locked:
    'De bestanden zitten in één archief dat u met een wachtwoord opent. Het wachtwoord komt in een aparte e-mail.',
  gates: {
    phone: 'Voordat u de bestanden ziet, voert u een code in. De pagina stuurt u die toe.',
    login: 'Voordat u de bestanden ziet, meldt u zich aan met dit e-mailadres.',
  },
  sentBy: 'Verzonden voor {{organisation}} door {{brand}}.',
  sms: [
    '{{code}} is uw code {{prefix}} voor de bestanden van {{organisation}}. Geef hem aan niemand door.',
    '{{code}} is uw code {{prefix}}. Geef hem aan niemand door.',
  ],

  mails: {
    link: {
      subject: ['{{sender}} heeft {{fileCount}} met u gedeeld', '{{organisation}} heeft {{fileCount}} met u gedeeld'],
      preview: ['Beschikbaar tot {{expiryDate}}.'],
      heading: ['{{fileCount}} voor u'],
      paragraphs: [
        [
          '{{sender}} ({{organisation}}) heeft {{fileCount}} met u gedeeld.',
          '{{organisation}} heeft {{fileCount}} met u gedeeld.',
        ],
      ],
      button: ['Bestanden downloaden'],
      after: [['Beschikbaar tot {{expiryDate}}.']],
      footer: [[personal], unexpected],
    },
    password: {
      subject: ['Wachtwoord voor de bestanden van {{sender}}', 'Wachtwoord voor de bestanden van {{organisation}}'],
      preview: ['Opent {{archiveName}}.', 'Opent de bestanden.'],
      heading: ['Uw wachtwoord'],
      paragraphs: [
        [
          '{{sender}} ({{organisation}}) heeft u bestanden gestuurd in een beveiligd archief, {{archiveName}}. De link komt in een aparte e-mail. Dit is het wachtwoord:',
          '{{organisation}} heeft u bestanden gestuurd in een beveiligd archief, {{archiveName}}. De link komt in een aparte e-mail. Dit is het wachtwoord:',
          '{{sender}} ({{organisation}}) heeft u bestanden gestuurd in een beveiligd archief. De link komt in een aparte e-mail. Dit is het wachtwoord:',
          '{{organisation}} heeft u bestanden gestuurd in een beveiligd archief. De link komt in een aparte e-mail. Dit is het wachtwoord:',
        ],
      ],
      after: [
        [
          'Open het archief met een programma dat AES-256 ondersteunt, zoals 7-Zip, WinZip of Keka. De hulpmiddelen van veel besturingssystemen doen dat niet en tonen fouten zoals ‘Operation not permitted’.',
        ],
        [
          'De bestanden zijn beschikbaar tot {{expiryDate}}. Wij bewaren het wachtwoord niet: als u het kwijtraakt, vraagt u {{sender}} om de bestanden opnieuw te sturen.',
          'De bestanden zijn beschikbaar tot {{expiryDate}}. Wij bewaren het wachtwoord niet: als u het kwijtraakt, vraagt u {{organisation}} om de bestanden opnieuw te sturen.',
        ],
      ],
      footer: [
        ['Dit wachtwoord is alleen voor u bestemd. Geef het niet door.'],
        [
          'Had u het niet verwacht? Vraag het {{sender}}, of schrijf naar {{supportEmail}}.',
          'Had u het niet verwacht? Schrijf naar {{supportEmail}}.',
          'Had u het niet verwacht? Vraag het {{sender}}.',
          'Had u het niet verwacht? Vraag het {{organisation}}.',
        ],
      ],
    },
    request: {
      subject: ['{{sender}} vraagt u om bestanden', '{{organisation}} vraagt u om bestanden'],
      preview: ['Upload ze vóór {{expiryDate}}.'],
      heading: ['Upload uw bestanden'],
      paragraphs: [
        ['{{sender}} ({{organisation}}) vraagt u om bestanden.', '{{organisation}} vraagt u om bestanden.'],
        ['Upload ze via de beveiligde link hieronder. U hebt geen account nodig.'],
      ],
      button: ['Bestanden uploaden'],
      after: [[uploadOnce]],
      footer: [[personalUpload], unexpectedRequest],
    },
    receipt: {
      subject: ['{{organisation}} heeft {{fileCount}} van u ontvangen'],
      preview: ['Ontvangen op {{receivedAt}}.'],
      heading: ['Uw ontvangstbewijs'],
      paragraphs: [
        ['{{organisation}} heeft op {{receivedAt}} {{fileCount}} van u ontvangen.'],
        ['{{sender}} had u daarom gevraagd.'],
      ],
      after: [
        [
          'Bewaar deze e-mail als bewijs van wat u hebt verstuurd: twee bestanden met dezelfde SHA-256-waarde zijn byte voor byte gelijk.',
        ],
      ],
      footer: [
        [
          'Hebt u geen bestanden verstuurd? Schrijf naar {{supportEmail}}.',
          'Hebt u geen bestanden verstuurd? Laat het {{sender}} weten.',
          'Hebt u geen bestanden verstuurd? Laat het {{organisation}} weten.',
        ],
      ],
    },
    reminder: {
      subject: ['Herinnering: {{fileCount}} van {{sender}}', 'Herinnering: {{fileCount}} van {{organisation}}'],
      preview: ['Beschikbaar tot {{expiryDate}} en nog niet gedownload.'],
      heading: ['Uw bestanden staan klaar'],
      paragraphs: [
        [
          '{{sender}} ({{organisation}}) heeft {{fileCount}} met u gedeeld. Er is nog niets gedownload.',
          '{{organisation}} heeft {{fileCount}} met u gedeeld. Er is nog niets gedownload.',
        ],
      ],
      button: ['Bestanden downloaden'],
      after: [['Beschikbaar tot {{expiryDate}}. Daarna werkt deze link niet meer.']],
      footer: [[personal], unexpected],
    },
    requestReminder: {
      subject: ['Herinnering: {{sender}} vraagt u om bestanden', 'Herinnering: {{organisation}} vraagt u om bestanden'],
      preview: ['Upload ze vóór {{expiryDate}}.'],
      heading: ['Wij wachten op uw bestanden'],
      paragraphs: [
        [
          '{{sender}} ({{organisation}}) heeft u om bestanden gevraagd. Er is nog niets geüpload.',
          '{{organisation}} heeft u om bestanden gevraagd. Er is nog niets geüpload.',
        ],
      ],
      button: ['Bestanden uploaden'],
      after: [[uploadOnce]],
      footer: [[personalUpload], unexpectedRequest],
    },
    expired: {
      subject: ['De bestanden van {{sender}} zijn verlopen', 'De bestanden van {{organisation}} zijn verlopen'],
      preview: ['Op {{expiryDate}} was er niets gedownload.'],
      heading: ['Uw bestanden zijn verlopen'],
      paragraphs: [
        [
          '{{sender}} ({{organisation}}) had tot {{expiryDate}} {{fileCount}} met u gedeeld. Er is niets gedownload en de link werkt niet meer.',
          '{{organisation}} had tot {{expiryDate}} {{fileCount}} met u gedeeld. Er is niets gedownload en de link werkt niet meer.',
        ],
        [
          'Hebt u de bestanden nog nodig? Vraag {{sender}} om ze opnieuw te sturen.',
          'Hebt u de bestanden nog nodig? Vraag {{organisation}} om ze opnieuw te sturen.',
        ],
      ],
      footer: [questions],
    },
    requestExpired: {
      subject: ['Het verzoek van {{sender}} is verlopen', 'Het verzoek van {{organisation}} is verlopen'],
      preview: ['Op {{expiryDate}} was er niets geüpload.'],
      heading: ['De uploadlink is verlopen'],
      paragraphs: [
        [
          '{{sender}} ({{organisation}}) had u tot {{expiryDate}} om bestanden gevraagd. Er is niets geüpload en de link werkt niet meer.',
          '{{organisation}} had u tot {{expiryDate}} om bestanden gevraagd. Er is niets geüpload en de link werkt niet meer.',
        ],
        [
          'Wilt u nog bestanden sturen? Vraag {{sender}} om een nieuwe link.',
          'Wilt u nog bestanden sturen? Vraag {{organisation}} om een nieuwe link.',
        ],
      ],
      footer: [questions],
    },
    revoked: {
      subject: ['{{sender}} heeft de bestanden ingetrokken', '{{organisation}} heeft de bestanden ingetrokken'],
      preview: [nothingToDo],
      heading: ['De bestanden zijn ingetrokken'],
      paragraphs: [
        [
          '{{sender}} ({{organisation}}) heeft de bestanden die met u waren gedeeld, ingetrokken. De link werkt niet meer.',
          '{{organisation}} heeft de bestanden die met u waren gedeeld, ingetrokken. De link werkt niet meer.',
        ],
        [nothingToDo],
      ],
      footer: [questions],
    },
    requestRevoked: {
      subject: ['{{sender}} heeft uw bestanden niet meer nodig', '{{organisation}} heeft uw bestanden niet meer nodig'],
      preview: [nothingToDo],
      heading: ['Uw bestanden zijn niet meer nodig'],
      paragraphs: [
        [
          '{{sender}} ({{organisation}}) heeft het verzoek om bestanden ingetrokken. De uploadlink werkt niet meer.',
          '{{organisation}} heeft het verzoek om bestanden ingetrokken. De uploadlink werkt niet meer.',
        ],
        [nothingToDo],
      ],
      footer: [questions],
    },
    code: {
      subject: ['Uw code {{prefix}} voor de bestanden van {{organisation}}'],
      preview: ['{{minutes}} geldig.'],
      heading: ['Uw code'],
      paragraphs: [['Voer deze code in op de pagina die {{prefix}} vóór het veld toont:']],
      after: [
        ['De code is {{minutes}} geldig en kan één keer worden gebruikt.'],
        ['Geef hem aan niemand door: {{organisation}} zal er nooit om vragen.'],
      ],
      footer: [
        [
          'Hebt u geen code aangevraagd? Dan hoeft u niets te doen: zonder code kan niemand de bestanden zien. Vragen? Schrijf naar {{supportEmail}}.',
          'Hebt u geen code aangevraagd? Dan hoeft u niets te doen: zonder code kan niemand de bestanden zien.',
        ],
      ],
    },
  },
})

export const getMemberTexts = (): MemberMailTexts => ({
  ...common,
  failed: {
    reason: 'Reden: {{reason}}',
    reasons: {
      'The files could not be processed. Please send them again, or contact support.':
        'De bestanden konden niet worden verwerkt. Verstuur ze opnieuw of neem contact op met de helpdesk.',
      'The upload was inactive for 24 hours before it was complete. Please send the files again.':
        'De upload lag 24 uur stil voordat hij volledig was. Verstuur de bestanden opnieuw.',
      '{0} could not be anonymized. {1}': '{0} kon niet worden geanonimiseerd. {1}',
      'It is not certain that {0} was anonymized correctly. Please send it again.':
        'Het is niet zeker dat {0} juist is geanonimiseerd. Verstuur het opnieuw.',
      'It expired before its files could be released. Please send it again.':
        'De overdracht verliep voordat de bestanden konden worden vrijgegeven. Verstuur haar opnieuw.',
      'A file of this transfer no longer exists. Please send it again.':
        'Een bestand van deze overdracht bestaat niet meer. Verstuur het opnieuw.',
      'The transfer no longer exists.': 'De overdracht bestaat niet meer.',
      'A file of this transfer could not be processed. Please send it again.':
        'Een bestand van deze overdracht kon niet worden verwerkt. Verstuur het opnieuw.',
      'A file of this transfer was never uploaded. Please send it again.':
        'Een bestand van deze overdracht is nooit geüpload. Verstuur het opnieuw.',
      '{0} was damaged during the upload. Please send it again.':
        '{0} is tijdens het uploaden beschadigd. Verstuur het opnieuw.',
      '{0} contains malware ({1}) and was deleted.': '{0} bevat malware ({1}) en is verwijderd.',
    },
    sendAgain:
      'De bestanden blijven vijf dagen opgeslagen. Om ze te versturen zoals het beleid het vraagt, opent u de overdracht en kiest u ‘Opnieuw versturen’: u hoeft niets opnieuw te uploaden.',
    button: 'Overdracht bekijken',
    send: {
      subject: 'Uw overdracht aan {{recipient}} kon niet worden voltooid',
      heading: 'Uw overdracht kon niet worden voltooid',
      paragraph: 'Uw bestanden zijn niet naar {{recipient}} verstuurd en geen ervan kan worden gedownload.',
      because: 'Verzonden door {{brand}} omdat u deze overdracht hebt gestart.',
    },
    request: {
      subject: 'De bestanden van {{recipient}} konden niet worden verwerkt',
      heading: 'De bestanden waarom u vroeg, konden niet worden verwerkt',
      paragraph: '{{recipient}} heeft bestanden voor u geüpload, maar geen ervan kan worden gedownload.',
      because: 'Verzonden door {{brand}} omdat u om deze bestanden hebt gevraagd.',
    },
  },
  stopped: {
    preview: 'De link en de bestanden zijn niet meer beschikbaar.',
    advice: 'Hebt u vragen? Neem dan contact op met de beheerders van uw organisatie.',
    send: {
      subject: 'Uw overdracht aan {{recipient}} is stopgezet',
      heading: 'Uw overdracht is stopgezet',
      paragraph:
        'Een beheerder van uw organisatie heeft uw overdracht aan {{recipient}} stopgezet. De link werkt niet meer en de bestanden worden gewist.',
    },
    request: {
      subject: 'Uw verzoek aan {{recipient}} is stopgezet',
      heading: 'Uw verzoek is stopgezet',
      paragraph:
        'Een beheerder van uw organisatie heeft uw verzoek aan {{recipient}} stopgezet. De link werkt niet meer en de bestanden worden gewist.',
    },
  },
  allowed: {
    preview: 'De malwarescanner had het mis.',
    heading: 'Het was een vals alarm',
    send: {
      subject: 'U kunt uw bestand opnieuw naar {{recipient}} verzenden',
      paragraph:
        'De malwarescanner meldde {{signature}} in dit bestand, en uw overdracht aan {{recipient}} is mislukt. Een beheerder staat precies dit bestand toe tot {{expiryDate}}.',
      advice:
        'Verzend het opnieuw, samen met de andere bestanden van de overdracht: geen daarvan heeft de ontvanger bereikt.',
    },
    request: {
      subject: '{{recipient}} kan u het bestand opnieuw sturen',
      paragraph:
        'De malwarescanner meldde {{signature}} in dit bestand, dat {{recipient}} voor u heeft geüpload. Een beheerder staat precies dit bestand toe tot {{expiryDate}}.',
      advice: 'Vraag de bestanden opnieuw aan: geen daarvan kon aan u worden doorgegeven.',
    },
  },
  undelivered: {
    meaning: {
      delayed:
        'De mailserver van de ontvanger neemt hem op dit moment niet aan. De bezorging wordt nog enkele uren geprobeerd.',
      bounced: 'De mailserver van de ontvanger heeft hem niet aangenomen. Controleer het adres.',
      complained: 'Er worden geen e-mails meer naar dit adres gestuurd.',
      refused: 'Het mailsysteem heeft hem niet aangenomen. Controleer het adres.',
    },
    button: 'Overdracht openen',
    send: {
      subject: {
        delayed: 'Uw link heeft {{recipient}} nog niet bereikt',
        bounced: 'Uw link kon niet bij {{recipient}} worden bezorgd',
        complained: 'Uw link is door {{recipient}} als ongewenst gemeld',
        refused: 'Uw link kon niet bij {{recipient}} worden bezorgd',
      },
      title: {
        delayed: 'De e-mail met de link is vertraagd.',
        bounced: 'De e-mail met de link is teruggekomen.',
        complained: 'De e-mail met de link is als ongewenst gemeld.',
        refused: 'De e-mail met de link kon niet worden verzonden.',
      },
      advice: [
        'Uw bestanden zijn beschikbaar en de link werkt. Open de overdracht, kopieer de link en geef hem op een andere manier aan de ontvanger.',
        'Is het adres onjuist? Trek de overdracht dan in en verstuur de bestanden opnieuw.',
      ],
      because: 'Verzonden door {{brand}} omdat u deze bestanden hebt verstuurd.',
    },
    request: {
      subject: {
        delayed: 'Uw uploadlink heeft {{recipient}} nog niet bereikt',
        bounced: 'Uw uploadlink kon niet bij {{recipient}} worden bezorgd',
        complained: 'Uw uploadlink is door {{recipient}} als ongewenst gemeld',
        refused: 'Uw uploadlink kon niet bij {{recipient}} worden bezorgd',
      },
      title: {
        delayed: 'De e-mail met de uploadlink is vertraagd.',
        bounced: 'De e-mail met de uploadlink is teruggekomen.',
        complained: 'De e-mail met de uploadlink is als ongewenst gemeld.',
        refused: 'De e-mail met de uploadlink kon niet worden verzonden.',
      },
      advice: [
        'De uploadlink werkt. Open de overdracht, kopieer de link en geef hem op een andere manier aan de ontvanger.',
        'Is het adres onjuist? Trek de overdracht dan in en doe het verzoek opnieuw.',
      ],
      because: 'Verzonden door {{brand}} omdat u om bestanden hebt gevraagd.',
    },
  },
  reminder: {
    button: 'Overdracht openen',
    extend: 'De overdracht met 7 dagen verlengen:',
    send: {
      subject: '{{recipient}} heeft uw bestanden nog niet gedownload',
      preview: 'Ze verlopen op {{expiryDate}}.',
      heading: 'Uw bestanden staan nog klaar',
      paragraph:
        'U hebt {{fileCount}} naar {{recipient}} gestuurd. Er is nog niets gedownload en de link verloopt op {{expiryDate}}.',
      advice: 'Is de e-mail met de link zoekgeraakt? Open dan de overdracht om de link te kopiëren.',
      because: 'Verzonden door {{brand}} omdat u deze bestanden hebt verstuurd.',
    },
    request: {
      subject: '{{recipient}} heeft nog geen bestanden geüpload',
      preview: 'De uploadlink verloopt op {{expiryDate}}.',
      heading: 'Uw verzoek staat nog open',
      paragraph:
        'U hebt {{recipient}} om bestanden gevraagd. Er is nog niets geüpload en de link verloopt op {{expiryDate}}.',
      advice: 'Is de e-mail met de link zoekgeraakt? Open dan de overdracht om de uploadlink te kopiëren.',
      because: 'Verzonden door {{brand}} omdat u om bestanden hebt gevraagd.',
    },
    answer: {
      subject: 'U hebt de bestanden van {{recipient}} nog niet gedownload',
      preview: 'Ze verlopen op {{expiryDate}}.',
      heading: 'Er staan bestanden voor u klaar',
      paragraph:
        '{{recipient}} heeft {{fileCount}} voor u geüpload. Er is nog niets gedownload en de link verloopt op {{expiryDate}}.',
      advice: 'Open de overdracht om ze te downloaden.',
      because: 'Verzonden door {{brand}} omdat u om bestanden hebt gevraagd.',
    },
  },
  expired: {
    preview: 'U kunt de overdracht verlengen tot {{until}}.',
    advice:
      'U kunt de overdracht verlengen tot {{until}}: de links werken dan weer. Daarna worden de bestanden verwijderd.',
    atLimit: 'Uw organisatie staat geen latere einddatum toe. Verstuur de bestanden opnieuw als ze nog nodig zijn.',
    button: 'Overdracht verlengen',
    send: {
      subject: 'Uw bestanden voor {{recipient}} zijn verlopen',
      heading: 'Uw bestanden zijn verlopen',
      paragraph:
        'U hebt {{fileCount}} naar {{recipient}} gestuurd. Tot {{expiryDate}} is er niets gedownload en de link werkt niet meer.',
      because: 'Verzonden door {{brand}} omdat u deze bestanden hebt verstuurd.',
    },
    answer: {
      subject: 'De bestanden van {{recipient}} zijn verlopen',
      heading: 'De bestanden zijn verlopen',
      paragraph:
        '{{recipient}} heeft {{fileCount}} voor u geüpload. Tot {{expiryDate}} is er niets gedownload en de link werkt niet meer.',
      because: 'Verzonden door {{brand}} omdat u om bestanden hebt gevraagd.',
    },
    asked: {
      subject: 'Meer tijd voor uw bestanden: verzoek van {{recipient}}',
      heading: 'Maak uw bestanden weer beschikbaar',
      paragraph: 'Uw bestanden zijn op {{expiryDate}} verlopen. Om meer tijd gevraagd: {{recipient}}.',
      because: 'Verzonden door {{brand}} omdat u deze bestanden hebt verstuurd.',
    },
  },
  downloaded: {
    subject: 'Uw bestanden zijn gedownload door {{recipient}}',
    preview: 'Voor het eerst.',
    heading: 'Uw bestanden zijn gedownload',
    paragraph: 'Voor het eerst gedownload door {{recipient}}.',
    advice: 'De pagina van de overdracht laat zien wat er met elk bestand gebeurde.',
    button: 'Overdracht openen',
    because: 'Verzonden door {{brand}} omdat u deze bestanden hebt verstuurd.',
  },
  received: {
    subject: '{{recipient}} heeft u {{fileCount}} gestuurd',
    preview: 'Beschikbaar tot {{expiryDate}}.',
    heading: '{{fileCount}} van {{recipient}}',
    paragraph:
      'Op uw verzoek heeft {{recipient}} {{fileCount}} geüpload. De pagina van de overdracht toont de bevindingen en de bestanden die niet konden worden gelezen.',
    advice:
      'Beschikbaar tot {{expiryDate}}. Om te downloaden meldt u zich aan met het adres waarnaar deze e-mail is gestuurd.',
    button: 'Bestanden downloaden',
    other: 'De pagina van de overdracht:',
    because: 'Verzonden door {{brand}} omdat u om deze bestanden hebt gevraagd.',
  },
})

export const getAlertTexts = (): AlertMailTexts => ({
  address: common.address,
  subject: count => plural(count, { one: '# nieuwe melding', other: '# nieuwe meldingen' }, 'nl'),
  introduction: 'Het activiteitenoverzicht meldt het volgende, het nieuwste eerst:',
  kinds: {
    newSenders: 'Nieuwe afzender: {{sender}}',
    newDomains: 'Nieuw domein: {{domain}}',
    newRecipients: 'Nieuwe ontvanger: {{recipient}}',
    sendersSpike: 'Plotseling veel overdrachten van {{sender}}',
    domainsSpike: 'Plotseling veel overdrachten naar {{domain}}',
    recipientsSpike: 'Plotseling veel overdrachten naar {{recipient}}',
    mistakePrevented: 'Mogelijke fout van {{sender}} voorkomen',
    sensitiveInfotypes: 'Gevoelige gegevens gevonden',
    malwareFound: 'Malware gevonden in een overdracht van {{sender}}',
    secondOpinion: 'Macie heeft meer gevoelige gegevens gevonden in een overdracht van {{sender}}',
  },
  more: count =>
    plural(
      count,
      {
        one: 'Nog # andere staat op de pagina van het activiteitenoverzicht.',
        other: 'Nog # andere staan op de pagina van het activiteitenoverzicht.',
      },
      'nl',
    ),
  button: 'Activiteitenoverzicht openen',
  transfers: 'Alle overdrachten:',
  unsubscribe: 'Open deze pagina als u deze e-mails niet meer wilt ontvangen:',
  because: 'Verzonden door {{brand}} omdat u ervoor hebt gekozen meldingen per e-mail te ontvangen.',
})
