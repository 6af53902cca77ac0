import type {
  AddressBookTexts,
  CsvFilesTexts,
  RequestTexts,
  SendTexts,
  SuccessTexts,
  UnfinishedTexts,
} from '../en/send.ts'
import { countFiles, formatCount, formatDateTime, formatList, formatRelative, plural } from '../format.ts'

const number = (count: number) => formatCount(count, 'ar')
const isolated = (text: string) => `\u2068${text}\u2069`
const moment = (iso: string) => formatDateTime(iso, undefined, 'ar')

/** مضاف إليه */
const files = (count: number) =>
  plural(count, { zero: '# ملف', one: 'ملف واحد', two: 'ملفين', few: '# ملفات', many: '# ملفًا', other: '# ملف' }, 'ar')

/** مضاف إليه */
const recipients = (count: number) =>
  plural(
    count,
    {
      zero: '# مستلم',
      one: 'مستلم واحد',
      two: 'مستلمَين',
      few: '# مستلمين',
      many: '# مستلمًا',
      other: '# مستلم',
    },
    'ar',
  )

export const send: SendTexts = {
  steps: 'الخطوات',
  stepNames: ['الملفات والمستلم', 'المراجعة والإرسال'],
  heading: 'إرسال ملفات',
  next: 'الخطوة التالية',
  back: 'رجوع',
  checking: 'جارٍ التحقق من عملية النقل',
  createFailed: 'تعذر إنشاء عملية النقل',
  nextNotLoaded: 'تعذر تحميل الخطوة التالية. يُرجى التحقق من الاتصال أو إعادة تحميل الصفحة.',
  requestInstead: 'هل تريدون طلب ملفات؟',
  discardText: 'تُمسح الملفات والمستلم والخيارات.',

  recipientName: 'اسم المستلم - اختياري',
  recipientEmail: 'البريد الإلكتروني للمستلم',
  addMessage: 'إضافة رسالة',

  fields: {
    files: 'الملفات',
    recipientName: 'اسم المستلم',
    recipient: 'البريد الإلكتروني للمستلم',
    message: 'الرسالة',
  },
  toCheck: fields => `للمتابعة، يُرجى التحقق مما يلي: ${formatList(fields, 'ar')}.`,

  replacedTitle: recipient => `أصبح مستلم مسودتكم ${isolated(recipient)}`,
  replaced: before =>
    `فتحتم رابطًا لهذا المستلم. كانت المسودة من قبل موجهة إلى ${isolated(before)}. تحققوا من الملفات والرسالة.`,
  preparationFailed: next =>
    `لم يُرسل شيء، وما أدخلتموه محفوظ. تحققوا من رسالة الخطأ أو من الاتصال، ثم اضغطوا «${next}».`,

  missing: {
    openTitle: count => `إعادة فتح ${files(count)}`,
    open: 'إعادة الفتح',
    openText: 'أُعيد تحميل الصفحة، ويطلب المتصفح الإذن قبل فتح ملفاتكم من جديد. كل ما أدخلتموه غير ذلك محفوظ.',
    chooseTitle: count => `اختيار ${files(count)} من جديد`,
    chooseText:
      'أُعيد تحميل الصفحة، والمتصفح لا يحتفظ بالملفات. اختاروا الملفات نفسها من جديد أو أزيلوها. كل ما أدخلتموه غير ذلك محفوظ.',
  },

  late: {
    tooLate: 'لا يمكن إضافة ملفات أثناء إرسال عملية النقل. أرسلوها في عملية نقل أخرى.',
    faulty: 'تحققوا من قائمة الملفات، ثم اضغطوا «الخطوة التالية».',
    setAside: 'لم يكتمل رفع سابق. الملفات التي اخترتموها للتو محفوظة لعملية النقل التالية.',
  },
  failedElsewhere: fault => `${fault} افتحوا «إرسال ملفات» للمتابعة.`,

  confirm: {
    heading: (count, recipient) => `أنتم على وشك إرسال ${files(count)} إلى ${isolated(recipient)}`,
    send: 'إرسال الآن',
    sendTo: recipient => `إرسال إلى ${isolated(recipient)}`,
    checkAgain: 'التحقق من جديد',
    notAllowed: 'عملية النقل هذه غير مسموح بها. ارجعوا وغيّروا المستلم.',
    refusedTitle: 'لم تُقبل عملية النقل',
    refused: 'لم يُرسل شيء. ما أدخلتموه ما زال هنا.',
    cancelledTitle: 'أُلغي الإرسال',
    cancelled: 'لم يُرسل شيء إلى المستلم. ما أدخلتموه ما زال هنا.',
    summary: 'ما ترسلونه',
    recipient: (name, address) => `${isolated(name)} \u2068<${address}>\u2069`,
    aboutRecipient: 'المستلم',
    aboutMessage: 'الرسالة',
    noMessage: 'لا توجد رسالة',
  },

  check: {
    blockedTitle: 'لا يمكن إرسال عملية النقل هذه',
    title: 'يُرجى التحقق من المستلم',
    blocked: 'غيّروا المستلم، أو اسألوا المسؤولين لديكم إن كان ينبغي السماح بهذا العنوان.',
    use: address => `استخدام ${isolated(address)}`,
    change: 'تغيير المستلم',
    keep: recipient => `الإبقاء على ${isolated(recipient)}`,
    kept: recipient => `أبقيتم على ${isolated(recipient)}.`,
    showWarning: 'عرض التحذير',
    entered: 'ما أدخلتموه',
    similar: 'عنوان مشابه',
    mailGoesTo: address => `يُرسل البريد إلى ${isolated(address)}`,
    insteadOf: (part, other) => `${isolated(part)} بدلًا من ${isolated(other)}`,
    differences: differences => `${formatList(differences, 'ar')}.`,
  },

  uploading: {
    heading: (count, recipient) => `جارٍ إرسال ${files(count)} إلى ${isolated(recipient)}`,
    refused: 'تعرض الخيارات ما تشترطه مؤسستكم الآن. ما أدخلتموه محفوظ.',
    blocked: 'الملفات محفوظة. راجعوا عملية النقل لمعرفة ما إذا كان يمكن إرسالها من جديد من دون رفع.',
    toOptions: 'العودة إلى الخيارات',
    startOver: 'بدء عملية نقل جديدة',
    faulty: count =>
      count === 1
        ? 'لا يمكن إرسال عملية النقل هذه مع هذا الملف. توقف رفع بقية الملفات، ولم يصل شيء إلى المستلم، ويبقى ما أدخلتموه.'
        : 'لا يمكن إرسال عملية النقل هذه مع هذه الملفات. توقف رفع بقية الملفات، ولم يصل شيء إلى المستلم، ويبقى ما أدخلتموه.',
    removeFaulty: count => (count === 1 ? 'إزالة الملف والمتابعة' : 'إزالة الملفات والمتابعة'),
    cancelTitle: 'هل تريدون إلغاء الإرسال؟',
    keep: 'متابعة الإرسال',
    cancel: 'إلغاء الإرسال',
    cancelText: 'يتوقف الرفع ولا يصل شيء إلى المستلم. يبقى ما أدخلتموه هنا، ويمكنكم إرساله لاحقًا.',
    cancelTextUploaded:
      'يتوقف الرفع ولا يصل شيء إلى المستلم. يبقى ما أدخلتموه هنا، ويمكنكم إرساله لاحقًا. تُحذف البيانات التي رُفعت.',
  },
}

