import { DIGIT, LOWER, UPPER, WORD } from './characters.ts'
import { CLOSE_DISTANCE } from './context.ts'
import { TOPIC } from './contextWords.ts'
import { LIKELY, POSSIBLE, type Scan, UNLIKELY, VERY_LIKELY } from './scan.ts'

/** ISO 3166-1 alpha-2, and XK, which banks use for Kosovo. */
const COUNTRY_CODES: ReadonlySet<string> = new Set(
  `AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF
  CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH
  GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW
  KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG
  NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN
  SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE
  YT ZA ZM ZW`.split(/\s+/),
)

/** Of large banks: institution and country. */
const BANKS: ReadonlySet<string> = new Set(
  `DEUTDE COBADE DRESDE HYVEDE BYLADE GENODE SOLADE HASPDE PBNKDE NTSBDE INGDDE BELADE MARKDE WELADE NOLADE HELADE COKSDE DEKTDE ESSEDE
  SSKMDE KFWIDE AARBDE MALADE DUISDE DORTDE BKAUAT GIBAAT RZBAAT RLNWAT OPSKAT BAWAAT OBKLAT VBOEAT STSPAT ASPKAT OBLAAT BTVAAT UBSWCH CRESCH
  POFICH ZKBKCH RAIFCH KBBECH BCVLCH BCGECH LUKBCH BLKBCH BNPAFR SOGEFR CRLYFR AGRIFR CEPAFR CCBPFR CMCIFR PSSTFR CCFRFR BREDFR NORDFR CMBRFR
  BARCGB HBUKGB MIDLGB LOYDGB NWBKGB RBOSGB ABBYGB TSBSGB NAIAGB BUKBGB CPBKGB CLYDGB BOFSGB SRLGGB REVOGB TRWIGB CITIGB CHASGB AIBKIE BOFIIE
  ULSBIE INGBNL RABONL ABNANL TRIONL SNSBNL ASNBNL RBRBNL KNABNL BUNQNL FVLBNL BNGHNL KREDBE GEBABE BBRUBE GKCCBE ARSPBE AXABBE NICABE KEYTBE
  TRWIBE CREGBE BCEELU BGLLLU BILLLU CCRALU CELLLU BSCHES BBVAES CAIXES BSABES CAHMES INGDES BKBKES UCJAES CECAES POPUES BASKES BCOEES CGDIPT
  BCOMPT BESCPT TOTAPT BBPIPT MPIOPT CCCMPT ACTVPT UNCRIT BCITIT PASCIT BPMOIT BAPPIT BNLIIT ICRAIT POSOIT BPPIIT CRPPIT SELBIT FEBIIT BPKOPL
  BREXPL PKOPPL WBKPPL INGBPL BIGBPL ALBPPL PPABPL GBWCPL POCZPL NBPLPL SWEDSE NDEASE HANDSE ESSESE ELLFSE DABADK NDEADK JYBADK SYBKDK NYKBDK
  SPNODK DNBANO NDEANO SPRONO SPTRNO NDEAFI OKOYFI HANDFI DABAFI CHASUS CITIUS BOFAUS WFBIUS IRVTUS SBOSUS PNCCUS USBKUS BKTRUS PNBPUS MRMDUS
  CMFGUS GIBACZ CEKOCZ KOMBCZ AGBACZ FIOBCZ TATRSK GIBASK SUBASK OTPVHU BTRLRO RNCBRO BRDERO ETHNGR PIRBGR CRBAGR ERBKGR TGBATR ISBKTR AKBKTR
  YAPITR SABRRU BOTKJP MHCBJP SMBCJP BKCHCN ICBKCN HSBCHK DBSSSG OCBCSG UOVBSG CTBAAU NATAAU WPACAU ANZBAU ROYCCA TDOMCA BOFMCA CIBCCA NOSCCA
  FIRNZA NEDSZA SBZAZA ABSAZA HABALT REVOLT HABALV HABAEE BCYPCY EBILAE ITAUBR BRASBR BCMRMX BNMXMX`.split(/\s+/),
)

const SPACE = 0x20
const OPEN = 0x28
const CLOSE = 0x29

/**
 * SWIFT_CODE: ISO 9362. It has no checksum, and CUSTOMER or DOWNLOAD have the same form, so a match needs a context
 * word, or a digit or head office `XXX` near a bank word.
 * @param end of a word of 8 or 11 capitals and digits
 */
export function findSwift(scan: Scan, start: number, end: number) {
  for (let at = start; at < start + 6; at++) if ((scan.class(at) & UPPER) === 0) return
  if (!isPlace(scan, start + 4, start + 6) || isWord(scan, start, end)) return
  scan.report('SWIFT_CODE', start, end, computeScore(scan, start, end))
}

/** Country and location; by ISO 9362 the location does not begin with 0 or 1 or end with O. */
function isPlace(scan: Scan, country: number, location: number): boolean {
  if (!COUNTRY_CODES.has(String.fromCharCode(scan.code(country), scan.code(country + 1)))) return false
  const first = scan.code(location)
  return first !== 0x30 && first !== 0x31 && scan.code(location + 1) !== 0x4f
}

