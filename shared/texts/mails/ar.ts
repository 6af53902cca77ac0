import { plural } from '../format.ts'
import type { AlertMailTexts, Alternatives, CommonMailTexts, MailTexts, MemberMailTexts } from './mailTexts.ts'

const personal = 'هذا الرابط مخصص لكم وحدكم، فيُرجى عدم مشاركته مع أحد.'
const unexpected: Alternatives = [
  'إذا لم تكونوا تتوقعون هذه الملفات، فاسألوا {{sender}} قبل فتحها، أو راسلوا {{supportEmail}}.',
  'إذا لم تكونوا تتوقعون هذه الملفات، فراسلوا {{supportEmail}} قبل فتحها.',
  'إذا لم تكونوا تتوقعون هذه الملفات، فاسألوا {{sender}} قبل فتحها.',
  'إذا لم تكونوا تتوقعون هذه الملفات، فاسألوا {{organisation}} قبل فتحها.',
]
const unexpectedRequest: Alternatives = [
  'إذا لم تكونوا تتوقعون هذا الطلب، فاسألوا {{sender}} قبل إرسال أي شيء، أو راسلوا {{supportEmail}}.',
  'إذا لم تكونوا تتوقعون هذا الطلب، فراسلوا {{supportEmail}} قبل إرسال أي شيء.',
  'إذا لم تكونوا تتوقعون هذا الطلب، فاسألوا {{sender}} قبل إرسال أي شيء.',
  'إذا لم تكونوا تتوقعون هذا الطلب، فاسألوا {{organisation}} قبل إرسال أي شيء.',
]
const questions: Alternatives = ['هل لديكم أسئلة؟ راسلوا {{supportEmail}}.']
const uploadOnce = 'الرابط صالح حتى {{expiryDate}} ولعملية رفع واحدة فقط، فيُرجى اختيار جميع الملفات قبل إرسالها.'
const personalUpload = 'هذا الرابط مخصص لكم وحدكم: يستطيع كل من يملكه استخدامه، فيُرجى عدم مشاركته مع أحد.'
const nothingToDo = 'لا يلزمكم القيام بأي شيء.'

const common: CommonMailTexts = {
  address: 'إذا لم يعمل الزر، فانسخوا هذا العنوان إلى المتصفح:',
  filesLabel: 'الملفات',
  sized: (what, size) => `${what}، ${size}`,
  moreFiles: count =>
    plural(
      count,
      {
        zero: 'و# ملف آخر',
        one: 'وملف واحد آخر',
        two: 'وملفان آخران',
        few: 'و# ملفات أخرى',
        many: 'و# ملفًا آخر',
        other: 'و# ملف آخر',
      },
      'ar',
    ),
}

