import type { Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { jsonLog } from '../../lambdas/core/request/log.ts'
import { checkScanner } from '../../lambdas/health/checkScanner.ts'
import { testVirus } from '../../lambdas/health/scannerSamples.ts'
import { checkClamd } from '../../local/clamd/checkClamd.ts'
import { clamdScanner } from '../../local/clamd/clamdScanner.ts'
import { configurationFrom } from '../../local/configuration.ts'
import { malwareScannerSuite, toContent } from '../contracts/malwareScanner.suite.ts'
import { judgeHonestly, type StandIn, startStandIn } from '../harness/clamdStandIn.ts'

const times = { connectMilliseconds: 300, silenceMilliseconds: 300, answerMilliseconds: 600 }
const text = Buffer.from('a text')
const large = Buffer.alloc(20_000_000, 'a line of text\n')

malwareScannerSuite('clamd’s protocol, by a stand-in', async () => {
  const standIn = await startStandIn()
  return { scanner: clamdScanner(standIn.address, { log: silent }), close: standIn.stop }
})

const silent = jsonLog(
  () => {},
  () => 0,
  'error',
)

describe('a daemon that does not do its work', () => {
  let standIn: StandIn
  const logLines: string[] = []
  const log = jsonLog(
    line => logLines.push(line),
    () => 0,
    'info',
  )
  const scan = (bytes: Uint8Array = text) => clamdScanner(standIn.address, { log, times }).scan(toContent(bytes))

  beforeAll(async () => {
    standIn = await startStandIn()
  })
  afterEach(async () => {
    standIn.misbehave = undefined
    standIn.judge = judgeHonestly
    await standIn.stop()
    await standIn.start()
    logLines.length = 0
  })
  afterAll(() => standIn.stop())

  test('has no verdict when it is not there', async () => {
    await standIn.stop()

    expect(await scan()).toEqual({ verdict: 'unavailable', fault: 'unreachable' })
  })

  const onContent = (does: (socket: Socket) => void) => (socket: Socket, command: string) => {
    if (command === 'VERSION') socket.end('ClamAV 1.4.3\0')
    else does(socket)
  }

  test.each<[string, StandIn['misbehave'], string]>([
    ['hangs from the start', () => {}, 'late'],
    ['hangs after its version', onContent(() => {}), 'late'],
    ['takes no content', onContent(socket => socket.pause()), 'late'],
    ['is killed on the way', onContent(socket => socket.resetAndDestroy()), 'unreachable'],
    ['closes without an answer', onContent(socket => socket.end()), 'unreachable'],
    ['answers an empty line', onContent(socket => socket.end('\0')), 'incomprehensible'],
    ['answers in HTTP', onContent(socket => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n\0')), 'incomprehensible'],
    ['answers half', onContent(socket => socket.end('stream: O')), 'unreachable'],
    ['answers without an end', onContent(socket => socket.write('stream: OK '.repeat(10_000))), 'incomprehensible'],
    ['answers about another name', onContent(socket => socket.end('file: OK\0')), 'incomprehensible'],
    ['answers an unknown command', onContent(socket => socket.end('UNKNOWN COMMAND\0')), 'incomprehensible'],
    [
      'reports a fault of its own',
      onContent(socket => socket.end("stream: Can't allocate memory ERROR\0")),
      'incomprehensible',
    ],
    ['reports nothing as found', onContent(socket => socket.end('stream:  FOUND\0')), 'incomprehensible'],
    ['has another version', socket => void socket.end('Dr. Web 11\0'), 'incomprehensible'],
  ])('has no verdict when it %s', async (_, misbehave, fault) => {
    standIn.misbehave = misbehave

    const results = [await scan(), await scan(large)]

    expect(results).toEqual([
      { verdict: 'unavailable', fault },
      { verdict: 'unavailable', fault },
    ])
  })

  test('has no verdict when each byte comes later than its time allows', async () => {
    standIn.misbehave = onContent(socket => {
      const drip = setInterval(() => socket.write('s'), 50)
      socket.on('close', () => clearInterval(drip))
    })

    expect(await scan()).toEqual({ verdict: 'unavailable', fault: 'late' })
  })

  test('has no verdict when it calls clean what it has not read to the end', async () => {
    standIn.misbehave = (socket, command) => {
      if (command === 'VERSION') return void socket.end('ClamAV 1.4.3\0')
      // The samples are judged honestly.
      standIn.misbehave = undefined
      socket.end('stream: OK\0')
    }

    expect(await scan(large)).toEqual({ verdict: 'unavailable', fault: 'incomprehensible' })
  })

  test('has no verdict when it calls everything clean', async () => {
    standIn.judge = () => 'stream: OK'

    expect(await scan()).toEqual({ verdict: 'unavailable', fault: 'blind' })
  })

  test('has no verdict when it calls everything infected', async () => {
    standIn.judge = () => 'stream: Win.Everything-1 FOUND'

    expect(await scan()).toEqual({ verdict: 'unavailable', fault: 'alarming' })
  })

  test('has no verdict when it calls everything encrypted', async () => {
    standIn.judge = () => 'stream: Heuristics.Encrypted.PDF FOUND'

    expect(await scan()).toEqual({ verdict: 'unavailable', fault: 'blind' })
  })

  test('is reported once, and once when it answers again', async () => {
    const scanner = clamdScanner(standIn.address, { log, times })
    standIn.misbehave = socket => void socket.end('nonsense\0')
    for (let time = 0; time < 3; time += 1) await scanner.scan(toContent(text))
    standIn.misbehave = undefined
    await scanner.scan(toContent(text))
    await scanner.scan(toContent(text))

    expect(logLines.map(line => JSON.parse(line).message)).toEqual([
      'The malware scanner does not answer correctly.',
      'The malware scanner answers again.',
    ])
  })

  test('keeps no content and no connection of a scan that ended', async () => {
    standIn.misbehave = onContent(() => {})
    await scan(large)
    const closed = new Promise(resolve => {
      standIn.misbehave = socket => socket.on('close', resolve)
    })
    void scan()

    await closed
  })
})

describe('answers of clamd', () => {
  let standIn: StandIn
  beforeAll(async () => {
    standIn = await startStandIn()
  })
  afterAll(() => standIn.stop())

  test.each([
    ['stream: Heuristics.Encrypted.Zip FOUND', 'encrypted'],
    ['stream: Heuristics.Encrypted.PDF FOUND', 'encrypted'],
    ['stream: Heuristics.Limits.Exceeded.MaxRecursion FOUND', 'tooDeep'],
    ['stream: Heuristics.Limits.Exceeded.MaxFileSize FOUND', 'tooLarge'],
    ['stream: Heuristics.Limits.Exceeded.MaxScanSize FOUND', 'tooLarge'],
    ['stream: Heuristics.Limits.Exceeded.MaxFiles FOUND', 'tooLarge'],
    ['stream: Heuristics.Limits.Exceeded.MaxScanTime FOUND', 'other'],
    ['stream: Heuristics.Limits.Exceeded FOUND', 'other'],
    ['INSTREAM size limit exceeded. ERROR', 'tooLarge'],
    ['stream: Time limit reached ERROR', 'other'],
  ])('“%s” is unscannable: %s', async (answer, reason) => {
    standIn.judge = content => (content.equals(text) ? answer : judgeHonestly(content))

    const result = await clamdScanner(standIn.address, { log: silent }).scan(toContent(text))

    expect(result).toMatchObject({ verdict: 'unscannable', reason })
  })

  test.each([
    ['stream: Win.Test.EICAR_HDB-1 FOUND', 'Win.Test.EICAR_HDB-1'],
    ['stream: Own-Signature.UNOFFICIAL FOUND', 'Own-Signature'],
    ['stream: Eicar-Signature(44d88612fea8a8f36de82e1278abb02f:68) FOUND', 'Eicar-Signature'],
    ['stream: Heuristics.OLE2.ContainsMacros FOUND', 'Heuristics.OLE2.ContainsMacros'],
    [`stream: ${'A'.repeat(1000)} FOUND`, 'A'.repeat(200)],
  ])('“%s” is infected', async (answer, name) => {
    standIn.judge = content => (content.equals(text) ? answer : judgeHonestly(content))

    const result = await clamdScanner(standIn.address, { log: silent }).scan(toContent(text))

    expect(result).toMatchObject({ verdict: 'infected', name })
  })
})

describe('checks', () => {
  let standIn: StandIn
  beforeAll(async () => {
    standIn = await startStandIn()
  })
  afterEach(() => {
    standIn.misbehave = undefined
    standIn.judge = judgeHonestly
  })
  afterAll(() => standIn.stop())
  const scanner = () => clamdScanner(standIn.address, { log: silent, times })

  test('a scanner that knows the test virus, and no harmless text, is healthy', async () => {
    await expect(checkScanner(scanner())).resolves.toBeUndefined()
  })

  test.each<[string, Partial<StandIn>, string]>([
    ['misses the test virus', { judge: () => 'stream: OK' }, 'It does not recognise the test virus.'],
    ['reports all texts', { judge: () => 'stream: Any FOUND' }, 'It reports a harmless text as malware.'],
    ['hangs', { misbehave: () => {} }, 'It does not answer correctly.'],
  ])('one that %s is not', async (_, how, problem) => {
    Object.assign(standIn, how)

    await expect(checkScanner(scanner())).rejects.toThrow(problem)
  })

  test('the start names the settings that clamd lacks', async () => {
    standIn.judge = content => (content.equals(testVirus()) ? judgeHonestly(content) : 'stream: OK')
    expect(await checkClamd(scanner())).toEqual([
      'clamd calls encrypted files clean. Set “AlertEncrypted yes” in its configuration.',
      'clamd calls files clean that it read only in part. Set “AlertExceedsMax yes” in its configuration.',
    ])
    standIn.judge = judgeHonestly
    expect(await checkClamd(scanner())).toEqual([])
  })

  test('the start says that clamd does not answer', async () => {
    standIn.misbehave = () => {}

    expect(await checkClamd(scanner())).toEqual([
      'The malware scanner does not answer correctly: transfers wait until it does.',
    ])
  })
})

describe('the setting CLAMD', () => {
  test.each([
    ['127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
    ['clamd.acme.example:3310', { host: 'clamd.acme.example', port: 3310 }],
    ['[::1]:3310', { host: '::1', port: 3310 }],
    ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
    ['', undefined],
  ])('%s', (CLAMD, address) => {
    expect(configurationFrom({ CLAMD }).clamd).toEqual(address)
  })

  test.each([
    '3310',
    'clamd',
    'clamd:',
    ':3310',
    'clamd:0',
    'clamd:70000',
    'http://clamd:3310',
    'run/clamd.ctl',
    '::1:3310',
  ])('is refused as %s, with a remedy', CLAMD => {
    expect(() => configurationFrom({ CLAMD })).toThrow(
      'CLAMD must be the path of a socket, such as /run/clamav/clamd.ctl, or host:port, such as 127.0.0.1:3310.',
    )
  })
})
