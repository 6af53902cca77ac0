import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'

/** Acts when its content comes into view. */
export function WhenNear({ onNear, children }: { onNear: () => void; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  const note = useEffectEvent(onNear)
  useEffect(() => {
    if (!root.current) return
    const observer = new IntersectionObserver(entries => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) note()
    })
    observer.observe(root.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={root} style={{ display: 'flex', flex: 1 }}>
      {children}
    </div>
  )
}
