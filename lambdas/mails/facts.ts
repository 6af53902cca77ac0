/** What a mail says of a file; the folders in which it stood are part of its name. */
export type MailedFile = { name: string; size: number; sha256?: string | undefined }

/** What goes into a mail: the mailer adds to whom, and for what. */
export type MailContent = {
  subject: string
  text: string
  html: string
  language?: string | undefined
  replyTo?: string | undefined
  /** A PNG in base64, shown by `cid:logo`. */
  logo?: string | undefined
}

/** What mails to partners are made of; each takes the part that it needs. */
export type MailFacts = {
  brandName: string
  organisationName: string
  /** IANA name */
  timeZone: string
  supportEmail?: string | undefined
  /** Absent where the sender is concealed: nothing of the mail then names them, and the organisation stands there. */
  senderEmail?: string | undefined
  recipientName?: string | undefined
  message: string
  /** How many files the sender chose; they may come in one archive. */
  fileCount: number
  files: readonly MailedFile[]
  /** The one file is an archive, and its password comes in a mail of its own. */
  isPasswordProtected?: boolean | undefined
  /** What the recipient has to pass before anything of the files is told: then the mail tells nothing of them either. */
  gate?: 'phone' | 'login' | undefined
  /** It is about files that were asked for, and not about files that were sent. */
  isRequest?: boolean | undefined
  /** ISO 8601 */
  expiryDate: string
  /** ISO 8601; '' where nobody knows. */
  receivedAt: string
  link: string
  archiveName: string
  password: string
  code: string
  prefix: string
  /** For so long a code is good. */
  minutes: number
}

/** What every mail to a partner says of whom it comes from and goes to. */
export type PartnerFacts = Pick<
  MailFacts,
  'brandName' | 'organisationName' | 'supportEmail' | 'senderEmail' | 'recipientName'
>
