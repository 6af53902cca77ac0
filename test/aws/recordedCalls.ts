import { join } from 'node:path'
import { expect } from 'vitest'
import { distinct, type Names, type SdkCall, toSdkCall } from '../infra/iam/sdkCall.ts'

const FOLDER = join(import.meta.dirname, '..', 'infra', 'iam', 'calls')

type Next = (args: { input: unknown }) => Promise<unknown>
type Recordable = {
  middlewareStack: { add(middleware: (next: Next, context: { commandName?: string }) => Next, options: object): void }
}

/** Records every call of the clients, also those that are only signed. */
export function recording(clients: readonly object[], names: () => Names) {
  let calls: SdkCall[] | undefined
  for (const client of clients as readonly Recordable[]) {
    client.middlewareStack.add(
      (next, { commandName = '' }) =>
        async args => {
          calls?.push(toSdkCall(commandName, args.input as Record<string, unknown>, names()))
          return next(args)
        },
      { step: 'initialize', name: 'recording', override: true },
    )
  }
  return {
    async during(act: () => Promise<unknown>): Promise<SdkCall[]> {
      const made: SdkCall[] = []
      calls = made
      await act()
      calls = undefined
      return distinct(made)
    },
  }
}

/**
 * Compares the calls of a port's verbs with `test/infra/iam/calls`, from which the tests of roles take them. After a
 * change of an adapter, `node test/aws/run.ts Grants -u` records them again.
 */
export async function expectRecorded(port: string, calls: Readonly<Record<string, readonly SdkCall[]>>) {
  const verbs = Object.entries(calls).sort(([one], [other]) => (one < other ? -1 : 1))
  const lines = verbs.map(([verb, made]) => {
    const listed = made.map(call => `    ${JSON.stringify(call)}`).join(',\n')
    return `  ${JSON.stringify(verb)}: [\n${listed}\n  ]`
  })
  await expect(`{\n${lines.join(',\n')}\n}\n`).toMatchFileSnapshot(join(FOLDER, `${port}.json`))
}
