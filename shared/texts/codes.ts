import { waitInWords } from './format.ts'

/** Why no code can be sent, or none counts, to whoever asks for one. */
export const codeTexts = {
  /** The bearer token is of no challenge, or of one that is over. */
  challengeOver: 'This code cannot be sent again. Please ask for a new one.',
  phoneOnly: 'Codes for these files go by SMS alone.',
  refused: 'The code could not be sent to this number. Please ask the sender of the files to check it.',
  mailRefused: 'The code could not be sent to this address. Please ask the sender of the files to check it.',
  tooMany: (seconds: number) => `Too many codes were asked for. The next one can be sent in ${waitInWords(seconds)}.`,
  /** What only the sender can lift. */
  usedUp: 'No more codes can be sent for these files. Please ask their sender to allow more.',
}
