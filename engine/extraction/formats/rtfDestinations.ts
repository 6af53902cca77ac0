/** What becomes of the text of a group: `name` and `value` are those of a property of a drawing. */
export type RtfDestination = 'text' | 'aside' | 'skip' | 'fonts' | 'name' | 'value'

/** Text that belongs to the document and stands beside its flow: it would part what it stands in. */
const ASIDE = [
  'annotation atnauthor atnid author bkmkstart category comment company doccomm docvar ffdeftext ffhelptext ffl ffname',
  'ffstattext fldinst footer footerf footerl footerr footnote header headerf headerl headerr hlinkbase keywords linkval',
  'manager operator propname revtbl staticval subject title ud protusertbl',
]

/** Groups that hold text for a reader although they are marked as ones to be skipped by who does not know them. */
const KEPT = ['background do formfield moMath moMathPara shpinst shptxt shpgrp nesttableprops userprops']

/** Groups whose text is none of the document's: tables of styles, pictures in hexadecimal, names of properties. */
const SKIPPED = [
  'bkmkend colorschememapping colortbl datastore filetbl generator latentstyles listoverridetable listtable lsdexceptions',
  'nonshppict objalias objclass objdata objname objsect objtime panose pict pntxta pntxtb rsidtbl stylesheet themedata',
  'xmlnstbl',
]

const destinations = new Map<string, RtfDestination>([
  ['fonttbl', 'fonts'],
  ['sn', 'name'],
  ['sv', 'value'],
])
for (const [names, destination] of [
  [ASIDE, 'aside'],
  [KEPT, 'text'],
  [SKIPPED, 'skip'],
] as const) {
  for (const name of names.flatMap(line => line.split(' '))) destinations.set(name, destination)
}

/**
 * @param isStarred marked by `\*`: to be skipped by who does not know it
 * @returns undefined for a control word that begins no destination
 */
export function rtfDestination(word: string, isStarred: boolean): RtfDestination | undefined {
  return destinations.get(word) ?? (isStarred ? 'skip' : undefined)
}
