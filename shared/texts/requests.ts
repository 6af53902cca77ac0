/** What a responder reads whose link takes no files any more (section 2 of the specification). */
export const requestTexts = {
  expiredTitle: 'Upload Link Expired!',
  expired: 'Please ask the sender to resend the request.',
  usedTitle: 'Already Uploaded!',
  used: '(This link can be used only once.)',
}
