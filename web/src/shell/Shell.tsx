import Button from '@cloudscape-design/components/button'
import { Component, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { common, shell } from '../../../shared/texts/en/common.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { AlertIcon } from './icons.tsx'
import { Loader } from './Loader.tsx'
import { Message } from './Message.tsx'
import styles from './shell.module.css'

export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // The page behaves as after a page load.
    scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        {shell.skip}
      </a>
      <Header />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <Suspense fallback={<Loader />}>
          <CrashBoundary key={pathname}>{children}</CrashBoundary>
        </Suspense>
      </main>
      <Footer />
    </div>
  )
}

/** The specification's text; the root reports the error. */
class CrashBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return (
      <Message icon={<AlertIcon />} title={shell.crashedTitle} text={shell.crashed}>
        <Button variant="primary" onClick={() => location.reload()}>
          {common.reload}
        </Button>
      </Message>
    )
  }
}
