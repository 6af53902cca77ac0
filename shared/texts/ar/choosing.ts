import type { ChoosingTexts } from '../en/choosing.ts'
import { countFiles, formatBytes, formatCount, plural } from '../format.ts'
import { listed } from '../listed.ts'

/** 'a وb وc و2 غيرها' */
const named = (names: readonly string[]) => listed(names, more => `${more} غيرها`)
const count = (files: number) => countFiles(files, 'ar')
const size = (bytes: number) => formatBytes(bytes, 'ar')
const isolated = (text: string) => `\u2068${text}\u2069`

export const choosing: ChoosingTexts = {
  size,
  count,

  dropFirst: 'أفلتوا الملفات أو المجلدات في أي مكان، أو',
  dropMore: 'أفلتوا المزيد من الملفات أو المجلدات في أي مكان، أو',
  dropNow: 'أفلتوا للإضافة',
  chooseFiles: 'اختيار ملفات',
  addFiles: 'إضافة ملفات',
  chooseFolder: 'اختيار مجلد',
  limits: (maxFiles, fileBytes, totalBytes) =>
    `الحد الأقصى: ${count(maxFiles)}، لكل ملف ${size(fileBytes)}، والإجمالي ${size(totalBytes)}`,
  reading: files => `جارٍ قراءة المجلد، حتى الآن: ${count(files)}`,

  unread: 'تعذرت قراءة الملفات. يُرجى إعادة المحاولة أو إعادة تحميل الصفحة.',
  emptyFolders: paths =>
    `${plural(
      paths.length,
      {
        zero: 'لم يُستبعد أي مجلد فارغ',
        one: 'استُبعد مجلد فارغ واحد',
        two: 'استُبعد مجلدان فارغان',
        few: 'استُبعدت # مجلدات فارغة',
        many: 'استُبعد # مجلدًا فارغًا',
        other: 'استُبعد # مجلد فارغ',
      },
      'ar',
    )}: ${named(paths)}.`,
  systemFiles: (files, names) =>
    `${plural(
      files,
      {
        zero: 'لم يُستبعد أي ملف من ملفات النظام',
        one: 'استُبعد ملف نظام واحد',
        two: 'استُبعد ملفا نظام',
        few: 'استُبعدت # ملفات نظام',
        many: 'استُبعد # ملف نظام',
        other: 'استُبعد # ملف نظام',
      },
      'ar',
    )}: ${named(names)}.`,
  unreadable: paths => `تعذرت قراءة ما يلي فاستُبعد: ${named(paths)}.`,
  cut: max => `أُضيفت الملفات الأولى فقط، وعددها ${formatCount(max, 'ar')}. لإرسال المزيد، اجمعوها في ملف ZIP.`,

  chosenFiles: 'الملفات المختارة',
  sum: (files, bytes) => `${count(files)}، الإجمالي ${size(bytes)}`,
  below: files => `${formatCount(files, 'ar')} غيرها أدناه`,
  added: files => `أُضيف إلى القائمة: ${count(files)}.`,
  alreadyThere: paths => `موجودة في القائمة ولم تُضف من جديد: ${named(paths)}.`,
  remove: name => `إزالة ${isolated(name)}`,
  removeAll: 'إزالة الكل',
  removed: name => `أُزيل الملف ${isolated(name)}.`,
  unseenInName: path => `احتوى الاسم على أحرف غير مرئية؛ يُرسل الملف باسم ${isolated(path)}.`,
  unsafeName: (path, chosen) => `بعض الأنظمة لا تقبل الاسم ${isolated(chosen)}؛ يُرسل الملف باسم ${isolated(path)}.`,
  removedAll: 'أُزيلت جميع الملفات.',

  chooseAgain: 'اختيار من جديد',

  readMore: 'عرض المزيد',
  hide: 'إخفاء',
}
