/** A later end of a transfer. */
export const extension = {
  title: 'Extend the transfer',
  text: 'All links work until the new end. Nothing is uploaded again.',
  choose: 'New end',
  more: (duration: string) => `${duration} more`,
  longest: 'As late as possible',
  until: (moment: string) => `Until ${moment}`,
  running: 'Extending the transfer',
  done: (moment: string) => `The transfer now ends on ${moment}.`,
  failed: 'The transfer was not extended',
  latest: (moment: string) => `The latest possible end is ${moment}.`,
  impossible: 'This transfer cannot be extended',
  impossibleText: 'Its files are deleted, it was revoked, or it has the latest end that your organization allows.',
}
export type ExtensionTexts = typeof extension
