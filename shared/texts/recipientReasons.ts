import { formatCount, plural } from './format.ts'

/** History counts members up to this number. */
const MAX_COUNTED_MEMBERS = 1000

/** Why a sender is asked to check a recipient: sentences of the server. Domains keep their ASCII form, which shows foreign letters. */
export const recipientReasonTexts = {
  unseen: (organization: string, domain: string) =>
    `Nobody at ${organization} has sent files to ${domain} before. Please check the spelling.`,
  unseenLookalike: (organization: string, domain: string, suggestion: string) =>
    `Nobody at ${organization} has sent files to ${domain} before. Did you mean ${suggestion}?`,
  firstCommon: (domain: string, address: string) =>
    `${domain} is a public mail service and you have not sent to ${address} before. Check every letter: anyone can own a similar address.`,
  domainNew: (domain: string, members: number) =>
    members >= MAX_COUNTED_MEMBERS
      ? `You have not sent files to ${domain} before. ${formatCount(MAX_COUNTED_MEMBERS)} or more colleagues have.`
      : plural(members, {
          one: `You have not sent files to ${domain} before. # colleague has.`,
          other: `You have not sent files to ${domain} before. # colleagues have.`,
        }),
  /** `other`: the part of an address before the @. */
  recipientNew: (address: string, other: string, domain: string) =>
    `You have not sent files to ${address} before. You usually write to ${other} at ${domain}.`,
  similarFile: (files: number, address: string, file: string) =>
    plural(files, {
      one: `You have sent # file to ${address}, but none like ${file}.`,
      other: `You have sent # files to ${address}, but none like ${file}.`,
    }),
}

const groupTexts: Readonly<Record<string, string>> = {
  document: 'So far they received only documents.',
  office: 'So far they received only tables and slides.',
  mail: 'So far they received only e-mails and calendars.',
  data: 'So far they received only data files.',
  archive: 'So far they received only archives.',
  picture: 'So far they received only pictures.',
  media: 'So far they received only audio and video files.',
}

/** Facts on which a reason is based. */
export const recipientEvidenceTexts = {
  /** @param isOwn whether the sender is one of those who write to the known domain */
  lookalike: (known: string, typed: string, colleagues: number, isOwn: boolean) => {
    if (isOwn && colleagues === 0) return `You write to ${known}, and not to ${typed}.`
    if (colleagues >= MAX_COUNTED_MEMBERS) {
      const who = `${formatCount(MAX_COUNTED_MEMBERS)} or more colleagues`
      return isOwn
        ? `You and ${who} write to ${known}; none to ${typed}.`
        : `${who} write to ${known}; none to ${typed}.`
    }
    return isOwn
      ? plural(colleagues, {
          one: `You and # colleague write to ${known}; none to ${typed}.`,
          other: `You and # colleagues write to ${known}; none to ${typed}.`,
        })
      : plural(colleagues, {
          one: `# colleague writes to ${known}; none to ${typed}.`,
          other: `# colleagues write to ${known}; none to ${typed}.`,
        })
  },
  /** @param infoTypes a list in words */
  sensitiveStem: (file: string, infoTypes: string) =>
    `Earlier files like ${file} contained ${infoTypes} and went to other recipients.`,
  /** @param group of extensions; any other extension is a group of its own */
  group: (group: string) => groupTexts[group] ?? `So far they received only .${group} files.`,
  ownDomain: (known: string, organization: string) => `${known} is a domain of ${organization}.`,
  similarAddress: (address: string) => `You write to ${address}.`,
  /** @param count two at least */
  addressesAtDomain: (count: number, domain: string) =>
    plural(count, { one: `You write to # address at ${domain}.`, other: `You write to # addresses at ${domain}.` }),
}
