import type { DemandTexts, OptionsTexts, PolicyTexts } from '../en/options.ts'
import { formatCount, formatDateTime, formatDuration, formatList, plural } from '../format.ts'

const number = (count: number) => formatCount(count, 'ar')
const isolated = (text: string) => `\u2068${text}\u2069`
const moment = (iso: string) => formatDateTime(iso, undefined, 'ar')

/** بعد حرف جر */
const days = (count: number) =>
  plural(count, { zero: '# يوم', one: 'يوم واحد', two: 'يومين', few: '# أيام', many: '# يومًا', other: '# يوم' }, 'ar')

export const options: OptionsTexts = {
  panel: 'الخيارات',
  days: (min, max) => `عدد الأيام: من ${number(min)} إلى ${number(max)}.`,

  expiry: {
    label: 'مدة صلاحية مخصصة',
    field: 'عدد الأيام حتى انتهاء صلاحية الرابط',
    lasting: (count, until) => `${formatDuration(count, 'day', 'ar')}، حتى ${moment(until)} تقريبًا`,
    fixed: (count, until) => `يعمل الرابط لمدة ${days(count)}، حتى ${moment(until)} تقريبًا`,
    invalid: 'عدد الأيام غير صالح بعد',
    requestField: 'عدد الأيام حتى انتهاء صلاحية رابط الرفع',
    requestFixed: count => `يعمل رابط الرفع لمدة ${days(count)}`,
  },

  protection: {
    label: 'الحماية بكلمة مرور',
    on: 'مفعّل: أرشيف ZIP واحد، وكلمة مروره في رسالة ثانية',
    off: 'غير مفعّل: تُرسل الملفات كما هي',
    meaning:
      'تُرسل جميع الملفات في أرشيف ZIP واحد مشفّر بطريقة AES-256. تصل كلمة مروره إلى المستلم في رسالة ثانية، ويحتاج إلى برنامج ZIP يدعم AES-256، مثل \u20687-Zip\u2069 أو WinZip أو Keka.',
    demand: 'تشترط مؤسستكم الحماية بكلمة مرور لعملية النقل هذه.',
    tooLargeTitle: 'تشترط مؤسستكم الحماية بكلمة مرور لعملية النقل هذه',
    tooLarge: 'ارجعوا وأرسلوا عددًا أقل من الملفات في كل مرة.',
  },

  code: {
    label: 'رمز عبر SMS',
    meaning: 'قبل التنزيل، يُدخل المستلم رمزًا أُرسل إلى هاتفه.',
    demand: 'تشترط مؤسستكم رمزًا عبر SMS.',
    offForLink: 'غير مفعّل: يكفي الرابط',
    offForSignIn: 'غير مفعّل: يكفي تسجيل الدخول',
    incomplete: isMailed => (isMailed ? 'مفعّل: لا رقم صالحًا بعد، أو بالبريد الإلكتروني' : 'مفعّل: لا رقم صالحًا بعد'),
    missing: isMailed => (isMailed ? 'مفعّل: لا رقم بعد، أو بالبريد الإلكتروني' : 'مفعّل: لا رقم بعد'),
    on: (phone, isMailed) =>
      isMailed ? `مفعّل: يُرسل إلى ${isolated(phone)}، أو بالبريد الإلكتروني` : `مفعّل: يُرسل إلى ${isolated(phone)}`,
    byEmail: 'السماح بالرمز عبر البريد الإلكتروني أيضًا',
    byEmailMeaning: 'أكثر راحة لكنه أقل أمانًا: كل من يستطيع قراءة بريد المستلم يحصل على الرابط والرمز معًا.',
    goesTo: 'يُرسل الرمز إلى {number}، كما في عملية نقل سابقة.',
    otherNumber: 'استخدام رقم آخر',
    goesElsewhere: 'يُرسل الرمز إلى رقم يختلف عن رقم عملية نقل سابقة.',
    keep: phone => `الإبقاء على ${isolated(phone)}`,
  },

  emailCode: {
    label: 'رمز بالبريد الإلكتروني',
    meaning:
      'قبل التنزيل، يُدخل المستلم رمزًا ترسله الصفحة إلى عنوانه. وهذا يمنع من لا يملك إلا رابطًا أُعيد توجيهه. لكنه أضعف من الهاتف: يصل الرابط والرمز إلى صندوق البريد نفسه.',
    demand: 'تشترط مؤسستكم رمزًا، بالبريد الإلكتروني على الأقل.',
    off: 'غير مفعّل',
    on: 'مفعّل: يُرسل إلى عنوان المستلم نفسه',
  },

  phone: {
    label: 'رقم الهاتف الجوال للمستلم',
    country: 'البلد',
    region: (country, callingCode) => `${country} (\u2068+${callingCode}\u2069)`,
    otherCountry: 'لبلد آخر، ابدؤوا بعلامة + ثم رمز البلد.',
    loading: 'جارٍ تحميل حقل الهاتف',
    notLoaded: 'تعذر تحميل حقل الهاتف',
    notLoadedText: 'يُرجى التحقق من الاتصال. ما أدخلتموه محفوظ.',
  },

  sender: {
    label: 'إخفاء اسمي وعنواني',
    on: organization => `مفعّل: لا يرى المستلم سوى ${isolated(organization)}`,
    off: 'غير مفعّل: يظهر اسمكم وعنوانكم',
    meaning: organization => `لا يرى المستلم سوى ${isolated(organization)}، ولا يراكم.`,
    demand: 'تشترط مؤسستكم إخفاء اسمكم وعنوانكم.',
  },

  trackingId: {
    label: 'معرّف التتبع',
    on: trackingId => `مفعّل: ${isolated(trackingId)}`,
    missing: 'مفعّل: لا معرّف بعد',
    off: 'غير مفعّل',
    meaning: 'رقم قضية أو عقد لديكم، للعثور على هذا لاحقًا. لا يراه المستلم.',
    demand: 'تشترط مؤسستكم معرّف تتبع.',
    field: 'معرّف التتبع لعملية النقل هذه',
  },

  templateSet: {
    label: 'مجموعة قوالب الرسائل',
    fixed: name => `مجموعة قوالب الرسائل: ${isolated(name)}`,
    field: 'مجموعة القوالب',
  },

  linkMail: {
    label: recipient => `إرسال الرابط بالبريد الإلكتروني إلى ${isolated(recipient)}`,
    labelWithoutRecipient: 'إرسال الرابط إليه بالبريد الإلكتروني',
    on: 'مفعّل',
    off: 'غير مفعّل: تنسخون الرابط وتوصلونه بأنفسكم',
  },
  downloadNotice: {
    label: 'مراسلتي عند أول تنزيل',
    on: 'مُفعَّل: رسالة واحدة في الساعة على الأكثر عند تعدد المستلمين',
    off: 'مُعطَّل: تعرض صفحة عملية النقل التنزيلات',
  },
}