/** `DEUT DE FF 500`, after a word. */
const GROUPS = /[A-Z]{4} [A-Z]{2} [A-Z\d]{2}(?: [A-Z\d]{3})?(?![A-Za-z\d])/y

/** @param start of a word of four capitals */
export function findSwiftInGroups(scan: Scan, start: number) {
  if (scan.code(start + 4) !== SPACE || scan.code(start + 7) !== SPACE || !isPlace(scan, start + 5, start + 8)) return
  GROUPS.lastIndex = start
  const code = GROUPS.exec(scan.text)?.[0] ?? ''
  const end = start + code.length
  const isInHeading = scan.code(start - 1) === SPACE && (scan.class(start - 2) & UPPER) !== 0
  // `THE BIC MUST BE ON THE INVOICE`
  if (isInHeading && !/\d/.test(code) && !BANKS.has(code.replaceAll(' ', '').slice(0, 6))) return
  const isAbout = scan.context.isAbout(TOPIC.swift, start, isInHeading ? 2 : undefined)
  if (end > start && (isAbout || scan.context.isNoted(TOPIC.swift, end))) scan.report('SWIFT_CODE', start, end, LIKELY)
}

/** Words of payment forms that have the form of a code; names of banks end like one of Bosnia. */
const WORDS = new Set(
  `BARCLAYS DEUTSCHE BANKNAME BENEFICIARY TRANSACTION DESTINATION INSTITUTION CUSTOMER DOCUMENT BUSINESS DELIVERY OVERVIEW
  ORIGINAL REQUIRED REGISTER RESIDENT TERMINAL PERSONAL REGIONAL SHIPMENT COMMERCE PROVIDED OFFICIAL FEBRUARY THURSDAY
  DIENSTAG RECHNUNG HANDSETS HELADERA REVOLTED`.split(/\s+/),
)

function isWord(scan: Scan, start: number, end: number): boolean {
  return scan.reads('bank', end - 4) || WORDS.has(scan.text.slice(start, end))
}

function computeScore(scan: Scan, start: number, end: number): number {
  const { context } = scan
  if (start - scan.ibanEnd <= MAX_IBAN_DISTANCE || isBeforeIban(scan, end)) return VERY_LIKELY
  if (context.isNoted(TOPIC.swift, end) || isPartyField(scan, start)) return VERY_LIKELY
  if (context.isAbout(TOPIC.swift, start)) return isHeading(scan, start, end) ? UNLIKELY : VERY_LIKELY
  const isHeadOffice = end - start === 11 && scan.reads('xxx', start + 8)
  if (context.isAbout(TOPIC.bank, start) && (isHeadOffice || hasDigit(scan, start, end))) return LIKELY
  const isOfAccount = context.isAbout(TOPIC.bank, start) || context.isAbout(TOPIC.iban, start)
  if (isOfAccount && scan.code(start - 1) === OPEN && scan.code(end) === CLOSE) return LIKELY
  if (BANKS.has(scan.text.slice(start, start + 6))) return isOfAccount ? LIKELY : POSSIBLE
  return isHeadOffice && !context.isAbout(TOPIC.reference, start, CLOSE_DISTANCE) ? POSSIBLE : UNLIKELY
}

const PARTY_FIELD = /^:5\d[A-D]:$/

/** Of an MT message: `:57A:DEUTDEFF`. */
function isPartyField({ text }: Scan, start: number): boolean {
  return PARTY_FIELD.test(text.slice(Math.max(0, start - 5), start))
}

const BEFORE_IBAN = /[ \t/,;|]{1,3}(?:IBAN:? ?)?[A-Z]{2}\d\d ?[A-Z\d]{4}/y

/** Matches DEUTDEFF / DE89 3704 0044 0532 0130 00. */
function isBeforeIban({ text }: Scan, end: number): boolean {
  BEFORE_IBAN.lastIndex = end
  return BEFORE_IBAN.test(text)
}

function hasDigit(scan: Scan, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if ((scan.class(at) & DIGIT) !== 0) return true
  return false
}

/** A capital word next to others is a heading: `BANK TRANSFER OVERVIEW`. */
function isHeading(scan: Scan, start: number, end: number): boolean {
  return !hasDigit(scan, start, end) && (isCapitalWord(scan, start - 1, -1) || isCapitalWord(scan, end, 1))
}

/** In UTF-16 units; leaves room for an amount or name. */
const MAX_IBAN_DISTANCE = 50

/** BIC, country and currency codes are no evidence. */
const MAX_CODE_LENGTH = 5

/** @param space next to the word @param step direction of reading */
function isCapitalWord(scan: Scan, space: number, step: number): boolean {
  if (scan.code(space) !== SPACE) return false
  const first = space + step
  let at = first
  while ((scan.class(at) & WORD) !== 0 && Math.abs(at - first) <= MAX_CODE_LENGTH) {
    if ((scan.class(at) & LOWER) !== 0) return false
    at += step
  }
  return Math.abs(at - first) > MAX_CODE_LENGTH
}
