import type {
  PolicyChangeTexts,
  PolicyEditorTexts,
  PolicyFaultsTexts,
  PolicyFormTexts,
  PolicyPacksTexts,
  PolicyPackTexts,
  PolicySimulationTexts,
} from '../en/policyEditor.ts'
import { formatCount, formatDateTime, formatDuration, formatList, plural } from '../format.ts'

const number = (count: number) => formatCount(count, 'ar')
const isolated = (text: string) => `\u2068${text}\u2069`
const duration = (days: number) => formatDuration(days, 'day', 'ar')
const or = (values: readonly string[]) => formatList(values, 'ar', 'disjunction')

/** بعد حرف جر */
const transfers = (count: number) =>
  plural(
    count,
    {
      zero: '# عملية نقل',
      one: 'عملية نقل واحدة',
      two: 'عمليتي نقل',
      few: '# عمليات نقل',
      many: '# عملية نقل',
      other: '# عملية نقل',
    },
    'ar',
  )

export const policyEditor: PolicyEditorTexts = {
  title: 'السياسة',
  views: 'طرق عرض السياسة',
  form: 'نموذج',
  json: 'JSON',
  history: 'السجل',
  conflict: 'تتعارض هذه السياسة مع سياسة أخرى',
  leave: 'هل تريدون الإغلاق من دون حفظ؟',
  leaveText: 'تغييراتكم في هذه السياسة غير محفوظة.',
  stay: 'متابعة التعديل',
  discard: 'تجاهل التغييرات',

  summary: 'بعبارة بسيطة',
  unfinished: 'تُستبعد الصفوف غير المكتملة.',
  everyTransfer: 'من دون شروط، تنطبق هذه السياسة على كل عملية نقل.',
  noTransfer: 'لا يمكن لأي عملية نقل أن تستوفي جميع الشروط معًا، ولذلك لا تنطبق هذه السياسة أبدًا.',
  overLimit: (condition, limit) =>
    `لا يتحقق «${condition}» أبدًا، لأن الحد الأقصى الذي تسمح به مؤسستكم هو ${number(limit)}. لا تنطبق هذه السياسة أبدًا.`,
  alwaysTrue: condition => `«${condition}» متحقق دائمًا، ولذلك لا يغيّر هذا الشرط شيئًا.`,
  sameName: name => `توجد سياسة أخرى باسم «${name}». يقرأ المرسلون هذا الاسم: أعطوا كل سياسة اسمًا مختلفًا.`,

  jsonLabel: 'السياسة بصيغة JSON',
  jsonHelp: 'النموذج وهذا النص هما السياسة نفسها.',
  seeFaults: 'انظروا القائمة أدناه.',
  faults: 'الأخطاء',
  faultsTitle: 'يجب تصحيح ما يلي قبل الحفظ',

  choose: 'اختيار',
  notSet: 'غير محدد',
  search: 'بحث',
  searchIn: label => `بحث: ${label}`,
  noMatch: 'لا توجد مطابقات',
  chosen: 'المختارة',
  add: 'إضافة',
  remove: value => `إزالة ${isolated(value)}`,
  valueFault: (value, fault) => `«${isolated(value)}»: ${fault}`,

  rows: {
    conditions: {
      title: index => `الشرط ${index}`,
      add: 'إضافة شرط',
      remove: index => `إزالة الشرط ${index}`,
    },
    statements: {
      title: index => `المتطلب ${index}`,
      add: 'إضافة متطلب',
      remove: index => `إزالة المتطلب ${index}`,
    },
  },
  attribute: 'الموضوع',
  operator: 'المقارنة',
  feature: 'موضوع المتطلب',
  effect: 'الأثر',
  addMessage: 'إضافة رسالة إلى المرسل',
  removeMessage: 'إزالة الرسالة',

  version: version => `الإصدار ${version}`,
  savedBy: (time, email) => `${time}، بواسطة ${isolated(email)}`,
  restore: 'استعادة',
  restoreVersion: version => `استعادة الإصدار ${version}`,
  restoreTitle: version => `هل تريدون استعادة الإصدار ${version}؟`,
  restoreText: version => `سيُحفظ على أنه الإصدار ${version}، مع هذه التغييرات:`,
  restoreLoses: 'ستضيع تغييراتكم غير المحفوظة.',
  restoring: 'جارٍ الاستعادة',
  olderVersions: 'توجد إصدارات أقدم لا تعرضها هذه الصفحة.',

  stale: (email, newer, base) => `حفظ ${isolated(email)} الإصدار ${newer} أثناء تعديلكم الإصدار ${base}`,
  staleLoaded: version => `ترون الإصدار ${version}. تغييراتكم محفوظة هنا.`,
  newerChanges: (version, time) => `في الإصدار ${version}، ${time}`,
  ownChanges: 'تغييراتكم غير المحفوظة',
  loadVersion: version => `تحميل الإصدار ${version}`,
  reapply: version => `تطبيق تغييراتكم على الإصدار ${version}`,
}

