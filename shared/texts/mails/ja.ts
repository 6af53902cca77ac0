import { plural } from '../format.ts'
import type { AlertMailTexts, Alternatives, CommonMailTexts, MailTexts, MemberMailTexts } from './mailTexts.ts'

const personal = 'このリンクはお客様専用です。ほかの方には渡さないでください。'
const unexpected: Alternatives = [
  'ファイルにお心当たりがない場合は、開く前に{{sender}}に確認するか、{{supportEmail}}までご連絡ください。',
  'ファイルにお心当たりがない場合は、開く前に{{supportEmail}}までご連絡ください。',
  'ファイルにお心当たりがない場合は、開く前に{{sender}}に確認してください。',
  'ファイルにお心当たりがない場合は、開く前に{{organisation}}に確認してください。',
]
const unexpectedRequest: Alternatives = [
  '依頼にお心当たりがない場合は、何も送信せずに{{sender}}に確認するか、{{supportEmail}}までご連絡ください。',
  '依頼にお心当たりがない場合は、何も送信せずに{{supportEmail}}までご連絡ください。',
  '依頼にお心当たりがない場合は、何も送信せずに{{sender}}に確認してください。',
  '依頼にお心当たりがない場合は、何も送信せずに{{organisation}}に確認してください。',
]
const questions: Alternatives = ['ご不明な点は{{supportEmail}}までお問い合わせください。']
const uploadOnce =
  'リンクの有効期限は{{expiryDate}}で、アップロードは1回だけです。送信する前に、すべてのファイルを選択してください。'
const personalUpload =
  'このリンクはお客様専用です。リンクを知っている人は誰でも使用できるため、ほかの方には渡さないでください。'
const nothingToDo = '何もしていただく必要はありません。'

const common: CommonMailTexts = {
  address: 'ボタンが機能しない場合は、次のアドレスをブラウザーにコピーしてください。',
  filesLabel: 'ファイル',
  sized: (what, size) => `${what}、${size}`,
  moreFiles: count => plural(count, { other: 'ほか#個' }, 'ja'),
}

