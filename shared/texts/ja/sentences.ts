import type { Translations } from '../sentences.ts'

export const translations: Translations = {
  'The files could not be processed. Please send them again, or contact support.':
    'ファイルを処理できませんでした。もう一度送信するか、サポートにお問い合わせください。',
  'The upload was inactive for 24 hours before it was complete. Please send the files again.':
    'アップロードが完了する前に、24時間動きがありませんでした。ファイルをもう一度送信してください。',
  '{0} could not be anonymized. {1}': '{0}を匿名化できませんでした。{1}',
  'It is not certain that {0} was anonymized correctly. Please send it again.':
    '{0}が正しく匿名化されたか確認できません。もう一度送信してください。',
  'It expired before its files could be released. Please send it again.':
    'ファイルを公開する前に転送の期限が切れました。もう一度送信してください。',
  'A file of this transfer no longer exists. Please send it again.':
    'この転送のファイルの1つが存在しなくなりました。もう一度送信してください。',
  'The transfer no longer exists.': 'この転送は存在しなくなりました。',
  'A file of this transfer could not be processed. Please send it again.':
    'この転送のファイルの1つを処理できませんでした。もう一度送信してください。',
  'A file of this transfer was never uploaded. Please send it again.':
    'この転送のファイルの1つがアップロードされませんでした。もう一度送信してください。',
  '{0} was damaged during the upload. Please send it again.':
    '{0}はアップロード中に破損しました。もう一度送信してください。',
  '{0} contains malware ({1}) and was deleted.': '{0} にマルウェア（{1}）が含まれていたため、削除されました。',
  'Check your device for malware. If the file should be harmless, ask your administrator.':
    'お使いのデバイスでマルウェアを確認してください。ファイルが無害なはずの場合は、管理者にお問い合わせください。',
  'Tell the person who uploaded it to check their device for malware. If the file should be harmless, ask your administrator.':
    'アップロードした人に、デバイスのマルウェアを確認するよう伝えてください。ファイルが無害なはずの場合は、管理者にお問い合わせください。',
  'The device from which it was uploaded may have malware. If it is a false alarm, allow this content.':
    'アップロード元のデバイスにマルウェアがある可能性があります。誤検出の場合は、この内容を許可してください。',
  'A receipt is available after the files were made available to the recipient.':
    '送付証明書は、ファイルが受信者に公開された後に発行できます。',
  'There is no allowance of this content.': 'この内容は許可されていません。',
  'Only a file that was deleted because of malware can be allowed.':
    '許可できるのは、マルウェアのために削除されたファイルだけです。',
  'It does not recognise the test virus.': 'テスト用ウイルスを認識しません。',
  'It reports a harmless text as malware.': '無害なテキストをマルウェアとして報告します。',

  'This does not exist, or you do not have access to it. Please check the address.':
    '存在しないか、アクセス権がありません。アドレスを確認してください。',
  'You are not signed in. Please login to continue.': 'サインインしていません。続行するにはサインインしてください。',
  'Your session has expired. Please login to continue.':
    'セッションの期限が切れました。続行するにはサインインしてください。',
  'Your organization did not provide your e-mail address. Please contact its support.':
    '組織からメールアドレスが提供されませんでした。組織のサポートにお問い合わせください。',
  'The sign-in was cancelled, or you may not use this application.':
    'サインインがキャンセルされたか、このアプリケーションを利用する権限がありません。',
  'Your organization’s sign-in cannot be reached just now. Please try again in a few minutes.':
    '現在、組織のサインインに接続できません。数分後にもう一度お試しください。',
  'Your organization’s sign-in gave an answer that cannot be trusted. Please try again.':
    '組織のサインインから、信頼できない応答がありました。もう一度お試しください。',
  'Your organization’s sign-in did not provide your e-mail address. Please contact your administrator.':
    '組織のサインインからメールアドレスが提供されませんでした。管理者にお問い合わせください。',
  'Your e-mail address is not confirmed at your organization’s sign-in. Please confirm it, then try again.':
    '組織のサインインで、メールアドレスが確認されていません。確認してから、もう一度お試しください。',
  'You belong to more groups than your organization’s sign-in can report. Please contact your administrator.':
    '所属するグループの数が、組織のサインインで通知できる数を超えています。管理者にお問い合わせください。',
  'Your administrator rights have ended. Please login again to continue.':
    '管理者権限が終了しました。続行するには、もう一度サインインしてください。',
  'An operator limited your rights to those of a member. If you need more, ask your support.':
    '運用担当者により、権限がメンバーの権限に制限されています。さらに権限が必要な場合は、サポートにお問い合わせください。',
  'You do not have access to this. Please login as a different user.':
    'アクセス権がありません。別のユーザーとしてサインインしてください。',
  'Too many requests. Please try again in {0} seconds.': 'リクエストが多すぎます。{0}秒後にもう一度お試しください。',
  'This is not available at the moment. Please try again shortly. No data was lost.':
    '現在ご利用いただけません。しばらくしてからもう一度お試しください。データは失われていません。',
  'Lists and insights are not available yet. You can already send and download files. Please try again later.':
    '一覧と分析はまだご利用いただけません。ファイルの送信とダウンロードはすでにご利用いただけます。しばらくしてからもう一度お試しください。',
  'Something went wrong on our side. Please try again. No data was lost.':
    'システム側で問題が発生しました。もう一度お試しください。データは失われていません。',
  'There is nothing here. Please check the address.': 'ここには何もありません。アドレスを確認してください。',
  'The request was interrupted.': 'リクエストが中断されました。',
  'The request took too long to arrive.': 'リクエストの受信に時間がかかりすぎました。',
  'There is not enough storage at the moment. Please try again later.':
    '現在、ストレージの空き容量が不足しています。しばらくしてからもう一度お試しください。',
  'Your earlier requests are still being processed. Please try again in a moment.':
    '以前のリクエストがまだ処理中です。少し待ってからもう一度お試しください。',
  'The request is too large.': 'リクエストが大きすぎます。',
  'The request is not valid.': 'リクエストが正しくありません。',
  'The first request with this Idempotency-Key is still being processed.':
    'このIdempotency-Keyの最初のリクエストがまだ処理中です。',

  'You have started as many transfers today as your organization allows.':
    '本日開始した転送が、組織の上限に達しました。',
  'Your organization allows {0} of files for each person in 24 hours. Uploads that were given up count, too.':
    '組織の上限は、1人につき24時間で{0}です。破棄したアップロードも含まれます。',
  'The anonymized copy is {0} larger than the file.': '匿名化されたコピーはファイルより {0} 大きくなります。',
  'The anonymized copy exceeds {0}, the limit of a transfer.':
    '匿名化されたコピーが、転送の上限である {0} を超えています。',
  'You have sent as many mails today as your organization allows.': '本日送信したメールが、組織の上限に達しました。',
  'You have sent as many mails to this address today as your organization allows one person.':
    '本日このアドレスに送信したメールが、組織の1人あたりの上限に達しました。',
  'This address has received as many mails today as your organization allows.':
    '本日このアドレスに送信されたメールが、組織の上限に達しました。',
  'Please try again in {0}.': '{0}後にもう一度お試しください。',
  'You have started {0} transfers without sending them. Send one of them, or wait: each expires 24 hours after its start.':
    '開始したまま送信していない転送が{0}件あります。いずれかを送信するか、お待ちください。それぞれ、開始から24時間後に期限が切れます。',
  'Unfinished uploads may have at most {0} in total. Complete one, or give one up in My Transfers.':
    '完了していないアップロードは、合計{0}までです。いずれかを完了するか、「自分の転送」で破棄してください。',

  'Required!': '必須項目です',
  'Invalid Email': 'メールアドレスが正しくありません',
  'The letter "{0}" in "{1}" (letter {2}) is Latin. Type the address again.':
    '「{1}」の{2}文字目「{0}」はラテン文字です。アドレスを入力し直してください。',
  'The letter "{0}" in "{1}" (letter {2}) is Greek. Type the address again.':
    '「{1}」の{2}文字目「{0}」はギリシャ文字です。アドレスを入力し直してください。',
  'The letter "{0}" in "{1}" (letter {2}) is Cyrillic. Type the address again.':
    '「{1}」の{2}文字目「{0}」はキリル文字です。アドレスを入力し直してください。',
  'Enter one address only.': 'アドレスは1つだけ入力してください。',
  'Invalid phone number': '電話番号が正しくありません',
  'Codes cannot be sent to this country: {0}.': 'この国にはコードを送信できません：{0}',
  'A code needs the phone number of the recipient.': 'コードの送信には、受信者の電話番号が必要です。',
  'Please select file(s)': 'ファイルを選択してください',
  'Number of files exceeds the allowed {0}.': 'ファイルの数が上限の{0}個を超えています。',
  'File size should not exceed {0}.': '1ファイルのサイズは{0}までです。',
  'Total file size should not exceed {0}.': 'ファイルの合計サイズは{0}までです。',
  'Password protection is supported for total file size up to {0}.':
    'パスワード保護は、ファイルの合計サイズが{0}までの場合に利用できます。',
  'The total file size of this transfer is {0}.': 'この転送のファイルの合計サイズは{0}です。',
  'Please read the above terms and confirm before sending.': '送信する前に、上記の内容を読んで確認してください。',
  'Expiry must be at least {0} days.': '有効期限は{0}日以上にしてください。',
  'Expiry cannot exceed {0} days.': '有効期限は{0}日以内にしてください。',
  'There is no template set named {0}.': '{0}という名前のテンプレートセットはありません。',
  'At most {0} characters.': '{0}文字以内で入力してください。',
  'Control characters are not allowed.': '制御文字は使用できません。',
  'The text is not well-formed Unicode.': 'テキストが正しいUnicodeではありません。',
  'Enter a text.': 'テキストを入力してください。',
  'Not an id.': 'IDではありません。',
  'Not a link.': 'リンクではありません。',
  'A file needs a name.': 'ファイルには名前が必要です。',
  'Too many files for one transfer.': '1回の転送のファイルが多すぎます。',

  'Name at least one value.': '値を1つ以上指定してください。',
  'At most {0} values.': '値は{0}個までです。',
  'Write a search text.': '検索する語句を入力してください。',
  'Write a date and time in ISO 8601, such as 2026-11-01T00:00:00Z.':
    '日時は、2026-11-01T00:00:00ZのようなISO 8601形式で入力してください。',
  'Name from, to, or both.': 'from、to、またはその両方を指定してください。',
  'The range ends before it begins.': '終了日が開始日より前です。',
  'At most {0} filters.': 'フィルターは{0}個までです。',
  'At most {0} letters of keyword, message, fileName and parts of addresses together.':
    'keyword、message、fileName、アドレスの一部は、合わせて{0}文字までです。',
  'At most {0} words in all filters.': 'すべてのフィルターの語句は、合わせて{0}個までです。',
  'At most {0} at once.': '一度に{0}件までです。',
  'At most {0}.': '{0}以下にしてください。',
  'Not a place in a list.': 'リスト内の位置ではありません。',
  'Not a place in a list. Use the next of the previous page.':
    'リスト内の位置ではありません。前のページのnextを使用してください。',
  'Sort by one key.': '並べ替えのキーは1つだけ指定してください。',
  'Give from or after.': 'fromまたはafterのどちらかを指定してください。',
  'from and size together reach {0} transfers at most. Continue with after and the next of a page.':
    'fromとsizeで取得できる転送は{0}件までです。続きは、afterとページのnextを使用してください。',
  'Choose a time between 1970 and 2199.': '1970年から2199年までの日時を選択してください。',
  'Give from and to together.': 'fromとtoの両方を指定してください。',
  'A chart has at most {0} points. Choose a longer interval or a shorter range.':
    'グラフの点は{0}個までです。間隔を長くするか、期間を短くしてください。',

  'Your organization does not allow this transfer.': '組織により、この転送は許可されていません。',
  'Your organization asks you to check this transfer before you send it.':
    '送信する前にこの転送を確認するよう、組織により求められています。',
  'Change the recipient or the files, or ask the administrators of your organization.':
    '受信者またはファイルを変更するか、組織の管理者に問い合わせてください。',
  'Send it again with what the policy asks for. The files are stored.':
    'ポリシーの要件に沿って再送信してください。ファイルは保存されています。',
  'Check the recipient and the files.': '受信者とファイルを確認してください。',
  'Policies of your organization contradict each other on hiding the sender.':
    '組織のポリシーが、送信者の非表示について矛盾しています。',
  'Policies of your organization contradict each other on password protection.':
    '組織のポリシーが、パスワード保護について矛盾しています。',
  'Policies of your organization contradict each other on the code by SMS.':
    '組織のポリシーが、SMSコードについて矛盾しています。',
  'Policies of your organization contradict each other on the code by e-mail.':
    '組織のポリシーが、メールコードについて矛盾しています。',
  'Policies of your organization contradict each other on the tracking ID.':
    '組織のポリシーが、追跡IDについて矛盾しています。',
  'Policies of your organization contradict each other on the days until expiry.':
    '組織のポリシーが、有効期間の日数について矛盾しています。',
  'Policies of your organization contradict each other on the template set.':
    '組織のポリシーが、テンプレートセットについて矛盾しています。',
  'Please tell an administrator.': '管理者に連絡してください。',
  'Hiding the sender is required for this transfer.': 'この転送では、送信者の非表示が必須です。',
  'Password protection is required for this transfer.': 'この転送では、パスワード保護が必須です。',
  'The code by SMS is required for this transfer.': 'この転送では、SMSコードが必須です。',
  'The code by e-mail is required for this transfer.': 'この転送では、メールコードが必須です。',
  'The tracking ID is required for this transfer.': 'この転送では、追跡IDが必須です。',
  'Enter a tracking ID.': '追跡IDを入力してください。',
  'Enter the recipient’s phone number.': '受信者の電話番号を入力してください。',
  'Switch it on.': 'オンにしてください。',
  'Hiding the sender is not available for this transfer.': 'この転送では、送信者の非表示を使用できません。',
  'Password protection is not available for this transfer.': 'この転送では、パスワード保護を使用できません。',
  'The code by SMS is not available for this transfer.': 'この転送では、SMSコードを使用できません。',
  'The code by e-mail is not available for this transfer.': 'この転送では、メールコードを使用できません。',
  'The tracking ID is not available for this transfer.': 'この転送では、追跡IDを使用できません。',
  'Send without it.': 'これを使用せずに送信してください。',
  'The link must work for at least one day.': 'リンクの有効期間は1日以上にする必要があります。',
  'The link must work for at least {0}.': 'リンクの有効期間は{0}以上にする必要があります。',
  'The link can work for at most one day.': 'リンクの有効期間は1日以内にする必要があります。',
  'The link can work for at most {0}.': 'リンクの有効期間は{0}以内にする必要があります。',
  'Only the template set “{0}” is allowed.': '使用できるテンプレートセットは「{0}」だけです。',
  'Choose it.': 'このテンプレートセットを選択してください。',
  'The recipient must sign in to open the link.': '受信者がリンクを開くには、サインインが必要です。',
  'Your consent is required for this transfer.': 'この転送には同意が必要です。',
  '{0} does not allow files to be sent to {1}.': '{0}は、{1}へのファイルの送信を許可していません。',
  'Recipients at {0} are allowed.': '{0}の受信者は許可されています。',
  'Recipients at {0} and {1} more domains are allowed.': '{0}、ほか{1}件のドメインの受信者は許可されています。',
  'Policy: “{0}”.': 'ポリシー：「{0}」',
  'Policies: {0}.': 'ポリシー：{0}',
  'Policies: {0} and {1} more.': 'ポリシー：{0}、ほか{1}件',
  'More at {0}': '詳細：{0}',
  'A policy cannot be read. Please tell an administrator.':
    '読み取れないポリシーがあります。管理者に連絡してください。',

  'Nobody at {0} has sent files to {1} before. Please check the spelling.':
    '{0}から{1}にファイルが送信されたことはありません。つづりを確認してください。',
  'Nobody at {0} has sent files to {1} before. Did you mean {2}?':
    '{0}から{1}にファイルが送信されたことはありません。{2}ではありませんか？',
  '{0} is a public mail service and you have not sent to {1} before. Check every letter: anyone can own a similar address.':
    '{0}は一般のメールサービスで、{1}に送信したことはありません。よく似たアドレスは誰でも取得できるため、1文字ずつ確認してください。',
  'You have not sent files to {0} before. {1} or more colleagues have.':
    '{0}にファイルを送信したことはありません。同僚{1}人以上が送信したことがあります。',
  'You have not sent files to {0} before. {1} colleague has.':
    '{0}にファイルを送信したことはありません。同僚{1}人が送信したことがあります。',
  'You have not sent files to {0} before. {1} colleagues have.':
    '{0}にファイルを送信したことはありません。同僚{1}人が送信したことがあります。',
  'You have not sent files to {0} before. You usually write to {1} at {2}.':
    '{0}にファイルを送信したことはありません。通常、{1}には{2}宛てに送信しています。',
  'You have sent {0} file to {1}, but none like {2}.':
    '{1}に{0}個のファイルを送信したことがありますが、{2}のようなファイルはありません。',
  'You have sent {0} files to {1}, but none like {2}.':
    '{1}に{0}個のファイルを送信したことがありますが、{2}のようなファイルはありません。',
  'So far they received only documents.': 'これまでに送信したのは文書だけです。',
  'So far they received only tables and slides.': 'これまでに送信したのは表とスライドだけです。',
  'So far they received only e-mails and calendars.': 'これまでに送信したのはメールとカレンダーだけです。',
  'So far they received only data files.': 'これまでに送信したのはデータファイルだけです。',
  'So far they received only archives.': 'これまでに送信したのはアーカイブだけです。',
  'So far they received only pictures.': 'これまでに送信したのは画像だけです。',
  'So far they received only audio and video files.': 'これまでに送信したのは音声と動画のファイルだけです。',
  'So far they received only .{0} files.': 'これまでに送信したのは.{0}ファイルだけです。',
  'You write to {0}, and not to {1}.': '通常の送信先は{0}で、{1}ではありません。',
  'You and {0} or more colleagues write to {1}; none to {2}.':
    'ご本人と同僚{0}人以上の送信先は{1}で、{2}に送信した人はいません。',
  'You and {0} colleague write to {1}; none to {2}.': 'ご本人と同僚{0}人の送信先は{1}で、{2}に送信した人はいません。',
  'You and {0} colleagues write to {1}; none to {2}.': 'ご本人と同僚{0}人の送信先は{1}で、{2}に送信した人はいません。',
  '{0} or more colleagues write to {1}; none to {2}.': '同僚{0}人以上の送信先は{1}で、{2}に送信した人はいません。',
  '{0} colleague writes to {1}; none to {2}.': '同僚{0}人の送信先は{1}で、{2}に送信した人はいません。',
  '{0} colleagues write to {1}; none to {2}.': '同僚{0}人の送信先は{1}で、{2}に送信した人はいません。',
  'Earlier files like {0} contained {1} and went to other recipients.':
    '{0}のような以前のファイルは{1}を含み、別の受信者に送信されました。',
  '{0} is a domain of {1}.': '{0}は{1}のドメインです。',
  'You write to {0}.': '通常の送信先は{0}です。',
  'You write to {0} addresses at {1}.': '通常、{1}の{0}件のアドレスに送信しています。',

  'credit card numbers': 'クレジットカード番号',
  'domain names': 'ドメイン名',
  'e-mail addresses': 'メールアドレス',
  'IBAN codes': 'IBANコード',
  'IP addresses': 'IPアドレス',
  locations: '地名',
  'person names': '人名',
  'phone numbers': '電話番号',
  'national registration ids': '国民識別番号',
  'street addresses': '住所',
  'SWIFT codes': 'SWIFTコード',

  'This transfer was already created with other options. Start a new one.':
    'この転送は、別のオプションですでに作成されています。新しい転送を開始してください。',
  'This transfer is being changed by other requests. Please try again.':
    'この転送は、ほかのリクエストによって変更されています。もう一度お試しください。',
  'Confirm the transfer first; then its files can be uploaded.':
    '先に転送を確認してください。その後、ファイルをアップロードできます。',
  'This transfer failed. Please send the files again.': 'この転送は失敗しました。ファイルをもう一度送信してください。',
  'The files of this transfer were already submitted.': 'この転送のファイルは、すでに提出されています。',
  '{0} was already uploaded.': '{0}はすでにアップロードされています。',
  '{0} was already completed, possibly with different content.':
    '{0}はすでに完了しています。内容が異なる可能性があります。',
  '{0} has not arrived. Upload it first, then complete it.':
    '{0}が届いていません。先にアップロードしてから、完了してください。',
  'This is not the current upload of {0}. Request its upload URL again.':
    'これは{0}の現在のアップロードではありません。アップロードURLをもう一度取得してください。',
  'The upload of {0} has ended. Complete it, or start it again.':
    '{0}のアップロードは終了しました。完了するか、もう一度開始してください。',
  'Part {0} is too small. Send it again.': 'パート{0}が小さすぎます。もう一度送信してください。',
  'Part {0} has not arrived as listed. List the parts and send the missing ones.':
    'パート{0}が一覧のとおりに届いていません。パートの一覧を取得し、不足しているものを送信してください。',
  'This file was already uploaded and completed; it cannot be replaced.':
    'このファイルのアップロードはすでに完了しているため、置き換えられません。',
  'The upload arrived damaged. Please send it again.':
    'アップロードされたデータが破損していました。もう一度送信してください。',
  'The upload must be exactly {0} bytes long, as declared.':
    'アップロードするデータは、宣言したとおり、正確に{0}バイトである必要があります。',
  'This address is not valid.': 'このアドレスは正しくありません。',
  'This address is no longer valid.': 'このアドレスは無効になりました。',
  'The service is busy. Please try again in a moment.':
    'サービスが混み合っています。少し待ってからもう一度お試しください。',
  'There is no room to store this file just now. Please try again later.':
    '現在、このファイルを保存する空き容量がありません。しばらくしてからもう一度お試しください。',
  'Only a transfer whose files are being uploaded can be finalized.':
    '完了処理ができるのは、ファイルをアップロード中の転送だけです。',
  'This transfer ended before it was finalized.': 'この転送は、完了処理の前に終了しました。',
  '{0} file still to be uploaded.': 'アップロードが必要なファイルがあと{0}個あります。',
  '{0} files still to be uploaded.': 'アップロードが必要なファイルがあと{0}個あります。',
  'Only your own unfinished upload can be discarded. Reload the page to see its current state.':
    '破棄できるのは、ご自身の完了していないアップロードだけです。現在の状態を確認するには、ページを再読み込みしてください。',
  'Sensitive data was found in your files. Reload the page, and confirm it before it is sent.':
    'ファイルに機密データが見つかりました。ページを再読み込みし、送信する前に確認してください。',
  'The upload was discarded. Nothing was shared. Please send the files again.':
    'アップロードは破棄されました。何も共有されていません。ファイルをもう一度送信してください。',
  'Only the transfers in active or requested state can be retracted.':
    '取り消せるのは、有効または依頼中の転送だけです。',
  'Only a transfer that you sent, and that is active or in processing, can be withdrawn as sent to a wrong recipient.':
    '誤った受信者への送信として撤回できるのは、ご自身が送信した、有効または処理中の転送だけです。',
  'Only files that are active can go to further recipients.': '有効なファイルのみ、ほかの受信者に送れます。',
  'The password of these files is not stored any more. Send the files again to add recipients.':
    'これらのファイルのパスワードは保存されていません。受信者を追加するには、ファイルを再送信してください。',
  'The files have already been released. Revoke the transfer instead.':
    'ファイルはすでに公開されています。代わりに転送を取り消してください。',
  'Remove the wrong recipient on the page of the transfer. The other recipients keep their files.':
    '誤った受信者は、転送のページで外してください。ほかの受信者は引き続きファイルを受け取れます。',
  'Enter at most {0} recipients.': '受信者は{0}人までです。',
  'A code by SMS is possible for a single recipient only.': 'SMSのコードは、受信者が1人の場合にのみ使えます。',
  'Choose a code by SMS or a code by e-mail. A transfer cannot have both.':
    'SMSコードかメールコードのどちらかを選択してください。1つの転送で両方は使えません。',
  'The codes of this transfer go by e-mail. Send the files again to use a phone number.':
    'この転送のコードは、メールで送信されます。電話番号を使うには、ファイルをもう一度送信してください。',
  'Name a recipient.': '受信者を指定してください。',
  'Too many recipients for one transfer.': '1件の転送の受信者が多すぎます。',
  'Codes can be unlocked only while the transfer requires them and its files are available.':
    'コードのロックを解除できるのは、転送にコードが必要で、ファイルが利用できる間だけです。',
  'This transfer was already sent again with another recipient, phone number or tracking ID. Open the new transfer.':
    'この転送は、別の受信者、電話番号、または追跡IDですでに再送信されています。新しい転送を開いてください。',
  'Only a transfer that a policy blocked, or that was withdrawn as sent to a wrong recipient, can be sent again on its stored files.':
    '保存されているファイルで再送信できるのは、ポリシーがブロックした転送、または誤った受信者への送信として撤回された転送だけです。',
  'Only a transfer that was withdrawn as sent to a wrong recipient can go to another one.':
    '別の受信者に送信できるのは、誤った受信者への送信として撤回された転送だけです。',
  'Enter the address of the right recipient.': '正しい受信者のアドレスを入力してください。',
  'This is the address to which it was sent by mistake. Enter the right one.':
    '誤って送信したアドレスと同じです。正しいアドレスを入力してください。',
  'This transfer can no longer be extended. Please send the files again.':
    'この転送はもう延長できません。ファイルを再送信してください。',
  'Choose an end in the future.': '将来の期限を選択してください。',
  'The files of this transfer are no longer stored. Please send them in a new transfer.':
    'この転送のファイルは保存されていません。新しい転送で送信してください。',
  'No action required - transfer is proceeding.': '対応は不要です。転送は続行されます。',
  'Correct the file or its rules, then send it again.': 'ファイルまたはルールを修正して、もう一度送信してください。',

  'Please ask the sender to resend the request.': '送信者に依頼の再送信をお願いしてください。',
  'The request was withdrawn, so its link can no longer be used to upload files.':
    '依頼が取り下げられたため、このリンクでファイルをアップロードすることはできません。',
  'Already Uploaded! (This link can be used only once.)':
    'アップロード済みです（このリンクを使用できるのは1回だけです）',
  'An upload through this link has started on another device or in another browser.':
    'このリンクを使ったアップロードが、別のデバイスまたはブラウザーで始まっています。',
  'An upload of other files through this link has already started. Please continue that upload.':
    'このリンクを使った別のファイルのアップロードが、すでに始まっています。そのアップロードを続行してください。',
  'These files cannot be accepted here. Please contact the person who requested them.':
    'これらのファイルはここでは受け付けられません。依頼者にお問い合わせください。',
  'The person who requested these files cannot receive more at present. Please try again later, or contact them.':
    '現在、依頼者はこれ以上ファイルを受け取れません。しばらくしてからもう一度試すか、依頼者にお問い合わせください。',
  'The files are already uploaded, or are being uploaded. There is nothing to resend.':
    'ファイルはすでにアップロードされたか、アップロード中です。再送信するものはありません。',
  'This request has just ended. Please try again.': 'この依頼は、たった今終了しました。もう一度お試しください。',
  'This request was already repeated. Please use the newer request.':
    'この依頼は、すでにもう一度行われています。新しいほうの依頼を使用してください。',

  // Drop pages.
  'This password is not right. Please check it, or ask the person who gave you this address.':
    'パスワードが正しくありません。確認するか、このアドレスを教えてくれた人に尋ねてください。',
  'This page takes no files from this address. Please use another one, or contact the recipient.':
    'このページは、このメールアドレスからのファイルを受け付けません。別のアドレスを使うか、受取人に連絡してください。',
  'This page takes no files at present. Please contact the recipient.':
    'このページは現在ファイルを受け付けていません。受取人に連絡してください。',
  'This page cannot take more files at present.': 'このページは現在これ以上ファイルを受け付けられません。',
  'This page does not take files of this kind: {0}.': 'このページはこの種類のファイルを受け付けません: {0}。',
  'Your organization does not offer drop pages.': 'お使いの組織では受け取りページを利用できません。',
  'The page was just changed elsewhere. Please load it again.':
    'このページは今、別の場所で変更されました。再読み込みしてください。',
  'A visitor of your drop page began this upload. Nothing is mailed to an unproven address.':
    'このアップロードは受け取りページの訪問者が開始しました。確認されていないアドレスには何も送信されません。',
  'Write an extension in lower case, without its dot.': '拡張子は小文字で、ドットなしで入力してください。',
  'Write an address or a domain.': 'アドレスまたはドメインを入力してください。',
  'Write at least 8 characters.': '8 文字以上入力してください。',

  'Only CSV files can be anonymized. {0} is not a CSV file.':
    '匿名化できるのはCSVファイルだけです。{0}はCSVファイルではありません。',
  'The rules for {0} are too long.': '{0}のルールが長すぎます。',
  'There are no rows.': '行がありません。',
  'Too much data for a preview. Send only the first rows.':
    'プレビューするデータが多すぎます。先頭の行だけを送信してください。',
  'A parameter is a text, true or false, or a list of { from, to, char }.':
    'パラメーターには、テキスト、trueまたはfalse、{ from, to, char }のリストのいずれかを指定します。',
  'All fields are required!': 'すべての項目を入力してください',
  '"From" can\'t be greater than "To"': '「開始」は「終了」以下にしてください',
  'Char is one character.': '置換文字は1文字です。',
  'Space is not allowed at start of the key or end of the key.': 'キーの先頭と末尾にスペースは使用できません。',
  'A search pattern has at most 256 characters.': '検索パターンは256文字までです。',
  'A rule needs the index of its column.': 'ルールには列の番号が必要です。',
  'Write the index of a column without leading zeros: {0}, not {1}.':
    '列の番号は先頭にゼロを付けず、{1}ではなく{0}と入力してください。',
  'There is no header row in which to find the column {0}.': '列「{0}」を探すための見出し行がありません。',
  'There are two rules for column {0}.': '列「{0}」に2つのルールがあります。',
  'A parameter is given twice.': 'パラメーターが重複しています。',
  '{0} has no parameter {1}.': '{0}に{1}というパラメーターはありません。',
  '{0} must be a text.': '{0}はテキストで指定してください。',
  '{0} must be true or false, without quotation marks.': '{0}は、引用符を付けずにtrueまたはfalseで指定してください。',
  'A value must not begin with {0}: spreadsheets would run it as a formula.':
    '値の先頭に{0}は使用できません。表計算ソフトで数式として実行されてしまいます。',
  'At most {0} different keys can be typed for one file.': '1つのファイルに入力できるキーは{0}種類までです。',

  'Column {0}: {1}': '列{0}：{1}',
  'Row {0}: {1}': '{0}行目：{1}',
  '{0}, Column {1}: {2}': '{0}、列{1}：{2}',
  'There is no column {0}: the file has {1}. Choose the columns again.':
    '列{0}はありません（ファイルの列数：{1}）。列を選択し直してください。',
  'No column is called {0}. Choose the columns again.': '{0}という名前の列はありません。列を選択し直してください。',
  'More than one column is called {0}. Rename one, or name the column by its index.':
    '{0}という名前の列が複数あります。名前を変更するか、列を番号で指定してください。',
  'This row has {0} value where the first row has {1}. Put values that contain the separator or a line break in quotation marks.':
    'この行の値は{0}個ですが、1行目は{1}個です。区切り文字や改行を含む値は、引用符で囲んでください。',
  'This row has {0} values where the first row has {1}. Put values that contain the separator or a line break in quotation marks.':
    'この行の値は{0}個ですが、1行目は{1}個です。区切り文字や改行を含む値は、引用符で囲んでください。',
  'This row has more values than the first row, which has {0}. Put values that contain the separator or a line break in quotation marks.':
    'この行の値は、1行目の{0}個より多くなっています。区切り文字や改行を含む値は、引用符で囲んでください。',
  'This row contains bytes that are not {0} text. Save the file as UTF-8 and send it again.':
    'この行には、{0}のテキストではないバイトが含まれています。ファイルをUTF-8で保存して、もう一度送信してください。',
  'The header row contains bytes that are not {0} text. Save the file as UTF-8 and send it again.':
    '見出し行には、{0}のテキストではないバイトが含まれています。ファイルをUTF-8で保存して、もう一度送信してください。',
  'This row contains a NUL byte. Save the file as CSV in UTF-8 and send it again.':
    'この行にはNULバイトが含まれています。ファイルをUTF-8のCSVで保存して、もう一度送信してください。',
  'A quotation mark that opens in this row is never closed. Close it, or double it inside a quoted value.':
    'この行で始まる引用符が閉じられていません。閉じるか、引用符で囲んだ値の中では2つ重ねてください。',
  'Text follows a closing quotation mark. Double quotation marks that belong to a quoted value.':
    '閉じ引用符の後にテキストがあります。引用符で囲んだ値に含まれる引用符は、2つ重ねてください。',
  'The first row is longer than 1 MiB. It may contain an open quotation mark.':
    '1行目が1 MiBを超えています。閉じられていない引用符が含まれている可能性があります。',
  'This value is too long for a search pattern of this size. Use a simpler pattern.':
    'この大きさの検索パターンには、値が長すぎます。より簡単なパターンを使用してください。',
  'This search pattern takes too long on the values of this column. Use a simpler pattern.':
    'この検索パターンは、この列の値の処理に時間がかかりすぎます。より簡単なパターンを使用してください。',
  'The values of this column do not look like text in windows-1252, the assumed encoding of the file. Save the file as UTF-8 and send it again.':
    'この列の値は、ファイルの文字コードと推定したwindows-1252のテキストではないようです。ファイルをUTF-8で保存して、もう一度送信してください。',
  'This value is too long to be anonymized. It may contain an open quotation mark.':
    'この値は長すぎるため匿名化できません。閉じられていない引用符が含まれている可能性があります。',
  'The separator is ambiguous. Name it in a first line, such as sep=; and send the file again.':
    '区切り文字を判別できません。1行目にsep=;のように指定して、ファイルをもう一度送信してください。',
  'The sep= line names a separator that cannot be read. Use a comma, semicolon, tab or bar.':
    'sep=の行に指定された区切り文字には対応していません。カンマ、セミコロン、タブ、縦棒のいずれかを使用してください。',
  'The replacement has characters that {0}, the encoding of the file, does not support. Choose other characters, or save the file as UTF-8.':
    '置換後の文字列に、ファイルの文字コード{0}にない文字が含まれています。別の文字を選択するか、ファイルをUTF-8で保存してください。',
  'The search pattern cannot be read. Look-around and back-references are not supported.':
    '検索パターンを読み取れません。先読み、後読み、後方参照には対応していません。',
  'The search pattern changes no value of this column. Correct it or remove the rule.':
    '検索パターンは、この列のどの値も変更しません。修正するか、ルールを削除してください。',

  'Please correct the policy.': 'ポリシーを修正してください。',
  'A policy is never deleted, because transfers keep the versions that bound them. Switch it off instead.':
    '転送には適用されたバージョンが残るため、ポリシーは削除できません。代わりにオフにしてください。',
  'Policies are being changed by others. Please save again.':
    'ほかの方がポリシーを変更しています。もう一度保存してください。',
  'At most {0} policies are possible. Please change one that is off.':
    'ポリシーは{0}件までです。オフになっているポリシーを変更してください。',
  'All policies together are too long. Please write fewer values, here or in another policy.':
    'すべてのポリシーの合計が長すぎます。このポリシーまたは別のポリシーの値を減らしてください。',
  'The conditions are too long. Please write fewer values, or two policies.':
    '条件が長すぎます。値を減らすか、2つのポリシーに分けてください。',
  'Say which version you changed. Load it again, and repeat your change.':
    '変更したバージョンを指定してください。もう一度読み込んで、変更をやり直してください。',
  'This policy was changed in the meantime: it has version {0} now, and you changed version {1}. Load it again, and repeat your change.':
    'その間に、このポリシーが変更されました。現在はバージョン{0}ですが、変更したのはバージョン{1}です。もう一度読み込んで、変更をやり直してください。',
  'The policy “{0}” demands the opposite on hiding the sender, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'ポリシー「{0}」が、送信者の非表示について反対のことを求めています。1つの転送が両方に一致する可能性があります。どちらかの条件を絞り込むか、どちらかをオフにしてください。',
  'The policy “{0}” demands the opposite on password protection, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'ポリシー「{0}」が、パスワード保護について反対のことを求めています。1つの転送が両方に一致する可能性があります。どちらかの条件を絞り込むか、どちらかをオフにしてください。',
  'The policy “{0}” demands the opposite on the code by SMS, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'ポリシー「{0}」が、SMSコードについて反対のことを求めています。1つの転送が両方に一致する可能性があります。どちらかの条件を絞り込むか、どちらかをオフにしてください。',
  'The policy “{0}” demands the opposite on the code by e-mail, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'ポリシー「{0}」が、メールコードについて反対のことを求めています。1つの転送が両方に一致する可能性があります。どちらかの条件を絞り込むか、どちらかをオフにしてください。',
  'The policy “{0}” demands the opposite on the tracking ID, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'ポリシー「{0}」が、追跡IDについて反対のことを求めています。1つの転送が両方に一致する可能性があります。どちらかの条件を絞り込むか、どちらかをオフにしてください。',
  'The policy “{0}” demands the opposite on the days until expiry, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'ポリシー「{0}」が、有効期間の日数について反対のことを求めています。1つの転送が両方に一致する可能性があります。どちらかの条件を絞り込むか、どちらかをオフにしてください。',
  'The policy “{0}” demands the opposite on the template set, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'ポリシー「{0}」が、テンプレートセットについて反対のことを求めています。1つの転送が両方に一致する可能性があります。どちらかの条件を絞り込むか、どちらかをオフにしてください。',
  'Number should be greater than or equal to {0}': '{0}以上の数値を入力してください',
  'Number should be less than or equal to {0}': '{0}以下の数値を入力してください',
  'Enter a number.': '数値を入力してください。',
  'Enter a whole number.': '整数を入力してください。',
  'Enter true or false.': 'trueまたはfalseを入力してください。',
  'Enter a list.': 'リストを入力してください。',
  'Enter an object.': 'オブジェクトを入力してください。',
  'Enter {0}.': '{0}と入力してください。',
  'Enter one of: {0}.': '次のいずれかを入力してください：{0}。',
  'Enter at most {0} character.': '{0}文字以内で入力してください。',
  'Enter at most {0} characters.': '{0}文字以内で入力してください。',
  'At most {0} are possible.': '最大{0}個までです。',
  'There is no field {0} here.': 'フィールド{0}はここでは使用できません。',
  'Choose one of the list.': 'リストから選択してください。',
  'Files are not searched for this kind of data. Choose another, or ask your operators to add it to the settings.':
    'この種類のデータはファイル内で検索されていません。別の種類を選択するか、設定への追加を運用担当者に依頼してください。',
  'Enter an address such as carol@partner.example.': 'carol@partner.exampleのようなアドレスを入力してください。',
  'Enter an address such as carol@partner.example. Only whole parts of a domain can have letters such as ü. At most 8 * are possible.':
    'carol@partner.exampleのようなアドレスを入力してください。üなどの文字を使用できるのは、ドメインの*や?を含まない部分だけです。*は8個まで使用できます。',
  'Enter a domain such as partner.example.': 'partner.exampleのようなドメインを入力してください。',
  'Enter a domain such as partner.example. Parts with * or ? cannot have letters such as ü. At most 8 * are possible.':
    'partner.exampleのようなドメインを入力してください。*や?を含む部分に、üなどの文字は使用できません。*は8個まで使用できます。',
  'At most 8 * are possible.': '*は8個まで使用できます。',
  'Enter an extension such as pdf.': 'pdfのような拡張子を入力してください。',
  'Enter an address that begins with https:.': 'https:で始まるアドレスを入力してください。',
  'Enter {0} or {1}.': '{0}または{1}を入力してください。',
  'Enter a number of days from {0} to {1}. These are the limits of your organization.':
    '組織の制限に従い、{0}～{1}の日数を入力してください。',
  'There is no template set of this name.': 'この名前のテンプレートセットはありません。',
  'Your organization sends no codes by SMS, because no countries are set up for them.':
    'SMSコードを送信できる国が設定されていないため、組織ではSMSコードを送信できません。',
  'This policy already has it.': 'このポリシーにすでに含まれています。',
  'The minimum days until expiry exceed the maximum.': '有効期間の最小日数が最大日数を超えています。',
  'This version of Waybill cannot read the policy. Write it again, or switch it off.':
    'このバージョンのWaybillでは、ポリシーを読み取れません。作成し直すか、オフにしてください。',

  'Not checked in this run, because another part is broken.':
    '別の機能に障害があるため、今回はチェックされませんでした。',
  'It does not answer correctly.': '正しく応答しません。',
  'Slower than usual: {0} s instead of {1} s.': '通常より時間がかかりました：通常{1}秒、今回{0}秒。',
  'A canary could not be sent.': 'テスト用の転送を送信できませんでした。',
  'The canary was not released in {0} s.': 'テスト用の転送が{0}秒以内に公開されませんでした。',
  'A file could not be stored or read back.': 'ファイルの保存または再読み取りができませんでした。',
  'A released file differs from what was stored.': '公開されたファイルが、保存したものと異なります。',
  'The table was not anonymized in {0} s.': '表が{0}秒以内に匿名化されませんでした。',
  'The report of the table counts wrong.': '表のレポートの件数が正しくありません。',
  'The table has not 11 lines.': '表が11行ではありません。',
  'The columns of the table changed.': '表の列が変わっています。',
  'A column without a method changed.': '方法を指定していない列が変わっています。',
  'A masked column is wrong.': 'マスクした列が正しくありません。',
  'A column masked by a pattern is wrong.': 'パターンでマスクした列が正しくありません。',
  'A hashed column is wrong.': 'ハッシュ化した列が正しくありません。',
  'An encrypted column is wrong.': '暗号化した列が正しくありません。',
  'Equal values did not stay equal, or different ones became equal.':
    '同じ値が異なる値になったか、異なる値が同じ値になりました。',
  'The text was not inspected in {0} s.': 'テキストが{0}秒以内に検査されませんでした。',
  '{0} of {1} kinds of sensitive data were counted wrong.':
    '{1}種類の機密データのうち{0}種類の件数が正しくありませんでした。',
  'The documents were not read in {0} s.': '文書が{0}秒以内に読み取られませんでした。',
  'A document was not read: {0}.': '読み取れない文書がありました：{0}。',
  'An encrypted archive was not reported as unread.':
    '暗号化されたアーカイブが、未読み取りとして報告されませんでした。',
  'Text was not read from: {0}.': '次のものからテキストを読み取れませんでした：{0}。',
  'The documents were read more than once.': '文書が複数回読み取られました。',

  'The mails of every day.': '日常のメール。',
}