export const getPartnerTexts = (): MailTexts => ({
  ...common,
  greeting: ['مرحبًا {{recipientName}}،', 'مرحبًا،'],
  message: ['رسالة من {{sender}}', 'رسالة من {{organisation}}'],
  locked: 'الملفات في أرشيف يُفتح بكلمة مرور، وتصلكم كلمة المرور في رسالة منفصلة.',
  gates: {
    phone: 'قبل عرض الملفات، يُطلب منكم إدخال رمز ترسله إليكم الصفحة.',
    login: 'قبل عرض الملفات، يُطلب منكم تسجيل الدخول بعنوان البريد الإلكتروني هذا.',
  },
  sentBy: 'أُرسلت نيابةً عن {{organisation}} عبر {{brand}}.',
  sms: [
    '{{code}} رمزكم {{prefix}} لملفات {{organisation}}. لا تعطوه لأحد.',
    '{{code}} رمزكم {{prefix}}. لا تعطوه لأحد.',
  ],

  mails: {
    link: {
      subject: ['وصلكم {{fileCount}} من {{sender}}', 'وصلكم {{fileCount}} من {{organisation}}'],
      preview: ['التنزيل متاح حتى {{expiryDate}}.'],
      heading: ['وصلكم {{fileCount}}'],
      paragraphs: [
        ['وصلكم {{fileCount}} من {{sender}} ({{organisation}}).', 'وصلكم {{fileCount}} من {{organisation}}.'],
      ],
      button: ['تنزيل الملفات'],
      after: [['التنزيل متاح حتى {{expiryDate}}.']],
      footer: [[personal], unexpected],
    },
    password: {
      subject: ['كلمة مرور الملفات الواردة من {{sender}}', 'كلمة مرور الملفات الواردة من {{organisation}}'],
      preview: ['تفتح {{archiveName}}.', 'تفتح الملفات.'],
      heading: ['كلمة المرور'],
      paragraphs: [
        [
          'وصلتكم ملفات من {{sender}} ({{organisation}}) في أرشيف محمي: {{archiveName}}. يصلكم رابطه في رسالة منفصلة. كلمة المرور هي:',
          'وصلتكم ملفات من {{organisation}} في أرشيف محمي: {{archiveName}}. يصلكم رابطه في رسالة منفصلة. كلمة المرور هي:',
          'وصلتكم ملفات من {{sender}} ({{organisation}}) في أرشيف محمي. يصلكم رابطه في رسالة منفصلة. كلمة المرور هي:',
          'وصلتكم ملفات من {{organisation}} في أرشيف محمي. يصلكم رابطه في رسالة منفصلة. كلمة المرور هي:',
        ],
      ],
      after: [
        [
          'افتحوا الأرشيف ببرنامج يدعم AES-256، مثل \u20687-Zip\u2069 أو WinZip أو Keka. أما الأدوات المدمجة في كثير من أنظمة التشغيل فلا تدعمه، وتعرض أخطاء مثل «Operation not permitted».',
        ],
        [
          'الملفات متاحة حتى {{expiryDate}}. نحن لا نحتفظ بكلمة المرور: إذا فقدتموها، فاطلبوا من {{sender}} إرسال الملفات من جديد.',
          'الملفات متاحة حتى {{expiryDate}}. نحن لا نحتفظ بكلمة المرور: إذا فقدتموها، فاطلبوا من {{organisation}} إرسال الملفات من جديد.',
        ],
      ],
      footer: [
        ['كلمة المرور هذه مخصصة لكم وحدكم، فيُرجى عدم مشاركتها مع أحد.'],
        [
          'إذا لم تكونوا تتوقعونها، فاسألوا {{sender}}، أو راسلوا {{supportEmail}}.',
          'إذا لم تكونوا تتوقعونها، فراسلوا {{supportEmail}}.',
          'إذا لم تكونوا تتوقعونها، فاسألوا {{sender}}.',
          'إذا لم تكونوا تتوقعونها، فاسألوا {{organisation}}.',
        ],
      ],
    },
    request: {
      subject: ['طلب ملفات من {{sender}}', 'طلب ملفات من {{organisation}}'],
      preview: ['يُرجى رفعها قبل {{expiryDate}}.'],
      heading: ['يُرجى رفع ملفاتكم'],
      paragraphs: [
        ['وصلكم طلب ملفات من {{sender}} ({{organisation}}).', 'وصلكم طلب ملفات من {{organisation}}.'],
        ['ارفعوا الملفات عبر الرابط الآمن أدناه. لا تحتاجون إلى حساب.'],
      ],
      button: ['رفع الملفات'],
      after: [[uploadOnce]],
      footer: [[personalUpload], unexpectedRequest],
    },
    receipt: {
      subject: ['إيصال من {{organisation}}: وصل منكم {{fileCount}}'],
      preview: ['وقت الاستلام: {{receivedAt}}.'],
      heading: ['إيصال الاستلام'],
      paragraphs: [
        ['وصل منكم إلى {{organisation}} {{fileCount}}. وقت الاستلام: {{receivedAt}}.'],
        ['ورد الطلب من {{sender}}.'],
      ],
      after: [
        ['احتفظوا بهذه الرسالة دليلًا على ما أرسلتموه: كل ملفين لهما قيمة SHA-256 نفسها متطابقان تمامًا، بايتًا ببايت.'],
      ],
      footer: [
        [
          'إذا لم ترسلوا أي ملفات، فراسلوا {{supportEmail}}.',
          'إذا لم ترسلوا أي ملفات، فيُرجى إبلاغ {{sender}}.',
          'إذا لم ترسلوا أي ملفات، فيُرجى إبلاغ {{organisation}}.',
        ],
      ],
    },
    reminder: {
      subject: ['تذكير: {{fileCount}} من {{sender}}', 'تذكير: {{fileCount}} من {{organisation}}'],
      preview: ['التنزيل متاح حتى {{expiryDate}}، ولم يُنزَّل شيء بعد.'],
      heading: ['ملفاتكم في انتظاركم'],
      paragraphs: [
        [
          'وصلكم {{fileCount}} من {{sender}} ({{organisation}}). لم يُنزَّل شيء بعد.',
          'وصلكم {{fileCount}} من {{organisation}}. لم يُنزَّل شيء بعد.',
        ],
      ],
      button: ['تنزيل الملفات'],
      after: [['التنزيل متاح حتى {{expiryDate}}. بعد ذلك لن يعمل هذا الرابط.']],
      footer: [[personal], unexpected],
    },
    requestReminder: {
      subject: ['تذكير: طلب ملفات من {{sender}}', 'تذكير: طلب ملفات من {{organisation}}'],
      preview: ['يُرجى رفعها قبل {{expiryDate}}.'],
      heading: ['ننتظر ملفاتكم'],
      paragraphs: [
        [
          'وصلكم طلب ملفات من {{sender}} ({{organisation}}). لم يُرفع شيء بعد.',
          'وصلكم طلب ملفات من {{organisation}}. لم يُرفع شيء بعد.',
        ],
      ],
      button: ['رفع الملفات'],
      after: [[uploadOnce]],
      footer: [[personalUpload], unexpectedRequest],
    },
    expired: {
      subject: ['انتهت صلاحية الملفات الواردة من {{sender}}', 'انتهت صلاحية الملفات الواردة من {{organisation}}'],
      preview: ['لم يُنزَّل شيء حتى {{expiryDate}}.'],
      heading: ['انتهت صلاحية ملفاتكم'],
      paragraphs: [
        [
          'انتهت في {{expiryDate}} صلاحية ما وصلكم من {{sender}} ({{organisation}}): {{fileCount}}. لم يُنزَّل شيء، ولم يعد الرابط يعمل.',
          'انتهت في {{expiryDate}} صلاحية ما وصلكم من {{organisation}}: {{fileCount}}. لم يُنزَّل شيء، ولم يعد الرابط يعمل.',
        ],
        [
          'إذا كنتم ما زلتم بحاجة إلى الملفات، فاطلبوا من {{sender}} إرسالها من جديد.',
          'إذا كنتم ما زلتم بحاجة إلى الملفات، فاطلبوا من {{organisation}} إرسالها من جديد.',
        ],
      ],
      footer: [questions],
    },
    requestExpired: {
      subject: ['انتهت صلاحية الطلب الوارد من {{sender}}', 'انتهت صلاحية الطلب الوارد من {{organisation}}'],
      preview: ['لم يُرفع شيء حتى {{expiryDate}}.'],
      heading: ['انتهت صلاحية رابط الرفع'],
      paragraphs: [
        [
          'كان طلب الملفات الوارد من {{sender}} ({{organisation}}) صالحًا حتى {{expiryDate}}. لم يُرفع شيء، ولم يعد الرابط يعمل.',
          'كان طلب الملفات الوارد من {{organisation}} صالحًا حتى {{expiryDate}}. لم يُرفع شيء، ولم يعد الرابط يعمل.',
        ],
        [
          'إذا كنتم ما زلتم ترغبون في إرسال ملفات، فاطلبوا من {{sender}} رابطًا جديدًا.',
          'إذا كنتم ما زلتم ترغبون في إرسال ملفات، فاطلبوا من {{organisation}} رابطًا جديدًا.',
        ],
      ],
      footer: [questions],
    },
    revoked: {
      subject: ['سُحبت الملفات الواردة من {{sender}}', 'سُحبت الملفات الواردة من {{organisation}}'],
      preview: [nothingToDo],
      heading: ['سُحبت الملفات'],
      paragraphs: [
        [
          'سُحبت الملفات الواردة إليكم من {{sender}} ({{organisation}}). لم يعد الرابط يعمل.',
          'سُحبت الملفات الواردة إليكم من {{organisation}}. لم يعد الرابط يعمل.',
        ],
        [nothingToDo],
      ],
      footer: [questions],
    },
    requestRevoked: {
      subject: ['سُحب طلب الملفات الوارد من {{sender}}', 'سُحب طلب الملفات الوارد من {{organisation}}'],
      preview: [nothingToDo],
      heading: ['لم تعد ملفاتكم مطلوبة'],
      paragraphs: [
        [
          'سُحب طلب الملفات الوارد من {{sender}} ({{organisation}}). لم يعد رابط الرفع يعمل.',
          'سُحب طلب الملفات الوارد من {{organisation}}. لم يعد رابط الرفع يعمل.',
        ],
        [nothingToDo],
      ],
      footer: [questions],
    },
    code: {
      subject: ['رمزكم {{prefix}} للملفات الواردة من {{organisation}}'],
      preview: ['مدة الصلاحية: {{minutes}}.'],
      heading: ['رمزكم'],
      paragraphs: [['أدخلوا هذا الرمز في الصفحة التي تعرض {{prefix}} قبل الحقل:']],
      after: [
        ['مدة صلاحيته {{minutes}}، ويُستخدم مرة واحدة فقط.'],
        ['لا تعطوه لأحد: لن تطلبه {{organisation}} منكم أبدًا.'],
      ],
      footer: [
        [
          'إذا لم تطلبوا رمزًا، فلا يلزمكم القيام بأي شيء: من دونه لا يستطيع أحد رؤية الملفات. هل لديكم أسئلة؟ راسلوا {{supportEmail}}.',
          'إذا لم تطلبوا رمزًا، فلا يلزمكم القيام بأي شيء: من دونه لا يستطيع أحد رؤية الملفات.',
        ],
      ],
    },
  },
})

