import type { WordsTexts } from '../en/words.ts'
import { countFiles, formatBytes, formatCount, plural } from '../format.ts'

const number = (count: number) => formatCount(count, 'ar')
const isolated = (text: string) => `\u2068${text}\u2069`

const kind = (one: string, many: string, single: string, two: string) => ({
  one,
  many,
  counted: (count: number) =>
    plural(
      count,
      { zero: `لا ${many}`, one: single, two, few: `# ${many}`, many: `# ${one}`, other: `# ${one}` },
      'ar',
    ),
})

const infoTypes: WordsTexts['infoTypes'] = {
  CREDIT_CARD_NUMBER: {
    one: 'رقم بطاقة ائتمان',
    many: 'أرقام بطاقات ائتمان',
    counted: count =>
      plural(
        count,
        {
          zero: 'لا أرقام بطاقات ائتمان',
          one: 'رقم بطاقة ائتمان واحد',
          two: 'رقما بطاقة ائتمان',
          few: '# أرقام بطاقات ائتمان',
          many: '# رقم بطاقة ائتمان',
          other: '# رقم بطاقة ائتمان',
        },
        'ar',
      ),
  },
  DOMAIN_NAME: {
    one: 'اسم نطاق',
    many: 'أسماء نطاقات',
    counted: count =>
      plural(
        count,
        {
          zero: 'لا أسماء نطاقات',
          one: 'اسم نطاق واحد',
          two: 'اسما نطاق',
          few: '# أسماء نطاقات',
          many: '# اسم نطاق',
          other: '# اسم نطاق',
        },
        'ar',
      ),
  },
  EMAIL_ADDRESS: {
    one: 'عنوان بريد إلكتروني',
    many: 'عناوين بريد إلكتروني',
    counted: count =>
      plural(
        count,
        {
          zero: 'لا عناوين بريد إلكتروني',
          one: 'عنوان بريد إلكتروني واحد',
          two: 'عنوانا بريد إلكتروني',
          few: '# عناوين بريد إلكتروني',
          many: '# عنوان بريد إلكتروني',
          other: '# عنوان بريد إلكتروني',
        },
        'ar',
      ),
  },
  IBAN_CODE: {
    one: 'رقم حساب مصرفي دولي (IBAN)',
    many: 'أرقام حسابات مصرفية دولية (IBAN)',
    counted: count =>
      plural(
        count,
        {
          zero: 'لا أرقام IBAN',
          one: 'رقم IBAN واحد',
          two: 'رقما IBAN',
          few: '# أرقام IBAN',
          many: '# رقم IBAN',
          other: '# رقم IBAN',
        },
        'ar',
      ),
  },
  IP_ADDRESS: {
    one: 'عنوان IP',
    many: 'عناوين IP',
    counted: count =>
      plural(
        count,
        {
          zero: 'لا عناوين IP',
          one: 'عنوان IP واحد',
          two: 'عنوانا IP',
          few: '# عناوين IP',
          many: '# عنوان IP',
          other: '# عنوان IP',
        },
        'ar',
      ),
  },
  LOCATION: {
    one: 'موقع جغرافي',
    many: 'مواقع جغرافية',
    counted: count =>
      plural(
        count,
        {
          zero: 'لا مواقع جغرافية',
          one: 'موقع جغرافي واحد',
          two: 'موقعان جغرافيان',
          few: '# مواقع جغرافية',
          many: '# موقعًا جغرافيًا',
          other: '# موقع جغرافي',
        },
        'ar',
      ),
  },
  PERSON_NAME: {
    one: 'اسم شخص',
    many: 'أسماء أشخاص',
    counted: count =>
      plural(
        count,
        {
          zero: 'لا أسماء أشخاص',
          one: 'اسم شخص واحد',
          two: 'اسما شخصين',
          few: '# أسماء أشخاص',
          many: '# اسم شخص',
          other: '# اسم شخص',
        },
        'ar',
      ),
  },
  PHONE_NUMBER: {
    one: 'رقم هاتف',
    many: 'أرقام هواتف',
    counted: count =>
      plural(
        count,
        {
          zero: 'لا أرقام هواتف',
          one: 'رقم هاتف واحد',
          two: 'رقما هاتف',
          few: '# أرقام هواتف',
          many: '# رقم هاتف',
          other: '# رقم هاتف',
        },
        'ar',
      ),
  },
  NATIONAL_ID: {
    one: 'رقم هوية وطنية',
    many: 'أرقام هوية وطنية',
    counted: count =>
      plural(
        count,
        {
          zero: 'لا أرقام هوية وطنية',
          one: 'رقم هوية وطنية واحد',
          two: 'رقما هوية وطنية',
          few: '# أرقام هوية وطنية',
          many: '# رقم هوية وطنية',
          other: '# رقم هوية وطنية',
        },
        'ar',
      ),
  },
  STREET_ADDRESS: {
    one: 'عنوان سكن',
    many: 'عناوين سكن',
    counted: count =>
      plural(
        count,
        {
          zero: 'لا عناوين سكن',
          one: 'عنوان سكن واحد',
          two: 'عنوانا سكن',
          few: '# عناوين سكن',
          many: '# عنوان سكن',
          other: '# عنوان سكن',
        },
        'ar',
      ),
  },
  SWIFT_CODE: {
    one: 'رمز SWIFT',
    many: 'رموز SWIFT',
    counted: count =>
      plural(
        count,
        {
          zero: 'لا رموز SWIFT',
          one: 'رمز SWIFT واحد',
          two: 'رمزا SWIFT',
          few: '# رموز SWIFT',
          many: '# رمز SWIFT',
          other: '# رمز SWIFT',
        },
        'ar',
      ),
  },
  API_KEY: kind('مفتاح API', 'مفاتيح API', 'مفتاح API واحد', 'مفتاحا API'),
  BANK_ACCOUNT_NUMBER: kind('رقم حساب بنكي', 'أرقام حسابات بنكية', 'رقم حساب بنكي واحد', 'رقما حسابين بنكيين'),
  CRYPTO_ADDRESS: kind('عنوان عملة مشفرة', 'عناوين عملات مشفرة', 'عنوان عملة مشفرة واحد', 'عنوانا عملة مشفرة'),
  DATE_OF_BIRTH: kind('تاريخ ميلاد', 'تواريخ ميلاد', 'تاريخ ميلاد واحد', 'تاريخا ميلاد'),
  DRIVERS_LICENSE_NUMBER: kind('رقم رخصة قيادة', 'أرقام رخص قيادة', 'رقم رخصة قيادة واحد', 'رقما رخصة قيادة'),
  ICD10_CODE: kind('رمز ICD-10', 'رموز ICD-10', 'رمز ICD-10 واحد', 'رمزا ICD-10'),
  LICENSE_PLATE: kind('رقم لوحة مركبة', 'أرقام لوحات مركبات', 'رقم لوحة مركبة واحد', 'رقما لوحة مركبة'),
  LOCATION_COORDINATES: kind('زوج إحداثيات', 'أزواج إحداثيات', 'زوج إحداثيات واحد', 'زوجا إحداثيات'),
  MAC_ADDRESS: kind('عنوان MAC', 'عناوين MAC', 'عنوان MAC واحد', 'عنوانا MAC'),
  MEDICAL_RECORD_NUMBER: kind('رقم سجل طبي', 'أرقام سجلات طبية', 'رقم سجل طبي واحد', 'رقما سجل طبي'),
  PASSPORT_NUMBER: kind('رقم جواز سفر', 'أرقام جوازات سفر', 'رقم جواز سفر واحد', 'رقما جواز سفر'),
  PRIVATE_KEY: kind('مفتاح خاص', 'مفاتيح خاصة', 'مفتاح خاص واحد', 'مفتاحان خاصان'),
  TAX_NUMBER: kind('رقم ضريبي', 'أرقام ضريبية', 'رقم ضريبي واحد', 'رقمان ضريبيان'),
}

