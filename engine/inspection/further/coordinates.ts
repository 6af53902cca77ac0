import type { SelfEvident } from './selfEvident.ts'

/** Four decimals are eleven metres; with fewer, pairs of prices and measures have the same form. */
const DECIMAL = '[-+]?\\d{1,3}\\.\\d{4,10}'
const DEGREES = "\\d{1,3} ?° ?(?:\\d{1,2} ?['′] ?(?:\\d{1,2}(?:[.,]\\d{1,4})? ?(?:[\"″]|''|′′) ?)?)?"
const MAX_LATITUDE = 90
const MAX_LONGITUDE = 180

const decimal: SelfEvident = {
  infoType: 'LOCATION_COORDINATES',
  pattern: new RegExp(`(${DECIMAL}) ?°? ?([NS]?)(?:, ?|; ?| |/)(${DECIMAL}) ?°? ?([EWO]?)`, 'g'),
  judge({ 1: latitude, 2: north, 3: longitude, 4: east, input, index, 0: { length } }) {
    // A list of more numbers: a vector, a matrix.
    if (isNumberNear(input.slice(Math.max(0, index - 8), index), input.slice(index + length, index + length + 8)))
      return
    if (Math.abs(Number(latitude)) > MAX_LATITUDE || Math.abs(Number(longitude)) > MAX_LONGITUDE) return
    if (north && east) return { likelihood: 'VERY_LIKELY' }
    return { likelihood: ANNOUNCED.test(input.slice(Math.max(0, index - 40), index)) ? 'VERY_LIKELY' : 'POSSIBLE' }
  },
}

const ANNOUNCED =
  /(?:lat|gps|coord|koord|latitude|position|location|standort|posizione|posición|localiza|posição|ligging|współrz|إحداثيات|geo:|geo|座標|緯度|maps)[^\n]*$/i

/** `lat: 47.3769, lon: 8.5417` in JSON, forms and URLs. */
const named: SelfEvident = {
  infoType: 'LOCATION_COORDINATES',
  pattern: new RegExp(
    `lat(?:itude)?["']?(?: ?[:=] ?| )["']?(${DECIMAL})["']?[,;& ]{1,3}["']?(?:lon|lng|long|longitude)["']?(?: ?[:=] ?| )["']?(${DECIMAL})`,
    'gi',
  ),
  judge: ({ 1: latitude, 2: longitude }) =>
    Math.abs(Number(latitude)) <= MAX_LATITUDE && Math.abs(Number(longitude)) <= MAX_LONGITUDE
      ? { likelihood: 'VERY_LIKELY' }
      : undefined,
}

const degrees: SelfEvident = {
  infoType: 'LOCATION_COORDINATES',
  pattern: new RegExp(`${DEGREES}[NS],? ?(?:/ ?)?${DEGREES}[EWO](?![a-z])`, 'g'),
  hints: ['°'],
  judge: () => ({ likelihood: 'VERY_LIKELY' }),
}

export const coordinateKinds: readonly SelfEvident[] = [decimal, named, degrees]

function isNumberNear(before: string, after: string): boolean {
  return /\d[,;]?\s{0,4}$/.test(before) || /^\s?[,;]?\s{0,4}[-+±]?\d/.test(after)
}
