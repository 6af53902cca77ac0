/** An e-mail address, which a narrow column breaks before its domain rather than anywhere. */
export function Address({ children: address }: { children: string }) {
  const at = address.lastIndexOf('@')
  return (
    <bdi>
      {address.slice(0, Math.max(0, at))}
      <wbr />
      {address.slice(Math.max(0, at))}
    </bdi>
  )
}
