import { useEffect, useState } from 'react'

export type PhoneReader = typeof import('./phoneReader.ts')

type Loading = { reader?: PhoneReader; isFailed?: boolean }

export function usePhoneReader() {
  const [loading, setLoading] = useState<Loading>({})
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is a new attempt
  useEffect(() => {
    let isLeft = false
    const become = (next: Loading) => {
      if (!isLeft) setLoading(next)
    }
    import('./phoneReader.ts').then(
      reader => become({ reader }),
      () => become({ isFailed: true }),
    )
    return () => {
      isLeft = true
    }
  }, [round])

  const retry = () => {
    setLoading({})
    setRound(last => last + 1)
  }
  return { ...loading, retry }
}
