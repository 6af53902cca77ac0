import type { ButtonProps } from '@cloudscape-design/components/button'

const bad = 'var(--bad)'
const badStrong = 'color-mix(in srgb, var(--bad) 80%, var(--text))'

export const destructive: ButtonProps.Style = {
  root: {
    color: { default: bad, hover: badStrong, active: badStrong },
    borderColor: { default: bad, hover: badStrong, active: badStrong },
  },
}

export const destructivePrimary: ButtonProps.Style = {
  root: {
    color: { default: 'var(--on-accent)', hover: 'var(--on-accent)', active: 'var(--on-accent)' },
    background: { default: bad, hover: badStrong, active: badStrong },
    borderColor: { default: bad, hover: badStrong, active: badStrong },
  },
}
