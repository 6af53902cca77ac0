/** A pattern for what must differ without its colour. */
export function Hatch({ id, className }: { id: string; className: string | undefined }) {
  return (
    <pattern
      id={id}
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
      className={className}
    >
      <rect width="6" height="6" fillOpacity="0.22" />
      <rect width="2.5" height="6" />
    </pattern>
  )
}
