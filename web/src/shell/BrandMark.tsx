export function BrandMark() {
  return (
    <svg aria-hidden="true" width="30" height="30" viewBox="0 0 32 32">
      <rect width="32" height="32" rx="9" fill="var(--accent)" />
      <path
        d="M10 22L21 11M12.5 11H21v8.5"
        fill="none"
        stroke="var(--on-accent)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="10" cy="22" r="3.5" fill="var(--mark-dot)" />
    </svg>
  )
}
