import type { PolicyMatchesTexts, PolicyModesTexts, PolicyPageTexts, PolicySummaryTexts } from '../en/policies.ts'
import { formatCount, formatList, plural } from '../format.ts'

const number = (count: number) => formatCount(count, 'ar')
const and = (values: readonly string[]) => formatList(values, 'ar')
const or = (values: readonly string[]) => formatList(values, 'ar', 'disjunction')

/** بعد حرف جر */
const days = (count: number) =>
  plural(count, { zero: '# يوم', one: 'يوم واحد', two: 'يومين', few: '# أيام', many: '# يومًا', other: '# يوم' }, 'ar')

/** بعد حرف جر */
const files = (count: number) =>
  plural(count, { zero: '# ملف', one: 'ملف واحد', two: 'ملفين', few: '# ملفات', many: '# ملفًا', other: '# ملف' }, 'ar')

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

export const policyPage: PolicyPageTexts = {
  title: 'الامتثال',
  add: 'إضافة سياسة',
  addFromPack: 'إضافة من حزمة',
  empty: 'لا توجد سياسات بعد',
  emptyText:
    'تنطبق السياسة على عمليات النقل التي تستوفي شروطها: مثلًا، يجب حماية الملفات التي تحتوي على أرقام بطاقات ائتمان بكلمة مرور، أو يظهر تحذير عند النقل إلى مستلمين جدد. من دون سياسات، يختار المرسلون جميع الخيارات بأنفسهم.',
  loading: 'جارٍ تحميل السياسات',
  listFailed: 'تعذر تحميل قائمة السياسات',
  fetchFailed: 'تعذر جلب السياسة',
  formFailed: 'تعذر تحميل نموذج السياسة',
  dialogFailed: 'تعذر تحميل مربع الحوار. يُرجى التحقق من الاتصال أو إعادة تحميل الصفحة.',
  packsFailed: 'تعذر تحميل حزم السياسات',
  createFailed: 'تعذر إنشاء السياسة',
  updateFailed: 'تعذر تحديث السياسة',
  created: 'أُنشئت السياسة بنجاح',
  updated: 'حُدّثت السياسة بنجاح',

  id: 'المعرّف',
  name: 'الاسم',
  description: 'الوصف',
  mode: 'الوضع',
  updatedOn: 'تاريخ التحديث',
  version: 'الإصدار',
  actions: 'الإجراءات',
  edit: 'تعديل',
  editOf: name => `تعديل: ${name}`,
  modeOf: name => `وضع ${name}`,
  changeMode: (name, mode) => `هل تريدون تغيير «${name}» إلى «${mode}»؟`,
  change: 'تغيير',
  saving: 'جارٍ الحفظ',
  justNow: 'الآن',
}

export const policyModes: PolicyModesTexts = {
  enforce: { label: 'تطبيق', help: 'تسري على كل عملية نقل تنطبق عليها.' },
  monitor: { label: 'مراقبة', help: 'تسجّل فقط ما كانت ستفعله.' },
  off: { label: 'إيقاف', help: 'لا تفعل شيئًا.' },
}

export const policyMatches: PolicyMatchesTexts = {
  enforced: count => `انطبقت على ${transfers(count)} في 90 يومًا`,
  monitored: count => `كانت ستنطبق على ${transfers(count)} في 90 يومًا`,
  withEffects: (matched, effects) => `${matched} (${effects.join('، ')})`,
  effects: {
    blocked: count => `ممنوعة: ${number(count)}`,
    warned: count => `مع تحذير: ${number(count)}`,
    changed: count => `معدّلة: ${number(count)}`,
  },
}

