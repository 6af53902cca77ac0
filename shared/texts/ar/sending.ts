import type {
  linkMailTexts as english,
  linkMailReasons as englishReasons,
  SendingTexts,
  TakenTexts,
  UnfinishedUploadsTexts,
} from '../en/sending.ts'
import { countFiles, formatBytes, formatCount, formatDateTime, plural } from '../format.ts'
import { listed } from '../listed.ts'

/** 'a وb وc و2 غيرها' */
const named = (names: readonly string[]) => listed(names, more => `${more} غيرها`)
const size = (bytes: number) => formatBytes(bytes, 'ar')
const number = (count: number) => formatCount(count, 'ar')
const isolated = (text: string) => `\u2068${text}\u2069`

export const sending: SendingTexts = {
  idle: 'جارٍ البدء',
  saving: 'جارٍ حفظ عملية النقل',
  goingOn: 'جارٍ الاستئناف',
  uploading: 'جارٍ الرفع',
  paused: 'متوقف مؤقتًا',
  finalizing: 'جارٍ الإنهاء',
  done: 'أُرسلت',
  failed: 'توقف',
  cancelled: 'أُلغي',
  waitsForNetwork: 'في انتظار الشبكة',
  waitsForServer: 'في انتظار الخادم',
  allUploaded: 'اكتمل رفع كل شيء',

  share: (uploaded, all) => `الملفات: ${number(uploaded)} من ${number(all)}`,
  bytes: (sent, total) => `${size(sent)} من ${size(total)}`,
  pace: bytesPerSecond => `${size(bytesPerSecond)}/ث`,
  noPace: 'في انتظار الشبكة',
  timeLeft,

  tabRunning:
    'يستمر الإرسال ما دامت علامة التبويب هذه مفتوحة. إذا أُغلقت، فافتحوا هذه الصفحة من جديد في هذا المتصفح خلال 24 ساعة للمتابعة من حيث توقف.',
  tabPaused:
    'يمكنكم إغلاق علامة التبويب هذه: افتحوا هذه الصفحة من جديد في هذا المتصفح خلال 24 ساعة للمتابعة من حيث توقف الإرسال.',
  tabUnkept: 'يُرجى إبقاء علامة التبويب هذه مفتوحة حتى يكتمل رفع كل شيء.',

  fileUploaded: 'تم الرفع',
  fileFailed: 'لم يُرفع',
  fileWaiting: 'في الانتظار',
  fileRepeated: 'إعادة المحاولة',
  filePaused: 'متوقف مؤقتًا',
  foundIn: (kinds, name) => `${kinds} في ${name}`,
  confirmTitle: 'عُثر على بيانات حساسة',
  confirmText: 'أرسلها فقط إذا كان يحق للمستلم الحصول عليها.',
  confirm: 'أرسل على أي حال',
  confirmStay: 'لا ترسل الآن',

  sessionEnded: 'انتهت جلستكم',
  sessionEndedText:
    'لم يضع شيء. اتركوا علامة التبويب هذه مفتوحة وسجّلوا الدخول من جديد في علامة أخرى، فيستمر الإرسال هنا تلقائيًا.',
  signInElsewhere: 'تسجيل الدخول في علامة تبويب جديدة',
  offline: 'أنتم غير متصلين بالإنترنت',
  offlineText: 'يستمر الإرسال تلقائيًا عند عودة الاتصال بالشبكة.',
  unanswered: 'الخادم لا يستجيب',
  trouble: 'حدثت مشكلة في الخادم',
  slow: 'الخادم بطيء في الاستجابة',
  unansweredText: 'يستمر الإرسال تلقائيًا فور استجابة الخادم. لا تضيع أي بيانات رُفعت.',
  retryText: 'يستمر الإرسال تلقائيًا. لا تضيع أي بيانات رُفعت.',
  tryingIn: seconds =>
    `إعادة المحاولة بعد ${seconds > 99 ? `${Math.floor(seconds / 60)} د ${seconds % 60} ث` : `${seconds} ث`}`,
  tryingNow: 'جارٍ إعادة المحاولة الآن',
  stays: (uploaded, all) => `اكتمل رفع ${number(uploaded)} من ${number(all)} من الملفات، ولن يُرسل ما رُفع من جديد.`,
  tryAgain: 'أعيدوا المحاولة لإرسال الملفات المتبقية، أو ارجعوا لتغييرها.',
  notConfirmed: 'اكتمل رفع كل شيء. أعيدوا المحاولة لتأكيد ما عُثر عليه، أو ارجعوا لتغيير الملفات.',
  nothingSent: 'لم يُرسل شيء إلى المستلم بعد.',
  unconfirmed: 'لم يؤكد الخادم إرسال كل شيء',
  unconfirmedText: 'اكتمل رفع كل شيء، وربما أُرسل بالفعل. أعيدوا المحاولة للتأكد.',

  unsuccessful: 'تعذر رفع الملفات',
  noAnswer: 'لا استجابة من الخادم.',
  unreadable: name =>
    `لم تعد قراءة ${isolated(name)} ممكنة. تغيّر الملف أو نُقل أو حُذف بعد اختياره: ارجعوا وأزيلوه ثم اختاروه من جديد.`,

  progress: 'التقدم',
  pause: 'إيقاف مؤقت',
  resume: 'استئناف',
  elsewhere: 'الرفع قيد التنفيذ في علامة تبويب أخرى من هذا المتصفح.',
  looking: 'جارٍ البحث عن الملفات',
  chooseAgain: 'اختيار الملفات من جديد',
  choosePanel: 'اختيار الملفات نفسها من جديد',
  chooseHint: 'البيانات التي رُفعت لا تُرسل من جديد.',
  stillMissing: 'اختاروا أولًا كل ملف ناقص.',

  found: 'عُثر عليه',
  changed: 'تغيّر: سيُرسل من جديد',
  resized: 'حجم مختلف',
  missing: 'ما زال ناقصًا',
  larger: bytes => `أصبح أكبر بمقدار ${size(bytes)}.`,
  smaller: bytes => `أصبح أصغر بمقدار ${size(bytes)}.`,
  strangers: names => `ليست ضمن عملية النقل هذه، ولذلك استُبعدت: ${named(names)}.`,
  unreadableNames: names => `تعذرت قراءة: ${named(names)}.`,
  changedNames: names => `تغيّرت منذ البدء، وتُرسل الاختلافات من جديد: ${named(names)}.`,
  resizedNames: names => `تغيّر حجمها منذ البدء: ${named(names)}.`,
  missingNames: names => `الناقص (${countFiles(names.length, 'ar')}): ${named(names)}.`,

  notLoaded: 'تعذر تحميل جزء من هذه الصفحة. يُرجى التحقق من الاتصال أو إعادة تحميل الصفحة.',
}

