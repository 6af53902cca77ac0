import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { demoOrganisation as organisation } from '../../local/demoOrganisation.ts'
import { BasicInfoType, Likelihood } from '../../shared/domain/inspection.ts'
import { toPolicyForm } from '../../shared/domain/policies/formDefinition.ts'
import { Condition, PolicyContent, PolicyMode, Statement } from '../../shared/domain/policies/policy.ts'
import { PolicyForm } from '../../shared/domain/policies/policyForm.ts'
import { translateForm } from '../../web/src/pages/policies/editor/translateForm.ts'

const form = toPolicyForm(organisation)
const values = (schema: z.ZodEnum | z.ZodLiteral): string[] =>
  (schema instanceof z.ZodEnum ? schema.options : [...schema.values]).map(String)

describe('the form of a policy', () => {
  test('has every attribute with every operator of the model, and no other', () => {
    const modelled = Condition.options.flatMap(({ shape }) =>
      values(shape.attribute).flatMap(attribute => values(shape.operator).map(operator => `${attribute} ${operator}`)),
    )

    const offered = form.conditions.attributes.flatMap(({ attribute, operators }) =>
      operators.map(({ value }) => `${attribute} ${value}`),
    )

    expect(offered.toSorted()).toEqual(modelled.toSorted())
  })

  test('has every feature with every effect of the model, and no other', () => {
    const modelled = Statement.options.flatMap(({ shape }) =>
      values(shape.feature).flatMap(feature => values(shape.effect).map(effect => `${feature} ${effect}`)),
    )

    const offered = form.statements.features.flatMap(({ feature, effects }) =>
      effects.map(({ value }) => `${feature} ${value}`),
    )

    expect(offered.toSorted()).toEqual(modelled.toSorted())
  })

  test('has every further field of the model, and no other', () => {
    const known = new Set(['attribute', 'operator', 'feature', 'effect', 'conditions', 'statements'])
    const keys = (shape: object) => Object.keys(shape).filter(key => !known.has(key))

    for (const { shape } of Condition.options) {
      const attributes = form.conditions.attributes.filter(({ attribute }) =>
        values(shape.attribute).includes(attribute),
      )
      for (const { value, dependents } of attributes)
        expect([value, ...dependents].map(({ key }) => key).toSorted()).toEqual(keys(shape).toSorted())
    }
    for (const { shape } of Statement.options) {
      const features = form.statements.features.filter(({ feature }) => values(shape.feature).includes(feature))
      for (const { value } of features) {
        const offered = [...(value ? [value] : []), ...form.statements.explanation].map(({ key }) => key)
        expect(offered.toSorted()).toEqual(keys(shape).toSorted())
      }
    }
    expect(form.fields.map(({ key }) => key)).toEqual(keys(PolicyContent.shape))
  })

  test('names the choices of the model', () => {
    const infoTypes = form.conditions.attributes.find(({ attribute }) => attribute === 'files.infoType')
    const choices = [infoTypes?.value, infoTypes?.dependents[1], form.fields[2]].map(field =>
      field && 'options' in field ? field.options.map(({ value }) => value) : [],
    )

    expect(choices).toEqual([BasicInfoType.options, Likelihood.options, PolicyMode.options])
  })

  test('offers the template sets and days of the organisation, and says which demand it cannot make', () => {
    const { features } = toPolicyForm({
      ...organisation,
      sendExpiryDays: { min: 2, default: 5, max: 9 },
      smsCountries: [],
    }).statements

    const field = (name: string) => features.find(({ feature }) => feature === name)
    expect(field('maxExpiryDays')?.value).toMatchObject({
      min: 2,
      max: 9,
      fault: expect.stringContaining('from 2 to 9'),
    })
    expect(field('templateSet')?.value).toMatchObject({
      options: organisation.templateSets.map(({ name }) => expect.objectContaining({ value: name })),
    })
    expect(field('mobileOtp')?.effects.filter(({ unavailable }) => unavailable)).toEqual([
      expect.objectContaining({ value: 'required' }),
    ])
  })

  test('keeps its texts when the page finds them by their keys', () => {
    expect(translateForm(form)).toEqual(form)
    const own = toPolicyForm({ ...organisation, smsCountries: [] })
    expect(translateForm(own)).toEqual(own)
  })

  test('has texts of its keys, and of the server where a newer server adds a key', () => {
    const [attribute] = form.conditions.attributes
    if (!attribute) throw new Error('The form has no attribute.')
    const added = { ...attribute, attribute: 'newer', label: 'Newer', group: 'New' }
    const translated = translateForm({
      ...form,
      fields: form.fields.map(field => ({ ...field, label: 'Old' })),
      conditions: { ...form.conditions, attributes: [{ ...attribute, label: 'Old' }, added] },
    })

    expect(translated.fields).toEqual(form.fields)
    expect(translated.conditions.attributes).toEqual([attribute, added])
  })

  test('is served as its contract says', () => {
    expect(PolicyForm.parse(JSON.parse(JSON.stringify(form)))).toEqual(form)
  })
})
