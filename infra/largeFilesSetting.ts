import * as z from 'zod'

export const LargeFilesSetting = z.enum(['off', 'fargate'], 'Write off or fargate.').default('off')