export const unfinishedUploads: UnfinishedUploadsTexts = {
  count: count =>
    plural(
      count,
      {
        zero: 'اكتملت جميع عمليات الرفع.',
        one: 'عملية رفع واحدة لم تكتمل.',
        two: 'عمليتا رفع لم تكتملا.',
        few: '# عمليات رفع لم تكتمل.',
        many: '# عملية رفع لم تكتمل.',
        other: '# عملية رفع لم تكتمل.',
      },
      'ar',
    ),
  link: 'متابعة الرفع',
}

const times = (count: number) =>
  plural(
    count,
    {
      zero: 'لم تُنزَّل',
      one: 'نُزّلت مرة واحدة',
      two: 'نُزّلت مرتين',
      few: 'نُزّلت # مرات',
      many: 'نُزّلت # مرة',
      other: 'نُزّلت # مرة',
    },
    'ar',
  )

export const takenTexts: TakenTexts = {
  none: 'لم يُنزَّل شيء',
  times,
  timesSince: (count, firstAt) => {
    const moment = formatDateTime(firstAt, undefined, 'ar')
    return count === 1 ? `${times(count)}، في ${moment}` : `${times(count)}، أولها في ${moment}`
  },
  detailed: (counted, details) => `${counted} (${details})`,
}

export const linkMailTexts: typeof english = {
  delayed: {
    title: 'تأخرت الرسالة التي تحمل الرابط',
    requestTitle: 'تأخرت الرسالة التي تحمل رابط الرفع',
    meaning: 'لا يقبلها خادم بريد المستلم حاليًا. ستتكرر محاولة التسليم لبضع ساعات.',
  },
  bounced: {
    title: 'عادت الرسالة التي تحمل الرابط',
    requestTitle: 'عادت الرسالة التي تحمل رابط الرفع',
    meaning: 'لم يقبلها خادم بريد المستلم. يُرجى التحقق من العنوان.',
  },
  complained: {
    title: 'أُبلغ عن الرسالة التي تحمل الرابط كرسالة غير مرغوب فيها',
    requestTitle: 'أُبلغ عن الرسالة التي تحمل رابط الرفع كرسالة غير مرغوب فيها',
    meaning: 'لن تُرسل أي رسائل أخرى إلى هذا العنوان.',
  },
  refused: {
    title: 'تعذر إرسال الرسالة التي تحمل الرابط',
    requestTitle: 'تعذر إرسال الرسالة التي تحمل رابط الرفع',
    meaning: 'لم يقبلها نظام البريد. يُرجى التحقق من العنوان.',
  },
}