export const policyChangeTexts: PolicyChangeTexts = {
  none: 'لا فرق.',
  kinds: { added: 'أُضيف', removed: 'أُزيل', changed: 'تغيّر' },
  name: 'الاسم',
  description: 'الوصف',
  mode: 'الوضع',
  condition: 'الشرط',
  demand: 'المتطلب',
  message: 'الرسالة',
  link: 'الرابط',
  text: (label, text) => `${label}: «${text}»`,
  changedText: (label, before, after) => `${label}: من «${before}» إلى «${after}»`,
  withDetails: (change, details) => `${change} (${details.join('؛ ')})`,
  addedValues: values => `قيم أُضيفت: ${values.join('، ')}`,
  removedValues: values => `قيم أُزيلت: ${values.join('، ')}`,
  addedText: (label, text) => `إضافة: ${label}: «${text}»`,
  removedText: (label, text) => `إزالة: ${label}: «${text}»`,
}

export const policyFaults: PolicyFaultsTexts = {
  required: 'هذا الحقل مطلوب.',
  min: min => `يجب أن يكون العدد أكبر من أو يساوي ${number(min)}`,
  max: max => `يجب أن يكون العدد أصغر من أو يساوي ${number(max)}`,
  invalidJson: 'صيغة JSON غير صالحة',
  text: 'أدخلوا نصًا.',
  number: 'أدخلوا عددًا.',
  whole: 'أدخلوا عددًا صحيحًا.',
  value: 'أدخلوا نصًا أو عددًا أو true أو false.',
  types: {
    string: 'أدخلوا نصًا.',
    number: 'أدخلوا عددًا.',
    int: 'أدخلوا عددًا صحيحًا.',
    boolean: 'أدخلوا true أو false.',
    array: 'أدخلوا قائمة.',
    tuple: 'أدخلوا قائمة.',
    object: 'أدخلوا كائنًا.',
  },
  oneOf: values => (values.length === 1 ? `أدخلوا ${values[0]}.` : `أدخلوا إحدى القيم التالية: ${values.join('، ')}.`),
  tooLong: max => `الحد الأقصى لعدد الأحرف: ${number(max)}.`,
  tooMany: max => `الحد الأقصى للعدد: ${number(max)}.`,
  unknownField: 'لا يوجد حقل كهذا هنا.',
  unknownFields: keys => `لا يوجد هنا حقل باسم ${or(keys.map(key => `«${key}»`))}.`,
  unknownChoice: 'اختاروا قيمة من القائمة.',
  infoTypeOff:
    'لا يُبحث في الملفات عن هذا النوع من البيانات. اختاروا نوعًا آخر، أو اطلبوا من المشغّلين إضافته إلى الإعدادات.',
  address: 'أدخلوا عنوانًا مثل carol@partner.example.',
  addressPattern:
    'أدخلوا عنوانًا مثل carol@partner.example. لا يجوز استخدام أحرف مثل ü إلا في أجزاء كاملة من النطاق. الحد الأقصى 8 علامات *.',
  domain: 'أدخلوا نطاقًا مثل partner.example.',
  domainPattern:
    'أدخلوا نطاقًا مثل partner.example. لا يجوز أن تحتوي الأجزاء التي فيها * أو ? على أحرف مثل ü. الحد الأقصى 8 علامات *.',
  pattern: 'الحد الأقصى 8 علامات *.',
  extension: 'أدخلوا امتدادًا مثل pdf.',
  link: 'أدخلوا عنوانًا يبدأ بـ \u2068https:\u2069.',
  group: groups => `أدخلوا ${or(groups)}.`,
  days: (min, max) => `أدخلوا عدد أيام من ${number(min)} إلى ${number(max)}. هذه هي حدود مؤسستكم.`,
  templateSet: 'لا توجد مجموعة قوالب بهذا الاسم.',
  noCodes: 'لا ترسل مؤسستكم رموزًا عبر SMS، لعدم تحديد بلدان لها.',
  repeated: 'موجود بالفعل في هذه السياسة.',
  expiry: 'الحد الأدنى لعدد الأيام حتى انتهاء الصلاحية أكبر من الحد الأقصى.',
}

