import { waitInWords } from './format.ts'

/** The server's sentences for recipients who ask for a code. */
export const codeTexts = {
  /** The bearer token belongs to no challenge, or to one that is over. */
  challengeOver: 'This code cannot be sent again. Please ask for a new one.',
  phoneOnly: 'Codes for these files are sent by SMS only.',
  emailOnly: 'Codes for these files are sent by e-mail only.',
  refused: 'The code could not be sent to this number. Please ask the sender of the files to check it.',
  mailRefused: 'The code could not be sent to this address. Please ask the sender of the files to check it.',
  tooMany: (seconds: number) => `Too many codes were requested. The next one can be sent in ${waitInWords(seconds)}.`,
  /** Only the sender can unlock it. */
  usedUp: 'No more codes can be sent for these files. Please ask their sender to allow more.',
}
