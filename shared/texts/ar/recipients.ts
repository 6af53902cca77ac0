import type { RecipientsTexts } from '../en/recipients.ts'
import { formatBytes, plural } from '../format.ts'

const isolated = (text: string) => `\u2068${text}\u2069`

export const recipients: RecipientsTexts = {
  list: 'المستلمون المضافون',
  remove: address => `إزالة ${isolated(address)}`,
  showAll: 'عرض الكل',
  showFewer: 'عرض أقل',
  added: count =>
    plural(
      count,
      {
        zero: 'لم يُضف أي مستلم.',
        one: 'أُضيف مستلم واحد.',
        two: 'أُضيف مستلمان.',
        few: 'أُضيف # مستلمين.',
        many: 'أُضيف # مستلمًا.',
        other: 'أُضيف # مستلم.',
      },
      'ar',
    ),
  unread: 'هذه الأجزاء ليست عناوين، ولم تُضف:',
  dismiss: 'إخفاء',
  file: {
    tooLarge: bytes =>
      `الحد الأقصى لحجم القائمة هو ${formatBytes(bytes, 'ar')}. اختاروا ملف CSV أو ملفًا نصيًا يحتوي على عناوين.`,
    unreadable: 'تعذرت قراءة القائمة. يُرجى اختيارها من جديد.',
    noneFound: 'لم يُعثر على أي عنوان في هذا الملف.',
  },

  title: 'المستلمون',
  actions: 'الإجراءات',
  copyRefused: 'لا يسمح هذا المتصفح للصفحات بالنسخ. حددوا الرابط وانسخوه:',
  removal: {
    title: 'هل تريدون إزالة هذا المستلم؟',
    text: address =>
      `يتوقف رابط ${isolated(address)} عن العمل فورًا. ويحتفظ الآخرون بروابطهم. تبقى النسخ التي سبق تنزيلها.`,
    act: 'إزالة',
    running: 'جارٍ إزالة المستلم',
    done: address => `لم يعد بإمكان ${isolated(address)} تنزيل الملفات.`,
    failed: 'لم يُزل المستلم',
  },
  adding: {
    title: 'إرسال هذه الملفات إلى مستلمين آخرين',
    text: 'يتلقون الملفات نفسها والرسالة نفسها، ولكل منهم رابط خاص. لا يتغير شيء بالنسبة إلى الآخرين.',
    act: 'إرسال',
    running: 'جارٍ إضافة المستلمين',
    failed: 'لم يُضف المستلمون',
  },
  history: {
    open: 'السجل',
    title: 'ما حدث لهذا الإرسال',
    about: address => `سجل الإرسال إلى ${address}`,
    step: 'ما حدث',
    file: 'الملف',
    first: 'أول مرة',
    last: 'آخر مرة',
    count: 'عدد المرات',
    none: 'لا يُعرف شيء بعد.',
    failed: 'لم يُحمَّل السجل',
    note: 'تُحتسب التنزيلات عند بدئها. ولا يُعرف وصول جميع البايتات إلا حين يُبلغ عنه متصفح المستلم.',
    steps: {
      mailed: 'سُلِّم الرابط إلى نظام البريد',
      delivered: 'قبله خادم بريد المستلم',
      delayed: 'تأخر',
      bounced: 'أعاده خادم بريد المستلم',
      complained: 'أُبلغ عنه بأنه غير مرغوب فيه',
      refused: 'لم يقبله نظام البريد',
      opened: 'فُتح الرابط',
      openedByMachine: 'فُتح الرابط، على الأرجح بفحص آلي من نظام بريد',
      passedSignIn: 'تم تسجيل الدخول',
      passedCode: 'أُدخل الرمز',
      passedByDevice: 'فُتح من جهاز موثوق به دون رمز',
      fetched: 'تم التنزيل',
      fetchedByMachine: 'تم الجلب، على الأرجح بفحص آلي من نظام بريد',
      saved: 'حُفظ بالكامل بحسب متصفح المستلم',
    },
  },
  receipt: {
    open: 'إثبات الإرسال',
    about: address => `إثبات الإرسال إلى ${isolated(address)}`,
  },
}
