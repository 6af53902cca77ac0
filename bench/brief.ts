const isBrief = process.env.BENCH_BRIEF !== undefined

/** The usual size of a measurement, or with BENCH_BRIEF set (`npm run test:long`) one of seconds, whose figures say nothing. */
export function usually<Size>(usual: Size, brief: Size): Size {
  return isBrief ? brief : usual
}
