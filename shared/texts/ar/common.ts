import type {
  CommonTexts,
  ComponentsTexts,
  DialogsTexts,
  pageTitles as englishTitles,
  LandingTexts,
  NetworkTexts,
  SessionTexts,
  ShellTexts,
} from '../en/common.ts'
import { formatCount, plural } from '../format.ts'

const isolated = (text: string) => `\u2068${text}\u2069`

export const common: CommonTexts = {
  home: 'الصفحة الرئيسية',
  login: 'تسجيل الدخول',
  logout: 'تسجيل الخروج',

  close: 'إغلاق',
  cancel: 'إلغاء',
  save: 'حفظ',
  apply: 'تطبيق',
  retry: 'إعادة المحاولة',
  tryAgain: 'إعادة المحاولة',
  reload: 'إعادة التحميل',
  previous: 'السابق',
  next: 'التالي',
  more: 'المزيد',
  whatCanIDo: 'ما الذي يمكنني فعله؟',
  opensInNewTab: '(يُفتح في علامة تبويب جديدة)',
  show: 'عرض',
  hide: 'إخفاء',
  readMore: 'عرض المزيد',
  keep: 'إبقاء',

  loading: 'جارٍ التحميل',
  none: 'لا يوجد',
  unknown: 'غير معروف',
  notAvailable: 'غير متاح',
  no: 'لا',

  files: 'الملفات',
  message: 'الرسالة',
  sender: 'المرسل',
  recipient: 'المستلم',

  about: (label, subject) => `${label}: ${subject}`,
}

export const pageTitles: typeof englishTitles = {
  landing: 'الصفحة الرئيسية',
  login: 'تسجيل الدخول',
  logout: 'تسجيل الخروج',
  token: 'تسجيل الدخول',
  send: 'إرسال ملفات',
  request: 'طلب ملفات',
  upload: 'رفع ملفات',
  drop: 'تسليم ملفات',
  dropPage: 'صفحة الاستقبال',
  success: 'تم بنجاح',
  transfers: 'عمليات النقل الخاصة بي',
  allTransfers: 'جميع عمليات النقل',
  insights: 'إحصاءات النشاط',
  unsubscribe: 'رسائل التنبيهات',
  policies: 'الامتثال',
  health: 'حالة النظام',
  review: 'مراجعة عملية النقل',
  reviewAny: 'مراجعة عملية النقل',
  faq: 'الأسئلة الشائعة',
  help: 'طريقة الاستخدام',
  docs: 'الوثائق',
  document: 'الوثائق',
  accessibility: 'بيان سهولة الوصول',
  receipt: 'التحقق من إثبات',
}

export const shell: ShellTexts = {
  skip: 'الانتقال إلى المحتوى',
  homeLink: brand => `${brand}، الصفحة الرئيسية`,
  mainMenu: 'القائمة الرئيسية',
  menu: 'القائمة',
  insights: 'الإحصاءات',
  alerts: 'التنبيهات',
  settings: 'الإعدادات',
  faq: 'الأسئلة الشائعة',
  help: 'طريقة الاستخدام',
  accessibility: 'سهولة الوصول',
  language: 'اللغة',
  newAlerts: (label, count) =>
    `${label}، ${plural(
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
    )}`,
  manyNewAlerts: (label, max) => `${label}، التنبيهات الجديدة: أكثر من ${formatCount(max, 'ar')}`,
  notYet: label => `«${label}» غير متاح بعد.`,
  problem: label => `${label} (توجد مشكلة)`,
  toDark: 'التبديل إلى المظهر الداكن',
  toLight: 'التبديل إلى المظهر الفاتح',

  success: 'تم بنجاح',
  error: 'خطأ',
  dismiss: 'إغلاق',
  notifications: 'الإشعارات',

  crashedTitle: 'توقفت هذه الصفحة عن العمل',
  crashed: 'حدث خطأ في الصفحة المطلوبة. يُرجى إعادة تحميل الصفحة.',
  notFoundTitle: 'الصفحة غير موجودة',
  notFound: 'عذرًا، تعذر العثور على الصفحة التي تبحثون عنها.',
  startFailed: 'تعذر تحميل الإعدادات',
  startFailedTitle: 'يتعذر تشغيل التطبيق',
  startFailedText: 'تعذر تحميل إعداداته. يُرجى التحقق من الاتصال وإعادة المحاولة.',
}

