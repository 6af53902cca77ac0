import { plural } from '../format.ts'
import type { AlertMailTexts, Alternatives, CommonMailTexts, MailTexts, MemberMailTexts } from './mailTexts.ts'

const personal = 'Ten link jest przeznaczony tylko dla Państwa. Prosimy go nie przekazywać.'
const unexpected: Alternatives = [
  'Jeśli nie spodziewali się Państwo tych plików, przed ich otwarciem prosimy zapytać nadawcę ({{sender}}) lub napisać na adres {{supportEmail}}.',
  'Jeśli nie spodziewali się Państwo tych plików, przed ich otwarciem prosimy napisać na adres {{supportEmail}}.',
  'Jeśli nie spodziewali się Państwo tych plików, przed ich otwarciem prosimy zapytać nadawcę ({{sender}}).',
  'Jeśli nie spodziewali się Państwo tych plików, przed ich otwarciem prosimy zapytać organizację {{organisation}}.',
]
const unexpectedRequest: Alternatives = [
  'Jeśli nie spodziewali się Państwo tej prośby, przed wysłaniem czegokolwiek prosimy zapytać jej nadawcę ({{sender}}) lub napisać na adres {{supportEmail}}.',
  'Jeśli nie spodziewali się Państwo tej prośby, przed wysłaniem czegokolwiek prosimy napisać na adres {{supportEmail}}.',
  'Jeśli nie spodziewali się Państwo tej prośby, przed wysłaniem czegokolwiek prosimy zapytać jej nadawcę ({{sender}}).',
  'Jeśli nie spodziewali się Państwo tej prośby, przed wysłaniem czegokolwiek prosimy zapytać organizację {{organisation}}.',
]
const questions: Alternatives = ['Pytania? Prosimy napisać na adres {{supportEmail}}.']
const uploadOnce =
  'Link działa do {{expiryDate}} i pozwala na jedno przesłanie: przed wysłaniem prosimy wybrać wszystkie pliki.'
const personalUpload =
  'Ten link jest przeznaczony tylko dla Państwa: może go użyć każdy, kto go ma. Prosimy go nie przekazywać.'
const nothingToDo = 'Nie muszą Państwo nic robić.'

const common: CommonMailTexts = {
  address: 'Jeśli przycisk nie działa, prosimy skopiować ten adres do przeglądarki:',
  filesLabel: 'Pliki',
  sized: (what, size) => `${what}, ${size}`,
  moreFiles: count =>
    plural(count, { one: 'i jeszcze #', few: 'i jeszcze #', many: 'i jeszcze #', other: 'i jeszcze #' }, 'pl'),
}