export const getPartnerTexts = (): MailTexts => ({
  ...common,
  greeting: ['{{recipientName}} 様', 'お客様'],
  message: ['{{sender}}からのメッセージ', '{{organisation}}からのメッセージ'],
  locked: 'ファイルは、パスワードで開くアーカイブに入っています。パスワードは別のメールでお送りします。',
  gates: {
    phone: 'ファイルを表示する前に、コードを入力していただきます。コードはページからお送りします。',
    login: 'ファイルを表示する前に、このメールアドレスでサインインしていただきます。',
  },
  sentBy: '{{organisation}}に代わり、{{brand}}が送信しました。',
  sms: [
    '{{code}} が{{organisation}}のファイル用コード {{prefix}} です。誰にも教えないでください。',
    '{{code}} がコード {{prefix}} です。誰にも教えないでください。',
  ],

  mails: {
    link: {
      subject: ['{{sender}}から{{fileCount}}が共有されました', '{{organisation}}から{{fileCount}}が共有されました'],
      preview: ['ダウンロード期限：{{expiryDate}}'],
      heading: ['{{fileCount}}が届いています'],
      paragraphs: [
        [
          '{{sender}}（{{organisation}}）から{{fileCount}}が共有されました。',
          '{{organisation}}から{{fileCount}}が共有されました。',
        ],
      ],
      button: ['ファイルをダウンロード'],
      after: [['ダウンロード期限：{{expiryDate}}']],
      footer: [[personal], unexpected],
    },
    password: {
      subject: ['{{sender}}からのファイルのパスワード', '{{organisation}}からのファイルのパスワード'],
      preview: ['{{archiveName}}を開くためのパスワードです。', 'ファイルを開くためのパスワードです。'],
      heading: ['パスワード'],
      paragraphs: [
        [
          '{{sender}}（{{organisation}}）から、保護されたアーカイブ{{archiveName}}でファイルが送信されました。リンクは別のメールでお送りします。パスワードは次のとおりです。',
          '{{organisation}}から、保護されたアーカイブ{{archiveName}}でファイルが送信されました。リンクは別のメールでお送りします。パスワードは次のとおりです。',
          '{{sender}}（{{organisation}}）から、保護されたアーカイブでファイルが送信されました。リンクは別のメールでお送りします。パスワードは次のとおりです。',
          '{{organisation}}から、保護されたアーカイブでファイルが送信されました。リンクは別のメールでお送りします。パスワードは次のとおりです。',
        ],
      ],
      after: [
        [
          'アーカイブは、7-Zip、WinZip、KekaなどのAES-256に対応したソフトで開いてください。多くのOSの標準ツールは対応していないため、「Operation not permitted」などのエラーが表示されます。',
        ],
        [
          'ファイルは{{expiryDate}}まで利用できます。パスワードは当方では保存していません。紛失された場合は、{{sender}}にファイルの再送を依頼してください。',
          'ファイルは{{expiryDate}}まで利用できます。パスワードは当方では保存していません。紛失された場合は、{{organisation}}にファイルの再送を依頼してください。',
        ],
      ],
      footer: [
        ['このパスワードはお客様専用です。ほかの方には教えないでください。'],
        [
          'お心当たりがない場合は、{{sender}}に確認するか、{{supportEmail}}までご連絡ください。',
          'お心当たりがない場合は、{{supportEmail}}までご連絡ください。',
          'お心当たりがない場合は、{{sender}}に確認してください。',
          'お心当たりがない場合は、{{organisation}}に確認してください。',
        ],
      ],
    },
    request: {
      subject: ['{{sender}}からファイルの送付依頼', '{{organisation}}からファイルの送付依頼'],
      preview: ['アップロード期限：{{expiryDate}}'],
      heading: ['ファイルをアップロードしてください'],
      paragraphs: [
        [
          '{{sender}}（{{organisation}}）から、ファイルの送付依頼が届いています。',
          '{{organisation}}から、ファイルの送付依頼が届いています。',
        ],
        ['次の安全なリンクからアップロードしてください。アカウントは必要ありません。'],
      ],
      button: ['ファイルをアップロード'],
      after: [[uploadOnce]],
      footer: [[personalUpload], unexpectedRequest],
    },
    receipt: {
      subject: ['{{organisation}}が{{fileCount}}を受領しました'],
      preview: ['受領日時：{{receivedAt}}'],
      heading: ['受領確認'],
      paragraphs: [
        ['{{organisation}}は{{receivedAt}}に、お客様から{{fileCount}}を受領しました。'],
        ['{{sender}}からの依頼によるものです。'],
      ],
      after: [
        [
          'このメールは、送信内容の証明として保管してください。SHA-256の値が同じ2つのファイルは、1バイトも違わず同一です。',
        ],
      ],
      footer: [
        [
          'ファイルを送信した覚えがない場合は、{{supportEmail}}までご連絡ください。',
          'ファイルを送信した覚えがない場合は、{{sender}}にお知らせください。',
          'ファイルを送信した覚えがない場合は、{{organisation}}にお知らせください。',
        ],
      ],
    },
    reminder: {
      subject: ['リマインダー：{{sender}}からの{{fileCount}}', 'リマインダー：{{organisation}}からの{{fileCount}}'],
      preview: ['ダウンロード期限：{{expiryDate}}（まだダウンロードされていません）'],
      heading: ['ファイルのダウンロードをお待ちしています'],
      paragraphs: [
        [
          '{{sender}}（{{organisation}}）から{{fileCount}}が共有されています。まだ何もダウンロードされていません。',
          '{{organisation}}から{{fileCount}}が共有されています。まだ何もダウンロードされていません。',
        ],
      ],
      button: ['ファイルをダウンロード'],
      after: [['ダウンロード期限は{{expiryDate}}です。期限を過ぎると、このリンクは使用できなくなります。']],
      footer: [[personal], unexpected],
    },
    requestReminder: {
      subject: [
        'リマインダー：{{sender}}からファイルの送付依頼',
        'リマインダー：{{organisation}}からファイルの送付依頼',
      ],
      preview: ['アップロード期限：{{expiryDate}}'],
      heading: ['ファイルのアップロードをお待ちしています'],
      paragraphs: [
        [
          '{{sender}}（{{organisation}}）から、ファイルの送付依頼が届いています。まだ何もアップロードされていません。',
          '{{organisation}}から、ファイルの送付依頼が届いています。まだ何もアップロードされていません。',
        ],
      ],
      button: ['ファイルをアップロード'],
      after: [[uploadOnce]],
      footer: [[personalUpload], unexpectedRequest],
    },
    expired: {
      subject: ['{{sender}}からのファイルの期限が切れました', '{{organisation}}からのファイルの期限が切れました'],
      preview: ['{{expiryDate}}までにダウンロードされませんでした。'],
      heading: ['ファイルの期限が切れました'],
      paragraphs: [
        [
          '{{sender}}（{{organisation}}）から共有された{{fileCount}}の期限は{{expiryDate}}でした。何もダウンロードされず、リンクは使用できなくなりました。',
          '{{organisation}}から共有された{{fileCount}}の期限は{{expiryDate}}でした。何もダウンロードされず、リンクは使用できなくなりました。',
        ],
        [
          'ファイルがまだ必要な場合は、{{sender}}に再送を依頼してください。',
          'ファイルがまだ必要な場合は、{{organisation}}に再送を依頼してください。',
        ],
      ],
      footer: [questions],
    },
    requestExpired: {
      subject: ['{{sender}}からの依頼の期限が切れました', '{{organisation}}からの依頼の期限が切れました'],
      preview: ['{{expiryDate}}までにアップロードされませんでした。'],
      heading: ['アップロード用リンクの期限が切れました'],
      paragraphs: [
        [
          '{{sender}}（{{organisation}}）からのファイルの送付依頼の期限は{{expiryDate}}でした。何もアップロードされず、リンクは使用できなくなりました。',
          '{{organisation}}からのファイルの送付依頼の期限は{{expiryDate}}でした。何もアップロードされず、リンクは使用できなくなりました。',
        ],
        [
          '引き続きファイルを送信される場合は、{{sender}}に新しいリンクを依頼してください。',
          '引き続きファイルを送信される場合は、{{organisation}}に新しいリンクを依頼してください。',
        ],
      ],
      footer: [questions],
    },
    revoked: {
      subject: ['{{sender}}がファイルを取り下げました', '{{organisation}}がファイルを取り下げました'],
      preview: [nothingToDo],
      heading: ['ファイルは取り下げられました'],
      paragraphs: [
        [
          '{{sender}}（{{organisation}}）が、共有していたファイルを取り下げました。リンクは使用できなくなりました。',
          '{{organisation}}が、共有していたファイルを取り下げました。リンクは使用できなくなりました。',
        ],
        [nothingToDo],
      ],
      footer: [questions],
    },
    requestRevoked: {
      subject: [
        '{{sender}}へのファイルの送付は不要になりました',
        '{{organisation}}へのファイルの送付は不要になりました',
      ],
      preview: [nothingToDo],
      heading: ['ファイルの送付は不要になりました'],
      paragraphs: [
        [
          '{{sender}}（{{organisation}}）が、ファイルの送付依頼を取り下げました。アップロード用リンクは使用できなくなりました。',
          '{{organisation}}が、ファイルの送付依頼を取り下げました。アップロード用リンクは使用できなくなりました。',
        ],
        [nothingToDo],
      ],
      footer: [questions],
    },
    code: {
      subject: ['{{organisation}}からのファイル用のコード {{prefix}}'],
      preview: ['有効時間：{{minutes}}'],
      heading: ['コード'],
      paragraphs: [['入力欄の前に{{prefix}}と表示されているページで、次のコードを入力してください。']],
      after: [
        ['コードの有効時間は{{minutes}}で、使用できるのは1回だけです。'],
        ['誰にも教えないでください。{{organisation}}がコードをお尋ねすることはありません。'],
      ],
      footer: [
        [
          'コードを請求した覚えがない場合は、何もしていただく必要はありません。コードがなければ、誰もファイルを表示できません。ご不明な点は{{supportEmail}}までお問い合わせください。',
          'コードを請求した覚えがない場合は、何もしていただく必要はありません。コードがなければ、誰もファイルを表示できません。',
        ],
      ],
    },
  },
})

