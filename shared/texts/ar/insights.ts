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

const number = (count: number) => formatCount(count, 'ar')
const percentage = (percent: number) => formatPercent(percent, 'ar')
const isolated = (text: string) => `\u2068${text}\u2069`

const transfers = (count: number) =>
  plural(
    count,
    {
      zero: 'لا عمليات نقل',
      one: 'عملية نقل واحدة',
      two: 'عمليتا نقل',
      few: '# عمليات نقل',
      many: '# عملية نقل',
      other: '# عملية نقل',
    },
    'ar',
  )

const newAlerts = (count: number) =>
  plural(
    count,
    {
      zero: 'لا تنبيهات جديدة',
      one: 'تنبيه جديد واحد',
      two: 'تنبيهان جديدان',
      few: '# تنبيهات جديدة',
      many: '# تنبيهًا جديدًا',
      other: '# تنبيه جديد',
    },
    'ar',
  )

export const insights: InsightsTexts = {
  title: 'إحصاءات النشاط',
  activity: 'النشاط',
  security: 'إحصاءات الأمان',
  range: 'الفترة',
  rangeChosen: name => `الفترة: ${name}`,
  from: 'من',
  to: 'إلى',
  invalidDays: 'أدخلوا تواريخ صالحة.',
  backwards: 'تنتهي الفترة قبل أن تبدأ.',
  tooEarly: 'أقدم تاريخ ممكن هو 2 يناير 1970.',
  tooLate: 'أبعد تاريخ ممكن هو 30 ديسمبر 2199.',
  compared: (days, before) => `${days}، مقارنةً بالفترة ${before}`,
  comparedInZone: (days, before, timeZone) =>
    `${days}، مقارنةً بالفترة ${before}. الأيام والساعات بالمنطقة الزمنية ${isolated(timeZone)}.`,
  reportOf: organization => `${organization}:`,
  interval: 'الفاصل الزمني',
  automatic: 'تلقائي',
  search: 'البحث في جميع عمليات النقل',
  refresh: 'تحديث',
  noData: 'لا توجد بيانات.',
  loading: title => `جارٍ تحميل «${title}»`,
  others: count =>
    plural(
      count,
      { zero: 'لا غيرها', one: 'واحد آخر', two: 'اثنان آخران', few: '# غيرها', many: '# غيرها', other: '# غيرها' },
      'ar',
    ),
  noExtension: 'بلا امتداد',
  unlabelled: entries => `المربعات الصغيرة: ${entries.join('، ')}`,
  chartFailed: 'تعذر تحميل المخطط',
  print: 'طباعة التقرير',
  printRange: 'طباعة هذه الفترة',
  printLastMonth: 'الشهر الماضي',
  printThisMonth: 'هذا الشهر',
  printing: 'يُفتح التقرير عند اكتمال تحميل جميع البطاقات.',
  days: (first, last) => `${first} إلى ${last}`,
  figure: (name, figure) => `${name}: ${figure}`,
  titled: (title, count) => `${title} (${number(count)})`,
  listed: names => names.join('، '),
  point: (time, figures) => `${time}. ${figures.join('، ')}`,
  weekFrom: day => `الأسبوع ابتداءً من ${day}`,
  cardsFailed: count =>
    plural(
      count,
      {
        zero: 'لم يتعذر تحميل أي بطاقة من إحصاءات النشاط',
        one: 'تعذر تحميل بطاقة واحدة من إحصاءات النشاط',
        two: 'تعذر تحميل بطاقتين من إحصاءات النشاط',
        few: 'تعذر تحميل # بطاقات من إحصاءات النشاط',
        many: 'تعذر تحميل # بطاقة من إحصاءات النشاط',
        other: 'تعذر تحميل # بطاقة من إحصاءات النشاط',
      },
      'ar',
    ),
  severalFailed: failures => failures.join('. '),
}

