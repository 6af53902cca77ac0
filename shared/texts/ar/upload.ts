import type { RequestTexts, RespondingTexts, UploadTexts } from '../en/upload.ts'
import { formatBytes, formatCount, formatDateTime, plural } from '../format.ts'
import { listed } from '../listed.ts'

const size = (bytes: number) => formatBytes(bytes, 'ar')
const moment = (iso: string) => formatDateTime(iso, undefined, 'ar')
const isolated = (text: string) => `\u2068${text}\u2069`

/** مضاف إليه */
const files = (count: number) =>
  plural(count, { zero: '# ملف', one: 'ملف واحد', two: 'ملفين', few: '# ملفات', many: '# ملفًا', other: '# ملف' }, 'ar')

export const requestTexts: RequestTexts = {
  expiredTitle: 'انتهت صلاحية رابط الرفع',
  expired: 'يُرجى مطالبة المرسل بإعادة إرسال الطلب.',
  withdrawnTitle: 'سُحب الطلب',
  withdrawn: 'سُحب الطلب، ولذلك لم يعد من الممكن رفع ملفات عبر رابطه.',
  begunTitle: 'بدأت عملية رفع',
  begun: 'بدأت عملية رفع عبر هذا الرابط على جهاز آخر أو في متصفح آخر.',
  blocked: 'لا يمكن قبول هذه الملفات هنا. يُرجى التواصل مع الشخص الذي طلبها.',
  usedTitle: 'سبق الرفع',
  used: '(يُستخدم هذا الرابط مرة واحدة فقط.)',
}

export const responding: RespondingTexts = {
  saving: 'جارٍ تحضير الرفع',
  done: 'تم الرفع',
  tabRunning:
    'يستمر الرفع ما دامت علامة التبويب هذه مفتوحة. إذا أُغلقت، فافتحوا الرابط من جديد في هذا المتصفح خلال 24 ساعة للمتابعة من حيث توقف.',
  tabPaused:
    'يمكنكم إغلاق علامة التبويب هذه: افتحوا الرابط من جديد في هذا المتصفح خلال 24 ساعة للمتابعة من حيث توقف الرفع.',
  offlineText: 'يستمر الرفع تلقائيًا عند عودة الاتصال بالشبكة.',
  unansweredText: 'يستمر الرفع تلقائيًا فور استجابة الخادم. لا تضيع أي بيانات رُفعت.',
  retryText: 'يستمر الرفع تلقائيًا. لا تضيع أي بيانات رُفعت.',
  unconfirmed: 'لم يؤكد الخادم تسليم الملفات',
  unconfirmedText: 'اكتمل رفع كل شيء، وربما سُلّم بالفعل. أعيدوا المحاولة للتأكد.',
  tryAgain: 'أعيدوا المحاولة لإرسال الملفات المتبقية.',
  nothingSent: 'لم يُسلَّم شيء بعد.',
  unreadable: name => `لم تعد قراءة ${isolated(name)} ممكنة. تغيّر الملف أو نُقل أو حُذف بعد اختياره: اختاروه من جديد.`,
  strangers: names => `ليست ضمن هذا الرفع، ولذلك استُبعدت: ${listed(names, more => `${more} غيرها`)}.`,
}

