const SYNONYMS: Record<string, string> = {
  jpeg: 'jpg',
  jpe: 'jpg',
  jfif: 'jpg',
  tif: 'tiff',
  dib: 'bmp',
  heif: 'heic',
  hif: 'heic',
  htm: 'html',
  xhtml: 'html',
  tsv: 'csv',
  tab: 'csv',
  psv: 'csv',
  jsonl: 'json',
  ndjson: 'json',
  geojson: 'json',
  mht: 'eml',
  mhtml: 'eml',
  svg: 'xml',
  xsd: 'xml',
  xsl: 'xml',
  xslt: 'xml',
  rss: 'xml',
  fodt: 'xml',
  fods: 'xml',
  docm: 'docx',
  dotx: 'docx',
  dotm: 'docx',
  xlsm: 'xlsx',
  xltx: 'xlsx',
  xltm: 'xlsx',
  xlam: 'xlsx',
  pptm: 'pptx',
  ppsx: 'pptx',
  ppsm: 'pptx',
  potx: 'pptx',
  potm: 'pptx',
  ott: 'odt',
  ots: 'ods',
  otp: 'odp',
  odg: 'odp',
  dot: 'doc',
  xlt: 'xls',
  pps: 'ppt',
  pot: 'ppt',
  ics: 'vcard',
  ical: 'vcard',
  vcf: 'vcard',
  vcs: 'vcard',
  ldi: 'ldif',
  tgz: 'gz',
  tzst: 'zst',
  tbz2: 'bz2',
  txz: 'xz',
  m4v: 'mp4',
  m4a: 'mp4',
  '3gp': 'mp4',
  mpeg: 'mpg',
  webm: 'mkv',
  wma: 'wmv',
  asf: 'wmv',
  oga: 'ogg',
  opus: 'ogg',
  dll: 'exe',
  sys: 'exe',
  scr: 'exe',
  so: 'elf',
  db: 'sqlite',
  accdb: 'mdb',
  ost: 'pst',
  ttc: 'ttf',
  woff2: 'woff',
}
const KNOWN = new Set(
  'txt csv json html xml vcard ldif rtf eml msg pdf docx xlsx pptx odt ods odp epub zip gz tar png jpg gif tiff webp bmp heic avif psd wav avi mov mp4 mkv mpg wmv mp3 flac ogg 7z rar bz2 xz zst iso cab exe sqlite mdb pst doc xls ppt xlsb vsd one dwg'.split(
    ' ',
  ),
)
const FAMILIES: Record<string, readonly string[]> = {
  txt: ['csv', 'json', 'html', 'xml', 'eml', 'vcard', 'ldif'],
  csv: ['txt'],
  json: ['txt', 'csv'],
  xml: ['html', 'txt'],
  html: ['xml', 'txt'],
  eml: ['txt'],
  zip: ['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'xlsb', 'epub'],
  doc: ['rtf'],
  mov: ['mp4'],
  mp4: ['mov'],
  db: ['ole'],
}

/** Lower case, without the dot; empty when there is none. */
export function getExtension(name: string): string {
  return /\.([^./\\]{1,16})$/.exec(name)?.[1]?.toLowerCase() ?? ''
}

/**
 * @returns the extension of a name whose content has another detectable format. Related text formats match, and so do
 *   archives that a document format uses.
 */
export function findMismatch(name: string, found: string | undefined): string | undefined {
  const extension = getExtension(name)
  const named = Object.hasOwn(SYNONYMS, extension) ? SYNONYMS[extension] : extension
  if (named === undefined || found === undefined || found === named || !KNOWN.has(named)) return undefined
  const family = Object.hasOwn(FAMILIES, named) ? FAMILIES[named] : undefined
  return family?.includes(found) ? undefined : extension
}
