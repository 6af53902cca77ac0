import type { DocsPageTexts, FaqPageTexts, HelpPageTexts, HelpStepTexts } from '../en/help.ts'
import { plural } from '../format.ts'

export const faqPage: FaqPageTexts = {
  title: 'よくある質問',
  search: '質問を検索',
  placeholder: '例：アーカイブが開けない',
  clear: '検索をクリア',
  recipients: '受信者の方',
  org: '組織のユーザーの方',
  noRecipients: '受信者の方向けの質問はありません。',
  noOrg: '組織のユーザーの方向けの質問はありません。',
  found: count => plural(count, { other: '#件の質問が見つかりました' }, 'ja'),
  notFound: query =>
    `「${query}」に一致する質問はありません。別の言葉で検索するか、こちらにお問い合わせください：{support}`,
  notFoundWithoutSupport: query => `「${query}」に一致する質問はありません。別の言葉で検索してください。`,
  goneTitle: 'この質問はなくなりました',
  gone: '開いたリンクの質問は、削除または移動されました。下で検索してください。',
  support: '組織の管理者',
  moreHelp: '「使い方」では、各ステップを画像で説明しています：{link}',
  howToUse: '使い方',
  partlyLoaded: '組織の質問を読み込めませんでした。一般的な質問を表示しています。',
}

export const helpPage: HelpPageTexts = {
  title: '使い方',
  lead: '8つのステップでファイルを送信できます。',
  step: number => `ステップ${number}`,
  zoom: title => `画像を拡大：${title}`,
  position: (number, count) => `ステップ${number}/${count}`,
  previous: '前のステップ',
  next: '次のステップ',
  close: '閉じる',
  keys: '矢印キーでステップを切り替え、Escキーで閉じます。',
  questions: 'よくある質問への回答：{link}',
  faq: 'よくある質問',
  documents: 'メンバー、管理者、運用担当者、システム連携の担当者向けのガイド：{link}',
  documentation: 'ドキュメント',
  toursTitle: 'ページのツアー',
  tours: '各ツアーでは、ページの主な部分を1分以内で説明します。',
  startTour: page => `ツアーを開始：${page}`,
}

export const helpStepTexts: HelpStepTexts = {
  signIn: {
    title: 'サインイン',
    description: '組織のアカウントでサインインします（シングルサインオン）。別のパスワードは必要ありません。',
    caption: 'サインインページ',
  },
  selectFiles: {
    title: 'ファイルを選択',
    description:
      '枠をクリックするか、ファイルやフォルダーをドロップします。後から追加したり、1つずつ削除したりできます。1ファイルは{fileSize}まで、1回の転送は{totalSize}まで（パスワード保護を使用する場合は{archiveSize}まで）です。',
    caption: '選択したファイル',
  },
  recipient: {
    title: '受信者とメッセージを入力',
    description:
      'メールアドレスと、必要に応じて名前、メッセージを入力します。ポリシーで求められる場合は、メールアドレスの使用を受信者に伝えていることを確認します。',
    caption: '受信者とメッセージ',
  },
  review: {
    title: '転送を確認',
    description:
      '受信者とファイルを確認します。初めての受信者や、ほかとよく似たアドレスの場合は、警告が表示されます。誤送信の多くはここで見つかるため、続行する前に必ずお読みください。',
    caption: '受信者のチェック',
  },
  options: {
    title: 'オプションを設定',
    description:
      'パスワードや受信者の電話に送るコードでファイルを保護したり、アドレスを非表示にしたり、有効期限を変更したりできます。リンクの有効期間は、初期設定では{expiry}です。ポリシーで必須のオプションは、すでにオンになっています。',
    caption: 'セキュリティのオプション',
  },
  confirm: {
    title: '確認して送信',
    description:
      '確認のチェックボックスをオンにして、「今すぐ送信」（警告がある場合は「…に送信」）を押します。ファイルが送信されるまでは前に戻れます。',
    caption: '確認',
  },
  upload: {
    title: 'アップロードの完了を待つ',
    description:
      'すべてアップロードされるまで、タブを開いたままにしてください。ネットワークが切断されても、中断したところから自動的に続行されます。',
    caption: '進行中のアップロード',
  },
  complete: {
    title: '転送の完了',
    description: 'ファイルは処理された後に送信されます。転送の状況は「自分の転送」で確認でき、いつでも取り消せます。',
    caption: '一覧に表示された転送',
  },
}

export const docsPage: DocsPageTexts = {
  title: 'ドキュメント',
  lead: 'この製品を利用するすべての方のためのガイドです。英語で書かれています。',
  audiences: {
    members: 'メンバー向け',
    administrators: '管理者向け',
    operators: '運用担当者向け',
    integrators: 'システム連携の担当者向け',
  },
  search: 'ドキュメントを検索',
  clear: '検索をクリア',
  found: count => plural(count, { other: '#件の項目が見つかりました' }, 'ja'),
  notFound: query => `「${query}」に一致する項目はありません。別の言葉で検索してください。`,
  contents: 'このページの内容',
  all: 'すべてのドキュメント',
  failedTitle: 'ドキュメントを読み込めませんでした',
  failed: '接続を確認して、ページを再読み込みしてください。',
  goneTitle: 'このドキュメントはありません',
  gone: '名前が変更された可能性があります。すべてのドキュメントは一覧で確認できます。',
  loading: 'ドキュメントを読み込んでいます',
}
