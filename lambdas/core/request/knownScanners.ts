/**
 * Programs that fetch links of mails and messages, by the names that they give themselves. Scanners of mail systems mostly give a
 * browser's name: the download page recognises those by what they do.
 * @see https://github.com/monperrus/crawler-user-agents
 * @see https://developers.facebook.com/docs/sharing/webmasters/web-crawlers
 * @see https://api.slack.com/robots
 * @see https://developers.google.com/crawling/docs/crawlers-fetchers/overview-google-crawlers
 * @see https://www.bing.com/webmasters/help/which-crawlers-does-bing-use-8c184ec0
 * @see https://support.apple.com/en-us/119829
 * @see https://developer.chrome.com/docs/chromium/headless
 */
const names = [
  'facebookexternalhit',
  'meta-externalfetcher',
  'whatsapp/',
  'slackbot',
  'skypeuripreview',
  'twitterbot',
  'linkedinbot',
  'telegrambot',
  'discordbot',
  'googlebot',
  'google-safety',
  'googleimageproxy',
  'bingbot',
  'bingpreview',
  'applebot',
  'barracudacentral',
  'headlesschrome',
  'phantomjs',
]

/**
 * Whether a request is no act of a person: a program that names itself, or a browser that loads ahead.
 * @see https://fetch.spec.whatwg.org/#sec-purpose-header
 */
export function isKnownScanner(headers: Readonly<Record<string, string | undefined>>): boolean {
  const agent = headers['user-agent']?.toLowerCase() ?? ''
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`.toLowerCase()
  return names.some(name => agent.includes(name)) || /prefetch|prerender|preview/.test(purpose)
}