export const getPartnerTexts = (): MailTexts => ({
  ...common,
  greeting: ['Dzień dobry, {{recipientName}},', 'Dzień dobry,'],
  message: ['Wiadomość od: {{sender}}', 'Wiadomość od: {{organisation}}'],
  locked: 'Pliki znajdują się w archiwum, które otwiera się hasłem. Hasło wysyłamy w osobnej wiadomości e-mail.',
  gates: {
    phone: 'Przed wyświetleniem plików trzeba podać kod. Strona wyśle go do Państwa.',
    login: 'Przed wyświetleniem plików trzeba zalogować się tym adresem e-mail.',
  },
  sentBy: 'Wysłano w imieniu organizacji {{organisation}} przez {{brand}}.',
  sms: [
    '{{code}} to kod {{prefix}} do plików od {{organisation}}. Prosimy nikomu go nie podawać.',
    '{{code}} to kod {{prefix}}. Prosimy nikomu go nie podawać.',
  ],

  mails: {
    link: {
      subject: ['{{sender}} udostępnia Państwu {{fileCount}}', '{{organisation}} udostępnia Państwu {{fileCount}}'],
      preview: ['Można pobrać do {{expiryDate}}.'],
      heading: ['{{fileCount}} dla Państwa'],
      paragraphs: [
        [
          '{{sender}} ({{organisation}}) udostępnia Państwu {{fileCount}}.',
          '{{organisation}} udostępnia Państwu {{fileCount}}.',
        ],
      ],
      button: ['Pobierz pliki'],
      after: [['Można pobrać do {{expiryDate}}.']],
      footer: [[personal], unexpected],
    },
    password: {
      subject: ['Hasło do plików od {{sender}}', 'Hasło do plików od organizacji {{organisation}}'],
      preview: ['Otwiera {{archiveName}}.', 'Otwiera pliki.'],
      heading: ['Hasło do plików'],
      paragraphs: [
        [
          '{{sender}} ({{organisation}}) przesyła Państwu pliki w chronionym archiwum {{archiveName}}. Link wysyłamy w osobnej wiadomości e-mail. Oto hasło:',
          '{{organisation}} przesyła Państwu pliki w chronionym archiwum {{archiveName}}. Link wysyłamy w osobnej wiadomości e-mail. Oto hasło:',
          '{{sender}} ({{organisation}}) przesyła Państwu pliki w chronionym archiwum. Link wysyłamy w osobnej wiadomości e-mail. Oto hasło:',
          '{{organisation}} przesyła Państwu pliki w chronionym archiwum. Link wysyłamy w osobnej wiadomości e-mail. Oto hasło:',
        ],
      ],
      after: [
        [
          'Archiwum prosimy otworzyć programem obsługującym AES-256, na przykład 7-Zip, WinZip lub Keka. Narzędzia wielu systemów operacyjnych go nie obsługują i zgłaszają błędy takie jak „Operation not permitted”.',
        ],
        [
          'Pliki są dostępne do {{expiryDate}}. Nie przechowujemy hasła: w razie jego utraty prosimy zwrócić się do nadawcy ({{sender}}) o ponowne wysłanie plików.',
          'Pliki są dostępne do {{expiryDate}}. Nie przechowujemy hasła: w razie jego utraty prosimy zwrócić się do organizacji {{organisation}} o ponowne wysłanie plików.',
        ],
      ],
      footer: [
        ['To hasło jest przeznaczone tylko dla Państwa. Prosimy go nie przekazywać.'],
        [
          'Jeśli nie spodziewali się Państwo hasła, prosimy zapytać nadawcę ({{sender}}) lub napisać na adres {{supportEmail}}.',
          'Jeśli nie spodziewali się Państwo hasła, prosimy napisać na adres {{supportEmail}}.',
          'Jeśli nie spodziewali się Państwo hasła, prosimy zapytać nadawcę ({{sender}}).',
          'Jeśli nie spodziewali się Państwo hasła, prosimy zapytać organizację {{organisation}}.',
        ],
      ],
    },
    request: {
      subject: ['{{sender}} prosi Państwa o pliki', '{{organisation}} prosi Państwa o pliki'],
      preview: ['Prosimy je przesłać do {{expiryDate}}.'],
      heading: ['Prosimy przesłać pliki'],
      paragraphs: [
        ['{{sender}} ({{organisation}}) prosi Państwa o pliki.', '{{organisation}} prosi Państwa o pliki.'],
        ['Prosimy je przesłać przez poniższy bezpieczny link. Nie potrzebują Państwo konta.'],
      ],
      button: ['Prześlij pliki'],
      after: [[uploadOnce]],
      footer: [[personalUpload], unexpectedRequest],
    },
    receipt: {
      subject: ['Potwierdzenie: {{organisation}} ma od Państwa {{fileCount}}'],
      preview: ['Otrzymano {{receivedAt}}.'],
      heading: ['Potwierdzenie odbioru'],
      paragraphs: [
        ['Organizacja {{organisation}} otrzymała od Państwa {{fileCount}}. Czas odbioru: {{receivedAt}}.'],
        ['Prośba o pliki pochodziła od {{sender}}.'],
      ],
      after: [
        [
          'Prosimy zachować tę wiadomość jako dowód wysłania: dwa pliki o tej samej wartości SHA-256 są identyczne co do bajta.',
        ],
      ],
      footer: [
        [
          'Jeśli nie wysyłali Państwo żadnych plików, prosimy napisać na adres {{supportEmail}}.',
          'Jeśli nie wysyłali Państwo żadnych plików, prosimy powiadomić {{sender}}.',
          'Jeśli nie wysyłali Państwo żadnych plików, prosimy powiadomić organizację {{organisation}}.',
        ],
      ],
    },
    reminder: {
      subject: [
        'Przypomnienie: {{fileCount}} od {{sender}}',
        'Przypomnienie: {{fileCount}} od organizacji {{organisation}}',
      ],
      preview: ['Można pobrać do {{expiryDate}}. Jeszcze nic nie pobrano.'],
      heading: ['Pliki czekają na Państwa'],
      paragraphs: [
        [
          '{{sender}} ({{organisation}}) udostępnia Państwu {{fileCount}}. Jeszcze nic nie pobrano.',
          '{{organisation}} udostępnia Państwu {{fileCount}}. Jeszcze nic nie pobrano.',
        ],
      ],
      button: ['Pobierz pliki'],
      after: [['Można pobrać do {{expiryDate}}. Potem ten link przestanie działać.']],
      footer: [[personal], unexpected],
    },
    requestReminder: {
      subject: [
        'Przypomnienie: {{sender}} prosi Państwa o pliki',
        'Przypomnienie: {{organisation}} prosi Państwa o pliki',
      ],
      preview: ['Prosimy je przesłać do {{expiryDate}}.'],
      heading: ['Czekamy na pliki od Państwa'],
      paragraphs: [
        [
          '{{sender}} ({{organisation}}) prosi Państwa o pliki. Jeszcze nic nie przesłano.',
          '{{organisation}} prosi Państwa o pliki. Jeszcze nic nie przesłano.',
        ],
      ],
      button: ['Prześlij pliki'],
      after: [[uploadOnce]],
      footer: [[personalUpload], unexpectedRequest],
    },
    expired: {
      subject: ['Pliki od {{sender}} wygasły', 'Pliki od organizacji {{organisation}} wygasły'],
      preview: ['Do {{expiryDate}} nic nie pobrano.'],
      heading: ['Pliki wygasły'],
      paragraphs: [
        [
          'Do {{expiryDate}} mogli Państwo pobrać {{fileCount}} od {{sender}} ({{organisation}}). Nic nie pobrano, a link już nie działa.',
          'Do {{expiryDate}} mogli Państwo pobrać {{fileCount}} od organizacji {{organisation}}. Nic nie pobrano, a link już nie działa.',
        ],
        [
          'Jeśli nadal potrzebują Państwo tych plików, prosimy zwrócić się do nadawcy ({{sender}}) o ich ponowne wysłanie.',
          'Jeśli nadal potrzebują Państwo tych plików, prosimy zwrócić się do organizacji {{organisation}} o ich ponowne wysłanie.',
        ],
      ],
      footer: [questions],
    },
    requestExpired: {
      subject: ['Prośba od {{sender}} wygasła', 'Prośba od organizacji {{organisation}} wygasła'],
      preview: ['Do {{expiryDate}} nic nie przesłano.'],
      heading: ['Link do przesyłania wygasł'],
      paragraphs: [
        [
          'Prośba o pliki od {{sender}} ({{organisation}}) była ważna do {{expiryDate}}. Nic nie przesłano, a link już nie działa.',
          'Prośba o pliki od organizacji {{organisation}} była ważna do {{expiryDate}}. Nic nie przesłano, a link już nie działa.',
        ],
        [
          'Jeśli nadal chcą Państwo wysłać pliki, prosimy poprosić nadawcę ({{sender}}) o nowy link.',
          'Jeśli nadal chcą Państwo wysłać pliki, prosimy poprosić organizację {{organisation}} o nowy link.',
        ],
      ],
      footer: [questions],
    },
    revoked: {
      subject: ['Pliki od {{sender}} zostały wycofane', 'Pliki od organizacji {{organisation}} zostały wycofane'],
      preview: [nothingToDo],
      heading: ['Pliki zostały wycofane'],
      paragraphs: [
        [
          'Udostępnione Państwu pliki od {{sender}} ({{organisation}}) zostały wycofane. Link już nie działa.',
          'Udostępnione Państwu pliki od organizacji {{organisation}} zostały wycofane. Link już nie działa.',
        ],
        [nothingToDo],
      ],
      footer: [questions],
    },
    requestRevoked: {
      subject: ['{{sender}} nie potrzebuje już Państwa plików', '{{organisation}} nie potrzebuje już Państwa plików'],
      preview: [nothingToDo],
      heading: ['Państwa pliki nie są już potrzebne'],
      paragraphs: [
        [
          'Prośba o pliki od {{sender}} ({{organisation}}) została wycofana. Link do przesyłania już nie działa.',
          'Prośba o pliki od organizacji {{organisation}} została wycofana. Link do przesyłania już nie działa.',
        ],
        [nothingToDo],
      ],
      footer: [questions],
    },
    code: {
      subject: ['Kod {{prefix}} do plików od organizacji {{organisation}}'],
      preview: ['Ważny przez {{minutes}}.'],
      heading: ['Kod do plików'],
      paragraphs: [['Prosimy wpisać ten kod na stronie, która przed polem pokazuje {{prefix}}:']],
      after: [
        ['Kod jest ważny przez {{minutes}} i można go użyć tylko raz.'],
        ['Prosimy nikomu go nie podawać: organizacja {{organisation}} nigdy o niego nie zapyta.'],
      ],
      footer: [
        [
          'Jeśli nie zamawiali Państwo kodu, nie muszą Państwo nic robić: bez niego nikt nie zobaczy plików. Pytania? Prosimy napisać na adres {{supportEmail}}.',
          'Jeśli nie zamawiali Państwo kodu, nie muszą Państwo nic robić: bez niego nikt nie zobaczy plików.',
        ],
      ],
    },
  },
})

