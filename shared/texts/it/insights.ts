import type {
  AlertKindsTexts,
  AlertSentencesTexts,
  AlertsTexts,
  CadencesTexts,
  CardMenuTexts,
  CardTitlesTexts,
  ChangesTexts,
  ChartsTexts,
  ColumnsTexts,
  FirstDownloadsTexts,
  FoundTexts,
  InsightFailuresTexts,
  InsightsTexts,
  IntervalNamesTexts,
  SpikesTexts,
  TileTexts,
} from '../en/insights.ts'
import { formatCount, formatPercent, plural } from '../format.ts'

const number = (count: number) => formatCount(count, 'it')
const percents = (percent: number) => formatPercent(percent, 'it')

export const insights: InsightsTexts = {
  title: 'Statistiche di attività',
  activity: 'Attività',
  security: 'Statistiche di sicurezza',
  range: 'Periodo',
  rangeChosen: name => `Periodo: ${name}`,
  from: 'Da',
  to: 'A',
  invalidDays: 'Inserisca date valide.',
  backwards: 'Il periodo finisce prima di iniziare.',
  tooEarly: 'La prima data possibile è il 2 gennaio 1970.',
  tooLate: 'L’ultima data possibile è il 30 dicembre 2199.',
  compared: (days, before) => `${days}, a confronto con ${before}`,
  comparedInZone: (days, before, timeZone) =>
    `${days}, a confronto con ${before}. Giorni e ore sono nel fuso orario ${timeZone}.`,
  reportOf: organization => `${organization}:`,
  interval: 'Intervallo',
  automatic: 'Automatico',
  search: 'Cerca in tutti i trasferimenti',
  refresh: 'Aggiorna',
  noData: 'Nessun dato trovato.',
  loading: title => `Caricamento: ${title}`,
  others: count => plural(count, { one: '# altro', other: 'altri #' }, 'it'),
  noExtension: 'Senza estensione',
  unlabelled: entries => `Riquadri piccoli: ${entries.join(', ')}`,
  chartFailed: 'Impossibile caricare il grafico',
  print: 'Stampa rapporto',
  printRange: 'Stampa questo periodo',
  printLastMonth: 'Il mese scorso',
  printThisMonth: 'Questo mese',
  printing: 'Il rapporto si apre quando tutti i riquadri sono caricati.',
  days: (first, last) => `da ${first} a ${last}`,
  figure: (name, figure) => `${name}: ${figure}`,
  titled: (title, count) => `${title} (${number(count)})`,
  listed: names => names.join(', '),
  point: (time, figures) => `${time}. ${figures.join(', ')}`,
  weekFrom: day => (/^(8|11)\b/.test(day) ? `Settimana dall’${day}` : `Settimana dal ${day}`),
  cardsFailed: count =>
    plural(
      count,
      {
        one: 'Impossibile caricare # riquadro delle statistiche di attività',
        other: 'Impossibile caricare # riquadri delle statistiche di attività',
      },
      'it',
    ),
  severalFailed: failures => failures.join('. '),
}

export const insightFailures: InsightFailuresTexts = {
  activityHighlights: 'Impossibile caricare i dati in evidenza delle statistiche di attività',
  transfersPerInterval: 'Impossibile caricare i dati dei trasferimenti nel tempo',
  dataVolume: 'Impossibile caricare i dati del volume',
  weekdays: 'Impossibile caricare i dati di giorni e ore',
  topPartners: 'Impossibile caricare i dati dei partner principali',
  topSenders: 'Impossibile caricare i dati dei mittenti principali',
  topReceivers: 'Impossibile caricare i dati dei destinatari principali',
  topInfotypes: 'Impossibile caricare i dati dei tipi di dati più frequenti',
  fileTypes: 'Impossibile caricare i dati dei tipi di file',
  flows: 'Impossibile caricare i dati di mittenti e partner',
  behaviours: 'Impossibile caricare i dati dei comportamenti',
  firstDownloads: 'Impossibile caricare i dati dei primi download',
  newSenders: 'Impossibile caricare i dati dei nuovi mittenti',
  newDomains: 'Impossibile caricare i dati dei nuovi domini',
  newRecipients: 'Impossibile caricare i dati dei nuovi destinatari',
  sendersSpike: 'Impossibile caricare i dati degli aumenti improvvisi per mittente',
  domainsSpike: 'Impossibile caricare i dati degli aumenti improvvisi per dominio',
  recipientsSpike: 'Impossibile caricare i dati degli aumenti improvvisi per destinatario',
  sensitiveInfotypes: 'Impossibile caricare i dati sui tipi di dati sensibili',
  mistakes: 'Impossibile caricare i dati degli errori evitati',
  transfers: 'Impossibile caricare i dati dei trasferimenti',
  alerts: 'Impossibile caricare i dati degli avvisi',
}

