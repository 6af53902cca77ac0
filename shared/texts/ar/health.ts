import type { HealthPeriodsTexts, HealthTexts, QualityTexts } from '../en/health.ts'
import { formatCount, plural } from '../format.ts'

const number = (count: number) => formatCount(count, 'ar')
const isolated = (text: string) => `\u2068${text}\u2069`

const waiting = 'تنتظر عمليات النقل في مرحلة المعالجة وتستمر تلقائيًا. لا يُتاح شيء من دون فحص.'

export const health: HealthTexts = {
  loadFailed: 'تعذر تحميل بيانات الفحوص',
  loading: 'جارٍ تحميل الفحوص',
  firstRun: 'الفحص الأول قيد التنفيذ',
  firstRunText: 'تظهر نتيجته هنا تلقائيًا، وعادةً خلال دقيقة.',
  outdated: 'تعرض هذه الصفحة حالة سابقة، وتعيد المحاولة تلقائيًا.',
  retried: 'تعيد هذه الصفحة المحاولة تلقائيًا.',

  currentStatus: 'الحالة الحالية',
  lastChecked: 'آخر فحص',
  overall: 'الإجمالي',
  otherParts: 'أجزاء أخرى',
  noScanner: 'غير مُعدّ',
  meaning: 'ما يعنيه ذلك',
  partProblem: '{part}: {text}',

  day: 'آخر 24 ساعة',
  zone: zone => `الأوقات بتوقيت ${isolated(zone)}`,
  legend: 'دليل الألوان',
  now: 'الآن',

  history: 'السجل',
  historyNote: 'يُجرى فحص كل خمس دقائق',
  time: 'الوقت',
  overallStatus: 'الحالة الإجمالية',
  showAll: count => `عرض جميع الفحوص (${number(count)})`,
  showLatest: 'عرض الأحدث فقط',

  parts: {
    anonymization: 'إخفاء الهوية',
    extraction: 'الاستخراج',
    inspection: 'الفحص',
    workflow: 'المعالجة',
    storage: 'التخزين',
    mail: 'البريد الإلكتروني',
    index: 'القوائم',
    identity: 'تسجيل الدخول',
    scanner: 'ماسح البرمجيات الخبيثة',
  },

  statuses: {
    healthy: 'سليم',
    degraded: 'بطيء',
    stale: 'غير محدّث',
    unhealthy: 'معطّل',
  },

  meanings: {
    anonymization: waiting,
    extraction: waiting,
    inspection: waiting,
    workflow: 'تستغرق عمليات النقل وقتًا أطول من المعتاد وتستمر تلقائيًا.',
    storage: 'قد يفشل الرفع والتنزيل. يُرجى المحاولة لاحقًا: يستمر الرفع من حيث توقف.',
    mail: 'قد تتأخر رسائل البريد الإلكتروني. يمكنكم نسخ رابط عملية النقل من صفحة مراجعتها.',
    index: 'قد تعرض القوائم حالة سابقة. لا تتأثر عمليات النقل نفسها.',
    identity: 'قد يفشل تسجيل الدخول. يمكن لمن سجّلوا الدخول مواصلة العمل.',
    scanner: waiting,
  },
  degraded: 'النتائج صحيحة لكنها تستغرق وقتًا أطول من المعتاد.',
  stale: 'لم يُجرَ أي فحص في آخر 15 دقيقة، ولذلك فالحالة الحالية غير معروفة.',
}

/** بعد «في» أو «خلال» */
const periods = (count: number) =>
  plural(
    count,
    {
      zero: '# فترة',
      one: 'فترة واحدة',
      two: 'فترتين',
      few: '# فترات',
      many: '# فترة',
      other: '# فترة',
    },
    'ar',
  )

const toPeriods = (status: string): HealthPeriodsTexts['unhealthy'] => ({
  once: (duration, time) => `${status} عند ${time} (المدة: ${duration})`,
  longer: (duration, from) => `${status} ابتداءً من ${from} (المدة: ${duration})`,
  often: (duration, count, last) => `${status} في ${periods(count)}، آخرها عند ${last} (المدة: ${duration})`,
})

export const healthPeriods: HealthPeriodsTexts = {
  statuses: {
    healthy: 'سليم',
    unhealthy: 'معطّل',
    degraded: 'بطيء',
    unchecked: 'لم يُفحص',
  },

  always: (whole, status) => `${whole}: ${status}`,
  sometimes: (whole, exceptions) => `${whole}: ${exceptions}؛ وسليم في ما عدا ذلك`,
  never: (whole, exceptions) => `${whole}: ${exceptions}`,

  unhealthy: toPeriods('معطّل'),
  degraded: toPeriods('بطيء'),
  unchecked: toPeriods('لم يُفحص'),
}

export const quality: QualityTexts = {
  title: 'جودة الفحص',
  measuredNow: day => `قيست في ${day} بهذا الإصدار من المحرك`,
  measuredEarlier: day => `قيست في ${day} بإصدار سابق من المحرك`,
  intro:
    'مدى نجاح المحرك في العثور على البيانات الحساسة، مقيسًا على نصوص كل مثال فيها معروف. لم يُضبط أي جزء من المحرك على هذه النصوص.',
  precisionMeaning: 'الدقة هي نسبة النتائج الصحيحة. عند 98%، تكون نتيجتان من كل 100 نتيجة إنذارًا كاذبًا.',
  recallMeaning: 'الاسترجاع هو نسبة الأمثلة التي عُثر عليها. عند 95%، تفوت المحرك 5 أمثلة من كل 100.',
  infoType: 'بيانات حساسة',
  examples: 'الأمثلة',
  precision: 'الدقة',
  recall: 'الاسترجاع',
  few: 'قليل',
  fewMeaning: (least, share) =>
    `تشير كلمة «قليل» إلى الأنواع التي يقل عدد أمثلتها عن ${number(least)}: خطأ واحد يغيّر نسبها بأكثر من ${share}.`,

  setNames: {
    'test/labelled': 'مستندات Waybill الموسومة',
    'https://github.com/microsoft/presidio-research': 'سجلات Presidio الاصطناعية',
  },
  sets: {
    'Apache-2.0': texts =>
      `عدد النصوص ${number(texts)}، بموجب رخصة \u2068Apache License 2.0\u2069: يجوز لأي شخص استخدامها وتعديلها ومشاركتها بشرط الإبقاء على إشعاراتها`,
    MIT: texts =>
      `عدد النصوص ${number(texts)}، بموجب رخصة MIT: يجوز لأي شخص استخدامها وتعديلها ومشاركتها بشرط الإبقاء على إشعارها`,
  },
  otherSet: (texts, licence) => `عدد النصوص ${number(texts)}، ${isolated(licence)}`,

  extractedAll: (examples, documents, formats) =>
    `الاستخراج: جميع الأمثلة، وعددها ${number(examples)}، وردت في النص المقروء من المستندات (عددها ${number(documents)} بتنسيقات عددها ${number(formats)}).`,
  extracted: (found, examples, documents, formats) =>
    `الاستخراج: ${number(found)} من ${number(examples)} من الأمثلة وردت في النص المقروء من المستندات (عددها ${number(documents)} بتنسيقات عددها ${number(formats)}).`,
  anonymization: 'ليس لإخفاء الهوية نسبة تُقاس: كل فحص لحالة النظام يقارن نتائجه محرفًا بمحرف.',
}
