/**
 * Later duplicates get a number, so that no entry overwrites another. Many disks ignore case and the encoding of
 * accents.
 * @param paths with `/` between folders
 */
export function uniqueNames(paths: readonly string[]): string[] {
  const taken = new Set(paths.flatMap(listFolders).map(onDisk))
  return paths.map(path => {
    let name = path
    for (let number = 2; taken.has(onDisk(name)); number += 1) name = numbered(path, number)
    taken.add(onDisk(name))
    return name
  })
}

function listFolders(path: string): string[] {
  const segments = path.split('/')
  return segments.slice(1).map((_, index) => segments.slice(0, index + 1).join('/'))
}

function onDisk(name: string): string {
  return name.normalize('NFC').toLowerCase()
}

/** Numbers a second file: 'report (2).pdf'. */
function numbered(path: string, number: number): string {
  const dot = path.lastIndexOf('.')
  const hasExtension = dot > path.lastIndexOf('/') + 1
  const end = hasExtension ? dot : path.length
  return `${path.slice(0, end)} (${number})${path.slice(end)}`
}