const featureNames: Readonly<Record<string, string>> = {
  anonymousTransfer: 'إخفاء المرسل',
  passwordProtection: 'الحماية بكلمة مرور',
  mobileOtp: 'الرمز عبر SMS',
  emailOtp: 'الرمز بالبريد الإلكتروني',
  trackingId: 'معرّف التتبع',
  expiryDays: 'عدد الأيام حتى انتهاء الصلاحية',
  templateSet: 'مجموعة القوالب',
}
const toFeatureName = (feature: string) => featureNames[feature] ?? feature

export const demandTexts: DemandTexts = {
  block: 'لا تسمح مؤسستكم بعملية النقل هذه.',
  blockRequest: 'لا تسمح مؤسستكم بهذا الطلب.',
  blockAction: 'غيّروا المستلم أو الملفات، أو اسألوا مسؤولي مؤسستكم.',
  sendAgainAction: 'أعيدوا الإرسال وفق ما تشترطه السياسة. الملفات محفوظة.',
  requestBlockAction: 'اطلبوا من شخص آخر، أو اسألوا مسؤولي مؤسستكم.',
  warn: 'تطلب مؤسستكم التحقق من عملية النقل هذه قبل إرسالها.',
  warnAction: 'تحققوا من المستلم والملفات.',
  conflict: feature => `تتعارض سياسات مؤسستكم بشأن ${toFeatureName(feature)}.`,
  conflictAction: 'يُرجى إبلاغ أحد المسؤولين.',
  required: feature => `يلزم لعملية النقل هذه: ${toFeatureName(feature)}.`,
  requiredAll: features => `يلزم لعملية النقل هذه: ${formatList(features.map(toFeatureName), 'ar')}.`,
  requiredAction: feature => {
    if (feature === 'trackingId') return 'أدخلوا معرّف تتبع.'
    return feature === 'mobileOtp' ? 'أدخلوا رقم هاتف المستلم.' : 'فعّلوا هذا الخيار.'
  },
  prohibited: feature => `غير متاح لعملية النقل هذه: ${toFeatureName(feature)}.`,
  prohibitedAction: 'أرسلوا من دونه.',
  minExpiry: count => `يجب أن يعمل الرابط مدة لا تقل عن ${days(count)}.`,
  maxExpiry: count => `لا يمكن أن يعمل الرابط مدة تزيد على ${days(count)}.`,
  templateSet: name => `لا يُسمح إلا بمجموعة القوالب «${name}».`,
  templateSetAction: 'اختاروها.',
  signIn: 'يجب أن يسجّل المستلم الدخول لفتح الرابط.',
  consent: 'موافقتكم مطلوبة لعملية النقل هذه.',
  bannedDomain: (organization, domain) => `لا تسمح ${isolated(organization)} بإرسال ملفات إلى ${isolated(domain)}.`,
  allowed: (domains, others) =>
    `النطاقات المسموح بها للمستلمين: ${formatList(others > 0 ? [...domains, `${number(others)} غيرها`] : domains, 'ar')}.`,
}

export const policyTexts: PolicyTexts = {
  by: (names, others) => {
    const quoted = names.map(name => `«${name}»`).join('، ')
    if (others > 0) return `السياسات: ${quoted} و${number(others)} غيرها.`
    if (names.length === 1) return `السياسة: ${quoted}.`
    return names.length === 2 ? `السياستان: ${quoted}.` : `السياسات: ${quoted}.`
  },
  says: (name, text) => `السياسة «${name}»: ${text}`,
  silent: name => `السياسة «${name}»`,
  notAvailable: (feature, name) => `غير متاح: ${toFeatureName(feature)} (السياسة «${name}»).`,
  more: target => `المزيد في ${isolated(target)}`,
  conflict: (otherPolicy, feature) =>
    `تشترط السياسة «${otherPolicy}» العكس بشأن ${toFeatureName(feature)}، وقد تنطبق الاثنتان على عملية نقل واحدة. ضيّقوا شروط إحداهما أو أوقفوا إحداهما.`,

  blockedTransfer: 'لا يمكن إرسال عملية النقل هذه',
  blockedRequest: 'لا يمكن تقديم هذا الطلب',
  checkTransfer: 'يُرجى التحقق من عملية النقل هذه',
  checkRequest: 'يُرجى التحقق من هذا الطلب',
  checkAgain: 'التحقق من جديد',
  transferBelow: 'تمنع سياسة عملية النقل هذه: انظروا أدناه.',
  requestBelow: 'تمنع سياسة هذا الطلب: انظروا أدناه.',
}
