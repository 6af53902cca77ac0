import * as z from 'zod'
import { policyModes } from '../../texts/en/policies.ts'
import { policyFaults, policyForm as texts } from '../../texts/en/policyEditor.ts'
import { capitalised, infoTypeText } from '../../texts/inspection.ts'
import { memberGroups } from '../groups.ts'
import { type InfoType, Likelihood } from '../inspection.ts'
import { listExtensions } from '../listExtensions.ts'
import type { Organisation } from '../organisation.ts'
import { searchedInfoTypes } from '../searchedInfoTypes.ts'
import { availableFeatures } from '../transferOptions.ts'
import { Condition, linkFault, linkPattern, PolicyMode, policyLimits, Statement } from './policy.ts'
import type { FormAttribute, FormFeature, FormField, FormOption, PolicyForm } from './policyForm.ts'
import { getValuePattern } from './valuePatterns.ts'

const { text: maxLength, values: maxItems } = policyLimits

/** Examples, the same in every language. */
const placeholders: Readonly<Partial<Record<Condition['attribute'], string>>> = {
  sender: 'alice@acme.example',
  'sender.domain': 'acme.example',
  recipient: 'carol@partner.example',
  'recipient.domain': 'partner.example',
  'files.extension': 'pdf',
  trackingId: 'CASE-2026',
}

/** The form for the model in `policy.ts`, with the template sets and bounds of this organisation. */
export function toPolicyForm(organisation: Organisation): PolicyForm {
  const { fields, conditions, statements, explanation } = texts
  return {
    fields: [
      { ...fields.name, ...toText('name', policyLimits.name), isRequired: true },
      { ...fields.description, ...toText('description', policyLimits.description), isLong: true },
      { ...fields.mode, ...toChoice('mode', PolicyMode.options.map(toMode)), isRequired: true },
    ],
    conditions: {
      ...conditions,
      max: policyLimits.conditions,
      attributes: Condition.options.flatMap(({ shape }) => toAttributes(shape, organisation)),
    },
    statements: {
      ...statements,
      max: policyLimits.statements,
      features: Statement.options.flatMap(({ shape }) => toFeatures(shape, organisation)),
      explanation: [
        { ...explanation.message, ...toText('message', policyLimits.message), isLong: true },
        {
          ...explanation.link,
          ...toText('link', policyLimits.link),
          placeholder: 'https://',
          pattern: { source: linkPattern.source, message: linkFault },
        },
      ],
    },
  }
}

type ConditionShape = (typeof Condition)['options'][number]['shape']
type StatementShape = (typeof Statement)['options'][number]['shape']

function toAttributes(shape: ConditionShape, organisation: Organisation): FormAttribute[] {
  return getValues(shape.attribute).map(attribute => ({
    ...texts.attributes[attribute],
    attribute,
    operators: getValues(shape.operator).map(operator => {
      const pattern = getValuePattern(attribute, operator)
      return {
        value: operator,
        label: texts.operators[operator],
        ...(pattern && { pattern: { source: pattern.expression.source, message: pattern.getMessage() } }),
      }
    }),
    value: {
      label: shape.values instanceof z.ZodArray ? texts.values : texts.value,
      help: '',
      ...toValueField(attribute, shape.values, organisation),
      ...(attribute in placeholders && { placeholder: placeholders[attribute] }),
    } as FormField,
    dependents: 'minCount' in shape ? toDependents() : [],
  }))
}

type Unnamed<Field> = Field extends FormField ? Omit<Field, 'label' | 'help'> : never

function toValueField(
  attribute: Condition['attribute'],
  values: ConditionShape['values'],
  organisation: Organisation,
): Unnamed<FormField> {
  const { limits } = organisation
  const key = 'values'
  if (attribute === 'files.infoType') {
    return { ...toChoices(key, searchedInfoTypes(organisation).map(toInfoType)), fault: policyFaults.infoTypeOff }
  }
  if (attribute === 'sender.group')
    return toChoices(
      key,
      memberGroups.map(value => ({ value, label: texts.groups[value] })),
    )
  if (values instanceof z.ZodArray) {
    const suggestions = attribute === 'files.extension' ? [...listExtensions] : []
    return { key, type: 'texts', isRequired: true, maxLength, maxItems, suggestions }
  }
  if (attribute === 'files.count' || attribute === 'files.totalSize') {
    const limit = attribute === 'files.count' ? limits.maxFiles : limits.totalSizeMiB
    return {
      key,
      type: 'number',
      isRequired: true,
      min: 0,
      max: policyLimits.number,
      isWhole: false,
      unit: texts.units[attribute],
      limit,
    }
  }
  return { key, type: 'flag', isRequired: true, yes: texts.yes, no: texts.no }
}

