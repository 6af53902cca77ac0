import { blockHostAccess } from '../../../../engine/extraction/isolated/blockHostAccess.ts'
import { blockNetworkAccess } from '../../../../engine/extraction/isolated/blockNetworkAccess.ts'
import { startWatchdog } from '../../../../engine/extraction/isolated/watchdog.ts'

// Every way out of the process for a hostile document.
blockNetworkAccess()
blockHostAccess()
startWatchdog(Number(process.argv[2]), Number(process.argv[3]))

const { default: childProcess } = await import('node:child_process')
const { default: dgram } = await import('node:dgram')
const { default: dns } = await import('node:dns')
const { default: fs } = await import('node:fs')
const { default: http } = await import('node:http')
const { default: http2 } = await import('node:http2')
const { default: https } = await import('node:https')
const { default: net, connect } = await import('node:net')
const { default: tls } = await import('node:tls')
const { default: nodeModule } = await import('node:module')
const { default: os } = await import('node:os')
const { DatabaseSync, backup } = await import('node:sqlite')
const { default: v8 } = await import('node:v8')
const { Worker } = await import('node:worker_threads')
const { frameKinds } = await import('../../../../engine/extraction/isolated/frames.ts')
const { say } = await import('./saying.ts')

const told = (emitter: NodeJS.EventEmitter) =>
  new Promise((resolve, reject) => emitter.on('error', reject).on('connect', resolve))
const attempts: Record<string, () => unknown> = {
  'net.connect': () => connect(9, '127.0.0.1'),
  'http.get': () => told(http.get('http://127.0.0.1:9')),
  'https.get': () => told(https.get('https://127.0.0.1:9')),
  'tls.connect': () => told(tls.connect(9, '127.0.0.1')),
  'http2.connect': () => told(http2.connect('http://127.0.0.1:9')),
  fetch: () => fetch('http://127.0.0.1:9'),
  WebSocket: () => new WebSocket('ws://127.0.0.1:9'),
  'dns.lookup': () => dns.lookup('a.example', () => undefined),
  'dns.resolve4': () => dns.resolve4('a.example', () => undefined),
  'dns.promises.lookup': () => dns.promises.lookup('a.example'),
  'dns.Resolver': () => new dns.promises.Resolver().resolve4('a.example'),
  'dgram.send': () => dgram.createSocket('udp4').send('x', 9, '127.0.0.1'),
  'net.listen': () => new net.Server().listen(0),
  'http.listen': () => http.createServer().listen(0),
  read: () => fs.readFileSync('/etc/passwd'),
  list: () => fs.readdirSync('/'),
  write: () => fs.writeFileSync(new URL('written.txt', import.meta.url), 'x'),
  unlink: () => fs.unlinkSync(new URL('saying.ts', import.meta.url)),
  spawn: () => childProcess.spawnSync(process.execPath, ['--version']),
  fork: () => childProcess.fork('x'),
  worker: () => new Worker('1', { eval: true }),
  // biome-ignore lint/security/noGlobalEval: the test expects its refusal
  eval: () => globalThis.eval('1 + 1'),
  binding: () => Reflect.get(process, 'binding').call(process, 'tcp_wrap'),
  dlopen: () => process.dlopen({ exports: {} }, '/x.node'),
  'net handle': () => Reflect.get(net, '_createServerHandle')('127.0.0.1', 0, 4),
  'dgram handle': () => Reflect.get(dgram, '_createSocketHandle')('127.0.0.1', 0, 'udp4'),
  'pipe handle': () => Object.getPrototypeOf(Reflect.get(process.stdin, '_handle')).bind('x'),
  'sqlite read': () => new DatabaseSync(process.execPath, { readOnly: true }).exec('SELECT 1'),
  'sqlite in memory': () => new DatabaseSync(':memory:'),
  'sqlite backup': () => Reflect.apply(backup, undefined, [undefined, 'x']),
  'sqlite required': () => new (process.getBuiltinModule('node:sqlite').DatabaseSync)('x.db'),
  'signal to the parent': () => process.kill(process.ppid, 0),
  'signal past its guard': () => Reflect.get(process, '_kill')(process.ppid, 0),
  'debugging of the parent': () => Reflect.get(process, '_debugProcess')(process.ppid),
  'priority of the parent': () => os.setPriority(process.ppid, 19),
  'flags of V8': () => v8.setFlagsFromString('--allow-natives-syntax'),
  'thread of hooks': () => nodeModule.register('data:text/javascript,'),
  'working directory': () => process.chdir('/'),
  'other user': () => process.setuid?.(1),
  inspector: async () => (await import('node:inspector')).open(0),
}

const refused: string[] = []
const allowed: string[] = []
for (const [name, attempt] of Object.entries(attempts)) {
  try {
    await attempt()
    allowed.push(name)
  } catch (error) {
    // Any error other than a refusal means that the attempt left the process.
    const { code, name: kind, message } = error as NodeJS.ErrnoException
    const isRefused = code === 'ERR_ACCESS_DENIED' || code === 'ERR_DLOPEN_DISABLED' || kind === 'EvalError'
    ;(isRefused ? refused : allowed).push(isRefused ? name : `${name}: ${code} ${message}`)
  }
}
const outbox = say(JSON.stringify({ environment: Object.keys(process.env), refused, allowed }))
outbox.add(frameKinds.done)
outbox.flush()
process.exit()