export const linkMailReasons: typeof englishReasons = {
  unknownAddress: 'العنوان غير موجود أو لم يعد يستقبل البريد. تحققوا منه، وأرسلوا الملفات إلى العنوان الصحيح.',
  mailboxFull: 'صندوق البريد ممتلئ. اطلبوا من المستلم إخلاء مساحة، أو أعطوه الرابط بطريقة أخرى.',
  refusedMail:
    'يرفض نظام بريد المستلم الرسالة وفقًا لقواعده. اطلبوا منه السماح برسائل هذه الخدمة، أو أعطوه الرابط بطريقة أخرى.',
  tooLarge: 'الرسالة أكبر من أن يستقبلها صندوق البريد. أعطوا المستلم الرابط بطريقة أخرى.',
  unreachable: 'يتعذر الوصول إلى خادم بريد المستلم. تحققوا من الجزء الذي يلي @ في العنوان.',
}

/** 'يتبقى نحو 3 دقائق' */
function timeLeft(seconds: number): string {
  if (seconds < 8) return 'تتبقى بضع ثوانٍ'
  if (seconds < 55) return `يتبقى نحو ${inSeconds(Math.ceil(seconds / 5) * 5)}`
  if (seconds < 3570) return `يتبقى نحو ${inMinutes(Math.ceil(seconds / 60))}`
  const minutes = Math.ceil(seconds / 600) * 10
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return `يتبقى نحو ${inHours(hours)}${rest > 0 ? ` و${inMinutes(rest)}` : ''}`
}

function inSeconds(count: number): string {
  return plural(
    count,
    { zero: '# ثانية', one: 'ثانية واحدة', two: 'ثانيتين', few: '# ثوانٍ', many: '# ثانية', other: '# ثانية' },
    'ar',
  )
}

function inMinutes(count: number): string {
  return plural(
    count,
    { zero: '# دقيقة', one: 'دقيقة واحدة', two: 'دقيقتين', few: '# دقائق', many: '# دقيقة', other: '# دقيقة' },
    'ar',
  )
}

function inHours(count: number): string {
  return plural(
    count,
    { zero: '# ساعة', one: 'ساعة واحدة', two: 'ساعتين', few: '# ساعات', many: '# ساعة', other: '# ساعة' },
    'ar',
  )
}
