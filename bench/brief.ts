const isBrief = process.env.BENCH_BRIEF !== undefined

/** BENCH_BRIEF (`npm run test:long`) selects a size of seconds, whose figures mean nothing. */
export function fullOrBrief<Size>(usual: Size, brief: Size): Size {
  return isBrief ? brief : usual
}