const columns = (count: number) =>
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
  )

export const csvFiles: CsvFilesTexts = {
  anonymize: 'إخفاء الهوية',
  columns,
  chooseAgain: 'أُخفيت الهوية في هذا الملف عند إرساله سابقًا. افتحوا «إخفاء الهوية» واختاروا قواعده من جديد.',
  toCheck: {
    secret:
      'لا يُحفظ مفتاح القواعد ولا قيمة الملح عند إعادة تحميل الصفحة. افتحوا «إخفاء الهوية» واكتبوا القيمة من جديد.',
    changed: 'تغيّر هذا الملف منذ إعداد قواعده. افتحوا «إخفاء الهوية» وتحققوا منها.',
  },
  unmatched: numbers => {
    const named = formatList(numbers.map(String), 'ar')
    return numbers.length === 1
      ? `لا يغيّر التعبير النمطي شيئًا في الصفوف الأولى من العمود ${named}. إذا لم يغيّر أي صف، تفشل عملية النقل.`
      : `لا يغيّر التعبير النمطي شيئًا في الصفوف الأولى من الأعمدة ${named}. إذا لم يغيّر أي صف في أحدها، تفشل عملية النقل.`
  },
  notText: 'يحتوي هذا الملف على بايتات ليست نصًا.',
  notTextMeaning: 'عند إخفاء الهوية فيه تفشل عملية النقل. يُرجى حفظه بترميز UTF-8 واختياره من جديد.',
  unreadable: path =>
    `لم تعد قراءة ${isolated(path)} ممكنة: نُقل الملف أو حُذف أو تغيّر. يُرجى إزالته من القائمة واختياره من جديد.`,
  notLoaded: 'تعذر تحميل مربع الحوار. يُرجى التحقق من الاتصال أو إعادة تحميل الصفحة.',
}

