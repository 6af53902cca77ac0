import type { ExtensionTexts } from '../en/extension.ts'

export const extension: ExtensionTexts = {
  title: 'تمديد عملية النقل',
  text: 'تعمل جميع الروابط حتى الموعد الجديد. لا يُرفع شيء من جديد.',
  choose: 'موعد الانتهاء الجديد',
  more: duration => `${duration} إضافية`,
  longest: 'أبعد موعد ممكن',
  until: moment => `حتى ${moment}`,
  running: 'جارٍ تمديد عملية النقل',
  done: moment => `تنتهي عملية النقل الآن في ${moment}.`,
  failed: 'لم تُمدَّد عملية النقل',
  latest: moment => `أبعد موعد ممكن هو ${moment}.`,
  impossible: 'لا يمكن تمديد عملية النقل هذه',
  impossibleText: 'حُذفت ملفاتها، أو سُحبت، أو بلغت أبعد موعد تسمح به مؤسستكم.',
}