export const getMemberTexts = (): MemberMailTexts => ({
  ...common,
  failed: {
    reason: 'Przyczyna: {{reason}}',
    reasons: {
      'The files could not be processed. Please send them again, or contact support.':
        'Nie udało się przetworzyć plików. Prosimy wysłać je ponownie lub skontaktować się z pomocą techniczną.',
      'The upload was inactive for 24 hours before it was complete. Please send the files again.':
        'Przesyłanie było nieaktywne przez 24 godziny, zanim się zakończyło. Prosimy wysłać pliki ponownie.',
      '{0} could not be anonymized. {1}': 'Nie udało się zanonimizować pliku {0}. {1}',
      'It is not certain that {0} was anonymized correctly. Please send it again.':
        'Nie ma pewności, że plik {0} został poprawnie zanonimizowany. Prosimy wysłać go ponownie.',
      'It expired before its files could be released. Please send it again.':
        'Transfer wygasł, zanim udało się udostępnić jego pliki. Prosimy wysłać go ponownie.',
      'A file of this transfer no longer exists. Please send it again.':
        'Jeden z plików tego transferu już nie istnieje. Prosimy wysłać go ponownie.',
      'The transfer no longer exists.': 'Transfer już nie istnieje.',
      'A file of this transfer could not be processed. Please send it again.':
        'Nie udało się przetworzyć jednego z plików tego transferu. Prosimy wysłać go ponownie.',
      'A file of this transfer was never uploaded. Please send it again.':
        'Jeden z plików tego transferu nie został przesłany. Prosimy wysłać go ponownie.',
      '{0} was damaged during the upload. Please send it again.':
        'Plik {0} został uszkodzony podczas przesyłania. Prosimy wysłać go ponownie.',
      '{0} contains malware ({1}) and was deleted.':
        'Plik {0} zawiera złośliwe oprogramowanie ({1}) i został usunięty.',
    },
    sendAgain:
      'Pliki są przechowywane przez pięć dni. Aby wysłać je zgodnie z wymogami zasady, prosimy otworzyć transfer i wybrać „Wyślij ponownie”: niczego nie trzeba przesyłać jeszcze raz.',
    button: 'Sprawdź transfer',
    send: {
      subject: 'Nie udało się ukończyć transferu do {{recipient}}',
      heading: 'Nie udało się ukończyć transferu',
      paragraph: 'Pliki nie zostały wysłane do {{recipient}} i żadnego z nich nie można pobrać.',
      because: 'Wysłano przez {{brand}}, ponieważ ten transfer został rozpoczęty przez Państwa.',
    },
    request: {
      subject: 'Nie udało się przetworzyć plików od {{recipient}}',
      heading: 'Nie udało się przetworzyć plików, o które Państwo prosili',
      paragraph: '{{recipient}} przesyła Państwu pliki, ale żadnego z nich nie można pobrać.',
      because: 'Wysłano przez {{brand}}, ponieważ prosili Państwo o te pliki.',
    },
  },
  stopped: {
    preview: 'Link i pliki nie są już dostępne.',
    advice: 'W razie pytań prosimy o kontakt z administratorami Państwa organizacji.',
    send: {
      subject: 'Transfer do {{recipient}} został zatrzymany',
      heading: 'Transfer został zatrzymany',
      paragraph:
        'Administrator Państwa organizacji zatrzymał transfer do {{recipient}}. Link już nie działa, a pliki są usuwane.',
    },
    request: {
      subject: 'Prośba do {{recipient}} została zatrzymana',
      heading: 'Prośba została zatrzymana',
      paragraph:
        'Administrator Państwa organizacji zatrzymał prośbę do {{recipient}}. Link już nie działa, a pliki są usuwane.',
    },
  },
  allowed: {
    preview: 'Skaner złośliwego oprogramowania się pomylił.',
    heading: 'To był fałszywy alarm',
    send: {
      subject: 'Można ponownie wysłać plik do {{recipient}}',
      paragraph:
        'Skaner złośliwego oprogramowania zgłosił {{signature}} w tym pliku i transfer do {{recipient}} się nie powiódł. Administrator dopuszcza dokładnie ten plik do {{expiryDate}}.',
      advice: 'Prosimy wysłać go ponownie razem z pozostałymi plikami transferu: żaden z nich nie dotarł do odbiorcy.',
    },
    request: {
      subject: '{{recipient}} może ponownie przesłać plik',
      paragraph:
        'Skaner złośliwego oprogramowania zgłosił {{signature}} w tym pliku, przesłanym dla Państwa przez {{recipient}}. Administrator dopuszcza dokładnie ten plik do {{expiryDate}}.',
      advice: 'Prosimy ponownie poprosić o pliki: żadnego z nich nie można było Państwu przekazać.',
    },
  },
  undelivered: {
    meaning: {
      delayed: 'Serwer poczty odbiorcy obecnie jej nie przyjmuje. Próby dostarczenia będą trwały jeszcze kilka godzin.',
      bounced: 'Serwer poczty odbiorcy jej nie przyjął. Prosimy sprawdzić adres.',
      complained: 'Na ten adres nie wysyłamy już wiadomości.',
      refused: 'System poczty jej nie przyjął. Prosimy sprawdzić adres.',
    },
    button: 'Otwórz transfer',
    send: {
      subject: {
        delayed: 'Link nie dotarł jeszcze do {{recipient}}',
        bounced: 'Nie udało się dostarczyć linku do {{recipient}}',
        complained: 'Link został zgłoszony jako niechciany przez {{recipient}}',
        refused: 'Nie udało się dostarczyć linku do {{recipient}}',
      },
      title: {
        delayed: 'Wiadomość z linkiem jest opóźniona.',
        bounced: 'Wiadomość z linkiem została zwrócona.',
        complained: 'Wiadomość z linkiem została zgłoszona jako niechciana.',
        refused: 'Nie udało się wysłać wiadomości z linkiem.',
      },
      advice: [
        'Pliki są dostępne, a link działa. Prosimy otworzyć transfer, skopiować link i przekazać go odbiorcy w inny sposób.',
        'Jeśli adres jest błędny, prosimy unieważnić transfer i wysłać pliki ponownie.',
      ],
      because: 'Wysłano przez {{brand}}, ponieważ wysłali Państwo te pliki.',
    },
    request: {
      subject: {
        delayed: 'Link do przesyłania nie dotarł jeszcze do {{recipient}}',
        bounced: 'Nie udało się dostarczyć linku do przesyłania do {{recipient}}',
        complained: 'Link do przesyłania został zgłoszony jako niechciany przez {{recipient}}',
        refused: 'Nie udało się dostarczyć linku do przesyłania do {{recipient}}',
      },
      title: {
        delayed: 'Wiadomość z linkiem do przesyłania jest opóźniona.',
        bounced: 'Wiadomość z linkiem do przesyłania została zwrócona.',
        complained: 'Wiadomość z linkiem do przesyłania została zgłoszona jako niechciana.',
        refused: 'Nie udało się wysłać wiadomości z linkiem do przesyłania.',
      },
      advice: [
        'Link do przesyłania działa. Prosimy otworzyć transfer, skopiować link i przekazać go odbiorcy w inny sposób.',
        'Jeśli adres jest błędny, prosimy unieważnić transfer i ponowić prośbę.',
      ],
      because: 'Wysłano przez {{brand}}, ponieważ prosili Państwo o pliki.',
    },
  },
  reminder: {
    button: 'Otwórz transfer',
    extend: 'Przedłużenie transferu o 7 dni:',
    send: {
      subject: 'Pliki dla {{recipient}} nie zostały jeszcze pobrane',
      preview: 'Wygasają {{expiryDate}}.',
      heading: 'Pliki wciąż czekają',
      paragraph: 'Do {{recipient}} wysłali Państwo {{fileCount}}. Dotąd nic nie pobrano, a link wygasa {{expiryDate}}.',
      advice: 'Jeśli wiadomość z linkiem zaginęła, prosimy otworzyć transfer i skopiować link.',
      because: 'Wysłano przez {{brand}}, ponieważ wysłali Państwo te pliki.',
    },
    request: {
      subject: 'Nadal nie ma plików od {{recipient}}',
      preview: 'Link do przesyłania wygasa {{expiryDate}}.',
      heading: 'Prośba wciąż czeka',
      paragraph: 'Prosili Państwo o pliki od {{recipient}}. Dotąd nic nie przesłano, a link wygasa {{expiryDate}}.',
      advice: 'Jeśli wiadomość z linkiem zaginęła, prosimy otworzyć transfer i skopiować link do przesyłania.',
      because: 'Wysłano przez {{brand}}, ponieważ prosili Państwo o pliki.',
    },
    answer: {
      subject: 'Pliki od {{recipient}} nie zostały jeszcze pobrane',
      preview: 'Wygasają {{expiryDate}}.',
      heading: 'Pliki czekają',
      paragraph:
        '{{recipient}}: przesłano dla Państwa {{fileCount}}. Dotąd nic nie pobrano, a link wygasa {{expiryDate}}.',
      advice: 'Prosimy otworzyć transfer, aby je pobrać.',
      because: 'Wysłano przez {{brand}}, ponieważ prosili Państwo o pliki.',
    },
  },
  expired: {
    preview: 'Transfer można przedłużyć do {{until}}.',
    advice: 'Transfer można przedłużyć do {{until}}: jego linki znów będą działać. Potem pliki zostaną usunięte.',
    atLimit:
      'Państwa organizacja nie pozwala na późniejszy koniec. Jeśli pliki są nadal potrzebne, prosimy wysłać je ponownie.',
    button: 'Przedłuż transfer',
    send: {
      subject: 'Pliki dla {{recipient}} wygasły',
      heading: 'Pliki wygasły',
      paragraph:
        'Do {{recipient}} wysłali Państwo {{fileCount}}. Do {{expiryDate}} nic nie pobrano, a link już nie działa.',
      because: 'Wysłano przez {{brand}}, ponieważ wysłali Państwo te pliki.',
    },
    answer: {
      subject: 'Pliki od {{recipient}} wygasły',
      heading: 'Pliki wygasły',
      paragraph:
        '{{recipient}}: przesłano dla Państwa {{fileCount}}. Do {{expiryDate}} nic nie pobrano, a link już nie działa.',
      because: 'Wysłano przez {{brand}}, ponieważ prosili Państwo o pliki.',
    },
    asked: {
      subject: 'Prośba o więcej czasu na pliki: {{recipient}}',
      heading: 'Prosimy ponownie udostępnić pliki',
      paragraph: 'Pliki wygasły {{expiryDate}}. O więcej czasu prosi: {{recipient}}.',
      because: 'Wysłano przez {{brand}}, ponieważ wysłali Państwo te pliki.',
    },
  },
  downloaded: {
    subject: 'Państwa pliki pobrano: {{recipient}}',
    preview: 'Po raz pierwszy.',
    heading: 'Państwa pliki pobrano',
    paragraph: 'Pliki zostały pobrane po raz pierwszy przez: {{recipient}}.',
    advice: 'Strona transferu pokazuje, co się stało z każdym plikiem.',
    button: 'Otwórz transfer',
    because: 'Wysłano przez {{brand}}, ponieważ wysłali Państwo te pliki.',
  },
  received: {
    subject: '{{recipient}} przesyła Państwu {{fileCount}}',
    preview: 'Można pobrać do {{expiryDate}}.',
    heading: '{{fileCount}} od {{recipient}}',
    paragraph:
      'Na Państwa prośbę {{recipient}} przesyła {{fileCount}}. Strona transferu pokazuje znalezione dane oraz pliki, których nie udało się odczytać.',
    advice:
      'Można pobrać do {{expiryDate}}. Aby pobrać, prosimy zalogować się adresem, na który przyszła ta wiadomość.',
    button: 'Pobierz pliki',
    other: 'Strona transferu:',
    because: 'Wysłano przez {{brand}}, ponieważ prosili Państwo o te pliki.',
  },
})