export const unfinished: UnfinishedTexts = {
  title: 'عملية نقل غير مكتملة',
  titleTo: recipient => `عملية نقل غير مكتملة إلى ${isolated(recipient)}`,
  allUploaded: count => `اكتمل رفع كل شيء (${countFiles(count, 'ar')})، ولم تبقَ سوى الخطوة الأخيرة.`,
  waiting: (waiting, all) => `ما زال في انتظار الرفع ${number(waiting)} من ${number(all)} من الملفات.`,
  unreachable: reason => `حالتها غير معروفة حاليًا. ${reason}`,
  kept: (startedAt, keptUntil, now) =>
    `بدأت ${formatRelative(startedAt, now, 'ar')}. تُحفظ البيانات التي رُفعت حتى ${moment(keptUntil)} على الأقل.`,

  replaceTitle: 'هل تريدون متابعة الرفع السابق؟',
  replaceText: 'ما أدخلتموه في هذه الصفحة يخص عملية نقل أخرى وسيضيع.',
  stay: 'البقاء هنا',

  chooseHeading: recipient => `متابعة الإرسال إلى ${isolated(recipient)}`,
  sameFiles: 'ملفات عملية النقل هذه',
  resizedTitle: 'لا يمكن متابعة هذا الرفع بملف تغيّر حجمه',
  resized: 'اختاروا الملف كما كان عند البدء، أو أرسلوا كل شيء في عملية نقل جديدة.',
  newTransfer: 'الإرسال في عملية نقل جديدة',
  newTransferText:
    'تبدأ عملية النقل الجديدة من الخطوة 1 بالمستلم والرسالة والملفات التي اخترتموها هنا. الملفات التي سبق رفعها يجب اختيارها من جديد أيضًا.',

  over: {
    unknown: 'لم تعد عملية النقل موجودة. يُرجى إرسال الملفات من جديد.',
    finished: state => `اكتمل الرفع في هذه الأثناء. ${state}`,
    ready: recipient => `ملفاتكم جاهزة وموجهة إلى ${isolated(recipient)}.`,
    failed: reason => `لا يمكن المتابعة. ${reason}`,
    sendAgain: 'يُرجى إرسال الملفات من جديد.',
    discarded: 'ألغيتم هذا الرفع. يُرجى إرسال الملفات من جديد.',
    revoked: 'أُرسلت في هذه الأثناء ثم سُحبت.',
    expired: 'أُرسلت في هذه الأثناء ثم انتهت صلاحيتها.',
    other: 'لم تعد قيد الرفع. أعيدوا تحميل هذه الصفحة لعرض حالتها.',
  },
}

export const request: RequestTexts = {
  heading: 'طلب ملفات',
  loading: 'جارٍ تحميل النموذج',
  preCheckFailed: 'تعذر التحقق المسبق من الطلب',
  sendInstead: 'هل تريدون إرسال ملفات؟',
  dropInstead: 'هل تستقبل ملفات باستمرار؟',
  discardText: 'يُمسح مقدّم الملفات والرسالة والخيارات.',
  replacedTitle: responder => `أصبح مقدّم الملفات في مسودتكم ${isolated(responder)}`,
  replaced: before => `فتحتم رابطًا لهذا العنوان. كانت المسودة من قبل موجهة إلى ${isolated(before)}. تحققوا من الرسالة.`,

  responderPanel: 'مقدّم الملفات',
  responderName: 'اسم مقدّم الملفات - اختياري',
  responderEmail: 'البريد الإلكتروني لمقدّم الملفات',
  messageOptional: 'الرسالة - اختيارية',
  messageHint: 'ما الملفات التي تحتاجون إليها، ولأي غرض',

  request: 'طلب',
  requesting: 'جارٍ تقديم الطلب',
  done: 'أُرسل طلب الملفات بنجاح',
  failed: 'تعذر إرسال طلب الملفات',
  failedTitle: 'لم يُقدَّم الطلب',
  kept: 'ما أدخلتموه محفوظ.',

  resultHeading: 'طُلبت الملفات',
  notMailed: (meaning, recipient) =>
    `${meaning} الطلب موجود: انسخوا الرابط أدناه وأوصلوه إلى ${isolated(recipient)} بطريقة أخرى.`,
  resultPanel: 'ما يحدث بعد ذلك',
  mailed: until => `يصل هذا الرابط بالبريد الإلكتروني إلى {recipient}، ويمكن عبره رفع الملفات حتى ${moment(until)}.`,
  give: until => `أوصلوا هذا الرابط إلى {recipient}، ويمكن عبره رفع الملفات حتى ${moment(until)}.`,
  link: 'رابط الرفع',
  linkNote: 'يُستخدم مرة واحدة. كل من يملك الرابط يستطيع الرفع بدلًا من الشخص الذي طلبتم منه.',
  again: 'طلب المزيد',
  review: 'مراجعة',
}

