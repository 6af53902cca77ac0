/**
 * Replaces `intl-messageformat`, 12 KB that format only Cloudscape's own translations, which we never use. Cloudscape
 * catches the error.
 */
class NoMessageFormat {
  constructor() {
    throw new Error('Message formatting is not supported: pass finished texts to Cloudscape.')
  }
}

// biome-ignore lint/style/noDefaultExport: the import that this answers takes the default
export default NoMessageFormat
