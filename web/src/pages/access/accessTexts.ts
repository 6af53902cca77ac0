/** What the specification says on the pages that stand in for a guarded one (section 2). */
export const accessTexts = {
  expired: 'Your session has expired. Please login to continue.',
  notSignedIn: 'You are not signed in. Please login to continue.',
  noAccess: 'You do not have access to this page. Please return to the homepage or login as a different user.',
}
