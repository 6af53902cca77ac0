// As in the suite, with a thousand files: two minutes.

process.env.EVERY_FILE = '1'
await import('../browser/manyFiles.test.ts')