export const insightFailures: InsightFailuresTexts = {
  activityHighlights: 'تعذر تحميل أبرز أرقام النشاط',
  transfersPerInterval: 'تعذر تحميل بيانات عمليات النقل عبر الزمن',
  dataVolume: 'تعذر تحميل بيانات حجم البيانات',
  weekdays: 'تعذر تحميل بيانات أيام الأسبوع والساعات',
  topPartners: 'تعذر تحميل بيانات أبرز الشركاء',
  topSenders: 'تعذر تحميل بيانات أبرز المرسلين',
  topReceivers: 'تعذر تحميل بيانات أبرز المستلمين',
  topInfotypes: 'تعذر تحميل بيانات أبرز أنواع البيانات',
  fileTypes: 'تعذر تحميل بيانات أنواع الملفات',
  flows: 'تعذر تحميل بيانات المرسلين والشركاء',
  behaviours: 'تعذر تحميل بيانات السلوك في إحصاءات الأمان',
  firstDownloads: 'تعذر تحميل بيانات أول التنزيلات',
  newSenders: 'تعذر جلب بيانات المرسلين الجدد',
  newDomains: 'تعذر جلب بيانات النطاقات الجديدة',
  newRecipients: 'تعذر جلب بيانات المستلمين الجدد',
  sendersSpike: 'تعذر جلب بيانات الارتفاع المفاجئ لدى المرسلين',
  domainsSpike: 'تعذر جلب بيانات الارتفاع المفاجئ إلى النطاقات',
  recipientsSpike: 'تعذر جلب بيانات الارتفاع المفاجئ إلى المستلمين',
  sensitiveInfotypes: 'تعذر تحميل بيانات أنواع البيانات الحساسة',
  mistakes: 'تعذر جلب بيانات الأخطاء التي مُنعت',
  transfers: 'تعذر تحميل بيانات عمليات النقل',
  alerts: 'تعذر تحميل بيانات التنبيهات',
}

export const cardTitles: CardTitlesTexts = {
  activityHighlights: 'أبرز الأرقام',
  transfersPerInterval: 'عمليات النقل عبر الزمن',
  dataVolume: 'حجم البيانات',
  weekdays: 'أيام الأسبوع والساعات',
  topPartners: 'أبرز الشركاء',
  topSenders: 'أبرز المرسلين',
  flows: 'من المرسلين إلى الشركاء',
  securityHighlights: 'أبرز الأرقام',
  behaviours: 'السلوك',
  topInfotypes: 'أبرز أنواع البيانات',
  topReceivers: 'أبرز المستلمين',
  fileTypes: 'أنواع الملفات المرسلة',
  firstDownloads: 'المدة حتى أول تنزيل',
  spikes: 'ارتفاعات مفاجئة',
}

export const tileTexts: TileTexts = {
  totalTransfers: 'إجمالي عمليات النقل',
  totalRequests: 'إجمالي الطلبات',
  totalUsers: 'إجمالي المستخدمين',
  totalDownloads: 'التنزيلات',
  totalExpired: 'المنتهية',
  newDomains: 'نطاقات جديدة',
  newSenders: 'مرسلون جدد',
  newRecipients: 'مستلمون جدد',
  sensitiveInfotypes: 'بيانات حساسة',
  mistakes: 'أخطاء مُنعت',
}

export const cardMenu: CardMenuTexts = {
  menu: title => `قائمة «${title}»`,
  more: title => `المزيد: ${title}`,
  showTable: 'عرض كجدول',
  showTableOf: title => `عرض كجدول: ${title}`,
  showChart: 'عرض كمخطط',
  open: 'فتح عمليات النقل',
  openNamed: count =>
    plural(
      count,
      {
        zero: 'فتح عمليات النقل',
        one: 'فتح عمليات النقل لهذا العنصر',
        two: 'فتح عمليات النقل لهذين العنصرين',
        few: 'فتح عمليات النقل لهذه العناصر (#)',
        many: 'فتح عمليات النقل لهذه العناصر (#)',
        other: 'فتح عمليات النقل لهذه العناصر (#)',
      },
      'ar',
    ),
  copy: 'نسخ رابط هذه البطاقة',
  copied: title => `نُسخ رابط «${title}».`,
  copyFailed: 'تعذر نسخ الرابط.',
  csv: 'تنزيل CSV',
  png: 'تنزيل PNG',
  ofSent: count =>
    plural(
      count,
      {
        zero: 'لا عمليات نقل مرسلة',
        one: 'من عملية نقل مرسلة واحدة',
        two: 'من عمليتي نقل مرسلتين',
        few: 'من # عمليات نقل مرسلة',
        many: 'من # عملية نقل مرسلة',
        other: 'من # عملية نقل مرسلة',
      },
      'ar',
    ),
  csvFailed: 'تعذر إنشاء ملف CSV.',
  pngFailed: 'تعذر إنشاء الصورة.',
}

