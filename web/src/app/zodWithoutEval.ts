import * as z from 'zod'

// Zod compiles its checks with `new Function`, which our Content-Security-Policy forbids and would report each time.
z.config({ jitless: true })
