import type { DemandTexts, OptionsTexts, PolicyTexts } from '../en/options.ts'
import { formatCount, formatDateTime, formatDuration, formatList, plural } from '../format.ts'

const days = (count: number) => formatDuration(count, 'day', 'pl')
const moment = (iso: string) => formatDateTime(iso, undefined, 'pl')

export const options: OptionsTexts = {
  panel: 'Opcje',
  days: (min, max) => `Od ${min} do ${max} dni.`,

  expiry: {
    label: 'Własny termin ważności',
    field: 'Liczba dni do wygaśnięcia linku',
    lasting: (count, until) => `${days(count)}, mniej więcej do ${moment(until)}`,
    fixed: (count, until) => `Link działa przez ${days(count)}, mniej więcej do ${moment(until)}`,
    invalid: 'Brak prawidłowej liczby dni',
    requestField: 'Liczba dni do wygaśnięcia linku do przesyłania',
    requestFixed: count => `Link do przesyłania działa przez ${days(count)}`,
  },

  protection: {
    label: 'Ochrona hasłem',
    on: 'Wł.: jedno archiwum ZIP, hasło w drugim e-mailu',
    off: 'Wył.: pliki zostaną wysłane bez zmian',
    meaning:
      'Wszystkie pliki zostaną wysłane jako jedno archiwum ZIP zaszyfrowane algorytmem AES-256. Odbiorca otrzyma hasło w drugim e-mailu i potrzebuje programu ZIP obsługującego AES-256, takiego jak 7-Zip, WinZip lub Keka.',
    demand: 'Twoja organizacja wymaga ochrony hasłem dla tego transferu.',
    tooLargeTitle: 'Twoja organizacja wymaga ochrony hasłem dla tego transferu',
    tooLarge: 'Wróć i wyślij mniej plików naraz.',
  },

  code: {
    label: 'Kod SMS',
    meaning: 'Przed pobraniem odbiorca wpisuje kod wysłany na jego telefon.',
    demand: 'Twoja organizacja wymaga kodu SMS.',
    offForLink: 'Wył.: wystarczy link',
    offForSignIn: 'Wył.: wystarczy zalogowanie się',
    incomplete: isMailed =>
      isMailed ? 'Wł.: brak prawidłowego numeru, możliwy e-mail' : 'Wł.: brak prawidłowego numeru',
    missing: isMailed => (isMailed ? 'Wł.: brak numeru, możliwy e-mail' : 'Wł.: brak numeru'),
    on: (number, isMailed) => (isMailed ? `Wł.: na numer ${number} lub e-mailem` : `Wł.: na numer ${number}`),
    byEmail: 'Zezwól też na kod e-mailem',
    byEmailMeaning:
      'Wygodniej, ale mniej bezpiecznie: kto może czytać pocztę odbiorcy, dostanie zarówno link, jak i kod.',
    goesTo: 'Kod zostanie wysłany na numer {number}, jak przy wcześniejszym transferze.',
    otherNumber: 'Użyj innego numeru',
    goesElsewhere: 'Kod zostanie wysłany na inny numer niż przy wcześniejszym transferze.',
    keep: number => `Zachowaj ${number}`,
  },

  emailCode: {
    label: 'Kod e-mailem',
    meaning:
      'Przed pobraniem odbiorca wpisuje kod, który strona wysyła na jego adres. Powstrzymuje to osoby, które mają tylko przekazany dalej link. Jest to słabsze niż telefon: link i kod trafiają do tej samej skrzynki.',
    demand: 'Twoja organizacja wymaga kodu, co najmniej e-mailem.',
    off: 'Wył.',
    on: 'Wł.: na adres odbiorcy',
  },

  phone: {
    label: 'Numer komórkowy odbiorcy',
    country: 'Kraj',
    region: (country, callingCode) => `${country} (+${callingCode})`,
    otherCountry: 'W przypadku innego kraju zacznij od + i jego numeru kierunkowego.',
    loading: 'Wczytywanie pola telefonu',
    notLoaded: 'Nie udało się wczytać pola telefonu',
    notLoadedText: 'Sprawdź połączenie. Wprowadzone dane zostaną zachowane.',
  },

  sender: {
    label: 'Ukryj moje nazwisko i adres',
    on: organization => `Wł.: odbiorca widzi tylko nazwę ${organization}`,
    off: 'Wył.: Twoje nazwisko i adres są widoczne',
    meaning: organization => `Odbiorca widzi tylko nazwę ${organization}, a nie Ciebie.`,
    demand: 'Twoja organizacja wymaga ukrycia Twojego nazwiska i adresu.',
  },

  trackingId: {
    label: 'ID śledzenia',
    on: trackingId => `Wł.: ${trackingId}`,
    missing: 'Wł.: brak ID',
    off: 'Wył.',
    meaning: 'Twój numer sprawy lub umowy, po którym odnajdziesz ten transfer. Odbiorca go nie widzi.',
    demand: 'Twoja organizacja wymaga ID śledzenia.',
    field: 'ID śledzenia tego transferu',
  },

  templateSet: {
    label: 'Zestaw szablonów e-maili',
    fixed: name => `Zestaw szablonów e-maili: ${name}`,
    field: 'Zestaw szablonów',
  },

  linkMail: {
    label: recipient => `Wyślij link e-mailem do ${recipient}`,
    labelWithoutRecipient: 'Wyślij link e-mailem',
    on: 'Wł.',
    off: 'Wył.: skopiujesz link i przekażesz go samodzielnie',
  },
  downloadNotice: {
    label: 'Powiadom mnie e-mailem o pierwszym pobraniu',
    on: 'Włączone: przy kilku odbiorcach najwyżej jeden e-mail na godzinę',
    off: 'Wyłączone: pobrania pokazuje strona transferu',
  },
}