function countPeople(people: number, isAtLeast: boolean): string {
  const counted = plural(
    people,
    {
      zero: 'لا أشخاص',
      one: 'شخص واحد',
      two: 'شخصان',
      few: '# أشخاص',
      many: '# شخصًا',
      other: '# شخص',
    },
    'ar',
  )
  return isAtLeast ? `${counted} على الأقل` : counted
}

const heldUntilHealthy = 'لا تُتاح الملفات من دون فحص. تستمر عملية النقل تلقائيًا.'

export const words: WordsTexts = {
  infoTypes,
  likelihoods: {
    VERY_UNLIKELY: 'مستبعد جدًا',
    UNLIKELY: 'مستبعد',
    POSSIBLE: 'ممكن',
    LIKELY: 'مرجّح',
    VERY_LIKELY: 'مرجّح جدًا',
  },
  states: {
    provisional: { label: 'قيد التنفيذ', meaning: 'عملية النقل قيد البدء' },
    requested: { label: 'مطلوبة', meaning: 'في انتظار أن يرفع المستلم الملفات' },
    uploading: { label: 'قيد الرفع', meaning: 'يجري رفع الملفات' },
    processing: { label: 'قيد المعالجة', meaning: 'تجري معالجة الملفات' },
    active: { label: 'نشطة', meaning: 'الملفات متاحة للمستلم' },
    failed: { label: 'فاشلة', meaning: 'تعذر إكمال عملية النقل' },
    expired: { label: 'منتهية', meaning: 'انتهت صلاحية عملية النقل' },
    retracted: { label: 'مسحوبة', meaning: 'سُحبت عملية النقل' },
    unknown: { label: 'غير معروفة', meaning: 'لا تعرف هذه الصفحة هذه الحالة بعد. يُرجى إعادة تحميلها.' },
  },
  options: {
    anonymized: 'إخفاء الهوية',
    passwordProtected: 'الحماية بكلمة مرور',
    otp: 'كلمة مرور لمرة واحدة',
    trackingId: 'معرّف التتبع',
  },
  ranges: {
    today: 'اليوم',
    yesterday: 'أمس',
    tomorrow: 'غدًا',
    'last-7-days': 'آخر 7 أيام',
    'this-week': 'هذا الأسبوع',
    'last-week': 'الأسبوع الماضي',
    'next-week': 'الأسبوع القادم',
    'this-month': 'هذا الشهر',
    'last-month': 'الشهر الماضي',
    'next-month': 'الشهر القادم',
  },
  methods: {
    none: 'بلا',
    sha256: 'تجزئة',
    basic_mask: 'حجب',
    regex_mask: 'تعبير نمطي',
    fpe_ffx2: 'تشفير يحافظ على التنسيق',
  },

  since: day => `منذ ${day}`,
  until: day => `حتى ${day}`,
  anyTime: 'أي وقت',
  justNow: 'الآن',
  filesInTotal: (count, bytes) => `${countFiles(count, 'ar')}، الإجمالي ${formatBytes(bytes, 'ar')}`,

  unread: {
    reasons: {
      password: 'الحماية بكلمة مرور',
      broken: 'تلف، أو محتوى لا يطابق التنسيق',
      unknown: 'تنسيق غير معروف',
      unsupported: 'لا نص مقروء في هذا التنسيق',
      encoding: 'ترميز نص غير معروف، احفظوا الملف بترميز UTF-8',
      tooLarge: 'الحجم كبير جدًا بعد فك الضغط',
      tooDeep: 'أرشيفات كثيرة متداخلة',
      tooManyEntries: 'عدد كبير جدًا من العناصر',
      overlapping: 'عناصر متراكبة، وهي علامة على أرشيف مخادع',
      timeout: 'استغرقت القراءة وقتًا طويلًا جدًا',
      memory: 'تطلبت القراءة ذاكرة كبيرة جدًا',
      sampled: 'جرى البحث في جزء من النص فقط عن بعض أنواع البيانات',
      other: 'سبب غير معروف',
    },
    file: reason => `تعذر فحص الملف: ${reason}.`,
    endOfFile: reason => `تعذر فحص الملف حتى آخره: ${reason}.`,
    parts: (count, reason) =>
      `${plural(
        count,
        {
          zero: 'لم يتعذر فحص أي جزء من الملف',
          one: 'تعذر فحص جزء واحد من الملف',
          two: 'تعذر فحص جزأين من الملف',
          few: 'تعذر فحص # أجزاء من الملف',
          many: 'تعذر فحص # جزءًا من الملف',
          other: 'تعذر فحص # جزء من الملف',
        },
        'ar',
      )}: ${reason}.`,
    none: 'تعذر الفحص',
    noneBecause: reason => `تعذر الفحص: ${reason}`,
    part: 'تعذر الفحص الكامل',
    partBecause: reason => `تعذر الفحص الكامل: ${reason}`,
  },
  malware: {
    reasons: {
      encrypted: 'مشفّر',
      tooDeep: 'أرشيفات كثيرة متداخلة',
      tooLarge: 'كبير جدًا',
      other: 'غير مقروء',
    },
    unscannable: reason => `تعذر الفحص بحثًا عن برمجيات خبيثة: ${reason}`,
    infected: name => `عُثر على برمجية خبيثة: \u2068${name}\u2069`,
    allowed: 'سمح به أحد المسؤولين رغم إنذار بوجود برمجية خبيثة',
    waiting: 'في انتظار ماسح البرمجيات الخبيثة',
    clean: 'لم يُعثر على برمجيات خبيثة',
    notScanned: 'لم يُفحص بحثًا عن برمجيات خبيثة',
  },
  notInspected: 'لم يُفحص',
  notInspectedYet: 'لم يُفحص بعد',
  nothingFound: 'لم يُعثر على شيء',
  nothingFoundInPart: 'لم يُعثر على شيء في ما أمكن فحصه',

  downloads: {
    none: 'لا شيء بعد',
    counted: count =>
      plural(
        count,
        {
          zero: 'لا تنزيلات',
          one: 'تنزيل واحد',
          two: 'تنزيلان',
          few: '# تنزيلات',
          many: '# تنزيلًا',
          other: '# تنزيل',
        },
        'ar',
      ),
    people: countPeople,
    archive: (people, isAtLeast) => `${countPeople(people, isAtLeast)}، الأرشيف`,
    some: (people, isAtLeast, files, of) =>
      `${countPeople(people, isAtLeast)}، الملفات: ${number(files)} من ${number(of)}`,
    byOne: files => `${countPeople(1, false)}، الكل: ${countFiles(files, 'ar')}`,
    byEach: (people, isAtLeast, files) =>
      `${countPeople(people, isAtLeast)}، لكل منهم الكل: ${countFiles(files, 'ar')}`,
    together: (people, isAtLeast, files) => `${countPeople(people, isAtLeast)}، معًا الكل: ${countFiles(files, 'ar')}`,
    howCounted: 'يُميَّز الأشخاص بتسجيل الدخول أو الرمز أو الشبكة.',
    firstOn: moment => `أول تنزيل في ${moment}`,
  },

  abandoned: 'أُلغي الرفع. لم يُشارَك شيء.',
  corrected: 'صُحح المستلم قبل الإرسال. لم يُشارَك شيء.',
  wrongRecipient: 'أُرسلت إلى مستلم خاطئ ثم سُحبت',
  arrived: recipient => `وصلت الملفات من ${isolated(recipient)}`,
  extend: 'تمديد',
  retractRefused: 'لا يمكن سحب عملية نقل إلا إذا كانت نشطة أو مطلوبة.',

  held: {
    inspection: `فحص الملفات لا يعمل على نحو صحيح حاليًا. ${heldUntilHealthy}`,
    extraction: `قراءة المستندات لا تعمل على نحو صحيح حاليًا. ${heldUntilHealthy}`,
    anonymization: `إخفاء الهوية في الجداول لا يعمل على نحو صحيح حاليًا. ${heldUntilHealthy}`,
    scanner: 'لا يعمل ماسح البرمجيات الخبيثة بشكل صحيح حاليًا. لا تُتاح الملفات من دون فحص. تستمر عملية النقل تلقائيًا.',
    other: `أحد الفحوص لا يعمل على نحو صحيح حاليًا. ${heldUntilHealthy}`,
  },
  heldTitle: 'ملفاتكم في الانتظار',
  processing: recipient => `تجري معالجة ملفاتكم، وستُرسل إلى ${isolated(recipient)} عند الانتهاء.`,
  processingUnmailed: recipient =>
    `تجري معالجة ملفاتكم. لا تُرسل رسالة بريد إلكتروني: عند الانتهاء، انسخوا الرابط وأعطوه إلى ${isolated(recipient)}.`,

  several: {
    andOthers: (first, others) =>
      `${isolated(first)} و${plural(others, { zero: '# آخرين', one: 'شخص آخر', two: 'شخصين آخرين', few: '# آخرين', many: '# آخرين', other: '# آخرين' }, 'ar')}`,
    count: recipients =>
      plural(
        recipients,
        { zero: 'لا مستلمين', one: 'مستلم واحد', two: 'مستلمان', few: '# مستلمين', many: '# مستلمًا', other: '# مستلم' },
        'ar',
      ),
    add: 'إضافة مستلم آخر',
    fromFile: 'من ملف',
    addLater: 'إضافة مستلمين',
    processingUnmailed:
      'تجري معالجة ملفاتكم. لا تُرسل رسالة بريد إلكتروني: عند الانتهاء، افتحوا عملية النقل، وانسخوا رابط كل مستلم وأوصلوه إليه.',
    readyByHand: 'ملفاتكم جاهزة. افتحوا عملية النقل، وانسخوا رابط كل مستلم وأوصلوه إليه.',
    noLongerShared: 'لم تعد الملفات متاحة للمستلمين.',
    discardText: 'يتوقف الرفع، وتُحذف جميع البيانات المرفوعة. لا يتلقى المستلمون شيئًا ولا يُبلَّغون.',
  },
}