export const columns: ColumnsTexts = {
  name: 'الاسم',
  value: 'القيمة',
  changePercent: 'التغير بالمئة',
  transfers: 'عمليات النقل',
  requests: 'الطلبات',
  movingAverage: 'المتوسط المتحرك (7 أيام)',
  previous: 'الفترة السابقة',
  bytes: 'الحجم',
  start: 'البداية',
  day: 'اليوم',
  weekday: 'يوم الأسبوع',
  sender: 'المرسل',
  receiver: 'المستلم',
  partner: 'نطاق الشريك',
  infotype: 'نوع البيانات',
  fileType: 'نوع الملف',
  behaviour: 'السلوك',
  with: 'مع',
  without: 'من دون',
  percentWith: 'مع، بالمئة',
  percentWithout: 'من دون، بالمئة',
  firstDownload: 'أول تنزيل',
  kind: 'النوع',
  count: 'عمليات النقل في اليوم',
  average: 'المتوسط اليومي قبله',
}

export const firstDownloads: FirstDownloadsTexts = {
  withinHour: 'خلال ساعة',
  withinDay: 'خلال يوم',
  withinThreeDays: 'خلال 3 أيام',
  withinWeek: 'خلال أسبوع',
  later: 'لاحقًا',
  never: 'أُرسلت ولم تُنزَّل قط',
  share: (percent, never, total) =>
    `${percentage(percent)} من عمليات النقل المتاحة لم تُنزَّل قط: ${number(never)} من ${number(total)}.`,
}

export const spikes: SpikesTexts = {
  text: (count, day, average) => `${transfers(count)} في ${day}. كان متوسط الأيام السبعة السابقة ${average} في اليوم.`,
  senders: 'من مرسل',
  domains: 'إلى نطاق',
  recipients: 'إلى مستلم',
}

export const found: FoundTexts = {
  openAll: 'فتح عمليات النقل هذه',
  more: count =>
    plural(
      count,
      {
        zero: 'جميعها مدرجة.',
        one: 'واحدة أخرى غير مدرجة.',
        two: 'اثنتان أخريان غير مدرجتين.',
        few: '# غيرها غير مدرجة.',
        many: '# غيرها غير مدرجة.',
        other: '# غيرها غير مدرجة.',
      },
      'ar',
    ),
  between: (sender, recipient) => `${isolated(sender)} إلى ${isolated(recipient)}`,
  review: 'مراجعة',
  corrected: 'مراجعة عملية النقل المصححة',
}

export const intervalNames: IntervalNamesTexts = { hour: 'ساعة', day: 'يوم', week: 'أسبوع', month: 'شهر' }

export const changes: ChangesTexts = {
  fromNone: 'لم يكن هناك شيء في الفترة السابقة.',
  same: 'كما في الفترة السابقة.',
  up: change => `ارتفاع بنسبة ${change} عن الفترة السابقة.`,
  down: change => `انخفاض بنسبة ${change} عن الفترة السابقة.`,
}

export const alertSentences: AlertSentencesTexts = {
  newSenders: sender => `مرسل جديد: ${isolated(sender)}`,
  newDomains: domain => `نطاق جديد: ${isolated(domain)}`,
  newRecipients: recipient => `مستلم جديد: ${isolated(recipient)}`,
  sendersSpike: sender => `ارتفاع مفاجئ في عمليات النقل من ${isolated(sender)}`,
  domainsSpike: domain => `ارتفاع مفاجئ في عمليات النقل إلى ${isolated(domain)}`,
  recipientsSpike: recipient => `ارتفاع مفاجئ في عمليات النقل إلى ${isolated(recipient)}`,
  mistakePrevented: sender => `مُنع خطأ محتمل من ${isolated(sender)}`,
  sensitiveInfotypes: () => 'عُثر على بيانات حساسة',
  malwareFound: sender => `عُثر على برمجية خبيثة في عملية نقل من \u2068${sender}\u2069`,
  secondOpinion: sender => `عثر Macie على بيانات حساسة أخرى في عملية نقل من \u2068${sender}\u2069`,
}

