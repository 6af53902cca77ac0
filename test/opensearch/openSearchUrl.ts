export function openSearchUrl(): string {
  const url = process.env.OPENSEARCH_URL
  if (url === undefined) throw new Error('These tests take a node: start them by npm run test:opensearch.')
  return url
}