export const network: NetworkTexts = {
  unreachable: 'يتعذر الوصول إلى الخادم.',
  notUnderstood: 'لا تفهم هذه الصفحة رد الخادم. يُرجى إعادة تحميل الصفحة.',
  status: status => `رد الخادم بالحالة ${status}.`,
}

export const session: SessionTexts = {
  signingIn: 'جارٍ تسجيل الدخول',
  signingOut: 'جارٍ تسجيل الخروج',
  unreachable: 'يتعذر الوصول إلى صفحة تسجيل الدخول.',
  incomplete: 'تعذر إكمال تسجيل الدخول. يُرجى إعادة المحاولة.',
  failedTitle: 'فشل تسجيل الدخول',
  failed: 'لم يُسجَّل دخولكم. يُرجى إعادة المحاولة.',
  mismatchTitle: 'عنوان إعادة التوجيه غير مطابق',
  mismatch: 'حدث خطأ في الصفحة المطلوبة.',
  inWindowTitle: 'تسجيل الدخول في نافذة جديدة',
  inWindow:
    'لا يمكن عرض صفحة تسجيل الدخول داخل تطبيق آخر. افتحوا هذه الصفحة في نافذة جديدة وسجّلوا الدخول وتابعوا هناك.',
  openWindow: 'فتح في نافذة جديدة',

  expiredTitle: 'انتهت الجلسة',
  expired: 'انتهت صلاحية جلستكم. يُرجى تسجيل الدخول للمتابعة.',
  loginInTab: 'تسجيل الدخول في علامة تبويب جديدة',
  kept: 'تحتفظ علامة التبويب هذه بما أدخلتموه. عودوا إليها بعد تسجيل الدخول.',
  notSignedInTitle: 'لم تسجّلوا الدخول',
  notSignedIn: 'لم تسجّلوا الدخول. يُرجى تسجيل الدخول للمتابعة.',
  noAccessTitle: 'لا يمكن الوصول',
  noAccess: 'ليس لديكم إذن بالوصول إلى هذه الصفحة. يُرجى العودة إلى الصفحة الرئيسية أو تسجيل الدخول بحساب آخر.',
  rightsEndedTitle: 'تسجيل الدخول من جديد',
  rightsEnded:
    'انتهت صلاحياتكم كمسؤولين. يُرجى تسجيل الدخول من جديد للمتابعة. إذا ظهرت هذه الصفحة مرة أخرى، فاسألوا فريق الدعم لديكم.',
  limitedTitle: 'صلاحيات محدودة',
  limited: 'قصر أحد المشغّلين صلاحياتكم على صلاحيات عضو. إذا احتجتم إلى أكثر من ذلك، فاسألوا فريق الدعم لديكم.',
}

export const landing: LandingTexts = {
  title: 'أرسلوا الملفات بأمان.',
  lead: 'اختاروا الملفات وحددوا المستلم، ونحن نوصلها عبر رابط آمن.',
  leadSignedOut: organization =>
    `لأعضاء ${isolated(organization)} ومن يتبادلون معهم الملفات. سجّلوا الدخول لإرسال الملفات عبر رابط آمن.`,
  signIn: 'تسجيل الدخول',
  signInFirst: 'يُرجى تسجيل الدخول لإرسال الملفات أو طلبها.',
  noPermissionTitle: 'لا يوجد إذن',
  noPermission: 'ليس لديكم إذن بإرسال الملفات أو طلبها. يُرجى التواصل مع {email} لطلب الإذن',
  noPermissionWithoutEmail: 'ليس لديكم إذن بإرسال الملفات أو طلبها. يُرجى التواصل مع المسؤول لديكم لطلب الإذن',

  select: 'اختيار ملفات للإرسال',
  drop: 'أفلتوا للإرسال',
  selectHint: 'أو اسحبوا ملفات أو مجلدًا وأفلتوها في أي مكان من هذه الصفحة',
  draft: 'لديكم مسودة. تُضاف إليها الملفات التي تختارونها هنا.',
  continueDraft: 'متابعة المسودة',
  requestQuestion: 'هل تنتظرون ملفات من شخص آخر؟',

  promises: {
    link: { title: 'رابط لمستلم واحد', text: 'لا تُرسل الملفات أبدًا كمرفقات.' },
    recipient: { title: 'الشخص الصحيح أولًا', text: 'تؤكدون المستلم قبل إرسال أي شيء.' },
    end: { title: 'السيطرة بأيديكم', text: 'للروابط مدة صلاحية، ويمكنكم سحبها في أي وقت.' },
  },
}