export const policyForm: PolicyFormTexts = {
  fields: {
    name: { label: 'الاسم', help: 'يقرؤه المرسلون عندما تسري السياسة عليهم.' },
    description: { label: 'الوصف', help: 'للمسؤولين: سبب وجود السياسة.' },
    mode: { label: 'الوضع', help: '' },
  },
  conditions: {
    label: 'متى',
    help: 'يجب استيفاء جميع الشروط. من دون شروط، تنطبق السياسة على كل عملية نقل.',
    item: 'الشرط',
  },
  statements: { label: 'عندئذ', help: 'ما تشترطه السياسة في عملية نقل كهذه.', item: 'المتطلب' },
  explanation: {
    message: { label: 'رسالتكم الخاصة', help: 'يقرؤها المرسل مع اسم السياسة.' },
    link: { label: 'الرابط', help: 'يُعرض مع الرسالة، مثلًا إلى دليلكم الإرشادي.' },
  },
  value: 'القيمة',
  values: 'القيم',
  yes: 'نعم',
  no: 'لا',

  attributes: {
    sender: {
      group: 'المرسل',
      label: 'عنوان المرسل',
      help: 'عنوان البريد الإلكتروني للعضو الذي يرسل الملفات أو يطلبها.',
    },
    'sender.domain': { group: 'المرسل', label: 'نطاق المرسل', help: 'الجزء الذي يلي علامة @.' },
    'sender.group': {
      group: 'المرسل',
      label: 'مجموعات المرسل',
      help: 'مجموعات العضو الذي يرسل الملفات أو يطلبها.',
    },
    recipient: {
      group: 'المستلم',
      label: 'عنوان المستلم',
      help: 'في الطلب: الشخص الذي تُطلب منه الملفات.',
    },
    'recipient.domain': { group: 'المستلم', label: 'نطاق المستلم', help: 'الجزء الذي يلي علامة @.' },
    'recipient.isNewToSender': {
      group: 'المستلم',
      label: 'جديد على المرسل',
      help: 'لم يسبق للمرسل أن تبادل شيئًا مع هذا العنوان.',
    },
    'recipient.isNewToOrganisation': {
      group: 'المستلم',
      label: 'جديد على المؤسسة',
      help: 'لم يسبق لأي عضو أن تبادل شيئًا مع هذا العنوان. يعرف المرسلون ذلك من أثر السياسة.',
    },
    'files.extension': { group: 'الملفات', label: 'أنواع الملفات', help: 'امتدادات أسماء الملفات، مثل pdf.' },
    'files.count': { group: 'الملفات', label: 'عدد الملفات', help: 'في عملية نقل واحدة.' },
    'files.totalSize': { group: 'الملفات', label: 'الحجم الإجمالي', help: 'لجميع الملفات في عملية نقل واحدة.' },
    'files.infoType': {
      group: 'الملفات',
      label: 'بيانات حساسة',
      help: 'ما يعثر عليه الفحص في جميع الملفات معًا.',
    },
    'files.anonymized': { group: 'الملفات', label: 'أُخفيت الهوية', help: 'في كل ملف أعمدة أُخفيت الهوية فيها.' },
    'files.notInspectable': {
      group: 'الملفات',
      label: 'غير قابل للفحص',
      help: 'أجزاء من ملف لا يمكن قراءتها، مثل المستندات الممسوحة ضوئيًا والأرشيفات المشفّرة.',
    },
    'files.unscannable': {
      group: 'الملفات',
      label: 'غير قابل للفحص عن البرمجيات الخبيثة',
      help: 'لا يستطيع ماسح البرمجيات الخبيثة قراءة الملف كاملًا، مثل أرشيف مشفّر.',
    },
    isTransferRequest: { group: 'عملية النقل', label: 'ملفات مطلوبة', help: 'الملفات مطلوبة، وليست مرسلة.' },
    trackingId: { group: 'عملية النقل', label: 'معرّف التتبع', help: 'النص الذي يُدخله المرسل معرّفًا للتتبع.' },
  },

  operators: {
    in: 'من بين القيم',
    notIn: 'ليس من بين القيم',
    matches: 'يطابق نمطًا',
    anyOf: 'تشمل أيًا مما يلي',
    allOf: 'تشمل كل ما يلي',
    noneOf: 'لا تشمل أيًا مما يلي',
    gte: 'على الأقل',
    lte: 'على الأكثر',
    is: 'هو',
  },

  units: { 'files.count': 'ملفات', 'files.totalSize': 'MiB', minCount: 'مرات', days: 'أيام' },
  groups: { org: 'الأعضاء (org)', admin: 'المسؤولون (admin)' },
  dependents: {
    minCount: { label: 'على الأقل', help: 'عدد المرات في جميع الملفات معًا. مرة واحدة إذا تُرك فارغًا.' },
    minLikelihood: { label: 'درجة اليقين', help: 'لا تُحتسب النتائج الأقل يقينًا. «ممكن» إذا تُرك فارغًا.' },
  },
  likelihoods: {
    VERY_UNLIKELY: 'مستبعد جدًا أو أعلى',
    UNLIKELY: 'مستبعد أو أعلى',
    POSSIBLE: 'ممكن أو أعلى',
    LIKELY: 'مرجّح أو أعلى',
    VERY_LIKELY: 'مرجّح جدًا',
  },

  features: {
    anonymousTransfer: { label: 'إخفاء المرسل', help: 'لا يعرف المستلم من أرسل الملفات.' },
    passwordProtection: {
      label: 'الحماية بكلمة مرور',
      help: 'تُشفَّر الملفات في أرشيف له كلمة مرور.',
    },
    mobileOtp: { label: 'كلمة مرور لمرة واحدة', help: 'يؤكد المستلم رقم هاتف برمز.' },
    emailOtp: {
      label: 'رمز بالبريد الإلكتروني',
      help: 'يؤكد المستلم صندوق بريده برمز. الرمز عبر SMS يفي بهذا أيضًا، وهو أقوى.',
    },
    trackingId: { label: 'معرّف التتبع', help: 'مرجع المرسل الخاص لعملية النقل.' },
    acknowledgement: {
      label: 'الإقرار',
      help: 'يؤكد المرسل أن المستلم وافق على التواصل معه.',
    },
    signIn: {
      label: 'تسجيل دخول المستلم',
      help: 'لا يُفتح الرابط إلا بعد تسجيل الدخول بعنوان المستلم. يحتاج المستلم إلى حساب.',
    },
    minExpiryDays: {
      label: 'أقل عدد أيام حتى انتهاء الصلاحية',
      help: 'تبقى الملفات متاحة هذه المدة على الأقل.',
    },
    maxExpiryDays: {
      label: 'أكبر عدد أيام حتى انتهاء الصلاحية',
      help: 'تبقى الملفات متاحة هذه المدة على الأكثر.',
    },
    templateSet: { label: 'مجموعة القوالب', help: 'تستخدم الرسائل هذه المجموعة.' },
    transfer: { label: 'عملية النقل نفسها', help: 'هل تُرسل أصلًا.' },
  },

  effects: {
    prohibited: 'محظور',
    optional: 'اختياري',
    required: 'إلزامي',
    set: 'هو',
    allow: 'مسموح',
    warn: 'مع تحذير',
    block: 'ممنوع',
  },

  set: 'المجموعة',
  days: 'الأيام',
  daysHelp: (min, max) => `من ${number(min)} إلى ${number(max)}، وهي حدود مؤسستكم.`,
  signInOutside:
    'يحتاج المستلمون من خارج نطاقات مؤسستكم إلى حساب يتيح تسجيل الدخول هنا. من دونه لا يستطيعون فتح الرابط.',
}

