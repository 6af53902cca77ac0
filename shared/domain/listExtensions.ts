/** Extensions of the same kind of content. */
export const extensionGroups = {
  document: ['doc', 'docm', 'docx', 'dotx', 'epub', 'md', 'odt', 'pages', 'pdf', 'ps', 'rtf', 'tex', 'txt'],
  office: [
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
  mail: ['eml', 'ics', 'msg', 'vcf'],
  data: ['db', 'htm', 'html', 'json', 'log', 'parquet', 'sql', 'sqlite', 'xml', 'yaml', 'yml'],
  archive: ['7z', 'bz2', 'gz', 'rar', 'tar', 'tgz', 'xz', 'zip'],
  picture: ['ai', 'bmp', 'dwg', 'dxf', 'gif', 'heic', 'jpeg', 'jpg', 'png', 'psd', 'svg', 'tif', 'tiff', 'webp'],
  media: ['avi', 'm4a', 'mov', 'mp3', 'mp4', 'wav'],
} as const

/** File extensions that lists suggest as filters. Filters accept any other, too. */
export const listExtensions = Object.values(extensionGroups).flat()
