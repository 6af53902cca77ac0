import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jsonLog } from '../../lambdas/core/request/log.ts'
import { checkScanner } from '../../lambdas/health/checkScanner.ts'
import { testVirus } from '../../lambdas/health/scannerSamples.ts'
import type { MalwareScanner } from '../../lambdas/ports/malwareScanner.ts'
import { checkClamd } from '../../local/clamd/checkClamd.ts'
import { clamdScanner } from '../../local/clamd/clamdScanner.ts'
import { malwareScannerSuite, toContent } from '../contracts/malwareScanner.suite.ts'
import { type Clamd, clamdIsMissing, OWN_MARKER, startClamd } from '../harness/clamd.ts'
import { freePort } from '../harness/freePort.ts'
import { type TestHost, testHost } from '../harness/host.ts'
import { person } from '../harness/person.ts'
import { wrappings } from '../harness/wrappings.ts'

const log = jsonLog(
  () => {},
  () => 0,
  'error',
)

describe.skipIf(clamdIsMissing)('the real clamd (must be installed)', () => {
  malwareScannerSuite('clamd, by its socket', async () => {
    const clamd = await startClamd()
    return { scanner: clamdScanner(clamd.address, { log }), close: clamd.stop }
  })

  malwareScannerSuite('clamd, by TCP', async () => {
    const clamd = await startClamd(undefined, { port: await freePort() })
    return { scanner: clamdScanner(clamd.address, { log }), close: clamd.stop }
  })

  describe('with small limits', () => {
    let clamd: Clamd
    let scanner: MalwareScanner
    beforeAll(async () => {
      clamd = await startClamd(['StreamMaxLength 2M', 'AlertEncrypted yes', 'AlertExceedsMax yes'])
      scanner = clamdScanner(clamd.address, { log })
    })
    afterAll(() => clamd.stop())

    test('says of each content above its limit that it is too large, although it closes the connection early', async () => {
      const large = toContent(Buffer.alloc(50_000_000, 'x'))

      const results = await Promise.all(Array.from({ length: 40 }, () => scanner.scan(large)))

      expect(new Set(results.map(result => ('reason' in result ? result.reason : result.verdict)))).toEqual(
        new Set(['tooLarge']),
      )
    })

    test('finds the second signature, also in an archive', async () => {
      const zip = wrappings.find(({ name }) => name === 'ZIP, deflated') ?? expect.fail()
      const bytes = await zip.wrap(Buffer.from(`text ${OWN_MARKER} text`))

      expect(await scanner.scan(toContent(bytes))).toMatchObject({ verdict: 'infected', name: 'Own-Second-Signature' })
    })

    test('is healthy, and no setting is missing', async () => {
      await expect(checkScanner(scanner)).resolves.toBeUndefined()
      expect(await checkClamd(scanner)).toEqual([])
    })
  })

  test('without its two settings, the start names both', async () => {
    const clamd = await startClamd([])

    expect(await checkClamd(clamdScanner(clamd.address, { log }))).toEqual([
      'clamd calls encrypted files clean. Set “AlertEncrypted yes” in its configuration.',
      'clamd calls files clean that it read only in part. Set “AlertExceedsMax yes” in its configuration.',
    ])
    await clamd.stop()
  })

  test('killed and started again, it answers again', async () => {
    let clamd = await startClamd()
    const scanner = clamdScanner(clamd.address, { log })
    process.kill(clamd.pid, 'SIGKILL')
    await expect.poll(async () => (await scanner.scan(toContent(testVirus()))).verdict).toBe('unavailable')

    clamd = await clamd.restart()

    expect(await scanner.scan(toContent(testVirus()))).toMatchObject({ verdict: 'infected' })
    await clamd.stop()
  })

  test('stopped in the middle of its work, it is late, and its time is not used up twice', async () => {
    const clamd = await startClamd()
    const scanner = clamdScanner(clamd.address, {
      log,
      times: { connectMilliseconds: 500, silenceMilliseconds: 500, answerMilliseconds: 500 },
    })
    process.kill(clamd.pid, 'SIGSTOP')

    const result = await scanner.scan(toContent(Buffer.alloc(20_000_000, 'x')))

    process.kill(clamd.pid, 'SIGCONT')
    expect(result).toEqual({ verdict: 'unavailable', fault: 'late' })
    await clamd.stop()
  })

  /** What clamd does not unpack, so that it calls the outside clean (docs/benchmarks.md). */
  const cleanForClamd = new Set([
    ...['UTF-16', 'base64 as a text', 'hexadecimal as a text', 'deflate without a container', 'tar in zstd'],
    ...['RTF with an object', 'ZIP without its end', 'ZIP after a picture', 'ZIP after PDF'],
  ])

  describe('malware in wrappings', () => {
    let clamd: Clamd
    let host: TestHost
    beforeAll(async () => {
      clamd = await startClamd()
      host = await testHost({ clamd: clamd.address, budgets: { read: 1e6, write: 1e6, link: 1e6, report: 1e6 } })
    })
    afterAll(async () => {
      await host.stop()
      await clamd.stop()
    })

    test.each(wrappings)('$name: released only as unscannable, or as what clamd defines as clean', async wrapping => {
      if (wrapping.isMissing) return
      const alice = await person(host.origin, 'alice@acme.example')
      const payload = Buffer.concat([Buffer.from('first line\n'), testVirus(), Buffer.from('\nlast line\n')])
      const content = await wrapping.wrap(payload)

      const { id } = await alice.send([{ name: `file.${wrapping.extension}`, content }])
      await host.settled()

      const { transfer, files } = await alice.review(id)
      const { verdict } = files[0]?.malware ?? {}
      expect(transfer.transferState).toBe(verdict === 'infected' ? 'failed' : 'active')
      if (!cleanForClamd.has(wrapping.name)) expect(['infected', 'unscannable']).toContain(verdict)
    })
  })
})
