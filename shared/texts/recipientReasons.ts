import { pluralize } from './format.ts'

/** History counts members up to this number. */
const MAX_COUNTED_MEMBERS = 1000

/** Section 2 of the open parts words these. Domains keep their ASCII form, which shows foreign letters. */
export const recipientReasonTexts = {
  unseen: (organisation: string, domain: string, suggestion: string | undefined) =>
    `Nobody at ${organisation} has sent files to ${domain} before. ${suggestion === undefined ? 'Please check the spelling.' : `Did you mean ${suggestion}?`}`,
  firstCommon: (domain: string, address: string) =>
    `${domain} is a public mail service and you have not sent to ${address} before. Check every letter: anyone can own a similar address.`,
  domainNew: (domain: string, members: number) =>
    `You have not sent files to ${domain} before. ${countColleagues(members)} ${members === 1 ? 'has' : 'have'}.`,
  /** `other`: the part of an address before the @. */
  recipientNew: (address: string, other: string, domain: string) =>
    `You have not sent files to ${address} before. You usually write to ${other} at ${domain}.`,
  similarFile: (files: number, address: string, file: string) =>
    `You have sent ${pluralize(files, 'file')} to ${address}, but none like ${file}.`,
}

const groupTexts: Readonly<Record<string, string>> = {
  document: 'documents',
  office: 'tables and slides',
  mail: 'mails and calendars',
  data: 'data files',
  archive: 'archives',
  picture: 'pictures',
  media: 'sounds and videos',
}

/** Facts on which a reason is based. */
export const recipientEvidenceTexts = {
  /** @param isOwn whether the sender is one of those who write to the known domain */
  lookalike: (known: string, typed: string, colleagues: number, isOwn: boolean) => {
    if (isOwn && colleagues === 0) return `You write to ${known}, and not to ${typed}.`
    const verb = colleagues === 1 && !isOwn ? 'writes' : 'write'
    return `${isOwn ? 'You and ' : ''}${countColleagues(colleagues)} ${verb} to ${known}; none to ${typed}.`
  },
  sensitiveStem: (file: string, infoTypes: string) =>
    `Earlier files like ${file} held ${infoTypes} and went to others.`,
  /** @param group of extensions; any other extension is a group of its own */
  group: (group: string) => `So far they got ${groupTexts[group] ?? `.${group} files`} only.`,
  ownDomain: (known: string, organisation: string) => `${known} is a domain of ${organisation}.`,
  similarAddress: (address: string) => `You write to ${address}.`,
  /** @param count two at least */
  addressesAtDomain: (count: number, domain: string) => `You write to ${count} addresses at ${domain}.`,
}

function countColleagues(members: number): string {
  return members >= MAX_COUNTED_MEMBERS ? '1,000 or more colleagues' : pluralize(members, 'colleague')
}
