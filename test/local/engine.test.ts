import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { directEngine } from '../../lambdas/engine/directEngine.ts'
import { threadedEngine } from '../../local/engine/threadedEngine.ts'
import { engineSuite } from '../contracts/engine.suite.ts'

const places = () => ({ temporaryDirectory: mkdtempSync(join(tmpdir(), 'waybill-engine-')) })

engineSuite('in this thread, as functions run it', async () => directEngine(places()))
engineSuite('on threads, as one machine runs it', async () => threadedEngine(places()))