export const getMemberTexts = (): MemberMailTexts => ({
  ...common,
  failed: {
    reason: 'السبب: {{reason}}',
    reasons: {
      'The files could not be processed. Please send them again, or contact support.':
        'تعذرت معالجة الملفات. يُرجى إرسالها من جديد أو الاتصال بالدعم.',
      'The upload was inactive for 24 hours before it was complete. Please send the files again.':
        'توقف الرفع 24 ساعة قبل اكتماله. يُرجى إرسال الملفات من جديد.',
      '{0} could not be anonymized. {1}': 'تعذر إخفاء الهوية في الملف {0}. {1}',
      'It is not certain that {0} was anonymized correctly. Please send it again.':
        'ليس مؤكدًا أن إخفاء الهوية في الملف {0} تم على نحو صحيح. يُرجى إرساله من جديد.',
      'It expired before its files could be released. Please send it again.':
        'انتهت صلاحية عملية النقل قبل إتاحة ملفاتها. يُرجى إرسالها من جديد.',
      'A file of this transfer no longer exists. Please send it again.':
        'أحد ملفات عملية النقل هذه لم يعد موجودًا. يُرجى إرساله من جديد.',
      'The transfer no longer exists.': 'لم تعد عملية النقل موجودة.',
      'A file of this transfer could not be processed. Please send it again.':
        'تعذرت معالجة أحد ملفات عملية النقل هذه. يُرجى إرساله من جديد.',
      'A file of this transfer was never uploaded. Please send it again.':
        'لم يُرفع أحد ملفات عملية النقل هذه. يُرجى إرساله من جديد.',
      '{0} was damaged during the upload. Please send it again.': 'تلف الملف {0} أثناء الرفع. يُرجى إرساله من جديد.',
      '{0} contains malware ({1}) and was deleted.': 'يحتوي الملف {0} على برمجية خبيثة ({1}) وقد حُذف.',
    },
    sendAgain:
      'تُحفظ الملفات خمسة أيام. لإرسالها وفق ما تشترطه السياسة، افتحوا عملية النقل واختاروا «إعادة الإرسال»: لن تحتاجوا إلى رفع أي شيء من جديد.',
    button: 'مراجعة عملية النقل',
    send: {
      subject: 'تعذر إكمال عملية النقل إلى {{recipient}}',
      heading: 'تعذر إكمال عملية النقل',
      paragraph: 'لم تُرسل ملفاتكم إلى {{recipient}}، ولا يمكن تنزيل أي منها.',
      because: 'أُرسلت عبر {{brand}} لأنكم بدأتم عملية النقل هذه.',
    },
    request: {
      subject: 'تعذرت معالجة الملفات الواردة من {{recipient}}',
      heading: 'تعذرت معالجة الملفات التي طلبتموها',
      paragraph: 'رُفعت إليكم ملفات من {{recipient}}، لكن لا يمكن تنزيل أي منها.',
      because: 'أُرسلت عبر {{brand}} لأنكم طلبتم هذه الملفات.',
    },
  },
  stopped: {
    preview: 'لم يعد الرابط ولا الملفات متاحة.',
    advice: 'إذا كانت لديكم أسئلة، فتواصلوا مع مسؤولي مؤسستكم.',
    send: {
      subject: 'أُوقفت عملية النقل إلى {{recipient}}',
      heading: 'أُوقفت عملية النقل',
      paragraph: 'أوقفت إدارة مؤسستكم عملية النقل إلى {{recipient}}. لم يعد الرابط يعمل، وتُمحى الملفات.',
    },
    request: {
      subject: 'أُوقف طلبكم إلى {{recipient}}',
      heading: 'أُوقف طلبكم',
      paragraph: 'أوقفت إدارة مؤسستكم طلبكم إلى {{recipient}}. لم يعد الرابط يعمل، وتُمحى الملفات.',
    },
  },
  allowed: {
    preview: 'أخطأ ماسح البرمجيات الخبيثة.',
    heading: 'كان إنذارًا كاذبًا',
    send: {
      subject: 'يمكنكم إرسال ملفكم إلى {{recipient}} من جديد',
      paragraph:
        'أبلغ ماسح البرمجيات الخبيثة عن {{signature}} في هذا الملف، ففشلت عملية النقل إلى {{recipient}}. يسمح أحد المسؤولين بهذا الملف بعينه حتى {{expiryDate}}.',
      advice: 'يُرجى إرساله من جديد مع بقية ملفات عملية النقل: لم يصل أي منها إلى المستلم.',
    },
    request: {
      subject: 'يمكن أن يرسل إليكم {{recipient}} الملف من جديد',
      paragraph:
        'أبلغ ماسح البرمجيات الخبيثة عن {{signature}} في هذا الملف الذي رفعه {{recipient}} لكم. يسمح أحد المسؤولين بهذا الملف بعينه حتى {{expiryDate}}.',
      advice: 'يُرجى طلب الملفات من جديد: تعذّر تسليمكم أيًا منها.',
    },
  },
  undelivered: {
    meaning: {
      delayed: 'لا يقبلها خادم بريد المستلم حاليًا. ستتكرر محاولة التسليم لبضع ساعات.',
      bounced: 'لم يقبلها خادم بريد المستلم. يُرجى التحقق من العنوان.',
      complained: 'لن تُرسل أي رسائل أخرى إلى هذا العنوان.',
      refused: 'لم يقبلها نظام البريد. يُرجى التحقق من العنوان.',
    },
    button: 'فتح عملية النقل',
    send: {
      subject: {
        delayed: 'لم يصل رابطكم بعد إلى {{recipient}}',
        bounced: 'تعذر تسليم رابطكم إلى {{recipient}}',
        complained: 'أُبلغ عن رابطكم كرسالة غير مرغوب فيها من {{recipient}}',
        refused: 'تعذر تسليم رابطكم إلى {{recipient}}',
      },
      title: {
        delayed: 'تأخرت الرسالة التي تحمل الرابط.',
        bounced: 'عادت الرسالة التي تحمل الرابط.',
        complained: 'أُبلغ عن الرسالة التي تحمل الرابط كرسالة غير مرغوب فيها.',
        refused: 'تعذر إرسال الرسالة التي تحمل الرابط.',
      },
      advice: [
        'ملفاتكم متاحة والرابط يعمل. افتحوا عملية النقل وانسخوا الرابط وأوصلوه إلى المستلم بطريقة أخرى.',
        'إذا كان العنوان خاطئًا، فاسحبوا عملية النقل وأرسلوا الملفات من جديد.',
      ],
      because: 'أُرسلت عبر {{brand}} لأنكم أرسلتم هذه الملفات.',
    },
    request: {
      subject: {
        delayed: 'لم يصل رابط الرفع بعد إلى {{recipient}}',
        bounced: 'تعذر تسليم رابط الرفع إلى {{recipient}}',
        complained: 'أُبلغ عن رابط الرفع كرسالة غير مرغوب فيها من {{recipient}}',
        refused: 'تعذر تسليم رابط الرفع إلى {{recipient}}',
      },
      title: {
        delayed: 'تأخرت الرسالة التي تحمل رابط الرفع.',
        bounced: 'عادت الرسالة التي تحمل رابط الرفع.',
        complained: 'أُبلغ عن الرسالة التي تحمل رابط الرفع كرسالة غير مرغوب فيها.',
        refused: 'تعذر إرسال الرسالة التي تحمل رابط الرفع.',
      },
      advice: [
        'رابط الرفع يعمل. افتحوا عملية النقل وانسخوا الرابط وأوصلوه إلى المستلم بطريقة أخرى.',
        'إذا كان العنوان خاطئًا، فاسحبوا عملية النقل واطلبوا الملفات من جديد.',
      ],
      because: 'أُرسلت عبر {{brand}} لأنكم طلبتم ملفات.',
    },
  },
  reminder: {
    button: 'فتح عملية النقل',
    extend: 'تمديد عملية النقل 7 أيام:',
    send: {
      subject: 'لم تُنزَّل ملفاتكم بعد من قِبل {{recipient}}',
      preview: 'تنتهي صلاحيتها في {{expiryDate}}.',
      heading: 'ملفاتكم ما زالت في الانتظار',
      paragraph:
        'أرسلتم إلى {{recipient}} ما يلي: {{fileCount}}. لم يُنزَّل شيء حتى الآن، وتنتهي صلاحية الرابط في {{expiryDate}}.',
      advice: 'إذا ضاعت الرسالة التي تحمل الرابط، فافتحوا عملية النقل لنسخ الرابط.',
      because: 'أُرسلت عبر {{brand}} لأنكم أرسلتم هذه الملفات.',
    },
    request: {
      subject: 'لم تُرفع بعد أي ملفات من {{recipient}}',
      preview: 'تنتهي صلاحية رابط الرفع في {{expiryDate}}.',
      heading: 'طلبكم ما زال في الانتظار',
      paragraph: 'طلبتم ملفات من {{recipient}}. لم يُرفع شيء حتى الآن، وتنتهي صلاحية الرابط في {{expiryDate}}.',
      advice: 'إذا ضاعت الرسالة التي تحمل الرابط، فافتحوا عملية النقل لنسخ رابط الرفع.',
      because: 'أُرسلت عبر {{brand}} لأنكم طلبتم ملفات.',
    },
    answer: {
      subject: 'لم تنزّلوا بعد الملفات الواردة من {{recipient}}',
      preview: 'تنتهي صلاحيتها في {{expiryDate}}.',
      heading: 'ملفات في انتظاركم',
      paragraph:
        'رُفع لكم من {{recipient}} ما يلي: {{fileCount}}. لم يُنزَّل شيء حتى الآن، وتنتهي صلاحية الرابط في {{expiryDate}}.',
      advice: 'افتحوا عملية النقل لتنزيلها.',
      because: 'أُرسلت عبر {{brand}} لأنكم طلبتم ملفات.',
    },
  },
  expired: {
    preview: 'يمكنكم تمديد عملية النقل حتى {{until}}.',
    advice: 'يمكنكم تمديد عملية النقل حتى {{until}}: عندئذٍ تعمل روابطها من جديد. بعد ذلك تُحذف الملفات.',
    atLimit: 'لا تسمح مؤسستكم بموعد انتهاء لاحق. إذا كانت الملفات ما زالت مطلوبة، فيُرجى إرسالها من جديد.',
    button: 'تمديد عملية النقل',
    send: {
      subject: 'انتهت صلاحية ملفاتكم المرسلة إلى {{recipient}}',
      heading: 'انتهت صلاحية ملفاتكم',
      paragraph: 'أرسلتم إلى {{recipient}} ما يلي: {{fileCount}}. لم يُنزَّل شيء حتى {{expiryDate}}، ولم يعد الرابط يعمل.',
      because: 'أُرسلت عبر {{brand}} لأنكم أرسلتم هذه الملفات.',
    },
    answer: {
      subject: 'انتهت صلاحية الملفات الواردة من {{recipient}}',
      heading: 'انتهت صلاحية الملفات',
      paragraph: 'رُفع لكم من {{recipient}} ما يلي: {{fileCount}}. لم يُنزَّل شيء حتى {{expiryDate}}، ولم يعد الرابط يعمل.',
      because: 'أُرسلت عبر {{brand}} لأنكم طلبتم ملفات.',
    },
    asked: {
      subject: 'طلب وقت إضافي لملفاتكم من {{recipient}}',
      heading: 'يُرجى إتاحة ملفاتكم من جديد',
      paragraph: 'انتهت صلاحية ملفاتكم في {{expiryDate}}. ورد طلب وقت إضافي من {{recipient}}.',
      because: 'أُرسلت عبر {{brand}} لأنكم أرسلتم هذه الملفات.',
    },
  },
  downloaded: {
    subject: 'نُزِّلت ملفاتكم من قِبل {{recipient}}',
    preview: 'لأول مرة.',
    heading: 'نُزِّلت ملفاتكم',
    paragraph: 'نزّلها {{recipient}} لأول مرة.',
    advice: 'تعرض صفحة عملية النقل ما حدث لكل ملف.',
    button: 'فتح عملية النقل',
    because: 'أُرسلت عبر {{brand}} لأنكم أرسلتم هذه الملفات.',
  },
  received: {
    subject: 'وصلكم {{fileCount}} من {{recipient}}',
    preview: 'التنزيل متاح حتى {{expiryDate}}.',
    heading: 'وصلكم {{fileCount}} من {{recipient}}',
    paragraph:
      'بناءً على طلبكم، وصلكم {{fileCount}} من {{recipient}}. تعرض صفحة عملية النقل البيانات التي عُثر عليها والملفات التي تعذرت قراءتها.',
    advice: 'التنزيل متاح حتى {{expiryDate}}. للتنزيل، سجّلوا الدخول بالعنوان الذي أُرسلت إليه هذه الرسالة.',
    button: 'تنزيل الملفات',
    other: 'صفحة عملية النقل:',
    because: 'أُرسلت عبر {{brand}} لأنكم طلبتم هذه الملفات.',
  },
})

