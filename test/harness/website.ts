import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type PageName, pages, toDocument } from '../../shared/domain/pages.ts'

export function smallWebsite(): string {
  const directory = mkdtempSync(join(tmpdir(), 'waybill-website-'))
  const script = 'console.log("app")\n'.repeat(100)
  mkdirSync(join(directory, 'assets'))
  const files: [string, string | Buffer][] = [
    ...[...(Object.keys(pages) as PageName[]), undefined].map((page): [string, string] => [
      toDocument(page),
      `<!doctype html><title>The page ${page}</title>`,
    ]),
    ['favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['robots.txt', 'User-agent: *\nDisallow: /\n'],
    ['assets/app-abcdef12.js', script],
    ['assets/app-abcdef12.js.gz', gzipSync(script)],
    ['assets/app-abcdef12.css', 'body { margin: 0 }'],
    ['.build', 'what the build was made from'],
    ['.manifest', 'what the build was made into'],
  ]
  for (const [file, content] of files) writeFileSync(join(directory, file), content)
  return directory
}
