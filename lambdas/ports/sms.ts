/** `to` is E.164; `text` of at most 160 characters of GSM 7-bit, or 70 others, is one SMS. */
export type Message = { to: string; text: string }

export type Sms = {
  /**
   * @throws SmsRefused when a retry cannot help
   * @throws SmsUnanswered when it is unknown whether the network accepted the message
   */
  send(message: Message): Promise<void>
}

/** Permanent. The message contains no number, because it is logged. */
export class SmsRefused extends Error {
  override name = 'SmsRefused'
}

/** A retry may send a second message. The message contains no number, because it is logged. */
export class SmsUnanswered extends Error {
  override name = 'SmsUnanswered'
}