export const policySummaryTexts: PolicySummaryTexts = {
  sentence: (conditions, demands) => `إذا تبيّن أن ${and(conditions)}، فإن ${and(demands)}.`,
  forAll: demands => `في كل عملية نقل: ${and(demands)}.`,
  unfinished: conditions => `إذا تبيّن أن ${and(conditions)}، فإن…`,
  unfinishedForAll: 'في كل عملية نقل: …',
  others: count =>
    plural(
      count,
      {
        zero: 'لا غيرها',
        one: 'قيمة أخرى',
        two: 'قيمتان أخريان',
        few: '# قيم أخرى',
        many: '# قيمة أخرى',
        other: '# قيمة أخرى',
      },
      'ar',
    ),

  texts: {
    sender: {
      in: values => `المرسل هو ${or(values)}`,
      notIn: values => `المرسل ليس ${or(values)}`,
      matches: values => `عنوان المرسل يطابق ${or(values)}`,
    },
    'sender.domain': {
      in: values => `نطاق المرسل هو ${or(values)}`,
      notIn: values => `نطاق المرسل ليس ${or(values)}`,
      matches: values => `نطاق المرسل يطابق ${or(values)}`,
    },
    recipient: {
      in: values => `المستلم هو ${or(values)}`,
      notIn: values => `المستلم ليس ${or(values)}`,
      matches: values => `عنوان المستلم يطابق ${or(values)}`,
    },
    'recipient.domain': {
      in: values => `نطاق المستلم هو ${or(values)}`,
      notIn: values => `نطاق المستلم ليس ${or(values)}`,
      matches: values => `نطاق المستلم يطابق ${or(values)}`,
    },
    trackingId: {
      in: values => `معرّف التتبع هو ${or(values)}`,
      notIn: values => `معرّف التتبع ليس ${or(values)}`,
      matches: values => `معرّف التتبع يطابق ${or(values)}`,
    },
  },
  sets: {
    'sender.group': {
      anyOf: groups => `المرسل ينتمي إلى المجموعة ${or(groups)}`,
      allOf: groups =>
        groups.length === 1
          ? `المرسل ينتمي إلى المجموعة ${groups[0]}`
          : `المرسل ينتمي إلى جميع المجموعات ${and(groups)}`,
      noneOf: groups => `المرسل لا ينتمي إلى المجموعة ${or(groups)}`,
    },
    'files.extension': {
      anyOf: types => `أحد الملفات من النوع ${or(types)}`,
      allOf: types =>
        types.length === 1 ? `أحد الملفات من النوع ${types[0]}` : `الملفات تشمل جميع الأنواع ${and(types)}`,
      noneOf: types => `الملفات ليس فيها ملف من النوع ${or(types)}`,
    },
    'files.infoType': {
      anyOf: kinds => `الملفات تحتوي على ${or(kinds)}`,
      allOf: kinds => `الملفات تحتوي على ${and(kinds)}`,
      noneOf: kinds => `الملفات لا تحتوي على ${or(kinds)}`,
    },
  },
  countedInfoTypes: {
    anyOf: kinds => `الملفات تحتوي على الأقل على ما يلي: ${or(kinds)}`,
    allOf: kinds => `الملفات تحتوي على الأقل على ما يلي: ${and(kinds)}`,
    noneOf: kinds => `الملفات تحتوي على عدد أقل مما يلي: ${or(kinds)}`,
  },
  certainty: {
    VERY_UNLIKELY: clause => `${clause} (ولو كان مستبعدًا جدًا)`,
    UNLIKELY: clause => `${clause} (ولو كان مستبعدًا)`,
    POSSIBLE: clause => clause,
    LIKELY: clause => `${clause} (مرجّح على الأقل)`,
    VERY_LIKELY: clause => `${clause} (مرجّح جدًا)`,
  },
  numbers: {
    'files.count': {
      gte: count => `عملية النقل تضم ما لا يقل عن ${files(count)}`,
      lte: count => `عملية النقل تضم ما لا يزيد على ${files(count)}`,
    },
    'files.totalSize': {
      gte: mebibytes => `الحجم الإجمالي لا يقل عن \u2068${number(mebibytes)} MiB\u2069`,
      lte: mebibytes => `الحجم الإجمالي لا يزيد على \u2068${number(mebibytes)} MiB\u2069`,
    },
  },
  flags: {
    isTransferRequest: { yes: 'الملفات مطلوبة', no: 'الملفات مرسلة من دون طلب' },
    'files.anonymized': { yes: 'كل ملف أُخفيت هويته', no: 'الملفات لم تُخفَ هويتها جميعًا' },
    'files.notInspectable': {
      yes: 'أحد الملفات لا يمكن فحصه بالكامل',
      no: 'جميع الملفات يمكن فحصها بالكامل',
    },
    'files.unscannable': {
      yes: 'أحد الملفات لا يمكن فحصه بحثًا عن برمجيات خبيثة',
      no: 'لا ملف مغلق أمام ماسح البرمجيات الخبيثة',
    },
    'recipient.isNewToSender': { yes: 'المستلم جديد على المرسل', no: 'المستلم معروف لدى المرسل' },
    'recipient.isNewToOrganisation': {
      yes: 'المستلم جديد على المؤسسة',
      no: 'المستلم معروف لدى المؤسسة',
    },
  },

  demands: {
    anonymousTransfer: {
      required: 'إخفاء المرسل إلزامي',
      optional: 'إخفاء المرسل اختياري',
      prohibited: 'إخفاء المرسل محظور',
    },
    passwordProtection: {
      required: 'حماية الملفات بكلمة مرور إلزامية',
      optional: 'حماية الملفات بكلمة مرور اختيارية',
      prohibited: 'حماية الملفات بكلمة مرور محظورة',
    },
    mobileOtp: {
      required: 'كلمة المرور لمرة واحدة إلزامية',
      optional: 'كلمة المرور لمرة واحدة اختيارية',
      prohibited: 'كلمة المرور لمرة واحدة محظورة',
    },
    emailOtp: {
      required: 'الرمز بالبريد الإلكتروني أو ما هو أقوى منه إلزامي',
      optional: 'الرمز بالبريد الإلكتروني اختياري',
      prohibited: 'الرمز بالبريد الإلكتروني محظور',
    },
    trackingId: {
      required: 'معرّف التتبع إلزامي',
      optional: 'معرّف التتبع اختياري',
      prohibited: 'معرّف التتبع محظور',
    },
    acknowledgement: {
      required: 'إقرار المرسل إلزامي',
      optional: 'إقرار المرسل اختياري',
    },
    signIn: {
      required: 'تسجيل دخول المستلم إلزامي',
      optional: 'تسجيل دخول المستلم اختياري',
    },
    transfer: {
      allow: 'عملية النقل مسموح بها',
      warn: 'المرسل يرى تحذيرًا',
      block: 'عملية النقل ممنوعة',
    },
  },
  minExpiry: count => `مدة إتاحة الملفات لا تقل عن ${days(count)}`,
  maxExpiry: count => `مدة صلاحية الملفات لا تزيد على ${days(count)}`,
  templateSet: name => `الرسائل تستخدم مجموعة القوالب «${name}»`,
}
