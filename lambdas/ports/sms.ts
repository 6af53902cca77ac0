/** One message to one phone. `to` is E.164; `text` of at most 160 characters of GSM 7-bit, or 70 others, is one SMS. */
export type Message = { to: string; text: string }

export type Sms = {
  /**
   * Hands a message to the telephone network.
   * @throws SmsRefused when no repeat can help
   * @throws SmsUnanswered when nobody knows whether the network took it
   */
  send(message: Message): Promise<void>
}

/** The network does not send to this phone, however often it is asked. Names no phone: it is logged. */
export class SmsRefused extends Error {
  override name = 'SmsRefused'
}

/** The network's answer was lost: a repeat may be a second message. Names no phone: it is logged. */
export class SmsUnanswered extends Error {
  override name = 'SmsUnanswered'
}