export const cardTitles: CardTitlesTexts = {
  activityHighlights: 'In evidenza',
  transfersPerInterval: 'Trasferimenti nel tempo',
  dataVolume: 'Volume di dati',
  weekdays: 'Giorni e ore',
  topPartners: 'Partner principali',
  topSenders: 'Mittenti principali',
  flows: 'Dai mittenti ai partner',
  securityHighlights: 'In evidenza',
  behaviours: 'Comportamenti',
  topInfotypes: 'Tipi di dati più frequenti',
  topReceivers: 'Destinatari principali',
  fileTypes: 'Tipi di file inviati',
  firstDownloads: 'Tempo fino al primo download',
  spikes: 'Aumenti improvvisi',
}

export const tileTexts: TileTexts = {
  totalTransfers: 'Trasferimenti totali',
  totalRequests: 'Richieste totali',
  totalUsers: 'Utenti totali',
  totalDownloads: 'Download',
  totalExpired: 'Scaduti',
  newDomains: 'Nuovi domini',
  newSenders: 'Nuovi mittenti',
  newRecipients: 'Nuovi destinatari',
  sensitiveInfotypes: 'Dati sensibili',
  mistakes: 'Errori evitati',
}

export const cardMenu: CardMenuTexts = {
  menu: title => `Menu di ${title}`,
  more: title => `Altro: ${title}`,
  showTable: 'Mostra come tabella',
  showTableOf: title => `Mostra come tabella: ${title}`,
  showChart: 'Mostra come grafico',
  open: 'Apri i trasferimenti',
  openNamed: count =>
    plural(count, { one: 'Apri i trasferimenti di questo elemento', other: 'Apri i trasferimenti di questi #' }, 'it'),
  copy: 'Copia link a questo riquadro',
  copied: title => `Il link a ${title} è stato copiato.`,
  copyFailed: 'Non è stato possibile copiare il link.',
  csv: 'Scarica CSV',
  png: 'Scarica PNG',
  ofSent: count => plural(count, { one: 'Su # trasferimento inviato', other: 'Su # trasferimenti inviati' }, 'it'),
  csvFailed: 'Non è stato possibile creare il file CSV.',
  pngFailed: 'Non è stato possibile creare l’immagine.',
}

export const columns: ColumnsTexts = {
  name: 'Nome',
  value: 'Valore',
  changePercent: 'Variazione percentuale',
  transfers: 'Trasferimenti',
  requests: 'Richieste',
  movingAverage: 'Media mobile di 7 giorni',
  previous: 'Periodo precedente',
  bytes: 'Volume',
  start: 'Inizio',
  day: 'Giorno',
  weekday: 'Giorno della settimana',
  sender: 'Mittente',
  receiver: 'Destinatario',
  partner: 'Dominio del partner',
  infotype: 'Tipo di dati',
  fileType: 'Tipo di file',
  behaviour: 'Comportamento',
  with: 'Con',
  without: 'Senza',
  percentWith: 'Con, percentuale',
  percentWithout: 'Senza, percentuale',
  firstDownload: 'Primo download',
  kind: 'Tipo',
  count: 'Trasferimenti nel giorno',
  average: 'Media giornaliera precedente',
}

export const firstDownloads: FirstDownloadsTexts = {
  withinHour: 'Entro un’ora',
  withinDay: 'Entro un giorno',
  withinThreeDays: 'Entro 3 giorni',
  withinWeek: 'Entro una settimana',
  later: 'Più tardi',
  never: 'Inviati e mai scaricati',
  share: (percent, never, total) =>
    `Quota dei trasferimenti disponibili mai scaricati: ${percents(percent)} (${number(never)} di ${number(total)}).`,
}

export const spikes: SpikesTexts = {
  text: (count, day, average) =>
    `${day}: ${plural(count, { one: '# trasferimento', other: '# trasferimenti' }, 'it')}. La media dei 7 giorni precedenti era di ${average} al giorno.`,
  senders: 'Da un mittente',
  domains: 'Verso un dominio',
  recipients: 'Verso un destinatario',
}

export const found: FoundTexts = {
  openAll: 'Apri questi trasferimenti',
  more: count => plural(count, { one: '# altro non è elencato.', other: 'Altri # non sono elencati.' }, 'it'),
  between: (sender, recipient) => `Da ${sender} a ${recipient}`,
  review: 'Controlla',
  corrected: 'Controlla il trasferimento corretto',
}

export const intervalNames: IntervalNamesTexts = { hour: 'Ora', day: 'Giorno', week: 'Settimana', month: 'Mese' }

export const changes: ChangesTexts = {
  fromNone: 'Nel periodo precedente non ce n’erano.',
  same: 'Come nel periodo precedente.',
  up: change => `Aumento rispetto al periodo precedente: ${change}.`,
  down: change => `Calo rispetto al periodo precedente: ${change}.`,
}