function toDependents(): FormField[] {
  const options = Likelihood.options.map(value => ({ value, label: texts.likelihoods[value] }))
  return [
    {
      ...texts.dependents.minCount,
      ...{ key: 'minCount', type: 'number', isRequired: false, min: 1, max: policyLimits.number, isWhole: true },
      unit: texts.units.minCount,
    },
    { ...texts.dependents.minLikelihood, ...toChoice('minLikelihood', options) },
  ]
}

function toFeatures(shape: StatementShape, organisation: Organisation): FormFeature[] {
  return getValues(shape.feature).map(feature => {
    const value = toFeatureValue(feature, organisation)
    return {
      ...texts.features[feature],
      feature,
      effects: getValues(shape.effect).map(effect => toEffect(feature, effect, organisation)),
      ...(value && { value }),
    }
  })
}

function toFeatureValue(
  feature: Statement['feature'],
  { sendExpiryDays: { min, max }, templateSets }: Organisation,
): FormField | undefined {
  if (feature === 'templateSet') {
    const options = templateSets.map(({ name, description }) => ({ value: name, label: name, help: description }))
    return {
      label: texts.set,
      help: '',
      ...toChoice('value', options),
      isRequired: true,
      fault: policyFaults.templateSet,
    }
  }
  if (feature !== 'minExpiryDays' && feature !== 'maxExpiryDays') return undefined
  return {
    ...{ label: texts.days, help: texts.daysHelp(min, max) },
    ...{ key: 'value', type: 'number', isRequired: true, min, max, isWhole: true, unit: texts.units.days },
    fault: policyFaults.days(min, max),
  }
}

function toEffect(
  feature: Statement['feature'],
  effect: Statement['effect'],
  organisation: Organisation,
): FormFeature['effects'][number] {
  const isUnavailable =
    feature === 'mobileOtp' && effect === 'required' && availableFeatures(organisation).mobileOtp === 'prohibited'
  return {
    value: effect,
    label: texts.effects[effect],
    ...(isUnavailable && { unavailable: policyFaults.noCodes }),
    ...(feature === 'signIn' && effect === 'required' && { warning: warnOutsiders(organisation) }),
  }
}

function warnOutsiders({ domains }: Organisation): NonNullable<FormFeature['effects'][number]['warning']> {
  const count = Math.ceil(domains.length / policyLimits.values)
  const parts = Array.from({ length: count }, (_, at) =>
    domains.slice(at * policyLimits.values).slice(0, policyLimits.values),
  )
  return {
    text: texts.signInOutside,
    conditions: parts.map(values => ({ attribute: 'recipient.domain', operator: 'notIn', values })),
  }
}

function toMode(value: PolicyMode): FormOption {
  return { value, ...policyModes[value] }
}

function toInfoType(value: InfoType): FormOption {
  return { value, label: capitalised(infoTypeText(value).many) }
}

function toText(key: string, longest: number) {
  return { key, type: 'text' as const, isRequired: false, maxLength: longest, isLong: false }
}

function toChoice(key: string, options: FormOption[]) {
  return { key, type: 'choice' as const, isRequired: false, options, fault: policyFaults.unknownChoice }
}

function toChoices(key: string, options: FormOption[]) {
  return { key, type: 'choices' as const, isRequired: true, options, fault: policyFaults.unknownChoice }
}

function getValues<Schema extends z.ZodEnum | z.ZodLiteral>(schema: Schema): z.output<Schema>[] {
  return (schema instanceof z.ZodEnum ? schema.options : [...schema.values]) as z.output<Schema>[]
}
