import { useRead } from '../../api/useRead.ts'

export type PhoneReader = typeof import('./phoneReader.ts')

export function usePhoneReader() {
  const { reply, failure, retry } = useRead({ key: 'phoneReader', read: () => import('./phoneReader.ts') })
  return { reader: reply, isFailed: failure !== undefined, retry }
}
