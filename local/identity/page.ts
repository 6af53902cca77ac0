import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { getRole, type Role } from '../../shared/domain/member.ts'
import { securityHeaders } from '../../shared/domain/securityHeaders.ts'
import { answer } from './http.ts'
import type { Person } from './person.ts'

const style = readFileSync(new URL('./authorize.css', import.meta.url), 'utf8')

const contentSecurityPolicy =
  "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

const roleTexts: Record<Role, string> = {
  member: 'Member',
  admin: 'Administrator',
  visitor: 'Visitor, without access',
}

export function showPeople(response: ServerResponse, people: readonly Person[], query: URLSearchParams) {
  const choices = people.map(person => {
    const again = new URLSearchParams(query)
    again.set('login_hint', person.email)
    return `<li><a href="${escapeHtml(`/oauth2/authorize?${again}`)}">
      <strong>${escapeHtml(person.name)}</strong>
      <span>${escapeHtml(person.email)}</span>
      <em>${roleTexts[getRole(person.groups)]}</em>
    </a></li>`
  })
  showPage(
    response,
    200,
    'Sign in',
    `<p>Choose who you are.</p>
    <ul>${choices.join('')}</ul>
    <p class="note">This is the demo directory of this machine. No password is needed.</p>`,
  )
}

export function showFault(response: ServerResponse, what: string) {
  showPage(
    response,
    400,
    'This link does not work',
    `<p>${escapeHtml(what)}</p><p><a class="home" href="/">Start again</a></p>`,
  )
}

export function sendStyle(response: ServerResponse) {
  answer(
    response,
    200,
    { ...securityHeaders('asset'), 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' },
    style,
  )
}

function showPage(response: ServerResponse, status: number, title: string, content: string) {
  const page = `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${escapeHtml(title)}</title>
  <link rel="stylesheet" href="/oauth2/authorize.css">
</head>
<body>
  <main>
    <h1>${escapeHtml(title)}</h1>
    ${content}
  </main>
</body>
</html>
`
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': contentSecurityPolicy }
  answer(response, status, headers, page)
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}
