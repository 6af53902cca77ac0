import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Html, html } from '../../lambdas/mails/html.ts'
import { securityHeaders } from '../../shared/domain/securityHeaders.ts'
import { formatDateTime } from '../../shared/texts/format.ts'
import type { Outbox, OutboxMessage } from './outbox.ts'

type Answer = { status: number; type: string; body: string; headers: Record<string, string> }

const styleSheet = readFileSync(new URL('outbox.css', import.meta.url), 'utf8')

const MAX_LISTED = 200

export function outboxRoutes(
  outbox: Pick<Outbox, 'list' | 'find' | 'getLogo'>,
): (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<boolean> {
  return async (request, response, url) => {
    const answer = answerTo(outbox, url)
    if (!answer) return false
    const { status, type, body, headers } = request.method === 'GET' || request.method === 'HEAD' ? answer : refusal
    response.writeHead(status, { ...headers, 'content-type': type, 'content-length': Buffer.byteLength(body) })
    response.end(request.method === 'HEAD' ? undefined : body)
    return true
  }
}

function answerTo(outbox: Pick<Outbox, 'list' | 'find' | 'getLogo'>, url: URL): Answer | undefined {
  if (url.pathname === '/local/outbox') return pageAnswer(outbox, url.searchParams.get('id'))
  if (url.pathname === '/local/outbox.json') return jsonAnswer(outbox.list())
  if (url.pathname === '/local/outbox.css') return styleAnswer
  const id = /^\/local\/outbox\/([^/]+)\.html$/.exec(url.pathname)?.[1]
  if (id === undefined) return undefined
  const message = outbox.find(id)
  return message ? mailAnswer(message, outbox.getLogo(id)) : notFoundAnswer
}

const refusal: Answer = {
  status: 405,
  type: 'text/plain; charset=utf-8',
  body: 'The outbox is read-only.\n',
  headers: { ...securityHeaders('api'), allow: 'GET, HEAD' },
}

const notFoundAnswer: Answer = {
  status: 404,
  type: 'text/plain; charset=utf-8',
  body: 'This message is not in the outbox.\n',
  headers: securityHeaders('api'),
}

const styleAnswer: Answer = {
  status: 200,
  type: 'text/css; charset=utf-8',
  body: styleSheet,
  headers: { ...securityHeaders('asset'), 'cache-control': 'no-cache' },
}

function jsonAnswer(messages: OutboxMessage[]): Answer {
  return {
    status: 200,
    type: 'application/json; charset=utf-8',
    body: JSON.stringify(messages),
    headers: securityHeaders('api'),
  }
}

/** The sandbox allows styles, and links that open in a new tab; nothing else. */
function mailAnswer(message: OutboxMessage, logo: string | undefined): Answer {
  const base = '<base target="_blank">'
  // The logo is inlined, because a page has no MIME parts.
  const html = logo === undefined ? message.html : message.html.replaceAll('cid:logo', `data:image/png;base64,${logo}`)
  return {
    status: 200,
    type: 'text/html; charset=utf-8',
    body: html.includes('<head>') ? html.replace('<head>', () => `<head>${base}`) : base + html,
    headers: {
      ...securityHeaders('api'),
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
      'x-frame-options': 'SAMEORIGIN',
      // With this isolation a browser refuses to show a sandboxed document in its own tab.
      'cross-origin-opener-policy': 'unsafe-none',
    },
  }
}

function pageAnswer(outbox: Pick<Outbox, 'list' | 'find' | 'getLogo'>, wanted: string | null): Answer {
  const messages = outbox.list()
  const opened = wanted === null ? messages[0] : outbox.find(wanted)
  const headers = securityHeaders('page')
  return {
    status: wanted !== null && !opened ? 404 : 200,
    type: 'text/html; charset=utf-8',
    body: page(messages, opened, wanted !== null).toString(),
    headers: {
      ...headers,
      'content-security-policy': `${headers['content-security-policy']}; frame-src 'self'`,
      // The page contains subjects, addresses and secret links, so no cache may store it.
      'cache-control': 'no-store',
    },
  }
}

function page(messages: readonly OutboxMessage[], opened: OutboxMessage | undefined, isChosen: boolean): Html {
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${isChosen && opened ? `${getHeading(opened)} - ` : ''}Outbox</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="/local/outbox.css">
</head>
<body${isChosen ? html` class="chosen"` : undefined}>
  <header>
    <h1>Outbox</h1>
    <p>Every mail and text message this host would have sent. Nothing leaves this machine.</p>
    <nav aria-label="Outbox">
      <a href="/local/outbox">Refresh</a>
      <a href="/local/outbox.json">JSON</a>
      <a href="/">Open the app</a>
    </nav>
  </header>
  <main>${messages.length === 0 ? empty : html`${list(messages, opened)}${opened ? reading(opened) : missing}`}
  </main>
</body>
</html>
`
}

const empty = html`
    <section class="empty">
      <h2>Nothing here yet</h2>
      <p>When a member sends files, the mail with the download link appears here after processing, like all other messages of this host.</p>
      <p><a href="/transfer">Send files</a></p>
    </section>`

const missing = html`
    <article>
      <a class="back" href="/local/outbox">All messages</a>
      <h2>Not in the outbox</h2>
      <p>This message does not exist. It may belong to another data directory.</p>
    </article>`

function list(messages: readonly OutboxMessage[], opened: OutboxMessage | undefined): Html {
  const older = messages.length - MAX_LISTED
  return html`
    <section class="list" aria-labelledby="messages">
      <h2 id="messages">${messages.length === 1 ? '1 message' : `${messages.length} messages`}</h2>
      <ol>${messages.slice(0, MAX_LISTED).map(
        message => html`
        <li>
          <a href="/local/outbox?id=${encodeURIComponent(message.id)}"${message.id === opened?.id ? html` aria-current="true"` : undefined}>
            <span class="to">${message.to}</span>
            <time datetime="${message.sentAt}">${formatDateTime(message.sentAt)}</time>
            <span class="subject"${getLanguage(message)}>${message.subject === '' ? message.text : message.subject}</span>
          </a>
        </li>`,
      )}
      </ol>${older > 0 ? html`<p>${older} older in the <a href="/local/outbox.json">JSON</a>.</p>` : undefined}
    </section>`
}

function reading(message: OutboxMessage): Html {
  return html`
    <article aria-labelledby="subject">
      <a class="back" href="/local/outbox">All messages</a>
      <h2 id="subject"${getLanguage(message)}>${getHeading(message)}</h2>
      <dl>
        <div><dt>To</dt><dd>${message.to}</dd></div>
        ${message.from === '' ? undefined : html`<div><dt>From</dt><dd>${message.from}</dd></div>`}
        ${message.replyTo === undefined ? undefined : html`<div><dt>Reply to</dt><dd>${message.replyTo}</dd></div>`}
        <div><dt>Sent</dt><dd><time datetime="${message.sentAt}">${formatDateTime(message.sentAt)}</time></dd></div>
      </dl>${message.html === '' ? undefined : frame(message)}
      <details${message.html === '' ? html` open` : undefined}>
        <summary>Plain text</summary>
        <pre tabindex="0"${getLanguage(message)}>${message.text}</pre>
      </details>
    </article>`
}

const getHeading = ({ subject }: OutboxMessage) => (subject === '' ? 'Text message' : subject)

function getLanguage({ language }: OutboxMessage): Html | undefined {
  return language === undefined ? undefined : html` lang="${language}"`
}

function frame(message: OutboxMessage): Html {
  return html`
      <iframe title="The message as the recipient sees it" src="/local/outbox/${encodeURIComponent(message.id)}.html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
}