export const upload: UploadTexts = {
  failed: 'فشل الرفع',
  unreachable: 'الخادم لا يستجيب. يُرجى التحقق من الاتصال ثم إعادة المحاولة.',

  takenTitle: 'سبقتكم عملية رفع أخرى',
  usedByOther:
    'يجري رفع ملفات عبر هذا الرابط، أو رُفعت بالفعل. لم يُرسل أي من ملفاتكم. إذا لم تكونوا تتوقعون ذلك، فتواصلوا مع الشخص الذي أرسل إليكم الرابط.',
  begunThere: 'للمتابعة، افتحوا الرابط هناك.',
  begunHelp: asker =>
    `إذا تعذر ذلك، فاطلبوا من ${isolated(asker)} سحب هذا الطلب وإرسال طلب جديد. وإلا فسيُفتح الرابط من جديد بعد 24 ساعة من توقف الرفع.`,
  lookAgain: 'التحقق من جديد',
  withdrawnHelp: 'إذا لم تكونوا تتوقعون ذلك، فاسألوا الشخص الذي أرسل إليكم الرابط.',
  unknownTitle: 'هذا الرابط غير صالح',
  unknown: 'يُرجى التأكد من فتح الرابط كاملًا من رسالة البريد الإلكتروني.',

  heading: asker => `إرسال ملفات إلى ${isolated(asker)}`,
  askedPanel: 'عن هذا الطلب',
  askedBy: 'مقدّم الطلب',
  asker: (person, organization) => `${isolated(person)}، ${isolated(organization)}`,
  askedFor: 'الغرض',
  until: 'الرابط متاح حتى',
  aboutMessage: 'الرسالة',
  filesPanel: 'ملفاتكم',
  acknowledgement:
    'أؤكد أنه يحق لي مشاركة هذه الملفات، وأوافق على استخدام عنوان بريدي الإلكتروني لهذا الرفع ولإيصال استلامه.',
  once: 'يُستخدم الرابط مرة واحدة: اختاروا كل شيء قبل الرفع.',
  upload: 'رفع',
  preparing: 'جارٍ تحضير الرفع',
  fileName: 'لا يمكن استخدام هذا الاسم. يُرجى إعادة تسمية الملف.',

  uploadingHeading: (count, asker) => `جارٍ رفع ${files(count)} إلى ${isolated(asker)}`,

  unfinishedHeading: 'لم يكتمل الرفع',
  unfinishedPanel: 'المتابعة من حيث توقف الرفع',
  unfinished: (count, bytes) =>
    `بدأتم رفع ${files(count)} بحجم إجمالي ${size(bytes)}. البيانات التي رُفعت لا تُرسل من جديد.`,
  kept: iso => `تُحفظ البيانات التي رُفعت حتى ${moment(iso)} على الأقل.`,
  chooseHeading: 'متابعة الرفع',
  sameFiles: 'ملفات هذا الرفع',
  resizedTitle: 'لا يمكن متابعة الرفع بملف تغيّر حجمه',
  resized:
    'اختاروا الملف كما كان عند البدء. إذا تعذر ذلك، فلا تتابعوا الرفع: بعد 24 ساعة يُفتح الرابط من جديد لبداية جديدة.',

  infectedTitle: 'عُثر على برمجية خبيثة',
  infected:
    'يحتوي ملف رُفع عبر هذا الرابط على برمجية خبيثة. حُذف الملف، ولم يُسلَّم أي من الملفات، وأُبلغ الشخص الذي طلبها. افحصوا جهازكم بحثًا عن برمجيات خبيثة قبل إرسال ملفات من جديد.',

  receiptHeading: 'وصلت ملفاتكم',
  receipt: asker =>
    `شكرًا لكم. تُفحص ملفاتكم الآن ثم تُسلَّم إلى ${isolated(asker)}، ويصل إشعار بذلك إذا تعذر التسليم. يمكنكم إغلاق هذه الصفحة؛ لم يعد استخدام الرابط ممكنًا.`,
  receiptPanel: 'ما أرسلتموه',
  handedTo: 'إلى',
  handedAt: 'الوقت',
  receiptMail:
    'عند تسليم الملفات، يُرسل إيصال يضم المجموع الاختباري لكل ملف إلى عنوان البريد الإلكتروني الذي وصله الطلب.',
  saveReceipt: 'حفظ الإيصال',
  receiptFile: 'إيصال-الرفع.txt',
  checksum: 'SHA-256',
  noChecksum: 'المجموع الاختباري في الإيصال المرسل بالبريد الإلكتروني',
  exactSize: bytes => (bytes < 1024 ? size(bytes) : `${size(bytes)} (${formatCount(bytes, 'ar')} بايت)`),
  line: (name, value) => `${name}: ${value}`,
  at: (time, iso) => `${time} (${isolated(iso)})`,
  total: 'الإجمالي',
}
