import { expect, test } from 'vitest'
import { valuesIn } from './foundIn.ts'

test.each([
  ['See https://www.InvestmentInstructor.be/ for more', 'www.InvestmentInstructor.be'],
  ['at www.example.museum', 'www.example.museum'],
  ['our site example.photography is new', 'example.photography'],
  ['try sub.example.co.uk.', 'sub.example.co.uk'],
  ['bücher.de sells books', 'bücher.de'],
  ['xn--bcher-kva.example.com', 'xn--bcher-kva.example.com'],
  ['例え.jp', '例え.jp'],
  ['http://example.py/', 'example.py'],
  ['ftp://name@files.example.org/x.zip', 'files.example.org'],
  ['EXAMPLE.COM', 'EXAMPLE.COM'],
  ['example.com:8080', 'example.com'],
  ['example.it und example.at', 'example.it,example.at'],
  ['163.com', '163.com'],
])('"%s" contains a domain', (text, domain) => {
  expect(valuesIn('DOMAIN_NAME', text).join(',')).toBe(domain)
})

test.each([
  'the file report.pdf, or archive.zip',
  'run setup.py, then build.sh and read README.md',
  'e.g. this, i.e. that, at 5 p.m. or a.m.',
  'return self.id or user.name',
  'items.map(item => item.price)',
  'it was done.It was good',
  'import com.example.app.Main',
  'version 1.2.3',
  'some_module.my_name.is_it',
  'Mr.Smith of St.Louis',
  '/usr/lib/libfoo.so',
  'C:\\Users\\me\\notes.me',
  'U.S. and Ph.D.',
  `${'a.'.repeat(200)}com`,
])('"%s" contains no domain', text => {
  expect(valuesIn('DOMAIN_NAME', text)).toEqual([])
})

test('a URL is one finding, for any path and query', () => {
  const text = 'https://web.example.org/cache/example.com/?next=www.example.net&mail=bob@example.com'

  expect(valuesIn('DOMAIN_NAME', text)).toEqual(['web.example.org'])
  expect(valuesIn('EMAIL_ADDRESS', text)).toEqual(['bob@example.com'])
})

test.each([
  'import java.util.List',
  'foo.bar.baz',
  'a.config.ts',
  'logger.info',
  'org.web.Servlet.service(FrameworkServlet.java:99)',
])('identifiers of programs are no domains: %s', text => {
  expect(valuesIn('DOMAIN_NAME', text)).toEqual([])
})
