import * as z from 'zod'

// Zod compiles checks with `new Function`, which our Content-Security-Policy forbids.
z.config({ jitless: true })
