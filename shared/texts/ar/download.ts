import type { DownloadTexts } from '../en/download.ts'
import {
  countFiles,
  countShared,
  formatBytes,
  formatCount,
  formatDateTime,
  formatPercent,
  formatRelative,
  plural,
} from '../format.ts'

const size = (bytes: number) => formatBytes(bytes, 'ar')
const isolated = (text: string) => `\u2068${text}\u2069`

/** بعد حرف جر */
const seconds = (count: number) =>
  plural(
    count,
    { zero: '# ثانية', one: 'ثانية واحدة', two: 'ثانيتين', few: '# ثوانٍ', many: '# ثانية', other: '# ثانية' },
    'ar',
  )

export const downloadTexts: DownloadTexts = {
  opening: 'جارٍ فتح الرابط',
  countShared: (count, isArchived) => countShared(count, isArchived, 'ar'),
  size,
  moment: iso => formatDateTime(iso, undefined, 'ar'),
  relative: (iso, now) => formatRelative(iso, now, 'ar'),
  percent: whole => formatPercent(whole, 'ar'),
  retry: 'إعادة المحاولة',
  resume: 'استئناف',
  whatCanIDo: 'ما الذي يمكنني فعله؟',
  language: 'اللغة',
  faq: 'الأسئلة الشائعة',
  help: 'طريقة الاستخدام',
  accessibility: 'بيان سهولة الوصول',
  cancel: 'إلغاء',

  link: {
    processing: 'أوشكت على الجاهزية',
    processingTexts: [
      'ما زالت ملفاتكم قيد المعالجة، يُرجى المحاولة لاحقًا.',
      'تتحقق هذه الصفحة تلقائيًا وتُفتح فور جاهزية الملفات.',
    ],
    checkAgain: 'التحقق من جديد',
    expired: 'انتهت صلاحية عملية النقل',
    expiredText: 'لم تعد الملفات التي تحاولون تنزيلها متاحة. يمكنكم أن تطلبوا من المرسل إرسالها من جديد.',
    moreTime: {
      ask: 'طلب وقت إضافي',
      asked:
        'شكرًا لكم. إذا كان من الممكن إتاحة الملفات بعد، فسيصل طلبكم إلى مرسلها. وإذا منح وقتًا إضافيًا، يعمل هذا الرابط من جديد.',
    },
    unknown: 'هذا الرابط غير معروف.',
    unknownText: 'يُرجى التأكد من نسخه كاملًا، من أول حرف إلى آخر حرف.',
    busy: 'عدد الطلبات كبير جدًا.',
    busyText: count => `تعيد هذه الصفحة المحاولة تلقائيًا بعد ${seconds(count)}.`,
    tryAgain: 'إعادة المحاولة',
    unreachable: 'يتعذر التنزيل.',
    unreachableText: 'يتعذر الوصول إلى الخادم. يُرجى التحقق من الاتصال.',
    refused: 'فشل التنزيل.',
    refusedText: 'الخدمة غير متاحة حاليًا. يُرجى إعادة المحاولة بعد قليل.',
  },

  transfer: {
    hasShared: (count, isArchived) => `شارك معكم ما يلي: ${countShared(count, isArchived, 'ar')}`,
    message: 'الرسالة',
    readMore: 'عرض المزيد',
    hide: 'إخفاء',
    expires: relative => `تنتهي الصلاحية ${relative}`,
    isProtected: 'محمية بكلمة مرور',
    isProtectedText: 'تنزّلون أرشيف ZIP واحدًا. تصل كلمة مروره في رسالة بريد إلكتروني منفصلة.',
    acknowledgement: 'أؤكد أن هذه الملفات موجهة إليّ وأنني سأتعامل معها بعناية.',
    tickFirst: 'يُرجى وضع علامة في الخانة أعلاه للمتابعة.',
    proceed: 'متابعة',
  },

  /** After a press that a program could have made. */
  personStep: {
    title: 'خطوة أخرى',
    text: 'بدت الضغطة كأنها فحص آلي من نظام البريد. انتظروا لحظة، ثم اضغطوا الزر مرة واحدة.',
    open: 'فتح الملفات',
    wait: 'يرجى الانتظار حتى يصبح الزر جاهزًا.',
    ready: 'الزر جاهز.',
  },

  archive: {
    howToOpen: 'طريقة فتح الأرشيف',
    steps: [
      'نزّلوا الأرشيف، وابحثوا عن الرسالة التي تحمل كلمة المرور. أُرسلت منفصلة عن الرسالة التي تحمل الرابط.',
      'افتحوا الأرشيف ببرنامج يدعم AES-256: \u20687-Zip\u2069 أو WinZip على Windows، أو Keka على Mac، أو \u20687z\u2069 على Linux.',
      'انسخوا كلمة المرور من الرسالة، من دون مسافات قبلها أو بعدها.',
    ],
    otherTools:
      'رسالة «Operation not permitted» أو خطأ مشابه يعني أن البرنامج لا يدعم AES-256: استخدموا أحد البرامج المذكورة أعلاه.',
  },

  file: {
    download: name => `تنزيل ${isolated(name)}`,
    downloadAgain: name => `تنزيل ${isolated(name)} من جديد`,
    retry: name => `إعادة محاولة تنزيل ${isolated(name)}`,
    preparingName: name => `جارٍ تحضير ${isolated(name)}`,
    preparing: 'جارٍ تحضير التنزيل.',
    busy: count => `عدد الطلبات كبير جدًا، المتابعة بعد ${seconds(count)}.`,
    tooMany: count => `عدد الطلبات كبير جدًا. يُرجى إعادة المحاولة بعد ${seconds(count)}.`,
    started: 'بدأ التنزيل.',
    saved: 'تم الحفظ.',
    failed: name => `فشل تنزيل ${isolated(name)}.`,
    waiting: 'في انتظار دوره.',
    inArchive: 'ضمن ملف ZIP.',
    cancel: name => `إلغاء تنزيل ${isolated(name)}`,
    resume: name => `استئناف تنزيل ${isolated(name)}`,
  },

  all: {
    download: 'تنزيل الكل',
    downloadZip: 'تنزيل الكل في ملف ZIP',
    counting: (index, count) => `جارٍ تنزيل ${formatCount(index, 'ar')} من ${formatCount(count, 'ar')}`,
    started: 'بدأت جميع التنزيلات.',
    someFailed: count => `تعذر تنزيل ما يلي: ${countFiles(count, 'ar')}.`,
    fileName: day => `files-${day}.zip`,
    cancel: 'إلغاء تنزيل جميع الملفات',
    resume: 'استئناف تنزيل جميع الملفات',
    failed: 'فشل التنزيل.',
  },

  saving: {
    progress: name => `تقدم ${isolated(name)}`,
    bytes: (done, total) => `${size(done)} من ${size(total)}`,
    begun: name => `جارٍ حفظ ${isolated(name)}.`,
    broken: 'انقطع الاتصال. يُستأنف التنزيل تلقائيًا من حيث توقف.',
    goesOn: 'التنزيل مستمر.',
    finishing: 'جارٍ الإنهاء.',
    saved: name => `حُفظ الملف ${isolated(name)}.`,
    cancelled: 'أُلغي التنزيل.',
    noRoom: 'لا توجد مساحة كافية على هذا القرص.',
    notWritable: 'لا يمكن حفظ الملف هناك. يُرجى اختيار مكان آخر.',
    keepOpen: 'أبقوا هذه الصفحة مفتوحة حتى يكتمل التنزيل.',
  },

  login: {
    title: 'سجّلوا الدخول لفتح هذه الملفات',
    text: 'لا تُفتح إلا للشخص الموجهة إليه. تعودون إلى هنا بعد ذلك.',
    signIn: 'تسجيل الدخول',
    otherPerson: 'لا تُفتح هذه الملفات لكم',
    otherPersonTexts: email => [
      `سجّلتم الدخول هنا بالعنوان ${isolated(email)}. الملفات موجهة إلى شخص آخر، أو أن جلستكم انتهت.`,
      'سيُسجَّل خروجكم أولًا. اضغطوا «تسجيل الدخول» في الصفحة التالية، ثم تعودون إلى هنا.',
    ],
    signInAsAnother: 'تسجيل الدخول بحساب آخر',
  },

  code: {
    title: 'يُرجى تأكيد هويتكم',
    text: 'يحمي المرسل هذه الملفات برمز صالح لبضع دقائق.',
    goesTo: {
      sms: phone => `رمز عبر SMS إلى ${isolated(phone)}`,
      email: email => `رمز بالبريد الإلكتروني إلى ${isolated(email)}`,
    },
    wentTo: {
      sms: phone => `الرمز المرسل عبر SMS إلى ${isolated(phone)}`,
      email: email => `الرمز المرسل بالبريد الإلكتروني إلى ${isolated(email)}`,
    },
    nothingYet: 'لا يُرسل شيء قبل أن تضغطوا الزر.',
    send: 'إرسال الرمز',
    sending: 'جارٍ الإرسال…',
    sent: 'أُرسل الرمز.',
    verify: 'تحقق',
    verifying: 'جارٍ التحقق…',
    expiresIn: clock => `تنتهي الصلاحية خلال ${isolated(clock)}`,
    expiresSoon: count => `تنتهي صلاحية الرمز خلال ${seconds(count)}.`,
    expired: 'انتهت صلاحية الرمز.',
    wrong: 'رمز خاطئ',
    attempts: count =>
      plural(
        count,
        {
          zero: 'لم تبقَ أي محاولات',
          one: 'بقيت محاولة واحدة',
          two: 'بقيت محاولتان',
          few: 'بقيت # محاولات',
          many: 'بقيت # محاولة',
          other: 'بقيت # محاولة',
        },
        'ar',
      ),
    incomplete: 'يتكون الرمز من ستة أرقام.',
    otherPrefix: (theirs, ours) => `يبدأ هذا الرمز بـ ${isolated(theirs)}. أحدث رمز يبدأ بـ ${isolated(ours)}.`,
    resend: { sms: 'إرسال رمز جديد عبر SMS', email: 'إرسال رمز جديد بالبريد الإلكتروني' },
    instead: { sms: 'الإرسال عبر SMS بدلًا من ذلك', email: 'الإرسال بالبريد الإلكتروني بدلًا من ذلك' },
    failed: 'فشل تسجيل الدخول.',
    unreachable: 'يتعذر الوصول إلى الخادم. يُرجى التحقق من الاتصال.',
    refused: {
      sms: 'رفضت شبكة الهاتف الرسالة. يُرجى مطالبة المرسل بالتحقق من الرقم.',
      email: 'تعذر إرسال الرمز إلى هذا العنوان. يُرجى مطالبة المرسل بالتحقق منه.',
    },
    waiting: 'ما زالت الملفات قيد المعالجة، ولم يُرسل رمز. يُرجى إعادة المحاولة بعد دقيقة.',
    trust: {
      label: 'الوثوق بهذا الجهاز لمدة 30 يومًا',
      text: 'ستُفتح الروابط اللاحقة الموجهة إليكم في هذا المتصفح دون رمز. حددوا هذا الخيار فقط على جهاز لا يستخدمه أحد غيركم.',
      isTrusted: 'هذا الجهاز موثوق به. تُفتح هنا الروابط الموجهة إليكم دون رمز.',
      forget: 'إلغاء الوثوق بهذا الجهاز',
      forgotten: 'لم يعد هذا الجهاز موثوقًا به. سيطلب الرابط التالي رمزًا من جديد.',
      failed: 'تعذر تسجيل هذا الجهاز بوصفه جهازًا موثوقًا به. سيطلب الرابط التالي رمزًا من جديد.',
    },
    ended: 'لم تعد هذه الملفات متاحة، ولم يُرسل رمز. يُرجى إعادة تحميل هذه الصفحة.',
    locked: (relative, at) =>
      `لم يُرسل رمز، لأن عدد الرموز المطلوبة كبير جدًا. يمكنكم طلب رمز آخر ${relative}، ابتداءً من ${at}.`,
    lockedPermanently:
      'لم يُرسل رمز، لأن عدد الرموز المطلوبة كبير جدًا. يُرجى مطالبة المرسل بالسماح برموز جديدة، ثم أرسلوا رمزًا من هنا.',
  },
}