export const getAlertTexts = (): AlertMailTexts => ({
  address: common.address,
  subject: count =>
    plural(
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
    ),
  introduction: 'تنبيهات من إحصاءات النشاط، من الأحدث إلى الأقدم:',
  kinds: {
    newSenders: 'مرسل جديد: {{sender}}',
    newDomains: 'نطاق جديد: {{domain}}',
    newRecipients: 'مستلم جديد: {{recipient}}',
    sendersSpike: 'ارتفاع مفاجئ في عمليات النقل من {{sender}}',
    domainsSpike: 'ارتفاع مفاجئ في عمليات النقل إلى {{domain}}',
    recipientsSpike: 'ارتفاع مفاجئ في عمليات النقل إلى {{recipient}}',
    mistakePrevented: 'مُنع خطأ محتمل من {{sender}}',
    sensitiveInfotypes: 'عُثر على بيانات حساسة',
    malwareFound: 'عُثر على برمجية خبيثة في عملية نقل من {{sender}}',
    secondOpinion: 'عثر Macie على بيانات حساسة أخرى في عملية نقل من {{sender}}',
  },
  more: count =>
    plural(
      count,
      {
        zero: 'تعرض صفحة إحصاءات النشاط # تنبيه آخر.',
        one: 'تعرض صفحة إحصاءات النشاط تنبيهًا واحدًا آخر.',
        two: 'تعرض صفحة إحصاءات النشاط تنبيهين آخرين.',
        few: 'تعرض صفحة إحصاءات النشاط # تنبيهات أخرى.',
        many: 'تعرض صفحة إحصاءات النشاط # تنبيهًا آخر.',
        other: 'تعرض صفحة إحصاءات النشاط # تنبيه آخر.',
      },
      'ar',
    ),
  button: 'فتح إحصاءات النشاط',
  transfers: 'جميع عمليات النقل:',
  unsubscribe: 'لإيقاف هذه الرسائل، افتحوا هذه الصفحة:',
  because: 'أُرسلت عبر {{brand}} لأنكم اخترتم تلقي التنبيهات بالبريد الإلكتروني.',
})
