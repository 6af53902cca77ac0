/** One message to one address. `key` names the occasion: a second one with the same key is not sent. */
export type Mail = { key: string; to: string; subject: string; text: string; html: string }

export type Mailer = {
  send(mail: Mail): Promise<void>
}
