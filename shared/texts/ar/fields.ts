import type { AnonymizationTexts, FieldTexts } from '../en/fields.ts'
import { formatBytes, formatCount, plural } from '../format.ts'

const size = (bytes: number) => formatBytes(bytes, 'ar')
const isolated = (text: string) => `\u2068${text}\u2069`
const alphabets = { Latin: 'لاتيني', Greek: 'يوناني', Cyrillic: 'سيريلي' }

/** بعد حرف جر */
const days = (count: number) =>
  plural(count, { zero: '# يوم', one: 'يوم واحد', two: 'يومين', few: '# أيام', many: '# يومًا', other: '# يوم' }, 'ar')

export const fieldTexts: FieldTexts = {
  required: 'هذا الحقل مطلوب.',
  filesRequired: 'يُرجى اختيار ملف واحد على الأقل.',
  invalidEmail: 'عنوان البريد الإلكتروني غير صالح.',
  foreignLetter: (letter, alphabet, part, place) =>
    `الحرف «${letter}» في «${isolated(part)}» (الحرف رقم ${place}) ${alphabets[alphabet]}. اكتبوا العنوان من جديد.`,
  severalEmails: 'أدخلوا عنوانًا واحدًا فقط.',
  invalidPhone: 'رقم الهاتف غير صالح.',
  phoneCountry: country => `لا يمكن إرسال الرموز إلى هذا البلد: ${country}.`,
  maxFiles: allowed => `عدد الملفات يتجاوز الحد المسموح به، وهو ${formatCount(allowed, 'ar')}.`,
  maxRecipients: allowed => `أدخل ${formatCount(allowed, 'ar')} مستلمًا على الأكثر.`,
  codeOfOne: 'لا يمكن استخدام رمز الرسائل القصيرة إلا مع مستلم واحد.',
  oneFactor: 'اختاروا رمزًا عبر SMS أو رمزًا بالبريد الإلكتروني. لا يمكن الجمع بينهما في عملية نقل واحدة.',
  fileTooLarge: bytes => `يجب ألا يتجاوز حجم الملف ${size(bytes)}.`,
  totalTooLarge: bytes => `يجب ألا يتجاوز الحجم الإجمالي للملفات ${size(bytes)}.`,
  sealingLimit: bytes => `الحماية بكلمة مرور متاحة لحجم إجمالي لا يتجاوز ${size(bytes)}.`,
  sealingTotal: bytes => `الحجم الإجمالي لملفات عملية النقل هذه: ${size(bytes)}.`,
  acknowledgement:
    'أؤكد أنني أبلغت المستلم بأن عنوان بريده الإلكتروني (ورقم هاتفه، عند مشاركة الملفات فقط) سيُستخدم لاستلام هذه الرسالة.',
  consent: 'يُرجى قراءة الشروط أعلاه وتأكيدها قبل الإرسال.',
  expiryMin: count => `يجب ألا تقل مدة الصلاحية عن ${days(count)}.`,
  expiryMax: count => `يجب ألا تتجاوز مدة الصلاحية ${days(count)}.`,
}

export const anonymizationTexts: AnonymizationTexts = {
  maskIncomplete: 'جميع الحقول مطلوبة.',
  maskBackwards: 'يجب ألا تكون قيمة «من» أكبر من قيمة «إلى».',
  oneCharacter: 'يتكون حقل «المحرف» من محرف واحد.',
  keySpaces: 'لا يُسمح بمسافة في أول المفتاح أو آخره.',
  patternTooLong: 'يجب ألا يتجاوز نمط البحث 256 محرفًا.',
  noColumn: 'تحتاج القاعدة إلى رقم عمودها.',
  leadingZero: index => `اكتبوا رقم العمود من دون أصفار في أوله: ${Number(index)} وليس ${index}.`,
  noHeader: name => `لا يوجد صف عناوين للبحث فيه عن العمود ${isolated(name)}.`,
  twoRules: name => `توجد قاعدتان للعمود ${isolated(name)}.`,
  twice: 'أُدخلت معلمة مرتين.',
  unknownParameter: (key, method) => `لا توجد في الطريقة ${isolated(method)} معلمة باسم ${isolated(key)}.`,
  textNeeded: key => `يجب أن تكون قيمة ${isolated(key)} نصًا.`,
  flagNeeded: key => `يجب أن تكون قيمة ${isolated(key)} إما true أو false، من دون علامات اقتباس.`,
  formulaMask: char => `يجب ألا تبدأ القيمة بالمحرف «${char}»، لأن جداول البيانات ستنفذها كصيغة.`,
  tooManyKeys: max => `الحد الأقصى لعدد المفاتيح المختلفة التي يمكن كتابتها لملف واحد: ${formatCount(max, 'ar')}.`,
}