export const success: SuccessTexts = {
  success: 'تم بنجاح',
  loading: 'جارٍ تحميل عملية النقل',
  submitted: 'سُلّمت ملفاتكم',
  login: 'سجّلوا الدخول لعرض حالتها.',
  transferExpires: expiry => `تنتهي صلاحية عملية النقل ${expiry}.`,
  requestExpires: expiry => `تنتهي صلاحية الطلب ${expiry}.`,
  outdated: 'قد لا تكون هذه المعلومات محدّثة',
  unknownTitle: 'الحالة غير معروفة حاليًا',
  retried: 'تعيد الصفحة المحاولة كل بضع ثوانٍ.',
  review: 'مراجعة عملية النقل',
  linkLater: 'سيتوفر رابط التنزيل في صفحة المراجعة بعد اكتمال المعالجة.',
  sendMore: 'إرسال المزيد من الملفات',
  requestMore: 'طلب المزيد من الملفات',
  byHand: 'إيصال الرابط بأنفسكم',
  unknownState: 'حالة غير معروفة',

  ready: recipient => `ملفاتكم جاهزة. يُرسل الرابط بالبريد الإلكتروني إلى ${isolated(recipient)}.`,
  readyByHand: recipient => `ملفاتكم جاهزة. انسخوا الرابط أدناه وأوصلوه إلى ${isolated(recipient)}.`,
  failed: 'لم تُرسل ملفاتكم',
  expired: 'انتهت صلاحية عملية النقل',
  revoked: 'سُحبت عملية النقل',
  noLongerShared: recipient => `لم تعد الملفات متاحة لـ ${isolated(recipient)}.`,
  discarded: 'ألغيتم هذا الرفع',
  notShared: recipient => `لم يُشارَك شيء مع ${isolated(recipient)}.`,
  uploading: 'لم تُرسل ملفاتكم بعد',
  uploadingText: 'لم يكتمل الرفع.',

  requested: recipient => `طُلبت ملفات من ${isolated(recipient)}.`,
  requestedByHand: recipient => `طلبكم جاهز. انسخوا رابط الرفع أدناه وأوصلوه إلى ${isolated(recipient)}.`,
  requestNotMailed: recipient => `انسخوا رابط الرفع أدناه وأوصلوه إلى ${isolated(recipient)}.`,
  arrived: recipient => `وصلت ملفات ${isolated(recipient)} وتجري معالجتها.`,
  released: recipient => `ملفات ${isolated(recipient)} متاحة هنا.`,
  requestFailed: 'لم تصلكم الملفات',
  notReleased: recipient => `لم تُتَح ملفات ${isolated(recipient)}.`,
  requestExpired: 'انتهت صلاحية طلبكم',
  requestRevoked: 'سُحب طلبكم',
  askAgain: 'يمكنكم طلب الملفات من جديد.',
  responding: 'الملفات في طريقها إليكم',
  respondingText: recipient => `يجري رفع ملفات من ${isolated(recipient)}.`,
}

export const addressBook: AddressBookTexts = {
  title: 'المستلمون لديكم',
  edit: 'تعديل المستلمين…',
  found: count => `عُثر على ${recipients(count)}. استخدموا مفاتيح الأسهم للاختيار.`,
  about: 'لا يرى هذه القائمة سواكم. يُضاف المستلم عند الإرسال إليه أو طلب ملفات منه.',
  empty: 'لا يوجد مستلمون. يُضاف المستلم عند الإرسال إليه أو طلب ملفات منه.',
  lastUsed: time => `آخر استخدام: ${time}`,
  delete: address => `حذف: ${isolated(address)}`,
  deleted: address => `حُذف ${isolated(address)} من المستلمين لديكم.`,
  deleteAll: 'حذف الكل',
  deleteAllTitle: 'هل تريدون حذف جميع المستلمين لديكم؟',
  deleteAllText: count =>
    plural(
      count,
      {
        zero: 'لا يوجد مستلمون لحذفهم. تبقى عمليات النقل.',
        one: 'يُحذف اسم مستلم واحد وعنوانه. تبقى عمليات النقل.',
        two: 'يُحذف اسما مستلمَين وعنواناهما. تبقى عمليات النقل.',
        few: 'تُحذف أسماء # مستلمين وعناوينهم. تبقى عمليات النقل.',
        many: 'تُحذف أسماء # مستلمًا وعناوينهم. تبقى عمليات النقل.',
        other: 'تُحذف أسماء # مستلم وعناوينهم. تبقى عمليات النقل.',
      },
      'ar',
    ),
  keepAll: 'الإبقاء عليهم',
  deleting: 'جارٍ حذف المستلمين',
  deletedAll: count =>
    plural(
      count,
      {
        zero: 'لم يُحذف أي مستلم.',
        one: 'حُذف مستلم واحد.',
        two: 'حُذف مستلمان.',
        few: 'حُذف # مستلمين.',
        many: 'حُذف # مستلمًا.',
        other: 'حُذف # مستلم.',
      },
      'ar',
    ),
}
