import type { PolicyMatchesTexts, PolicyModesTexts, PolicyPageTexts, PolicySummaryTexts } from '../en/policies.ts'
import { formatCount, formatDuration, formatList, plural } from '../format.ts'

export const policyPage: PolicyPageTexts = {
  title: 'Zgodność',
  add: 'Dodaj zasadę',
  addFromPack: 'Dodaj z pakietu',
  empty: 'Nie ma jeszcze zasad',
  emptyText:
    'Zasada dotyczy transferów, które spełniają jej warunki: na przykład pliki z numerami kart kredytowych muszą być chronione hasłem, a transfery do nowych odbiorców wywołują ostrzeżenie. Bez zasad nadawcy sami wybierają wszystkie opcje.',
  loading: 'Wczytywanie zasad',
  listFailed: 'Nie udało się wczytać listy zasad',
  fetchFailed: 'Nie udało się pobrać zasady',
  formFailed: 'Nie udało się wczytać definicji formularza zasady',
  dialogFailed: 'Nie udało się wczytać okna. Sprawdź połączenie lub odśwież stronę.',
  packsFailed: 'Nie udało się wczytać pakietów zasad',
  createFailed: 'Nie udało się utworzyć zasady',
  updateFailed: 'Nie udało się zaktualizować zasady',
  created: 'Zasada została utworzona',
  updated: 'Zasada została zaktualizowana',

  id: 'ID',
  name: 'Nazwa',
  description: 'Opis',
  mode: 'Tryb',
  updatedOn: 'Zaktualizowano',
  version: 'Wersja',
  actions: 'Działania',
  edit: 'Edytuj',
  editOf: name => `Edytuj: ${name}`,
  modeOf: name => `Tryb zasady ${name}`,
  changeMode: (name, mode) => `Zmienić tryb zasady „${name}” na „${mode}”?`,
  change: 'Zmień',
  saving: 'Zapisywanie',
  justNow: 'przed chwilą',
}

export const policyModes: PolicyModesTexts = {
  enforce: { label: 'Egzekwowanie', help: 'Dotyczy każdego pasującego transferu.' },
  monitor: { label: 'Monitorowanie', help: 'Tylko zapisuje, co by się stało.' },
  off: { label: 'Wyłączona', help: 'Nic nie robi.' },
}

export const policyMatches: PolicyMatchesTexts = {
  enforced: count =>
    plural(
      count,
      {
        one: 'W ciągu 90 dni pasował # transfer',
        few: 'W ciągu 90 dni pasowały # transfery',
        many: 'W ciągu 90 dni pasowało # transferów',
        other: 'W ciągu 90 dni pasowało # transferu',
      },
      'pl',
    ),
  monitored: count =>
    plural(
      count,
      {
        one: 'W ciągu 90 dni pasowałby # transfer',
        few: 'W ciągu 90 dni pasowałyby # transfery',
        many: 'W ciągu 90 dni pasowałoby # transferów',
        other: 'W ciągu 90 dni pasowałoby # transferu',
      },
      'pl',
    ),
  withEffects: (matched, effects) => `${matched} (${effects.join(', ')})`,
  effects: {
    blocked: count => `zablokowane: ${formatCount(count, 'pl')}`,
    warned: count => `z ostrzeżeniem: ${formatCount(count, 'pl')}`,
    changed: count => `zmienione: ${formatCount(count, 'pl')}`,
  },
}

const or = (values: readonly string[]) => formatList(values, 'pl', 'disjunction')
const and = (values: readonly string[]) => formatList(values, 'pl')
const days = (count: number) => formatDuration(count, 'day', 'pl')

