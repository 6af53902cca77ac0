// As in the suite, at each of the first calls of every verb: about two minutes.

process.env.EVERY_CALL = '1'
await import('../local/slowPorts.test.ts')
