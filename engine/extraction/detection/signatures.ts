/** First bytes of a format in hexadecimal; `..` matches any byte. */
type Signature = readonly [found: string, pattern: string]

const SIGNATURES: readonly Signature[] = [
  ['pdf', '255044462d'],
  ['zip', '504b0304'],
  ['zip', '504b0506'],
  ['zip', '504b0708'],
  ['zip', '504b3030504b0304'],
  ['gz', '1f8b08'],
  ['ole', 'd0cf11e0a1b11ae1'],
  ['png', '89504e470d0a1a0a'],
  ['jpg', 'ffd8ff'],
  ['gif', '474946383761'],
  ['gif', '474946383961'],
  ['tiff', '49492a00'],
  ['tiff', '4d4d002a'],
  ['tiff', '49492b00'],
  ['webp', '52494646........57454250'],
  ['wav', '52494646........57415645'],
  ['avi', '52494646........41564920'],
  ['bmp', '424d........00000000'],
  ['ico', '00000100..00'],
  ['emf', '01000000........................................................................20454d46'],
  ['wmf', 'd7cdc69a'],
  ['psd', '38425053'],
  ['jp2', '0000000c6a5020200d0a870a'],
  ['jxl', '0000000c4a584c200d0a870a'],
  ['heic', '........6674797068656963'],
  ['heic', '........6674797068656978'],
  ['heic', '........667479706d696631'],
  ['avif', '........6674797061766966'],
  ['mov', '........6674797071742020'],
  ['mp4', '........66747970'],
  ['mkv', '1a45dfa3'],
  ['mpg', '000001ba'],
  ['mpg', '000001b3'],
  ['wmv', '3026b2758e66cf11'],
  ['flv', '464c5601'],
  ['mp3', '494433'],
  ['mp3', 'fffb'],
  ['flac', '664c6143'],
  ['ogg', '4f676753'],
  ['7z', '377abcaf271c'],
  ['rar', '526172211a07'],
  ['bz2', '425a68..314159265359'],
  ['bz2', '425a68..177245385090'],
  ['xz', 'fd377a585a00'],
  ['zst', '28b52ffd'],
  ['lz4', '04224d18'],
  ['z', '1f9d'],
  ['lzh', '....2d6c68..2d'],
  ['cab', '4d534346'],
  ['exe', '4d5a'],
  ['elf', '7f454c46'],
  ['macho', 'cffaedfe'],
  ['macho', 'cefaedfe'],
  ['class', 'cafebabe'],
  ['wasm', '0061736d'],
  ['sqlite', '53514c69746520666f726d6174203300'],
  ['wal', '377f0682'],
  ['wal', '377f0683'],
  ['mdb', '000100005374616e6461726420'],
  ['pst', '2142444e'],
  ['parquet', '50415231'],
  ['avro', '4f626a01'],
  ['pgp', '2d2d2d2d2d424547494e20504750204d455353414745'],
  ['ttf', '0001000000'],
  ['otf', '4f54544f'],
  ['woff', '774f4646'],
  ['woff', '774f4632'],
  ['tnef', '789f3e22'],
  ['onenote', 'e4525c7b8cd8a74daeb15378d02996d3'],
  ['dwg', '41433130'],
  ['ps', '252150532d41646f6265'],
]

const PICTURES = new Set('png jpg gif tiff webp bmp ico emf wmf jp2 jxl heic avif'.split(' '))

/** Those that OCR decodes. */
const READ_PICTURES = ['png', 'jpg', 'gif', 'tiff', 'webp', 'bmp'] as const
export type ReadPicture = (typeof READ_PICTURES)[number]

const compiled = SIGNATURES.map(([found, pattern]) => ({
  found,
  bytes: (pattern.match(/../g) ?? []).map(pair => (pair === '..' ? undefined : Number.parseInt(pair, 16))),
}))

/** @returns an extension; `ole` and `zip` are containers that need a closer look */
export function findSignature(head: Uint8Array): string | undefined {
  return compiled.find(({ bytes }) => bytes.every((byte, index) => byte === undefined || head[index] === byte))?.found
}

export function isReadPicture(found: string | undefined): found is ReadPicture {
  return READ_PICTURES.some(one => one === found)
}

export function isPicture(found: string | undefined): boolean {
  return found !== undefined && PICTURES.has(found)
}
