import type { Translations } from '../sentences.ts'

export const translations: Translations = {
  'The files could not be processed. Please send them again, or contact support.':
    'تعذرت معالجة الملفات. يُرجى إرسالها من جديد أو الاتصال بالدعم.',
  'The upload was inactive for 24 hours before it was complete. Please send the files again.':
    'توقف الرفع 24 ساعة قبل اكتماله. يُرجى إرسال الملفات من جديد.',
  '{0} could not be anonymized. {1}': 'تعذر إخفاء الهوية في الملف \u2068{0}\u2069. {1}',
  'It is not certain that {0} was anonymized correctly. Please send it again.':
    'ليس مؤكدًا أن إخفاء الهوية في الملف \u2068{0}\u2069 تم على نحو صحيح. يُرجى إرساله من جديد.',
  'It expired before its files could be released. Please send it again.':
    'انتهت صلاحية عملية النقل قبل إتاحة ملفاتها. يُرجى إرسالها من جديد.',
  'A file of this transfer no longer exists. Please send it again.':
    'أحد ملفات عملية النقل هذه لم يعد موجودًا. يُرجى إرساله من جديد.',
  'The transfer no longer exists.': 'لم تعد عملية النقل موجودة.',
  'A file of this transfer could not be processed. Please send it again.':
    'تعذرت معالجة أحد ملفات عملية النقل هذه. يُرجى إرساله من جديد.',
  'A file of this transfer was never uploaded. Please send it again.':
    'لم يُرفع أحد ملفات عملية النقل هذه. يُرجى إرساله من جديد.',
  '{0} was damaged during the upload. Please send it again.':
    'تلف الملف \u2068{0}\u2069 أثناء الرفع. يُرجى إرساله من جديد.',
  '{0} contains malware ({1}) and was deleted.':
    'يحتوي الملف \u2068{0}\u2069 على برمجية خبيثة (\u2068{1}\u2069) وقد حُذف.',
  'Check your device for malware. If the file should be harmless, ask your administrator.':
    'افحصوا جهازكم بحثًا عن برمجيات خبيثة. إذا كان يُفترض أن يكون الملف غير ضار، فاسألوا المسؤول لديكم.',
  'Tell the person who uploaded it to check their device for malware. If the file should be harmless, ask your administrator.':
    'اطلبوا من الشخص الذي رفعه أن يفحص جهازه بحثًا عن برمجيات خبيثة. إذا كان يُفترض أن يكون الملف غير ضار، فاسألوا المسؤول لديكم.',
  'The device from which it was uploaded may have malware. If it is a false alarm, allow this content.':
    'قد يحتوي الجهاز الذي رُفع منه الملف على برمجيات خبيثة. إذا كان الإنذار كاذبًا، فاسمحوا بهذا المحتوى.',
  'A receipt is available after the files were made available to the recipient.':
    'يتوفر إثبات الإرسال بعد إتاحة الملفات للمستلم.',
  'There is no allowance of this content.': 'هذا المحتوى غير مسموح به.',
  'Only a file that was deleted because of malware can be allowed.': 'لا يمكن السماح إلا بملف حُذف بسبب برمجية خبيثة.',
  'It does not recognise the test virus.': 'لا يتعرف على فيروس الاختبار.',
  'It reports a harmless text as malware.': 'يبلغ عن نص غير ضار بأنه برمجية خبيثة.',
  'This does not exist, or you do not have access to it. Please check the address.':
    'هذا غير موجود، أو ليس لديكم إذن بالوصول إليه. يُرجى التحقق من العنوان.',
  'You are not signed in. Please login to continue.': 'لم تسجّلوا الدخول. يُرجى تسجيل الدخول للمتابعة.',
  'Your session has expired. Please login to continue.': 'انتهت صلاحية جلستكم. يُرجى تسجيل الدخول للمتابعة.',
  'Your organization did not provide your e-mail address. Please contact its support.':
    'لم تقدّم مؤسستكم عنوان بريدكم الإلكتروني. يُرجى التواصل مع فريق الدعم فيها.',
  'The sign-in was cancelled, or you may not use this application.':
    'أُلغي تسجيل الدخول، أو لا يحق لكم استخدام هذا التطبيق.',
  'Your organization’s sign-in cannot be reached just now. Please try again in a few minutes.':
    'يتعذر الوصول إلى خدمة تسجيل الدخول في مؤسستكم حاليًا. يُرجى إعادة المحاولة بعد بضع دقائق.',
  'Your organization’s sign-in gave an answer that cannot be trusted. Please try again.':
    'أعطت خدمة تسجيل الدخول في مؤسستكم ردًا لا يمكن الوثوق به. يُرجى إعادة المحاولة.',
  'Your organization’s sign-in did not provide your e-mail address. Please contact your administrator.':
    'لم تقدّم خدمة تسجيل الدخول في مؤسستكم عنوان بريدكم الإلكتروني. يُرجى التواصل مع المسؤول لديكم.',
  'Your e-mail address is not confirmed at your organization’s sign-in. Please confirm it, then try again.':
    'عنوان بريدكم الإلكتروني غير مؤكد لدى خدمة تسجيل الدخول في مؤسستكم. يُرجى تأكيده ثم إعادة المحاولة.',
  'You belong to more groups than your organization’s sign-in can report. Please contact your administrator.':
    'تنتمون إلى مجموعات أكثر مما تستطيع خدمة تسجيل الدخول في مؤسستكم الإبلاغ عنه. يُرجى التواصل مع المسؤول لديكم.',
  'Your administrator rights have ended. Please login again to continue.':
    'انتهت صلاحياتكم كمسؤولين. يُرجى تسجيل الدخول من جديد للمتابعة.',
  'An operator limited your rights to those of a member. If you need more, ask your support.':
    'قصر أحد المشغّلين صلاحياتكم على صلاحيات عضو. إذا احتجتم إلى أكثر من ذلك، فاسألوا فريق الدعم لديكم.',
  'You do not have access to this. Please login as a different user.':
    'ليس لديكم إذن بالوصول إلى هذا. يُرجى تسجيل الدخول بحساب آخر.',
  'Too many requests. Please try again in {0} seconds.': 'عدد الطلبات كبير جدًا. يُرجى إعادة المحاولة بعد {0} ث.',
  'This is not available at the moment. Please try again shortly. No data was lost.':
    'هذا غير متاح حاليًا. يُرجى إعادة المحاولة بعد قليل. لم تضع أي بيانات.',
  'Lists and insights are not available yet. You can already send and download files. Please try again later.':
    'القوائم والإحصاءات غير متاحة بعد. يمكنك بالفعل إرسال الملفات وتنزيلها. يُرجى إعادة المحاولة لاحقًا.',
  'Something went wrong on our side. Please try again. No data was lost.':
    'حدث خطأ من جانبنا. يُرجى إعادة المحاولة. لم تضع أي بيانات.',
  'There is nothing here. Please check the address.': 'لا يوجد شيء هنا. يُرجى التحقق من العنوان.',
  'The request was interrupted.': 'انقطع الطلب.',
  'The request took too long to arrive.': 'استغرق وصول الطلب وقتًا طويلًا جدًا.',
  'There is not enough storage at the moment. Please try again later.':
    'لا توجد مساحة تخزين كافية حاليًا. يُرجى إعادة المحاولة لاحقًا.',
  'Your earlier requests are still being processed. Please try again in a moment.':
    'طلباتكم السابقة ما زالت قيد المعالجة. يُرجى إعادة المحاولة بعد لحظات.',
  'The request is too large.': 'الطلب كبير جدًا.',
  'The request is not valid.': 'الطلب غير صالح.',
  'The first request with this Idempotency-Key is still being processed.':
    'الطلب الأول بقيمة Idempotency-Key هذه ما زال قيد المعالجة.',
  'You have started as many transfers today as your organization allows.':
    'بلغتم الحد الذي تسمح به مؤسستكم لعمليات النقل التي تُبدأ في اليوم.',
  'Your organization allows {0} of files for each person in 24 hours. Uploads that were given up count, too.':
    'الحجم الذي تسمح به مؤسستكم لكل شخص خلال 24 ساعة: {0}. وتُحتسب فيه أيضًا عمليات الرفع التي أُلغيت.',
  'The anonymized copy is {0} larger than the file.': 'النسخة المخفية الهوية أكبر من الملف بمقدار {0}.',
  'The anonymized copy exceeds {0}, the limit of a transfer.': 'تتجاوز النسخة المخفية الهوية {0}، وهو حد عملية النقل.',
  'You have sent as many mails today as your organization allows.':
    'بلغتم الحد الذي تسمح به مؤسستكم لرسائل البريد الإلكتروني في اليوم.',
  'You have sent as many mails to this address today as your organization allows one person.':
    'بلغتم الحد الذي تسمح به مؤسستكم للشخص الواحد لرسائل البريد الإلكتروني إلى هذا العنوان في اليوم.',
  'This address has received as many mails today as your organization allows.':
    'بلغ هذا العنوان الحد الذي تسمح به مؤسستكم لرسائل البريد الإلكتروني الواردة إليه في اليوم.',
  'Please try again in {0}.': 'يُرجى إعادة المحاولة لاحقًا. مدة الانتظار: {0}.',
  'You have started {0} transfers without sending them. Send one of them, or wait: each expires 24 hours after its start.':
    'عدد عمليات النقل التي بدأتموها ولم ترسلوها: {0}. أرسلوا إحداها أو انتظروا: تنتهي صلاحية كل منها بعد 24 ساعة من بدئها.',
  'Unfinished uploads may have at most {0} in total. Complete one, or give one up in My Transfers.':
    'الحد الأقصى لإجمالي عمليات الرفع غير المكتملة: {0}. أكملوا إحداها، أو ألغوا إحداها في «عمليات النقل الخاصة بي».',
  'Required!': 'هذا الحقل مطلوب.',
  'Invalid Email': 'عنوان البريد الإلكتروني غير صالح.',
  'The letter "{0}" in "{1}" (letter {2}) is Latin. Type the address again.':
    'الحرف «{0}» في «\u2068{1}\u2069» (الحرف رقم {2}) لاتيني. اكتبوا العنوان من جديد.',
  'The letter "{0}" in "{1}" (letter {2}) is Greek. Type the address again.':
    'الحرف «{0}» في «\u2068{1}\u2069» (الحرف رقم {2}) يوناني. اكتبوا العنوان من جديد.',
  'The letter "{0}" in "{1}" (letter {2}) is Cyrillic. Type the address again.':
    'الحرف «{0}» في «\u2068{1}\u2069» (الحرف رقم {2}) سيريلي. اكتبوا العنوان من جديد.',
  'Enter one address only.': 'أدخلوا عنوانًا واحدًا فقط.',
  'Invalid phone number': 'رقم الهاتف غير صالح.',
  'Codes cannot be sent to this country: {0}.': 'لا يمكن إرسال الرموز إلى هذا البلد: {0}.',
  'A code needs the phone number of the recipient.': 'يتطلب الرمز رقم هاتف المستلم.',
  'Please select file(s)': 'يُرجى اختيار ملف واحد على الأقل.',
  'Number of files exceeds the allowed {0}.': 'عدد الملفات يتجاوز الحد المسموح به، وهو {0}.',
  'File size should not exceed {0}.': 'يجب ألا يتجاوز حجم الملف {0}.',
  'Total file size should not exceed {0}.': 'يجب ألا يتجاوز الحجم الإجمالي للملفات {0}.',
  'Password protection is supported for total file size up to {0}.':
    'الحماية بكلمة مرور متاحة لحجم إجمالي لا يتجاوز {0}.',
  'The total file size of this transfer is {0}.': 'الحجم الإجمالي لملفات عملية النقل هذه: {0}.',
  'Please read the above terms and confirm before sending.': 'يُرجى قراءة الشروط أعلاه وتأكيدها قبل الإرسال.',
  'Expiry must be at least {0} days.': 'الحد الأدنى لمدة الصلاحية بالأيام: {0}.',
  'Expiry cannot exceed {0} days.': 'الحد الأقصى لمدة الصلاحية بالأيام: {0}.',
  'There is no template set named {0}.': 'لا توجد مجموعة قوالب باسم \u2068{0}\u2069.',
  'At most {0} characters.': 'الحد الأقصى لعدد الأحرف: {0}.',
  'Control characters are not allowed.': 'لا يُسمح بأحرف التحكم.',
  'The text is not well-formed Unicode.': 'النص ليس بترميز Unicode سليم.',
  'Enter a text.': 'أدخلوا نصًا.',
  'Not an id.': 'ليس معرّفًا صالحًا.',
  'Not a link.': 'ليس رابطًا صالحًا.',
  'A file needs a name.': 'يحتاج الملف إلى اسم.',
  'Too many files for one transfer.': 'عدد الملفات كبير جدًا لعملية نقل واحدة.',
  'Name at least one value.': 'حددوا قيمة واحدة على الأقل.',
  'At most {0} values.': 'الحد الأقصى لعدد القيم: {0}.',
  'Write a search text.': 'اكتبوا نص بحث.',
  'Write a date and time in ISO 8601, such as 2026-11-01T00:00:00Z.':
    'اكتبوا التاريخ والوقت بتنسيق ISO 8601، مثل \u20682026-11-01T00:00:00Z\u2069.',
  'Name from, to, or both.': 'حددوا from أو to أو كليهما.',
  'The range ends before it begins.': 'تنتهي الفترة قبل أن تبدأ.',
  'At most {0} filters.': 'الحد الأقصى لعدد عوامل التصفية: {0}.',
  'At most {0} letters of keyword, message, fileName and parts of addresses together.':
    'الحد الأقصى لعدد الأحرف في keyword وmessage وfileName وأجزاء العناوين معًا: {0}.',
  'At most {0} words in all filters.': 'الحد الأقصى لعدد الكلمات في جميع عوامل التصفية: {0}.',
  'At most {0} at once.': 'الحد الأقصى في المرة الواحدة: {0}.',
  'At most {0}.': 'الحد الأقصى: {0}.',
  'Not a place in a list.': 'ليس موضعًا في قائمة.',
  'Not a place in a list. Use the next of the previous page.':
    'ليس موضعًا في قائمة. استخدموا قيمة next من الصفحة السابقة.',
  'Sort by one key.': 'رتّبوا حسب مفتاح واحد.',
  'Give from or after.': 'حددوا from أو after.',
  'from and size together reach {0} transfers at most. Continue with after and the next of a page.':
    'الحد الأقصى لعدد عمليات النقل التي يصل إليها from وsize معًا: {0}. تابعوا باستخدام after وقيمة next من صفحة.',
  'Choose a time between 1970 and 2199.': 'اختاروا وقتًا بين عامي 1970 و2199.',
  'Give from and to together.': 'حددوا from وto معًا.',
  'A chart has at most {0} points. Choose a longer interval or a shorter range.':
    'الحد الأقصى لعدد نقاط المخطط: {0}. اختاروا فاصلًا زمنيًا أطول أو فترة أقصر.',
  'Your organization does not allow this transfer.': 'لا تسمح مؤسستكم بعملية النقل هذه.',
  'Your organization asks you to check this transfer before you send it.':
    'تطلب مؤسستكم التحقق من عملية النقل هذه قبل إرسالها.',
  'Change the recipient or the files, or ask the administrators of your organization.':
    'غيّروا المستلم أو الملفات، أو اسألوا مسؤولي مؤسستكم.',
  'Send it again with what the policy asks for. The files are stored.':
    'أعيدوا الإرسال وفق ما تشترطه السياسة. الملفات محفوظة.',
  'Check the recipient and the files.': 'تحققوا من المستلم والملفات.',
  'Policies of your organization contradict each other on hiding the sender.':
    'تتعارض سياسات مؤسستكم بشأن إخفاء المرسل.',
  'Policies of your organization contradict each other on password protection.':
    'تتعارض سياسات مؤسستكم بشأن الحماية بكلمة مرور.',
  'Policies of your organization contradict each other on the code by SMS.':
    'تتعارض سياسات مؤسستكم بشأن الرمز عبر SMS.',
  'Policies of your organization contradict each other on the code by e-mail.':
    'تتعارض سياسات مؤسستكم بشأن الرمز بالبريد الإلكتروني.',
  'Policies of your organization contradict each other on the tracking ID.': 'تتعارض سياسات مؤسستكم بشأن معرّف التتبع.',
  'Policies of your organization contradict each other on the days until expiry.':
    'تتعارض سياسات مؤسستكم بشأن عدد الأيام حتى انتهاء الصلاحية.',
  'Policies of your organization contradict each other on the template set.':
    'تتعارض سياسات مؤسستكم بشأن مجموعة القوالب.',
  'Please tell an administrator.': 'يُرجى إبلاغ أحد المسؤولين.',
  'Hiding the sender is required for this transfer.': 'يلزم لعملية النقل هذه: إخفاء المرسل.',
  'Password protection is required for this transfer.': 'يلزم لعملية النقل هذه: الحماية بكلمة مرور.',
  'The code by SMS is required for this transfer.': 'يلزم لعملية النقل هذه: الرمز عبر SMS.',
  'The code by e-mail is required for this transfer.': 'يلزم لعملية النقل هذه: الرمز بالبريد الإلكتروني.',
  'The tracking ID is required for this transfer.': 'يلزم لعملية النقل هذه: معرّف التتبع.',
  'Enter a tracking ID.': 'أدخلوا معرّف تتبع.',
  'Enter the recipient’s phone number.': 'أدخلوا رقم هاتف المستلم.',
  'Switch it on.': 'فعّلوا هذا الخيار.',
  'Hiding the sender is not available for this transfer.': 'غير متاح لعملية النقل هذه: إخفاء المرسل.',
  'Password protection is not available for this transfer.': 'غير متاح لعملية النقل هذه: الحماية بكلمة مرور.',
  'The code by SMS is not available for this transfer.': 'غير متاح لعملية النقل هذه: الرمز عبر SMS.',
  'The code by e-mail is not available for this transfer.': 'غير متاح لعملية النقل هذه: الرمز بالبريد الإلكتروني.',
  'The tracking ID is not available for this transfer.': 'غير متاح لعملية النقل هذه: معرّف التتبع.',
  'Send without it.': 'أرسلوا من دونه.',
  'The link must work for at least one day.': 'يجب أن يعمل الرابط مدة لا تقل عن يوم واحد.',
  'The link must work for at least {0}.': 'الحد الأدنى لمدة عمل الرابط: {0}.',
  'The link can work for at most one day.': 'لا يمكن أن يعمل الرابط مدة تزيد على يوم واحد.',
  'The link can work for at most {0}.': 'الحد الأقصى لمدة عمل الرابط: {0}.',
  'Only the template set “{0}” is allowed.': 'لا يُسمح إلا بمجموعة القوالب «\u2068{0}\u2069».',
  'Choose it.': 'اختاروها.',
  'The recipient must sign in to open the link.': 'يجب أن يسجّل المستلم الدخول لفتح الرابط.',
  'Your consent is required for this transfer.': 'موافقتكم مطلوبة لعملية النقل هذه.',
  '{0} does not allow files to be sent to {1}.': 'لا تسمح \u2068{0}\u2069 بإرسال ملفات إلى \u2068{1}\u2069.',
  'Recipients at {0} are allowed.': 'النطاقات المسموح بها للمستلمين: \u2068{0}\u2069.',
  'Recipients at {0} and {1} more domains are allowed.': 'النطاقات المسموح بها للمستلمين: \u2068{0}\u2069 و{1} غيرها.',
  'Policy: “{0}”.': 'السياسة: «\u2068{0}\u2069».',
  'Policies: {0}.': 'السياسات: \u2068{0}\u2069.',
  'Policies: {0} and {1} more.': 'السياسات: \u2068{0}\u2069 و{1} غيرها.',
  'More at {0}': 'المزيد في \u2068{0}\u2069',
  'A policy cannot be read. Please tell an administrator.': 'تعذرت قراءة إحدى السياسات. يُرجى إبلاغ أحد المسؤولين.',
  'Nobody at {0} has sent files to {1} before. Please check the spelling.':
    'لم يسبق لأحد في \u2068{0}\u2069 أن أرسل ملفات إلى \u2068{1}\u2069. يُرجى التحقق من الكتابة.',
  'Nobody at {0} has sent files to {1} before. Did you mean {2}?':
    'لم يسبق لأحد في \u2068{0}\u2069 أن أرسل ملفات إلى \u2068{1}\u2069. هل تقصدون \u2068{2}\u2069؟',
  '{0} is a public mail service and you have not sent to {1} before. Check every letter: anyone can own a similar address.':
    '\u2068{0}\u2069 خدمة بريد عامة، ولم يسبق لكم الإرسال إلى \u2068{1}\u2069. تحققوا من كل حرف: يمكن لأي شخص امتلاك عنوان مشابه.',
  'You have not sent files to {0} before. {1} or more colleagues have.':
    'لم يسبق لكم إرسال ملفات إلى \u2068{0}\u2069. عدد الزملاء الذين أرسلوا إليه: {1} أو أكثر.',
  'You have not sent files to {0} before. {1} colleague has.':
    'لم يسبق لكم إرسال ملفات إلى \u2068{0}\u2069. عدد الزملاء الذين أرسلوا إليه: {1}.',
  'You have not sent files to {0} before. {1} colleagues have.':
    'لم يسبق لكم إرسال ملفات إلى \u2068{0}\u2069. عدد الزملاء الذين أرسلوا إليه: {1}.',
  'You have not sent files to {0} before. You usually write to {1} at {2}.':
    'لم يسبق لكم إرسال ملفات إلى \u2068{0}\u2069. تراسلون عادةً \u2068{1}\u2069 على \u2068{2}\u2069.',
  'You have sent {0} file to {1}, but none like {2}.':
    'عدد الملفات التي أرسلتموها إلى \u2068{1}\u2069: {0}، وليس بينها ملف مثل \u2068{2}\u2069.',
  'You have sent {0} files to {1}, but none like {2}.':
    'عدد الملفات التي أرسلتموها إلى \u2068{1}\u2069: {0}، وليس بينها ملف مثل \u2068{2}\u2069.',
  'So far they received only documents.': 'لم تصل إليه حتى الآن سوى مستندات.',
  'So far they received only tables and slides.': 'لم تصل إليه حتى الآن سوى جداول وعروض تقديمية.',
  'So far they received only e-mails and calendars.': 'لم تصل إليه حتى الآن سوى رسائل بريد إلكتروني وتقويمات.',
  'So far they received only data files.': 'لم تصل إليه حتى الآن سوى ملفات بيانات.',
  'So far they received only archives.': 'لم تصل إليه حتى الآن سوى أرشيفات.',
  'So far they received only pictures.': 'لم تصل إليه حتى الآن سوى صور.',
  'So far they received only audio and video files.': 'لم تصل إليه حتى الآن سوى ملفات صوت وفيديو.',
  'So far they received only .{0} files.': 'لم تصل إليه حتى الآن سوى ملفات \u2068.{0}\u2069.',
  'You write to {0}, and not to {1}.': 'تراسلون \u2068{0}\u2069، ولا تراسلون \u2068{1}\u2069.',
  'You and {0} or more colleagues write to {1}; none to {2}.':
    'تراسلون أنتم وزملاؤكم (عددهم {0} أو أكثر) \u2068{1}\u2069، ولا يراسل أحد \u2068{2}\u2069.',
  'You and {0} colleague write to {1}; none to {2}.':
    'تراسلون أنتم وزملاؤكم (عددهم {0}) \u2068{1}\u2069، ولا يراسل أحد \u2068{2}\u2069.',
  'You and {0} colleagues write to {1}; none to {2}.':
    'تراسلون أنتم وزملاؤكم (عددهم {0}) \u2068{1}\u2069، ولا يراسل أحد \u2068{2}\u2069.',
  '{0} or more colleagues write to {1}; none to {2}.':
    'عدد الزملاء الذين يراسلون \u2068{1}\u2069: {0} أو أكثر، ولا يراسل أحد \u2068{2}\u2069.',
  '{0} colleague writes to {1}; none to {2}.':
    'عدد الزملاء الذين يراسلون \u2068{1}\u2069: {0}، ولا يراسل أحد \u2068{2}\u2069.',
  '{0} colleagues write to {1}; none to {2}.':
    'عدد الزملاء الذين يراسلون \u2068{1}\u2069: {0}، ولا يراسل أحد \u2068{2}\u2069.',
  'Earlier files like {0} contained {1} and went to other recipients.':
    'احتوت ملفات سابقة مثل \u2068{0}\u2069 على {1}، وأُرسلت إلى مستلمين آخرين.',
  '{0} is a domain of {1}.': '\u2068{0}\u2069 نطاق تابع لـ \u2068{1}\u2069.',
  'You write to {0}.': 'تراسلون \u2068{0}\u2069.',
  'You write to {0} addresses at {1}.': 'عدد العناوين التي تراسلونها في \u2068{1}\u2069: {0}.',
  'credit card numbers': 'أرقام بطاقات ائتمان',
  'domain names': 'أسماء نطاقات',
  'e-mail addresses': 'عناوين بريد إلكتروني',
  'IBAN codes': 'أرقام حسابات مصرفية دولية (IBAN)',
  'IP addresses': 'عناوين IP',
  locations: 'مواقع جغرافية',
  'person names': 'أسماء أشخاص',
  'phone numbers': 'أرقام هواتف',
  'national registration ids': 'أرقام هوية وطنية',
  'street addresses': 'عناوين سكن',
  'SWIFT codes': 'رموز SWIFT',
  'This transfer was already created with other options. Start a new one.':
    'أُنشئت عملية النقل هذه من قبل بخيارات أخرى. ابدؤوا عملية جديدة.',
  'This transfer is being changed by other requests. Please try again.':
    'تُغيّر طلبات أخرى عملية النقل هذه الآن. يُرجى إعادة المحاولة.',
  'Confirm the transfer first; then its files can be uploaded.': 'أكّدوا عملية النقل أولًا، ثم يمكن رفع ملفاتها.',
  'This transfer failed. Please send the files again.': 'فشلت عملية النقل هذه. يُرجى إرسال الملفات من جديد.',
  'The files of this transfer were already submitted.': 'سُلّمت ملفات عملية النقل هذه من قبل.',
  '{0} was already uploaded.': 'سبق رفع الملف \u2068{0}\u2069.',
  '{0} was already completed, possibly with different content.': 'سبق إكمال الملف \u2068{0}\u2069، وربما بمحتوى مختلف.',
  '{0} has not arrived. Upload it first, then complete it.': 'لم يصل الملف \u2068{0}\u2069. ارفعوه أولًا ثم أكملوه.',
  'This is not the current upload of {0}. Request its upload URL again.':
    'ليس هذا هو الرفع الحالي للملف \u2068{0}\u2069. اطلبوا عنوان رفعه من جديد.',
  'The upload of {0} has ended. Complete it, or start it again.':
    'انتهى رفع الملف \u2068{0}\u2069. أكملوه أو ابدؤوه من جديد.',
  'Part {0} is too small. Send it again.': 'الجزء {0} صغير جدًا. أرسلوه من جديد.',
  'Part {0} has not arrived as listed. List the parts and send the missing ones.':
    'لم يصل الجزء {0} كما أُدرج. أدرجوا الأجزاء وأرسلوا الناقص منها.',
  'This file was already uploaded and completed; it cannot be replaced.':
    'سبق رفع هذا الملف وإكماله، ولا يمكن استبداله.',
  'The upload arrived damaged. Please send it again.': 'وصل الرفع تالفًا. يُرجى إرساله من جديد.',
  'The upload must be exactly {0} bytes long, as declared.':
    'يجب أن يساوي حجم الرفع بالبايت القيمة المعلنة تمامًا: {0}.',
  'This address is not valid.': 'هذا العنوان غير صالح.',
  'This address is no longer valid.': 'لم يعد هذا العنوان صالحًا.',
  'The service is busy. Please try again in a moment.': 'الخدمة مشغولة. يُرجى إعادة المحاولة بعد لحظات.',
  'There is no room to store this file just now. Please try again later.':
    'لا توجد مساحة لتخزين هذا الملف حاليًا. يُرجى إعادة المحاولة لاحقًا.',
  'Only a transfer whose files are being uploaded can be finalized.':
    'لا يمكن إنهاء عملية نقل إلا إذا كانت ملفاتها قيد الرفع.',
  'This transfer ended before it was finalized.': 'انتهت عملية النقل هذه قبل إنهائها.',
  '{0} file still to be uploaded.': 'عدد الملفات التي لم تُرفع بعد: {0}.',
  '{0} files still to be uploaded.': 'عدد الملفات التي لم تُرفع بعد: {0}.',
  'Only your own unfinished upload can be discarded. Reload the page to see its current state.':
    'لا يمكنكم إلغاء رفع غير مكتمل إلا إذا كان خاصًا بكم. أعيدوا تحميل الصفحة لعرض حالته الحالية.',
  'Sensitive data was found in your files. Reload the page, and confirm it before it is sent.':
    'عُثر على بيانات حساسة في ملفاتك. أعد تحميل الصفحة وأكّد ذلك قبل الإرسال.',
  'The upload was discarded. Nothing was shared. Please send the files again.':
    'أُلغي الرفع. لم يُشارَك شيء. يُرجى إرسال الملفات من جديد.',
  'Only the transfers in active or requested state can be retracted.':
    'لا يمكن سحب عملية نقل إلا إذا كانت نشطة أو مطلوبة.',
  'Only a transfer that you sent, and that is active or in processing, can be withdrawn as sent to a wrong recipient.':
    'لا يمكن سحب عملية نقل بسبب مستلم خاطئ إلا إذا كنتم قد أرسلتموها وكانت نشطة أو قيد المعالجة.',
  'Only files that are active can go to further recipients.':
    'لا يمكن إرسال الملفات إلى مستلمين آخرين إلا إذا كانت نشطة.',
  'The password of these files is not stored any more. Send the files again to add recipients.':
    'لم تعد كلمة مرور هذه الملفات محفوظة. أرسل الملفات مرة أخرى لإضافة مستلمين.',
  'The files have already been released. Revoke the transfer instead.':
    'أُتيحت الملفات بالفعل. اسحب عملية النقل بدلاً من ذلك.',
  'Remove the wrong recipient on the page of the transfer. The other recipients keep their files.':
    'أزل المستلم الخطأ من صفحة عملية النقل. يحتفظ المستلمون الآخرون بملفاتهم.',
  'Enter at most {0} recipients.': 'أدخل {0} مستلمين على الأكثر.',
  'A code by SMS is possible for a single recipient only.': 'لا يمكن استخدام رمز الرسائل القصيرة إلا مع مستلم واحد.',
  'Choose a code by SMS or a code by e-mail. A transfer cannot have both.':
    'اختاروا رمزًا عبر SMS أو رمزًا بالبريد الإلكتروني. لا يمكن الجمع بينهما في عملية نقل واحدة.',
  'The codes of this transfer go by e-mail. Send the files again to use a phone number.':
    'تُرسل رموز عملية النقل هذه بالبريد الإلكتروني. أرسلوا الملفات مرة أخرى لاستخدام رقم هاتف.',
  'Name a recipient.': 'اذكر مستلمًا.',
  'Too many recipients for one transfer.': 'عدد المستلمين كبير جدًا لعملية نقل واحدة.',
  'Codes can be unlocked only while the transfer requires them and its files are available.':
    'لا يمكن السماح برموز جديدة إلا ما دامت عملية النقل تشترطها وملفاتها متاحة.',
  'This transfer was already sent again with another recipient, phone number or tracking ID. Open the new transfer.':
    'سبق إرسال عملية النقل هذه من جديد بمستلم أو رقم هاتف أو معرّف تتبع آخر. افتحوا عملية النقل الجديدة.',
  'Only a transfer that a policy blocked, or that was withdrawn as sent to a wrong recipient, can be sent again on its stored files.':
    'لا يمكن إعادة الإرسال بالملفات المحفوظة إلا لعملية نقل منعتها سياسة أو سُحبت بسبب مستلم خاطئ.',
  'Only a transfer that was withdrawn as sent to a wrong recipient can go to another one.':
    'لا يمكن توجيه عملية نقل إلى مستلم آخر إلا إذا سُحبت بسبب مستلم خاطئ.',
  'Enter the address of the right recipient.': 'أدخلوا عنوان المستلم الصحيح.',
  'This is the address to which it was sent by mistake. Enter the right one.':
    'هذا هو العنوان الذي أُرسلت إليه خطأً. أدخلوا العنوان الصحيح.',
  'This transfer can no longer be extended. Please send the files again.':
    'لم يعد من الممكن تمديد عملية النقل هذه. يُرجى إرسال الملفات من جديد.',
  'Choose an end in the future.': 'اختاروا موعدًا في المستقبل.',
  'The files of this transfer are no longer stored. Please send them in a new transfer.':
    'لم تعد ملفات عملية النقل هذه محفوظة. يُرجى إرسالها في عملية نقل جديدة.',
  'No action required - transfer is proceeding.': 'لا يلزم أي إجراء، فعملية النقل مستمرة.',
  'Correct the file or its rules, then send it again.': 'صححوا الملف أو قواعده ثم أرسلوه من جديد.',
  'Please ask the sender to resend the request.': 'يُرجى مطالبة المرسل بإعادة إرسال الطلب.',
  'The request was withdrawn, so its link can no longer be used to upload files.':
    'سُحب الطلب، ولذلك لم يعد من الممكن رفع ملفات عبر رابطه.',
  'Already Uploaded! (This link can be used only once.)': 'سبق الرفع. (يُستخدم هذا الرابط مرة واحدة فقط.)',
  'An upload through this link has started on another device or in another browser.':
    'بدأت عملية رفع عبر هذا الرابط على جهاز آخر أو في متصفح آخر.',
  'An upload of other files through this link has already started. Please continue that upload.':
    'بدأ من قبل رفع ملفات أخرى عبر هذا الرابط. يُرجى متابعة ذلك الرفع.',
  'These files cannot be accepted here. Please contact the person who requested them.':
    'لا يمكن قبول هذه الملفات هنا. يُرجى التواصل مع الشخص الذي طلبها.',
  'The person who requested these files cannot receive more at present. Please try again later, or contact them.':
    'لا يستطيع الشخص الذي طلب هذه الملفات استلام المزيد حاليًا. يُرجى إعادة المحاولة لاحقًا أو التواصل معه.',
  'The files are already uploaded, or are being uploaded. There is nothing to resend.':
    'رُفعت الملفات أو هي قيد الرفع. لا يوجد ما يُعاد إرساله.',
  'This request has just ended. Please try again.': 'انتهى هذا الطلب للتو. يُرجى إعادة المحاولة.',
  'This request was already repeated. Please use the newer request.': 'سبق تكرار هذا الطلب. يُرجى استخدام الطلب الأحدث.',

  // Drop pages.
  'This password is not right. Please check it, or ask the person who gave you this address.':
    'كلمة المرور هذه غير صحيحة. تحقق منها أو اسأل الشخص الذي أعطاك هذا العنوان.',
  'This page takes no files from this address. Please use another one, or contact the recipient.':
    'لا تستقبل هذه الصفحة ملفات من هذا العنوان. استخدم عنوانًا آخر أو تواصل مع المستلم.',
  'This page takes no files at present. Please contact the recipient.':
    'لا تستقبل هذه الصفحة ملفات في الوقت الحالي. تواصل مع المستلم.',
  'This page cannot take more files at present.': 'لا يمكن لهذه الصفحة استقبال مزيد من الملفات في الوقت الحالي.',
  'This page does not take files of this kind: {0}.': 'لا تستقبل هذه الصفحة ملفات من هذا النوع: {0}.',
  'Your organization does not offer drop pages.': 'لا توفر مؤسستك صفحات استقبال.',
  'The page was just changed elsewhere. Please load it again.': 'تم تغيير الصفحة للتو في مكان آخر. حمّلها من جديد.',
  'A visitor of your drop page began this upload. Nothing is mailed to an unproven address.':
    'بدأ زائر لصفحة الاستقبال هذا الرفع. لا يُرسل شيء إلى عنوان غير مؤكد.',
  'Write an extension in lower case, without its dot.': 'اكتب الامتداد بأحرف صغيرة ودون نقطة.',
  'Write an address or a domain.': 'اكتب عنوانًا أو نطاقًا.',
  'Write at least 8 characters.': 'اكتب 8 أحرف على الأقل.',
  'Only CSV files can be anonymized. {0} is not a CSV file.':
    'لا يمكن إخفاء الهوية إلا في ملفات CSV. الملف \u2068{0}\u2069 ليس ملف CSV.',
  'The rules for {0} are too long.': 'قواعد الملف \u2068{0}\u2069 طويلة جدًا.',
  'There are no rows.': 'لا توجد صفوف.',
  'Too much data for a preview. Send only the first rows.': 'البيانات أكبر من أن تُعاين. أرسلوا الصفوف الأولى فقط.',
  'A parameter is a text, true or false, or a list of { from, to, char }.':
    'تكون المعلمة نصًا، أو true أو false، أو قائمة من \u2068{ from, to, char }\u2069.',
  'All fields are required!': 'جميع الحقول مطلوبة.',
  '"From" can\'t be greater than "To"': 'يجب ألا تكون قيمة «من» أكبر من قيمة «إلى».',
  'Char is one character.': 'يتكون حقل «المحرف» من محرف واحد.',
  'Space is not allowed at start of the key or end of the key.': 'لا يُسمح بمسافة في أول المفتاح أو آخره.',
  'A search pattern has at most 256 characters.': 'يجب ألا يتجاوز نمط البحث 256 محرفًا.',
  'A rule needs the index of its column.': 'تحتاج القاعدة إلى رقم عمودها.',
  'Write the index of a column without leading zeros: {0}, not {1}.':
    'اكتبوا رقم العمود من دون أصفار في أوله: {0} وليس {1}.',
  'There is no header row in which to find the column {0}.': 'لا يوجد صف عناوين للبحث فيه عن العمود \u2068{0}\u2069.',
  'There are two rules for column {0}.': 'توجد قاعدتان للعمود \u2068{0}\u2069.',
  'A parameter is given twice.': 'أُدخلت معلمة مرتين.',
  '{0} has no parameter {1}.': 'لا توجد في الطريقة \u2068{0}\u2069 معلمة باسم \u2068{1}\u2069.',
  '{0} must be a text.': 'يجب أن تكون قيمة \u2068{0}\u2069 نصًا.',
  '{0} must be true or false, without quotation marks.':
    'يجب أن تكون قيمة \u2068{0}\u2069 إما true أو false، من دون علامات اقتباس.',
  'A value must not begin with {0}: spreadsheets would run it as a formula.':
    'يجب ألا تبدأ القيمة بالمحرف «{0}»، لأن جداول البيانات ستنفذها كصيغة.',
  'At most {0} different keys can be typed for one file.':
    'الحد الأقصى لعدد المفاتيح المختلفة التي يمكن كتابتها لملف واحد: {0}.',
  'Column {0}: {1}': 'العمود \u2068{0}\u2069: {1}',
  'Row {0}: {1}': 'الصف {0}: {1}',
  '{0}, Column {1}: {2}': '\u2068{0}\u2069، العمود \u2068{1}\u2069: {2}',
  'There is no column {0}: the file has {1}. Choose the columns again.':
    'لا يوجد عمود برقم {0}: عدد أعمدة الملف {1}. اختاروا الأعمدة من جديد.',
  'No column is called {0}. Choose the columns again.': 'لا يوجد عمود باسم \u2068{0}\u2069. اختاروا الأعمدة من جديد.',
  'More than one column is called {0}. Rename one, or name the column by its index.':
    'يوجد أكثر من عمود باسم \u2068{0}\u2069. غيّروا اسم أحدها، أو حددوا العمود برقمه.',
  'This row has {0} value where the first row has {1}. Put values that contain the separator or a line break in quotation marks.':
    'عدد القيم في هذا الصف {0} وفي الصف الأول {1}. ضعوا القيم التي تحتوي على الفاصل أو على سطر جديد بين علامات اقتباس.',
  'This row has {0} values where the first row has {1}. Put values that contain the separator or a line break in quotation marks.':
    'عدد القيم في هذا الصف {0} وفي الصف الأول {1}. ضعوا القيم التي تحتوي على الفاصل أو على سطر جديد بين علامات اقتباس.',
  'This row has more values than the first row, which has {0}. Put values that contain the separator or a line break in quotation marks.':
    'عدد القيم في هذا الصف أكبر منه في الصف الأول، وهو {0}. ضعوا القيم التي تحتوي على الفاصل أو على سطر جديد بين علامات اقتباس.',
  'This row contains bytes that are not {0} text. Save the file as UTF-8 and send it again.':
    'يحتوي هذا الصف على بايتات ليست نصًا بترميز \u2068{0}\u2069. احفظوا الملف بترميز UTF-8 وأرسلوه من جديد.',
  'The header row contains bytes that are not {0} text. Save the file as UTF-8 and send it again.':
    'يحتوي صف العناوين على بايتات ليست نصًا بترميز \u2068{0}\u2069. احفظوا الملف بترميز UTF-8 وأرسلوه من جديد.',
  'This row contains a NUL byte. Save the file as CSV in UTF-8 and send it again.':
    'يحتوي هذا الصف على بايت NUL. احفظوا الملف بتنسيق CSV وترميز UTF-8 وأرسلوه من جديد.',
  'A quotation mark that opens in this row is never closed. Close it, or double it inside a quoted value.':
    'علامة اقتباس تُفتح في هذا الصف ولا تُغلق. أغلقوها، أو كرروها داخل قيمة بين علامتي اقتباس.',
  'Text follows a closing quotation mark. Double quotation marks that belong to a quoted value.':
    'يوجد نص بعد علامة اقتباس مغلقة. كرروا علامات الاقتباس التي هي جزء من قيمة بين علامتي اقتباس.',
  'The first row is longer than 1 MiB. It may contain an open quotation mark.':
    'الصف الأول أطول من \u20681 MiB\u2069. ربما يحتوي على علامة اقتباس مفتوحة.',
  'This value is too long for a search pattern of this size. Use a simpler pattern.':
    'هذه القيمة أطول مما يسمح به نمط بحث بهذا الحجم. استخدموا نمطًا أبسط.',
  'This search pattern takes too long on the values of this column. Use a simpler pattern.':
    'يستغرق نمط البحث هذا وقتًا طويلًا جدًا على قيم هذا العمود. استخدموا نمطًا أبسط.',
  'The values of this column do not look like text in windows-1252, the assumed encoding of the file. Save the file as UTF-8 and send it again.':
    'لا تبدو قيم هذا العمود نصًا بترميز windows-1252 المفترض للملف. احفظوا الملف بترميز UTF-8 وأرسلوه من جديد.',
  'This value is too long to be anonymized. It may contain an open quotation mark.':
    'هذه القيمة أطول من أن تُخفى هويتها. ربما تحتوي على علامة اقتباس مفتوحة.',
  'The separator is ambiguous. Name it in a first line, such as sep=; and send the file again.':
    'الفاصل غير واضح. حددوه في سطر أول مثل \u2068sep=;\u2069 ثم أرسلوا الملف من جديد.',
  'The sep= line names a separator that cannot be read. Use a comma, semicolon, tab or bar.':
    'يحدد سطر \u2068sep=\u2069 فاصلًا لا يمكن قراءته. استخدموا فاصلة أو فاصلة منقوطة أو علامة جدولة أو خطًا عموديًا.',
  'The replacement has characters that {0}, the encoding of the file, does not support. Choose other characters, or save the file as UTF-8.':
    'في نص الاستبدال محارف لا يدعمها \u2068{0}\u2069، وهو ترميز الملف. اختاروا محارف أخرى، أو احفظوا الملف بترميز UTF-8.',
  'The search pattern cannot be read. Look-around and back-references are not supported.':
    'تعذرت قراءة نمط البحث. التحقق الأمامي والخلفي والمراجع الخلفية غير مدعومة.',
  'The search pattern changes no value of this column. Correct it or remove the rule.':
    'لا يغيّر نمط البحث أي قيمة في هذا العمود. صححوه أو أزيلوا القاعدة.',
  'Please correct the policy.': 'يُرجى تصحيح السياسة.',
  'A policy is never deleted, because transfers keep the versions that bound them. Switch it off instead.':
    'لا تُحذف السياسة أبدًا، لأن عمليات النقل تحتفظ بالإصدارات التي سرت عليها. أوقفوها بدلًا من ذلك.',
  'Policies are being changed by others. Please save again.': 'يغيّر آخرون السياسات الآن. يُرجى الحفظ من جديد.',
  'At most {0} policies are possible. Please change one that is off.':
    'الحد الأقصى لعدد السياسات: {0}. يُرجى تغيير سياسة موقوفة.',
  'All policies together are too long. Please write fewer values, here or in another policy.':
    'السياسات معًا طويلة جدًا. يُرجى كتابة قيم أقل، هنا أو في سياسة أخرى.',
  'The conditions are too long. Please write fewer values, or two policies.':
    'الشروط طويلة جدًا. يُرجى كتابة قيم أقل، أو سياستين.',
  'Say which version you changed. Load it again, and repeat your change.':
    'حددوا الإصدار الذي غيّرتموه. حمّلوه من جديد وكرروا التغيير.',
  'This policy was changed in the meantime: it has version {0} now, and you changed version {1}. Load it again, and repeat your change.':
    'تغيّرت هذه السياسة في هذه الأثناء: إصدارها الآن {0}، وقد غيّرتم الإصدار {1}. حمّلوها من جديد وكرروا التغيير.',
  'The policy “{0}” demands the opposite on hiding the sender, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'تشترط السياسة «\u2068{0}\u2069» العكس بشأن إخفاء المرسل، وقد تنطبق الاثنتان على عملية نقل واحدة. ضيّقوا شروط إحداهما أو أوقفوا إحداهما.',
  'The policy “{0}” demands the opposite on password protection, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'تشترط السياسة «\u2068{0}\u2069» العكس بشأن الحماية بكلمة مرور، وقد تنطبق الاثنتان على عملية نقل واحدة. ضيّقوا شروط إحداهما أو أوقفوا إحداهما.',
  'The policy “{0}” demands the opposite on the code by SMS, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'تشترط السياسة «\u2068{0}\u2069» العكس بشأن الرمز عبر SMS، وقد تنطبق الاثنتان على عملية نقل واحدة. ضيّقوا شروط إحداهما أو أوقفوا إحداهما.',
  'The policy “{0}” demands the opposite on the code by e-mail, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'تشترط السياسة «\u2068{0}\u2069» العكس بشأن الرمز بالبريد الإلكتروني، وقد تنطبق الاثنتان على عملية نقل واحدة. ضيّقوا شروط إحداهما أو أوقفوا إحداهما.',
  'The policy “{0}” demands the opposite on the tracking ID, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'تشترط السياسة «\u2068{0}\u2069» العكس بشأن معرّف التتبع، وقد تنطبق الاثنتان على عملية نقل واحدة. ضيّقوا شروط إحداهما أو أوقفوا إحداهما.',
  'The policy “{0}” demands the opposite on the days until expiry, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'تشترط السياسة «\u2068{0}\u2069» العكس بشأن عدد الأيام حتى انتهاء الصلاحية، وقد تنطبق الاثنتان على عملية نقل واحدة. ضيّقوا شروط إحداهما أو أوقفوا إحداهما.',
  'The policy “{0}” demands the opposite on the template set, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'تشترط السياسة «\u2068{0}\u2069» العكس بشأن مجموعة القوالب، وقد تنطبق الاثنتان على عملية نقل واحدة. ضيّقوا شروط إحداهما أو أوقفوا إحداهما.',
  'Number should be greater than or equal to {0}': 'يجب أن يكون العدد أكبر من أو يساوي {0}',
  'Number should be less than or equal to {0}': 'يجب أن يكون العدد أصغر من أو يساوي {0}',
  'Enter a number.': 'أدخلوا عددًا.',
  'Enter a whole number.': 'أدخلوا عددًا صحيحًا.',
  'Enter true or false.': 'أدخلوا true أو false.',
  'Enter a list.': 'أدخلوا قائمة.',
  'Enter an object.': 'أدخلوا كائنًا.',
  'Enter {0}.': 'أدخلوا \u2068{0}\u2069.',
  'Enter one of: {0}.': 'أدخلوا إحدى القيم التالية: \u2068{0}\u2069.',
  'Enter at most {0} character.': 'الحد الأقصى لعدد الأحرف: {0}.',
  'Enter at most {0} characters.': 'الحد الأقصى لعدد الأحرف: {0}.',
  'At most {0} are possible.': 'الحد الأقصى للعدد: {0}.',
  'There is no field {0} here.': 'لا يوجد هنا حقل باسم \u2068{0}\u2069.',
  'Choose one of the list.': 'اختاروا قيمة من القائمة.',
  'Files are not searched for this kind of data. Choose another, or ask your operators to add it to the settings.':
    'لا يُبحث في الملفات عن هذا النوع من البيانات. اختاروا نوعًا آخر، أو اطلبوا من المشغّلين إضافته إلى الإعدادات.',
  'Enter an address such as carol@partner.example.': 'أدخلوا عنوانًا مثل carol@partner.example.',
  'Enter an address such as carol@partner.example. Only whole parts of a domain can have letters such as ü. At most 8 * are possible.':
    'أدخلوا عنوانًا مثل carol@partner.example. لا يجوز استخدام أحرف مثل ü إلا في أجزاء كاملة من النطاق. الحد الأقصى 8 علامات *.',
  'Enter a domain such as partner.example.': 'أدخلوا نطاقًا مثل partner.example.',
  'Enter a domain such as partner.example. Parts with * or ? cannot have letters such as ü. At most 8 * are possible.':
    'أدخلوا نطاقًا مثل partner.example. لا يجوز أن تحتوي الأجزاء التي فيها * أو ? على أحرف مثل ü. الحد الأقصى 8 علامات *.',
  'At most 8 * are possible.': 'الحد الأقصى 8 علامات *.',
  'Enter an extension such as pdf.': 'أدخلوا امتدادًا مثل pdf.',
  'Enter an address that begins with https:.': 'أدخلوا عنوانًا يبدأ بـ \u2068https:\u2069.',
  'Enter {0} or {1}.': 'أدخلوا \u2068{0}\u2069 أو \u2068{1}\u2069.',
  'Enter a number of days from {0} to {1}. These are the limits of your organization.':
    'أدخلوا عدد أيام من {0} إلى {1}. هذه هي حدود مؤسستكم.',
  'There is no template set of this name.': 'لا توجد مجموعة قوالب بهذا الاسم.',
  'Your organization sends no codes by SMS, because no countries are set up for them.':
    'لا ترسل مؤسستكم رموزًا عبر SMS، لعدم تحديد بلدان لها.',
  'This policy already has it.': 'موجود بالفعل في هذه السياسة.',
  'The minimum days until expiry exceed the maximum.':
    'الحد الأدنى لعدد الأيام حتى انتهاء الصلاحية أكبر من الحد الأقصى.',
  'This version of Waybill cannot read the policy. Write it again, or switch it off.':
    'لا يستطيع هذا الإصدار من Waybill قراءة السياسة. اكتبوها من جديد أو أوقفوها.',
  'Not checked in this run, because another part is broken.': 'لم يُفحص في هذه الدورة، بسبب عطل في جزء آخر.',
  'It does not answer correctly.': 'لا يستجيب على نحو صحيح.',
  'Slower than usual: {0} s instead of {1} s.': 'أبطأ من المعتاد: {0} ث بدلًا من {1} ث.',
  'A canary could not be sent.': 'تعذر إرسال عملية نقل اختبارية.',
  'The canary was not released in {0} s.': 'لم تُتَح عملية النقل الاختبارية خلال {0} ث.',
  'A file could not be stored or read back.': 'تعذر تخزين ملف أو قراءته بعد تخزينه.',
  'A released file differs from what was stored.': 'يختلف ملف متاح عما خُزّن.',
  'The table was not anonymized in {0} s.': 'لم تُخفَ الهوية في الجدول خلال {0} ث.',
  'The report of the table counts wrong.': 'الأعداد في تقرير الجدول خاطئة.',
  'The table has not 11 lines.': 'لا يتكون الجدول من 11 سطرًا.',
  'The columns of the table changed.': 'تغيّرت أعمدة الجدول.',
  'A column without a method changed.': 'تغيّر عمود بلا طريقة.',
  'A masked column is wrong.': 'قيم عمود محجوب خاطئة.',
  'A column masked by a pattern is wrong.': 'قيم عمود محجوب وفق نمط خاطئة.',
  'A hashed column is wrong.': 'قيم عمود مجزّأ خاطئة.',
  'An encrypted column is wrong.': 'قيم عمود مشفّر خاطئة.',
  'Equal values did not stay equal, or different ones became equal.':
    'لم تبقَ القيم المتساوية متساوية، أو تساوت قيم مختلفة.',
  'The text was not inspected in {0} s.': 'لم يُفحص النص خلال {0} ث.',
  '{0} of {1} kinds of sensitive data were counted wrong.': 'أنواع البيانات الحساسة التي أُحصيت خطأً: {0} من {1}.',
  'The documents were not read in {0} s.': 'لم تُقرأ المستندات خلال {0} ث.',
  'A document was not read: {0}.': 'لم يُقرأ مستند: \u2068{0}\u2069.',
  'An encrypted archive was not reported as unread.': 'لم يُبلَّغ عن أرشيف مشفّر بأنه غير مقروء.',
  'Text was not read from: {0}.': 'لم يُقرأ النص من: \u2068{0}\u2069.',
  'The documents were read more than once.': 'قُرئت المستندات أكثر من مرة.',
  'The mails of every day.': 'الرسائل اليومية المعتادة.',
}
