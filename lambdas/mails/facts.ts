export type MailedFile = { name: string; size: number; sha256?: string | undefined }

export type MailContent = {
  subject: string
  text: string
  html: string
  language?: string | undefined
  replyTo?: string | undefined
  /** A PNG in base64, shown as `cid:logo`. */
  logo?: string | undefined
}

export type MailFacts = {
  brandName: string
  organisationName: string
  /** IANA name */
  timeZone: string
  supportEmail?: string | undefined
  /** Absent for an anonymous sender. */
  senderEmail?: string | undefined
  recipientName?: string | undefined
  message: string
  /** The sender's number of files, which one archive may contain. */
  fileCount: number
  files: readonly MailedFile[]
  /** A separate mail has the password. */
  isPasswordProtected?: boolean | undefined
  /** Behind a closed gate, mails give no details of the files. */
  gate?: 'phone' | 'login' | undefined
  isRequest?: boolean | undefined
  /** ISO 8601 */
  expiryDate: string
  /** ISO 8601; '' when unknown. */
  receivedAt: string
  link: string
  archiveName: string
  password: string
  code: string
  prefix: string
  minutes: number
}

export type PartnerFacts = Pick<
  MailFacts,
  'brandName' | 'organisationName' | 'supportEmail' | 'senderEmail' | 'recipientName'
>
