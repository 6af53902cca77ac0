import type { ExtensionTexts } from '../en/extension.ts'

export const extension: ExtensionTexts = {
  title: '転送を延長する',
  text: 'すべてのリンクは新しい期限まで使用できます。再アップロードは不要です。',
  choose: '新しい期限',
  more: duration => `${duration}延長`,
  longest: 'できるだけ長く',
  until: moment => `${moment}まで`,
  running: '転送を延長しています',
  done: moment => `転送の新しい期限は${moment}です。`,
  failed: '転送を延長できませんでした',
  latest: moment => `設定できる最も遅い期限は${moment}です。`,
  impossible: 'この転送は延長できません',
  impossibleText: 'ファイルが削除されたか、転送が取り消されたか、組織が許可する最も遅い期限に達しています。',
}
