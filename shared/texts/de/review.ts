import type { ReviewTexts } from '../en/review.ts'
import { countFiles, formatCount, formatDuration, formatList, plural } from '../format.ts'

const number = (count: number) => formatCount(count, 'de')
const days = (count: number) => formatDuration(count, 'day', 'de')

export const review: ReviewTexts = {
  transferHeading: 'Details des Transfers',
  requestHeading: 'Details der Anfrage',
  refresh: 'Aktualisieren',
  asAdministrator:
    'Sie sehen dies als Administrator, ohne den Link, der es öffnet. Das Audit-Protokoll verzeichnet diesen Zugriff.',
  outdated: 'Das ist vielleicht nicht aktuell',
  triesAgain: 'Die Seite versucht es alle paar Sekunden wieder.',
  pleaseTryAgain: 'Bitte versuchen Sie es noch einmal.',

  missing: {
    title: 'Transfer nicht gefunden',
    forSender:
      'Die Adresse ist vielleicht unvollständig, der Transfer wurde gelöscht, oder jemand anderes hat ihn gesendet: Nur der Absender kann einen Transfer sehen. Bitte prüfen Sie die Adresse.',
    forAdministrator:
      'Die Adresse ist vielleicht unvollständig, oder der Transfer wurde gelöscht. Bitte prüfen Sie die Adresse.',
    failed: 'Der Transfer konnte nicht geladen werden',
    failedText: 'Der Transfer konnte nicht geladen werden.',
    loading: 'Der Transfer wird geladen',
  },

  state: {
    title: 'Status',
    extendable: moment => `Sie können ihn bis ${moment} verlängern.`,
    waiting: 'Wartet',
    unknownReason: 'Der Grund ist nicht bekannt',
    notReleased: 'Die Dateien wurden nicht freigegeben.',
    notShared: 'Für den Empfänger wurde nichts freigegeben.',
    requestAgain: 'Prüfen Sie die Dateien, und fordern Sie sie dann noch einmal an.',
    sendAgain: 'Prüfen Sie die Dateien, und senden Sie sie dann erneut.',
    updating: meaning => `${meaning}. Diese Seite aktualisiert sich alle fünf Sekunden.`,
    unfinished: (meaning, recipient) =>
      `${meaning}. Falls ${recipient} nicht weitermacht, widerrufen Sie die Anfrage. Sonst kann der Link 24 Stunden nach dem Stillstand des Uploads wieder verwendet werden.`,
    stalled: (meaning, hours, recipient) =>
      `${meaning}. Seit mindestens ${plural(hours, { one: '# Stunde', other: '# Stunden' }, 'de')} ist nichts angekommen. Falls ${recipient} nicht weitermacht, widerrufen Sie die Anfrage. Sonst kann der Link 24 Stunden nach dem Stillstand des Uploads wieder verwendet werden.`,

    copyUploadLink: recipient =>
      `Die Anfrage gilt weiterhin: Kopieren Sie den Link unten, und geben Sie ihn ${recipient} auf anderem Weg.`,
    copyDownloadLink:
      'Die Dateien sind weiterhin verfügbar: Kopieren Sie den Link unten, und geben Sie ihn dem Empfänger auf anderem Weg.',
    uploadLink: 'Upload-Link',
    uploadLinkNote: recipient =>
      `Der Link gilt nur einmal. Wer ihn hat, kann anstelle von ${recipient} etwas hochladen.`,
    downloadLink: 'Download-Link',
    codeLinkNote: 'Mit diesem Link und dem Code von seinem Telefon erhält der Empfänger die Dateien.',
    emailCodeLinkNote: 'Mit diesem Link und einem Code aus seinem Postfach erhält der Empfänger die Dateien.',
    openLinkNote: 'Wer diesen Link hat, kann die Dateien erhalten: Geben Sie ihn nur dem Empfänger.',
    download: 'Herunterladen',
    onlyYou: 'Nur Sie können die Dateien öffnen, angemeldet als die Person, die sie angefordert hat.',

    requestedAgainAs: 'Noch einmal angefordert als {link}',
    sentAgainAs: 'Erneut gesendet als {link}',
    sentAs: 'Gesendet als {link}',
    sentToRightAs: 'An den richtigen Empfänger gesendet als {link}',
    replaces: 'Ersetzt {link}, der an den falschen Empfänger ging',
  },

  openUpload: {
    sending: 'Ein Tab dieses Browsers lädt die Dateien hoch. Lassen Sie ihn offen, bis der Upload fertig ist.',
    resumable: 'Der Upload ist nicht fertig. Sie können ihn in diesem Browser fortsetzen.',
    elsewhere:
      'Der Upload geht in dem Browser weiter, in dem Sie ihn begonnen haben. Falls das nicht möglich ist, verwerfen Sie ihn, und senden Sie die Dateien noch einmal. Ohne Fortschritt endet er nach 24 Stunden von selbst.',
    goOn: 'Fortsetzen',
  },

  blocked: {
    title: 'Durch eine Richtlinie verhindert',
    sendAnew:
      'Er kann nicht erneut gesendet werden. Senden Sie andere Dateien, wählen Sie einen anderen Empfänger, oder fragen Sie die Administratoren Ihrer Organisation.',
    requestAnew:
      'Prüfen Sie die Dateien, und fordern Sie dann andere an, oder fragen Sie die Administratoren Ihrer Organisation.',
    changes:
      'Wenn Sie den Transfer erneut senden, ändert er sich wie folgt. Die Dateien sind gespeichert; nichts wird noch einmal hochgeladen.',
    on: {
      anonymousTransfer: 'Sie sind als Absender verborgen.',
      passwordProtection: 'Die Dateien sind mit einem Passwort geschützt.',
      mobileOtp: 'Der Empfänger braucht einen Code per SMS.',
      emailOtp: 'Der Empfänger braucht einen Code per E-Mail.',
      trackingId: 'Der Transfer hat eine Tracking-ID.',
      acknowledgement: 'Sie geben Ihre Zustimmung.',
    },
    off: {
      anonymousTransfer: 'Sie sind als Absender sichtbar.',
      passwordProtection: 'Die Dateien sind nicht mit einem Passwort geschützt.',
      mobileOtp: 'Der Empfänger braucht keinen Code per SMS.',
      emailOtp: 'Der Empfänger braucht keinen Code per E-Mail.',
      trackingId: 'Der Transfer hat keine Tracking-ID.',
    },
    templateSet: name => `Die E-Mails verwenden den Vorlagensatz „${name}“.`,
    expiry: count => `Der Link gilt ${days(count)} lang.`,
    other: feature => `Eine Option einer neueren Version ändert sich: ${feature}.`,
  },

  sendAgain: {
    trackingId: 'Tracking-ID dieses Transfers',
    failed: 'Der Transfer wurde nicht erneut gesendet',
    running: 'Der Transfer wird erneut gesendet',
    act: 'Erneut senden',
    done: recipient => `Der Transfer an ${recipient} wurde erneut gesendet.`,
  },

  undo: {
    button: 'Rückgängig machen',
    running: 'Das Senden wird rückgängig gemacht',
    offer: 'Noch nicht gesendet: Sie können es noch rückgängig machen',
    left: duration => `Freigegeben und gemailt wird erst nach Ablauf der Frist. Es bleiben: ${duration}.`,
    over: 'Die Dateien werden gleich freigegeben.',
    failed: 'Das Senden wurde nicht rückgängig gemacht',
    done: 'Vor dem Senden rückgängig gemacht',
    doneText: 'Niemand hat eine E-Mail erhalten, und der Link öffnet keine Dateien.',
  },

  wrongRecipient: {
    button: 'Falscher Empfänger?',
    title: 'An den falschen Empfänger gesendet?',
    act: 'Jetzt zurückziehen',
    running: 'Der Transfer wird zurückgezogen',
    notReleased: recipient => `Noch ist nichts freigegeben. ${recipient} erhält weder die Dateien noch eine E-Mail.`,
    thenSend:
      'Danach können Sie dieselben Dateien an den richtigen Empfänger senden, ohne sie noch einmal hochzuladen.',
    linkStops: recipient =>
      `Der Link verliert sofort seine Gültigkeit, und ${recipient} kann die Dateien nicht mehr erhalten. Darüber wird keine E-Mail gesendet.`,
    thenSeeAndSend:
      'Danach sehen Sie, ob etwas heruntergeladen wurde, und können dieselben Dateien an den richtigen Empfänger senden, ohne sie noch einmal hochzuladen.',
    failed: 'Der Transfer wurde nicht zurückgezogen',
    reloaded:
      'Der aktuelle Stand wurde geladen. Falls der Transfer noch an diesen Empfänger geht, versuchen Sie es bitte noch einmal.',

    cannotGet: recipient => `Der Link ist nicht mehr gültig. ${recipient} kann die Dateien nicht erhalten.`,
    mayHave: recipient => `Der Link ist nicht mehr gültig, aber ${recipient} hat die Dateien vielleicht schon.`,
    report:
      'Melden Sie es jetzt den Sicherheitsbeauftragten oder den Administratoren Ihrer Organisation, mit der Transfer-ID unten.',
    erased:
      'Die gespeicherten Dateien wurden gelöscht. Senden Sie sie in einem neuen Transfer an den richtigen Empfänger.',

    send: moment =>
      `Senden Sie dieselben Dateien mit Nachricht und Optionen an den richtigen Empfänger. Nichts wird noch einmal hochgeladen. Das geht bis ${moment}; dann werden die Dateien gelöscht.`,
    newPassword: 'Das Archiv erhält ein neues Passwort.',
    name: 'Name des richtigen Empfängers (optional)',
    email: 'E-Mail-Adresse des richtigen Empfängers',
    sameAddress: 'An diese Adresse wurde der Transfer versehentlich gesendet.',
    sendAct: 'An den richtigen Empfänger senden',
    sendActTo: address => `An ${address} senden`,
    sending: 'Die gespeicherten Dateien werden gesendet',
    sendingTo: recipient => `Die Dateien werden an ${recipient} gesendet.`,
  },

  archive: {
    title: 'Passwortschutz',
    name: 'Archiv',
    sealing: percent => `Wird verschlüsselt, ${percent}`,
    sealedLater: 'Wird verschlüsselt, sobald jede Datei geprüft ist',
    passwordLater: recipient =>
      `Die Dateien werden in ein ZIP-Archiv mit AES-256 gepackt. Das Passwort geht in einer eigenen E-Mail an ${recipient}.`,
    passwordUnsent: 'Nichts wurde freigegeben, und es wurde kein Passwort gesendet.',
    passwordSent: recipient =>
      `Das Passwort wurde in einer eigenen E-Mail an ${recipient} gesendet. Es ist hier nicht gespeichert und lässt sich nicht nachsehen.`,
  },

  codes: {
    title: 'Code per SMS',
    phone: 'Telefonnummer',
    unknownPhone: 'Nicht bekannt',
    byEmail: 'Auch per E-Mail',
    allowed: 'Erlaubt',
    unlock: 'Codes entsperren',
    unlocking: 'Die Codes werden entsperrt',
    unlocked: recipient => `${recipient} kann wieder Codes anfordern.`,
    unlockFailed: 'Die Codes wurden nicht entsperrt',
    resetFailed: 'Die Codes wurden nicht zurückgesetzt.',
    change: 'Nummer ändern',
    help: 'Nach zu vielen Codes ist der Empfänger gesperrt: Entsperren Sie die Codes, damit er wieder welche anfordern kann. Mit einer anderen Nummer gehen Codes von nun an dorthin, und die Bestätigung der bisherigen Nummer gilt nicht mehr.',
    changeTitle: 'Nummer für die Codes ändern',
    changing: 'Die Nummer wird geändert',
    changed: recipient => `Codes für ${recipient} gehen jetzt an die neue Nummer.`,
    changeFailed: 'Die Nummer wurde nicht geändert',
    changeText: (phone, recipient) =>
      `Codes gehen zurzeit an ${phone}. Vergewissern Sie sich, dass die neue Nummer ${recipient} gehört: Wer sie hat, kann die Dateien erhalten.`,
    changeUnknownText: recipient =>
      `Codes gehen zurzeit an eine andere Nummer. Vergewissern Sie sich, dass die neue Nummer ${recipient} gehört: Wer sie hat, kann die Dateien erhalten.`,
    emailTitle: 'Code per E-Mail',
    goTo: 'Codes gehen an',
    ownAddress: 'Die Adresse des Empfängers',
    emailHelp:
      'Nach zu vielen Codes ist ein Empfänger gesperrt: Entsperren Sie die Codes, damit alle Empfänger dieses Transfers wieder welche anfordern können. Ein Code per E-Mail ist nur so sicher wie das Postfach, in dem auch der Link liegt.',
    allUnlocked: 'Die Empfänger können wieder Codes anfordern.',
  },

  details: {
    title: 'Details',
    noMessage: 'Keine Nachricht',
    requestedFrom: 'Angefragte Person',
    fromDropPage: 'Erhalten über',
    notProven: 'Ihre Ablageseite. Name und Adresse sind Angaben des Absenders; nichts beweist sie.',
    requestedBy: 'Angefordert von',
    recipientName: 'Name des Empfängers',
    created: 'Erstellt',
    expires: 'Läuft ab',
    withdrawn: 'Zurückgezogen',
    revoked: 'Widerrufen',
    nothingShared: 'Nichts wurde freigegeben',
    daysAfterSending: count => `${days(count)} nach dem Senden`,
    downloads: 'Downloads',
    hiddenSender: 'Verborgen: Der Empfänger sieht nur Ihre Organisation',
    transferId: 'Transfer-ID',
    trackingId: 'Tracking-ID',
    templateSet: 'Vorlagensatz',
    policies: 'Richtlinien',
    linkByEmail: 'Link per E-Mail',
    linkNotSent: 'Nicht gesendet: Sie geben ihn selbst weiter',
  },

  files: {
    name: 'Name',
    file: 'Datei',
    size: 'Größe',
    state: 'Status',
    found: 'Sensible Daten',
    sha256: 'SHA-256',
    labelledSha256: 'SHA-256 {digest}',
    none: 'Dieser Transfer hat keine Dateien.',
    unknown: 'Noch nicht bekannt',
    digestOf: name => `SHA-256 von ${name}`,
    digestStartOf: (beginning, name) => `${beginning}, SHA-256 von ${name}`,
    copyDigest: 'SHA-256 kopieren',
    copyRefused: 'Dieser Browser erlaubt Seiten das Kopieren nicht. Markieren Sie den Wert, und kopieren Sie ihn.',

    waitingForUpload: 'Wartet auf den Upload',
    waiting: 'Wartet',
    waitingToBeAnonymized: 'Wartet auf die Anonymisierung',
    waitingToBeInspected: 'Wartet auf die Prüfung',
    anonymizing: 'Wird anonymisiert',
    inspecting: 'Wird geprüft',
    inspected: 'Geprüft',
    inspectedInPart: 'Teilweise geprüft',
    error: 'Fehler',
    info: 'Info',
    notUploaded: 'Nicht hochgeladen',
    notProcessed: 'Nicht verarbeitet',
    verified: 'Verifiziert',
    notAnonymized: 'Nicht anonymisiert',
    percent: (state, percent) => `${state}, ${percent}`,
    proceeding: 'Sie müssen nichts tun, der Transfer läuft weiter.',
  },

  malware: {
    allow: 'Diesen Inhalt erlauben',
    allowOf: name => `Diesen Inhalt erlauben: ${name}`,
    title: 'Diesen Inhalt erlauben?',
    text: signature =>
      `Wenn ${signature} ein Fehlalarm ist, darf genau diese Datei 90 Tage lang erneut gesendet werden. Die gelöschte Datei kommt nicht zurück: Der Absender bekommt eine E-Mail und sendet sie noch einmal.`,
    reason: 'Grund',
    reasonHelp: 'Das Audit-Protokoll hält ihn mit Ihrem Namen fest.',
    act: 'Erlauben',
    running: 'Der Inhalt wird erlaubt',
    failed: 'Der Inhalt wurde nicht erlaubt',
    allowedUntil: day => `Die Administration erlaubt diesen Inhalt bis ${day}.`,
    sendAgain: 'Senden Sie die Datei noch einmal.',
    askAgain: 'Fragen Sie die Datei noch einmal an.',
    end: 'Erlaubnis beenden',
    endOf: name => `Erlaubnis beenden: ${name}`,
    endTitle: 'Erlaubnis beenden?',
    endText: signature =>
      `Ab jetzt werden Dateien mit diesem Inhalt wieder abgelehnt, wenn der Scanner ${signature} meldet. Bereits gesendete Transfers bleiben verfügbar.`,
    endAct: 'Beenden',
    endRunning: 'Die Erlaubnis wird beendet',
    endFailed: 'Die Erlaubnis wurde nicht beendet',
  },

  found: {
    title: 'Sensible Daten',
    kinds: counted => `Sensible Daten gefunden: ${counted}`,
    looking: (inspected, all) =>
      `Sensible Daten werden gesucht, ${number(inspected)} von ${countFiles(all, 'de')} fertig`,
    partly: count =>
      plural(
        count,
        {
          one: '# Datei konnte nicht vollständig geprüft werden. Die Gründe stehen unten.',
          other: '# Dateien konnten nicht vollständig geprüft werden. Die Gründe stehen unten.',
        },
        'de',
      ),
    anonymized: 'Anonymisierte Dateien wurden so geprüft, wie der Empfänger sie erhält.',
    none: 'Keine sensiblen Daten gefunden',
    notInspected: 'Die Dateien wurden nicht geprüft',
    noneInPart: 'Nichts gefunden in dem, was geprüft werden konnte',

    details: 'Details',
    detailsOf: name => `Details der Funde in ${name}`,
    identical: counted => `${counted}, alle gleich`,
    distinct: (counted, different) => `${counted}, davon ${number(different)} verschiedene`,
    place: counted => `{place}: ${counted}`,
    page: page => `Seite ${page}`,
    sheet: page => `Blatt ${page}`,
    slide: page => `Folie ${page}`,
    column: column => `Spalte ${column}`,
    pageAndColumn: (page, column) => `${page}, ${column}`,
    recognisedPlace: place => `${place} (OCR)`,
    onlyFrequent: max => `Nur die ${number(max)} häufigsten Stellen sind aufgeführt.`,
    sampled: (kinds, read, total) =>
      `Nur ein Teil des Textes wurde nach diesen Datenarten durchsucht: ${formatList(kinds, 'de')} (${read} von ${total} Zeichen).`,
    assumedEncoding: encoding => `Gelesen als ${encoding} (angenommen).`,
    recognised: count =>
      `Seiten und Bilder, die durch Texterkennung (OCR) gelesen wurden, mit möglichen Fehlern: ${number(count)}.`,
    misleadingName: (named, found) => `Ein Dateiname endet auf .${named}, der Inhalt ist aber vom Typ .${found}.`,
    untypedName: found => `Ein Dateiname hat keine Endung; der Inhalt ist vom Typ .${found}.`,
  },

  secondOpinion: {
    title: 'Zweite Meinung: Amazon Macie',
    both: kinds => `Von beiden gefunden: ${kinds}`,
    onlyMacie: kinds => `Nur von Macie gefunden: ${kinds}`,
    onlyHere: kinds => `Nur hier gefunden: ${kinds}`,
    notSought: kinds => `Sucht Macie nicht: ${kinds}`,
    counted: (kind, count) => `${kind} (${number(count)})`,
    counts: (kind, count, second) => `${kind} (${number(count)}; Macie: ${number(second)})`,
  },

  anonymized: {
    columns: count => plural(count, { one: '# Spalte anonymisiert', other: '# Spalten anonymisiert' }, 'de'),
    ofFile: (name, columns) => `Anonymisierung von ${name}: ${columns}`,
    rows: count => plural(count, { one: '# Datenzeile.', other: '# Datenzeilen.' }, 'de'),
    column: (method, outcome) => `{column}: ${method}. ${outcome}`,
    unnamedColumn: column => `Spalte ${column}`,
    changed: (changed, unchanged) =>
      plural(
        changed,
        {
          one: `# Wert geändert, ${number(unchanged)} unverändert.`,
          other: `# Werte geändert, ${number(unchanged)} unverändert.`,
        },
        'de',
      ),
    replaced: count =>
      plural(
        count,
        {
          one: '# Wert war zu kurz für die formaterhaltende Verschlüsselung oder enthielt andere Buchstaben als A bis Z und wurde stattdessen ersetzt.',
          other:
            '# Werte waren zu kurz für die formaterhaltende Verschlüsselung oder enthielten andere Buchstaben als A bis Z und wurden stattdessen ersetzt.',
        },
        'de',
      ),
    pseudonymized: 'Nur pseudonymisiert: Wer den Schlüssel kennt, kann die Werte wiederherstellen.',
  },
}