const copiesStay = 'لا تتأثر النسخ التي نُزّلت من قبل. لا يمكن استعادة عملية نقل مسحوبة.'

export const dialogs: DialogsTexts = {
  abandon: {
    button: 'إلغاء الرفع',
    title: 'هل تريدون إلغاء هذا الرفع؟',
    text: recipient => `يتوقف الرفع وتُحذف جميع البيانات التي رُفعت. لا يصل شيء إلى ${isolated(recipient)} ولا أي إشعار.`,
    act: 'إلغاء الرفع',
    running: 'جارٍ إلغاء الرفع',
    done: recipient => `أُلغي الرفع الموجه إلى ${isolated(recipient)}.`,
    failed: 'لم يُلغَ الرفع',
  },

  revoke: {
    button: 'سحب عملية النقل',
    title: 'هل تريدون سحب عملية النقل هذه؟',
    titleOfRequest: 'هل تريدون سحب هذا الطلب؟',
    act: 'سحب',
    running: 'جارٍ سحب عملية النقل',
    done: id => `سُحبت عملية النقل ذات المعرّف ${isolated(id)} بنجاح`,
    failed: id => `تعذر سحب عملية النقل ذات المعرّف ${isolated(id)}.`,
    reloaded: 'حُمّلت الحالة الحالية. إذا كان سحب عملية النقل ما زال ممكنًا، فيُرجى إعادة المحاولة.',
    endsDownload: recipient =>
      `يتوقف رابط التنزيل عن العمل فورًا، ولا يستطيع ${isolated(recipient)} تنزيل الملفات بعد ذلك. ${copiesStay}`,
    endsDownloads: recipients =>
      `تتوقف جميع روابط التنزيل عن العمل فورًا، ولا يستطيع أي من المستلمين (${formatCount(recipients, 'ar')}) تنزيل الملفات بعد ذلك. ${copiesStay}`,
    endsUpload: recipient =>
      `يتوقف رابط الرفع عن العمل فورًا، ولا يستطيع ${isolated(recipient)} رفع ملفات بعد ذلك. يمكنكم إرسال طلب جديد لاحقًا.`,
    endsReceived: recipient => `لن تتمكنوا من تنزيل الملفات الواردة من ${isolated(recipient)}. ${copiesStay}`,
  },

  resend: {
    button: 'إعادة إرسال الطلب',
    short: 'إعادة الإرسال',
    title: 'هل تريدون إرسال هذا الطلب من جديد؟',
    text: recipient => `تصل إلى ${isolated(recipient)} رسالة البريد الإلكتروني التي تحمل رابط الرفع مرة أخرى.`,
    act: 'إعادة الإرسال',
    buttonAfterEnd: 'طلب من جديد',
    titleAfterEnd: 'هل تريدون طلب هذه الملفات من جديد؟',
    textAfterEnd: recipient => `تصل إلى ${isolated(recipient)} رسالة بريد إلكتروني تحمل رابط رفع جديدًا.`,
    stay: 'ليس الآن',
    running: 'جارٍ إرسال الطلب',
    justSent: 'أُرسل الطلب قبل لحظات.',
    done: recipient => `أُرسل الطلب إلى ${isolated(recipient)} من جديد.`,
    failed: 'تعذر إرسال طلب الملفات',
  },

  discardDraft: {
    button: 'حذف المسودة',
    title: 'هل تريدون حذف هذه المسودة؟',
    act: 'حذف',
  },
}

export const components: ComponentsTexts = {
  copied: 'تم النسخ',
  copyLink: 'نسخ الرابط',
  copyRefused: 'لا يسمح هذا المتصفح للصفحات بالنسخ. الرابط محدد: اضغطوا \u2068Ctrl+C\u2069، أو \u2068⌘C\u2069 على Mac.',
  sentTo: address => `أُرسل إلى ${isolated(address)}`,
  clickHere: 'انقروا هنا',
  fileAction: (action, file) => `${action} ${isolated(file)}`,
  notedFileAction: (action, file, note) => `${action} ${isolated(file)}، ${note}`,
  pages: 'الصفحات',
  page: page => `الصفحة ${formatCount(page, 'ar')}`,
  pageNumber: (page, pages) => `الصفحة ${formatCount(page, 'ar')} من ${formatCount(pages, 'ar')}`,
  range: (first, last, total) =>
    `${formatCount(first, 'ar')} إلى ${formatCount(last, 'ar')} من ${formatCount(total, 'ar')}`,
}
