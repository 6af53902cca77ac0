/** The file extensions that lists offer to filter by, kind by kind; what is named in an address may be any other. */
export const listExtensions = [
  // Documents and texts.
  ...['doc', 'docm', 'docx', 'dotx', 'epub', 'md', 'odt', 'pages', 'pdf', 'ps', 'rtf', 'tex', 'txt'],
  // Tables and presentations.
  ...[
    'csv',
    'key',
    'numbers',
    'odp',
    'ods',
    'pps',
    'ppsx',
    'ppt',
    'pptm',
    'pptx',
    'tsv',
    'xls',
    'xlsb',
    'xlsm',
    'xlsx',
  ],
  // Mails, appointments and people.
  ...['eml', 'ics', 'msg', 'vcf'],
  // Data, and what programs write.
  ...['db', 'htm', 'html', 'json', 'log', 'parquet', 'sql', 'sqlite', 'xml', 'yaml', 'yml'],
  // Archives.
  ...['7z', 'bz2', 'gz', 'rar', 'tar', 'tgz', 'xz', 'zip'],
  // Pictures and drawings.
  ...['ai', 'bmp', 'dwg', 'dxf', 'gif', 'heic', 'jpeg', 'jpg', 'png', 'psd', 'svg', 'tif', 'tiff', 'webp'],
  // Sound and film.
  ...['avi', 'm4a', 'mov', 'mp3', 'mp4', 'wav'],
] as const
