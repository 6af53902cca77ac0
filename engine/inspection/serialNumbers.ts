import { BasicInfoType, type InfoType } from '../../shared/domain/inspection.ts'
import type { Series } from './detector.ts'

/** A block is judged separately, so serials elsewhere in the series cannot hide a stretch of true numbers. */
const BLOCK = 64
/** Fewer numbers are no series. */
const MIN_NUMBERS = 16
/** Limits hostile text; further series are not judged. */
const MAX_SERIES = 1024
const MAX_PASSES = 31
/** Of numbers that only their series proves: by chance, one such series in 100,000,000 passes. */
const MIN_OF_PROOF = 8
const SHARE_OF_PROOF = 0.9

/** One serial in ten passes a check digit (ISO/IEC 7812-1, annex B, and the like). */
const CHANCE_OF_CHECK = 0.1
/** Chance exceeds it in one block of a thousand. */
const DEVIATIONS = 3.5
/** Numbers of a list mostly belong to one plan. No plan accepts so many numbers by chance. */
const SHARE_OF_PLAN = 0.9

const ranks = new Map<InfoType, number>(BasicInfoType.options.map((infoType, index) => [infoType, index]))

/** Numbers that follow each other in a series. */
export class Block<Found> {
  numbers = 0
  isSerial: boolean | undefined
  held: Found[] = []
  private readonly passes = new Uint8Array(MAX_PASSES)
  private readonly infoType: InfoType
  private readonly needsProof: boolean
  /** More passes decide the block early. */
  private readonly most: number
  private readonly followsSerials: boolean
  private readonly values = new Set<number>()

  constructor(infoType: InfoType, needsProof: boolean, previous: Block<Found> | undefined) {
    this.infoType = infoType
    this.needsProof = needsProof
    this.most = needsProof ? BLOCK : infoType === 'PHONE_NUMBER' ? SHARE_OF_PLAN * BLOCK : maxByChance(BLOCK)
    this.followsSerials = previous?.isSerial ?? needsProof
  }

  isRepeated(value: number | undefined): boolean {
    if (value === undefined) return false
    if (this.values.has(value)) return true
    this.values.add(value)
    return false
  }

  note(passes: number) {
    this.numbers++
    for (let rest = passes; rest !== 0; rest &= rest - 1) {
      const bit = 31 - Math.clz32(rest & -rest)
      const passed = (this.passes[bit] ?? 0) + 1
      this.passes[bit] = passed
      // The verdict stays the same with any further numbers, so later findings need not wait.
      if (passed > this.most) this.isSerial = false
    }
  }

  judge() {
    const { numbers } = this
    const most = Math.max(...this.passes)
    if (numbers < (this.needsProof ? MIN_OF_PROOF : MIN_NUMBERS)) this.isSerial = this.followsSerials
    else if (this.needsProof) this.isSerial = most < SHARE_OF_PROOF * numbers
    else if (this.infoType === 'PHONE_NUMBER') this.isSerial = most < SHARE_OF_PLAN * numbers
    else this.isSerial = most <= maxByChance(numbers)
  }
}

/**
 * Serials in logs and columns have the form of cards and phone numbers, and some pass the check by chance. Drops the
 * findings of a series, which is the numbers of one place and shape of line, when no more pass than by chance. Counts
 * numbers without further evidence when almost all of their series pass one check.
 */
export class SerialNumbers<Found> {
  private readonly blocks = new Map<number, Block<Found>>()
  private readonly onCounted: (found: Found) => void

  constructor(onCounted: (found: Found) => void) {
    this.onCounted = onCounted
  }

  /**
   * Counts numbers that fail the check too. Call in text order.
   * @param place as a hash
   */
  note(infoType: InfoType, place: number, { shape, passes, ifAllPass }: Series): Block<Found> | undefined {
    const needsProof = ifAllPass !== undefined
    const key = 2 * (Math.imul(shape ^ place, 31) + (ranks.get(infoType) ?? 0)) + Number(needsProof)
    let block = this.blocks.get(key)
    if (block === undefined || block.numbers === BLOCK) {
      if (block === undefined && this.blocks.size === MAX_SERIES) return undefined
      if (block !== undefined) this.close(block)
      block = new Block(infoType, needsProof, block)
      this.blocks.set(key, block)
    }
    if (block.isRepeated(ifAllPass?.value)) return undefined
    block.note(passes)
    return block
  }

  /** Counts a finding when its block is judged, unless the block has serials. */
  add(found: Found, block: Block<Found>) {
    if (block.isSerial === undefined) block.held.push(found)
    else if (!block.isSerial) this.onCounted(found)
  }

  /** Judges the last blocks. */
  end() {
    for (const block of this.blocks.values()) this.close(block)
    this.blocks.clear()
  }

  private close(block: Block<Found>) {
    block.judge()
    if (!block.isSerial) for (const found of block.held) this.onCounted(found)
    block.held = []
  }
}

/** A binomial distribution. */
function maxByChance(numbers: number): number {
  const mean = CHANCE_OF_CHECK * numbers
  return mean + DEVIATIONS * Math.sqrt(mean * (1 - CHANCE_OF_CHECK))
}
