import Button from '@cloudscape-design/components/button'
import { Component, type ReactNode } from 'react'
import { AlertIcon } from './icons.tsx'
import { Message } from './Message.tsx'

/** The specification's text; the root reports the error. */
export class CrashBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return (
      <Message
        icon={<AlertIcon />}
        title="This page stopped working"
        text="An error was encountered with the requested page. Please reload the page."
      >
        <Button variant="primary" onClick={() => location.reload()}>
          Reload
        </Button>
      </Message>
    )
  }
}
