import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { authorizationIn, isSignedBy } from '../aws/signature.ts'
import { freePort } from '../harness/freePort.ts'
import { securityPlugin } from './libraries.ts'
import { startOpenSearch } from './node.ts'

const run = promisify(execFile)

/** Each has its own credentials, whose access key is the name. */
export type Roles = Readonly<Record<string, { arn: string; secretAccessKey: string }>>

/**
 * A node with the plugin for fine-grained access, behind a front that does what OpenSearch Service does: it verifies each
 * signature, and passes on the ARN of the caller's role, which the plugin maps as a backend role.
 * @param master the role that the domain's settings name
 */
export async function startSecuredNode(roles: Roles, master: keyof Roles & string) {
  const arn = roles[master]?.arn ?? ''
  const plugin = await securityPlugin()
  const prepare = async (configuration: string) => {
    const folder = join(configuration, 'opensearch-security')
    await mkdir(folder, { recursive: true })
    for (const [name, type, content] of toFiles(arn)) {
      const whole = { _meta: { type, config_version: 2 }, ...content }
      await writeFile(join(folder, `${name}.yml`), JSON.stringify(whole))
    }
    for (const name of ['audit', 'allowlist', 'whitelist']) {
      await copyFile(join(plugin, 'config', `${name}.yml`), join(folder, `${name}.yml`))
    }
    await makeCertificate(configuration)
    return configuration
  }
  const security = { plugin, prepare, headers: identify(arn) }
  const node = await startOpenSearch(await freePort(), { heap: '768m', security })
  const front = await startFront(node.url, roles)
  return {
    url: front.url,
    /** Around the front, with these headers. */
    direct: node.url,
    async stop() {
      front.close()
      await node.stop()
    },
  }
}

/** In the plugin's own words: callers are who the front says, and no user has a password. */
function toFiles(master: string): [name: string, type: string, content: object][] {
  const config = { user_header: 'x-proxy-user', roles_header: 'x-proxy-roles' }
  const front = {
    ...{ http_enabled: true, order: 0, http_authenticator: { type: 'proxy', challenge: false, config } },
    authentication_backend: { type: 'noop' },
  }
  const http = { anonymous_auth_enabled: false, xff: { enabled: true, internalProxies: '127\\.0\\.0\\.1' } }
  return [
    ['config', 'config', { config: { dynamic: { http, authc: { front } } } }],
    // As AWS does for the master role.
    ['roles_mapping', 'rolesmapping', { all_access: { backend_roles: [master] } }],
    ['roles', 'roles', {}],
    ['internal_users', 'internalusers', {}],
    ['action_groups', 'actiongroups', {}],
    ['tenants', 'tenants', {}],
    ['nodes_dn', 'nodesdn', {}],
  ]
}

const identify = (arn: string) => ({ 'x-forwarded-for': '192.0.2.1', 'x-proxy-user': arn, 'x-proxy-roles': arn })

/** By the JDK's tool. */
async function makeCertificate(folder: string) {
  const keytool = (...flags: string[]) => run('keytool', [...flags, '-storepass', 'changeit'], { cwd: folder })
  const name = ['-alias', 'node']
  const made = ['-keyalg', 'EC', '-groupname', 'secp256r1', '-dname', 'CN=node', '-storetype', 'PKCS12']
  await keytool('-genkeypair', ...name, ...made, '-keystore', 'keystore.p12')
  await keytool('-exportcert', ...name, '-keystore', 'keystore.p12', '-file', 'node.crt')
  const trusted = ['-file', 'node.crt', '-storetype', 'PKCS12', '-keystore', 'truststore.p12']
  await keytool('-importcert', '-noprompt', ...name, ...trusted)
}

async function startFront(node: string, roles: Roles) {
  const server = createServer(async (incoming, outgoing) => {
    const { method = '', url: path = '', headers } = incoming
    const body = await buffer(incoming)
    const authorization = authorizationIn(headers.authorization)
    const role = authorization?.service === 'es' ? roles[authorization.key] : undefined
    if (!role || !authorization || !isSignedBy(role.secretAccessKey, authorization, { method, path, headers, body })) {
      return void outgoing.writeHead(403).end('{"message":"The request is not signed."}')
    }
    const { authorization: _, host: __, ...rest } = headers
    const forwarded = request(`${node}${path}`, { method, headers: { ...rest, ...identify(role.arn) } }, answer => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    forwarded.on('error', () => outgoing.writeHead(502).end())
    forwarded.end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
