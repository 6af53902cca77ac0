import type { ReviewTexts } from '../en/review.ts'
import { formatCount, formatList, plural } from '../format.ts'

const number = (count: number) => formatCount(count, 'ar')
const isolated = (text: string) => `\u2068${text}\u2069`

/** بعد حرف جر */
const days = (count: number) =>
  plural(count, { zero: '# يوم', one: 'يوم واحد', two: 'يومين', few: '# أيام', many: '# يومًا', other: '# يوم' }, 'ar')

/** بعد حرف جر */
const inHours = (count: number) =>
  plural(
    count,
    { zero: '# ساعة', one: 'ساعة واحدة', two: 'ساعتين', few: '# ساعات', many: '# ساعة', other: '# ساعة' },
    'ar',
  )

const opensAgain = (recipient: string) =>
  `إذا لم يتابع ${isolated(recipient)} الرفع، فاسحبوا الطلب. وإلا فسيُفتح رابطه من جديد بعد 24 ساعة من توقف الرفع.`

export const review: ReviewTexts = {
  transferHeading: 'تفاصيل عملية النقل',
  requestHeading: 'تفاصيل الطلب',
  refresh: 'تحديث',
  asAdministrator: 'تعرضون هذه الصفحة بصفتكم مسؤولين، من دون الرابط الذي يفتحها. يسجّل سجل التدقيق هذا العرض.',
  outdated: 'قد لا تكون هذه المعلومات محدّثة',
  triesAgain: 'تعيد الصفحة المحاولة كل بضع ثوانٍ.',
  pleaseTryAgain: 'يُرجى إعادة المحاولة.',

  missing: {
    title: 'لم يُعثر على عملية النقل',
    forSender:
      'ربما كان العنوان غير مكتمل، أو حُذفت عملية النقل، أو أرسلها زميل: لا يرى عملية النقل إلا مرسلها. يُرجى التحقق من العنوان.',
    forAdministrator: 'ربما كان العنوان غير مكتمل، أو حُذفت عملية النقل. يُرجى التحقق من العنوان.',
    failed: 'تعذر تحميل عملية النقل',
    failedText: 'تعذر تحميل عملية النقل.',
    loading: 'جارٍ تحميل عملية النقل',
  },

  state: {
    title: 'الحالة',
    extendable: moment => `يمكنكم تمديدها حتى ${moment}.`,
    waiting: 'في الانتظار',
    unknownReason: 'السبب غير معروف',
    notReleased: 'لم تُتَح الملفات.',
    notShared: 'لم يُشارَك شيء مع المستلم.',
    requestAgain: 'راجعوا الملفات ثم اطلبوها من جديد.',
    sendAgain: 'راجعوا الملفات ثم أرسلوها من جديد.',
    updating: meaning => `${meaning}. تُحدَّث هذه الصفحة كل خمس ثوانٍ.`,
    unfinished: (meaning, recipient) => `${meaning}. ${opensAgain(recipient)}`,
    stalled: (meaning, hours, recipient) =>
      `${meaning}. لم يصل شيء منذ ${inHours(hours)} على الأقل. ${opensAgain(recipient)}`,

    copyUploadLink: recipient =>
      `الطلب ما زال متاحًا: انسخوا الرابط أدناه وأوصلوه إلى ${isolated(recipient)} بطريقة أخرى.`,
    copyDownloadLink: 'الملفات ما زالت متاحة: انسخوا الرابط أدناه وأوصلوه إلى المستلم بطريقة أخرى.',
    uploadLink: 'رابط الرفع',
    uploadLinkNote: recipient => `يُستخدم الرابط مرة واحدة. كل من يملكه يستطيع الرفع بدلًا من ${isolated(recipient)}.`,
    downloadLink: 'رابط التنزيل',
    codeLinkNote: 'بهذا الرابط وبالرمز المرسل إلى هاتفه، يحصل المستلم على الملفات.',
    emailCodeLinkNote: 'بهذا الرابط وبرمز من صندوق بريده، يحصل المستلم على الملفات.',
    openLinkNote: 'كل من يملك هذا الرابط يستطيع الحصول على الملفات: لا تعطوه إلا للمستلم.',
    download: 'تنزيل',
    onlyYou: 'لا يستطيع أحد سواكم فتح الملفات، بعد تسجيل الدخول بصفتكم مقدّم الطلب.',

    requestedAgainAs: 'طُلبت من جديد في {link}',
    sentAgainAs: 'أُرسلت من جديد في {link}',
    sentAs: 'أُرسلت في {link}',
    sentToRightAs: 'أُرسلت إلى المستلم الصحيح في {link}',
    replaces: 'تحل محل {link} التي أُرسلت إلى مستلم خاطئ',
  },

  openUpload: {
    sending: 'ترفع علامة تبويب في هذا المتصفح الملفات الآن. أبقوها مفتوحة حتى يكتمل الرفع.',
    resumable: 'لم يكتمل الرفع. يمكنكم متابعته في هذا المتصفح.',
    elsewhere:
      'يستمر الرفع في المتصفح الذي بدأتموه فيه. إذا تعذر ذلك، فألغوا الرفع وأرسلوا الملفات من جديد. من دون تقدم ينتهي تلقائيًا بعد 24 ساعة.',
    goOn: 'متابعة',
  },

  blocked: {
    title: 'منعتها سياسة',
    sendAnew: 'لا يمكن إرسالها من جديد. أرسلوا ملفات أخرى، أو اختاروا مستلمًا آخر، أو اسألوا مسؤولي مؤسستكم.',
    requestAnew: 'راجعوا الملفات، ثم اطلبوا ملفات أخرى، أو اسألوا مسؤولي مؤسستكم.',
    changes: 'عند إعادة الإرسال تتغير عملية النقل على النحو التالي. الملفات محفوظة، ولا يُرفع شيء من جديد.',
    on: {
      anonymousTransfer: 'تُخفى هويتكم كمرسل.',
      passwordProtection: 'تُحمى الملفات بكلمة مرور.',
      mobileOtp: 'يحتاج المستلم إلى رمز عبر SMS.',
      emailOtp: 'يحتاج المستلم إلى رمز بالبريد الإلكتروني.',
      trackingId: 'يكون لعملية النقل معرّف تتبع.',
      acknowledgement: 'تعطون موافقتكم.',
    },
    off: {
      anonymousTransfer: 'تظهر هويتكم كمرسل.',
      passwordProtection: 'لا تُحمى الملفات بكلمة مرور.',
      mobileOtp: 'لا يحتاج المستلم إلى رمز عبر SMS.',
      emailOtp: 'لا يحتاج المستلم إلى رمز بالبريد الإلكتروني.',
      trackingId: 'لا يكون لعملية النقل معرّف تتبع.',
    },
    templateSet: name => `تستخدم الرسائل مجموعة القوالب «${name}».`,
    expiry: count => `يعمل الرابط لمدة ${days(count)}.`,
    other: feature => `يتغير خيار من إصدار أحدث: ${isolated(feature)}.`,
  },

  sendAgain: {
    trackingId: 'معرّف التتبع لعملية النقل هذه',
    failed: 'لم تُرسل عملية النقل من جديد',
    running: 'جارٍ إرسال عملية النقل من جديد',
    act: 'إعادة الإرسال',
    done: recipient => `أُرسلت عملية النقل إلى ${isolated(recipient)} من جديد.`,
  },

  undo: {
    button: 'تراجع عن الإرسال',
    running: 'جارٍ التراجع عن الإرسال',
    offer: 'لم يُرسل بعد: ما زال بإمكانكم التراجع',
    left: duration => `لا يُتاح شيء ولا يُرسل أي بريد قبل انتهاء المهلة. الوقت المتبقي: ${duration}.`,
    over: 'الملفات على وشك أن تُتاح.',
    failed: 'لم يتم التراجع عن الإرسال',
    done: 'جرى التراجع قبل الإرسال',
    doneText: 'لم يتلقَّ أحد بريدًا إلكترونيًا، والرابط لا يفتح أي ملفات.',
  },

  wrongRecipient: {
    button: 'مستلم خاطئ؟',
    title: 'هل أُرسلت إلى مستلم خاطئ؟',
    act: 'سحب الآن',
    running: 'جارٍ سحب عملية النقل',
    notReleased: recipient => `لم يُتَح شيء بعد. لن تصل إلى ${isolated(recipient)} الملفات ولا أي رسالة.`,
    thenSend: 'يمكنكم بعد ذلك إرسال الملفات نفسها إلى المستلم الصحيح من دون رفعها من جديد.',
    linkStops: recipient =>
      `يتوقف الرابط عن العمل فورًا، ولا يستطيع ${isolated(recipient)} الحصول على الملفات بعد ذلك. لا تُرسل إليه رسالة بهذا الشأن.`,
    thenSeeAndSend:
      'ترون بعد ذلك ما إذا كان شيء قد نُزّل، ويمكنكم إرسال الملفات نفسها إلى المستلم الصحيح من دون رفعها من جديد.',
    failed: 'لم تُسحب عملية النقل',
    reloaded: 'حُمّلت الحالة الحالية. إذا كانت عملية النقل ما زالت موجهة إلى هذا المستلم، فيُرجى إعادة المحاولة.',

    cannotGet: recipient => `لم يعد الرابط يعمل. لا يستطيع ${isolated(recipient)} الحصول على الملفات.`,
    mayHave: recipient => `لم يعد الرابط يعمل، لكن ربما حصل ${isolated(recipient)} على الملفات.`,
    report: 'أبلغوا الآن مسؤول الأمن أو أحد مسؤولي مؤسستكم، مع ذكر معرّف النقل أدناه.',
    erased: 'مُحيت الملفات المحفوظة. أرسلوها إلى المستلم الصحيح في عملية نقل جديدة.',

    send: moment =>
      `أرسلوا الملفات والرسالة والخيارات نفسها إلى المستلم الصحيح. لا يُرفع شيء من جديد. يمكنكم ذلك حتى ${moment}، ثم تُمحى الملفات.`,
    newPassword: 'يحصل الأرشيف على كلمة مرور جديدة.',
    name: 'اسم المستلم الصحيح - اختياري',
    email: 'البريد الإلكتروني للمستلم الصحيح',
    sameAddress: 'هذا هو العنوان الذي أُرسلت إليه خطأً.',
    sendAct: 'إرسال إلى المستلم الصحيح',
    sendActTo: address => `إرسال إلى ${isolated(address)}`,
    sending: 'جارٍ إرسال الملفات المحفوظة',
    sendingTo: recipient => `جارٍ إرسال الملفات إلى ${isolated(recipient)}.`,
  },

  archive: {
    title: 'الحماية بكلمة مرور',
    name: 'الأرشيف',
    sealing: percent => `جارٍ التشفير ${percent}`,
    sealedLater: 'يُشفَّر بعد فحص جميع الملفات',
    passwordLater: recipient =>
      `تُشفَّر الملفات في أرشيف ZIP واحد بطريقة AES-256. تُرسل كلمة مروره إلى ${isolated(recipient)} في رسالة منفصلة.`,
    passwordUnsent: 'لم يُشارَك شيء، ولم تُرسل كلمة مرور.',
    passwordSent: recipient =>
      `أُرسلت كلمة المرور إلى ${isolated(recipient)} في رسالة منفصلة. لا تُحفظ هنا ولا يمكن الاطلاع عليها.`,
  },

  codes: {
    title: 'رمز عبر SMS',
    phone: 'رقم الهاتف',
    unknownPhone: 'غير معروف',
    byEmail: 'بالبريد الإلكتروني أيضًا',
    allowed: 'مسموح',
    unlock: 'السماح برموز جديدة',
    unlocking: 'جارٍ السماح برموز جديدة',
    unlocked: recipient => `يستطيع ${isolated(recipient)} طلب رموز من جديد.`,
    unlockFailed: 'لم يُسمح برموز جديدة',
    resetFailed: 'لم يُعَد ضبط الرموز.',
    change: 'تغيير الرقم',
    help: 'بعد طلب رموز كثيرة يُحظر المستلم: السماح برموز جديدة يتيح له طلبها مرة أخرى. عند إدخال رقم آخر، تُرسل الرموز إليه من الآن فصاعدًا، ولا يعود التحقق من الرقم الحالي صالحًا.',
    changeTitle: 'تغيير رقم الرموز',
    changing: 'جارٍ تغيير الرقم',
    changed: recipient => `تُرسل رموز ${isolated(recipient)} الآن إلى الرقم الجديد.`,
    changeFailed: 'لم يتغير الرقم',
    changeText: (phone, recipient) =>
      `تُرسل الرموز حاليًا إلى ${isolated(phone)}. تأكدوا من أن الرقم الجديد يخص ${isolated(recipient)}: كل من يملكه يستطيع الحصول على الملفات.`,
    changeUnknownText: recipient =>
      `تُرسل الرموز حاليًا إلى رقم آخر. تأكدوا من أن الرقم الجديد يخص ${isolated(recipient)}: كل من يملكه يستطيع الحصول على الملفات.`,
    emailTitle: 'رمز بالبريد الإلكتروني',
    goTo: 'تُرسل الرموز إلى',
    ownAddress: 'عنوان المستلم نفسه',
    emailHelp:
      'بعد طلب رموز كثيرة يُحظر المستلم: السماح برموز جديدة يتيح لجميع مستلمي عملية النقل هذه طلبها مرة أخرى. لا يكون الرمز بالبريد الإلكتروني أكثر أمانًا من صندوق البريد الذي يوجد فيه الرابط أيضًا.',
    allUnlocked: 'يستطيع المستلمون طلب رموز من جديد.',
  },

  details: {
    title: 'التفاصيل',
    noMessage: 'لا توجد رسالة',
    requestedFrom: 'مقدّم الملفات',
    fromDropPage: 'تم الاستلام عبر',
    notProven: 'صفحة الاستقبال الخاصة بك. ذكر المرسل هذا الاسم والعنوان ولا شيء يثبتهما.',
    requestedBy: 'مقدّم الطلب',
    recipientName: 'اسم المستلم',
    created: 'تاريخ الإنشاء',
    expires: 'انتهاء الصلاحية',
    withdrawn: 'تاريخ السحب',
    revoked: 'تاريخ السحب',
    nothingShared: 'لم يُشارَك شيء',
    daysAfterSending: count => `بعد ${days(count)} من الإرسال`,
    downloads: 'التنزيلات',
    hiddenSender: 'مخفي: لا يرى المستلم سوى مؤسستكم',
    transferId: 'معرّف النقل',
    trackingId: 'معرّف التتبع',
    templateSet: 'مجموعة القوالب',
    policies: 'السياسات',
    linkByEmail: 'الرابط بالبريد الإلكتروني',
    linkNotSent: 'لم يُرسل: توصلونه بأنفسكم',
  },

  files: {
    name: 'الاسم',
    file: 'الملف',
    size: 'الحجم',
    state: 'الحالة',
    found: 'بيانات حساسة',
    sha256: 'SHA-256',
    labelledSha256: 'SHA-256 {digest}',
    none: 'لا تحتوي عملية النقل هذه على ملفات.',
    unknown: 'غير معروف بعد',
    digestOf: name => `قيمة SHA-256 للملف ${isolated(name)}`,
    digestStartOf: (beginning, name) => `${isolated(beginning)}، قيمة SHA-256 للملف ${isolated(name)}`,
    copyDigest: 'نسخ SHA-256',
    copyRefused: 'لا يسمح هذا المتصفح للصفحات بالنسخ. حددوا القيمة وانسخوها.',

    waitingForUpload: 'في انتظار الرفع',
    waiting: 'في الانتظار',
    waitingToBeAnonymized: 'في انتظار إخفاء الهوية',
    waitingToBeInspected: 'في انتظار الفحص',
    anonymizing: 'جارٍ إخفاء الهوية',
    inspecting: 'جارٍ الفحص',
    inspected: 'تم الفحص',
    inspectedInPart: 'فُحص جزئيًا',
    error: 'خطأ',
    info: 'معلومة',
    notUploaded: 'لم يُرفع',
    notProcessed: 'لم يُعالج',
    verified: 'تم التحقق',
    notAnonymized: 'لم تُخفَ هويته',
    percent: (state, percent) => `${state} ${percent}`,
    proceeding: 'لا يلزم أي إجراء، فعملية النقل مستمرة.',
  },

  malware: {
    allow: 'السماح بهذا المحتوى',
    allowOf: name => `السماح بهذا المحتوى: \u2068${name}\u2069`,
    title: 'هل تسمحون بهذا المحتوى؟',
    text: signature =>
      `إذا كان \u2068${signature}\u2069 إنذارًا كاذبًا، فيمكن إرسال هذا الملف بعينه من جديد لمدة 90 يومًا. لا يُستعاد الملف المحذوف: يتلقى المرسل رسالة بريد إلكتروني ويرسله مرة أخرى.`,
    reason: 'السبب',
    reasonHelp: 'يحفظه سجل التدقيق مع اسمكم.',
    act: 'السماح',
    running: 'جارٍ السماح بالمحتوى',
    failed: 'لم يُسمح بالمحتوى',
    allowedUntil: day => `يسمح أحد المسؤولين بهذا المحتوى حتى ${day}.`,
    sendAgain: 'أرسلوا الملف من جديد.',
    askAgain: 'اطلبوا الملف من جديد.',
    end: 'إنهاء السماح',
    endOf: name => `إنهاء السماح: \u2068${name}\u2069`,
    endTitle: 'هل تنهون السماح؟',
    endText: signature =>
      `من الآن تُرفض الملفات ذات هذا المحتوى من جديد عندما يبلغ الماسح عن \u2068${signature}\u2069. تبقى عمليات النقل المرسلة سابقًا متاحة.`,
    endAct: 'إنهاء',
    endRunning: 'جارٍ إنهاء السماح',
    endFailed: 'لم يُنهَ السماح',
  },

  found: {
    title: 'بيانات حساسة',
    kinds: counted => `بيانات حساسة عُثر عليها: ${counted}`,
    looking: (inspected, all) => `جارٍ البحث عن بيانات حساسة، فُحص ${number(inspected)} من ${number(all)} من الملفات`,
    partly: count =>
      plural(
        count,
        {
          zero: 'فُحصت جميع الملفات بالكامل.',
          one: 'تعذر فحص ملف واحد بالكامل. الأسباب مذكورة أدناه.',
          two: 'تعذر فحص ملفين بالكامل. الأسباب مذكورة أدناه.',
          few: 'تعذر فحص # ملفات بالكامل. الأسباب مذكورة أدناه.',
          many: 'تعذر فحص # ملفًا بالكامل. الأسباب مذكورة أدناه.',
          other: 'تعذر فحص # ملف بالكامل. الأسباب مذكورة أدناه.',
        },
        'ar',
      ),
    anonymized: 'فُحصت الملفات التي أُخفيت هويتها بالشكل الذي يصل إلى المستلم.',
    none: 'لم يُعثر على بيانات حساسة',
    notInspected: 'لم تُفحص الملفات',
    noneInPart: 'لم يُعثر على شيء في ما أمكن فحصه',

    details: 'التفاصيل',
    detailsOf: name => `تفاصيل ما عُثر عليه في ${isolated(name)}`,
    identical: counted => `${counted}، كلها متطابقة`,
    distinct: (counted, different) => `${counted}، المختلف منها: ${number(different)}`,
    place: counted => `{place}: ${counted}`,
    page: page => `الصفحة ${page}`,
    sheet: page => `الورقة ${page}`,
    slide: page => `الشريحة ${page}`,
    column: column => `العمود ${column}`,
    pageAndColumn: (page, column) => `${page}، ${column}`,
    recognisedPlace: place => `${place} (\u2068OCR\u2069)`,
    onlyFrequent: max => `تُدرج المواضع الأكثر تكرارًا فقط، وعددها ${number(max)}.`,
    sampled: (kinds, read, total) =>
      `جرى البحث في جزء من النص فقط عن هذه الأنواع من البيانات: ${formatList(kinds, 'ar')} (${read} من ${total} من الأحرف).`,
    assumedEncoding: encoding => `قُرئ على أنه \u2068${encoding}\u2069 (افتراضًا).`,
    recognised: count => `صفحات وصور قُرئت بالتعرف على النص (\u2068OCR\u2069)، وقد تتضمن أخطاء: ${number(count)}.`,
    misleadingName: (named, content) =>
      `ينتهي اسم أحد الملفات بـ \u2068.${named}\u2069، لكن محتواه من النوع \u2068.${content}\u2069.`,
    untypedName: content => `اسم أحد الملفات بلا امتداد، ومحتواه من النوع \u2068.${content}\u2069.`,
  },

  secondOpinion: {
    title: 'رأي ثانٍ: Amazon Macie',
    both: kinds => `عثر عليه كلاهما: ${kinds}`,
    onlyMacie: kinds => `عثر عليه Macie فقط: ${kinds}`,
    onlyHere: kinds => `عُثر عليه هنا فقط: ${kinds}`,
    notSought: kinds => `لا يبحث عنه Macie: ${kinds}`,
    counted: (kind, count) => `${isolated(kind)} (${number(count)})`,
    counts: (kind, count, second) => `${isolated(kind)} (${number(count)}، و${isolated('Macie')}: ${number(second)})`,
  },

  anonymized: {
    columns: count =>
      plural(
        count,
        {
          zero: 'لم تُخفَ الهوية في أي عمود',
          one: 'أُخفيت الهوية في عمود واحد',
          two: 'أُخفيت الهوية في عمودين',
          few: 'أُخفيت الهوية في # أعمدة',
          many: 'أُخفيت الهوية في # عمودًا',
          other: 'أُخفيت الهوية في # عمود',
        },
        'ar',
      ),
    ofFile: (name, columns) => `إخفاء الهوية في ${isolated(name)}: ${columns}`,
    rows: count =>
      plural(
        count,
        {
          zero: 'لا صفوف بيانات.',
          one: 'صف بيانات واحد.',
          two: 'صفا بيانات.',
          few: '# صفوف بيانات.',
          many: '# صف بيانات.',
          other: '# صف بيانات.',
        },
        'ar',
      ),
    column: (method, outcome) => `{column}: ${method}. ${outcome}`,
    unnamedColumn: column => `العمود ${column}`,
    changed: (changed, unchanged) => `القيم التي تغيّرت: ${number(changed)}، والتي لم تتغير: ${number(unchanged)}.`,
    replaced: count =>
      `القيم التي استُبدلت بدلًا من تشفيرها، لأنها أقصر من أن تُشفَّر مع الحفاظ على التنسيق أو فيها أحرف غير A إلى Z: ${number(count)}.`,
    pseudonymized: 'استُبدلت القيم بقيم مستعارة فقط: كل من يعرف المفتاح يستطيع استعادتها.',
  },
}