export const getAlertTexts = (): AlertMailTexts => ({
  address: common.address,
  subject: count =>
    plural(
      count,
      { one: '# nowy alert', few: '# nowe alerty', many: '# nowych alertów', other: '# nowego alertu' },
      'pl',
    ),
  introduction: 'Alerty z przeglądu aktywności, od najnowszego:',
  kinds: {
    newSenders: 'Nowy nadawca: {{sender}}',
    newDomains: 'Nowa domena: {{domain}}',
    newRecipients: 'Nowy odbiorca: {{recipient}}',
    sendersSpike: 'Nagły wzrost liczby transferów od {{sender}}',
    domainsSpike: 'Nagły wzrost liczby transferów do {{domain}}',
    recipientsSpike: 'Nagły wzrost liczby transferów do {{recipient}}',
    mistakePrevented: 'Zapobieżono możliwemu błędowi: {{sender}}',
    sensitiveInfotypes: 'Znaleziono dane wrażliwe',
    malwareFound: 'Znaleziono złośliwe oprogramowanie w transferze od {{sender}}',
    secondOpinion: 'Macie znalazło więcej danych wrażliwych w transferze od {{sender}}',
  },
  more: count =>
    plural(
      count,
      {
        one: 'Na stronie przeglądu aktywności jest jeszcze # alert.',
        few: 'Na stronie przeglądu aktywności są jeszcze # alerty.',
        many: 'Na stronie przeglądu aktywności jest jeszcze # alertów.',
        other: 'Na stronie przeglądu aktywności jest jeszcze # alertu.',
      },
      'pl',
    ),
  button: 'Otwórz przegląd aktywności',
  transfers: 'Wszystkie transfery:',
  unsubscribe: 'Aby nie otrzymywać tych wiadomości, prosimy otworzyć tę stronę:',
  because: 'Wysłano przez {{brand}}, ponieważ wybrali Państwo otrzymywanie alertów e-mailem.',
})
