import * as z from 'zod'

export const SecondLookSetting = z.enum(['off', 'macie'], 'Write off or macie.').default('off')
