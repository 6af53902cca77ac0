import { describe, expect, test } from 'vitest'
import { persons } from './found.ts'

describe('handles of networks', () => {
  test.each([
    ['by their capitals', 'Thanks to @MartinBelam for the tickets', ['MartinBelam']],
    ['with an initial', 'RT @NatalieGBorden: what a goal', ['NatalieGBorden']],
    ['with an underscore and a number', 'ask @martin_belam84 about it', ['martin_belam84']],
    ['without a sign between their parts', 'on air with @seanhannity now', ['seanhannity']],
    ['with a given name that no list has', 'asked by @JiovanniVargas today', ['JiovanniVargas']],
    ['behind a space', 'RT @ MaikoKitamura: look at this', ['MaikoKitamura']],
  ])('are persons, %s', (_, text, expected) => {
    expect(persons(text)).toEqual(expected)
  })

  test.each([
    ['annotations of programs', '@SpringBootTest @MockBean @GrantAccess @AutoConfigure'],
    ['packages', 'import from @angular/core, @mary_miller/tools and @jane_miller.example'],
    ['mail addresses', 'write to sales@MartinBelam and info@jane_miller'],
    ['towns and teams', '@ClevelandDotCom @StLouisBlues @BostonGlobe'],
    ['a name with a word', '@HamillHimself @MarkDown @nobodyhimself'],
    ['a long line without spaces', `@${'janemiller'.repeat(2000)}`],
  ])('are none: %s', (_, text) => {
    expect(persons(text)).toEqual([])
  })
})