const featureNames: Readonly<Record<string, { nominative: string; genitive: string }>> = {
  anonymousTransfer: { nominative: 'ukrycie nadawcy', genitive: 'ukrycia nadawcy' },
  passwordProtection: { nominative: 'ochrona hasłem', genitive: 'ochrony hasłem' },
  mobileOtp: { nominative: 'kod SMS', genitive: 'kodu SMS' },
  emailOtp: { nominative: 'kod e-mailem', genitive: 'kodu e-mailem' },
  trackingId: { nominative: 'ID śledzenia', genitive: 'ID śledzenia' },
  expiryDays: { nominative: 'liczba dni do wygaśnięcia', genitive: 'liczby dni do wygaśnięcia' },
  templateSet: { nominative: 'zestaw szablonów', genitive: 'zestawu szablonów' },
}
const nominative = (feature: string) => featureNames[feature]?.nominative ?? feature
const genitive = (feature: string) => featureNames[feature]?.genitive ?? feature

export const demandTexts: DemandTexts = {
  block: 'Twoja organizacja nie zezwala na ten transfer.',
  blockRequest: 'Twoja organizacja nie zezwala na tę prośbę.',
  blockAction: 'Zmień odbiorcę lub pliki albo zapytaj administratorów swojej organizacji.',
  sendAgainAction: 'Wyślij go ponownie zgodnie z wymogami zasady. Pliki są przechowywane.',
  requestBlockAction: 'Poproś inną osobę lub zapytaj administratorów swojej organizacji.',
  warn: 'Twoja organizacja prosi o sprawdzenie tego transferu przed wysłaniem.',
  warnAction: 'Sprawdź odbiorcę i pliki.',
  conflict: feature => `Zasady Twojej organizacji są ze sobą sprzeczne w tym punkcie: ${nominative(feature)}.`,
  conflictAction: 'Powiadom administratora.',
  required: feature => `Ten transfer wymaga ${genitive(feature)}.`,
  requiredAll: features => `Ten transfer wymaga ${formatList(features.map(genitive), 'pl')}.`,
  requiredAction: feature => {
    if (feature === 'trackingId') return 'Podaj ID śledzenia.'
    return feature === 'mobileOtp' ? 'Podaj numer telefonu odbiorcy.' : 'Włącz tę opcję.'
  },
  prohibited: feature => `Opcja niedostępna dla tego transferu: ${nominative(feature)}.`,
  prohibitedAction: 'Wyślij bez tej opcji.',
  minExpiry: count => `Link musi działać co najmniej przez ${count === 1 ? 'jeden dzień' : days(count)}.`,
  maxExpiry: count => `Link może działać najwyżej przez ${count === 1 ? 'jeden dzień' : days(count)}.`,
  templateSet: name => `Dozwolony jest tylko zestaw szablonów „${name}”.`,
  templateSetAction: 'Wybierz go.',
  signIn: 'Aby otworzyć link, odbiorca musi się zalogować.',
  consent: 'Ten transfer wymaga Twojej zgody.',
  bannedDomain: (organization, domain) => `${organization} nie zezwala na wysyłanie plików do ${domain}.`,
  allowed: (domains, others) => {
    const rest = plural(
      others,
      {
        one: 'jeszcze # domena',
        few: 'jeszcze # domeny',
        many: 'jeszcze # domen',
        other: 'jeszcze # domeny',
      },
      'pl',
    )
    return `Dozwolone domeny odbiorców: ${formatList(others > 0 ? [...domains, rest] : domains, 'pl')}.`
  },
}

export const policyTexts: PolicyTexts = {
  by: (names, others) => {
    const quoted = names.map(name => `„${name}”`).join(', ')
    if (others > 0) return `Zasady: ${quoted} i jeszcze ${formatCount(others, 'pl')}.`
    return `${names.length === 1 ? 'Zasada' : 'Zasady'}: ${quoted}.`
  },
  says: (name, text) => `Zasada „${name}”: ${text}`,
  silent: name => `Zasada „${name}”`,
  notAvailable: (feature, name) => `Niedostępne: ${nominative(feature)} (zasada „${name}”).`,
  more: target => `Więcej: ${target}`,
  conflict: (otherPolicy, feature) =>
    `Zasada „${otherPolicy}” wymaga czegoś przeciwnego (${nominative(feature)}), a jeden transfer może pasować do obu. Zawęź warunki jednej z nich lub jedną wyłącz.`,

  blockedTransfer: 'Tego transferu nie można wysłać',
  blockedRequest: 'Tej prośby nie można wysłać',
  checkTransfer: 'Sprawdź ten transfer',
  checkRequest: 'Sprawdź tę prośbę',
  checkAgain: 'Sprawdź ponownie',
  transferBelow: 'Zasada blokuje ten transfer: zobacz poniżej.',
  requestBelow: 'Zasada blokuje tę prośbę: zobacz poniżej.',
}
