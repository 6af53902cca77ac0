/** Texts of the specification (section 2), and `rightsEnded` and `limited`. */
export const accessTexts = {
  expired: 'Your session has expired. Please login to continue.',
  notSignedIn: 'You are not signed in. Please login to continue.',
  noAccess: 'You do not have access to this page. Please return to the homepage or login as a different user.',
  rightsEnded:
    'Your administrator rights have ended. Please login again to continue. If you come back to this page, ask your support.',
  limited: 'An operator limited your rights to those of a member. If you need more, ask your support.',
}
