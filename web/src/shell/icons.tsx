import type { ReactNode } from 'react'

/** Icons have no text alternative: the control around them has the name. */
export function Icon({ children, size = 20 }: { children: ReactNode; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}

export function CloseIcon() {
  return (
    <Icon size={18}>
      <path d="M6 6l12 12M18 6L6 18" />
    </Icon>
  )
}

export function SunIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />
    </Icon>
  )
}

export function MoonIcon() {
  return (
    <Icon>
      <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z" />
    </Icon>
  )
}

export function MenuIcon() {
  return (
    <Icon>
      <path d="M4 7h16M4 12h16M4 17h16" />
    </Icon>
  )
}

export function GlobeIcon() {
  return (
    <Icon size={16}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17" />
    </Icon>
  )
}

export function LockIcon({ size = 28 }: { size?: number }) {
  return (
    <Icon size={size}>
      <rect x="5" y="11" width="14" height="9" rx="2.5" />
      <path d="M8 11V8a4 4 0 0 1 8 0v3" />
    </Icon>
  )
}

export function ClockIcon({ size = 28 }: { size?: number }) {
  return (
    <Icon size={size}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.5V12l3 2" />
    </Icon>
  )
}

export function CompassIcon({ size = 28 }: { size?: number }) {
  return (
    <Icon size={size}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M15.5 8.5l-2 5-5 2 2-5z" />
    </Icon>
  )
}

export function AlertIcon({ size = 28 }: { size?: number }) {
  return (
    <Icon size={size}>
      <path d="M12 4L2.8 19.5h18.4z" />
      <path d="M12 10v4M12 16.8v.1" />
    </Icon>
  )
}

export function SendFilesIcon() {
  return (
    <svg aria-hidden="true" width="72" height="72" viewBox="0 0 72 72" fill="none" strokeLinejoin="round">
      <path d="M20 10h22l12 12v36a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4V14a4 4 0 0 1 4-4z" fill="var(--surface)" />
      <g stroke="var(--accent)" strokeWidth="2.5" strokeLinecap="round">
        <path d="M42 10v9a3 3 0 0 0 3 3h9" />
        <path d="M20 10h22l12 12v36a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4V14a4 4 0 0 1 4-4z" />
        <path d="M35 52V34M27.5 41.5L35 34l7.5 7.5" />
      </g>
      <circle cx="56" cy="12" r="5" fill="var(--stamp)" />
    </svg>
  )
}