export const policySimulation: PolicySimulationTexts = {
  try: 'تجربة',
  title: 'على عمليات نقل سابقة',
  running: 'جارٍ التجربة على عمليات نقل سابقة…',
  failed: 'تعذرت تجربة السياسة',
  afterUpload: 'يعتمد التحقق بعد الرفع أيضًا على أنواع الملفات المكتشفة وعلى إخفاء الهوية.',
  outdated: 'تغيّرت السياسة منذ ذلك الحين. جرّبوها من جديد.',
  examples: 'أمثلة',
  exchange: '{sender} إلى {recipient}',

  noTransfers: 'لا توجد عمليات نقل في آخر 90 يومًا لتجربتها عليها.',
  noMatch: count =>
    plural(
      count,
      {
        zero: 'لا توجد عمليات نقل في آخر 90 يومًا.',
        one: 'لم تكن لتنطبق على عملية النقل الوحيدة في آخر 90 يومًا.',
        two: 'لم تكن لتنطبق على أي من عمليتي النقل في آخر 90 يومًا.',
        few: 'لم تكن لتنطبق على أي من # عمليات نقل في آخر 90 يومًا.',
        many: 'لم تكن لتنطبق على أي من # عملية نقل في آخر 90 يومًا.',
        other: 'لم تكن لتنطبق على أي من # عملية نقل في آخر 90 يومًا.',
      },
      'ar',
    ),
  matches: (matched, count) => `كانت ستنطبق على ${number(matched)} من ${number(count)} من عمليات النقل في آخر 90 يومًا.`,
  counts: (blocked, warned, changed) =>
    `ممنوعة: ${number(blocked)}، مع تحذير: ${number(warned)}، معدّلة: ${number(changed)}.`,
  undecided: count => `المعلومات لا تكفي للحكم على ${transfers(count)}.`,
  asOf: iso => `لا تشمل النتيجة التغييرات بعد ${formatDateTime(iso, undefined, 'ar')}.`,

  outcomes: {
    blocked: 'ممنوعة',
    warned: 'مع تحذير',
    changed: 'معدّلة',
    matched: 'منطبقة',
  },
  blocked: 'كانت ستُمنع.',
  warned: 'كان مرسلها سيرى تحذيرًا.',
  matched: 'تنطبق السياسة عليها ولا تشترط فيها شيئًا.',
  required: {
    anonymousTransfer: 'أُرسلت من دون إخفاء المرسل.',
    passwordProtection: 'أُرسلت من دون حماية بكلمة مرور.',
    mobileOtp: 'أُرسلت من دون كلمة مرور لمرة واحدة.',
    emailOtp: 'أُرسلت من دون رمز بالبريد الإلكتروني.',
    trackingId: 'أُرسلت من دون معرّف تتبع.',
    acknowledgement: 'أُرسلت من دون الإقرار.',
  },
  prohibited: {
    anonymousTransfer: 'أُرسلت مع إخفاء المرسل.',
    passwordProtection: 'أُرسلت مع حماية بكلمة مرور.',
    mobileOtp: 'أُرسلت مع كلمة مرور لمرة واحدة.',
    emailOtp: 'أُرسلت مع رمز بالبريد الإلكتروني.',
    trackingId: 'أُرسلت مع معرّف تتبع.',
  },
  atLeast: (days, least) => `كانت مدة صلاحيتها ${duration(days)}، لكن الحد الأدنى ${duration(least)}.`,
  atMost: (days, most) => `كانت مدة صلاحيتها ${duration(days)}، لكن الحد الأقصى ${duration(most)}.`,
  templateSet: (used, required) => `استخدمت مجموعة القوالب «${used}» بدلًا من «${required}».`,
}