export const policySummaryTexts: PolicySummaryTexts = {
  sentence: (conditions, demands) => `Jeśli ${and(conditions)}, to ${and(demands)}.`,
  forAll: demands => `Dla każdego transferu: ${and(demands)}.`,
  unfinished: conditions => `Jeśli ${and(conditions)}, to…`,
  unfinishedForAll: 'Dla każdego transferu: …',
  others: count => plural(count, { one: '# inny', few: '# inne', many: '# innych', other: '# innego' }, 'pl'),

  texts: {
    sender: {
      in: values => `nadawca to ${or(values)}`,
      notIn: values => `nadawca jest inny niż ${or(values)}`,
      matches: values => `adres nadawcy pasuje do ${or(values)}`,
    },
    'sender.domain': {
      in: values => `domena nadawcy to ${or(values)}`,
      notIn: values => `domena nadawcy jest inna niż ${or(values)}`,
      matches: values => `domena nadawcy pasuje do ${or(values)}`,
    },
    recipient: {
      in: values => `odbiorca to ${or(values)}`,
      notIn: values => `odbiorca jest inny niż ${or(values)}`,
      matches: values => `adres odbiorcy pasuje do ${or(values)}`,
    },
    'recipient.domain': {
      in: values => `domena odbiorcy to ${or(values)}`,
      notIn: values => `domena odbiorcy jest inna niż ${or(values)}`,
      matches: values => `domena odbiorcy pasuje do ${or(values)}`,
    },
    trackingId: {
      in: values => `ID śledzenia to ${or(values)}`,
      notIn: values => `ID śledzenia jest inne niż ${or(values)}`,
      matches: values => `ID śledzenia pasuje do ${or(values)}`,
    },
  },
  sets: {
    'sender.group': {
      anyOf: groups => `nadawca należy do grupy ${or(groups)}`,
      allOf: groups =>
        groups.length === 1 ? `nadawca należy do grupy ${groups[0]}` : `nadawca należy do grup ${and(groups)}`,
      noneOf: groups => `nadawca nie należy do grupy ${or(groups)}`,
    },
    'files.extension': {
      anyOf: types => `któryś plik jest typu ${or(types)}`,
      allOf: types => (types.length === 1 ? `któryś plik jest typu ${types[0]}` : `są pliki typów ${and(types)}`),
      noneOf: types => `żaden plik nie jest typu ${or(types)}`,
    },
    'files.infoType': {
      anyOf: kinds => `pliki zawierają ${or(kinds)}`,
      allOf: kinds => `pliki zawierają ${and(kinds)}`,
      noneOf: kinds => `pliki nie zawierają tych danych: ${or(kinds)}`,
    },
  },
  countedInfoTypes: {
    anyOf: kinds => `pliki zawierają co najmniej ${or(kinds)}`,
    allOf: kinds => `pliki zawierają co najmniej ${and(kinds)}`,
    noneOf: kinds => `pliki zawierają mniej niż ${or(kinds)}`,
  },
  certainty: {
    VERY_UNLIKELY: clause => `${clause} (nawet jeśli to bardzo mało prawdopodobne)`,
    UNLIKELY: clause => `${clause} (nawet jeśli to mało prawdopodobne)`,
    POSSIBLE: clause => clause,
    LIKELY: clause => `${clause} (co najmniej prawdopodobnie)`,
    VERY_LIKELY: clause => `${clause} (bardzo prawdopodobnie)`,
  },
  numbers: {
    'files.count': {
      gte: count =>
        plural(
          count,
          {
            one: 'transfer ma co najmniej # plik',
            few: 'transfer ma co najmniej # pliki',
            many: 'transfer ma co najmniej # plików',
            other: 'transfer ma co najmniej # pliku',
          },
          'pl',
        ),
      lte: count =>
        plural(
          count,
          {
            one: 'transfer ma najwyżej # plik',
            few: 'transfer ma najwyżej # pliki',
            many: 'transfer ma najwyżej # plików',
            other: 'transfer ma najwyżej # pliku',
          },
          'pl',
        ),
    },
    'files.totalSize': {
      gte: mebibytes => `łączny rozmiar to co najmniej ${formatCount(mebibytes, 'pl')} MiB`,
      lte: mebibytes => `łączny rozmiar to najwyżej ${formatCount(mebibytes, 'pl')} MiB`,
    },
  },
  flags: {
    isTransferRequest: { yes: 'pliki są przesyłane na prośbę', no: 'pliki są wysyłane bez prośby' },
    'files.anonymized': { yes: 'każdy plik jest zanonimizowany', no: 'nie każdy plik jest zanonimizowany' },
    'files.notInspectable': {
      yes: 'któregoś pliku nie można w pełni sprawdzić',
      no: 'wszystkie pliki można w pełni sprawdzić',
    },
    'files.unscannable': {
      yes: 'pliku nie można przeskanować pod kątem złośliwego oprogramowania',
      no: 'żaden plik nie jest zamknięty dla skanera złośliwego oprogramowania',
    },
    'recipient.isNewToSender': { yes: 'odbiorca jest nowy dla nadawcy', no: 'nadawca zna odbiorcę' },
    'recipient.isNewToOrganisation': {
      yes: 'odbiorca jest nowy dla organizacji',
      no: 'organizacja zna odbiorcę',
    },
  },

  demands: {
    anonymousTransfer: {
      required: 'nadawca musi być ukryty',
      optional: 'nadawca może być ukryty',
      prohibited: 'nadawca nie może być ukryty',
    },
    passwordProtection: {
      required: 'pliki muszą być chronione hasłem',
      optional: 'pliki mogą być chronione hasłem',
      prohibited: 'pliki nie mogą być chronione hasłem',
    },
    mobileOtp: {
      required: 'hasło jednorazowe jest wymagane',
      optional: 'hasło jednorazowe jest opcjonalne',
      prohibited: 'hasło jednorazowe jest niedozwolone',
    },
    emailOtp: {
      required: 'kod e-mailem lub mocniejszy jest wymagany',
      optional: 'kod e-mailem jest opcjonalny',
      prohibited: 'kod e-mailem jest niedozwolony',
    },
    trackingId: {
      required: 'ID śledzenia jest wymagane',
      optional: 'ID śledzenia jest opcjonalne',
      prohibited: 'ID śledzenia jest niedozwolone',
    },
    acknowledgement: {
      required: 'oświadczenie nadawcy jest wymagane',
      optional: 'oświadczenie nadawcy jest opcjonalne',
    },
    signIn: {
      required: 'odbiorca musi się zalogować',
      optional: 'odbiorca nie musi się logować',
    },
    transfer: {
      allow: 'transfer jest dozwolony',
      warn: 'nadawca widzi ostrzeżenie',
      block: 'transfer jest zablokowany',
    },
  },
  minExpiry: count => `pliki muszą być dostępne co najmniej przez ${days(count)}`,
  maxExpiry: count => `pliki mogą być dostępne najwyżej przez ${days(count)}`,
  templateSet: name => `e-maile używają zestawu szablonów „${name}”`,
}