export const alerts: AlertsTexts = {
  title: 'التنبيهات',
  none: 'لا توجد تنبيهات لعرضها.',
  kind: 'نوع التنبيه',
  allKinds: 'جميع الأنواع',
  isNew: 'جديد',
  newCount: newAlerts,
  manyNew: max => `التنبيهات الجديدة: أكثر من ${number(max)}`,
  more: count =>
    plural(
      count,
      {
        zero: 'جميع التنبيهات معروضة.',
        one: 'تنبيه أقدم واحد غير معروض.',
        two: 'تنبيهان أقدمان غير معروضين.',
        few: '# تنبيهات أقدم غير معروضة.',
        many: '# تنبيهًا أقدم غير معروضة.',
        other: '# تنبيه أقدم غير معروضة.',
      },
      'ar',
    ),
  showMore: 'عرض المزيد',
  showAll: count => `عرض الكل (${number(count)})`,
  spike: (count, average) =>
    `عمليات النقل في يوم واحد: ${number(count)} أو أكثر، مقارنةً بمتوسط ${average} في اليوم خلال الأيام السبعة السابقة`,
  acknowledge: 'تأكيد الاطلاع',
  acknowledgeOf: text => `تأكيد الاطلاع: ${text}`,
  acknowledged: (by, time) => `أكد الاطلاع ${isolated(by)} ${time}`,
  acknowledgedNow: by => `أكد الاطلاع ${isolated(by)} الآن`,
  reopen: 'إعادة الفتح',
  reopenOf: text => `إعادة الفتح: ${text}`,
  note: 'ملاحظة (اختيارية)',
  noteHint: limit => `الحد الأقصى لعدد الأحرف: ${number(limit)}. يستطيع جميع المسؤولين قراءتها.`,
  saving: 'جارٍ الحفظ',
  acknowledgeFailed: 'تعذر تأكيد الاطلاع على التنبيه',
  reopenFailed: 'تعذرت إعادة فتح التنبيه',
  onlyOpen: 'المفتوحة فقط',
  noneOpen: 'أُكّد الاطلاع على جميع تنبيهات هذه الفترة.',
  jump: 'الانتقال إلى التنبيهات',
  subscription: 'التنبيهات بالبريد الإلكتروني',
  subscriptionTo: email => `تُرسل الرسائل إلى ${isolated(email)}.`,
  endsAt: time => `تتوقف في ${time} ما لم تستخدموا الإحصاءات من جديد.`,
  cadence: 'الموعد',
  kinds: 'الأنواع',
  noKind: 'اختاروا نوعًا واحدًا على الأقل.',
  saved: 'حُفظ اختياركم للرسائل.',
  saveFailed: 'تعذر حفظ اختياركم للرسائل',
  loadFailed: 'تعذر تحميل اختياركم للرسائل',
}

export const cadences: CadencesTexts = {
  none: 'بلا رسائل',
  each: 'كل تنبيه فورًا',
  daily: 'مرة في اليوم',
  weekly: 'مرة في الأسبوع',
}

export const alertKinds: AlertKindsTexts = {
  newSenders: 'مرسلون جدد',
  newDomains: 'نطاقات جديدة',
  newRecipients: 'مستلمون جدد',
  sendersSpike: 'ارتفاعات من مرسلين',
  domainsSpike: 'ارتفاعات إلى نطاقات',
  recipientsSpike: 'ارتفاعات إلى مستلمين',
  mistakePrevented: 'أخطاء مُنعت',
  sensitiveInfotypes: 'بيانات حساسة',
  malwareFound: 'برمجيات خبيثة',
  secondOpinion: 'الرأي الثاني من Macie',
}

export const charts: ChartsTexts = {
  heatCell: (weekday, from, to, count) => `${weekday}، من ${from} إلى ${to}: ${number(count)}`,
  heatScale: max => `أكبر مربع يمثل من عمليات النقل والطلبات: ${number(max)}.`,
  share: (percent, count, total) => `${percentage(percent)} (${number(count)} من ${number(total)})`,
  withAndWithout: (count, without, percentWithout) =>
    `مع: ${number(count)}، من دون: ${number(without)} (${percentage(percentWithout)})`,
  flow: (sender, partner, count) => `${isolated(sender)} إلى ${isolated(partner)}: ${number(count)}`,
  strongestFlows: (count, others) =>
    `أقوى التدفقات (${number(count)})، إضافةً إلى ${number(others)} غيرها. الأرقام بجانب الأسماء تخص أقوى التدفقات فقط.`,
}
