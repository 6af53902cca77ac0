import * as z from 'zod'
import { languages } from '../texts/language.ts'
import { computeContrast, MIN_CONTRAST, mailSurfaces } from './mailColours.ts'

const common = ['organisation', 'brand', 'sender', 'recipientName', 'supportEmail'] as const

/**
 * Mails to partners, and the `{{name}}` placeholders of each. Mails to members do not use template sets. Codes,
 * passwords, links and messages are not placeholders: they have fixed places outside subjects and lock-screen previews.
 * For an anonymous transfer `sender` is absent.
 */
export const placeholdersByKind = {
  link: [...common, 'fileCount', 'expiryDate'],
  password: [...common, 'archiveName', 'expiryDate'],
  request: [...common, 'expiryDate'],
  receipt: [...common, 'fileCount', 'receivedAt'],
  reminder: [...common, 'fileCount', 'expiryDate'],
  requestReminder: [...common, 'expiryDate'],
  expired: [...common, 'fileCount', 'expiryDate'],
  requestExpired: [...common, 'expiryDate'],
  revoked: common,
  requestRevoked: common,
  code: ['organisation', 'brand', 'recipientName', 'supportEmail', 'prefix', 'minutes'],
} as const

export type MailKind = keyof typeof placeholdersByKind
export const mailKinds = Object.keys(placeholdersByKind) as MailKind[]

const ofSms = ['organisation', 'brand', 'code', 'prefix'] as const
export type Placeholder = (typeof placeholdersByKind)[MailKind][number] | (typeof ofSms)[number]

/** A placeholder in a text; the first group is its name. */
export const PLACEHOLDER = /\{\{(\w+)\}\}/g

function sentence(names: readonly string[], max: number) {
  return z
    .string('Write a text.')
    .min(1, 'Write a text, or leave the field out.')
    .max(max, `Write at most ${max} characters.`)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u, 'Write one line, without control characters.')
    .refine(text => text.isWellFormed(), 'The text is not well-formed Unicode.')
    .refine(
      text => !/[{}]{2}/.test(text.replace(PLACEHOLDER, (found, name) => (names.includes(name) ? '' : found))),
      `The placeholders here are ${names.map(name => `{{${name}}}`).join(', ')}.`,
    )
}

/** A text, or alternatives: the first whose placeholders all have values is used; if none has, the text is omitted. */
function words(names: readonly string[], max: number) {
  return z.preprocess(
    written => (typeof written === 'string' ? [written] : written),
    z
      .array(sentence(names, max), 'Write a text, or a list of texts.')
      .min(1, 'Write a text.')
      .max(6, 'Write at most 6.'),
  )
}

/** The texts of one mail. A missing text comes from the language's catalogue. */
function template(kind: MailKind) {
  const names = placeholdersByKind[kind]
  return z
    .strictObject({
      subject: words(names, 200).optional(),
      heading: words(names, 200).optional(),
      /** Before the button, the password, the code or the files. */
      paragraphs: z.array(words(names, 1000)).max(10, 'Write at most 10.').optional(),
      button: words(names, 60).optional(),
      /** In small type at the end. */
      footer: z.array(words(names, 1000)).max(5, 'Write at most 5.').optional(),
    })
    .optional()
}

/** Needs contrast with the text on it and with the mail's background. */
function colour({ card, onAccent }: { card: string; onAccent: string }, advice: string) {
  return z
    .string()
    .regex(/^#[0-9a-f]{6}$/, { error: 'Write a colour such as #3742ad, in lower case.', abort: true })
    .refine(accent => [card, onAccent].every(other => computeContrast(accent, other) >= MIN_CONTRAST), advice)
}

/** An organisation's mails and SMS to partners. One JSON file per set. */
export const TemplateSet = z.strictObject({
  name: sentence([], 100),
  description: z.string('Write a text.').max(500, 'Write at most 500 characters.').default(''),
  configOverrides: z
    .strictObject({
      transferRequestUploadExpiryDays: z.int('Write a whole number of days.').min(1, 'Write 1 or more.').optional(),
    })
    .default({}),
  language: z.enum(languages, `Write one of ${languages.join(', ')}.`).default('en'),
  /** Reply address, instead of the sender's. */
  replyTo: z.email('Write an e-mail address.').optional(),
  colours: z
    .strictObject({
      accent: colour(mailSurfaces.light, 'Choose a darker colour: white text on it needs a contrast of 4.5 to 1.'),
      accentOnDark: colour(
        mailSurfaces.dark,
        'Choose a lighter colour: on a dark background it needs a contrast of 4.5 to 1.',
      ),
    })
    .optional(),
  /** A PNG in base64, at most 64 KB. */
  logo: z
    .strictObject({
      png: z
        .base64('Write the picture in base64.')
        .max(88_000, 'A logo has at most 64 KB.')
        .startsWith('iVBORw0KGgo', 'A logo is a PNG.'),
      /** Displayed pixels. */
      width: z.int('Write a whole number of pixels.').min(16, 'Write 16 or more.').max(300, 'Write at most 300.'),
      height: z.int('Write a whole number of pixels.').min(16, 'Write 16 or more.').max(100, 'Write at most 100.'),
    })
    .optional(),
  greeting: words(['organisation', 'brand', 'recipientName'], 200).optional(),
  mails: z
    .strictObject({
      link: template('link'),
      password: template('password'),
      request: template('request'),
      receipt: template('receipt'),
      reminder: template('reminder'),
      requestReminder: template('requestReminder'),
      expired: template('expired'),
      requestExpired: template('requestExpired'),
      revoked: template('revoked'),
      requestRevoked: template('requestRevoked'),
      code: template('code'),
    })
    .default({}),
  sms: sentence(ofSms, 140)
    .refine(
      text => text.includes('{{code}}') && text.includes('{{prefix}}'),
      'Write {{code}} and {{prefix}} in it, the code first.',
    )
    .optional(),
})
export type TemplateSet = z.infer<typeof TemplateSet>
