import type { AnonymizeTexts } from '../en/anonymize.ts'
import { formatCount, formatList, plural } from '../format.ts'

const number = (count: number) => formatCount(count, 'ar')
const isolated = (text: string) => `\u2068${text}\u2069`

export const anonymize: AnonymizeTexts = {
  meaning:
    'اختاروا طريقة لكل عمود: تُستبدل قيمه قبل مشاركة أي شيء، ولا يمكن استعادتها إلا بمفتاح تكتبونه بأنفسكم. يجب أن يحتوي كل صف على عدد الحقول نفسه الذي في الصف الأول، وإلا فشلت عملية النقل ولم يُرسل شيء.',
  hasHeader: 'يتضمن صف عناوين',
  suggest: 'اقتراح قواعد',
  suggesting: 'جارٍ البحث عن أعمدة حساسة',
  firstRows: file => `الصفوف الأولى من ${isolated(file)}`,

  noRow: 'لا يوجد صف لعرضه',
  emptyFile: 'الملف فارغ. يمكن إرساله كما هو.',
  blankFile: 'لا يحتوي الملف إلا على أسطر فارغة. يمكن إرساله كما هو.',
  rowTooLong: 'الصف الأول من الملف أطول من 256 ك.ب، وهو أكثر مما يمكن عرضه هنا. يمكن إرسال الملف كما هو.',
  separatorUnclear:
    'الفاصل غير واضح. حددوه في سطر أول مثل \u2068sep=;\u2069 ثم اختاروا الملف من جديد. يمكن إرسال الملف كما هو.',

  column: 'العمود',
  columnNumber: column => `العمود ${column}`,
  previousColumn: 'العمود السابق',
  nextColumn: 'العمود التالي',
  columnOf: (column, count, name) => `${column} من ${count}: ${isolated(name)}`,
  columnOfWith: (column, count, name, method) => `${column} من ${count}: ${isolated(name)} (${method})`,
  goToColumn: 'الانتقال إلى عمود',
  goToColumnOf: count => `الانتقال إلى عمود (${number(count)})`,
  numbered: (column, name) => `${column}: ${isolated(name)}`,
  row: 'الصف',
  method: 'الطريقة',
  methodFor: column => `طريقة العمود ${isolated(column)}`,
  settingsOf: column => `إعدادات العمود ${isolated(column)}`,
  firstValues: column => `القيم الأولى في العمود ${isolated(column)}`,
  values: 'القيم',
  before: 'قبل',
  after: 'بعد',
  becomes: 'تصبح',
  empty: 'فارغ',

  looksLike: many => `تبدو كأنها ${many}`,
  choose: method => `استخدام «${method}»`,
  chooseFor: (method, column) => `استخدام «${method}» للعمود ${isolated(column)}`,

  salt: 'قيمة الملح - اختيارية',
  saltHint: 'تُنشأ أيضًا قيمة عشوائية، لذا تختلف تجزئة القيم المتساوية بين ملفين.',
  searchPattern: 'نمط البحث',
  notFound: 'لم يُعثر عليه في هذه الصفوف. إذا لم يطابقه أي صف في الملف، تفشل عملية النقل.',
  replaceWith: 'استبدال بـ',
  replaceHint: 'يُستخدم حرفيًا. اتركوه فارغًا لإزالة المطابقات.',
  generateKey: 'إنشاء مفتاح',
  generateKeyHint: 'يُستخدم مرة واحدة ثم يُتلف، فلا يمكن استعادة القيم.',
  key: 'المفتاح السري',
  keyHint: 'بمفتاحكم الخاص، تُستبدل القيم بقيم مستعارة فقط: كل من يعرفه يستطيع استعادتها. اتركوه فارغًا لإنشاء مفتاح.',
  showKey: 'إظهار المفتاح',
  hideKey: 'إخفاء المفتاح',

  range: index => `النطاق ${index}`,
  from: 'من',
  to: 'إلى',
  char: 'المحرف',
  fromOf: index => `من، النطاق ${index}`,
  toOf: index => `إلى، النطاق ${index}`,
  charOf: index => `المحرف، النطاق ${index}`,
  removeRange: index => `إزالة النطاق ${index}`,
  addRange: 'إضافة نطاق',
  rangeHint: 'يبدأ عدّ المحارف من 0، ويشمل الحجب طرفي النطاق.',
  wholeNumbers: '«من» و«إلى» عددان صحيحان، ويبدأ العدّ من 0.',
  notInEncoding: (char, encoding) =>
    `المحرف ${isolated(char)} غير موجود في ${isolated(encoding)}، وهو ترميز هذا الملف. اختاروا محرفًا آخر، أو احفظوا الملف بترميز UTF-8.`,

  tableFault: 'لا يمكن إخفاء الهوية في هذا الملف بحالته الحالية',
  clear: 'عدم إخفاء أي شيء',
  onlyHeader: 'لا يوجد صف تحت صف العناوين',
  onlyHeaderText: 'لا يحتوي الملف على قيم لإخفائها. إذا كان صفه الوحيد يحتوي على قيم، فألغوا تحديد «يتضمن صف عناوين».',
  ragged: (row, fields, first) =>
    `عدد الحقول في الصف ${number(row)} هو ${number(fields)}، وفي الصف الأول ${number(first)}`,
  raggedText: 'لا يُرسل ملف أُخفيت هويته إلا إذا تساوى عدد الحقول في جميع الصفوف. يُرجى تصحيح الملف أولًا.',
  tooManyColumns: (count, max) =>
    `عدد أعمدة الملف ${number(count)}. لا يمكن هنا إخفاء الهوية إلا في الأعمدة الأولى، وعددها ${number(max)}.`,
  previewFailed: 'تعذرت معاينة البيانات بعد إخفاء الهوية',
  previewFailedText: 'تُحفظ اختياراتكم، ويُتحقق منها من جديد قبل إرسال الملفات.',
  suggestionsFailed: 'تعذر اقتراح قواعد: لم يستجب الخادم. يُرجى إعادة المحاولة.',
  sensitive: count =>
    plural(
      count,
      {
        zero: 'لا أعمدة تبدو حساسة',
        one: 'عمود واحد يبدو حساسًا',
        two: 'عمودان يبدوان حساسين',
        few: '# أعمدة تبدو حساسة',
        many: '# عمودًا تبدو حساسة',
        other: '# عمود تبدو حساسة',
      },
      'ar',
    ),
  sensitiveColumn: (column, many) => `${isolated(column)} (${many})`,
  sensitiveColumns: (columns, others) =>
    `${formatList(others > 0 ? [...columns, `${number(others)} غيرها`] : columns, 'ar')}. لا يتغير شيء قبل أن تطبقوها.`,
  nothingSensitive: 'لم يُكتشف شيء حساس في الصفوف الأولى. يُرجى التحقق من الأعمدة بأنفسكم.',
  apply: count =>
    plural(
      count,
      {
        zero: 'تطبيق الاقتراحات',
        one: 'تطبيق الاقتراح',
        two: 'تطبيق الاقتراحين',
        few: 'تطبيق جميع الاقتراحات',
        many: 'تطبيق جميع الاقتراحات',
        other: 'تطبيق جميع الاقتراحات',
      },
      'ar',
    ),

  columnFault: (column, method) => `خطأ في إخفاء الهوية في العمود ${column} بالطريقة «${method}».`,
  reset: column => `إعادة ضبط العمود ${column}`,
  checking: 'جارٍ التحقق من القواعد',
  noColumns: 'لم تُخفَ الهوية في أي عمود. يُرسل الملف كما هو.',
  updating: count => `${columns(count)}. جارٍ تحديث المعاينة.`,
  shown: count => `${columns(count)}. تُنشأ القيم العشوائية من جديد للملف الذي يُرسل.`,
  columns: count => `${columns(count)}.`,
}

function columns(count: number): string {
  return plural(
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
}