export const getMemberTexts = (): MemberMailTexts => ({
  ...common,
  failed: {
    reason: '理由：{{reason}}',
    reasons: {
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
    },
    sendAgain:
      'ファイルは5日間保存されます。ポリシーの要件に沿って送信するには、転送を開いて「再送信」を選択してください。アップロードし直す必要はありません。',
    button: '転送を確認',
    send: {
      subject: '{{recipient}}への転送を完了できませんでした',
      heading: '転送を完了できませんでした',
      paragraph: 'ファイルは{{recipient}}に送信されておらず、どのファイルもダウンロードできません。',
      because: 'この転送を開始されたため、{{brand}}が送信しました。',
    },
    request: {
      subject: '{{recipient}}からのファイルを処理できませんでした',
      heading: '依頼されたファイルを処理できませんでした',
      paragraph: '{{recipient}}がファイルをアップロードしましたが、どのファイルもダウンロードできません。',
      because: 'これらのファイルを依頼されたため、{{brand}}が送信しました。',
    },
  },
  stopped: {
    preview: 'リンクとファイルは利用できなくなりました。',
    advice: 'ご不明な点は、組織の管理者にお問い合わせください。',
    send: {
      subject: '{{recipient}}への転送は停止されました',
      heading: '転送は停止されました',
      paragraph: '組織の管理者が{{recipient}}への転送を停止しました。リンクは無効になり、ファイルは消去されます。',
    },
    request: {
      subject: '{{recipient}}への依頼は停止されました',
      heading: '依頼は停止されました',
      paragraph: '組織の管理者が{{recipient}}への依頼を停止しました。リンクは無効になり、ファイルは消去されます。',
    },
  },
  allowed: {
    preview: 'マルウェアスキャンの誤検出でした。',
    heading: '誤検出でした',
    send: {
      subject: '{{recipient}}にファイルをもう一度送信できます',
      paragraph:
        'マルウェアスキャンがこのファイルから{{signature}}を検出したため、{{recipient}}への転送は失敗しました。管理者は、このファイルに限り{{expiryDate}}まで許可しています。',
      advice: '転送の他のファイルと一緒に、もう一度送信してください。どのファイルも受信者に届いていません。',
    },
    request: {
      subject: '{{recipient}}がファイルをもう一度送信できます',
      paragraph:
        'マルウェアスキャンが、{{recipient}}がアップロードしたこのファイルから{{signature}}を検出しました。管理者は、このファイルに限り{{expiryDate}}まで許可しています。',
      advice: 'ファイルをもう一度依頼してください。どのファイルもお渡しできませんでした。',
    },
  },
  undelivered: {
    meaning: {
      delayed: '受信者のメールサーバーが現在メールを受け付けていません。あと数時間、配信を試みます。',
      bounced: '受信者のメールサーバーがメールを受け付けませんでした。アドレスを確認してください。',
      complained: 'このアドレスには今後メールを送信しません。',
      refused: 'メールシステムがメールを受け付けませんでした。アドレスを確認してください。',
    },
    button: '転送を開く',
    send: {
      subject: {
        delayed: 'リンクがまだ{{recipient}}に届いていません',
        bounced: 'リンクを{{recipient}}に配信できませんでした',
        complained: 'リンクが{{recipient}}により迷惑メールとして報告されました',
        refused: 'リンクを{{recipient}}に配信できませんでした',
      },
      title: {
        delayed: 'リンクを記載したメールの配信が遅れています。',
        bounced: 'リンクを記載したメールが戻ってきました。',
        complained: 'リンクを記載したメールが迷惑メールとして報告されました。',
        refused: 'リンクを記載したメールを送信できませんでした。',
      },
      advice: [
        'ファイルは利用可能で、リンクも機能しています。転送を開いてリンクをコピーし、別の方法で受信者に渡してください。',
        'アドレスが間違っている場合は、転送を取り消して、ファイルを送信し直してください。',
      ],
      because: 'これらのファイルを送信されたため、{{brand}}が送信しました。',
    },
    request: {
      subject: {
        delayed: 'アップロード用リンクがまだ{{recipient}}に届いていません',
        bounced: 'アップロード用リンクを{{recipient}}に配信できませんでした',
        complained: 'アップロード用リンクが{{recipient}}により迷惑メールとして報告されました',
        refused: 'アップロード用リンクを{{recipient}}に配信できませんでした',
      },
      title: {
        delayed: 'アップロード用リンクを記載したメールの配信が遅れています。',
        bounced: 'アップロード用リンクを記載したメールが戻ってきました。',
        complained: 'アップロード用リンクを記載したメールが迷惑メールとして報告されました。',
        refused: 'アップロード用リンクを記載したメールを送信できませんでした。',
      },
      advice: [
        'アップロード用リンクは機能しています。転送を開いてリンクをコピーし、別の方法で受信者に渡してください。',
        'アドレスが間違っている場合は、転送を取り消して、依頼し直してください。',
      ],
      because: 'ファイルを依頼されたため、{{brand}}が送信しました。',
    },
  },
  reminder: {
    button: '転送を開く',
    extend: '転送を7日間延長する：',
    send: {
      subject: '{{recipient}}はまだファイルをダウンロードしていません',
      preview: '有効期限：{{expiryDate}}',
      heading: 'ファイルはまだダウンロードされていません',
      paragraph:
        '{{recipient}}に{{fileCount}}を送信しましたが、まだ何もダウンロードされていません。リンクの有効期限は{{expiryDate}}です。',
      advice: 'リンクを記載したメールが届いていない場合は、転送を開いてリンクをコピーしてください。',
      because: 'これらのファイルを送信されたため、{{brand}}が送信しました。',
    },
    request: {
      subject: '{{recipient}}はまだファイルをアップロードしていません',
      preview: 'アップロード用リンクの有効期限：{{expiryDate}}',
      heading: 'ファイルはまだアップロードされていません',
      paragraph:
        '{{recipient}}にファイルを依頼しましたが、まだ何もアップロードされていません。リンクの有効期限は{{expiryDate}}です。',
      advice: 'リンクを記載したメールが届いていない場合は、転送を開いてアップロード用リンクをコピーしてください。',
      because: 'ファイルを依頼されたため、{{brand}}が送信しました。',
    },
    answer: {
      subject: '{{recipient}}からのファイルをまだダウンロードしていません',
      preview: '有効期限：{{expiryDate}}',
      heading: 'ファイルが届いています',
      paragraph:
        '{{recipient}}が{{fileCount}}をアップロードしましたが、まだ何もダウンロードされていません。リンクの有効期限は{{expiryDate}}です。',
      advice: '転送を開いてダウンロードしてください。',
      because: 'ファイルを依頼されたため、{{brand}}が送信しました。',
    },
  },
  expired: {
    preview: '{{until}}まで転送を延長できます。',
    advice: '{{until}}まで転送を延長できます。延長するとリンクは再び使用できます。その後、ファイルは削除されます。',
    atLimit: '組織の設定により、これ以上延長できません。ファイルがまだ必要な場合は、再送信してください。',
    button: '転送を延長する',
    send: {
      subject: '{{recipient}}へのファイルの期限が切れました',
      heading: 'ファイルの期限が切れました',
      paragraph:
        '{{recipient}}に{{fileCount}}を送信しましたが、{{expiryDate}}までに何もダウンロードされませんでした。リンクは使用できなくなりました。',
      because: 'これらのファイルを送信されたため、{{brand}}が送信しました。',
    },
    answer: {
      subject: '{{recipient}}からのファイルの期限が切れました',
      heading: 'ファイルの期限が切れました',
      paragraph:
        '{{recipient}}が{{fileCount}}をアップロードしましたが、{{expiryDate}}までに何もダウンロードされませんでした。リンクは使用できなくなりました。',
      because: 'ファイルを依頼されたため、{{brand}}が送信しました。',
    },
    asked: {
      subject: '{{recipient}}がファイルの期限延長を希望しています',
      heading: 'ファイルを再び利用できるようにしてください',
      paragraph: 'ファイルの期限は{{expiryDate}}に切れました。延長を希望している受信者：{{recipient}}。',
      because: 'これらのファイルを送信されたため、{{brand}}が送信しました。',
    },
  },
  downloaded: {
    subject: '{{recipient}} がファイルをダウンロードしました',
    preview: '最初のダウンロードです。',
    heading: 'ファイルがダウンロードされました',
    paragraph: '{{recipient}} が初めてダウンロードしました。',
    advice: '転送のページで、各ファイルの経過を確認できます。',
    button: '転送を開く',
    because: 'これらのファイルを送信されたため、{{brand}}が送信しました。',
  },
  received: {
    subject: '{{recipient}}から{{fileCount}}が届きました',
    preview: 'ダウンロード期限：{{expiryDate}}',
    heading: '{{recipient}}からの{{fileCount}}',
    paragraph:
      '依頼されていた{{fileCount}}を{{recipient}}がアップロードしました。検出結果と、読み取れなかったファイルは、転送のページで確認できます。',
    advice:
      'ダウンロード期限は{{expiryDate}}です。ダウンロードするには、このメールの宛先アドレスでサインインしてください。',
    button: 'ファイルをダウンロード',
    other: '転送のページ：',
    because: 'これらのファイルを依頼されたため、{{brand}}が送信しました。',
  },
})