export const policyPacks: PolicyPacksTexts = {
  title: 'إضافة من حزمة',
  about: 'تضم كل حزمة سياسات لقانون أو معيار واحد. في وضع المراقبة، تسجّل فقط ما كانت ستفعله.',
  sources: 'المصادر',
  add: count =>
    plural(
      count,
      {
        zero: 'لا سياسات لإضافتها',
        one: 'إضافة سياسة واحدة في وضع المراقبة',
        two: 'إضافة سياستين في وضع المراقبة',
        few: 'إضافة # سياسات في وضع المراقبة',
        many: 'إضافة # سياسة في وضع المراقبة',
        other: 'إضافة # سياسة في وضع المراقبة',
      },
      'ar',
    ),
  added: count =>
    plural(
      count,
      {
        zero: 'لم تُضف أي سياسة',
        one: 'أُضيفت سياسة واحدة',
        two: 'أُضيفت سياستان',
        few: 'أُضيفت # سياسات',
        many: 'أُضيفت # سياسة',
        other: 'أُضيفت # سياسة',
      },
      'ar',
    ),
  inList: 'جميع سياسات هذه الحزمة موجودة في القائمة.',
  adding: (index, count) => `جارٍ إضافة ${number(index)} من ${number(count)}…`,
  allAdded: 'أُضيفت',
  outcomes: {
    added: 'أُضيفت',
    skipped: 'تُخطيت، لوجود سياسة بهذا الاسم.',
    refused: reason => `لم تُضف: ${reason}`,
  },
  counts: {
    added: count => `المضافة: ${number(count)}`,
    skipped: count => `المتخطاة: ${number(count)}`,
    refused: count => `غير المضافة: ${number(count)}`,
  },
  result: counts => `${counts.join('، ')}.`,
}

