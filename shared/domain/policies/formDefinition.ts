import * as z from 'zod'
import { capitalised, infoTypeText } from '../../texts/inspection.ts'
import { policyFaultTexts } from '../../texts/policyFaults.ts'
import {
  attributeTexts,
  dependentTexts,
  effectTexts,
  featureTexts,
  groupLabels,
  likelihoodLabels,
  modeTexts,
  operatorTexts,
  policyFormTexts,
  valueTexts,
} from '../../texts/policyForm.ts'
import { memberGroups } from '../groups.ts'
import { InfoType, Likelihood } from '../inspection.ts'
import { listExtensions } from '../listExtensions.ts'
import type { Organisation } from '../organisation.ts'
import { availableFeatures } from '../transferOptions.ts'
import { Condition, linkFault, linkPattern, PolicyMode, policyLimits, Statement } from './policy.ts'
import type { FormAttribute, FormFeature, FormField, FormOption, PolicyForm } from './policyForm.ts'
import { getValuePattern } from './valuePatterns.ts'

const { text: maxLength, values: maxItems } = policyLimits

/** The form for the model in `policy.ts`, with the template sets and bounds of this organisation. */
export function toPolicyForm(organisation: Organisation): PolicyForm {
  const { conditions, statements } = policyFormTexts
  return {
    fields: [
      { ...policyFormTexts.name, ...toText('name', policyLimits.name), isRequired: true },
      { ...policyFormTexts.description, ...toText('description', policyLimits.description), isLong: true },
      { ...policyFormTexts.mode, ...toChoice('mode', PolicyMode.options.map(toMode)), isRequired: true },
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
        { ...policyFormTexts.message, ...toText('message', policyLimits.message), isLong: true },
        {
          ...policyFormTexts.link,
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
    ...attributeTexts[attribute],
    attribute,
    operators: getValues(shape.operator).map(operator => {
      const pattern = getValuePattern(attribute, operator)
      return {
        value: operator,
        label: operatorTexts[operator],
        ...(pattern && { pattern: { source: pattern.expression.source, message: pattern.message } }),
      }
    }),
    value: {
      label: shape.values instanceof z.ZodArray ? 'Values' : 'Value',
      help: '',
      ...toValueField(attribute, shape.values, organisation),
      ...valueTexts[attribute],
    } as FormField,
    dependents: 'minCount' in shape ? toDependents() : [],
  }))
}

type Unnamed<Field> = Field extends FormField ? Omit<Field, 'label' | 'help'> : never

function toValueField(
  attribute: Condition['attribute'],
  values: ConditionShape['values'],
  { limits }: Organisation,
): Unnamed<FormField> {
  const key = 'values'
  if (attribute === 'sender.group')
    return toChoices(
      key,
      memberGroups.map(value => ({ value, label: groupLabels[value] })),
    )
  if (values instanceof z.ZodArray) {
    if (values.element instanceof z.ZodEnum) return toChoices(key, InfoType.options.map(toInfoType))
    const suggestions = attribute === 'files.extension' ? [...listExtensions] : []
    return { key, type: 'texts', isRequired: true, maxLength, maxItems, suggestions }
  }
  if (attribute === 'files.count' || attribute === 'files.totalSize') {
    const limit = attribute === 'files.count' ? limits.maxFiles : limits.totalSizeMiB
    return { key, type: 'number', isRequired: true, min: 0, max: policyLimits.number, isWhole: false, unit: '', limit }
  }
  return { key, type: 'flag', isRequired: true, yes: 'Yes', no: 'No' }
}

function toDependents(): FormField[] {
  const options = Likelihood.options.map(value => ({ value, label: likelihoodLabels[value] }))
  return [
    {
      ...dependentTexts.minCount,
      ...{ key: 'minCount', type: 'number', isRequired: false, min: 1, max: policyLimits.number, isWhole: true },
    },
    { ...dependentTexts.minLikelihood, ...toChoice('minLikelihood', options) },
  ]
}

function toFeatures(shape: StatementShape, organisation: Organisation): FormFeature[] {
  return getValues(shape.feature).map(feature => {
    const value = toFeatureValue(feature, organisation)
    return {
      ...featureTexts[feature],
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
      label: 'Set',
      help: '',
      ...toChoice('value', options),
      isRequired: true,
      fault: policyFaultTexts.templateSet,
    }
  }
  if (feature !== 'minExpiryDays' && feature !== 'maxExpiryDays') return undefined
  return {
    ...{ label: 'Days', help: `${min} to ${max} days, the bounds of your organisation.` },
    ...{ key: 'value', type: 'number', isRequired: true, min, max, isWhole: true, unit: 'days' },
    fault: policyFaultTexts.days(min, max),
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
    label: effectTexts[effect],
    ...(isUnavailable && { unavailable: policyFaultTexts.noCodes }),
    ...(feature === 'signIn' && effect === 'required' && { warning: warnOutsiders(organisation) }),
  }
}

function warnOutsiders({ domains }: Organisation): NonNullable<FormFeature['effects'][number]['warning']> {
  const count = Math.ceil(domains.length / policyLimits.values)
  const parts = Array.from({ length: count }, (_, at) =>
    domains.slice(at * policyLimits.values).slice(0, policyLimits.values),
  )
  return {
    text: policyFormTexts.signInOutside,
    conditions: parts.map(values => ({ attribute: 'recipient.domain', operator: 'notIn', values })),
  }
}

function toMode(value: PolicyMode): FormOption {
  return { value, ...modeTexts[value] }
}

function toInfoType(value: InfoType): FormOption {
  return { value, label: capitalised(infoTypeText(value).many) }
}

function toText(key: string, longest: number) {
  return { key, type: 'text' as const, isRequired: false, maxLength: longest, isLong: false }
}

function toChoice(key: string, options: FormOption[]) {
  return { key, type: 'choice' as const, isRequired: false, options, fault: policyFaultTexts.unknownChoice }
}

function toChoices(key: string, options: FormOption[]) {
  return { key, type: 'choices' as const, isRequired: true, options, fault: policyFaultTexts.unknownChoice }
}

function getValues<Schema extends z.ZodEnum | z.ZodLiteral>(schema: Schema): z.output<Schema>[] {
  return (schema instanceof z.ZodEnum ? schema.options : [...schema.values]) as z.output<Schema>[]
}