export const getAlertTexts = (): AlertMailTexts => ({
  address: common.address,
  subject: count => plural(count, { other: '新しいアラート：#件' }, 'ja'),
  introduction: 'アクティビティの分析で、次のアラートが発生しました（新しい順）。',
  kinds: {
    newSenders: '新しい送信者を検出：{{sender}}',
    newDomains: '新しいドメインを検出：{{domain}}',
    newRecipients: '新しい受信者を検出：{{recipient}}',
    sendersSpike: '{{sender}}からの転送が急増',
    domainsSpike: '{{domain}}への転送が急増',
    recipientsSpike: '{{recipient}}への転送が急増',
    mistakePrevented: '{{sender}}の誤送信の可能性を防止',
    sensitiveInfotypes: '機密データを検出',
    malwareFound: '{{sender}} の転送でマルウェアを検出',
    secondOpinion: '{{sender}} の転送でMacieがほかの機密データを検出',
  },
  more: count => plural(count, { other: 'ほかに#件のアラートが、アクティビティの分析のページにあります。' }, 'ja'),
  button: 'アクティビティの分析を開く',
  transfers: 'すべての転送：',
  unsubscribe: 'このメールの配信を停止するには、次のページを開いてください。',
  because: 'アラートのメール配信を選択されたため、{{brand}}が送信しました。',
})
