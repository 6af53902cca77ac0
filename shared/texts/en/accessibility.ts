/** Paragraphs of the statement, after the model of EU decision 2018/1523 and EN 301 549. */
export const accessibility = {
  title: 'Accessibility statement',
  lead: (brand: string, organization: string) =>
    `${organization} wants everybody to be able to send and receive files with ${brand}. This statement applies to all pages of ${brand} and to the e-mails that it sends.`,
  status: 'Conformance status',
  statusText: (brand: string) =>
    `${brand} is designed to conform to the European standard EN 301 549 (version 3.2.1) and to the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA.`,
  measures: 'What you can rely on',
  measuresList: [
    'Every function works with the keyboard alone, in a logical order and with a visible focus.',
    'Screen readers announce headings, fields, errors, progress and results.',
    'Texts have a contrast of at least 4.5 to 1, in the light and in the dark theme, and pages work in forced colours.',
    'Pages adapt to a width of 320 pixels and to an enlargement of 400 percent, without horizontal scrolling, except for wide tables.',
    'Movement stops if your system asks for reduced motion.',
    'You can extend or repeat what has a time limit: sign in again or request a new code. Nothing that you entered is lost.',
    'Signing in requires no puzzle and no memory test. You can paste passwords and codes.',
    'Help is in the same place on every page: at its end.',
  ],
  limits: 'Known limitations',
  limitsList: [
    'Files that people send are passed on unchanged. Their accessibility depends on the sender.',
    'Charts of Activity Insights are pictures. Their figures are also available as tables and texts.',
    'The documentation is in English only.',
  ],
  testing: 'How it is tested',
  testingText:
    'Every page is tested automatically with axe-core in Chromium, in English: in the light theme at a width of 1280 pixels, and in the dark theme at 320 pixels. Fourteen pages are also tested in Arabic. The main journeys are also tested with the keyboard alone. People with disabilities have not tested it yet. This statement is based on a self-assessment.',
  feedback: 'Feedback and contact',
  feedbackText:
    'If something is not accessible to you, write to us: {support}. Tell us the page and what you wanted to do.',
  feedbackWithoutSupport:
    'If something is not accessible to you, tell the administrators of the organization or the person who sent you the link.',
  enforcement: 'Enforcement',
  enforcementText:
    'If you do not receive a satisfactory answer, you can contact the body that is responsible for digital accessibility in your country.',
  updated: (date: string) => `Last updated: ${date}`,
}
export type AccessibilityTexts = typeof accessibility