export const policyPackTexts: PolicyPackTexts = {
  paymentCards: {
    title: 'بطاقات الدفع (PCI DSS 4.0)',
    description: 'لا تغادر أرقام البطاقات المؤسسة إلا مشفّرة، ولمدة قصيرة، وليس في قوائم.',
    policies: {
      encrypted: {
        name: 'PCI DSS: تشفير أرقام البطاقات',
        description: 'المتطلب 4.2.2: تُؤمَّن أرقام البطاقات المرسلة إلى شخص بتشفير قوي.',
        message: 'الملفات التي تحتوي على أرقام بطاقات تحتاج إلى حماية بكلمة مرور.',
      },
      shortLived: {
        name: 'PCI DSS: أرقام البطاقات لسبعة أيام',
        description: 'المتطلب 3.2.1: لا تُخزَّن بيانات الحساب إلا ما دامت لازمة.',
        message: 'يعمل الرابط إلى أرقام البطاقات سبعة أيام على الأكثر.',
      },
      blocked: {
        name: 'PCI DSS: لا قوائم بأرقام البطاقات',
        description: 'المتطلب 3.5.1: أرقام البطاقات المخزنة غير مقروءة. أخفوا الهوية في العمود بدلًا من ذلك.',
        message: 'لا يجوز إرسال قوائم بأرقام البطاقات. أخفوا الهوية أولًا في عمود أرقام البطاقات.',
      },
    },
  },
  healthData: {
    title: 'البيانات الصحية (HIPAA)',
    description: 'تُشفَّر الملفات التي تحدد هوية المرضى، ولا يفتحها إلا شخص جرى التحقق منه.',
    policies: {
      encrypted: {
        name: 'HIPAA: تشفير ما يحدد هوية الأشخاص',
        description:
          '\u2068164.312(e)(1)\u2069: تُحمى المعلومات أثناء النقل. الاسم مع رقم التعريف يحددان هوية الشخص (\u2068164.514(b)(2)\u2069).',
        message: 'الملفات التي تحدد هوية أشخاص تحتاج إلى حماية بكلمة مرور.',
      },
      verified: {
        name: 'HIPAA: إثبات المستلمين لهويتهم',
        description: '\u2068164.312(d)\u2069: يثبت من يطلب الوصول هويته.',
        message: 'يجب أن يؤكد المستلم رقم هاتف قبل فتح ملفات تحدد هوية أشخاص.',
      },
      anonymized: {
        name: 'HIPAA: إخفاء الهوية في قوائم الأشخاص',
        description: '\u2068164.514(b)(2)\u2069: من دون المعرّفات، لا تعود القواعد سارية.',
        message: 'يبدو هذا قائمةً بأشخاص. أخفوا الهوية في الأعمدة التي لا يحتاج إليها المستلم.',
      },
    },
  },
  personalData: {
    title: 'البيانات الشخصية (GDPR)',
    description: 'لا تغادر البيانات الشخصية المؤسسة إلا محمية، وبقدر الحاجة ومدتها فقط.',
    policies: {
      encrypted: {
        name: 'GDPR: تشفير أرقام التعريف',
        description:
          'المادتان \u206832(1)(a)\u2069 و87: التشفير تدبير يتناسب مع الخطر؛ وتنطبق شروط خاصة على أرقام الهوية الوطنية.',
        message: 'الملفات التي تحتوي على أرقام تعريف تحتاج إلى حماية بكلمة مرور.',
      },
      warned: {
        name: 'GDPR: البيانات اللازمة فقط',
        description: 'المادة \u20685(1)(c)\u2069، تقليل البيانات.',
        message: 'تبدو هذه بيانات شخصية لأشخاص كثيرين. أخفوا الهوية في الأعمدة التي لا يحتاج إليها المستلم.',
      },
      shortLived: {
        name: 'GDPR: البيانات الشخصية لأربعة عشر يومًا',
        description: 'المادة \u20685(1)(e)\u2069، تقييد مدة التخزين.',
        message: 'يعمل الرابط إلى البيانات الشخصية أربعة عشر يومًا على الأكثر.',
      },
    },
  },
  ownDomain: {
    title: 'تسجيل الدخول للنطاق الخاص',
    description: 'لا يفتح الزملاء الروابط إلا بعد تسجيل الدخول.',
    policies: {
      signIn: {
        name: 'تسجيل دخول الزملاء',
        description: 'الرابط في رسالة أُعيد توجيهها لا يفتح شيئًا من دون حساب المستلم.',
      },
    },
  },
  unreadFiles: {
    title: 'لا يغادر شيء من دون فحص',
    description: 'تبقى الملفات التي لا يمكن فحصها داخل المؤسسة.',
    policies: {
      blocked: {
        name: 'لا يغادر شيء من دون فحص',
        description: 'الملف المشفّر أو التالف أو غير المعروف قد يحتوي على أي شيء.',
        message: 'تعذر فحص أحد الملفات بالكامل. أرسلوه بتنسيق مقروء، من دون كلمة مرور خاصة به.',
      },
    },
  },
}