export const alertSentences: AlertSentencesTexts = {
  newSenders: sender => `Nuovo mittente rilevato: ${sender}`,
  newDomains: domain => `Nuovo dominio rilevato: ${domain}`,
  newRecipients: recipient => `Nuovo destinatario rilevato: ${recipient}`,
  sendersSpike: sender => `Aumento improvviso dei trasferimenti da ${sender}`,
  domainsSpike: domain => `Aumento improvviso dei trasferimenti verso ${domain}`,
  recipientsSpike: recipient => `Aumento improvviso dei trasferimenti verso ${recipient}`,
  mistakePrevented: sender => `Possibile errore di ${sender} evitato`,
  sensitiveInfotypes: () => 'Dati sensibili rilevati',
  malwareFound: sender => `Malware rilevato in un trasferimento di ${sender}`,
  secondOpinion: sender => `Macie ha trovato altri dati sensibili in un trasferimento di ${sender}`,
}

export const alerts: AlertsTexts = {
  title: 'Avvisi',
  none: 'Nessun avviso da mostrare.',
  kind: 'Tipo di avviso',
  allKinds: 'Tutti i tipi',
  isNew: 'Nuovo',
  newCount: count => plural(count, { one: '# nuovo avviso', other: '# nuovi avvisi' }, 'it'),
  manyNew: max => `Più di ${number(max)} nuovi avvisi`,
  more: count =>
    plural(
      count,
      { one: '# avviso meno recente non è mostrato.', other: '# avvisi meno recenti non sono mostrati.' },
      'it',
    ),
  showMore: 'Mostra altri',
  showAll: count => `Mostra tutti (${number(count)})`,
  spike: (count, average) =>
    `${number(count)} o più trasferimenti in un giorno, a fronte di ${average} al giorno nei 7 giorni precedenti`,
  acknowledge: 'Conferma',
  acknowledgeOf: text => `Conferma: ${text}`,
  acknowledged: (by, time) => `Confermato da ${by} ${time}`,
  acknowledgedNow: by => `Confermato da ${by} proprio ora`,
  reopen: 'Riapri',
  reopenOf: text => `Riapri: ${text}`,
  note: 'Nota (facoltativa)',
  noteHint: limit => `Al massimo ${number(limit)} caratteri. Tutti gli amministratori possono leggerla.`,
  saving: 'Salvataggio',
  acknowledgeFailed: 'Impossibile confermare l’avviso',
  reopenFailed: 'Impossibile riaprire l’avviso',
  onlyOpen: 'Solo aperti',
  noneOpen: 'Tutti gli avvisi di questo periodo sono confermati.',
  jump: 'Vai agli avvisi',
  subscription: 'Avvisi per e-mail',
  subscriptionTo: email => `Le e-mail arrivano a ${email}.`,
  endsAt: time => `Termine delle e-mail: ${time}, a meno che non usi di nuovo le statistiche.`,
  cadence: 'Quando',
  kinds: 'Quali tipi',
  noKind: 'Scelga almeno un tipo.',
  saved: 'Le Sue preferenze per le e-mail sono state salvate.',
  saveFailed: 'Impossibile salvare le Sue preferenze per le e-mail',
  loadFailed: 'Impossibile caricare le Sue preferenze per le e-mail',
}

export const cadences: CadencesTexts = {
  none: 'Nessuna e-mail',
  each: 'Ogni avviso subito',
  daily: 'Una volta al giorno',
  weekly: 'Una volta alla settimana',
}

export const alertKinds: AlertKindsTexts = {
  newSenders: 'Nuovi mittenti',
  newDomains: 'Nuovi domini',
  newRecipients: 'Nuovi destinatari',
  sendersSpike: 'Aumenti per mittente',
  domainsSpike: 'Aumenti per dominio',
  recipientsSpike: 'Aumenti per destinatario',
  mistakePrevented: 'Errori evitati',
  sensitiveInfotypes: 'Dati sensibili',
  malwareFound: 'Malware',
  secondOpinion: 'Secondo parere di Macie',
}

export const charts: ChartsTexts = {
  heatCell: (weekday, from, to, count) => `${weekday}, dalle ${from} alle ${to}: ${number(count)}`,
  heatScale: max =>
    plural(
      max,
      {
        one: 'Il riquadro più grande rappresenta # trasferimento o richiesta.',
        other: 'Il riquadro più grande rappresenta # trasferimenti e richieste.',
      },
      'it',
    ),
  share: (percent, count, total) => `${percents(percent)} (${number(count)} di ${number(total)})`,
  withAndWithout: (count, without, percentWithout) =>
    `${number(count)} con, ${number(without)} senza (${percents(percentWithout)})`,
  flow: (sender, partner, count) => `Da ${sender} a ${partner}: ${number(count)}`,
  strongestFlows: (count, others) =>
    `I flussi più intensi (${number(count)}) e ${plural(others, { one: '# altro', other: 'altri #' }, 'it')}. I numeri accanto ai nomi contano solo i flussi più intensi.`,
}
