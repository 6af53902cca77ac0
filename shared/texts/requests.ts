/** A responder's texts for a link that takes no more files (section 2 of the specification). */
export const requestTexts = {
  expiredTitle: 'Upload Link Expired!',
  expired: 'Please ask the sender to resend the request.',
  withdrawnTitle: 'Request Withdrawn',
  withdrawn: 'The request was withdrawn, so nothing more can be uploaded through its link.',
  begunTitle: 'An Upload Has Begun',
  begun: 'An upload through this link has begun on another device or in another browser.',
  blocked: 'These files cannot be accepted here. Please contact the person who requested them.',
  usedTitle: 'Already Uploaded!',
  used: '(This link can be used only once.)',
}
