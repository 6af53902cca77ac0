export type RtfDestination = 'text' | 'aside' | 'skip' | 'fonts' | 'name' | 'value' | 'object'

/** Text outside the flow, which would split the surrounding text. */
const ASIDE = [
  'annotation atnauthor atnid author bkmkstart category comment company doccomm docvar ffdeftext ffhelptext ffl ffname',
  'ffstattext fldinst footer footerf footerl footerr footnote header headerf headerl headerr hlinkbase keywords linkval',
  'manager operator propname revtbl staticval subject title ud protusertbl',
]

/** These groups contain text despite the skip mark `\*`. */
const READABLE = ['background do formfield moMath moMathPara shpinst shptxt shpgrp nesttableprops userprops']

const SKIPPED = [
  'bkmkend colorschememapping colortbl datastore filetbl generator latentstyles listoverridetable listtable lsdexceptions',
  'nonshppict objalias objclass objname objsect objtime panose pict pntxta pntxtb rsidtbl stylesheet themedata',
  'xmlnstbl',
]

const destinations = new Map<string, RtfDestination>([
  ['fonttbl', 'fonts'],
  ['sn', 'name'],
  ['sv', 'value'],
  ['objdata', 'object'],
])
for (const [names, destination] of [
  [ASIDE, 'aside'],
  [READABLE, 'text'],
  [SKIPPED, 'skip'],
] as const) {
  for (const name of names.flatMap(line => line.split(' '))) destinations.set(name, destination)
}

/**
 * @param isStarred marked by `\*`: skip when unknown
 * @returns undefined for a control word that begins no destination
 */
export function rtfDestination(word: string, isStarred: boolean): RtfDestination | undefined {
  return destinations.get(word) ?? (isStarred ? 'skip' : undefined)
}
