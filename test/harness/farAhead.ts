/**
 * A time in the far future. DynamoDB rows expire by the emulator’s own clock: with a past time they would vanish during
 * a test.
 */
export const FAR_AHEAD = Date.parse('2099-11-21T09:00:00.000Z')
