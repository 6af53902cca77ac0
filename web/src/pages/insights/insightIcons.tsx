import { Icon } from '../../shell/icons.tsx'

export function DotsIcon() {
  return (
    <Icon size={18}>
      <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="3" />
    </Icon>
  )
}

export function TableIcon() {
  return (
    <Icon size={18}>
      <rect x="3.5" y="5" width="17" height="14" rx="2" />
      <path d="M3.5 10h17M3.5 14.5h17M9.5 10v9" />
    </Icon>
  )
}

export function ChartIcon() {
  return (
    <Icon size={18}>
      <path d="M4 20h16M7 16v-4M12 16V6M17 16V9" />
    </Icon>
  )
}

export function RefreshIcon() {
  return (
    <Icon size={18}>
      <path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.4M20 4.5v4.9h-4.9" />
    </Icon>
  )
}

export function CalendarIcon() {
  return (
    <Icon size={18}>
      <rect x="4" y="5.5" width="16" height="14.5" rx="2.5" />
      <path d="M4 10h16M8.5 3.5v4M15.5 3.5v4" />
    </Icon>
  )
}

export function PrintIcon() {
  return (
    <Icon size={18}>
      <path d="M7 9V4h10v5M7 17H5a1.5 1.5 0 0 1-1.5-1.5v-5A1.5 1.5 0 0 1 5 9h14a1.5 1.5 0 0 1 1.5 1.5v5A1.5 1.5 0 0 1 19 17h-2" />
      <path d="M7 14h10v6H7z" />
    </Icon>
  )
}

export function SearchIcon() {
  return (
    <Icon size={18}>
      <circle cx="11" cy="11" r="6" />
      <path d="M15.5 15.5L20 20" />
    </Icon>
  )
}

export function MailIcon() {
  return (
    <Icon size={18}>
      <rect x="3.5" y="5.5" width="17" height="13" rx="2.5" />
      <path d="M4 7.5l8 6 8-6" />
    </Icon>
  )
}

export function Caret({ isUp }: { isUp: boolean }) {
  return (
    <svg aria-hidden="true" width="10" height="10" viewBox="0 0 10 10">
      <path d={isUp ? 'M5 2l4 6H1z' : 'M5 8L1 2h8z'} fill="currentColor" />
    </svg>
  )
}
